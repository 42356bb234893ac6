"""The table as the rules of games 5 and 6 know it, for playthroughs: tests and programs."""


def of(game: "Drawing") -> "dict[str, Any]":
    """Return the table of `game` as plain numbers and lists."""
    return {
        "open": game.open,
        "seat": game.seat if game.started else None,
        "drawn": game.drawn is not None,
        "draw": game.knowledge.draw,
        "hands": list(game.knowledge.hands),
        "finished": list(game.finished),
        "points": list(game.points),
        "over": game.over,
    }
