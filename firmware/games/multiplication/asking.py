"""A card that goes on another in *Multiplication*, for whoever asks."""

from firmware.games.multiplication.tables import pairs
from firmware.games.shedding.asking import goes, numbers

__all__ = ("goes", "more", "numbers", "reasons")


def more(game: "Multiplication", card: int) -> "list[str]":
    """Return as which factors `card` can be declared."""
    return listed(pairs(card))


def reasons(game: "Multiplication", card: int, ways: "list[tuple[int, ...]]") -> "list[str]":
    """Return the pairs of factors by which `card` goes, `ways` (H4.2)."""
    return listed(ways)


def listed(ways: "list[tuple[int, ...]]") -> "list[str]":
    """Return the pairs of factors `ways` in a row of text, none where there are none."""
    return [" or ".join(["{}x{}".format(*way) for way in ways])] if ways else []
