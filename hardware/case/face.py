"""The face as anybody sees it: where the windows of the lights, the keys and the words are.

Needs no extra: the simulator's picture, the overlay and the printed lid are drawn from it.
"""

import math
from collections.abc import Iterator
from types import SimpleNamespace
from typing import NamedTuple

from hardware.case.letters import HIGH, WIDE, column

Place = tuple[float, float]

NAME = "UMPIRE"
PILES = ("A↑", "B↑", "C↓", "D↓")
BACK, ON = "back", "on"


class Word(NamedTuple):
    """`text`, its middle on the face, and the side of a pixel, mm."""

    text: str
    centre: Place
    pixel: float

    @property
    def width(self) -> float:
        """Of the word, mm."""
        return (WIDE * len(self.text) - 1) * self.pixel


def words(m: SimpleNamespace) -> list[Word]:
    """Return what is written on the face: the name, and what the six keys beside the digits do."""
    k, d, c, size = m.keys, m.display, m.case, m.letters.keys
    edge = k.centre[0] + k.width / 2
    right = min((edge + c.width) / 2, edge + k.margin / 2 + 1)  # by the keys
    found = [Word(text, (right, key(m, i, 3)[1]), size) for i, text in enumerate(PILES)]
    below = (k.bottom - k.slot[1]) / 2
    left, on = key(m, 3, 0)[0], key(m, 3, 2)[0]
    found += [Word(BACK, (left, below), size), Word(ON, (on, below), size)]
    return [*found, Word(NAME, (d.centre[0], _name_height(m)), m.letters.name)]


def _name_height(m: SimpleNamespace) -> float:
    """Return the middle between panel and far edge, or where a screw is there, panel and keys."""
    d, s = m.display, m.screws
    half = d.window[1] / 2 + d.bevel
    left = Word(NAME, d.centre, m.letters.name).width / 2
    if min(d.centre[0], m.case.width - d.centre[0]) - left > s.at + s.head:
        return (d.window_centre[1] + half + m.case.length) / 2
    return (m.keys.top + d.window_centre[1] - half) / 2


def strokes(word: Word) -> Iterator[tuple[Place, Place]]:
    """Yield middle and size of each upright run of lit pixels of `word`."""
    left = word.centre[0] - word.width / 2
    top = word.centre[1] + HIGH * word.pixel / 2
    for i, letter in enumerate(word.text):
        for at in range(WIDE):
            lit = column(letter, at)
            x = left + (i * WIDE + at - 0.5) * word.pixel
            row = 0
            while lit >> row:
                start = row
                while lit >> row & 1:
                    row += 1
                if row > start:
                    middle = top - (start + row) / 2 * word.pixel
                    yield (x, middle), (word.pixel, (row - start) * word.pixel)
                row += 1


def key(m: SimpleNamespace, row: int, column: int) -> Place:
    """Return where the middle of a key is."""
    (u, v), (wide, high) = m.keys.centre, m.keys.pitch
    return u + (column - 1.5) * wide, v + (1.5 - row) * high


def turn(m: SimpleNamespace, at: float) -> float:
    """Return the angle of pixel `at`, clockwise from the top, radians."""
    return 2 * math.pi * at / m.ring.pixels


def window(m: SimpleNamespace, at: float) -> Place:
    """Return where the middle of the window of pixel `at` is; 0 is at the top."""
    (u, v), angle = m.ring.centre, turn(m, at)
    return u + m.ring.pitch * math.sin(angle), v + m.ring.pitch * math.cos(angle)


def corners(m: SimpleNamespace, at: float) -> list[Place]:
    """Return the four corners of the window of pixel `at`."""
    (u, v), angle = window(m, at), turn(m, at)
    wide, high = m.ring.window_size
    sin, cos = math.sin(angle), math.cos(angle)
    found = []
    for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        right, out = x * wide / 2, y * high / 2
        found.append((u + right * cos + out * sin, v - right * sin + out * cos))
    return found
