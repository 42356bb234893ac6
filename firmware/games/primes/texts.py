"""Words of the Primes' Game on a set and the cards that count; help below."""

from firmware.games.melding.texts import CARDS, READINGS
from firmware.games.melding.texts import TURN as _TURN

KEY = "key {}: all {}_ or _{}"
SINGLE = "key {0}: all _{0} or 1-9"
COUNT = "Primes and jokers count."
WHAT = "primes and jokers"
# For who learns the game, in the place of its family's reason.
LESSONS = {"sets": "A set: a prime, 2 or more of its ones or tens"}


def rule(numbers: "Cards") -> str:
    """Return what the cards of a set have in common: the first one is its key."""
    key = numbers[0]
    return KEY.format(key, key // 10, key % 10) if key > 9 else SINGLE.format(key)


# On the board help.py:
# Help and rules of the Primes' Game: pages of seven lines at most.


PRIMES = (
    "The primes: 2 3 5 7 11 13 17 19 23 29 31 37 41 43 47 53 59 61 67 71 73 79 83 89 97. A line "
    "under a card marks one.",
)


TURN = _TURN + PRIMES


RULES = (
    (
        "Draw one or take the open card, throw one. Who has 7 in sets and throws the 8th wins. "
        "Advanced: 14, 3 sets at most.",
        "A set: 3 or more, one a prime, its key. The others share its ones or its tens; "
        "with 2 3 5 7 "
        "its ones, or 1 to 9. J is any of 1 to 99, a key too.",
        "Others count primes and jokers, or play on: by place 2, 3, 4. Lowest total wins.",
        "Our readings: ones and tens may mix in a set, or be alone; all primes in hand count.",
    )
    + READINGS
    + PRIMES
    + CARDS
)


RULES += (
    "A tip: 23 and its like take ten ones and ten tens: keep primes with many such cards near.",
)

# What a held # says of each rule set where it is chosen.
WHICH = {
    "H5": "Seven cards in one set or two, of three or more; the eighth is thrown.",
    "H5-advanced": (
        "14 cards in three sets at most, the fifteenth is thrown. Four players at most."
    ),
}
