"""Time on the board's own clock."""

from host_sim.board import PYTHON_US as _PYTHON_US
from host_sim.board import current as _current

_board = _current()


def sleep(seconds: float, /) -> None:
    if seconds < 0:
        raise ValueError("seconds must be >= 0")
    _board.spend(int(seconds * 1_000_000))


def monotonic() -> float:
    _board.spend(_PYTHON_US)
    return _board.clock.monotonic


def monotonic_ns() -> int:
    _board.spend(_PYTHON_US)
    return _board.clock.since_reset * 1000


__all__ = ["monotonic", "monotonic_ns", "sleep"]
