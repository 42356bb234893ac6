"""The ring in games 5 and 6: each seat has an arc, the one on turn shines.

Every second pixel blinks for a player who has drawn and must throw.  Whoever is out is dark.
"""

from firmware.ui.screen import DARK, PIXELS

_IN = (0, 4, 5)
_ON_TURN = (0, 50, 60)
_WON = (0, 60, 0)
_BLINK_MS = 400


def ring(game: "Drawing", now: int, arc: "Arc", at: "int | None" = None) -> "list[Colour]":
    """Return the 16 colours at `now` ms; once somebody has won, their arc is lit.

    The arc of the seat `at` shines, which is the one on turn unless it is told.
    """
    if at is None:
        at = game.seat
    colours: list = [DARK] * PIXELS
    ended = game.over or game.scoring
    for seat in range(game.players):
        colour = _IN
        if seat in game.finished:
            colour = _WON if ended and seat == game.finished[0] else DARK
        elif game.started and seat == at and not game.over:
            colour = _ON_TURN
        pixels = arc(game.players, seat)
        off = colour == _ON_TURN and game.drawn is not None and now // _BLINK_MS % 2
        for i in range(len(pixels)):
            colours[pixels[i]] = DARK if off and not i % 2 else colour
    return colours
