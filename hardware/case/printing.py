"""Proof that a part prints without support: what hangs over is steep enough, or a bridge."""

# pyright: reportMissingImports=false

import math
from types import SimpleNamespace

import numpy as np

from hardware.case.proofs import REACH, WEIGHTS, mesh
from hardware.case.solids import Solid

ON_BED = 0.01  # mm
SLACK = 1.0  # degrees: circles are polygons


def unsupported(m: SimpleNamespace, name: str, solid: Solid) -> list[str]:
    """Return where `solid`, as it lies on the bed, hangs in the air; lengths in mm.

    A face that looks down by more than the printer's overhang must be a bridge: on a line through
    each of its places, just under it, there is plastic at both ends, no farther apart than the
    printer's longest bridge.
    """
    body = mesh(solid)
    least = -math.sin(math.radians(m.printer.overhang + SLACK))
    found = []
    for corners, normal in zip(body.triangles, body.face_normals, strict=True):
        low = corners[:, 2].min()
        if normal[2] > least or corners[:, 2].max() < ON_BED:
            continue
        for place in WEIGHTS @ corners:
            gap = _gap(solid, place, m.printer)
            if gap > m.printer.bridge:
                words = "nothing at one end" if gap >= REACH else f"a bridge of {gap:.1f} mm"
                found.append(f"{name} at {place[0]:.0f}, {place[1]:.0f}, {low:.1f}: {words}")
                break
    return found


def _gap(solid: Solid, place: np.ndarray, printer: SimpleNamespace) -> float:
    """Return a line with plastic at both ends through the place under `place`.

    The first of six that is short enough, or else the shortest.
    """
    start = (float(place[0]), float(place[1]), float(place[2]) - printer.layer / 2)
    shortest = REACH
    for turn in np.radians((0, 90, 30, 60, 120, 150)):
        way = np.array((math.cos(turn), math.sin(turn), 0)) * REACH
        hits = [solid.body.ray_cast(start, tuple(start + end)) for end in (way, -way)]
        if all(hits):
            shortest = min(shortest, sum(min(h.distance for h in end) for end in hits) * REACH)
        if shortest <= printer.bridge:
            break
    return shortest
