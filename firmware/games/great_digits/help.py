"""Help and rules of *Great Digits*: pages of seven lines at most."""

from firmware.games.shedding.texts import (
    CARDS,
    ON_CALL_SPECIAL,
    READINGS_SPECIAL,
    SIGNS,
    TURN_SPECIAL,
)

TURN = TURN_SPECIAL
ON_CALL = ON_CALL_SPECIAL

RULES = (
    "Discard a card with a digit of the open card, 1-9 on 1-9, or draw one. 1 to 9 oblige the "
    "next: lay 1 to 9 too, or draw three.",
    "After 11, 22 .. more with that digit. A joker (J): any of 1 to 99 that goes. 100, Trick: all "
    "others draw 3, your turn goes on.",
    "Treat: instead of a turn, and never draw 3 again. First hand empty wins; others count cards, "
    "or play on: by place 2, 3, 4.",
) + READINGS_SPECIAL


RULES += (
    (
        "Our readings: one card that begins no run ends your turn; a run ends when you press #. An "
        "open 100 is matched by 1 and 0.",
    )
    + SIGNS
    + CARDS
)


RULES += (
    "A tip: keep a 1 to 9 for the day you must answer, and lay 11, 22 .. when you hold many "
    "cards with that digit.",
)
