"""The pin table, and the wires that follow from it."""

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from hardware.case.names import USUAL
from hardware.electric import pico

HERE = Path(__file__).resolve().parent
MADE = HERE / "made"  # whatever `dev.py hardware` writes, but for the wiring list and wokwi/
COLOURS = ("brown", "red", "orange", "yellow", "green", "blue", "violet", "grey")


class Wire(NamedTuple):
    """One wire from the Pico; `part` and `contact` are where it ends, `entry` is of the table."""

    entry: str
    pin: int
    part: str
    contact: str
    through: str  # a part in the wire, or ""
    colour: str

    @property
    def signal(self) -> str:
        """The Pico's name of its pin."""
        return pico.name(self.pin)


def pins() -> dict[str, Any]:
    """Return the pin table as it is written."""
    return tomllib.loads((HERE / "pins.toml").read_text(encoding="utf-8"))


def wires(table: dict[str, Any], panel: str = USUAL) -> list[Wire]:
    """Return every wire that `table` asks for, in the order of the wiring list.

    The large `panel` has three more: reset, and two that lie at ground.
    """
    display, keys, ring, piezo = (table[part] for part in ("display", "keys", "ring", "piezo"))
    charger = table["charger"]
    more = [
        Wire("display.reset", pico.pin(display["reset"]), "display", "RES", "", "orange"),
        Wire("display.dc", display["dc"], "display", "DC", "", "black"),
        Wire("display.cs", display["cs"], "display", "CS", "", "black"),
    ]
    lines = [("rows", i, pin) for i, pin in enumerate(keys["rows"])]
    lines += [("columns", i, pin) for i, pin in enumerate(keys["columns"])]
    return [
        Wire("display.sda", pico.pin(display["sda"]), "display", "SDA", "", "blue"),
        Wire("display.scl", pico.pin(display["scl"]), "display", "SCL", "", "yellow"),
        *(more if panel == "large" else []),
        *(
            Wire(f"keys.{kind}[{i}]", pico.pin(pin), "keys", f"{kind[:-1]} {i + 1}", "", colour)
            for (kind, i, pin), colour in zip(lines, COLOURS, strict=True)
        ),
        Wire("ring.data", pico.pin(ring["data"]), "ring", "DIN", "R1", "green"),
        Wire("piezo.signal", pico.pin(piezo["signal"]), "piezo", "1", "", "white"),
        Wire("display.supply", display["supply"], "display", "VCC", "", "pink"),
        Wire("display.ground", display["ground"], "display", "GND", "", "black"),
        Wire("ring.supply", ring["supply"], "ring", "5V", "F1 and D1", "red"),
        Wire("ring.ground", ring["ground"], "ring", "GND", "", "black"),
        Wire("piezo.ground", piezo["ground"], "piezo", "2", "", "black"),
        Wire("charger.supply", charger["supply"], "charger", "USB", "", "turquoise"),
        Wire("charger.out", charger["out"], "charger", "5Vo", "D2", "red"),
        Wire("charger.ground", charger["ground"], "charger", "GND", "", "black"),
        Wire("charger.cell", pico.pin(charger["cell"]), "charger", "BAT", "R4", "brown"),
    ]


def legend(table: dict[str, Any], contact: str) -> str:
    """Return the keys on the line that a keypad's `contact`, such as ``row 1``, is."""
    rows = table["keys"]["legend"]
    kind, number = contact.split()
    place = int(number) - 1
    return " ".join(rows[place] if kind == "row" else [row[place] for row in rows])
