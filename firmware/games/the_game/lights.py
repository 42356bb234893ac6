"""The ring in *The Game*: four arcs are the four piles, by how much room each has left."""

from firmware.games.the_game.tables import FIRST, KEEP_OFF, LAST
from firmware.ui.screen import DARK

ARC = 4  # pixels a pile; pile A's are the first
_RISING = (0, 50, 60)
_FALLING = (70, 30, 0)
_BLINK_MS = 400


def ring(game: "TheGame", now: int) -> "list[Colour]":
    """Return the 16 colours at `now` ms.

    A pile to keep off blinks as a whole, one that wants no big jump at its two ends.
    """
    off = now // _BLINK_MS % 2
    colours = []
    for pile in range(4):
        arc = _arc(game, pile)
        mark = game.marks[pile]
        if off and mark:
            for i in range(ARC) if mark == KEEP_OFF else (0, ARC - 1):
                arc[i] = DARK
        colours += arc
    return colours


def _arc(game: "TheGame", pile: int) -> "list[Colour]":
    top = game.tops[pile]
    room = LAST - top if pile < 2 else top - FIRST
    colour = _RISING if pile < 2 else _FALLING
    lit = max(room, 0) * ARC * 4 // (LAST - 1)  # in quarters of a pixel
    if room > 0 and not lit:
        lit = 1
    arc = []
    for i in range(ARC):
        share = min(max(lit - 4 * i, 0), 4)
        arc.append((colour[0] * share // 4, colour[1] * share // 4, colour[2] * share // 4))
    return arc
