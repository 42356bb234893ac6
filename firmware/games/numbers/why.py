"""Why the device laid a card in *Numbers*: what that has in common with the open one."""

from firmware.games.shedding import why

ONES, TENS, SUM = "Both end in {}", "Both begin with {}", "Both add up to {}"


def of_last(referee: "SeatedReferee", game: "Numbers", move: "Move") -> str:
    """Return why `move` was made in `game` as it stood before."""
    return why.told(game, move, alike)


def alike(game: "Numbers", move: "Move") -> str:
    """Return what the card that `move` lays and the open one have both (H3.1, H1.3)."""
    number, top = move[1], game.open
    if number % 10 == top % 10:
        return ONES.format(top % 10)
    if number < 10 and top < 10:
        return why.SINGLE
    if number > 9 and number // 10 == top // 10:
        return TENS.format(top // 10)
    return SUM.format(sum([int(digit) for digit in str(top)]))
