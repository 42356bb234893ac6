"""A piezo between two pins, one of which is high while the other is low: twice the voltage.

Loaded only where there is one.  `pwmio` cannot do it: two pins of a slice go up together, and two
slices begin when they like.  A program of the chip's programmable pins keeps both in step.
"""

import board
from rp2pio import StateMachine

from firmware.device import pins

_CYCLES = 64  # a period
_SILENT = bytearray((0, 0xE0))  # set pins, 0 (RP2040 data sheet, 3.4.10)
_HIGH = (0, 2, 7, 31)  # cycles that each pin is high, by volume; as strong as _DUTY in piezo.py


class Piezo:
    """A passive piezo on two pins in a row."""

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
