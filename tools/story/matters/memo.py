"""The story of a game of pairs: the longest run, what was forgotten, and when it was decided."""

from tools.story.matters import plain
from tools.story.played import Played
from tools.story.story import (
    FEW,
    Chart,
    Story,
    Turn,
    all_of,
    head,
    lines,
    over_turns,
    times,
    turns_of,
)


def tell(played: Played) -> Story:
    """Return the story of `played`."""
    turns = turns_of(played)
    if not turns:
        return plain.tell(played)
    rows = over_turns(played, turns, lambda step, seat: step.after["cards"][seat])
    sentences = [plain.ending(played)]
    if played.game.over:
        sentences += plain.since(
            played, rows, plain.winner(played), [turn.number for turn in turns]
        )
    sentences += _run(played, turns) + _forgotten(played, turns)
    labels = [str(turn.number) for turn in turns]
    told = "How many cards each player had won after each turn."
    chart = Chart("Cards won", told, "turn", "cards", labels, lines(played, rows))
    return Story(played.title, head(played, turns), sentences[:FEW], [chart], plain.points(played))


def _won(turn: Turn) -> int:
    cards = [steps.after["cards"][turn.seat] for steps in turn.steps]
    return cards[-1] - turn.steps[0].before["cards"][turn.seat]


def _run(played: Played, turns: list[Turn]) -> list[str]:
    """Return a sentence on the turn that won most pairs, if they were two or more."""
    best = max(turns, key=_won)
    pairs = _won(best) // 2
    if pairs < 2:
        return []
    return [f"Turn {best.number}: {played.name(best.seat)} won {pairs} pairs in a row."]


def _forgotten(played: Played, turns: list[Turn]) -> list[str]:
    """Return a sentence on who most often missed a card that had been seen."""
    seen: set[int] = set()
    missed = [0] * played.agreed.players
    for turn in turns:
        for step in turn.steps:
            if step.word == "need":
                needed, card = step.move[1], step.move[2]
                first = step.before["up"]
                missed[turn.seat] += card != needed and needed in seen
                seen.update((card, *first))
    most = max(missed)
    if not most:
        return []
    who = all_of([played.name(seat) for seat, often in enumerate(missed) if often == most])
    return [f"{who} forgot most often where a card lay that had been seen: {times(most)}."]
