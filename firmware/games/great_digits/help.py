"""Help and rules of *Great Digits*: pages of seven lines at most."""

from firmware.games.hundred.help import LOOK, OPENING, RULING, START
from firmware.games.hundred.help import TURN_SPECIAL as TURN

__all__ = ("LOOK", "OPENING", "RULES", "RULING", "START", "TURN")

RULES = (
    "Discard a card with a digit of the open card, 1-9 on 1-9, or draw one. 1 to 9 oblige the next: "
    "lay 1 to 9 too, or draw three.",
    "After 11, 22 .. more cards with that digit, as you like. A free card is any number from 1 to "
    "99 that goes. Not obliged: who follows the first open card.",
    "100, Trick: others draw 3, your turn stays, obliged too. Treat: instead of a turn; you never "
    "draw 3 again. First hand empty wins, others score cards.",
)
