"""Help and rules of the 100 Rummy: pages of seven lines at most."""

from firmware.games.melding.help import CARDS, READINGS

RULES = (
    (
        "Draw one or take the open card, throw one. Who has 14 in sets and throws the 15th wins. "
        "A set: 4 or more, all with the same ones,",
        "or all with the same tens, or all of 1-9. J is any of 1 to 100. Our reading: "
        "the 100 has the "
        "ones 0 and shares its tens with no card.",
        "Others count cards in no set, as is best for them, and jokers; or play on: by "
        "place 2, 3, 4. "
        "Lowest total wins.",
    )
    + READINGS
    + CARDS
)


RULES += (
    "A tip: sort by ones and by tens and keep what lies in both. Ones have ten cards each, tens "
    "too: go for what others throw.",
)
