"""The ring in the games of discarding: each seat has an arc, the one on turn shines.

Whoever has finished is dark.  Every second pixel blinks for a player who must answer a Monumeral.
"""

from firmware.ui.screen import DARK, PIXELS, arc

_IN = (0, 4, 5)
_ON_TURN = (0, 50, 60)
_WON = (0, 60, 0)
_BLINK_MS = 400


def ring(game: "Discarding", now: int) -> "list[Colour]":
    """Return the 16 colours at `now` ms; at the end the winner's arc is lit."""
    colours: list = [DARK] * PIXELS
    for seat in range(game.players):
        colour = _IN
        if seat in game.out:
            colour = _WON if game.over and seat == game.out[0] else DARK
        elif game.started and seat == game.seat and not game.over:
            colour = _ON_TURN
        first, count = arc(game.players, seat)
        for i in range(count):
            colours[first + i] = colour
        if colour == _ON_TURN and game.obliged and now // _BLINK_MS % 2:
            for i in range(first, first + count, 2):
                colours[i] = DARK
    return colours
