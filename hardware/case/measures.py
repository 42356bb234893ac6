"""The measures of ``case.toml``, and where each part sits by them.

Two frames.  The box's: x to the right, y away from the player, z up, from the box's lower left
corner in front, outside.  The face's, in which the lid and all that it carries are described: u to
the right, v up the face, w out of it, from the face's near left corner.
"""

import math
import tomllib
from types import SimpleNamespace
from typing import Any

from hardware.case.known import MEASURES
from hardware.case.names import PANELS
from hardware.table import HERE, pins


def table(text: str | None = None, panel: str = "") -> dict[str, Any]:
    """Return the measures of `text`, or of ``case.toml``, for `panel` or the one chosen in it.

    ValueError in a sentence if it chooses no panel, or a panel has a measure that others have not.
    """
    if text is None:
        text = (HERE / "case.toml").read_text(encoding="utf-8")
    found: dict[str, Any] = tomllib.loads(text)
    chosen = found.pop("panel", "")
    if chosen not in PANELS:
        raise ValueError(f"panel is {chosen!r} and must be one of: {', '.join(PANELS)}")
    others = {name: found.pop(name, {}) for name in PANELS}
    for part, rows in others[panel or chosen].items():
        known = found.get(part)
        if not isinstance(known, dict):
            raise ValueError(f"{panel or chosen}.{part} is no part of case.toml")
        for name in rows:
            if f"{part}.{name}" not in MEASURES:
                raise ValueError(f"{panel or chosen}.{part}.{name} is no measure of [{part}]")
        found[part] = known | rows
    return found


def chosen() -> str:
    """Return the panel that ``case.toml`` names."""
    text = (HERE / "case.toml").read_text(encoding="utf-8")
    return str(tomllib.loads(text)["panel"])


def measures(
    text: str | None = None, panel: str = "", pixels: int | None = None
) -> SimpleNamespace:
    """Return the measures in mm, and what follows from them: ``m.ring.outer``, ``m.ring.centre``.

    `pixels` is how many the ring has, by ``pins.toml`` if it is None.
    """
    rows = table(text, panel)
    m = SimpleNamespace(**{name: SimpleNamespace(**entries) for name, entries in rows.items()})
    m.ring.pixels = pins()["ring"]["pixels"] if pixels is None else pixels
    _gauged(m)
    _shape(m)
    _screws(m)
    _board(m)
    _carrier(m)
    _panel(m)
    _light(m)
    _face(m)
    _small_parts(m)
    return m


HOLES = (
    -0.2,
    -0.1,
    0.0,
    0.1,
    0.2,
)  # mm, by which the gauge's holes and pegs differ from the measure
FORK = (0.6, 0.4, 0.2, 0.0, -0.2, -0.4)  # the steps of a fork, from its mouth
READINGS = {  # entry of [gauge], and which of its numbers, to the measure and the gauge's places
    ("screw", 0): ("screws.hole", HOLES),
    ("peg", 0): ("board.peg", HOLES),
    ("piezo", 0): ("piezo.across", FORK),
    ("ring", 0): ("ring.outer", FORK),
    ("display", 0): ("display.width", FORK),
    ("display", 1): ("display.height", FORK),
}


def reading(m: SimpleNamespace, name: str, number: int) -> float:
    """Return what the gauge said, as it is written."""
    said = getattr(m.gauge, name)
    return said[number] if isinstance(said, list) else said


def _gauged(m: SimpleNamespace) -> None:
    """Note what the gauge is printed from, and take what it said in the place of the measures."""
    m.gauge.places = {}
    for (name, number), (measure, steps) in READINGS.items():
        part, entry = measure.split(".")
        group = getattr(m, part)
        places = [round(getattr(group, entry) + step, 3) for step in steps]
        m.gauge.places[measure] = places
        said = reading(m, name, number)
        if said:
            setattr(group, entry, places[min(int(said), len(places)) - 1])


def _shape(m: SimpleNamespace) -> None:
    c = m.case
    c.turn = math.radians(c.tilt)
    c.sin, c.cos, c.tan = math.sin(c.turn), math.cos(c.turn), math.tan(c.turn)
    c.depth = c.length * c.cos  # of the box, from front to back
    c.back = c.front + c.length * c.sin  # height of its far edge
    c.inset = c.wall + c.lip_play + c.lip  # from the outside to the lip's inner side


def underside(m: SimpleNamespace, y: float) -> float:
    """Return how high the lid's underside is at `y`."""
    return m.case.front + y * m.case.tan - m.case.lid / m.case.cos


def placed(m: SimpleNamespace, u: float, v: float, w: float) -> tuple[float, float, float]:
    """Return where the place `u`, `v`, `w` of the face is in the box's frame."""
    c = m.case
    return u, v * c.cos - w * c.sin, c.front + v * c.sin + w * c.cos


def far_v(m: SimpleNamespace, beyond: float, below: float) -> float:
    """Return the v that is `beyond` from the back's outside where w is -`below`."""
    return m.case.length - (beyond + below * m.case.sin) / m.case.cos


def _screws(m: SimpleNamespace) -> None:
    """Put the holes along the face's normal: the far ones lean towards the wall."""
    s, c = m.screws, m.case
    s.cone = (s.head - s.through) / 2  # a countersunk head has 90 degrees
    far = far_v(m, s.at, s.length)
    s.places = [(u, v) for u in (s.at, c.width - s.at) for v in (s.at, far)]


def _board(m: SimpleNamespace) -> None:
    b, c = m.board, m.case
    b.centre = (c.width / 2, c.depth - c.wall - b.from_wall - b.length / 2)
    b.level = c.floor + b.stands  # of its face with the parts, which is below
    # Seen from below, left is right.
    right = b.centre[0] + b.width / 2 - b.bootsel[0]
    b.button = (right, b.centre[1] + b.length / 2 - b.bootsel[1])


def _carrier(m: SimpleNamespace) -> None:
    """Put the carrier over the Pico, their far edges together, its parts up."""
    k, b = m.carrier, m.board
    far = b.centre[1] + b.length / 2
    k.centre = (b.centre[0], far - k.length / 2)
    k.level = b.level + b.thickness + k.sockets  # of its underside
    sides = [b.centre[0] + side * k.holes[0] / 2 for side in (-1, 1)]
    k.places = [(x, far - k.first - down) for down in (0, k.holes[1]) for x in sides]


def _panel(m: SimpleNamespace) -> None:
    """Say how large the panel's rim and window are: the window by whence it is to be seen."""
    d, c = m.display, m.case
    # On some modules the glass is wider than its board.
    d.seat = (max(d.width, d.glass[0]) + 2 * d.play, d.height + 2 * d.play)
    d.rim = (d.seat[0] + 2 * c.rim, d.seat[1] + 2 * c.rim)
    aside, towards, away = slopes(m)
    deep = d.edge + d.picture_behind
    loose = d.play + d.unsure + 0.05  # the last: a line of sight does not touch the edge
    d.away = deep * away + loose
    d.window = (
        d.picture[0] + 2 * (deep * aside + loose),
        d.picture[1] + deep * towards + loose + d.away,
    )


def slopes(m: SimpleNamespace) -> tuple[float, float, float]:
    """Return how far lines of sight go aside, towards the player and away, for a mm of depth."""
    v = m.view
    lines = [sight(m, s, up) for s in (0.0, v.side) for up in (v.elevation, v.highest)]
    aside, along = [u / w for u, _, w in lines], [v / w for _, v, w in lines]
    return max(aside), -min(along), max(0.0, *along)


def sight(m: SimpleNamespace, side: float, elevation: float) -> tuple[float, float, float]:
    """Return the direction, in the face's frame, to an eye `side` degrees right of the middle."""
    up, turn = math.radians(elevation), math.radians(side)
    x, y, z = math.cos(up) * math.sin(turn), -math.cos(up) * math.cos(turn), math.sin(up)
    c = m.case
    return x, y * c.cos + z * c.sin, -y * c.sin + z * c.cos


def _light(m: SimpleNamespace) -> None:
    """Say how ring, baffle and diffuser sit behind each other."""
    r, f, g, c = m.ring, m.diffuser, m.baffle, m.case
    r.pitch = (r.outer + r.inner) / 4  # radius of the circle on which the pixels sit
    r.low, r.high = r.pitch - r.pixel / 2, r.pitch + r.pixel / 2
    r.half = math.pi / r.pixels  # half the angle between two
    # What is left between two cells of this width, where they are nearest: at the inner corners.
    r.cell = min(r.pixel, 2 * (r.low * math.sin(r.half) - c.least / 2) / math.cos(r.half))
    r.seat = r.outer / 2 + r.play
    r.window_size = (r.cell, r.pixel)
    r.window = r.high + 0.4  # radius of the circle around all windows
    f.lug = (r.cell - 2 * f.play, r.pixel - 2 * f.play)
    g.outer = r.seat + c.least  # radius of the skirt that goes around the ring
    g.inner = r.low - c.least
    g.bore = g.outer + g.play
    g.rim = g.bore + c.rim
    f.outer = g.outer - f.play  # radius
    f.top = -(c.lid - f.thickness)  # w of its front
    g.top = -c.lid
    r.top = g.top - g.height  # w of the pixels' faces
    # Teeth between the pixels, beyond their parts: what is free there, less the play.
    r.tooth_from = r.pitch + r.pixel * 0.3
    free = r.tooth_from * math.sin(r.half) - r.pixel / 2
    r.tooth = 2 * (free - r.play) / math.cos(r.half)


def _face(m: SimpleNamespace) -> None:
    """Lay out the face: the keys in front, beyond them the panel on the left, the ring right.

    Mirrored it is the other way round.
    """
    c, k, d, r, g = m.case, m.keys, m.display, m.ring, m.baffle
    k.centre = (c.width / 2, k.bottom + k.height / 2)
    k.top = k.bottom + k.height
    k.slot_centre = (c.width / 2, k.bottom + 0.5 - k.slot[1] / 2)
    edge = c.inset + c.gap
    c.spare = c.width - 2 * edge - d.rim[0] - 2 * g.rim - c.gap
    share = c.spare / 3
    r.far = far_v(m, c.wall + c.lip_play, c.lid + r.depth) - c.gap  # how far the ring's rim may go
    post = c.wall + m.screws.post[1] + 2 * c.lip_play
    d.far = far_v(m, post, c.lid + d.depth) - c.gap  # and the panel's
    r.centre = (c.width - edge - share - g.rim, r.far - g.rim)
    d.centre = (edge + share + d.rim[0] / 2, min(r.centre[1], d.far - d.rim[1] / 2))
    if c.mirrored:
        r.centre, d.centre = ((c.width - x, y) for x, y in (r.centre, d.centre))
    d.top = d.centre[1] + d.height / 2
    d.glass_centre = (d.centre[0], d.top - d.glass_below - d.glass[1] / 2)
    d.picture_centre = (d.centre[0], d.top - d.glass_below - d.picture_below - d.picture[1] / 2)
    top = d.picture_centre[1] + d.picture[1] / 2 + d.away
    d.window_centre = (d.centre[0], top - d.window[1] / 2)
    d.bevel = c.lid - d.edge
    d.pins_centre = (d.centre[0], d.top - d.pins_below - d.pins[1] / 2)
    d.level = -c.lid - d.glass[2]  # w of its board's front


def _small_parts(m: SimpleNamespace) -> None:
    c, p = m.case, m.piezo
    p.depth = p.height + 2 * p.play
    p.centre = (c.width - c.wall - p.depth / 2, p.from_front, c.floor + p.across / 2 + p.play)
    b = m.battery
    rim = b.play + c.rim
    b.centre = (c.width / 2, c.wall + m.screws.post[1] + rim + b.length / 2)
    b.charger_centre = (c.wall + b.play + b.charger[0] / 2, b.centre[1] + 10)
    b.switch_centre = (c.wall, c.depth - b.from_back, c.front + c.floor)
    f = m.feet
    f.places = [(x, y) for x in (f.at, c.width - f.at) for y in (f.at, c.depth - f.at)]
