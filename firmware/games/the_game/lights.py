"""The ring in *The Game*: four arcs are the four piles, by how much room each has left."""

from firmware.games.the_game.tables import DECK, FIRST, KEEP_OFF, LAST
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


def left(game: "OnCall", now: int) -> "list[Colour]":
    """Return the 16 colours at `now` ms where tops are not known: lit is what is left to lay."""
    lit = (game.left * 4 * ARC + DECK - 1) // DECK
    colours: list[Colour] = [_RISING if i < lit else DARK for i in range(4 * ARC)]
    for pile in range(4):
        if game.marks[pile] and now // _BLINK_MS % 2:
            for i in range(ARC) if game.marks[pile] == KEEP_OFF else (0, ARC - 1):
                colours[pile * ARC + i] = _FALLING
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
