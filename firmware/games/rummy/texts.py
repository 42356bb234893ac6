"""Words of the 100 Rummy on a set, and of the cards that count."""

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
