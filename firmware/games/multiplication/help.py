"""Help and rules of *Multiplication*: pages of seven lines at most."""

from firmware.games.shedding.help import CARDS, END, MORE, READINGS

TURN = (
    "Type two factors, 0 for 10: 4 6 lays the 24 as 4 x 6, 0 0 the 100. A first: a joker (J) as "
    "that product. # alone draws, at the table asked once more.",
    "A card goes by one factor of the open card, on a first card by any; a square there passes "
    "nobody over. With hints, underlined cards go.",
) + MORE[1:]


RULES = (
    "Products of 1 to 10. Discard one as two factors, one of them declared of the open card too; "
    "or draw one.",
    "After 1 4 9 16 25 36 49 64 81 100, however declared, the next draws one and is passed over. "
    "A joker (J) is any product.",
    END,
) + READINGS


RULES += (
    "Our readings: the first open card goes by any of its factors; a square there passes nobody "
    "over, a joker there goes under.",
) + CARDS


RULES += (
    "A tip: declare by a factor that you hold more of yourself, and keep a square for who has one "
    "card left.",
)
