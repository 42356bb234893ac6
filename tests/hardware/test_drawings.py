"""Schematic, wiring picture and wiring list show the pin table as it is."""

import itertools

import pytest
from PIL import Image

from hardware import circuit, diagram, hookup, pico, plain, table

PINS = table.pins()
AGAIN = "python3 dev.py hardware makes it anew"


def test_the_schematic_joins_what_the_circuit_joins():
    built = circuit.build(PINS)
    drawn = diagram.Schematic(built, PINS).joined
    grounds = {("board", str(i)) for i in range(1, 41) if pico.name(i).endswith("GND")}
    wanted = {name: set(ends) for name, ends in built.nets.items()}
    assert drawn["GND"] - grounds == wanted["GND"] - grounds
    assert drawn["GND"] & grounds == {("board", "3"), ("board", "23"), ("board", "28")}
    assert {n: e for n, e in drawn.items() if n != "GND"} == {
        n: e for n, e in wanted.items() if n != "GND"
    }


def test_each_wire_of_the_picture_goes_from_its_pin_to_its_contact():
    wires = table.wires(PINS)
    routed = hookup.routes(wires)
    assert len(routed) == len(wires) == 17
    for wire, path in routed:
        assert path[0] == hookup.place(wire.pin)
        assert path[-1] == (hookup.EDGES[wire.part], hookup.CONTACTS[wire.part, wire.contact])
        for (x1, y1), (x2, y2) in itertools.pairwise(path):
            assert x1 == x2 or y1 == y2


def test_no_two_wires_of_the_picture_lie_on_each_other():
    upright = []
    for _, path in hookup.routes(table.wires(PINS)):
        upright += [
            (x1, *sorted((y1, y2)))
            for (x1, y1), (x2, y2) in itertools.pairwise(path)
            if x1 == x2 and y1 != y2
        ]
    for i, (x, low, high) in enumerate(upright):
        for other, bottom, top in upright[i + 1 :]:
            assert abs(x - other) > 8 or high < bottom or top < low


@pytest.mark.parametrize("name", ["made/schematic.png", "made/wiring.png"])
def test_the_committed_pictures_are_current(name: str):
    assert plain.alike(plain.pictures(PINS)[name], table.HERE / name), AGAIN


def test_a_picture_of_other_pins_is_noticed():
    pins = table.pins()
    pins["ring"]["data"], pins["display"]["sda"], pins["display"]["scl"] = 17, 2, 3
    for name, image in plain.pictures(pins).items():
        assert not plain.alike(image, table.HERE / name)
    blank = Image.new("RGB", (10, 10))
    assert not plain.alike(blank, table.HERE / "made/wiring.png")
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
