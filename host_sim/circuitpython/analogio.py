"""Voltages on the pins that can measure them."""

from host_sim.board import current as _current
from host_sim.chips.wires import Pin as _Pin
from host_sim.chips.wires import number_of as _number_of
from host_sim.pin_claims import PinClaims as _Claimed

_board = _current()

_MEASURING = range(26, 30)
_REFERENCE = 3.3
_STEPS, _WHOLE = 4095, 65535  # of the converter, and of what it is said as


class AnalogIn(_Claimed):
    """One claimed pin of GP26 to GP29, and the voltage on it."""

    def __init__(self, pin: _Pin) -> None:
        if _number_of(pin) not in _MEASURING:
            raise ValueError("Invalid pin")
        self._claim(_board.wires, pin)

    @property
    def value(self) -> int:
        self._alive()
        volts = min(max(_board.volts(self._numbers[0]), 0.0), _REFERENCE)
        return round(volts / _REFERENCE * _STEPS) * _WHOLE // _STEPS


__all__ = ["AnalogIn"]
