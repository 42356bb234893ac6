"""Time on the board's own clock."""

from host_sim.board import current as _current

_board = _current()


def sleep(seconds: float, /) -> None:
    if seconds < 0:
        raise ValueError("seconds must be >= 0")
    _board.spend(int(seconds * 1_000_000))


def monotonic() -> float:
    _board.look()
    return _board.clock.monotonic


def monotonic_ns() -> int:
    _board.look()
    return _board.clock.since_reset * 1000


__all__ = ["monotonic", "monotonic_ns", "sleep"]
