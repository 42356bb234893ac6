"""The gauge: forks, holes and pegs by which a maker measures parts and printer before the case.

Each row of places is counted from the one with a dot; the number of the one that fits is typed into
``[gauge]`` of case.toml, and `measures` takes it.  It is printed from what case.toml has written,
so a reading never changes it.
"""

from collections.abc import Sequence
from types import SimpleNamespace

from hardware.case.solids import Solid, joined, pillar, span

THICK, ARM, DEEP = (
    1.2,
    4.0,
    2.4,
)  # mm: of the plate, across an arm, from one step of a fork to the next
BLOCK = (6.2, 3.6)  # what the screws' holes are in: across, and high
PEG = 2.4  # height
GROOVE, PIT = (0.6, 0.4), (1.2, 0.6)  # between two steps, and the dot: across, and deep


def gauge(m: SimpleNamespace) -> Solid:
    """Return the gauge, lying on its plate."""
    g = m.gauge.places
    wide, high, ring, piezo = (
        g[name] for name in ("display.width", "display.height", "ring.outer", "piezo.across")
    )
    deep = DEEP * len(wide)
    right = max(max(wide) + ARM, max(high) + max(piezo) + 2 * ARM)
    spine = span((-ARM, 0, 0), (right, ARM, THICK))
    up = _fork(wide).translate((0, ARM, 0))
    down = _fork(high).rotate((180, 0, 0)).translate((0, 0, THICK))
    aside = _fork(piezo, straight=False).rotate((180, 0, 0)).translate((max(high) + ARM, 0, THICK))
    bar = span((-2 * ARM, -deep - ARM, 0), (-ARM, max(ring) + ARM - deep, THICK))
    left = _fork(ring).rotate((0, 0, 90)).translate((-2 * ARM, -deep, 0))
    screws, holes = _screws(g["screws.hole"], right, -deep)
    pegs, dot = _pegs(g["board.peg"])
    return joined([spine, up, down, aside, bar, left, screws, *pegs]) - joined([*holes, dot])


def _fork(widths: Sequence[float], straight: bool = True) -> Solid:
    """Return a fork whose gap begins at 0 and opens along y, narrower step by step from its mouth.

    Its `straight` arm may be another fork's.
    """
    most, deep = max(widths) + ARM, DEEP * len(widths)
    steps = [
        span((wide, deep - DEEP * (i + 1), 0), (most, deep - DEEP * i, THICK))
        for i, wide in enumerate(widths)
    ]
    arm = [span((-ARM, 0, 0), (0, deep, THICK))] if straight else []
    return joined([*arm, *steps]) - joined([*_counted(most - ARM, most, deep, len(widths))])


def _counted(left: float, right: float, deep: float, count: int) -> list[Solid]:
    """Return grooves between `count` steps in both faces of an arm, and a dot in the first."""
    half, found = GROOVE[0] / 2, []
    for low, top in ((-1.0, GROOVE[1]), (THICK - GROOVE[1], THICK + 1.0)):
        found += [
            span((left + 1.6, DEEP * i - half, low), (right + 1, DEEP * i + half, top))
            for i in range(1, count)
        ]
        found.append(pillar(((left + right) / 2 + 0.6, deep - DEEP / 2), PIT[0], low, top, 24))
    return found


def _screws(holes: Sequence[float], x: float, y: float) -> tuple[Solid, list[Solid]]:
    """Return the block at `x`, and in it the screws' holes and the dot beside the first."""
    pitch = BLOCK[0]
    solid = span((x, y, 0), (x + BLOCK[0], y + pitch * len(holes), BLOCK[1]))
    middle = x + BLOCK[0] / 2
    places = [(middle, y + pitch * (i + 0.5)) for i in range(len(holes))]
    cuts = [pillar(at, hole, -1, BLOCK[1] + 1, 24) for at, hole in zip(places, holes, strict=True)]
    dot = pillar((x + BLOCK[0] - 1.0, y + 1.0), PIT[0], BLOCK[1] - PIT[1], BLOCK[1] + 1, 24)
    return solid, [*cuts, dot]


def _pegs(pegs: Sequence[float]) -> tuple[list[Solid], Solid]:
    """Return the pegs on the spine, and the dot before the first."""
    places = [(12.0 + 7.0 * i, ARM / 2) for i in range(len(pegs))]
    found = [
        pillar(at, peg, THICK - 0.5, THICK + PEG, 24) for at, peg in zip(places, pegs, strict=True)
    ]
    return found, pillar((places[0][0] - 4.0, ARM / 2), PIT[0], THICK - PIT[1], THICK + 1, 24)


def flat(m: SimpleNamespace) -> Solid:
    """Return the gauge as it is printed, in the corner of its bed."""
    solid = gauge(m)
    x, y, z, *_ = solid.box()
    return solid.translate((-x, -y, -z))
