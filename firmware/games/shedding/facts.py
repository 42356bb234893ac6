"""The table as the rules of discarding know it, for playthroughs: tests and programs."""


def of(game: "Discarding") -> "dict[str, Any]":
    """Return the table of `game` as plain numbers and lists; all games have the same fields."""
    hands = list(game.knowledge.hands)
    return {
        "open": game.open or None,
        "factors": list(game.factors) or None,
        "seat": game.seat if game.started else None,
        "obliged": game.obliged,
        "laid": game.laid,
        "draw": game.knowledge.draw,
        "hands": hands,
        "immune": [game.has_beside(seat) for seat in range(game.players)],
        "winner": game.out[0] if game.out else None,
        "out": list(game.out),
        "owes": list(game.owes),
        "over": game.over,
        "left": hands,
    }
