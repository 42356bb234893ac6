"""The carrier board for a fab and a reader: gerbers, drill, positions, a picture."""

# pyright: reportMissingImports=false, reportAttributeAccessIssue=false

import csv
import io
import re
import tempfile
import zipfile
from pathlib import Path
from typing import Any

import pcbnew

from hardware.carrier import picture, places

LAYERS = {
    "F_Cu": pcbnew.F_Cu,
    "B_Cu": pcbnew.B_Cu,
    "F_Mask": pcbnew.F_Mask,
    "B_Mask": pcbnew.B_Mask,
    "F_Silkscreen": pcbnew.F_SilkS,
    "B_Silkscreen": pcbnew.B_SilkS,
    "Edge_Cuts": pcbnew.Edge_Cuts,
}
# Lines that say when a file was written, and so differ each time.
DATED = re.compile(
    r"^(%TF\.CreationDate|G04 Created by|; DRILL file|; #@! TF\.CreationDate).*\n", re.M
)


def gerbers(board: Any, folder: Path) -> None:
    """Write a gerber file for each layer and the drill files into `folder`."""
    plotter = pcbnew.PLOT_CONTROLLER(board)
    options = plotter.GetPlotOptions()
    options.SetOutputDirectory(str(folder))
    options.SetPlotFrameRef(False)
    options.SetUseAuxOrigin(True)
    options.SetSubtractMaskFromSilk(True)
    options.SetUseGerberProtelExtensions(False)
    options.SetCreateGerberJobFile(False)
    for name, layer in LAYERS.items():
        plotter.SetLayer(layer)
        plotter.OpenPlotfile(name, pcbnew.PLOT_FORMAT_GERBER, name)
        plotter.PlotLayer()
    plotter.ClosePlot()
    drill = pcbnew.EXCELLON_WRITER(board)
    drill.SetOptions(False, False, board.GetDesignSettings().GetAuxOrigin(), False)
    drill.SetFormat(True)
    drill.CreateDrillandMapFilesSet(str(folder), True, False)
    for file in sorted(folder.iterdir()):
        text = DATED.sub("", file.read_text(encoding="utf-8"))
        file.write_text(text, encoding="utf-8", newline="\n")


def positions(board: Any) -> str:
    """Return where each part lies, mm from the near left corner as seen from above, as CSV."""
    file = io.StringIO()
    table = csv.writer(file, lineterminator="\n")
    table.writerow(["Designator", "Val", "Package", "Mid X", "Mid Y", "Rotation", "Layer"])
    origin = board.GetDesignSettings().GetAuxOrigin()
    for part in sorted(board.GetFootprints(), key=lambda part: part.GetReference()):
        if part.GetAttributes() & pcbnew.FP_EXCLUDE_FROM_POS_FILES:
            continue
        at = _middle(part)
        x, y = pcbnew.ToMM(at[0] - origin.x), pcbnew.ToMM(origin.y - at[1])
        side = "bottom" if part.IsFlipped() else "top"
        turn = f"{part.GetOrientationDegrees() % 360:g}"
        name = str(part.GetFPID().GetLibItemName())
        table.writerow(
            [part.GetReference(), part.GetValue(), name, f"{x:.2f}", f"{y:.2f}", turn, side]
        )
    return file.getvalue()


def _middle(part: Any) -> tuple[float, float]:
    """Return the middle of a part's pads, where a machine takes it."""
    places = [pad.GetPosition() for pad in part.Pads()]
    xs, ys = [at.x for at in places], [at.y for at in places]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def zipped(folder: Path, name: str) -> None:
    """Zip what a fab takes, gerbers and drill files of `folder`, the same each time."""
    files = sorted(file for file in folder.iterdir() if file.suffix in (".gbr", ".drl"))
    with zipfile.ZipFile(folder / name, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in files:
            entry = zipfile.ZipInfo(file.name, (1980, 1, 1, 0, 0, 0))
            entry.create_system = 3
            archive.writestr(entry, file.read_bytes(), zipfile.ZIP_DEFLATED)


def drawn(board: Any, size: tuple[float, float]) -> str:
    """Return both sides of the board as one SVG."""
    with tempfile.TemporaryDirectory() as name:
        plotter = pcbnew.PLOT_CONTROLLER(board)
        options = plotter.GetPlotOptions()
        options.SetOutputDirectory(name)
        options.SetPlotFrameRef(False)
        options.SetUseAuxOrigin(False)
        options.SetDrillMarksType(pcbnew.PCB_PLOT_PARAMS.NO_DRILL_SHAPE)
        layers = {}
        for layer, number in LAYERS.items():
            plotter.SetLayer(number)
            plotter.OpenPlotfile(layer, pcbnew.PLOT_FORMAT_SVG, layer)
            plotter.PlotLayer()
            file = Path(plotter.GetPlotFileName())
            plotter.ClosePlot()
            layers[layer] = file.read_text(encoding="utf-8")
    return picture.svg(layers, _drills(board), size)


def _drills(board: Any) -> list[tuple[float, float, float]]:
    """Return x, y and diameter of every hole but those of vias, which are covered, mm."""
    pads = [(pad.GetPosition(), pad.GetDrillSize().x) for pad in board.GetPads()]
    holes = [[pcbnew.ToMM(value) for value in (at.x, at.y, wide)] for at, wide in pads]
    return sorted((x - places.SHEET[0], y - places.SHEET[1], wide) for x, y, wide in holes)
