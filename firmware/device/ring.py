"""The ring of NeoPixels: Adafruit's driver sets its pin up, then only what has changed is sent.

One of another size than 16, or that is mounted otherwise, is a `ScaledRing`.
"""

import sys

import board
from neopixel_write import neopixel_write

from firmware.device import pins
from firmware.ui.screen import PIXELS

_SHARES = (0, 1, 2, 4, 8)  # eighths of the colours, by brightness


class Ring:
    """The 16 pixels; whether they are there cannot be known."""

    def __init__(self):
        self._pin = self._set_up()
        self._shown = None
        self.level = len(_SHARES) - 1

    def glow(self, colours: "Colours") -> None:
        """Show `colours`, 16 of (red, green, blue), at the brightness `level`, 0 to 4."""
        share = _SHARES[self.level]
        shown = bytearray(3 * len(colours))
        at = 0
        for red, green, blue in colours:
            shown[at] = green * share // 8  # which the pixels want first (WS2812B data sheet)
            shown[at + 1] = red * share // 8
            shown[at + 2] = blue * share // 8
            at += 3
        if shown != self._shown:
            self._shown = shown
            neopixel_write(self._pin, shown)

    def _set_up(self):
        """Let the driver make the pin an output; return it.

        The driver is forgotten again: it would cost 2 KB of memory as long as the device is on.
        """
        from neopixel import NeoPixel

        pixels = NeoPixel(getattr(board, pins.RING), pins.PIXELS, auto_write=False)
        del sys.modules["neopixel"]
        return pixels.pin


class ScaledRing(Ring):
    """Each pixel shows the colour of the nearest of the usual 16, clockwise from the top.

    More than 16 pixels are dimmed, so that all together take no more current from USB than 16.
    """

    def glow(self, colours: "Colours") -> None:
        """Show `colours`, (red, green, blue) of each of 16, or of as many as there are pixels."""
        count, known = pins.PIXELS, len(colours)
        whole = max(count, PIXELS)
        shown: list = [None] * count
        for i in range(count):
            colour = colours[(2 * known * i + count) // (2 * count) % known]
            place = (pins.FIRST - 1 + pins.DIRECTION * i) % count
            shown[place] = tuple([part * PIXELS // whole for part in colour])
        super().glow(shown)
