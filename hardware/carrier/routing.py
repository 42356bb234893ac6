"""A router for a board of two layers: tracks on a grid, and what is in the way is ripped up.

Every track may first cross others, at a price; those that it crossed are laid anew, and the price
of a place that was quarrelled over rises, until nobody crosses anybody.
"""

import heapq
import math
from collections.abc import Iterable, Iterator
from typing import NamedTuple

# Half steps to the right and down, and the layer, 0 above and 1 below.  Tracks bend on whole steps;
# halfway along a diagonal there is a cell too, which a neighbour may come nearest to.
Cell = tuple[int, int, int]
Point = tuple[float, float]
BOTH = (0, 1)
WAYS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1))
DIAGONAL, VIA, CROSSING = 1.42, 6.0, 4.0  # what they cost, in steps
FAR = 1.6  # mm beyond which nothing touches a track
LAYS = 4000  # tracks laid before it gives up


class Pad(NamedTuple):
    """Copper through the board: its middle, its sides in mm, its net."""

    at: Point
    size: Point
    net: str


class Rules(NamedTuple):
    """The least that a fab asks for, mm."""

    step: float = 0.635
    clearance: float = 0.2
    via: float = 0.8
    edge: float = 0.5


class Path(NamedTuple):
    """One track of a net: the cells that it goes through, from one of its pads."""

    net: str
    pads: tuple[Point, Point]
    cells: tuple[Cell, ...]


class Router:
    """Lays the tracks of `nets`, name to pads in `widths`, on a board of `size` mm.

    Places are counted from `origin`, which is a place of the grid.
    """

    def __init__(
        self, size: Point, origin: Point, pads: list[Pad], widths: dict[str, float], rules: Rules
    ) -> None:
        self._size, self._origin, self._rules = size, origin, rules
        self._pads, self._widths = pads, widths
        self._price: dict[Cell, float] = {}
        self._fixed: dict[Cell, dict[str, float]] = {}
        self._laid: dict[Cell, dict[int, tuple[str, float]]] = {}
        self.paths: dict[int, Path] = {}
        for pad in pads:
            for cell, gap in self._around(pad.at, (pad.size[0] / 2, pad.size[1] / 2)):
                for layer in BOTH:
                    gaps = self._fixed.setdefault((*cell, layer), {})
                    gaps[pad.net] = min(gap, gaps.get(pad.net, FAR))

    def route(self) -> None:
        """Lay every track; RuntimeError if that cannot be done."""
        waiting = [pair for net in self._widths for pair in self._pairs(net)]
        waiting.sort(key=lambda pair: math.dist(pair[1].at, pair[2].at))
        for number in range(LAYS):
            if not waiting:
                return
            net, one, other = waiting.pop(0)
            path = self._path(net, one, other)
            if path is None:
                raise RuntimeError(f"no way for {net} from {one.at} to {other.at}")
            for crossed in sorted(self._crossed(path)):
                gone = self._rip_up(crossed)
                ends = [next(p for p in self._pads if p.at == at) for at in gone.pads]
                waiting.append((gone.net, ends[0], ends[1]))
            self._lay(number, path)
        raise RuntimeError(f"still no way for {', '.join(sorted({net for net, *_ in waiting}))}")

    def point(self, cell: Cell) -> Point:
        """Return where a cell is."""
        x, y = self._origin
        half = self._rules.step / 2
        return x + cell[0] * half, y + cell[1] * half

    def free(self, net: str, at: Point) -> bool:
        """Return whether a via of `net` may be at `at`."""
        cell = self._cell(at)
        pads = self._fixed.get((*cell, 0), {})
        on_pad = min(pads.values(), default=FAR) < self._rules.via / 2 + self._rules.clearance
        return not on_pad and self._entered((*cell, 0), net, self._rules.via, BOTH) == 0

    def _cell(self, at: Point) -> tuple[int, int]:
        x, y = ((a - o) / self._rules.step for a, o in zip(at, self._origin, strict=True))
        return 2 * round(x), 2 * round(y)

    def _around(self, at: Point, half: Point) -> Iterator[tuple[tuple[int, int], float]]:
        """Yield the cells near a box of half sides `half`, with their distance from it."""
        (x, y), step = self._cell(at), self._rules.step / 2
        across, down = (math.ceil((h + FAR) / step) + 1 for h in half)
        for i in range(x - across, x + across + 1):
            for j in range(y - down + (i + y - down) % 2, y + down + 1, 2):
                place = self.point((i, j, 0))
                out = [max(abs(p - a) - h, 0) for p, a, h in zip(place, at, half, strict=True)]
                if math.hypot(*out) < FAR:
                    yield (i, j), math.hypot(*out)

    def _pairs(self, net: str) -> Iterator[tuple[str, Pad, Pad]]:
        """Yield the pads of a net in pairs, so that all are joined by the shortest ways."""
        done, *rest = ([pad] for pad in self._pads if pad.net == net)
        left = [pad for (pad,) in rest]
        while left:
            ways = ((math.dist(a.at, b.at), a, b) for a in done for b in left)
            _, one, other = min(ways)
            yield net, one, other
            left.remove(other)
            done.append(other)

    def _path(self, net: str, one: Pad, other: Pad) -> Path | None:
        """Return the cheapest track between two pads (A*)."""
        (a, b), (goal_x, goal_y) = self._cell(one.at), self._cell(other.at)

        def left(cell: Cell) -> float:
            x, y = abs(cell[0] - goal_x), abs(cell[1] - goal_y)
            return (max(x, y) + (DIAGONAL - 1) * min(x, y)) / 2

        starts: list[Cell] = [(a, b, layer) for layer in BOTH]
        came: dict[Cell, Cell | None] = dict.fromkeys(starts)
        cost = dict.fromkeys(starts, 0.0)
        heap = [(left(cell), cell) for cell in starts]
        while heap:
            _, cell = heapq.heappop(heap)
            if cell[:2] == (goal_x, goal_y):
                return Path(net, (one.at, other.at), tuple(reversed([*_back(came, cell)])))
            for after, price in self._steps(cell, net):
                total = cost[cell] + price
                if total < cost.get(after, math.inf):
                    cost[after], came[after] = total, cell
                    heapq.heappush(heap, (total + left(after), after))
        return None

    def _steps(self, cell: Cell, net: str) -> Iterator[tuple[Cell, float]]:
        x, y, layer = cell
        width = self._widths[net]
        for i, j in WAYS:
            length = 1 + 0.3 * (abs(i) == layer)  # below rather up and down, above across
            price = self._entered((x + 2 * i, y + 2 * j, layer), net, width, (layer,))
            if i and j:
                length = DIAGONAL
                price += self._entered((x + i, y + j, layer), net, width, (layer,))
            if price < math.inf:
                yield (x + 2 * i, y + 2 * j, layer), length + price
        if self._fixed.get(cell, {}).get(net, FAR) > self._rules.via / 2:
            price = self._entered(cell, net, max(width, self._rules.via), BOTH)
            if price < math.inf:
                yield (x, y, 1 - layer), VIA + price

    def _entered(self, cell: Cell, net: str, width: float, layers: Iterable[int]) -> float:
        """Return what it costs that a track or via of `net` comes to `cell`; endless at a pad."""
        need = width / 2 + self._rules.clearance
        place, bound = self.point(cell), self._rules.edge + width / 2
        if any(not bound <= p <= s - bound for p, s in zip(place, self._size, strict=True)):
            return math.inf
        price = 0.0
        for layer in layers:
            here = (cell[0], cell[1], layer)
            for other, gap in self._fixed.get(here, {}).items():
                if other != net and gap < need:
                    return math.inf
            price += self._price.get(here, 0.0)
            for other, gap in self._laid.get(here, {}).values():
                price += CROSSING * (other != net and gap < need)
        return price

    def _shapes(self, path: Path) -> Iterator[tuple[Cell, float, tuple[int, ...]]]:
        """Yield the cells of a track with half the width of what is there, and its layers."""
        half, before = self._widths[path.net] / 2, path.cells[0]
        for cell in path.cells:
            x, y, layer = cell
            if layer != before[2]:
                yield cell, max(half, self._rules.via / 2), BOTH
            elif x != before[0] and y != before[1]:
                yield ((x + before[0]) // 2, (y + before[1]) // 2, layer), half, (layer,)
            yield cell, half, (layer,)
            before = cell

    def _crossed(self, path: Path) -> set[int]:
        """Return the tracks that `path` comes too near to, and raise the price of those places."""
        found = set()
        for cell, half, layers in self._shapes(path):
            for layer in layers:
                here = (cell[0], cell[1], layer)
                rows = self._laid.get(here, {}).items()
                near = {
                    number
                    for number, (net, gap) in rows
                    if net != path.net and gap < half + self._rules.clearance
                }
                if near:
                    self._price[here] = self._price.get(here, 0.0) + 1
                found |= near
        return found

    def _lay(self, number: int, path: Path) -> None:
        self.paths[number] = path
        for cell, half, layers in self._shapes(path):
            for near, gap in self._around(self.point(cell), (0, 0)):
                for layer in layers:
                    here = self._laid.setdefault((*near, layer), {})
                    known = here.get(number, (path.net, FAR))[1]
                    here[number] = (path.net, min(known, gap - half))

    def _rip_up(self, number: int) -> Path:
        for here in self._laid.values():
            here.pop(number, None)
        return self.paths.pop(number)


def _back(came: dict[Cell, Cell | None], cell: Cell | None) -> Iterator[Cell]:
    """Yield the way that led to `cell`, from there."""
    while cell is not None:
        yield cell
        cell = came[cell]
