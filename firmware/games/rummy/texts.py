"""How the 100 Rummy writes a set, and what it says of the cards that count."""

ONES = "{}s:"


TENS = "{}0s:"


SINGLE = "1-9:"


COUNT = "Cards in no set count."


WHAT = "no set, and jokers"


def headed(numbers: "Cards", words: "list[str]") -> "list[str]":
    """Return `words`, the cards of a set, as they are shown: ``7s: 7 17 J=27 37``."""
    digit = numbers[0] % 10
    if all([other % 10 == digit for other in numbers]):
        return [ONES.format(digit)] + words
    tens = numbers[0] // 10
    return [TENS.format(tens) if tens else SINGLE] + words
