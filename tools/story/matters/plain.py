"""The story of any game: how it ended, everybody's points, and since when the winner led."""

import re

from tools.story.played import Played
from tools.story.story import Chart, Rows, Story, ahead_since, head, lines, turns_of


def tell(played: Played) -> Story:
    """Return the story of `played`."""
    turns = turns_of(played)
    game = played.game
    sentences = [ending(played)]
    charts = []
    field = next((name for name in ("points", "won", "hands") if _each(played, name)), None)
    if field and turns:
        rows = [list(turn.steps[-1].after[field]) for turn in turns]
        if game.over and winner(played) is not None and field != "hands":
            sentences += since(played, rows, winner(played), [turn.number for turn in turns])
        labels = [str(turn.number) for turn in turns]
        told = f"The {field} of each player after each turn."
        charts.append(Chart(field.capitalize(), told, "turn", field, labels, lines(played, rows)))
    return Story(played.title, head(played, turns), sentences, charts, points(played))


def _each(played: Played, name: str) -> bool:
    """Return True if after each step `name` is a figure for each player."""
    found = [step.after.get(name) for step in played.steps]
    return bool(found) and all(
        isinstance(row, list) and len(row) == played.agreed.players for row in found
    )


def ending(played: Played) -> str:
    """Return how it ended, or how it stands, by the words of the record."""
    text = re.sub(
        r"\bP([1-9])\b", lambda found: played.name(int(found[1]) - 1), played.game.result()
    )
    scores = played.game.scores() if played.game.over else None
    if scores and len(scores) == played.agreed.players:
        own = [f"{played.name(seat)} {value}" for seat, value in enumerate(scores)]
        text = f"{text.partition(',')[0]}; the points: {', '.join(own)}"
    return (text if played.game.over else f"It is not over: {text}") + "."


def winner(played: Played) -> int | None:
    """Return the one seat that has won, or None."""
    game = played.game
    first = getattr(game, "out", None) or getattr(game, "finished", None)
    if isinstance(first, list):
        return first[0]
    winners = game.winners() if game.over and hasattr(game, "winners") else []
    return winners[0] if len(winners) == 1 else None


def since(
    played: Played, rows: list[list[float]], seat: int | None, numbers: list[int]
) -> list[str]:
    """Return a sentence on the turn from which `seat`, who has won, led by `rows` until the end."""
    if seat is None:
        return []
    at = ahead_since(rows, seat)
    if at >= len(rows):
        return []
    if at == 0:
        return [f"{played.name(seat)} led from the first turn to the last."]
    return [f"Turn {numbers[at]} decided it: from then on {played.name(seat)} led to the end."]


def points(played: Played) -> list[Rows]:
    """Return a table of everybody's points once it is over, if anybody has some."""
    scores = played.game.scores() if played.game.over else None
    if not scores:
        return []
    rows = [(played.name(seat), str(value)) for seat, value in enumerate(scores)]
    return [Rows("Points", ("player", "points"), rows)]
