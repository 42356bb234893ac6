"""How somebody who plays at random comes to the end of *The Game* (tools/soak)."""


def move(game: "TheGame", moves: int, chance: "Random"):
    """Return what is played after so many `moves`; None for any move that is legal.

    On call it is the fewest cards: who is stuck ends the game.
    """
    blind = game.started and "tops" not in game.facts()
    return game.legal_moves()[0] if blind else None
