"""A few solids to build with; lengths in mm."""

# pyright: reportMissingImports=false

from manifold3d import CrossSection, Manifold

SIDES = 64


def block(centre: tuple[float, float], size: tuple[float, float], low: float, high: float):
    """Return an upright block on `centre`, from z `low` to `high`."""
    solid = Manifold.cube((size[0], size[1], high - low))
    return solid.translate((centre[0] - size[0] / 2, centre[1] - size[1] / 2, low))


def span(low: tuple[float, float, float], high: tuple[float, float, float]):
    """Return the block between two corners."""
    sides = (high[0] - low[0], high[1] - low[1], high[2] - low[2])
    return Manifold.cube(sides).translate(low)


def pillar(centre: tuple[float, float], across: float, low: float, high: float, sides: int = SIDES):
    """Return an upright cylinder on `centre`, from z `low` to `high`."""
    return Manifold.cylinder(high - low, across / 2, across / 2, sides).translate((*centre, low))


def rounded(size: tuple[float, float], radius: float, low: float, high: float, inset: float = 0.0):
    """Return a plate with round corners, its outline `inset` from that of `size` at the origin."""
    radius = max(radius - inset, 0.4)
    core = CrossSection.square((size[0] - 2 * (inset + radius), size[1] - 2 * (inset + radius)))
    outline = core.translate((inset + radius, inset + radius)).offset(radius, circular_segments=32)
    return outline.extrude(high - low).translate((0, 0, low))
