"""The ring in the games of discarding: each seat has an arc, the one on turn shines.

Whoever has finished is dark.  Every second pixel blinks for a player who must answer a Monumeral,
and who draws by the last move glows: all others after a Trick.
"""

from firmware.ui.screen import DARK, PIXELS
from firmware.ui.signals import AMBER

_IN = (0, 4, 5)
_ON_TURN = (0, 50, 60)
_WON = (0, 60, 0)
_BLINK_MS = 400


def ring(game: "Discarding", now: int, arc: "Arc") -> "list[Colour]":
    """Return the 16 colours at `now` ms; at the end the winner's arc is lit."""
    colours: list = [DARK] * PIXELS
    for seat in range(game.players):
        colour = _IN
        if seat in game.out:
            colour = _WON if game.over and seat == game.out[0] else DARK
        elif game.started and seat == game.seat and not game.over:
            colour = _ON_TURN
        pixels = arc(game.players, seat)
        off = now // _BLINK_MS % 2
        if not off and seat in drawing(game) and not game.over:
            colour = AMBER
        for i in range(len(pixels)):
            answers = colour == _ON_TURN and game.obliged
            colours[pixels[i]] = DARK if answers and off and not i % 2 else colour
    return colours


def drawing(game: "Discarding") -> "list[int]":
    """Return the seats that draw by the last move."""
    return [game.drawn[i] for i in range(0, len(game.drawn), 2)]
