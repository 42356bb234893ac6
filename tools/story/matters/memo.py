"""The charts and tables of a game of pairs: the cards that each player had won after each turn."""

from tools.story.matters import plain
from tools.story.played import Played
from tools.story.story import Chart, Story, head, lines, over_turns, turns_of


def tell(played: Played) -> Story:
    """Return the story of `played`."""
    turns = turns_of(played)
    if not turns:
        return plain.tell(played)
    rows = over_turns(played, turns, "cards")
    labels = [str(turn.number) for turn in turns]
    told = "How many cards each player had won after each turn."
    charts = [Chart("Cards won", told, "turn", "cards", labels, lines(played, rows))]
    facts = head(played, turns)
    return Story(played.title, facts, played.sentences, charts, plain.points(played))
