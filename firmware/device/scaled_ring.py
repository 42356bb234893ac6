"""A ring of another size than 16; loaded only where there is one."""

from firmware.device import pins
from firmware.device.ring import Ring
from firmware.ui.screen import PIXELS


class ScaledRing(Ring):
    """Each pixel shows the colour of the nearest of the usual 16.

    More than 16 pixels are dimmed, so that all together take no more current from USB than 16.
    """

    def glow(self, colours: "Colours") -> None:
        """Show `colours`, 16 of (red, green, blue)."""
        count = pins.PIXELS
        whole = max(count, PIXELS)
        shown = []
        for i in range(count):
            colour = colours[(2 * PIXELS * i + count) // (2 * count) % PIXELS]
            shown.append(tuple([part * PIXELS // whole for part in colour]))
        super().glow(shown)
