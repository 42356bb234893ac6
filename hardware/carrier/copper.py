"""The copper of the carrier board: tracks, and ground poured around them on both sides."""

# pyright: reportMissingImports=false, reportAttributeAccessIssue=false

import math
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pcbnew

from hardware.carrier import joined, places
from hardware.carrier.footprints import on_sheet
from hardware.carrier.routing import Cell, Pad, Point, Router, Rules

BESIDE = 0.001  # mm by which a pad's middle may lie beside the grid
DRILL = 0.4  # of a via, mm
STITCH = 5.08  # from one via of the pour to the next
HEAD = 6.4  # across a screw's head, under which there is no track
EDGE, GAP, SPOKE, THIN = 0.5, 0.3, 0.6, 0.25  # of the pour
RULES = Rules()


def lay(board: Any, m: SimpleNamespace) -> None:
    """Lay tracks onto `board` and ask for the pour; RuntimeError if there is no way."""
    nets = [str(name) for name in board.GetNetsByName() if str(name) != ""]
    widths = {net: joined.width(net) for net in nets}
    size, origin = places.outline(m), places.first_pin(m)
    router = Router(size, origin, [_pad(pad) for pad in board.GetPads()], widths, RULES)
    router.route()
    for path in router.paths.values():
        _track(board, router, path.net, path.cells)
        for pad, cell in ((path.pads[0], path.cells[0]), (path.pads[1], path.cells[-1])):
            if math.dist(pad, router.point(cell)) > BESIDE:
                _segment(board, path.net, router.point(cell), pad, cell[2])
    for layer in (pcbnew.F_Cu, pcbnew.B_Cu):
        _pour(board, size, layer)
    for x in _raster(origin[0], size[0]):
        for y in _raster(origin[1], size[1]):
            if router.free(joined.GROUND, (x, y)) and not _taken(board, (x, y)):
                _via(board, joined.GROUND, (x, y))


def _taken(board: Any, at: Point) -> bool:
    """Return whether a track's via is so near that their holes meet."""
    vias = [track for track in board.GetTracks() if track.Type() == pcbnew.PCB_VIA_T]
    spots = [(pcbnew.ToMM(via.GetPosition().x), pcbnew.ToMM(via.GetPosition().y)) for via in vias]
    here = tuple(a + b for a, b in zip(places.SHEET, at, strict=True))
    return any(math.dist(spot, here) < RULES.via for spot in spots)


def _raster(origin: float, size: float) -> Iterator[float]:
    at = origin % STITCH
    while at < size:
        yield at
        at += STITCH


def _pad(pad: Any) -> Pad:
    """Return one of KiCad's pads as the router knows them."""
    box, middle = pad.GetBoundingBox(), pad.GetPosition()
    wide, high = (pcbnew.ToMM(side) for side in (box.GetWidth(), box.GetHeight()))
    if pad.GetAttribute() == pcbnew.PAD_ATTRIB_NPTH:
        wide = high = HEAD
    x, y = (pcbnew.ToMM(at) for at in (middle.x, middle.y))
    return Pad((x - places.SHEET[0], y - places.SHEET[1]), (wide, high), str(pad.GetNetname()))


def _track(board: Any, router: Router, net: str, cells: tuple[Cell, ...]) -> None:
    """Draw a track, a segment from bend to bend, and a via where it changes sides."""
    start = cells[0]
    for i, cell in enumerate(cells[1:], 1):
        after = cells[i + 1] if i + 1 < len(cells) else None
        if after is None or _way(cell, after) != _way(cells[i - 1], cell):
            if cell[2] == start[2]:
                _segment(board, net, router.point(start), router.point(cell), cell[2])
            else:
                _via(board, net, router.point(cell))
            start = cell


def _way(one: Cell, other: Cell) -> Cell:
    return other[0] - one[0], other[1] - one[1], other[2] - one[2]


def _segment(board: Any, net: str, one: Point, other: Point, layer: int) -> None:
    track = pcbnew.PCB_TRACK(board)
    track.SetStart(on_sheet(one))
    track.SetEnd(on_sheet(other))
    track.SetWidth(pcbnew.FromMM(joined.width(net)))
    track.SetLayer((pcbnew.F_Cu, pcbnew.B_Cu)[layer])
    track.SetNet(board.FindNet(net))
    board.Add(track)


def _via(board: Any, net: str, at: Point) -> None:
    via = pcbnew.PCB_VIA(board)
    via.SetPosition(on_sheet(at))
    via.SetWidth(pcbnew.FromMM(RULES.via))
    via.SetDrill(pcbnew.FromMM(DRILL))
    via.SetNet(board.FindNet(net))
    board.Add(via)


def _pour(board: Any, size: Point, layer: int) -> None:
    zone = pcbnew.ZONE(board)
    zone.SetLayer(layer)
    zone.SetNet(board.FindNet(joined.GROUND))
    wide, long = size
    low, right, near = EDGE, wide - EDGE, long - EDGE
    corners = pcbnew.wxPoint_Vector()
    for x, y in ((low, low), (right, low), (right, near), (low, near)):
        corners.append(on_sheet((x, y)))
    zone.AddPolygon(corners)
    zone.SetLocalClearance(pcbnew.FromMM(GAP))
    zone.SetThermalReliefGap(pcbnew.FromMM(GAP))
    zone.SetThermalReliefSpokeWidth(pcbnew.FromMM(SPOKE))
    zone.SetMinThickness(pcbnew.FromMM(THIN))
    zone.SetIslandRemovalMode(pcbnew.ISLAND_REMOVAL_MODE_ALWAYS)
    board.Add(zone)
