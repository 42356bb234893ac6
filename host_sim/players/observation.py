"""The Game as a seat may see it: plain numbers, and no way from them to the table."""

from typing import Any, NamedTuple

KEEP_OFF, NO_JUMP = 1, 2  # signs as the rules number them
NOBODY = -1


class Observation(NamedTuple):
    """The table as `seat` sees it."""

    rules: str
    players: int
    seat: int
    turn: int  # the seat on turn
    hand: tuple[int, ...]  # their own cards, in ascending order
    tops: tuple[int, int, int, int]
    out: tuple[int, ...]  # cards that lie on no pile, their own among them
    held: tuple[int, ...]  # how many cards each seat has
    draw: int  # how many the draw pile has
    hand_size: int
    due: int  # cards that this turn must still lay
    signs: tuple[int, int, int, int]  # on the piles, and the seats that asked for them
    askers: tuple[int, int, int, int]


def observe(game: Any, rules: str, seat: int) -> Observation:
    """Return what `seat` sees of `game`, a table of The Game whose cards the device dealt.

    Raises ValueError if the hand is not known.
    """
    hand = game.knowledge.held(seat)
    if hand is None:
        raise ValueError("the device does not know this hand")
    return Observation(
        rules,
        game.players,
        seat,
        game.seat,
        tuple(hand),
        tuple(game.tops),
        tuple(reversed(list(game.out()))),
        tuple(game.knowledge.hands),
        game.knowledge.draw,
        game.hand_size,
        max(0, game.due - game.laid),
        tuple(game.marks),
        tuple(game.askers),
    )
