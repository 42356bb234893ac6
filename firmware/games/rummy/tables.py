"""The cards, moves and rule sets of the 100 Rummy (H6)."""

from firmware.games.melding import tables

MOVES = tables.MOVES
WORDS = tables.WORDS
CHANCE = tables.CHANCE
FORGET = tables.FORGET

LAST = 100  # the highest card, H6.1

# Cards in a hand, most sets, most players.
RULE_SETS = {"H6": (14, 3, 4)}  # H6.1 H6.2: three sets of 4 are all that 14 cards make


def cards(agreed: "Setup") -> "list[int]":
    """Return the deck in ascending order (H6.1)."""
    return tables.deck(agreed, LAST)
