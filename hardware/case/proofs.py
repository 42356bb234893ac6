"""Proofs about the case: one closed body each, walls, clearances, nothing through another."""

# pyright: reportMissingImports=false

from itertools import combinations
from types import SimpleNamespace

import numpy as np
import trimesh

from hardware.case.box import faced
from hardware.case.solids import Solid

NEAR = 1e-3  # mm: closer than this is the face that a ray starts from
REACH = 400.0  # mm: farther than any part is long
TOUCH = 1e-6  # mm3: faces that touch have no more in common
APART = 0.02  # mm: polygons are that much smaller than circles
SMALL = 0.5  # mm2: of so small a triangle the middle stands for the whole
FACING = -0.5  # two faces make a wall if they look away from each other, within 60 degrees

# Where on each triangle a ray starts: its middle, and near its corners and edges.
WEIGHTS = np.array(
    [
        (1 / 3, 1 / 3, 1 / 3),
        *((0.96, 0.02, 0.02), (0.02, 0.96, 0.02), (0.02, 0.02, 0.96)),
        *((0.49, 0.49, 0.02), (0.49, 0.02, 0.49), (0.02, 0.49, 0.49)),
    ]
)


def mesh(solid: Solid) -> trimesh.Trimesh:
    """Return `solid` as a mesh of trimesh's."""
    got = solid.body.to_mesh()
    points = np.asarray(got.vert_properties, dtype=np.float64)[:, :3]
    return trimesh.Trimesh(points, np.asarray(got.tri_verts), process=False)


def triangles(solid: Solid) -> list:
    """Return the triangles of `solid` as points of three floats."""
    return [tuple(tuple(map(float, p)) for p in row) for row in mesh(solid).triangles]


def thinnest(solid: Solid) -> float:
    """Return the least thickness in mm: from points of each face straight in, to the far side.

    An edge, where two faces meet at an angle, is no wall: only a face that looks away counts.
    """
    body = mesh(solid)
    found = REACH
    for corners, normal, area in zip(
        body.triangles, body.face_normals, body.area_faces, strict=True
    ):
        for start in WEIGHTS[: 1 if area < SMALL else None] @ corners:
            hits = solid.body.ray_cast(tuple(start - normal * NEAR), tuple(start - normal * REACH))
            leaves = [h.distance for h in hits if np.dot(h.normal, normal) < FACING]
            found = min([found, *(NEAR + share * (REACH - NEAR) for share in leaves)])
    return float(found)


def clashes(parts: dict[str, Solid]) -> list[str]:
    """Return the pairs of `parts` that are in the same place, and how much of them."""
    found = []
    for (one, a), (other, b) in combinations(parts.items(), 2):
        common = (a ^ b).volume()
        if common > TOUCH:
            found.append(f"{one} and {other}: {common:.3f} mm3")
    return found


def _ways(m: SimpleNamespace, name: str) -> list[tuple[str, tuple[float, float, float]]]:
    """Return the ways a part might slip, with their names: along the face if the lid holds it."""
    c = m.case
    across, along, deep = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, c.cos, c.sin)
    second = along if name in ("board", "piezo", "battery", "charger") else deep
    ways = [across, tuple(-x for x in across), second, tuple(-x for x in second)]
    names = ("to the right", "to the left", "away from the player", "towards the player")
    return list(zip(names, ways, strict=True))  # pyright: ignore[reportReturnType]


def _powered(m: SimpleNamespace) -> tuple[str, ...]:
    """Return the parts that a battery brings and a rim holds."""
    return ("battery", "charger") if m.battery.fitted else ()


def tight(m: SimpleNamespace, printed: dict[str, Solid], bought: dict[str, Solid]) -> list[str]:
    """Return the parts that have not their clearance: moved sideways by it, they hit the print."""
    plays = {name: getattr(m, name).play for name in ("board", "display", "ring", "piezo")}
    plays |= dict.fromkeys(_powered(m), m.battery.play)
    moved = [(name, bought[name], play) for name, play in plays.items()]
    moved += [(name, printed[name], getattr(m, name).play) for name in ("diffuser", "baffle")]
    moved += [("lid", printed["lid"], m.case.lip_play)]
    found = []
    for name, solid, play in moved:
        for words, way in _ways(m, name):
            there = solid.translate(tuple(x * (play - APART) for x in way))
            for other, shell in printed.items():
                with_it = name == "lid" and other in ("diffuser", "baffle")
                if other != name and not with_it and (shell ^ there).volume() > TOUCH:
                    found.append(f"{name} hits {other} when moved {play} mm {words}")
    return found


def loose(m: SimpleNamespace, printed: dict[str, Solid], bought: dict[str, Solid]) -> list[str]:
    """Return the parts that nothing holds: moved sideways by a millimetre they hit nothing."""
    found = []
    solids = {name: bought[name] for name in ("board", "display", "ring", "piezo", *_powered(m))}
    solids |= {name: printed[name] for name in ("baffle", "diffuser", "lid")}
    for name, solid in solids.items():
        for words, way in _ways(m, name):
            shells = [shell for other, shell in printed.items() if other != name]
            if not any((shell ^ solid.translate(way)).volume() > TOUCH for shell in shells):
                found.append(f"nothing holds {name}: it can be moved {words}")
    return found


def turning(m: SimpleNamespace, printed: dict[str, Solid], bought: dict[str, Solid]) -> list[str]:
    """Return what can be turned in its seat by a quarter of a pixel."""
    held = {
        "ring": (bought["ring"], printed["baffle"]),
        "baffle": (printed["baffle"], printed["lid"]),
        "diffuser": (printed["diffuser"], printed["lid"]),
    }
    found = []
    for name, (solid, holder) in held.items():
        for degrees in (90 / m.ring.pixels, -90 / m.ring.pixels):
            if (turned(m, solid, degrees) ^ holder).volume() <= TOUCH:
                found.append(f"{name} can be turned by {degrees:+.1f} degrees")
    return found


def turned(m: SimpleNamespace, solid: Solid, degrees: float) -> Solid:
    """Return a part of the closed box turned about the ring's middle, in the face's plane."""
    u, v = m.ring.centre
    flat = solid.translate((0, 0, -m.case.front)).rotate((-m.case.tilt, 0, 0))
    about = flat.translate((-u, -v, 0)).rotate((0, 0, degrees)).translate((u, v, 0))
    return faced(m, about)
