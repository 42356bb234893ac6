"""Square waves on a pin."""

from host_sim.board import current as _current
from host_sim.chips.piezo import Wave as _Wave
from host_sim.chips.wires import Pin as _Pin
from host_sim.chips.wires import number_of as _number_of
from host_sim.pin_claims import PinClaims as _Claimed

_board = _current()

_slices: set[int] = set()  # two pins of a slice share one wave: the board refuses the second


class PWMOut(_Claimed):
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
        self._slice = _number_of(pin) // 2 % 8
        if self._slice in _slices:
            raise RuntimeError("Internal resource(s) in use")
        self._claim(_board.wires, pin)
        _slices.add(self._slice)
        self._duty, self._hertz, self._variable = duty_cycle, frequency, variable_frequency
        self._tell()

    def deinit(self) -> None:
        if self._numbers:
            self._duty = 0
            self._tell()
            _slices.discard(self._slice)
        super().deinit()

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
            raise AttributeError("Invalid variable_frequency")
        self._check_frequency(hertz)
        self._hertz = hertz
        self._tell()

    def _check_duty(self, duty: int) -> None:
        if not 0 <= duty <= 0xFFFF:
            raise ValueError("duty_cycle must be 0-65535")

    def _check_frequency(self, hertz: int) -> None:
        if not 1 <= hertz <= 62_500_000:
            raise ValueError("Invalid frequency")

    def _tell(self) -> None:
        _board.stir()
        wave = _Wave(self._hertz, self._duty) if 0 < self._duty < 0xFFFF else _Wave()
        _board.on_wave(self._numbers[0], wave)


__all__ = ["PWMOut"]
