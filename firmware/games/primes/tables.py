"""The cards, moves and rule sets of the Primes' Game (H5)."""

from firmware.games.melding import tables

MOVES = tables.MOVES
WORDS = tables.WORDS
CHANCE = tables.CHANCE
FORGET = tables.FORGET

LAST = 99  # the highest card, H5.1
PRIMES = b"\x02\x03\x05\x07\x0b\x0d\x11\x13\x17\x1d\x1f%)+/5;=CGIOSYa"  # 2 to 97

# Cards in a hand, most sets, most players.
RULE_SETS = {
    "H5": (7, 2, 6),  # H5.1 H5.5: two sets of 7 cards are all there can be
    "H5-advanced": (14, 3, 4),  # H5.7
}


def cards(agreed: "Setup") -> "list[int]":
    """Return the deck in ascending order (H5.1)."""
    return tables.deck(agreed, LAST)


def is_prime(card: int) -> bool:
    """Return True for a number that may be a key (H5.2)."""
    return bytes((card,)) in PRIMES
