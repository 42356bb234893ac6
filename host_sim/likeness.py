"""The one drawing of the box, by the case's measures, for pictures, the page and its icon.

All is in mm, from the left upper corner of the face.
"""

from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import NamedTuple

from hardware.case import face

GLASS = "#04060a"
CASE, EDGE, STEEL, PAD = "#262a30", "#464c54", "#787c82", "#181a1e"
KEY, HELD, INK, CUT, DARK = "#dedad0", "#96be78", "#282828", "#eceef0", "#14171a"
CAP = 0.78  # of its pitch, which a key takes
LABEL = 5.5  # mm, the height of a key's letter


class Block(NamedTuple):
    """A rectangle with corners that are `round`, of a colour."""

    left: float
    top: float
    width: float
    height: float
    round: float
    colour: str


def blocks(m: SimpleNamespace) -> Iterator[Block]:
    """Yield the face with its screws, the panel's window, the pad and the words, in their order."""
    middle = (m.case.width / 2, m.case.length / 2)
    yield block(m, middle, (m.case.width, m.case.length), m.case.corner, EDGE)
    yield block(m, middle, (m.case.width - 0.8, m.case.length - 0.8), m.case.corner, CASE)
    for place in m.screws.places:
        yield block(m, place, (m.screws.head, m.screws.head), m.screws.head / 2, STEEL)
    wide, high = m.display.window
    bevel = 2 * m.display.bevel
    yield block(m, m.display.window_centre, (wide + bevel, high + bevel), 0.4, EDGE)
    yield block(m, m.display.window_centre, (wide, high), 0, GLASS)
    yield block(m, m.keys.slot_centre, m.keys.slot, 0, GLASS)
    yield block(m, m.keys.centre, (m.keys.width, m.keys.height), 1, PAD)
    for word in face.words(m):
        for place, size in face.strokes(word):
            yield block(m, place, size, 0, CUT)


def keys(m: SimpleNamespace, legend: Sequence[str]) -> Iterator[tuple[str, Block]]:
    """Yield each key with its letter."""
    wide, high = (CAP * pitch for pitch in m.keys.pitch)
    for row, labels in enumerate(legend):
        for column, label in enumerate(labels):
            yield label, block(m, face.key(m, row, column), (wide, high), 1.5, KEY)


def lights(m: SimpleNamespace) -> list[list[tuple[float, float]]]:
    """Return the corners of each light's window, the first at the top, clockwise."""
    each = (face.corners(m, place) for place in range(m.ring.pixels))
    return [[(u, m.case.length - v) for u, v in corners] for corners in each]


def block(
    m: SimpleNamespace,
    centre: tuple[float, float],
    size: tuple[float, float],
    round_by: float,
    colour: str,
) -> Block:
    """Return a rectangle that has its middle at a place of the case's own, from below."""
    left, top = centre[0] - size[0] / 2, m.case.length - centre[1] - size[1] / 2
    return Block(left, top, *size, round_by, colour)
