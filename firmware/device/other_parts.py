"""A ring of another size or mounted otherwise, and a piezo on two pins: few have them."""

import board

from firmware.device import pins
from firmware.device.box import Ring
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


_CYCLES = 64  # a period
_SILENT = bytearray((0, 0xE0))  # set pins, 0 (RP2040 data sheet, 3.4.10)
_HIGH = (0, 2, 7, 31)  # cycles that each pin is high, by volume; as strong as _DUTY


class PushPull:
    """A passive piezo on two pins in a row: one is high while the other is low.

    That is twice the voltage.  `pwmio` cannot do it: two pins of a slice go up together, and two
    slices begin when they like.  A program of the chip's programmable pins keeps both in step.
    """

    def __init__(self):
        self.level = 3  # of the volume, from 1
        self._made_for = 0
        self._machine: Any = None
        self._make()

    def tone(self, hertz: int) -> None:
        """Sound `hertz` until the next call; 0 is silence."""
        self._hush()
        if hertz:
            if self.level != self._made_for:
                self._machine.deinit()
                self._make()
            self._machine.frequency = hertz * _CYCLES
            self._machine.restart()

    def _make(self) -> None:
        """Load the program of the volume, which rests for some cycles between high and low."""
        from rp2pio import StateMachine  # which not every board has

        high = _HIGH[self.level]
        program = bytearray()
        for levels, cycles in ((1, high), (0, 32 - high), (2, high), (0, 32 - high)):
            program += bytes((levels, 0xE0 | cycles - 1))
        first = getattr(board, pins.PIEZO.split()[0])
        self._machine = StateMachine(program, 64000, first_set_pin=first, set_pin_count=2)
        self._made_for = self.level
        self._hush()

    def _hush(self) -> None:
        self._machine.stop()
        self._machine.run(_SILENT)  # both low: no steady voltage stays on the piezo
