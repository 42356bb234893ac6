"""A ring of another size than 16, or that is mounted otherwise; loaded only where there is one."""

from firmware.device import pins
from firmware.device.ring import Ring
from firmware.ui.screen import PIXELS


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
