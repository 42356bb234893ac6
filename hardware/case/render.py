"""Pictures of solids: a z-buffer of our own, so that no graphics card is asked."""

# pyright: reportMissingImports=false

import math
from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from PIL import Image

from hardware.case.proofs import mesh
from hardware.case.solids import Solid

PAPER = (255, 255, 255)
SHARP = math.cos(math.radians(25))  # faces that meet at more than this show their edge
FINE = 2  # drawn so many times larger, then made smaller: smooth edges


class Cell(NamedTuple):
    """A part of a picture, in pixels."""

    left: float
    top: float
    width: float
    height: float


class View(NamedTuple):
    """Where the eye is: turned about z, then tilted, degrees; pixels a mm; where 0, 0, 0 lies."""

    turn: float
    tilt: float
    scale: float
    origin: tuple[float, float]

    def matrix(self) -> np.ndarray:
        """Return the rows right, down and towards the eye."""
        turn, tilt = math.radians(self.turn), math.radians(self.tilt)
        right = (math.cos(turn), math.sin(turn), 0)
        eye = (
            math.sin(turn) * math.cos(tilt),
            -math.cos(turn) * math.cos(tilt),
            math.sin(tilt),
        )
        return np.array([right, -np.cross(eye, right), eye])


def fitting(turn: float, tilt: float, solids: Iterable[Solid], cell: Cell) -> View:
    """Return the view so turned and tilted in which `solids` fill a cell, in its middle."""
    matrix = View(turn, tilt, 1, (0, 0)).matrix()[:2]
    spots = np.concatenate([mesh(solid).vertices @ matrix.T for solid in solids])
    low, high = spots.min(axis=0), spots.max(axis=0)
    scale = float(min((cell.width, cell.height) / (high - low)))
    x, y = (low + high) / 2 * scale
    origin = (cell.left + cell.width / 2 - x, cell.top + cell.height / 2 - y)
    return View(turn, tilt, scale, origin)


class Canvas:
    """A picture with the depth of each of its pixels."""

    def __init__(self, width: int, height: int) -> None:
        self.colour = np.full((height * FINE, width * FINE, 3), PAPER, dtype=np.float64)
        self.depth = np.full((height * FINE, width * FINE), -np.inf)

    def add(self, solid: Solid, view: View, colour: tuple[int, int, int]) -> None:
        """Draw `solid` in `colour`, lit from above the left shoulder."""
        body, matrix = mesh(solid), view.matrix()
        points = body.vertices @ matrix.T * (view.scale * FINE)
        points[:, :2] += np.array(view.origin) * FINE
        light = matrix.T @ np.array((-0.45, -0.6, 0.66))
        shade = 0.42 + 0.58 * np.clip(body.face_normals @ light, 0, 1)
        towards = body.face_normals @ matrix[2] > 0
        for corners, strength in zip(points[body.faces[towards]], shade[towards], strict=True):
            self._fill(corners, np.array(colour) * strength)
        self._edges(body, points, np.array(colour) * 0.3)

    def image(self) -> Image.Image:
        """Return the picture."""
        whole = Image.fromarray(np.clip(self.colour, 0, 255).astype(np.uint8))
        size = (whole.width // FINE, whole.height // FINE)
        return whole.resize(size, Image.Resampling.BOX)

    def _fill(self, corners: np.ndarray, colour: np.ndarray) -> None:
        (ax, ay, az), (bx, by, bz), (cx, cy, cz) = corners
        area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
        if abs(area) < 1e-9:
            return
        height, width = self.depth.shape
        left, right = max(int(min(ax, bx, cx)), 0), min(int(max(ax, bx, cx)) + 2, width)
        top, low = max(int(min(ay, by, cy)), 0), min(int(max(ay, by, cy)) + 2, height)
        if left >= right or top >= low:
            return
        x, y = np.arange(left, right) + 0.5, np.arange(top, low)[:, None] + 0.5
        b = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) / area
        c = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / area
        z = az + b * (bz - az) + c * (cz - az)
        box = (slice(top, low), slice(left, right))
        seen = (b >= -1e-9) & (c >= -1e-9) & (b + c <= 1 + 1e-9) & (z > self.depth[box])
        self.depth[box][seen] = z[seen]
        self.colour[box][seen] = colour

    def _edges(self, body, points: np.ndarray, colour: np.ndarray) -> None:
        """Draw every sharp edge that is not hidden, all of them at once."""
        normals = body.face_normals[body.face_adjacency]
        sharp = np.einsum("ij,ij->i", normals[:, 0], normals[:, 1]) < SHARP
        height, width = self.depth.shape
        starts, ends = points[body.face_adjacency_edges[sharp]].transpose(1, 0, 2)
        long = np.abs((ends - starts)[:, :2]).max(axis=1, initial=1)
        steps = np.maximum(long.astype(int), 1)
        which = np.repeat(np.arange(len(steps)), steps + 1)
        along = np.arange(len(which)) - np.repeat(np.cumsum(steps + 1) - steps - 1, steps + 1)
        line = starts[which] + (along / steps[which])[:, None] * (ends - starts)[which]
        x, y = line[:, 0].astype(int), line[:, 1].astype(int)
        inside = (x >= 0) & (x < width) & (y >= 0) & (y < height)
        x, y, z = x[inside], y[inside], line[inside, 2]
        seen = z > self.depth[y, x] - 2.5
        self.colour[y[seen], x[seen]] = colour
