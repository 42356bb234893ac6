"""The charts and tables of any game: what each player had after each turn, and the points."""

from tools.story.played import Played
from tools.story.story import Chart, Rows, Story, head, lines, over_turns, turns_of


def tell(played: Played) -> Story:
    """Return the story of `played`."""
    turns = turns_of(played)
    charts = []
    field = next((name for name in ("points", "won", "hands") if _each(played, name)), None)
    if field and turns:
        rows = over_turns(played, turns, field)
        labels = [str(turn.number) for turn in turns]
        told = f"The {field} of each player after each turn."
        charts.append(Chart(field.capitalize(), told, "turn", field, labels, lines(played, rows)))
    return Story(played.title, head(played, turns), played.sentences, charts, points(played))


def _each(played: Played, name: str) -> bool:
    """Return True if after each step `name` is a figure for each player of that moment."""
    agreed = played.agreed.players
    found = [step.after.get(name) for step in played.steps]
    return bool(found) and all(
        isinstance(row, list) and agreed <= len(row) <= played.players for row in found
    )


def points(played: Played) -> list[Rows]:
    """Return a table of everybody's points once it is over, if anybody has some."""
    scores = played.game.scores() if played.game.over else None
    if not scores:
        return []
    seats = range(len(scores))
    if len(scores) == played.players:
        seats = played.heard().scored(played.game)
    rows = [(played.name(seat), str(scores[seat])) for seat in seats]
    return [Rows("Points", ("player", "points"), rows)]
