"""Sets of the pixels of a picture, 128 x 64: the places of its glyphs and bars.

A set is one number whose bit 64 * x + y is the pixel at (x, y): so two sets are compared at once.
"""

import functools
from collections.abc import Iterable

from firmware.ui.page import HEIGHT, WIDTH

ALL = (1 << WIDTH * HEIGHT) - 1


@functools.lru_cache(maxsize=8192)
def part(x: int, y: int, width: int, height: int) -> int:
    """Return the pixels of a rectangle, without those that are off the picture."""
    right, bottom = min(x + width, WIDTH), min(y + height, HEIGHT)
    x, y = max(x, 0), max(y, 0)
    if right <= x or bottom <= y:
        return 0
    column = (1 << bottom) - (1 << y)
    return (_COMB & ((1 << HEIGHT * (right - x)) - 1)) * column << HEIGHT * x


_COMB = sum(1 << HEIGHT * x for x in range(WIDTH))


def put_at(x: int, y: int, pixels: int) -> int:
    """Return `pixels` moved right by `x` and down by `y`, without those that fall off at an end."""
    at = HEIGHT * x + y
    return (pixels << at if at >= 0 else pixels >> -at) & ALL


def boxes_at(x: int, y: int, strips: Iterable[bytes | bytearray]) -> int:
    """Return the boxes of all glyphs in `strips` put at (x, y): a glyph ends at a blank column."""
    try:
        return _boxes_at(x, y, tuple(strips))
    except TypeError:  # for bytearrays
        return _boxes_at(x, y, tuple([bytes(strip) for strip in strips]))


@functools.lru_cache(maxsize=8192)
def _boxes_at(x: int, y: int, strips: tuple[bytes, ...]) -> int:
    return put_at(x, y, _boxes_of(strips))


@functools.lru_cache(maxsize=16384)
def _boxes_of(strips: tuple[bytes, ...]) -> int:
    columns = [int.from_bytes(column, "little") for column in zip(*strips, strict=True)]
    boxes = 0
    start = 0
    while start < len(columns):
        end, ink = start, 0
        while end < len(columns) and columns[end]:
            ink |= columns[end]
            end += 1
        if ink:
            top = (ink & -ink).bit_length() - 1
            boxes |= part(start, top, end - start, ink.bit_length() - top)
        start = end + 1
    return boxes


def cut_by(pixels: int, x: int, y: int, width: int, height: int) -> bool:
    """Return True if an edge of a rectangle goes through `pixels`, which lie on both its sides."""
    for low, high, step in _edges(x, y, width, height):
        if ((pixels & low) << step) & pixels & high:
            return True
    return False


@functools.lru_cache(maxsize=2048)
def _edges(x: int, y: int, width: int, height: int) -> tuple[tuple[int, int, int], ...]:
    """Return what lies before and behind each edge of a rectangle, and how far apart they are."""
    return (
        (part(x - 1, y, 1, height), part(x, y, 1, height), HEIGHT),
        (part(x + width - 1, y, 1, height), part(x + width, y, 1, height), HEIGHT),
        (part(x, y - 1, width, 1), part(x, y, width, 1), 1),
        (part(x, y + height - 1, width, 1), part(x, y + height, width, 1), 1),
    )
