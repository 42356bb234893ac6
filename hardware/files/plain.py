"""Lists and drawings that follow from the pin table, without the extra packages."""

from pathlib import Path
from typing import Any

from PIL import Image, ImageChops

from hardware import table
from hardware.case import measures, names
from hardware.drawn import hookup, overlay, soldering
from hardware.drawn.drawing import Drawing
from hardware.electric import budget, checks, circuit, pico
from hardware.files import case_facts, wokwi_files

FAR = 96  # of 255: a pixel that differs more is another pixel
FEW = 12  # other pixels than that, and it is another picture
SCHEMATIC = (
    "pins.toml",
    "table.py",
    *(f"electric/{name}.py" for name in ("circuit", "pico")),
    *(f"drawn/{name}.py" for name in ("net_lines", "keypad", "diagram", "schematic_files")),
)


def texts(pins: dict[str, Any]) -> dict[str, str]:
    """Return path in this folder to text."""
    return {
        "wiring.md": wiring_list(pins, (table.HERE / "wiring.md").read_text(encoding="utf-8")),
        "wokwi/diagram.json": wokwi_files.diagram(pins),
        "wokwi/pins.py": wokwi_files.pin_map(pins),
    }


def sheets(pins: dict[str, Any]) -> dict[str, Drawing]:
    """Return path in this folder, without its ending, to drawing."""
    found = {}
    for panel in names.PANELS:
        found[f"made/overlay-{panel}"] = overlay.overlay(measures.measures(panel=panel))
        found[f"made/wiring-{panel}"] = hookup.sheet(pins, panel).lines
    return found | {"made/key-card": overlay.card()}


def drawn_from() -> str:
    """Return the hash of all that shapes the schematic, which its files carry."""
    return case_facts.hashed(SCHEMATIC)


def pictures(pins: dict[str, Any]) -> dict[str, Image.Image]:
    """Return path in this folder to picture."""
    found = {f"made/wiring-{p}.png": hookup.sheet(pins, p).image() for p in names.PANELS}
    drawn = soldering.sheets(pins)
    return found | {f"made/{name}.png": sheet.image() for name, sheet in drawn.items()}


def alike(one: Image.Image, file: Path, few: int = FEW) -> bool:
    """Return whether `file` shows `one`, but for colours and at most `few` pixels.

    Another version of a library smoothes otherwise, and the files have fewer colours.
    """
    if not file.exists():
        return False
    with Image.open(file) as kept:
        if kept.size != one.size:
            return False
        difference = ImageChops.difference(one.convert("RGB"), kept.convert("RGB"))
    return sum(difference.convert("L").histogram()[FAR:]) <= few


def wiring_list(pins: dict[str, Any], page: str) -> str:
    """Return `page` with its table of wires written anew."""
    lines = page.splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("|"))
    at = list(range(first, lines.index("", first)))  # the other table is of wires without the Pico
    rows = [_row(wire, pins) for wire in table.wires(pins, "large")]
    return "\n".join([*lines[: at[0] + 2], *rows, *lines[at[-1] + 1 :]]) + "\n"


def _row(wire: table.Wire, pins: dict[str, Any]) -> str:
    signal = wire.entry.rpartition(".")[2] not in ("supply", "out", "ground", "dc", "cs")
    contact = wire.contact
    if wire.part == "keys":
        contact += f" ({table.legend(pins, contact)})"
    if wire.part == "piezo":
        contact = "either" if signal else "the other"
    contact = {
        "DIN": "data in",
        "5V": "5 V",
        "RES": "RES, large panel only",
        **{n: f"{n}, large panel only" for n in ("DC", "CS")},
    }.get(contact, contact)
    contact += f", through {wire.through}" if wire.through else ""
    name = pico.name(wire.pin)
    cells = (wire.entry if signal else "", name, wire.pin, wire.part, contact, wire.colour)
    return f"| {' | '.join(map(str, cells))} |".replace("|  |", "| |")


def report(pins: dict[str, Any], erc: list[str]) -> str:
    """Return the report on the circuit: the general check's findings `erc`, ours, the current."""
    built, pixels = circuit.build(pins), pins["ring"]["pixels"]
    ours = checks.findings(built) + checks.findings(circuit.build(pins, "large"))
    for panel in names.PANELS:
        ours += budget.findings(pixels, panel=panel)
    return "\n".join(
        [
            "SKiDL's electrical rule check:",
            *(f"  {line}" for line in erc or ["nothing found"]),
            "Rules of this circuit (hardware/electric/checks.py, budget.py):",
            *(f"  {line}" for line in ours or ["nothing found"]),
            *(f"  {line}" for line in checks.figures(built)),
            "Current, with the brightest colour that is planned on every pixel:",
            *(f"  {line}" for panel in names.PANELS for line in budget.table(pixels, panel)),
            f"Battery of {budget.CELL_MAH} mAh, in play:",
            *(f"  {line}" for panel in names.PANELS for line in budget.battery(pixels, panel)),
            *(f"  {line}" for panel in names.PANELS for line in budget.low(pixels, panel)),
            "USB, honestly:",
            *(f"  {line}" for line in budget.honest(circuit.MICROFARADS["C1"], pixels)),
            "",
        ]
    )
