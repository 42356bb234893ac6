"""A few solids to build with, lengths in mm: kept as the way they are made.

manifold3d makes meshes of them, for printing and for the proofs; ``step.py`` makes exact bodies
of the same tree, for who goes on with them in a CAD program.
"""

# pyright: reportMissingImports=false

from __future__ import annotations

from functools import cached_property
from typing import Any

from manifold3d import CrossSection, Manifold, OpType

SIDES = 64
Place = tuple[float, float]


class Solid:
    """A body: `how` it is made of `parts` and `numbers`."""

    def __init__(self, how: str, numbers: tuple[Any, ...] = (), parts: tuple[Solid, ...] = ()):
        self.how, self.numbers, self.parts = how, numbers, parts

    def __add__(self, other: Solid) -> Solid:
        return Solid("join", (), (self, other))

    def __sub__(self, other: Solid) -> Solid:
        return Solid("cut", (), (self, other))

    def __xor__(self, other: Solid) -> Solid:
        return Solid("common", (), (self, other))

    def same_as(self, other: Solid) -> bool:
        """Return whether both are made in the same way of the same numbers."""
        mine, its = (self.how, self.numbers), (other.how, other.numbers)
        return (
            mine == its
            and len(self.parts) == len(other.parts)
            and all(a.same_as(b) for a, b in zip(self.parts, other.parts, strict=True))
        )

    def translate(self, way: tuple[float, float, float]) -> Solid:
        """Return it moved."""
        return Solid("move", way, (self,))

    def rotate(self, turns: tuple[float, float, float]) -> Solid:
        """Return it turned about x, then y, then z, in degrees."""
        return Solid("turn", turns, (self,))

    @cached_property
    def body(self) -> Manifold:
        """The mesh."""
        return MAKERS[self.how](self.numbers, tuple(part.body for part in self.parts))

    def volume(self) -> float:
        """Return the volume in mm3."""
        return self.body.volume()

    def box(self) -> tuple[float, ...]:
        """Return the least x, y, z and the greatest."""
        return self.body.bounding_box()


def _prism(numbers: tuple[Any, ...], _: Any) -> Manifold:
    points, height = numbers
    return CrossSection([points]).extrude(height)


def _rounded(numbers: tuple[Any, ...], _: Any) -> Manifold:
    width, length, radius, height = numbers
    core = CrossSection.square((width - 2 * radius, length - 2 * radius))
    outline = core.translate((radius, radius)).offset(radius, circular_segments=32)
    return outline.extrude(height)


MAKERS = {
    "block": lambda numbers, _: Manifold.cube(numbers),
    "cone": lambda n, _: Manifold.cylinder(n[0], n[1], n[2], n[3]),
    "prism": _prism,
    "rounded": _rounded,
    "move": lambda way, parts: parts[0].translate(way),
    "turn": lambda turns, parts: parts[0].rotate(turns),
    "join": lambda _, parts: Manifold.batch_boolean(list(parts), OpType.Add),
    "cut": lambda _, parts: parts[0] - parts[1],
    "common": lambda _, parts: parts[0] ^ parts[1],
}


def joined(solids: list[Solid]) -> Solid:
    """Return all `solids` as one."""
    return Solid("join", (), tuple(solids))


def block(centre: Place, size: Place, low: float, high: float) -> Solid:
    """Return an upright block on `centre`, from z `low` to `high`."""
    solid = Solid("block", (size[0], size[1], high - low))
    return solid.translate((centre[0] - size[0] / 2, centre[1] - size[1] / 2, low))


def span(low: tuple[float, float, float], high: tuple[float, float, float]) -> Solid:
    """Return the block between two corners."""
    return Solid("block", tuple(b - a for a, b in zip(low, high, strict=True))).translate(low)


def pillar(centre: Place, across: float, low: float, high: float, sides: int = SIDES) -> Solid:
    """Return an upright cylinder on `centre`, from z `low` to `high`."""
    return cone(centre, across, across, low, high, sides)


def cone(
    centre: Place, across: float, above: float, low: float, high: float, sides: int = SIDES
) -> Solid:
    """Return an upright cone on `centre`, `across` at z `low` and `above` at `high`."""
    return Solid("cone", (high - low, across / 2, above / 2, sides)).translate((*centre, low))


def tube(centre: Place, outer: float, inner: float, low: float, high: float) -> Solid:
    """Return an upright tube with the radii `outer` and `inner`."""
    return pillar(centre, 2 * outer, low, high) - pillar(centre, 2 * inner, low - 1, high + 1)


def rounded(size: Place, radius: float, low: float, high: float, inset: float = 0.0) -> Solid:
    """Return a plate with round corners, its outline `inset` from that of `size` at the origin."""
    radius = max(radius - inset, 0.4)
    solid = Solid("rounded", (size[0] - 2 * inset, size[1] - 2 * inset, radius, high - low))
    return solid.translate((inset, inset, low))


def funnel(centre: Place, size: Place, more: float, low: float, high: float) -> Solid:
    """Return a block of `size` at z `low` that has grown by `more` on each side at `high`."""
    (x, y), height = size, high - low
    across = ((-x / 2, 0.0), (x / 2, 0.0), (x / 2 + more, height), (-x / 2 - more, height))
    along = ((0.0, -y / 2), (0.0, y / 2), (height, y / 2 + more), (height, -y / 2 - more))
    long = 2 * (max(size) + 2 * more)
    # One is as wide as it shall be, the other as high: both are in what they have in common.
    wide = Solid("prism", (across, long)).rotate((90, 0, 0)).translate((0, long / 2, 0))
    deep = Solid("prism", (tuple((-a, b) for a, b in along), long))
    deep = deep.rotate((0, 90, 0)).translate((-long / 2, 0, 0))
    return (wide ^ deep).translate((*centre, low))
