"""Help and rules of *Multiplication*: pages of seven lines at most."""

from firmware.games.hundred.help import LOOK, OPENING, RULING, START

__all__ = ("LOOK", "OPENING", "RULES", "RULING", "START", "TURN")

TURN = (
    "Type a product and # to discard it. Where two pairs make it, press a factor, 0 for 10: 24# 3 "
    "is 3 x 8. # alone draws.",
    "A, a number, #: a free card as that product. Row 5: a card goes with one of these factors. "
    "* takes back, at the table # is asked once more.",
    "D turns the page of your cards where +4 says that there are 4 more. Hold * for the menu: "
    "rules, ruling and more.",
)
RULES = (
    "Products of 1 to 10. Discard one with two factors; one of them must be a factor of the open "
    "card as declared. Or draw one.",
    "1 4 9 16 25 36 49 64 81 100, however declared: the next draws one and is passed over. A free "
    "card is any product.",
    "Our reading: the first open card goes by any factors and passes nobody over. First hand empty "
    "wins, others score their cards, or places.",
)
