"""Square waves on a pin."""

from host_sim.board import current as _current
from host_sim.chips.wires import Pin as _Pin

_board = _current()

_GONE = "Object has been deinitialized and can no longer be used. Create a new object."


class PWMOut:
    """A wave of `frequency` Hz, high for `duty_cycle` of 65,535."""

    def __init__(
        self,
        pin: _Pin,
        *,
        duty_cycle: int = 0,
        frequency: int = 500,
        variable_frequency: bool = False,
    ) -> None:
        self._check_frequency(frequency)
        self._check_duty(duty_cycle)
        self._numbers = _board.wires.claim(pin)
        self._duty, self._hertz, self._variable = duty_cycle, frequency, variable_frequency
        self._tell()

    def deinit(self) -> None:
        if self._numbers:
            self._duty = 0
            self._tell()
            _board.wires.release(self._numbers[0])
        self._numbers = []

    def __enter__(self) -> "PWMOut":
        return self

    def __exit__(self, *error: object) -> None:
        self.deinit()

    @property
    def duty_cycle(self) -> int:
        self._alive()
        return self._duty

    @duty_cycle.setter
    def duty_cycle(self, duty: int) -> None:
        self._alive()
        self._check_duty(duty)
        self._duty = duty
        self._tell()

    @property
    def frequency(self) -> int:
        self._alive()
        return self._hertz

    @frequency.setter
    def frequency(self, hertz: int) -> None:
        self._alive()
        if not self._variable:
            raise AttributeError(
                "PWM frequency not writable when variable_frequency is False on construction."
            )
        self._check_frequency(hertz)
        self._hertz = hertz
        self._tell()

    def _check_duty(self, duty: int) -> None:
        if not 0 <= duty <= 0xFFFF:
            raise ValueError("PWM duty_cycle must be between 0 and 65535 inclusive (16 bit resolution)")

    def _check_frequency(self, hertz: int) -> None:
        if not 8 <= hertz <= 62_500_000:
            raise ValueError("Invalid frequency")

    def _alive(self) -> None:
        if not self._numbers:
            raise ValueError(_GONE)

    def _tell(self) -> None:
        _board.on_wave(self._numbers[0], self._hertz, self._duty)


__all__ = ["PWMOut"]
