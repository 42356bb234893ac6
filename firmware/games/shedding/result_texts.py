"""The rarer texts of the games of discarding: of moves taken back, and at the end."""

# What players call a move, by its name; the others by what comes after it.
CALLED = {
    "draw": "the draw",
    "end": "the end of the turn",
    "trick": "the Trick",
    "treat": "the Treat",
    "free": "a joker",
    "laid": "a card",
    "last": "a card",
    "pass": "passing",
    "oblige": "the end of the turn",
    "ruling-mistyped": "another open card",
}


def called(move: str) -> str:
    """Return what players call a `move` that is written as in a record."""
    words = move.split()
    if words[0] == "discard":
        return words[1]
    return CALLED.get(words[0], move[move.find("-") + 1 :])


def verdict(game: "Discarding") -> str:
    """Return who has won, and in which order the others finished (H-c)."""
    text = game.name(game.out[0]) + " has won!"
    if not game.places:
        return text + " Cards left count."
    rest = [seat for seat in range(game.players) if seat not in game.out]
    return text + " Then " + game.listed(game.out[1:] + rest) + "."
