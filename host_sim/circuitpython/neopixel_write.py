"""Bytes out of a pin as WS2812 bits."""

from host_sim.board import current as _current
from host_sim.chips.ws2812 import US_PER_PIXEL as _US_PER_PIXEL

_board = _current()

_SET_UP_US = 1_200  # the board loads a state machine for every write, as measured


def neopixel_write(digitalinout, buf, /) -> None:
    number = digitalinout._number()
    if not isinstance(buf, (bytes, bytearray, memoryview)):
        raise TypeError("object with buffer protocol required")
    wire = bytes(buf)
    _board.spend(_SET_UP_US + len(wire) * _US_PER_PIXEL // 3)
    _board.on_pixels(number, wire)


__all__ = ["neopixel_write"]
