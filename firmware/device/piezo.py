"""The piezo: one tone at a time; it may be left out, nobody notices."""

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
