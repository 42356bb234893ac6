"""Words of the 100 Rummy on a set and the cards that count; help below."""

from firmware.games.melding.texts import CARDS, READINGS

ONES = "all _{}"
TENS = "all {}_"
SINGLE = "all 1-9"
COUNT = "Cards in no set count."
WHAT = "no set, and jokers"


def rule(numbers: "Cards") -> str:
    """Return which digit the cards of a set have in common."""
    digit = numbers[0] % 10
    if all([other % 10 == digit for other in numbers]):
        return ONES.format(digit)
    tens = numbers[0] // 10
    return TENS.format(tens) if tens else SINGLE


# On the board help.py:
# Help and rules of the 100 Rummy: pages of seven lines at most.


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
