"""The box as it is printed: floor and walls, and what stands on the floor."""

from types import SimpleNamespace

from hardware.case.solids import Solid, block, joined, pillar, rounded, span

OVER = 0.5  # cuts begin and end beyond the face that they go through
HIGH = 400.0  # more than any box is


def box(m: SimpleNamespace) -> Solid:
    """Return the box, on its floor."""
    solid = shell(m) + joined([posts(m), _stands(m), _cup(m)])
    cuts = [*screw_holes(m), _plug(m), _sound(m), _poke(m), *_marks(m)]
    if m.battery.fitted:
        solid += _bay(m) + _holder(m)
        cuts.append(_switch(m))
    if m.carrier.fitted:
        solid += joined(_carrier_posts(m))
        cuts += _carrier_holes(m)
    return solid - joined(cuts)


def outline(m: SimpleNamespace, inset: float, low: float, high: float) -> Solid:
    """Return what is inside the box's outside, `inset` from it."""
    c = m.case
    return rounded((c.width, c.depth), c.corner, low, high, inset)


def faced(m: SimpleNamespace, solid: Solid) -> Solid:
    """Return `solid`, which is in the face's frame, in the box's."""
    return solid.rotate((m.case.tilt, 0, 0)).translate((0, 0, m.case.front))


def slab(m: SimpleNamespace, low: float, high: float) -> Solid:
    """Return all that is between the heights `low` and `high` of the face."""
    return faced(m, span((-HIGH, -HIGH, low), (HIGH, HIGH, high)))


def shell(m: SimpleNamespace) -> Solid:
    """Return floor and walls, cut off where the lid begins."""
    c = m.case
    whole = outline(m, 0, 0, HIGH) - outline(m, c.wall, c.floor, HIGH + OVER)
    return whole ^ slab(m, -HIGH, -c.lid)


def posts(m: SimpleNamespace) -> Solid:
    """Return the posts for the screws, one in each corner."""
    c, (wide, long) = m.case, m.screws.post
    corners = [
        block((x, y), (2 * (c.wall + wide), 2 * (c.wall + long)), 0, HIGH)
        for x in (0, c.width)
        for y in (0, c.depth)
    ]
    return joined(corners) ^ outline(m, 0, 0, HIGH) ^ slab(m, -HIGH, -c.lid)


def screw_holes(m: SimpleNamespace) -> list[Solid]:
    """Return the holes that the screws cut their thread in."""
    s, c = m.screws, m.case
    return [faced(m, pillar(p, s.hole, -s.length - 0.5, -c.lid + OVER, 24)) for p in s.places]


def _stands(m: SimpleNamespace) -> Solid:
    """Four stands with pegs for the Pico's holes, and a stop behind it, against the plug."""
    b, floor = m.board, m.case.floor
    x, y = b.centre
    stop = y - b.length / 2 - b.play
    low = (x - 6, stop - m.case.rim, floor - OVER)
    found = [span(low, (x + 6, stop, b.level + b.thickness))]
    for place in holes(m):
        found.append(pillar(place, b.stand, floor - OVER, b.level, 32))
        found.append(pillar(place, b.peg, b.level - OVER, b.level + b.thickness + 0.8, 24))
    return joined(found)


def holes(m: SimpleNamespace) -> list[tuple[float, float]]:
    """Return where the Pico's four holes are."""
    b, (x, y) = m.board, m.board.centre
    sides = (-0.5, 0.5)
    return [(x + i * b.holes[0], y + j * b.holes[1]) for i in sides for j in sides]


def _cup(m: SimpleNamespace) -> Solid:
    """The holder of the piezo, on its edge at the wall: open at the top, behind for its pins."""
    p, c = m.piezo, m.case
    x, y, _ = p.centre
    wide, top = p.across / 2 + p.play, c.floor + p.cup
    wall, back = c.width - c.wall, x - p.depth / 2
    whole = span(
        (back - c.rim, y - wide - c.rim, c.floor - OVER), (wall + OVER, y + wide + c.rim, top)
    )
    room = span((back, y - wide, c.floor), (wall, y + wide, top + OVER))
    pins = span(
        (back - c.rim - OVER, y - wide + 2, c.floor), (back + OVER, y + wide - 2, top + OVER)
    )
    return whole - room - pins


def _plug(m: SimpleNamespace) -> Solid:
    b, c = m.board, m.case
    middle = plug_height(m)
    return span(
        (b.centre[0] - b.plug[0] / 2, c.depth - c.wall - OVER, middle - b.plug[1] / 2),
        (b.centre[0] + b.plug[0] / 2, c.depth + OVER, middle + b.plug[1] / 2),
    )


def plug_height(m: SimpleNamespace) -> float:
    """Return how high the middle of the Pico's socket is."""
    return m.board.level - m.board.socket[2] / 2


def _sound(m: SimpleNamespace) -> Solid:
    """The hole in the wall, on a corner: so it needs no support."""
    p, side = m.piezo, m.piezo.hole
    long = m.case.wall + 2 * OVER
    hole = block((0, 0), (long, side), -side / 2, side / 2).rotate((45, 0, 0))
    return hole.translate((m.case.width - m.case.wall / 2, p.centre[1], p.centre[2]))


def _poke(m: SimpleNamespace) -> Solid:
    """The hole under the BOOTSEL button."""
    return pillar(m.board.button, m.board.poke, -OVER, m.case.floor + OVER, 32)


def _bay(m: SimpleNamespace) -> Solid:
    """The rim around the battery, with a gap for its wires."""
    b, c = m.battery, m.case
    room = (b.width + 2 * b.play, b.length + 2 * b.play)
    top = c.floor + b.rim
    whole = block(b.centre, (room[0] + 2 * c.rim, room[1] + 2 * c.rim), c.floor - OVER, top)
    wires = block((b.centre[0], b.centre[1] + b.length / 2), (12, 10), c.floor, top + OVER)
    return whole - block(b.centre, room, c.floor, top + OVER) - wires


def _holder(m: SimpleNamespace) -> Solid:
    """Return the rim around the charger, which the wall closes, with gaps for its wires."""
    b, c = m.battery, m.case
    (x, y), (wide, long) = b.charger_centre, (side + 2 * b.play for side in b.charger[:2])
    right, top = x + wide / 2, c.floor + b.rim
    near, far = y - long / 2, y + long / 2
    whole = span((c.wall - OVER, near - c.rim, c.floor - OVER), (right + c.rim, far + c.rim, top))
    room = span((c.wall, near, c.floor), (right, far, top + OVER))
    gap = 2 * b.charger[0] / 3
    wires = span((x - gap / 2, near - 10, c.floor), (x + gap / 2, far + 10, top + OVER))
    return whole - room - wires


def _switch(m: SimpleNamespace) -> Solid:
    """The hole for the switch in the left wall."""
    x, y, z = m.battery.switch_centre
    across = pillar((0, 0), m.battery.switch, -x - OVER, OVER, 32).rotate((0, 90, 0))
    return across.translate((x, y, z))


def _carrier_posts(m: SimpleNamespace) -> list[Solid]:
    """The posts that the carrier board lies on."""
    k = m.carrier
    return [pillar(p, k.post, m.case.floor - OVER, k.level, 48) for p in k.places]


def _carrier_holes(m: SimpleNamespace) -> list[Solid]:
    """The holes in those posts that the screws cut their thread in."""
    k, s = m.carrier, m.screws
    low = k.level + k.thickness - s.length - 0.5
    return [pillar(p, s.hole, low, k.level + OVER, 24) for p in k.places]


def _marks(m: SimpleNamespace) -> list[Solid]:
    """The marks for the feet."""
    f = m.feet
    return [pillar(p, f.across + 2 * f.play, -OVER, f.mark, 48) for p in f.places]


def skirt(m: SimpleNamespace, inset: float, width: float, low: float, high: float) -> Solid:
    """Return an upright wall along the outline between two heights of the face."""
    ring = outline(m, inset, -OVER, HIGH) - outline(m, inset + width, -2 * OVER, HIGH + OVER)
    return ring ^ slab(m, low, high)
