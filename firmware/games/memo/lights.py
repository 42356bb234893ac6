"""The ring in *Numbers Memo*: each seat has an arc, the one on turn shines.

While two cards lie open that are no pair every second pixel of it blinks.
"""

from firmware.ui.screen import DARK, PIXELS

_ON_TURN = (0, 50, 60)
_WON = (12, 6, 0)
_BLINK_MS = 400
_NONE = (60, 30, 0)
_MISSED = (2000, 70, 0, 30, 1500, 110)  # tones: Hz (0 is silence), ms


def ring(game: "Memo", now: int, arc: "Arc") -> "list[Colour]":
    """Return the 16 colours at `now` ms: the share of the cards that each has won, dimly."""
    colours: list = [DARK] * PIXELS
    for seat in range(game.players):
        pixels = arc(game.players, seat)
        won = game.knowledge.hands[seat] * len(pixels)
        for i in range(len(pixels)):
            if won > i * game.count:
                colours[pixels[i]] = _WON
    if game.started and not game.over:
        pixels = arc(game.players, game.seat)
        off = len(game.up) == 2 and now // _BLINK_MS % 2
        for i in range(len(pixels)):
            colours[pixels[i]] = DARK if off and i % 2 else _ON_TURN
    return colours


def missed(signals: "Signals") -> None:
    """Tell that two cards are no pair: one half of the ring, then the other, and a falling tone."""
    half = PIXELS // 2
    signals.effect(((_NONE,) * half + (DARK,) * half, (DARK,) * half + (_NONE,) * half), _MISSED)
