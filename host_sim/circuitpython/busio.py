"""The I2C peripheral; each byte costs the time that it takes on the wire."""

import sys as _sys

from host_sim.board import current as _current
from host_sim.chips.wires import Pin as _Pin
from host_sim.chips.wires import number_of as _number_of
from host_sim.pin_claims import PinClaims as _Claimed

_board = _current()

_BROKEN_OFF = 5
_NO_DEVICE = 19
_START_STOP_US = 30  # beside the bytes, as measured


class I2C(_Claimed):
    """A bus master on two pins of one of the chip's two I2C blocks."""

    def __init__(
        self, scl: _Pin, sda: _Pin, *, frequency: int = 100000, timeout: int = 255
    ) -> None:
        clock, data = _number_of(scl), _number_of(sda)
        if clock % 2 == 0 or data % 2 == 1 or clock // 2 % 2 != data // 2 % 2:
            raise ValueError("Invalid pins")
        self._claim(_board.wires, scl, sda)
        bus = _board.bus
        self._bus = bus if (bus.scl, bus.sda) == (clock, data) else None
        if self._bus is None or not self._bus.pulled_up:
            self.deinit()
            raise RuntimeError("No pull up found on SDA or SCL; check your wiring")
        self._us_per_byte = 9_000_000 / frequency
        self._locked = False

    def scan(self) -> list[int]:
        self._check()
        return sorted(self._wired().targets)

    def try_lock(self) -> bool:
        self._alive()
        if self._locked:
            _board.spend(10)  # who waits for the lock in a loop must not stop time
            return False
        self._locked = True
        return True

    def unlock(self) -> None:
        self._locked = False

    def readfrom_into(
        self, address: int, buffer, *, start: int = 0, end: int = _sys.maxsize
    ) -> None:
        self._check()
        self._reach(address)
        view = memoryview(buffer)[start:end]
        self._pay(len(view))
        view[:] = self._wired().read(len(view))

    def writeto(self, address: int, buffer, *, start: int = 0, end: int = _sys.maxsize) -> None:
        self._check()
        message = bytes(memoryview(_readable(buffer))[start:end])
        self._reach(address)
        self._pay(len(message))
        if not self._wired().send(message):
            raise OSError(_BROKEN_OFF, "Input/output error")

    def writeto_then_readfrom(
        self,
        address: int,
        out_buffer,
        in_buffer,
        *,
        out_start: int = 0,
        out_end: int = _sys.maxsize,
        in_start: int = 0,
        in_end: int = _sys.maxsize,
    ) -> None:
        self.writeto(address, out_buffer, start=out_start, end=out_end)
        self.readfrom_into(address, in_buffer, start=in_start, end=in_end)

    def _wired(self):
        assert self._bus is not None, "checked as it was made"
        return self._bus

    def _check(self) -> None:
        self._alive()
        if not self._locked:
            raise RuntimeError("Function requires lock")

    def _reach(self, address: int) -> None:
        target = self._wired().address(address)
        self._pay(1)
        _board.spend(_START_STOP_US)
        if target is None:
            raise OSError(_NO_DEVICE, "No such device")

    def _pay(self, count: int) -> None:
        _board.spend(round(count * self._us_per_byte))


class SPI:
    """The board has it and a driver names it; nothing of ours is wired to it."""


def _readable(buffer):
    if isinstance(buffer, (bytes, bytearray, memoryview)):
        return buffer
    raise TypeError("object with buffer protocol required")


__all__ = ["I2C", "SPI"]
