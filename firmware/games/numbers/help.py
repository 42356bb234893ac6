"""Help and rules of *Numbers*: pages of seven lines at most."""

from firmware.games.hundred.help import LOOK, OPENING, RULING, START
from firmware.games.hundred.help import TURN_SPECIAL as TURN

__all__ = ("LOOK", "OPENING", "RULES", "RULING", "START", "TURN")

RULES = (
    "Discard up to 3, each like the one before in ones, tens or sum of digits; 1-9 on 1-9. Nothing: "
    "draw one. 7 has no tens, 100 sum 1.",
    "A turn that ends with 1-9 obliges the next: one of 1-9 only, or draw three. After 11, 22 .. "
    "any with that digit. A match must be among the first 3.",
    "Free cards: 1 to 99. 100, Trick: others draw 3, your turn stays. Treat: instead of a turn, "
    "never draw 3 again. First hand empty wins.",
)
