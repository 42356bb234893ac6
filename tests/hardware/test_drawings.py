"""Schematic, wiring picture and wiring list show the pin table as it is."""

import itertools
import re

import pytest
from PIL import Image

from hardware import circuit, diagram, hookup, pico, plain, table
from hardware.case import names

PINS = table.pins()
AGAIN = "python3 dev.py hardware makes it anew"


@pytest.mark.parametrize("panel", names.PANELS)
def test_the_schematic_joins_what_the_circuit_joins(panel: str):
    built = circuit.build(PINS, panel)
    drawn = diagram.Schematic(built, PINS, panel).joined
    grounds = {("board", str(i)) for i in range(1, 41) if pico.name(i).endswith("GND")}
    wanted = {name: set(ends) for name, ends in built.nets.items()}
    assert drawn["GND"] - grounds == wanted["GND"] - grounds
    assert drawn["GND"] & grounds == {("board", i) for i in ("3", "23", "28", "38")}
    assert {n: e for n, e in drawn.items() if n != "GND"} == {
        n: e for n, e in wanted.items() if n != "GND"
    }


def test_the_schematic_names_every_part_its_value_and_itself():
    built = circuit.build(PINS)
    page = (table.MADE / "schematic-small.svg").read_text(encoding="utf-8")
    words = re.findall(r">([^<>]+)</text>", page)
    for ref in ("R1", "C1", "D1", "D2"):
        assert f"{ref}  {built.parts[ref].value}" in words
    for ref in ("R2", "R3"):
        assert ref in words and built.parts[ref].value.replace(" ohm", "") in words
    assert "Umpire: schematic, small panel" in words
    assert "sheet 1 of 1" in words


def test_supplies_of_other_volts_have_other_colours():
    colours = {wire.signal: wire.colour for wire in table.wires(PINS, "large")}
    assert (colours["3V3"], colours["VSYS"], colours["VBUS"]) == ("pink", "red", "turquoise")
    assert colours["GND"] == "black"


@pytest.mark.parametrize(("panel", "count"), [("small", 20), ("large", 21)])
def test_each_wire_of_the_picture_goes_from_its_pin_to_its_contact(panel: str, count: int):
    wires = table.wires(PINS, panel)
    routed = hookup.routes(wires)
    assert len(routed) == len(wires) == count
    for wire, path in routed:
        assert path[0] == hookup.place(wire.pin)
        assert path[-1] == (hookup.EDGES[wire.part], hookup.CONTACTS[wire.part, wire.contact])
        for (x1, y1), (x2, y2) in itertools.pairwise(path):
            assert x1 == x2 or y1 == y2


@pytest.mark.parametrize("upright", [True, False])
def test_no_two_wires_of_the_picture_lie_on_each_other(upright: bool):
    runs = []
    for wire, path in hookup.routes(table.wires(PINS, "large")):
        for one, other in itertools.pairwise(path):
            (x1, y1), (x2, y2) = (one, other) if upright else (one[::-1], other[::-1])
            if x1 == x2 and y1 != y2:
                runs.append((wire.pin, x1, *sorted((y1, y2))))
    for i, (pin, x, low, high) in enumerate(runs):
        for same, other, bottom, top in runs[i + 1 :]:
            assert pin == same or abs(x - other) > 8 or high < bottom or top < low


@pytest.mark.parametrize("name", plain.pictures(PINS))
def test_the_committed_pictures_are_current(name: str):
    assert plain.alike(plain.pictures(PINS)[name], table.HERE / name), AGAIN


def test_a_picture_of_other_pins_is_noticed():
    pins = table.pins()
    pins["ring"]["data"], pins["display"]["sda"], pins["display"]["scl"] = 17, 2, 3
    for name, image in plain.pictures(pins).items():
        assert not plain.alike(image, table.HERE / name)
    blank = Image.new("RGB", (10, 10))
    assert not plain.alike(blank, table.HERE / "made/wiring-small.png")
    assert not plain.alike(blank, table.HERE / "made/none.png")


def test_the_wiring_list_and_wokwi_s_files_are_current():
    for name, text in plain.texts(PINS).items():
        assert (table.HERE / name).read_text(encoding="utf-8") == text, AGAIN


def test_the_wiring_list_follows_the_table():
    pins = table.pins()
    pins["piezo"]["signal"] = 19
    page = (table.HERE / "wiring.md").read_text(encoding="utf-8")
    changed = plain.wiring_list(pins, page)
    assert "| piezo.signal | GP19 | 25 | piezo | either | white |" in changed
    assert changed.replace("GP19 | 25", "GP18 | 24") == page
