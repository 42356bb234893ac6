"""Binary STL: written, read, and what a mesh is, with the standard library alone."""

import struct
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

Point = tuple[float, float, float]
Triangle = tuple[Point, Point, Point]

HEAD = b"Umpire, mm".ljust(80)
ROW = struct.Struct("<12fH")
DIGITS = 4  # after the point, in mm; what comes after them is the arithmetic's


class Mesh(NamedTuple):
    """A closed mesh, counted and measured; lengths in mm."""

    triangles: int
    bodies: int
    watertight: bool
    volume: float  # mm3
    low: Point
    high: Point


def write(file: Path, triangles: Iterable[Triangle]) -> None:
    """Write `triangles`, seen anticlockwise from outside."""
    corners = rows(triangles)
    body = b"".join(ROW.pack(0, 0, 0, *(v for point in row for v in point), 0) for row in corners)
    file.write_bytes(HEAD + struct.pack("<I", len(corners)) + body)


def rows(triangles: Iterable[Triangle]) -> list[Triangle]:
    """Return `triangles` as they are written: rounded, in an order that is always the same."""
    rounded = [tuple(_rounded(point) for point in triangle) for triangle in triangles]
    return sorted(_from_least((a, b, c)) for a, b, c in rounded if len({a, b, c}) == 3)


def _rounded(point: Point) -> Point:
    x, y, z = (round(value, DIGITS) + 0.0 for value in point)
    return x, y, z


def _from_least(triangle: Triangle) -> Triangle:
    a, b, c = triangle
    return min((a, b, c), (b, c, a), (c, a, b))


def read(file: Path) -> list[Triangle]:
    """Return the triangles; ValueError if `file` is no binary STL."""
    content = file.read_bytes()
    if (
        len(content) < 84
        or len(content) != 84 + ROW.size * struct.unpack_from("<I", content, 80)[0]
    ):
        raise ValueError(f"{file.name} is no binary STL, or is cut short")
    found = ROW.iter_unpack(content[84:])
    return [(row[3:6], row[6:9], row[9:12]) for row in found]


def mesh(triangles: list[Triangle]) -> Mesh:
    """Return what `triangles` enclose."""
    edges = Counter(edge for a, b, c in triangles for edge in ((a, b), (b, c), (c, a)))
    closed = all(count == edges[b, a] for (a, b), count in edges.items())
    points = {point for triangle in triangles for point in triangle}
    volume = sum(_six_volumes(triangle) for triangle in triangles) / 6
    xs, ys, zs = zip(*points, strict=True)
    low, high = (min(xs), min(ys), min(zs)), (max(xs), max(ys), max(zs))
    return Mesh(len(triangles), _bodies(triangles), closed, volume, low, high)


def _six_volumes(triangle: Triangle) -> float:
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = triangle
    return ax * (by * cz - bz * cy) - ay * (bx * cz - bz * cx) + az * (bx * cy - by * cx)


def _bodies(triangles: list[Triangle]) -> int:
    """Return how many pieces hang together by no common point."""
    above: dict[Point, Point] = {}

    def root(point: Point) -> Point:
        while above.setdefault(point, point) != point:
            above[point] = point = above[above[point]]
        return point

    for a, b, c in triangles:
        above[root(a)] = root(b)
        above[root(b)] = root(c)
    return len({root(point) for point in list(above)})
