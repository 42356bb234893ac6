"""The interpreter's own modules, and which interpreter this is."""

from host_sim.board import current as _current

_board = _current()


class _Implementation:
    name = "circuitpython"
    version = (9, 1, 4)
    _machine = "Raspberry Pi Pico with rp2040"
    _mpy = 262


byteorder = "little"
implementation = _Implementation()
maxsize = 0x7FFFFFFF
modules = _board.modules
path = ["", "/", "/lib"]
platform = "RP2040"
version = "3.4.0; Adafruit CircuitPython 9.1.4 on 2024-09-17"
version_info = (3, 4, 0)


def exit(retval: object = 0, /) -> None:
    raise SystemExit(retval)


__all__ = [
    "byteorder", "exit", "implementation", "maxsize", "modules", "path", "platform", "version",
    "version_info",
]  # fmt: skip
