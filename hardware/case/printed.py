"""The three parts that are printed: box, lid and diffuser, where they sit when it is closed."""

# pyright: reportMissingImports=false

from types import SimpleNamespace

from hardware.case.solids import block, pillar, rounded, span

OVER = 0.5  # cuts begin and end beyond the face that they go through


def parts(m: SimpleNamespace) -> dict:
    """Return name to solid."""
    return {"box": box(m), "lid": lid(m), "diffuser": diffuser(m)}


def on_the_bed(m: SimpleNamespace, name: str, solid):
    """Return the part as it is printed: the lid on its face, everything from z 0."""
    if name == "lid":
        return solid.rotate((0, 180, 0)).translate((m.case.width, 0, m.case.depth))
    return solid.translate((0, 0, -solid.bounding_box()[2]))


def box(m: SimpleNamespace):
    """Floor and walls, posts for the screws, stands for the Pico, a cup for the piezo."""
    c, s = m.case, m.screws
    size = (c.width, c.height)
    outside = rounded(size, c.corner, 0, c.inside)
    solid = outside - rounded(size, c.corner, c.floor, c.inside + OVER, c.wall)
    for x, y in s.places:
        x_edge, y_edge = (0 if x < c.width / 2 else c.width), (0 if y < c.height / 2 else c.height)
        centre = (_inward(x_edge, x, c.wall + s.post), _inward(y_edge, y, c.wall + s.post))
        side = (c.wall + s.post, c.wall + s.post)
        solid += block(centre, side, 0, c.inside) ^ outside
    for place in s.places:
        solid -= pillar(place, s.hole, c.inside - s.length, c.inside + OVER, 24)
    return (solid + _stands(m) + _cup(m)) - _openings(m)


def _inward(edge: float, towards: float, width: float) -> float:
    """Return the middle of a strip of `width` that begins at `edge`."""
    return edge + (width / 2 if towards > edge else -width / 2)


def _stands(m: SimpleNamespace):
    """Four stands with pegs for the Pico's holes, and a stop behind it, against the plug."""
    b, floor = m.board, m.case.floor
    x, y = b.centre
    stop = y - b.length / 2 - b.play
    solid = span(
        (x - 6, stop - m.case.rim, floor - OVER),
        (x + 6, stop, b.level + b.thickness),
    )
    for side in (-0.5, 0.5):
        for end in (-0.5, 0.5):
            place = (x + side * b.holes[0], y + end * b.holes[1])
            solid += pillar(place, b.stand, floor - OVER, b.level, 32)
            solid += pillar(place, b.peg, b.level - OVER, b.level + b.thickness + 0.8, 24)
    return solid


def _cup(m: SimpleNamespace):
    p, c = m.piezo, m.case
    inner = p.across + 2 * p.play
    wall = pillar(p.centre, inner + 2 * c.rim, c.floor - OVER, c.floor + p.cup)
    return wall - pillar(p.centre, inner, c.floor, c.floor + p.cup + OVER)


def _openings(m: SimpleNamespace):
    """The plug's opening in the far wall, and the piezo's in the floor."""
    b, c = m.board, m.case
    middle = b.level + b.thickness + b.socket[2] / 2
    plug = span(
        (b.centre[0] - b.plug[0] / 2, c.height - c.wall, middle - b.plug[1] / 2),
        (b.centre[0] + b.plug[0] / 2, c.height + OVER, middle + b.plug[1] / 2),
    )
    return plug + pillar(m.piezo.centre, m.piezo.hole, -OVER, c.floor + OVER, 32)


def lid(m: SimpleNamespace):
    """The face: windows for panel and ring, a recess for the keys, rims that hold the parts."""
    c = m.case
    size = (c.width, c.height)
    solid = rounded(size, c.corner, c.inside, c.depth) + _lip(m) + _rims(m)
    return solid - _windows(m) - _keys(m) - _screw_holes(m)


def _lip(m: SimpleNamespace):
    c, s = m.case, m.screws
    size, low, high = (c.width, c.height), c.inside - c.lip_depth, c.inside + OVER
    edge = c.wall + c.lip_play
    lip = rounded(size, c.corner, low, high, edge) - rounded(
        size, c.corner, low - OVER, high + OVER, edge + c.lip
    )
    room = 2 * (c.wall + s.post + 2 * c.lip_play)  # the posts stand in the corners
    for x in (0, c.width):
        for y in (0, c.height):
            lip -= block((x, y), (room, room), low - OVER, c.inside)
    return lip


def _rims(m: SimpleNamespace):
    """Return the rims into which panel and ring are pushed from behind."""
    c, d, r = m.case, m.display, m.ring
    wide, high = d.width + 2 * (d.play + c.rim), d.height + 2 * (d.play + c.rim)
    panel = block(tuple(d.centre), (wide, high), c.inside - d.depth, c.inside + OVER)
    ring = pillar(
        tuple(r.centre), r.outer + 2 * (r.play + c.rim), c.inside - r.depth, c.inside + OVER
    )
    return panel + ring


def _windows(m: SimpleNamespace):
    c, d, r = m.case, m.display, m.ring
    seat = (d.width + 2 * d.play, d.height + 2 * d.play)
    pins = (d.pins[0] + 1.0, d.pins[1] + 0.6)
    below = c.inside - d.depth - OVER
    return (
        block(tuple(d.centre), seat, below, c.inside)
        + block(d.picture_centre, tuple(d.window), below, c.depth + OVER)
        + block(d.pins_centre, pins, below, c.depth - 2.0)
        + pillar(
            tuple(r.centre), r.outer + 2 * r.play, c.inside - r.depth - OVER, c.depth - c.least
        )
        + pillar(tuple(r.centre), r.window, below, c.depth + OVER)
    )


def _keys(m: SimpleNamespace):
    """The recess for the keypad and the slot for its tail."""
    c, k = m.case, m.keys
    size = (k.width + 2 * k.play, k.height + 2 * k.play)
    recess = block(k.centre, size, c.depth - k.recess, c.depth + OVER)
    return recess + block(k.slot_centre, tuple(k.slot), c.inside - OVER, c.depth + OVER)


def _screw_holes(m: SimpleNamespace):
    c, s = m.case, m.screws
    low = c.inside - OVER
    holes = [pillar(place, s.through, low, c.depth + OVER, 32) for place in s.places]
    holes += [pillar(p, s.head, c.depth - s.sunk, c.depth + OVER, 32) for p in s.places]
    return sum(holes[1:], holes[0])


def diffuser(m: SimpleNamespace):
    """A disc between the ring and its window."""
    f = m.diffuser
    return pillar(tuple(m.ring.centre), f.outer, f.top - f.thickness, f.top)
