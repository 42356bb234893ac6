"""Proofs by rays: every pixel of the panel is seen, and no light goes to another's window."""

# pyright: reportMissingImports=false

from types import SimpleNamespace

import numpy as np

from hardware.case import face
from hardware.case.measures import placed, sight
from hardware.case.solids import Solid

FAR = 500.0  # mm; an eye is at least so far away
SIDES = 5  # directions from left to right
ACROSS, DOWN = 17, 9  # places on the picture, its edges and corners among them


def hidden(m: SimpleNamespace, parts: dict[str, Solid]) -> list[str]:
    """Return what hides a place of the picture from an eye that `view` allows.

    The panel may lie anywhere in its seat, and its picture a little beside where it should.
    """
    d = m.display
    (u, v), (wide, high) = d.picture_centre, d.picture
    off = d.play + d.unsure
    found: dict[str, str] = {}
    for x in np.linspace(-wide / 2 - off, wide / 2 + off, ACROSS):
        for y in np.linspace(-high / 2 - off, high / 2 + off, DOWN):
            start = (float(u + x), float(v + y), -m.case.lid - d.picture_behind)
            for side, up in directions(m):
                name = first_hit(m, parts, start, sight(m, side, up))
                if name:
                    row = round((high / 2 - y) / high * 64)
                    seen = f"from {up:.0f} degrees up and {abs(side):.0f} aside"
                    found.setdefault(name, f"{name} hides row {row} of the panel {seen}")
    return list(found.values())


def directions(m: SimpleNamespace) -> list[tuple[float, float]]:
    """Return whence the proof looks: side and elevation, degrees."""
    low, high = m.view.elevation, m.view.highest
    ups = (low, (low + high) / 2, high)
    return [(float(s), up) for s in np.linspace(-m.view.side, m.view.side, SIDES) for up in ups]


def first_hit(
    m: SimpleNamespace,
    parts: dict[str, Solid],
    start: tuple[float, float, float],
    way: tuple[float, float, float],
) -> str:
    """Return the first of `parts` that the line from a place of the face meets, or nothing."""
    there = tuple(a + FAR * b for a, b in zip(start, way, strict=True))
    one, other = placed(m, *start), placed(m, *there)
    return next((name for name, solid in parts.items() if solid.body.ray_cast(one, other)), "")


def astray(m: SimpleNamespace, parts: dict[str, Solid]) -> list[str]:
    """Return the windows that a straight line reaches from another pixel than their own.

    `parts` are lid and baffle.  The lines end on the diffuser's back, which scatters what it gets:
    there a wall of the baffle stands between two cells.
    """
    found = []
    starts = _corners(m, 0, m.ring.pixel, m.ring.top + 0.01)
    for other in range(1, m.ring.pixels):
        ends = _corners(m, other, m.ring.cell, -m.case.lid + 0.01)
        if any(_open(m, parts, one, there) for one in starts for there in ends):
            found.append(f"the first pixel shines into window {other + 1}")
    return found


def shines(m: SimpleNamespace, parts: dict[str, Solid]) -> bool:
    """Return whether each pixel reaches its own window, straight ahead."""
    return all(
        _open(m, parts, (u, v, m.ring.top + 0.01), (u, v, 1.0))
        for u, v in (face.window(m, i) for i in range(m.ring.pixels))
    )


def _corners(
    m: SimpleNamespace, at: int, side: float, w: float
) -> list[tuple[float, float, float]]:
    """Return places on the square of `side` before pixel `at`, its middle, edges and corners."""
    turn = face.turn(m, at)
    (u, v), found = face.window(m, at), []
    for x in np.linspace(-side / 2 + 0.05, side / 2 - 0.05, 5):
        for y in np.linspace(-side / 2 + 0.05, side / 2 - 0.05, 5):
            right, out = x * np.cos(turn) + y * np.sin(turn), y * np.cos(turn) - x * np.sin(turn)
            found.append((float(u + right), float(v + out), w))
    return found


def _open(
    m: SimpleNamespace,
    parts: dict[str, Solid],
    one: tuple[float, float, float],
    other: tuple[float, float, float],
) -> bool:
    ends = placed(m, *one), placed(m, *other)
    return not any(solid.body.ray_cast(*ends) for solid in parts.values())
