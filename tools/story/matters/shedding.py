"""The story of a game of discarding: hands that shrink, penalties, when the winner got ahead."""

from tools.story.matters import plain
from tools.story.played import Played, Step
from tools.story.story import (
    FEW,
    Chart,
    Story,
    Turn,
    all_of,
    count,
    head,
    lines,
    over_turns,
    turns_of,
)

BURDENS = {"trick": "the Trick", "oblige": "a Monumeral"}


def tell(played: Played) -> Story:
    """Return the story of `played`."""
    turns = turns_of(played)
    if not turns:
        return plain.tell(played)
    rows = over_turns(played, turns, lambda step, seat: step.after["hands"][seat])
    sentences = [plain.ending(played)]
    seat = plain.winner(played)
    if played.game.over and seat is not None:
        upside = [[-cards for cards in row] for row in rows]
        sentences += plain.since(played, upside, seat, [turn.number for turn in turns])
    sentences += _best_turn(played, turns) + _burden(played, turns) + _drawn(played)
    labels = [str(turn.number) for turn in turns]
    told = "How many cards each player held after each turn; who comes to none is out."
    chart = Chart("Cards in hand", told, "turn", "cards", labels, lines(played, rows))
    return Story(played.title, head(played, turns), sentences[:FEW], [chart], plain.points(played))


def _laid(step: Step) -> bool:
    return step.word in ("discard", "free", "laid", "last", "trick", "treat")


def _best_turn(played: Played, turns: list[Turn]) -> list[str]:
    """Return a sentence on the turn in which most cards were laid, if they were three or more."""
    best = max(turns, key=lambda turn: sum(map(_laid, turn.steps)))
    laid = [step for step in best.steps if _laid(step)]
    if len(laid) < 3:
        return []
    cards = [" ".join(step.text.split()[1:2]) for step in laid]
    named = f": {', '.join(cards)}" if all(cards) and len(cards) < 9 else ""
    return [f"Turn {best.number}: {played.name(best.seat)} laid {len(laid)} cards at once{named}."]


def _burden(played: Played, turns: list[Turn]) -> list[str]:
    """Return a sentence on the turn that made others draw the most, if that were three or more."""
    worst, most = None, 2
    for turn in turns:
        for step in turn.steps:
            pairs = zip(step.before["hands"], step.after["hands"], strict=True)
            drew = sum(after - before for before, after in pairs if after > before)
            if drew > most:
                worst, most = (turn, step), drew
    if not worst:
        return []
    turn, step = worst
    who = played.name(turn.seat)
    if step.word in BURDENS:
        return [f"Turn {turn.number}: {BURDENS[step.word]} of {who} made the others draw {most}."]
    return [f"Turn {turn.number}: {who} drew {most} cards."]


def _drawn(played: Played) -> list[str]:
    """Return a sentence on who drew the most."""
    drawn = [0] * played.agreed.players
    for step in played.steps:
        if step.word.startswith("ruling"):
            continue
        for seat, cards in enumerate(step.after["hands"]):
            drawn[seat] += max(0, cards - step.before["hands"][seat])
    most = max(drawn)
    who = [played.name(seat) for seat, cards in enumerate(drawn) if cards == most]
    each = " each" * (len(who) > 1)
    return [f"{all_of(who)} drew the most: {count(most, 'card')}{each}."] if most > 1 else []
