"""Proofs by rays: every pixel of the panel is seen, from each chair every light, each its own."""

# pyright: reportMissingImports=false

import math
from types import SimpleNamespace

import numpy as np

from hardware.case import face
from hardware.case.measures import placed, sight
from hardware.case.solids import Solid, joined

FAR = 500.0  # mm; an eye is at least so far away
SIDES = 5  # directions from left to right
ACROSS, DOWN = 17, 9  # places on the picture, its edges and corners among them
SEATS = {  # degrees to the right of straight ahead
    "the player": (0,),
    "who sits beside": (-90, 90),
    "who sits across the corner": (-135, 135),
    "who sits opposite": (180,),
}
PARTS, ROWS = 4, 16  # places on a light's top, on the panel, each way
EDGE = 0.02  # mm: so far before a face a ray starts


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


def seen(
    m: SimpleNamespace, parts: dict[str, Solid], others: dict[str, Solid]
) -> dict[str, dict[str, float]]:
    """Return of each seat which share of the least seen light and of the panel it sees, in %.

    The eye is as low as the measures allow.  A light is the part of its lug that stands out of the
    face; its share is what is seen of it as seen from there, of its top seen straight on.
    """
    on_it = [others["keys"], *(solid for name, solid in others.items() if "screw" in name)]
    whole = joined([parts["lid"], parts["diffuser"], *on_it])
    found = {}
    for seat, sides in SEATS.items():
        ways = [sight(m, float(side), m.view.elevation) for side in sides]
        lights = [_share(m, whole, at, way) for way in ways for at in range(m.ring.pixels)]
        panel = min(_panel(m, whole, way) for way in ways)
        found[seat] = {"light": round(100 * min(lights), 1), "panel": round(100 * panel, 1)}
    return found


def _share(m: SimpleNamespace, whole: Solid, at: int, way: tuple[float, float, float]) -> float:
    """Return how much of a light is seen along `way`, as a share of its top seen straight on."""
    turn, (u, v), (wide, high) = face.turn(m, at), face.window(m, at), m.diffuser.lug
    along, out = (math.cos(turn), -math.sin(turn)), (math.sin(turn), math.cos(turn))
    proud, total = m.diffuser.proud, 0.0
    steps = [(i + 0.5) / PARTS - 0.5 for i in range(PARTS)]
    places = [
        ((x * wide, y * high, proud + EDGE), (0.0, 0.0, 1.0), 1.0) for x in steps for y in steps
    ]
    for side in (-1, 1):
        off = side * (0.5 + EDGE / wide)
        for step, w in ((s, w) for s in steps for w in (0.25, 0.75)):
            share = proud / wide, proud / high  # of a side, of the top's area
            places.append(((off * wide, step * high, w * proud), (float(side), 0.0, 0.0), share[0]))
            places.append(((step * wide, off * high, w * proud), (0.0, float(side), 0.0), share[1]))
    for (x, y, w), (right, far, up), size in places:
        count = PARTS**2 if up else 2 * PARTS
        normal = (right * along[0] + far * out[0], right * along[1] + far * out[1], up)
        facing = sum(a * b for a, b in zip(normal, way, strict=True))
        start = (u + x * along[0] + y * out[0], v + x * along[1] + y * out[1], w)
        if facing > 0 and not first_hit(m, {"it": whole}, start, way):
            total += facing * size / count
    return total


def _panel(m: SimpleNamespace, whole: Solid, way: tuple[float, float, float]) -> float:
    """Return which share of the panel's picture is seen along `way`."""
    (u, v), (wide, high) = m.display.picture_centre, m.display.picture
    deep = -m.case.lid - m.display.picture_behind
    places = [
        (u + wide * ((x + 0.5) / ROWS - 0.5), v + high * ((y + 0.5) / ROWS - 0.5), deep)
        for x in range(ROWS)
        for y in range(ROWS)
    ]
    return sum(not first_hit(m, {"it": whole}, place, way) for place in places) / len(places)


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
