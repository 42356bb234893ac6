"""The ring of lights: windows in the face, the diffuser behind them, the baffle with the ring.

Each pixel has a cell of its own, from its face to its window.
"""

from types import SimpleNamespace

from hardware.case.solids import Solid, block, joined, pillar, tube

OVER = 0.5


def around(m: SimpleNamespace, solid: Solid, at: float) -> Solid:
    """Return `solid`, which is made with the ring's middle at 0 and stands at the top, turned
    clockwise by `at` pixels to its place on the ring."""
    turned = solid.rotate((0, 0, -360.0 * at / m.ring.pixels))
    return turned.translate((*m.ring.centre, 0))


def cell(
    m: SimpleNamespace, at: float, size: tuple[float, float], low: float, high: float
) -> Solid:
    """Return the block of `size` before pixel `at`."""
    return around(m, block((0, m.ring.pitch), size, low, high), at)


def cuts(m: SimpleNamespace) -> list[Solid]:
    """Return what is cut from the lid: windows, the diffuser's seat, the baffle's and its key's."""
    c, r, f, g = m.case, m.ring, m.diffuser, m.baffle
    below = -c.lid - r.depth - OVER
    windows = [cell(m, i, r.window_size, -c.lid - OVER, OVER) for i in range(r.pixels)]
    seat = pillar(r.centre, 2 * (f.outer + f.play), below, f.top)
    bore = pillar(r.centre, 2 * g.bore, below, -c.lid)
    return [*windows, seat, bore, _tongue(m, g.play, below, -c.lid)]


def _tongue(m: SimpleNamespace, more: float, low: float, high: float) -> Solid:
    """Return the baffle's key, at the near side of the ring, `more` on each side."""
    g, c = m.baffle, m.case
    size = (g.key + 2 * more, c.rim + 2 * more + 2)
    middle = g.outer + c.rim / 2 - 1 + more
    return around(m, block((0, middle), size, low, high), m.ring.pixels / 2)


def diffuser(m: SimpleNamespace) -> Solid:
    """Return the white ring behind the windows, with a hollow lug in each: it glows all round."""
    r, f, low = m.ring, m.diffuser, -m.case.lid
    plate = tube(r.centre, f.outer, m.baffle.inner, low, f.top)
    hollow = tuple(side - 2 * f.wall for side in f.lug)
    high = f.proud - f.thickness
    lugs = [cell(m, i, f.lug, f.top - OVER, f.proud) for i in range(r.pixels)]
    rooms = [cell(m, i, hollow, low - OVER, high) for i in range(r.pixels)]
    return joined([plate, *lugs]) - joined(rooms)


def baffle(m: SimpleNamespace) -> Solid:
    """Return the walls between the pixels, the skirt around the ring, the teeth and the key."""
    r, g = m.ring, m.baffle
    low = r.top - r.thickness
    plate = tube(r.centre, g.outer, g.inner, r.top, g.top)
    cells = [cell(m, i, (r.cell, r.pixel), r.top - OVER, g.top + OVER) for i in range(r.pixels)]
    skirt = tube(r.centre, g.outer, r.seat, low, r.top + OVER)
    key = _tongue(m, 0, g.top - g.height, g.top) - pillar(r.centre, 2 * r.seat, low, g.top + OVER)
    return plate - joined(cells) + skirt + key + joined(teeth(m))


def teeth(m: SimpleNamespace) -> list[Solid]:
    """Return four teeth between pixels: the ring cannot be turned by less than a pixel."""
    r = m.ring
    high, deep = r.top + OVER, r.top - (r.thickness - r.board) + 0.2
    long = r.seat + OVER - r.tooth_from
    tooth = block((0, r.tooth_from + long / 2), (r.tooth, long), deep, high)
    quarter = max(r.pixels // 4, 1)
    return [around(m, tooth, i * quarter + 0.5) for i in range(4)]


def pixels(m: SimpleNamespace) -> list[Solid]:
    """Return the pixels on the ring's board."""
    r = m.ring
    low = r.top - r.thickness + r.board
    block_at_top = block((0, r.pitch), (r.pixel, r.pixel), low, r.top)
    return [around(m, block_at_top, i) for i in range(r.pixels)]
