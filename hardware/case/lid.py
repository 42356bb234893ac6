"""The lid as it is printed: the face, and behind it what holds panel and ring."""

from types import SimpleNamespace

from hardware.case import face, light
from hardware.case.box import HIGH, OVER, faced, outline, skirt, slab
from hardware.case.solids import Solid, block, cone, funnel, joined, pillar


def lid(m: SimpleNamespace, written: bool = True) -> Solid:
    """Return the lid on the box; not `written`, its face is smooth."""
    plate = outline(m, 0, -HIGH, HIGH) ^ slab(m, -m.case.lid, 0)
    cuts = [_panel_cuts(m), *light.cuts(m), _slot(m), *_screw_holes(m)]
    if written:
        cuts += letters(m)
    return plate + _lip(m) + faced(m, _rims(m)) - faced(m, joined(cuts))


def _lip(m: SimpleNamespace) -> Solid:
    """The edge that goes into the box; the posts stand in its corners."""
    c = m.case
    lip = skirt(m, c.wall + c.lip_play, c.lip, -c.lid - c.lip_depth, -c.lid + OVER)
    wide, long = (2 * (c.wall + side + 2 * c.lip_play) for side in m.screws.post)
    corners = [block((x, y), (wide, long), -OVER, HIGH) for x in (0, c.width) for y in (0, c.depth)]
    return lip - joined(corners)


def _rims(m: SimpleNamespace) -> Solid:
    """The rims into which panel and baffle are pushed from behind."""
    c, d, r, g = m.case, m.display, m.ring, m.baffle
    high = -c.lid + OVER
    panel = block(d.centre, d.rim, -c.lid - d.depth, high)
    return panel + pillar(r.centre, 2 * g.rim, -c.lid - r.depth, high)


def _panel_cuts(m: SimpleNamespace) -> Solid:
    """The panel's seat, its window, which widens towards the eye, and room for its solder."""
    c, d = m.case, m.display
    below = -c.lid - d.depth - OVER
    pins = (d.pins[0] + 1.0, d.pins[1] + 0.6)
    edge = -c.lid + d.edge
    cuts = [
        block(d.centre, d.seat, below, -c.lid),
        block(d.window_centre, d.window, below, edge + 0.01),
        funnel(d.window_centre, d.window, d.bevel + OVER, edge, OVER),
    ]
    if d.pins[2] + d.play > d.glass[2]:  # else the glass keeps the solder off the lid
        cuts.append(block(d.pins_centre, pins, below, -2.0))
    return joined(cuts)


def _slot(m: SimpleNamespace) -> Solid:
    return block(m.keys.slot_centre, tuple(m.keys.slot), -m.case.lid - OVER, OVER)


def _screw_holes(m: SimpleNamespace) -> list[Solid]:
    s, c = m.screws, m.case
    holes = [pillar(p, s.through, -c.lid - OVER, OVER, 32) for p in s.places]
    cones = [cone(p, s.through, s.head, -s.sunk - s.cone, -s.sunk, 32) for p in s.places]
    return [*holes, *cones, *(pillar(p, s.head, -s.sunk, OVER, 32) for p in s.places)]


def inlay(m: SimpleNamespace) -> Solid:
    """Return what fills the words in the face, flush with it: in another colour."""
    return faced(m, joined(letters(m, 0.0)))


def letters(m: SimpleNamespace, high_up: float = OVER) -> list[Solid]:
    """Return the words in the face; strokes that meet at a corner share a little of each other."""
    return [
        block(at, (wide + 0.1, high + 0.1), -m.letters.depth, high_up)
        for word in face.words(m)
        for at, (wide, high) in face.strokes(word)
    ]
