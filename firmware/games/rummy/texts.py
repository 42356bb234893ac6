"""The texts of the 100 Rummy: how a set is written, what counts, help and rules."""

from firmware.games.melding.help import (
    CARDS,
    CHECK,
    CLAIM,
    COVER,
    DRAW,
    FINISHED,
    GUIDED,
    HAND,
    ON_CALL,
    OPENING,
    READINGS,
    RULING,
    SCORE,
    SETS,
    START,
    TURN,
    numbers,
)
from firmware.games.melding.texts import called, seen, why

__all__ = (
    "CHECK",
    "CLAIM",
    "COUNT",
    "COVER",
    "DRAW",
    "FINISHED",
    "GUIDED",
    "HAND",
    "ONES",
    "ON_CALL",
    "OPENING",
    "RULES",
    "RULING",
    "SCORE",
    "SETS",
    "SINGLE",
    "START",
    "TENS",
    "TURN",
    "WHAT",
    "called",
    "headed",
    "numbers",
    "seen",
    "why",
)

ONES = "{}s:"
TENS = "{}0s:"
SINGLE = "1-9:"
COUNT = "Cards in no set count."
WHAT = ("their cards in no set", "and their jokers")


def headed(numbers: "Cards", words: "list[str]") -> "list[str]":
    """Return `words`, the cards of a set, as they are shown: ``7s: 7 17 J=27 37``."""
    digit = numbers[0] % 10
    if all([other % 10 == digit for other in numbers]):
        return [ONES.format(digit)] + words
    tens = numbers[0] // 10
    return [TENS.format(tens) if tens else SINGLE] + words


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
