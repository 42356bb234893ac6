"""The battery: what its cell has left, by two equal resistors at a pin that measures.

It is made only where settings.toml names the pin, as the board itself cannot know of a battery: the
charger makes 5 V of it to the last.
"""

import board
from analogio import AnalogIn
from digitalio import DigitalInOut

from firmware.device import pins

# From so many mV down so many minutes are left, in play with four lights lit: a cell of 2,000 mAh
# falls from 3.55 to 3.1 V with the last sixteenth of its charge, with which the budget in
# hardware/electric reckons.  At 3.2 V the charger's own light says that it is low (its data sheet).
LEVELS = ((3460, 20), (3200, 5))
CHARGED = 3600  # mV, from which on all is said again
LEAST = 2500  # mV; what shows less is no cell, but a wire that is loose
WHOLE = 6600  # mV at the cell for the highest that the pin can measure, 3.3 V
SAMPLES = 8
EVERY_MS = 1000
IN_A_ROW = 5  # readings: light and sound pull a cell down for a moment


class Battery:
    """Reads the cell; `cable` is the pin that is high while USB feeds the board, if it has one."""

    def __init__(self):
        try:
            self._cell = AnalogIn(getattr(board, pins.BATTERY))
        except ValueError:
            raise ValueError(pins.BATTERY + " cannot measure") from None
        sense = getattr(board, "VBUS_SENSE", None)
        self._cable = DigitalInOut(sense) if sense else None
        self._due = 0  # when it is read again, ms
        self._said = 0  # how many of LEVELS have been
        self._low = 0  # readings in a row below the next one

    def millivolts(self) -> int:
        """Return the cell's voltage, or what the pin shows of it."""
        total = sum([self._cell.value for _ in range(SAMPLES)])
        return total // SAMPLES * WHOLE // 65535

    def left(self, now: int) -> int:
        """Return how many minutes are left where that is to be said at `now` ms, or else 0.

        Each level is said once, until the cell has been charged; while the cable feeds, none is.
        """
        if now < self._due:
            return 0
        self._due = now + EVERY_MS
        millivolts = self.millivolts()
        if millivolts >= CHARGED or self._cable and self._cable.value:
            self._said = self._low = 0
            return 0
        level = sum([millivolts < limit for limit, _ in LEVELS])
        self._low = self._low + 1 if level > self._said and millivolts >= LEAST else 0
        if self._low < IN_A_ROW:
            return 0
        self._low = 0
        self._said = level
        return LEVELS[level - 1][1]
