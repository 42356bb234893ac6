"""Ask in *Numbers Memo*: what a card pairs with."""

from firmware.games.memo.rules import partner

PAIRS = "pairs with"


def numbers(asked: "Asking") -> "tuple[int, int]":
    """Return the lowest and the highest card."""
    game: Memo = asked.referee.game
    return 1, game.count


def now(asked: "Asking") -> str:
    """Return what goes as things stand: here nothing."""
    return ""


def judge(asked: "Asking") -> "tuple[Any, ...] | None":
    """Return which card the one typed pairs with (H7.2)."""
    if not asked.referee:
        return None
    game: Memo = asked.referee.game
    card = asked.cards[0]
    return None, "fact", card, PAIRS, partner(card, game.count, game.pairs)
