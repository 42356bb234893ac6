"""A card that goes on another in *Multiplication*, for whoever asks."""

from firmware.games.multiplication.tables import pairs
from firmware.games.shedding.asking import goes, numbers

__all__ = ("goes", "more", "numbers", "reason")


def more(game: "Multiplication", card: int) -> "list[str]":
    """Return as which factors `card` can be declared."""
    return [" or ".join(["{}x{}".format(*pair) for pair in pairs(card)])]


def reason(folder: "Folder", game: "Multiplication", way: "tuple[int, ...]") -> str:
    """Return the pair of factors by which a card goes."""
    return "as {}x{}.".format(*way)
