"""Help and rules of *Digits*: pages of seven lines."""

from firmware.games.shedding.help import END, ON_CALL, OPENING, RULING, START, TURN

RULES = (
    "Seven cards each. A turn discards one card that shares a digit with the open card. Single "
    "digits go on single digits, 100 has 1 and 0.",
    "Who discards nothing draws one card. Draw pile used up: shuffle the discards but for the open "
    "card.",
    END,
)

__all__ = ("ON_CALL", "OPENING", "RULES", "RULING", "START", "TURN")
