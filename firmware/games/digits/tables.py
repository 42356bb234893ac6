"""The cards and moves of *Digits* (H1)."""

from firmware.games.shedding import tables

MOVES = tables.MOVES
CHANCE = tables.SHUFFLE
FORGET = tables.FORGET
WORDS = tables.WORDS

USUAL = b"\x00"  # scoring by cards; or by places, H-c
MOST = b"\x01"


def options(setup: "Setup") -> bytes:
    """Return what was agreed; raise ValueError for what the book does not know."""
    return tables.agreed(setup, USUAL, MOST)


def cards(setup: "Setup") -> "list[int]":
    """Return the deck in ascending order (H1.1)."""
    return list(range(1, tables.LAST + 1))


def hand_size(players: int) -> int:
    """Return how many cards each player is dealt (H1.1)."""
    return 7
