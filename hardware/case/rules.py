"""The rules that the measures must keep, each a finding that names the measure."""

import math
from collections.abc import Iterator
from types import SimpleNamespace
from typing import NamedTuple

from hardware.case import face
from hardware.case.measures import READINGS, placed, reading, underside

HAIR = 1e-6  # mm
CLEAR = 1.0  # mm between two things on the face
CELL = 0.6  # of a pixel's side that its window must leave free
BEHIND = 9.0  # mm that the tail's socket needs under its slot


class Finding(NamedTuple):
    """A measure such as ``case.width``, what it is, its bound, and why."""

    measure: str
    has: float
    bound: str  # "or more" or "or less"
    needed: float
    why: str

    def __str__(self) -> str:
        return (
            f"{self.measure} is {self.has:g} and must be {self.needed:g} {self.bound}: {self.why}"
        )


def least(measure: str, has: float, needed: float, why: str) -> Iterator[Finding]:
    """Yield a finding if `has` is less than `needed`; what to write is rounded up."""
    if has < needed - HAIR:
        yield Finding(measure, has, "or more", math.ceil(needed * 10 - HAIR) / 10, why)


def most(measure: str, has: float, needed: float, why: str) -> Iterator[Finding]:
    """Yield a finding if `has` is more than `needed`; what to write is rounded down."""
    if has > needed + HAIR:
        yield Finding(measure, has, "or less", math.floor(needed * 10 + HAIR) / 10, why)


def rules(m: SimpleNamespace) -> list[Finding]:
    """Return every rule that the measures break."""
    groups = (_gauge, _ring, _panel, _face, _keys, _height, _screws, _inside, _battery, _printer)
    found = [one for group in groups for one in group(m)]
    return found + (list(carrier(m)) if m.carrier.fitted else [])


def _gauge(m: SimpleNamespace) -> Iterator[Finding]:
    for (name, number), (measure, steps) in READINGS.items():
        said = reading(m, name, number)
        words = f"it is a place of the gauge, counted from its dot, for {measure}"
        yield from most(f"gauge.{name}", said, len(steps), words)
        yield from least(f"gauge.{name}", said, math.ceil(said), words)


def _ring(m: SimpleNamespace) -> Iterator[Finding]:
    r, c, p = m.ring, m.case, m.capacitor
    yield from most("ring.pixel", r.pixel, (r.outer - r.inner) / 2, "the board is no wider")
    # Room for a wall between two cells at their inner corners, and for a tooth between two pixels.
    need = (c.least / 2 + CELL * r.pixel / 2 * math.cos(r.half)) / math.sin(r.half)
    words = f"between {r.pixels} pixels there must be walls of {c.least} mm"
    yield from least("ring.outer", r.outer, r.outer + 4 * (need - r.low), words)
    narrow = c.least / 2 * math.cos(r.half) + r.play + r.pixel / 2
    more = narrow / math.sin(r.half) - r.tooth_from
    words = "a tooth must fit between two pixels, so that the ring cannot be turned"
    yield from least("ring.outer", r.outer, r.outer + 4 * more, words)
    yield from least("ring.depth", r.depth, m.baffle.height + c.least, "its rim holds the baffle")
    across = 2 * m.baffle.inner
    room = math.sqrt(max(across**2 - p.across**2, 0))
    words = f"it lies in the middle of the ring, where {across:.1f} mm are free"
    yield from most("capacitor.length", p.length, room, words)


def _panel(m: SimpleNamespace) -> Iterator[Finding]:
    d, c = m.display, m.case
    yield from least("display.edge", d.edge, c.least, "no wall is thinner")
    yield from most("display.edge", d.edge, c.lid, "the lid is no thicker")
    held = d.glass[2] + d.thickness
    yield from least("display.depth", d.depth, held, "its rim holds glass and board")
    yield from most(
        "display.picture_behind", d.picture_behind, d.glass[2], "the glass is no thicker"
    )
    words = "the picture is on the glass"
    yield from least(
        "display.glass, the second,", d.glass[1], d.picture_below + d.picture[1], words
    )
    words = "else the panel falls through its window, which whoever looks from aside needs as wide"
    yield from least("display.glass, the first,", d.glass[0], d.window[0] - d.play, words)
    words = "else the panel falls through its window, which whoever looks from above needs as high"
    yield from least("display.glass, the second,", d.glass[1], d.window[1] - d.play, words)


def _face(m: SimpleNamespace) -> Iterator[Finding]:
    c, k, d, r = m.case, m.keys, m.display, m.ring
    words = "panel and ring lie side by side between the walls"
    yield from least("case.width", c.width, c.width - c.spare, words)
    words = "the keys lie between the walls, with room for letters beside them"
    yield from least("case.width", c.width, k.width + 2 * k.margin, words)
    low = r.centre[1] - r.window
    words = "the ring's windows lie beyond the keys"
    yield from least("case.length", c.length, c.length + k.top + CLEAR - low, words)
    low = d.window_centre[1] - d.window[1] / 2 - d.bevel
    words = "the panel's window lies beyond the keys"
    yield from least("case.length", c.length, c.length + k.top + CLEAR - low, words)
    (name,) = (word for word in face.words(m) if word.text == face.NAME)
    high = face.HIGH * name.pixel + CLEAR
    free = 2 * min(abs(name.centre[1] - low), abs(name.centre[1] - k.top))
    if name.centre[1] < low:
        words = "the name lies between keys and panel"
        yield from least("case.length", c.length, c.length + high - free, words)
    wide = min(name.centre[0], c.width - name.centre[0]) * 2 - 2 * CLEAR
    pixel = wide / name._replace(pixel=1.0).width
    yield from most("letters.name", name.pixel, pixel, "the name lies on the face")
    for size in ("name", "keys"):
        words = "a stroke is no thinner"
        yield from least(f"letters.{size}", getattr(m.letters, size), m.letters.least, words)


def _keys(m: SimpleNamespace) -> Iterator[Finding]:
    k, c = m.keys, m.case
    below = k.slot[1] - 0.5 + face.HIGH * m.letters.keys + 2 * CLEAR
    words = "the slot for its tail and the letters lie before it"
    yield from least("keys.bottom", k.bottom, below, words)
    words = "the tail goes through it"
    yield from least("keys.slot, the first,", k.slot[0], k.tail[0] + 1, words)
    yield from least("keys.slot, the second,", k.slot[1], k.tail[1] + 0.5, words)
    wide = max(len(word.text) for word in face.words(m)[:4]) * face.WIDE * m.letters.keys
    words = "the letters lie beside the keys"
    yield from least("case.width", c.width, k.width + 2 * (wide + CLEAR), words)


def _height(m: SimpleNamespace) -> Iterator[Finding]:
    """The front must be high enough for what is there."""
    c, s, k, p = m.case, m.screws, m.keys, m.piezo
    for (_, v), name in ((place, "screw") for place in s.places[:1]):
        deep = (s.length + 0.5) * c.cos + s.hole / 2 * c.sin - v * c.sin
        words = f"a {name} of {s.length:g} mm must not come out below"
        yield from least("case.front", c.front, deep + c.least, words)
    y = k.slot_centre[1] * c.cos
    words = "the socket of the keys' tail must fit under its slot"
    yield from least("case.front", c.front, c.front + c.floor + BEHIND - underside(m, y), words)
    y = p.from_front - p.across / 2 - p.play - c.rim
    top = c.floor + max(p.cup, p.across + p.play) + c.lip_depth
    words = "the piezo's holder must fit under the lid"
    yield from least("case.front", c.front, c.front + top - underside(m, y), words)
    post = c.wall + s.post[1]
    words = "the piezo's holder lies beyond the post of the screw"
    yield from least("piezo.from_front", p.from_front, p.from_front + post - y, words)
    yield from most("case.tilt", c.tilt, 30.0, "it is a face to type on")


def _screws(m: SimpleNamespace) -> Iterator[Finding]:
    s, c = m.screws, m.case
    words = "the head's cone must leave some of the lid under it"
    yield from least("case.lid", c.lid, s.sunk + s.cone + c.least, words)
    lean = s.length * c.sin
    need = s.at * c.cos + lean + s.hole / 2 + c.least - c.wall
    words = "the screw, which leans, must stay in it"
    yield from least("screws.post, the second,", s.post[1], need, words)
    need = s.at + s.hole / 2 + c.least - c.wall
    yield from least("screws.post, the first,", s.post[0], need, "the screw must stay in it")
    words = "its head lies on the face"
    yield from least("screws.at", s.at, s.head / 2 + CLEAR, words)


def _inside(m: SimpleNamespace) -> Iterator[Finding]:
    b, c, g = m.board, m.case, m.baffle
    yield from least("case.wall", c.wall, c.least, "no wall is thinner")
    yield from least(
        "case.floor", c.floor, c.least + m.feet.mark, "the feet's marks are cut into it"
    )
    words = "the plug must come in above the floor"
    yield from least("board.stands", b.stands, b.plug[1] / 2 + b.socket[2] / 2, words)
    yield from most("board.peg", b.peg, b.hole - 2 * b.play, "it goes into the board's hole")
    words = "board, keys' tail and screws lie behind each other"
    long = (b.length + 2 * c.wall + b.from_wall + c.rim + m.screws.post[1] + 10) / c.cos
    yield from least("case.length", c.length, long, words)
    yield from least("baffle.height", g.height, c.least, "no wall is thinner")


def _battery(m: SimpleNamespace) -> Iterator[Finding]:
    b, c, p, k = m.battery, m.case, m.piezo, m.board
    if b.fitted:
        half = b.width / 2 + b.play + c.rim
        words = "charger, battery and piezo lie side by side"
        charger = b.charger[0] + 2 * b.play  # one wall is both's
        need = 2 * (half + max(charger, p.depth + c.rim) + c.wall)
        yield from least("case.width", c.width, need + 1, words)
        front = b.centre[1] + b.length / 2 + b.play + c.rim
        short = front - (k.centre[1] - k.length / 2 - k.play - c.rim)
        words = "battery and board lie behind each other"
        yield from least("case.length", c.length, c.length + (short + CLEAR) / c.cos, words)
        y = c.wall + m.screws.post[1] + b.play + c.rim
        free = underside(m, y) - c.floor
        words = "the battery lies under the lid"
        yield from least("case.front", c.front, c.front + b.height + CLEAR - free, words)


def carrier(m: SimpleNamespace) -> Iterator[Finding]:
    """Yield what keeps the carrier board from its place in the box."""
    k, b, c, s = m.carrier, m.board, m.case, m.screws
    words = "it lies between the posts of the screws"
    yield from most("carrier.width", k.width, c.width - 2 * (c.wall + s.post[0] + CLEAR), words)
    across, along = k.holes
    half = k.post / 2
    words = "its posts stand beside the Pico"
    yield from least("carrier.holes, the first,", across, b.width + 2 * CLEAR + k.post, words)
    words = "its posts lie within it"
    yield from least("carrier.width", k.width, across + k.post, words)
    yield from least("carrier.first", k.first, half, words)
    yield from least("carrier.length", k.length, k.first + along + half, words)
    words = "the screw goes through it"
    yield from least("carrier.hole", k.hole, s.through - 0.2, words)
    words = "the screw's hole in it leaves a wall"
    yield from least("carrier.post", k.post, s.hole + 2 * c.least, words)
    top = k.level + k.thickness + k.above
    far = k.centre[1] + k.length / 2
    free = underside(m, far - k.length) - k.level - k.thickness
    words = "what is plugged onto it must fit under the lid"
    yield from most("carrier.above", k.above, free, words)
    d, low = m.display, -c.lid - m.display.depth
    y, z = placed(m, 0, d.centre[1] - d.rim[1] / 2, low)[1:]
    if y > far - k.length:
        words = "what is plugged onto it must fit under the panel's rim"
        yield from most("carrier.above", k.above, k.above + z - top, words)
    if m.battery.fitted:
        words = "its near posts stand beyond the battery's rim"
        rim = m.battery.centre[1] + m.battery.length / 2 + m.battery.play + c.rim
        yield from most("carrier.holes, the second,", along, far - k.first - half - rim, words)
        words = "the switch lies beside it"
        free = 2 * (k.centre[0] - c.wall - m.battery.body[2])
        yield from most("carrier.width", k.width, free, words)


def _printer(m: SimpleNamespace) -> Iterator[Finding]:
    b, f, p = m.board, m.feet, m.printer
    yield from least("printer.bridge", p.bridge, b.plug[0], "the plug's opening is one")
    yield from least("printer.bridge", p.bridge, f.across + 2 * f.play, "a foot's mark is one")
    yield from least("printer.overhang", p.overhang, 45.0, "window and screws have such slopes")
