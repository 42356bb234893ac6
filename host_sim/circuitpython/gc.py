"""The heap's two figures are the board's: no object of this interpreter takes any of it."""

from host_sim.board import current as _current
from host_sim.chips.heap import WHOLE as _WHOLE

_board = _current()


def collect() -> None:
    pass


def mem_free() -> int:
    return _board.heap.free


def mem_alloc() -> int:
    return _WHOLE - _board.heap.free


__all__ = ["collect", "mem_alloc", "mem_free"]
