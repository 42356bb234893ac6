"""All that is made follows every measure and every pin; a slip in either is a sentence."""

import re
import tomllib
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import pytest

from hardware import table
from hardware.carrier import joined
from hardware.case import fits, stl
from hardware.case.known import MEASURES
from hardware.case.measures import measures
from hardware.drawn import hookup, overlay, sheet, soldering
from hardware.electric import budget, circuit, pico, pin_rules
from hardware.files import alike, plain
from tests.hardware import depends
from tests.hardware.other_parts import TEXT

PINS = (table.HERE / "pins.toml").read_text(encoding="utf-8")
ELSEWHERE = {  # entries that some file follows, by what the entry becomes
    "display.sda": 0,
    "display.scl": 1,
    "display.address": 0x3D,
    "display.reset": 15,
    "display.supply": 36,
    "display.ground": 18,
    "display.dc": 33,
    "display.cs": 33,
    "keys.rows": [9, 8, 7, 6],
    "keys.columns": [13, 12, 11, 10],
    "keys.legend": ["A123", "B456", "C789", "D*0#"],
    "ring.data": 17,
    "ring.pixels": 12,
    "ring.first": 3,
    "ring.direction": "counterclockwise",
    "ring.ground": 33,
    "piezo.signal": 20,
    "piezo.ground": 33,
    "piezo.other": 21,
    "charger.ground": 33,
    "charger.cell": 27,
}


def test_each_measure_is_followed_by_the_overlay_or_not_as_it_should():
    def drawn(text: str) -> str:
        return overlay.overlay(measures(text, depends.PANEL, 16)).svg()

    text = depends.fitted()
    before = drawn(text)
    found = {m for m in MEASURES if any(drawn(other) != before for other in depends.each(m, text))}
    assert found == depends.measures_of("overlay")


def test_every_measure_is_followed_by_some_file_or_asked_for_by_a_rule_alone():
    listed = {name for file in depends.FOLLOWS for name in depends.measures_of(file)}
    rules = set(depends.NO_FILE.split())
    assert listed | rules == set(MEASURES)
    assert not listed & rules


def test_what_a_part_is_made_of_is_compared_by_bytes(tmp_path: Path):
    fresh, kept = tmp_path / "fresh", tmp_path / "kept"
    for folder in (fresh, kept):
        folder.mkdir()
        (folder / "part.stl").write_bytes((table.MADE / "diffuser.stl").read_bytes())
    assert alike.changed(fresh, kept) == []
    corners = stl.read(kept / "part.stl")
    (a, b, c), *rest = corners
    stl.write(fresh / "part.stl", [((a[0] + 0.001, *a[1:]), b, c), *rest])
    assert alike.changed(fresh, kept) == ["part.stl"]
    assert alike.alike(fresh / "part.stl", kept / "part.stl")  # as another platform's may be
    stl.write(fresh / "part.stl", [((a[0] + 0.004, *a[1:]), b, c), *rest])
    assert not alike.alike(fresh / "part.stl", kept / "part.stl")


def test_an_exact_body_with_a_corner_moved_by_a_hundredth_is_another(tmp_path: Path):
    text = (table.MADE / "diffuser.step").read_text(encoding="ascii")
    x = re.findall(r"CARTESIAN_POINT\('',\((\d+\.\d+),", text)[0]
    for more, same in ((0.001, True), (0.01, False)):
        other = tmp_path / "other.step"
        other.write_text(text.replace(f"({x},", f"({float(x) + more:.12f},"))
        assert alike.alike(other, table.MADE / "diffuser.step") == same


def made(pins: dict[str, Any]) -> dict[str, str]:
    """Return what follows the pin table without the extra: file to text."""
    found = plain.texts(pins)
    for panel in ("small", "large"):
        built = circuit.build(pins, panel)
        found["netlist"] = found.get("netlist", "") + repr(built)
        found[f"wiring-{panel}"] = hookup.sheet(pins, panel).lines.svg()
    sheets = soldering.sheets(pins)
    found["soldering"] = "".join(sheets[name].lines.svg() for name in sorted(sheets))
    carrier = joined.build(pins)
    found["carrier"] = repr((carrier.nets, carrier.parts))
    return found | {"report": repr(budget.table(pins["ring"]["pixels"]))}


def other(text: str, entry: str, value: Any) -> str:
    """Return the pin table `text` with one entry changed, or as it was if it has no such one."""
    part, _, name = entry.partition(".")
    written = repr(value).replace("'", '"')
    line = re.compile(rf"(\n\[{part}\].*?\n{name} = )[^#\n]*", re.DOTALL)
    return line.sub(rf"\g<1>{written} ", text, count=1)


def test_every_entry_of_the_pin_table_is_changed_but_those_that_can_be_nothing_else():
    fixed = {name for name, values in pin_rules.ONE_OF.items() if len(values) == 1}
    fixed |= {name for name, kind in pin_rules.EDGE.items() if pico.EDGE.count(kind) == 1}
    # Which chip a panel has is for the firmware alone: see tests/house/test_pins.py.
    assert set(ELSEWHERE) | fixed | {"display.chip"} == set(pin_rules.ENTRIES)
    assert pico.EDGE.count("VSYS") == 1


def test_each_pin_is_followed_by_the_files_that_name_it(monkeypatch: pytest.MonkeyPatch):
    for name in ("Image", "ImageDraw", "ImageFont"):  # the lines alone, no picture of them
        monkeypatch.setattr(sheet, name, MagicMock())
    before = made(table.pins())
    followed = {}
    for entry, value in ELSEWHERE.items():
        now = made(tomllib.loads(other(PINS, entry, value)))
        followed[entry] = {name for name, text in now.items() if text != before[name]}
    drawn = {"wiring-small", "wiring-large", "soldering"}
    wired = {"wiring.md", "wokwi/diagram.json", "netlist", *drawn}
    mapped = "wokwi/pins.py"
    assert followed == {
        "display.sda": {*wired, mapped, "carrier"},
        "display.scl": {*wired, mapped, "carrier"},
        "display.address": {"wokwi/diagram.json", mapped},
        "display.reset": (wired | {"carrier"}) - {"wokwi/diagram.json", "wiring-small"},
        "display.supply": set(),
        "display.ground": {*wired} - {"netlist"},
        "display.dc": {"wiring.md", "wiring-large", "soldering"},
        "display.cs": {"wiring.md", "wiring-large", "soldering"},
        "keys.rows": {*wired, mapped, "carrier"},
        "keys.columns": {*wired, mapped, "carrier"},
        "keys.legend": {"wiring.md", "wokwi/diagram.json", mapped, *drawn} - {"soldering"},
        "ring.data": {*wired, mapped, "carrier"},
        "ring.pixels": {"wokwi/diagram.json", "netlist", "report", "carrier", mapped, *drawn}
        - {"soldering"},
        "ring.first": {mapped},
        "ring.direction": {mapped},
        "ring.ground": {*wired} - {"netlist"},
        "piezo.signal": {*wired, mapped, "carrier"},
        "piezo.ground": {*wired} - {"netlist"},
        "piezo.other": {"carrier"},
        "charger.ground": {"wiring.md", *drawn},
        "charger.cell": (wired | {"carrier"}) - {"wokwi/diagram.json"},
    }


@pytest.mark.parametrize(
    ("entry", "value", "finding"),
    [
        (
            "display.sda", 3,
            "display.sda is GP3, which the RP2040 cannot use as SDA: those are even",
        ),
        (
            "display.scl", 4,
            "display.scl is GP4, which the RP2040 cannot use as SCL: those are odd",
        ),
        (
            "display.scl", 15,
            "display.scl is GP15 and must be of the same bus as SDA on GP4: GP1, GP5, GP9, GP13, "
            "GP17, GP21",
        ),
        (
            "ring.data", 18,
            "ring.data and piezo.signal are both on pin 24, GP18: one wire a pin",
        ),
        (
            "keys.rows", [6, 7, 8, 10],
            "keys.rows[3] and keys.columns[0] are both on pin 14, GP10: one wire a pin",
        ),
        (
            "ring.data", 29,
            "ring.data is 29 and must be a GPIO of the Pico's edge: 0 to 22 or 26 to 28",
        ),
        (
            "display.sda", "GP4",
            "display.sda is 'GP4' and must be a GPIO of the Pico's edge: 0 to 22 or 26 to 28",
        ),
        (
            "keys.columns", [10, 11, 12],
            "keys.columns is [10, 11, 12] and must be four GPIOs of the Pico's edge in brackets, "
            "each 0 to 22 or 26 to 28",
        ),
        (
            "display.supply", 3,
            "display.supply is 3 and must be a pin of the Pico's edge that is 3V3: 36",
        ),
        (
            "display.ground", 36,
            "display.ground is 36 and must be a pin of the Pico's edge that is GND: 3, 8, 13, 18, "
            "23, 28, 38",
        ),
        (
            "piezo.ground", 23,
            "ring.ground and piezo.ground are both on pin 23, GND: one wire a pin",
        ),
        (
            "charger.cell", 22,
            "charger.cell is GP22 and must be a pin that measures a voltage: GP26 to GP28",
        ),
        ("display.address", 0x3E, "display.address is 0x3E and must be 0x3C or 0x3D"),
        ("ring.pixels", 60, "ring.pixels is 60 and must be a whole number, 8 to 24"),
        ("ring.first", 17, "ring.first is 17 and must be 16 or less: the ring has no more pixels"),
        ("ring.direction", "left", "ring.direction is 'left' and must be 'clockwise' or "
         "'counterclockwise'"),
        ("display.width", 132, "display.width is 132 and must be 128"),
    ],
)  # fmt: skip
def test_a_pin_that_will_not_do_is_told_in_a_sentence(entry: str, value: Any, finding: str):
    assert finding in pin_rules.findings(other(PINS, entry, value))


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        ("sda = 4\n", "", "pins.toml has no display.sda"),
        ("sda = 4\n", "sdaa = 4\n", "display.sdaa is no entry of pins.toml"),
        ("[piezo]", "[pieso]", "pieso.signal is no entry of pins.toml"),
        ("sda = 4\n", "sda = \n", "pins.toml cannot be read: "),
        ("[display]", "sda = 4\n[display]", "sda is no entry of pins.toml"),
    ],
)
def test_a_pin_table_that_cannot_be_used_is_told_in_a_sentence(old: str, new: str, finding: str):
    found = pin_rules.findings(PINS.replace(old, new, 1))
    assert any(line.startswith(finding) for line in found)


def test_the_pin_table_as_it_is_keeps_its_rules():
    assert pin_rules.findings() == []


@pytest.mark.parametrize("measure", MEASURES)
def test_a_measure_left_out_or_misspelt_is_told_in_a_sentence(measure: str):
    part, name = measure.split(".")
    line = re.compile(rf"(\n\[{part}\].*?)\n{name} = [^\n]*", re.DOTALL)
    without = line.sub(r"\g<1>", TEXT, 1)
    assert fits.shape(without, "small") == [f"case.toml has no {measure}"]
    misspelt = line.sub(rf"\g<1>\n{name}x = 1.0", TEXT, 1)
    assert f"{measure}x is no measure of case.toml" in fits.shape(misspelt, "small")
