"""The cards, moves and rule sets of the Primes' Game (H5)."""

from firmware.games.melding import tables

MOVES = tables.MOVES
WORDS = tables.WORDS
CHANCE = tables.CHANCE

LAST = 99  # the highest card, H5.1

# Cards in a hand, whether sets have keys, most sets, most players.
RULE_SETS = {
    "H5": (7, True, 2, 6),  # H5.1 H5.5: two sets of 7 cards are all there can be
    "H5-advanced": (14, True, 3, 4),  # H5.7
}


def cards(agreed: "Setup") -> "list[int]":
    """Return the deck in ascending order (H5.1)."""
    return tables.deck(agreed, LAST)
