"""The story of a round against the clock: cards left, displays set aside, and the clock itself."""

from firmware.play.story import FEW
from tools.story.matters import plain
from tools.story.played import Played
from tools.story.story import Chart, Rows, Series, Story, Turn, head, turns_of

NO_TIMES = "No times are known: only the memory of the device on which it was played has them."


def tell(played: Played) -> Story:
    """Return the story of `played`."""
    turns = turns_of(played)
    if not turns:
        return plain.tell(played)
    labels = [str(turn.number) for turn in turns]
    left = Series("cards left", [turn.steps[-1].after["left"] for turn in turns])
    aside = Series("set aside", [turn.steps[-1].after["aside"] for turn in turns])
    told = "Cards that were not yet laid, and those set aside so far, after each turn."
    charts = [Chart("Cards", told, "turn", "cards", labels, [left, aside])]
    times = [turn.steps[-1].ms for turn in turns]
    sentences = played.sentences
    if any(times):
        seconds: list[float | None] = [ms / 1000 if ms else None for ms in times]
        told = "What the clock showed after each turn; it ends at 270 seconds."
        charts.append(
            Chart("The clock", told, "turn", "seconds", labels, [Series("clock", seconds)])
        )
        sentences += _slowest(played, turns)
    else:
        sentences.append(NO_TIMES)
    return Story(played.title, head(played, turns), sentences[:FEW], charts, _points(played, turns))


def _slowest(played: Played, turns: list[Turn]) -> list[str]:
    """Return a sentence on the turn that took longest by the clock."""
    best, longest, before = None, 0, 0
    for turn in turns:
        now = turn.steps[-1].ms
        if now is None:
            continue
        if now - before > longest:
            best, longest = turn, now - before
        before = now
    cut = played.steps[-1]
    rest = 1000 * played.rules.SECONDS - before  # of the turn in which time was up
    if cut.word == "time" and cut.seat is not None and rest > longest:
        return [f"The last turn took longest: {played.name(cut.seat)}, {rest / 1000:.0f} s."]
    if best is None:
        return []
    return [f"Turn {best.number} took longest: {played.name(best.seat)}, {longest / 1000:.0f} s."]


def _points(played: Played, turns: list[Turn]) -> list[Rows]:
    game = played.game
    rows = [
        ("set aside", str(game.aside), str(2 * game.aside)),
        ("not laid", str(game.left), str(game.score - 2 * game.aside)),
    ]
    return [Rows("Minus points", ("cards", "how many", "points"), rows)] * bool(turns)
