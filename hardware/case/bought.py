"""The bought parts as solids, where they sit in the closed case."""

# pyright: reportMissingImports=false

from types import SimpleNamespace

from hardware.case.solids import block, pillar, span


def parts(m: SimpleNamespace) -> dict:
    """Return name to solid; the screws without their threads."""
    named = {
        "board": board(m),
        "display": display(m),
        "ring": ring(m),
        "keys": keys(m),
        "piezo": pillar(
            tuple(m.piezo.centre), m.piezo.across, m.case.floor, m.case.floor + m.piezo.height
        ),
        "capacitor": capacitor(m),
    }
    return named | {f"screw {i}": screw(m, at) for i, at in enumerate(m.screws.places, 1)}


def board(m: SimpleNamespace):
    """The Pico: its board with the four holes, what stands on it, its socket."""
    b = m.board
    x, y = b.centre
    top = b.level + b.thickness
    solid = block(b.centre, (b.width, b.length), b.level, top)
    for side in (-0.5, 0.5):
        for end in (-0.5, 0.5):
            place = (x + side * b.holes[0], y + end * b.holes[1])
            solid -= pillar(place, b.hole, b.level - 1, top + 1, 24)
    solid += block((x, y - 3), (b.width - 6, 36), top, top + b.tallest)
    edge = y + b.length / 2 + b.socket_beyond
    low = (x - b.socket[0] / 2, edge - b.socket[1], top)
    return solid + span(low, (x + b.socket[0] / 2, edge, top + b.socket[2]))


def display(m: SimpleNamespace):
    """The panel's module, glass up, its row of pins through the board."""
    d = m.display
    behind = d.level - d.thickness
    return (
        block(tuple(d.centre), (d.width, d.height), behind, d.level)
        + block(d.glass_centre, tuple(d.glass[:2]), d.level, d.level + d.glass[2])
        + block(d.pins_centre, tuple(d.pins[:2]), behind - d.pins[3], d.level + d.pins[2])
    )


def ring(m: SimpleNamespace):
    """The ring, its pixels against the diffuser."""
    r, centre = m.ring, tuple(m.ring.centre)
    low = r.top - r.thickness
    solid = pillar(centre, r.outer, low, low + r.board)
    solid += pillar(centre, 43.4, low + r.board, r.top)  # the corners of the pixels
    return solid - pillar(centre, r.inner, low - 1, r.top + 1)


def keys(m: SimpleNamespace):
    """The keypad, glued into its recess, and its tail, down through the slot."""
    k, c = m.keys, m.case
    low = c.depth - k.recess
    pad = block(k.centre, (k.width, k.height), low, low + k.thickness)
    edge = k.bottom
    tail = block(
        (k.centre[0], edge - k.tail[1] / 2), tuple(k.tail), c.inside - 6, low + k.thickness
    )
    return pad + tail


def capacitor(m: SimpleNamespace):
    """C1, lying."""
    p = m.capacitor
    upright = pillar((0, 0), p.across, -p.length / 2, p.length / 2, 32)
    return upright.rotate((90, 0, 0)).translate((*p.centre, m.case.floor + p.across / 2))


def screw(m: SimpleNamespace, place: tuple[float, float]):
    """A screw's core and head."""
    s, c = m.screws, m.case
    seat = c.depth - s.sunk
    core = pillar(place, s.hole, seat - s.length, seat, 24)
    return core + pillar(place, 5.6, seat, seat + s.head_height, 32)
