"""The MIDI device that a computer would see: boot.py can take it away."""

from host_sim.board import current as _current

_board = _current()


def disable() -> None:
    _board.only_booting("Cannot change USB devices now")


__all__ = ["disable"]
