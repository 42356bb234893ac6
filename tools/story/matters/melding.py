"""The charts and tables of a game of sets: points, and the sets of who went out."""

from firmware.games.melding.story import read
from tools.story.matters import plain
from tools.story.played import Played
from tools.story.story import Chart, Rows, Series, Story, head, turns_of

OUT = ("out", "claim")


def tell(played: Played) -> Story:
    """Return the story of `played`."""
    tables = plain.points(played)
    out = next((step for step in played.steps if step.word in OUT), None)
    if out:
        words = out.text.split()[1 if out.word == "out" else 2 :]
        sets = " ".join(map(read, words[1:])).split(" / ")
        rows = [(str(number), cards) for number, cards in enumerate(sets, 1)]
        tables.append(Rows("Sets", ("set", "cards"), rows))
    scores = played.game.scores() if played.game.over else None
    charts = []
    if scores:
        seats = played.heard().scored(played.game)
        names = [played.name(seat) for seat in seats]
        told = "Points at the end; who went out first has none."
        series = [Series("points", [scores[seat] for seat in seats])]
        charts.append(Chart("Points", told, "player", "points", names, series, True))
    facts = head(played, turns_of(played))
    return Story(played.title, facts, played.sentences, charts, tables)
