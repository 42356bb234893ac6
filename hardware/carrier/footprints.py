"""The footprints of the carrier board: KiCad's own, and one for the Pico."""

# pyright: reportMissingImports=false, reportAttributeAccessIssue=false

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pcbnew

from hardware.carrier import joined, places, sheet
from hardware.carrier.places import PITCH, ROWS
from hardware.electric.circuit import Circuit

LIBRARIES = Path("/usr/share/kicad/footprints")
PAD, DRILL = 1.7, 1.0  # of a socket, mm
BARE = 0.3  # mm at an edge


def save(folder: Path, m: SimpleNamespace) -> None:
    """Write the library of the footprint that KiCad has not, the Pico's, into `folder`."""
    library, _, _ = places.PICO.partition(":")
    path = folder / f"{library}.pretty"
    path.mkdir()
    pcbnew.FootprintSave(str(path), _pico(pcbnew.BOARD(), m))


def on_sheet(at: tuple[float, float]) -> Any:
    """Return a place on the board as one of KiCad's sheet."""
    return pcbnew.wxPointMM(*(a + b for a, b in zip(places.SHEET, at, strict=True)))


def every(board: Any, circuit: Circuit, m: SimpleNamespace) -> Iterator[Any]:
    """Yield a footprint for each part of `circuit`, where it lies, and for each hole."""
    for name, spot in places.parts(m).items():
        part, below = circuit.parts[joined.ref(name)], name == "board"
        found = _pico(board, m) if below else _loaded(part.footprint)
        if below:
            found.Flip(found.GetPosition(), True)
        found.SetReference(part.ref)
        found.SetPath(pcbnew.KIID_PATH(f"/{sheet.identity(part.ref)}"))
        found.SetValue(part.value)
        found.SetOrientationDegrees(spot.turn)
        found.SetPosition(on_sheet((spot.x, spot.y)))
        _within(found, m)
        yield found
    for number, (x, y) in enumerate(places.holes(m), 1):
        found = _loaded(places.HOLE)
        found.SetReference(f"H{number}")
        found.SetAttributes(pcbnew.FP_EXCLUDE_FROM_BOM | pcbnew.FP_EXCLUDE_FROM_POS_FILES)
        found.SetPosition(on_sheet((x, y)))
        yield found


def _loaded(name: str) -> Any:
    library, _, item = name.partition(":")
    found = pcbnew.FootprintLoad(str(LIBRARIES / f"{library}.pretty"), item)
    found.SetFPID(pcbnew.LIB_ID(library, item))
    return found


def _within(found: Any, m: SimpleNamespace) -> None:
    """Take away the ink beyond the near edge: the pins that the keypad's tail is plugged on."""
    edge = places.SHEET[1] + places.outline(m)[1]
    for item in list(found.GraphicalItems()):
        low = pcbnew.ToMM(item.GetBoundingBox().GetBottom())
        if item.GetLayer() == pcbnew.F_SilkS and low > edge:
            found.Remove(item)


def _pico(board: Any, m: SimpleNamespace) -> Any:
    """Return two sockets for the Pico as its parts are seen; its first pin is the origin."""
    found = pcbnew.FOOTPRINT(board)
    library, _, item = places.PICO.partition(":")
    found.SetFPID(pcbnew.LIB_ID(library, item))
    found.SetAttributes(pcbnew.FP_THROUGH_HOLE)
    for number in range(1, 41):
        x, row = (0.0, number - 1) if number <= 20 else (ROWS, 40 - number)
        pad = pcbnew.PAD(found)
        pad.SetNumber(str(number))
        pad.SetShape(pcbnew.PAD_SHAPE_RECT if number == 1 else pcbnew.PAD_SHAPE_CIRCLE)
        pad.SetAttribute(pcbnew.PAD_ATTRIB_PTH)
        pad.SetSize(pcbnew.wxSizeMM(PAD, PAD))
        pad.SetDrillSize(pcbnew.wxSizeMM(DRILL, DRILL))
        pad.SetLayerSet(pad.PTHMask())
        pad.SetPos0(pcbnew.wxPointMM(x, row * PITCH))
        pad.SetPosition(pcbnew.wxPointMM(x, row * PITCH))
        found.Add(pad)
    # The edge where the Pico's socket is lies at that of the board, where no ink may be.
    aside, far = (m.board.width - ROWS) / 2, (m.board.length - 19 * PITCH) / 2
    ink = ((pcbnew.F_SilkS, 0.15), (pcbnew.B_SilkS, 0.15), (pcbnew.F_CrtYd, 0.05))
    for layer, width in (*ink, (pcbnew.F_Fab, 0.1)):
        box = pcbnew.FP_SHAPE(found, pcbnew.SHAPE_T_RECT)
        box.SetStart0(pcbnew.wxPointMM(-aside, BARE - far))
        box.SetEnd0(pcbnew.wxPointMM(ROWS + aside, 19 * PITCH + far))
        box.SetLayer(layer)
        box.SetWidth(pcbnew.FromMM(width))
        box.SetDrawCoord()
        found.Add(box)
    return found
