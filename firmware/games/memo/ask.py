"""Ask in *Numbers Memo*: what a card pairs with, and why it is so."""

from firmware.games.memo.rules import partner

PAIRS = "pairs with"
# A sentence to each refusal, and to what a move led to that is not usual: for who learns the game.
LESSONS = {
    "gone": "It was won",
    "same": "A pair is two cards",
    "itself": "A pair is two cards",
    "declare": "Reckon first, then look",
}
ASKING = (
    "Type a number: in a game, which card it pairs with. Nothing is played. One digit needs # "
    "behind it; * goes back.",
)
NO_PAIR = "{} pairs with {}: both are turned back"


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


def event(referee: "Referee") -> str:
    """Return a sentence on what the last move led to that is not usual, or nothing."""
    game: Any = referee.game
    up = game.up
    if len(up) < 2:
        return ""
    need = partner(up[0], game.count, game.pairs)
    return "" if up[1] == need else NO_PAIR.format(up[0], need)
