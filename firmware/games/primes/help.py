"""Help and rules of the Primes' Game: pages of seven lines at most."""

from firmware.games.melding.help import (
    CHECK,
    DRAW,
    HAND,
    OPENING,
    RULING,
    SCORE,
    SETS,
    START,
)
from firmware.games.melding.help import (
    TURN as _TURN,
)

TURN = _TURN + ("A dash behind a card, 23', marks a prime.",)
RULES = (
    "Draw one or take the open card, throw one. Who has 7 in sets and throws the 8th is out. "
    "Advanced: 14 cards, 3 sets at most.",
    "A set: 3 or more, one a prime, its key. The others share its ones or its tens; with 2 3 5 7 "
    "its ones, or 1 to 9. F is any of 1 to 99, a key too.",
    "Others count primes and F, or 2 3 4 by places. Lowest total wins. Our readings: ones and tens "
    "may mix; the card taken may be thrown.",
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
