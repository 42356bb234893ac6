"""Pairs of *Numbers Memo*, for whoever asks."""

from firmware.games.memo.tables import partner

PAIR = "{} pairs with {}."


def numbers(game: "Memo") -> "tuple[int, int]":
    """Return the lowest and the highest card."""
    return 1, game.count


def more(game: "Memo", card: int) -> "list[str]":
    """Return which card `card` pairs with (H7.2)."""
    return [PAIR.format(card, partner(card, game.count, game.pairs))]
