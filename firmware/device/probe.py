"""Questions that the self-test asks about the parts; loaded only for it."""

import supervisor

from firmware.device import pins


class Probe:
    """The pins as they are set, and how the display answers.

    `fault` is the display's, or empty.  `addresses` are those that answer on its wires, None where
    the wires cannot be used.  `ring` and `piezo` are their pins, empty where there are none;
    a piezo may have two.
    """

    def __init__(self, display: "Display"):
        self.fault = display.fault
        self.address = pins.ADDRESS
        self.sda, self.scl = pins.SDA, pins.SCL
        self.rows, self.columns = pins.ROWS, pins.COLUMNS
        self.legend = pins.LEGEND
        self.ring, self.pixels = pins.RING, pins.PIXELS
        self.first, self.direction = pins.FIRST, pins.DIRECTION
        self.piezo = pins.PIEZO
        self.addresses = None
        if display.bus and display.bus.try_lock():
            self.addresses = display.bus.scan()
            display.bus.unlock()

    def restart(self) -> None:
        """Start the device anew."""
        supervisor.reload()
