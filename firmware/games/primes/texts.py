"""How the Primes' Game writes a set, and what it says of the cards that count."""

KEY = "key {}:"


COUNT = "Primes and jokers count."


WHAT = "primes and jokers"


def headed(numbers: "Cards", words: "list[str]") -> "list[str]":
    """Return `words`, the cards of a set, as they are shown: ``key 23: 22 13 J=63``."""
    return [KEY.format(words[0])] + words[1:]
