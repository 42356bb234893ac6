"""Proofs about the case: one closed body each, walls, clearances, nothing through another."""

# pyright: reportMissingImports=false

from itertools import combinations
from types import SimpleNamespace

import numpy as np
import trimesh

NEAR = 1e-3  # mm: closer than this is the face that a ray starts from
REACH = 300.0  # mm: farther than any part is long
TOUCH = 1e-6  # mm3: faces that touch have no more in common

# Where on each triangle a ray starts: its middle, and near its corners and edges.
WEIGHTS = np.array(
    [
        (1 / 3, 1 / 3, 1 / 3),
        *((0.96, 0.02, 0.02), (0.02, 0.96, 0.02), (0.02, 0.02, 0.96)),
        *((0.49, 0.49, 0.02), (0.49, 0.02, 0.49), (0.02, 0.49, 0.49)),
    ]
)


def mesh(solid) -> trimesh.Trimesh:
    """Return `solid` as a mesh of trimesh's."""
    got = solid.to_mesh()
    points = np.asarray(got.vert_properties, dtype=np.float64)[:, :3]
    return trimesh.Trimesh(points, np.asarray(got.tri_verts), process=False)


def triangles(solid) -> list:
    """Return the triangles of `solid` as points of three floats."""
    return [tuple(tuple(map(float, p)) for p in row) for row in mesh(solid).triangles]


def thinnest(solid) -> float:
    """Return the least thickness in mm: from points of each face straight in, to the far side."""
    body = mesh(solid)
    found = REACH
    for corners, normal in zip(body.triangles, body.face_normals, strict=True):
        for start in WEIGHTS @ corners:
            hits = solid.ray_cast(tuple(start - normal * NEAR), tuple(start - normal * REACH))
            leaves = [h.distance for h in hits if np.dot(h.normal, normal) < -1e-6]
            found = min([found, *(NEAR + share * (REACH - NEAR) for share in leaves)])
    return float(found)


def clashes(parts: dict) -> list[str]:
    """Return the pairs of `parts` that are in the same place, and how much of them."""
    found = []
    for (one, a), (other, b) in combinations(parts.items(), 2):
        common = (a ^ b).volume()
        if common > TOUCH:
            found.append(f"{one} and {other}: {common:.3f} mm3")
    return found


def tight(m: SimpleNamespace, printed: dict, bought: dict) -> list[str]:
    """Return the parts that have not their clearance: moved sideways by it, they hit the print."""
    plays = {name: getattr(m, name).play for name in ("board", "display", "ring", "keys", "piezo")}
    moved = [(name, bought[name], play) for name, play in plays.items()]
    moved += [("diffuser", printed["diffuser"], m.diffuser.play)]
    moved += [("lid", printed["lid"], m.case.lip_play)]
    found = []
    for name, solid, play in moved:
        play -= 0.01  # touching is not hitting; polygons are a little smaller than circles
        for x, y in ((play, 0), (-play, 0), (0, play), (0, -play)):
            for other, shell in printed.items():
                carried = name == "lid" and other == "diffuser"  # moves with it
                if other == name or carried:
                    continue
                if (shell ^ solid.translate((x, y, 0))).volume() > TOUCH:
                    found.append(f"{name} hits {other} when moved {x:+.2f}, {y:+.2f}")
    return found


def loose(m: SimpleNamespace, printed: dict, bought: dict) -> list[str]:
    """Return the parts that nothing holds: moved sideways by a millimetre they hit nothing."""
    found = []
    for name in ("board", "display", "ring", "keys", "piezo"):
        for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            solid = bought[name].translate((x, y, 0))
            if not any((shell ^ solid).volume() > TOUCH for shell in printed.values()):
                found.append(f"nothing holds {name} against {x:+d}, {y:+d}")
    return found
