"""The order of the cards on the piles, which the log tells."""

from firmware.games.the_game.tables import LAY, ROW_CARDS


def piles(referee: "Referee") -> "list[list[int]]":
    """Return the cards of each pile, the oldest first."""
    found: list[list[int]] = [[] for _ in ROW_CARDS]
    for move in referee.log():
        if move[0] == LAY:
            found[move[2]].append(move[1])
    return found
