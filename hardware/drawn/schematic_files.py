"""The schematic as SVG and PDF, through Matplotlib, by which schemdraw draws."""

# pyright: reportMissingImports=false

import io
from typing import Any

import matplotlib
from matplotlib.figure import Figure

from hardware.drawn.diagram import HIGH, SHEET, WIDE, Schematic
from hardware.electric import circuit
from hardware.files import plain

INCH = 25.4
SETTINGS: dict[Any, Any] = {
    "font.family": "DejaVu Sans",  # which Matplotlib brings
    "svg.fonttype": "none",  # words stay words
    "svg.hashsalt": "umpire",  # else the names in the file differ each time
    "pdf.compression": 0,  # packed, the bytes differ between one zlib and another
}


def drawn(pins: dict[str, Any], panel: str) -> Schematic:
    """Return the schematic that the pin table `pins` asks for; ValueError if it joins other pins.

    What it joins is traced on the sheet and held against the circuit.
    """
    built = circuit.build(pins, panel)
    schematic = Schematic(built, pins, panel)
    if schematic.joined() != {name: set(ends) for name, ends in built.nets.items()}:
        raise ValueError(f"the schematic with the {panel} panel joins other pins than the circuit")
    return schematic


def figure(schematic: Schematic) -> Figure:
    """Return the schematic on a sheet of A4."""
    sheet = Figure((SHEET[0] / INCH, SHEET[1] / INCH))
    axes: Any = sheet.add_axes((0, 0, 1, 1))
    schematic.drawing.draw(show=False, canvas=axes)
    axes.set(xlim=(0, WIDE), ylim=(0, HIGH))
    axes.set_axis_off()
    return sheet


def files(schematic: Schematic) -> dict[str, bytes]:
    """Return ending to what the file of that ending holds; the SVG says in words what is joined."""
    title, source = schematic.title, plain.drawn_from()
    about = {
        "svg": {"Title": title, "Description": words(schematic), "Source": source, "Date": None},
        "pdf": {"Title": title, "Keywords": source, "CreationDate": None},
    }
    found = {}
    with matplotlib.rc_context(SETTINGS):
        sheet = figure(schematic)
        for ending, metadata in about.items():
            file = io.BytesIO()
            sheet.savefig(file, format=ending, metadata=metadata)
            found[ending] = file.getvalue()
    return found


def words(schematic: Schematic) -> str:
    """Return what the lines join, a net a line: its name, then part and number of each pin."""
    nets = sorted(schematic.joined().items())
    return "\n".join(
        f"{name}: {', '.join(' '.join(end) for end in sorted(ends))}" for name, ends in nets
    )
