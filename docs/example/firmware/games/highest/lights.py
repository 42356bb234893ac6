"""The ring in *Highest Card*: each seat has an arc, the one on turn shines."""

from firmware.ui.screen import DARK, PIXELS, arc

_ON_TURN = (0, 50, 60)
_WON = (12, 6, 0)


def ring(game, now: int) -> list:
    """Return the 16 colours at `now` ms: a pixel for each round won, dimly, and who is on turn."""
    colours: list = [DARK] * PIXELS
    for seat in range(game.players):
        first, count = arc(game.players, seat)
        for i in range(count):
            if seat == game.seat and not game.over:
                colours[first + i] = _ON_TURN
            elif i < game.won[seat]:
                colours[first + i] = _WON
    return colours
