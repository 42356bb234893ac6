"""Why *4 1/2 Minutes* is as it is: a sentence to each refusal and event."""

from firmware.games.minutes.rules import ASIDE, BLOCKED, COLOUR, LAY
from firmware.games.minutes.rules import TURN as TURN_CARD

LESSONS = {
    "fit": "Same colour, number or sign, or white",
    "first": "The first card begins pile A",
    "gone": "Each card is there once",
    "held": "Only what lies before you",
    "blocked": "First three cards on the other pile",
    "second": "One pile must stay open",
    "name": "It's your turn names the next",
    "empty": "Only who has cards can be next",
}
# By what was laid, from It's your turn on: what it does.
DOES = (
    "It's your turn: who lays it names who is next",
    "It goes the other way round now",
    "Draw two: the next has two cards more",
    "White: one of its two colours goes on it",
    "Blocked: first three cards on the other pile",
)
SET_ASIDE = "Cards set aside cost 2 each in the end, cards left 1"


def event(referee: "Referee") -> str:
    """Return a sentence on what the last move led to that is not usual, or nothing."""
    move: Any = referee.last()
    if move[0] == ASIDE:
        return SET_ASIDE
    kind = move[1] & 15 if move[0] == LAY else 0
    return DOES[kind - TURN_CARD] if TURN_CARD <= kind <= max(BLOCKED, COLOUR) else ""
