"""Why the device laid a card in *Multiplication*: a factor that the open one has too."""

from firmware.games.shedding import why

FACTOR, FACTORS = "Both have factor {}", "Both have factors {} and {}"


def of_last(referee: "SeatedReferee", game: "Multiplication", move: "Move") -> str:
    """Return why `move` was made in `game` as it stood before."""
    return why.told(game, move, alike)


def alike(game: "Multiplication", move: "Move") -> str:
    """Return which factors that `move` declares the open card has too (H4.2)."""
    both = [factor for factor in range(1, 11) if factor in move[2:] and game.links >> factor & 1]
    return (FACTORS if both[1:] else FACTOR).format(*both)
