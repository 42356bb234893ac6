"""The ring of NeoPixels: written only when a colour changes."""

import neopixel

from firmware.device import pins
from firmware.ui.screen import PIXELS

_SHARES = (1, 2, 4, 8)  # eighths of the colours, by brightness


class Ring:
    """The ring, or none; nothing tells whether its pixels are there.

    A ring of another size than 16 shows on each pixel the colour of the nearest; beyond 16, they
    are the dimmer the more there are, as USB feeds no more.  Raises ValueError on a wrong pin.
    """

    def __init__(self):
        self._pixels = None
        if pins.RING:
            self._pixels = neopixel.NeoPixel(
                pins.pin(pins.RING), pins.PIXELS, brightness=1.0, auto_write=False
            )
        self._shown = None
        self.level = len(_SHARES)

    def glow(self, colours) -> None:
        """Show `colours`, 16 of (red, green, blue), at the brightness `level`, 1 to 4."""
        count = pins.PIXELS
        if count != PIXELS:
            nearest = [(2 * PIXELS * i + count) // (2 * count) % PIXELS for i in range(count)]
            colours = [colours[i] for i in nearest]
        share = _SHARES[self.level - 1]
        whole = max(count, PIXELS) // 2
        shown = [
            (red * share // whole, green * share // whole, blue * share // whole)
            for red, green, blue in colours
        ]
        if not self._pixels or shown == self._shown:
            return
        self._shown = shown
        for i in range(len(shown)):
            self._pixels[i] = shown[i]
        self._pixels.show()
