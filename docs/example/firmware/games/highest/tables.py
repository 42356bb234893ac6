"""The cards and the one move of *Highest Card*."""

TURN = 0

MOVES = (("turn card", "{0}#"),)  # the player on turn turned over the top of the draw pile
NOTES = ()
CHANCE = None

PLAYERS = (2, 6)  # fewest and most
ROUNDS = 5
HIGHEST = 100


def cards(agreed) -> list:
    """Return the cards that are played with, in ascending order."""
    return list(range(1, HIGHEST + 1))
