"""Words of the Primes' Game on a set, and of the cards that count."""

KEY = "key {}: all {}_ or _{}"
SINGLE = "key {0}: all _{0} or 1-9"
COUNT = "Primes and jokers count."
WHAT = "primes and jokers"


def rule(numbers: "Cards") -> str:
    """Return what the cards of a set have in common: the first one is its key."""
    key = numbers[0]
    return KEY.format(key, key // 10, key % 10) if key > 9 else SINGLE.format(key)
