"""The ring where a game has no lights of its own: the arc of the player on turn shines."""

from firmware.ui.screen import DARK, PIXELS

ON_TURN = (0, 50, 60)


def ring(game, now: int, arc: "Arc") -> list:
    """Return the 16 colours at `now` ms; once it is over the ring is dark."""
    colours: list = [DARK] * PIXELS
    if game.started and not game.over:
        for i in arc(game.players, game.seat):
            colours[i] = ON_TURN
    return colours
