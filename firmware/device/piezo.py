"""The piezo: one tone at a time; it may be left out, nobody notices."""

import board
import pwmio

from firmware.device import pins

_HALF = 0x8000


class Piezo:
    """A passive piezo on a PWM pin."""

    def __init__(self):
        self._pwm = pwmio.PWMOut(
            getattr(board, pins.PIEZO), duty_cycle=0, frequency=1000, variable_frequency=True
        )

    def tone(self, hertz: int) -> None:
        """Sound `hertz` until the next call; 0 is silence."""
        if hertz:
            self._pwm.frequency = hertz
        self._pwm.duty_cycle = _HALF if hertz else 0
