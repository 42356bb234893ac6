"""The rarer texts of games 5 and 6: of moves taken back, and at the end."""

# What players call a move, by its name; the others by what comes after it.
CALLED = {"draw": "the draw", "take": "the open card", "out": "the claim", "score": "the points"}
CLAIMED = "{}'s claim"
WON = "{} has won! "
THEN = "Then {}."


def called(move: str) -> str:
    """Return what players call a `move` that is written as in a record."""
    words = move.split()
    if words[0] == "throw":
        return "a joker" if words[1] == "F" else words[1]
    if words[0] in ("claim", "finished"):
        return CLAIMED.format(words[1])
    return CALLED.get(words[0], move[move.find("-") + 1 :])


def verdict(game: "Drawing", count: str) -> str:
    """Return who has won, and what counts, `count`, or how the others finished (H-c)."""
    text = WON.format(game.name(game.finished[0]))
    if game.places:
        return text + THEN.format(game.listed(game.finished[1:]))
    return text + count
