"""Why *Numbers Memo* is as it is: a sentence to each refusal and event."""

from firmware.games.memo.rules import partner

LESSONS = {
    "gone": "It was won: its place is empty",
    "same": "A pair is two cards",
    "itself": "A pair is two cards",
    "declare": "First reckon what you need, then look",
}
NO_PAIR = "{} pairs with {}: both are turned back. Remember where"


def event(referee: "Referee") -> str:
    """Return a sentence on what the last move led to that is not usual, or nothing."""
    game: Any = referee.game
    up = game.up
    if len(up) < 2:
        return ""
    need = partner(up[0], game.count, game.pairs)
    return "" if up[1] == need else NO_PAIR.format(up[0], need)
