"""Help and rules of *Numbers*: pages of seven lines at most."""

from firmware.games.shedding.help import ON_CALL_SPECIAL as ON_CALL
from firmware.games.shedding.help import OPENING, RULING, START
from firmware.games.shedding.help import TURN_SPECIAL as SPECIAL

TURN = SPECIAL + (
    "Our readings: 7 has no tens, 100 is ones 0 and sum 1. A card without the run's digit ends the "
    "run. # ends the turn.",
)
RULES = (
    "Up to 3 cards, each like the one before in ones, tens or sum of digits, or 1-9 on 1-9. None: "
    "draw one. After 11, 22 .. any with that digit,",
    "past 3 too; matches only among the first 3. Ending on 1-9 obliges the next: just one of 1-9, "
    "or draw three. A free card: any of 1 to 99.",
    "100, Trick: others draw 3. Treat: instead of a turn; never draw 3. First hand empty wins; "
    "others count cards, or 2 3 4 by places.",
)

__all__ = ("ON_CALL", "OPENING", "RULES", "RULING", "START", "TURN")
