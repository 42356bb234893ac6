"""The order of the discards."""


def lie(referee: "Referee"):
    """Return the discards beneath the open card, the oldest first."""
    game: Any = referee.game
    return game.pile[:-1]
