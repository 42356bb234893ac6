"""Errors as the board prints them."""

from host_sim.board import current as _current
from host_sim.traces import board_trace as _board_trace

_board = _current()


def format_exception(exc, /, value=None, tb=None, limit=None, chain=True) -> list[str]:
    return [_board_trace(exc if value is None else value, _board.drive.root)]


def print_exception(exc, /, value=None, tb=None, limit=None, file=None, chain=True) -> None:
    _board.console.append(_board_trace(exc if value is None else value, _board.drive.root))


__all__ = ["format_exception", "print_exception"]
