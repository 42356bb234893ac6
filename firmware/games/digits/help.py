"""Help and rules of *Digits*: pages of seven lines at most."""

from firmware.games.hundred.help import LOOK, OPENING, RULING, START, TURN

__all__ = ("LOOK", "OPENING", "RULES", "RULING", "START", "TURN")

RULES = (
    "Seven cards each. A turn discards one card that shares a digit with the open card. Single "
    "digits go on single digits. 100 is 1 and 0.",
    "Who discards nothing draws one. Draw pile used up: shuffle all but the open card. First hand "
    "empty wins.",
    "Others score the cards they hold; or play on for places, 2 3 4 by places. Lowest total wins. "
    "You choose who starts.",
)
