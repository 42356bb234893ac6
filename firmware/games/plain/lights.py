"""The ring where a game has no lights of its own: the arc of the player on turn shines."""

from firmware.ui.screen import DARK, PIXELS, arc

ON_TURN = (0, 50, 60)


def ring(game, now: int) -> list:
    """Return the 16 colours at `now` ms; once it is over the ring is dark."""
    first, count = arc(game.players, game.seat)
    colours: list = [DARK] * PIXELS
    if game.started and not game.over:
        colours[first : first + count] = [ON_TURN] * count
    return colours
