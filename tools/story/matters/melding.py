"""The story of a game of sets: who went out, with which sets, and what the others had left."""

from tools.story.matters import plain
from tools.story.played import Played
from tools.story.story import FEW, Chart, Rows, Series, Story, Turn, count, head, times, turns_of

OUT = ("out", "claim")


def tell(played: Played) -> Story:
    """Return the story of `played`."""
    turns = turns_of(played)
    sentences = [plain.ending(played)]
    tables = plain.points(played)
    for step in played.steps:
        if step.word in OUT and not any(table.title == "Sets" for table in tables):
            seat = step.seat if step.word == "out" else step.move[1]
            sentences.append(_decided(played, turns, seat or 0))
            words = step.text.split()[1 if step.word == "out" else 2 :]
            sets = " ".join(words[1:]).split(" / ")
            told = f"{played.name(seat or 0)} threw {words[0]} and laid {count(len(sets), 'set')}: "
            sentences.append(told + "; ".join(sets) + ".")
            rows = [(str(number), cards) for number, cards in enumerate(sets, 1)]
            tables.append(Rows("Sets", ("set", "cards"), rows))
    sentences += _took(played, turns)
    scores = played.game.scores() if played.game.over else None
    charts = []
    if scores:
        names = [played.name(seat) for seat in range(played.agreed.players)]
        told = "Points at the end; who went out first has none."
        series = [Series("points", scores)]
        charts.append(Chart("Points", told, "player", "points", names, series, True))
    return Story(played.title, head(played, turns), sentences[:FEW], charts, tables)


def _decided(played: Played, turns: list[Turn], seat: int) -> str:
    """Return the sentence on the turn in which `seat` went out, and how often they had drawn."""
    own = [turn for turn in turns if turn.seat == seat]
    last = next((turn for turn in own if any(step.word in OUT for step in turn.steps)), None)
    if last is None:
        return f"{played.name(seat)} went out."
    had = count(sum(turn.number <= last.number for turn in own), "turn")
    return f"Turn {last.number} decided it: {played.name(seat)} went out after {had} of their own."


def _took(played: Played, turns: list[Turn]) -> list[str]:
    """Return a sentence on who took the open card most often."""
    takes = [0] * played.agreed.players
    for turn in turns:
        takes[turn.seat] += sum(step.word == "take" for step in turn.steps)
    most = max(takes)
    if not most:
        return []
    seat = takes.index(most)
    return [f"{played.name(seat)} took the open card most often: {times(most)}."] * (most > 1)
