"""The piezo: one tone at a time, on one pin or between two; it may be left out.

Between two pins one is high while the other is low: twice the voltage.  `pwmio` cannot do it: two
pins of a slice go up together, and two slices begin when they like.  A program of the chip's
programmable pins keeps both in step.
"""

import board
import pwmio

from firmware.device import pins

# Of 65,536, by volume: of a square wave that is high for a share d the tone itself is as strong
# as sin(pi d), so these are 20 dB, 10 dB and 0 dB below the loudest.
_DUTY = (0, 2090, 6700, 0x8000)


class Piezo:
    """A passive piezo on a PWM pin."""

    def __init__(self):
        self.level = 3  # of the volume, from 1
        self._pwm = pwmio.PWMOut(
            getattr(board, pins.PIEZO), duty_cycle=0, frequency=1000, variable_frequency=True
        )

    def tone(self, hertz: int) -> None:
        """Sound `hertz` until the next call; 0 is silence."""
        if hertz:
            self._pwm.frequency = hertz
        self._pwm.duty_cycle = _DUTY[self.level] if hertz else 0


_CYCLES = 64  # a period
_SILENT = bytearray((0, 0xE0))  # set pins, 0 (RP2040 data sheet, 3.4.10)
_HIGH = (0, 2, 7, 31)  # cycles that each pin is high, by volume; as strong as _DUTY in piezo.py


class PushPull:
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
