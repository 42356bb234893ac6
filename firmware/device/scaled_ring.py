"""A ring of another size than 16; loaded only where there is one."""

from firmware.device import pins
from firmware.device.ring import Ring
from firmware.ui.screen import PIXELS


class ScaledRing(Ring):
    """Shows on each pixel the colour of the nearest of the 16.

    Beyond 16 they are the dimmer the more there are, as USB feeds no more.
    """

    def glow(self, colours) -> None:
        """Show `colours`, 16 of (red, green, blue)."""
        count = pins.PIXELS
        whole = max(count, PIXELS)
        shown = []
        for i in range(count):
            colour = colours[(2 * PIXELS * i + count) // (2 * count) % PIXELS]
            shown.append(tuple([part * PIXELS // whole for part in colour]))
        super().glow(shown)
