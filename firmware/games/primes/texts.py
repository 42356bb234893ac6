"""How the Primes' Game writes a set, and what it says of the cards that count."""

from firmware.games.melding.texts import called, seen, why

__all__ = ("COUNT", "KEY", "WHAT", "called", "headed", "seen", "why")

KEY = "key {}:"


COUNT = "Primes and jokers count."


WHAT = ("their primes and", "their jokers")


def headed(numbers: "Cards", words: "list[str]") -> "list[str]":
    """Return `words`, the cards of a set, as they are shown: ``key 23: 22 13 J=63``."""
    return [KEY.format(words[0])] + words[1:]
