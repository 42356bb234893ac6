"""The ring of NeoPixels: written only when a colour changes."""

import board
import neopixel

from firmware.device import pins

_SHARES = (1, 2, 4, 8)  # eighths of the colours, by brightness


class Ring:
    """The 16 pixels, or by other_ring.py others; nothing tells whether they are there."""

    def __init__(self):
        self._pixels = neopixel.NeoPixel(
            getattr(board, pins.RING), pins.PIXELS, brightness=1.0, auto_write=False
        )
        self._shown = None
        self.level = len(_SHARES)

    def glow(self, colours) -> None:
        """Show `colours`, 16 of (red, green, blue), at the brightness `level`, 1 to 4."""
        share = _SHARES[self.level - 1]
        shown = [
            (red * share // 8, green * share // 8, blue * share // 8)
            for red, green, blue in colours
        ]
        if shown == self._shown:
            return
        self._shown = shown
        for i in range(len(shown)):
            self._pixels[i] = shown[i]
        self._pixels.show()
