"""The ring of NeoPixels: Adafruit's driver sets its pin up, then only what has changed is sent."""

import sys

import board
from neopixel_write import neopixel_write

from firmware.device import pins

_SHARES = (0, 1, 2, 4, 8)  # eighths of the colours, by brightness


class Ring:
    """The 16 pixels, or by scaled_ring.py others; whether they are there cannot be known."""

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
