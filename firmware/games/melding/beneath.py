"""The order of the discards."""


def lie(referee: "Referee") -> "list[int]":
    """Return the discards beneath the open card, the oldest first."""
    return piles(referee)[0][:-1]


def piles(referee: "Referee") -> "list[list[int]]":
    """Return the discards with the open card, the oldest first."""
    game: Any = referee.game
    return [game.pile]
