"""Help and rules of the 100 Rummy: pages of seven lines at most."""

from firmware.games.melding.help import (
    CHECK,
    DRAW,
    HAND,
    OPENING,
    RULING,
    SCORE,
    SETS,
    START,
    TURN,
)

RULES = (
    "Draw one or take the open card, throw one. Who has 14 in sets and throws the 15th is out. "
    "A set: 4 or more, all with the same ones,",
    "or all with the same tens, or all of 1-9. F is any of 1 to 100. Our reading: the 100 has the "
    "ones 0 and shares its tens with no card.",
    "Others count cards in no set, as is best for them, and F; or play on: 2 3 4 by places. Lowest "
    "total wins. The card taken may be thrown.",
)

__all__ = (
    "CHECK",
    "DRAW",
    "HAND",
    "OPENING",
    "RULES",
    "RULING",
    "SCORE",
    "SETS",
    "START",
    "TURN",
)
