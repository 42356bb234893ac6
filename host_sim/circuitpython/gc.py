"""The heap's two figures are fixed: nothing here measures what the board would use.

They are about what a Pico has left with a game loaded; the emulated one knows better.
"""

_FREE = 110_000
_IN_USE = 60_000


def collect() -> None:
    pass


def mem_free() -> int:
    return _FREE


def mem_alloc() -> int:
    return _IN_USE


__all__ = ["collect", "mem_alloc", "mem_free"]
