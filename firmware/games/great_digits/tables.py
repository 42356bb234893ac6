"""The cards and moves of *Great Digits* (H2)."""

from firmware.games.shedding import tables

MOVES = tables.MOVES
CHANCE = tables.SHUFFLE
FORGET = tables.FORGET
WORDS = tables.WORDS

# Free cards; the 100 special or plain; scoring by cards or by places: H2.1 H2.4 H2.6 H-c.
USUAL = b"\x04\x00\x00"
MOST = b"\x04\x01\x01"


def options(setup: "Setup") -> bytes:
    """Return what was agreed; raise ValueError for what the book does not know."""
    return tables.agreed(setup, USUAL, MOST)


def cards(setup: "Setup") -> "list[int]":
    """Return the deck in ascending order (H1.1, H2.1)."""
    return list(range(1, tables.LAST + 1)) + [tables.JOKER] * options(setup)[0]


def hand_size(players: int) -> int:
    """Return how many cards each player is dealt (H1.1)."""
    return 7
