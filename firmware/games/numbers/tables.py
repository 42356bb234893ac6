"""The cards and moves of *Numbers* (H3)."""

from firmware.games.shedding import tables

MOVES = tables.MOVES
CHANCE = tables.SHUFFLE
FORGET = tables.FORGET
WORDS = tables.WORDS

# Free cards; the 100 special, plain or left out; scoring by cards or by places: H3.4 H-c.
USUAL = b"\x04\x00\x00"
MOST = b"\x04\x02\x01"

MATCHED = 3  # cards a turn that may be matched, H3.1


def options(setup: "Setup") -> bytes:
    """Return what was agreed; raise ValueError for what the book does not know."""
    return tables.agreed(setup, USUAL, MOST)


def cards(setup: "Setup") -> "list[int]":
    """Return the deck in ascending order (H3.4)."""
    jokers, hundred, _ = options(setup)
    last = tables.LAST - 1 if hundred == tables.OUT else tables.LAST
    return list(range(1, last + 1)) + [tables.JOKER] * jokers


def hand_size(players: int) -> int:
    """Return how many cards each player is dealt (H1.1)."""
    return 7
