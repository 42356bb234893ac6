"""Questions that the self-test asks about the parts; loaded only for it."""

import supervisor

from firmware.device import pins


class Probe:
    """The pins as they are set, and how the display answers.

    `fault` is the display's, or empty.  `addresses` are those that answer on its wires, None where
    the wires cannot be used.  `ring` and `piezo` are where they are wired to, empty where there
    are none.  The ring is `mounted` with this pixel at the top, in this direction.
    """

    def __init__(self, display: "Display"):
        self.fault = display.fault
        self.address = pins.ADDRESS
        self.sda, self.scl = pins.SDA, pins.SCL
        self.rows, self.columns = pins.ROWS, pins.COLUMNS
        self.legend = pins.LEGEND
        self.ring, self.pixels = pins.RING, pins.PIXELS
        self.piezo = pins.PIEZO and " and ".join((pins.PIEZO.split() + ["GND"])[:2])
        self.mounted = pins.FIRST, pins.DIRECTION
        self.addresses = None
        if display.bus and display.bus.try_lock():
            self.addresses = display.bus.scan()
            display.bus.unlock()

    def restart(self) -> None:
        """Start the device anew."""
        supervisor.reload()
