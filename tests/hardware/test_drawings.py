"""Schematic, wiring picture and wiring list show the pin table as it is."""

import itertools
import re
import xml.etree.ElementTree as Xml
from collections import Counter

import pytest
from PIL import Image

from hardware import table
from hardware.case import names
from hardware.drawn import hookup, overlay
from hardware.electric import circuit
from hardware.files import plain

PINS = table.pins()
AGAIN = "python3 dev.py hardware makes it anew"


def svg(panel: str) -> Xml.Element:
    """Return the committed schematic."""
    return Xml.parse(table.MADE / f"schematic-{panel}.svg").getroot()


@pytest.mark.parametrize("panel", names.PANELS)
def test_the_schematic_says_that_it_joins_what_the_circuit_joins(panel: str):
    (said,) = svg(panel).iterfind(".//{*}Work/{*}description")
    lines = [line.split(": ") for line in (said.text or "").splitlines()]
    found = {net: {tuple(end.split()) for end in ends.split(", ")} for net, ends in lines}
    wanted = circuit.build(PINS, panel).nets
    assert found == {name: set(ends) for name, ends in wanted.items()}, AGAIN


@pytest.mark.parametrize("panel", names.PANELS)
def test_the_schematic_was_drawn_from_the_sources_as_they_are(panel: str):
    (source,) = svg(panel).iterfind(".//{*}Work/{*}source")
    assert source.text == plain.drawn_from(), AGAIN
    page = (table.MADE / f"schematic-{panel}.pdf").read_bytes()
    assert f"/Keywords ({plain.drawn_from()})".encode() in page, AGAIN
    assert re.search(rb"/MediaBox \[ 0 0 841\.\d+ 595\.\d+ \]", page)  # A4


@pytest.mark.parametrize("panel", names.PANELS)
def test_the_schematic_shows_every_part_its_value_every_net_and_every_pin(panel: str):
    built = circuit.build(PINS, panel)
    words = Counter(text.text for text in svg(panel).iter("{http://www.w3.org/2000/svg}text"))
    for part in built.parts.values():
        assert part.ref in words or part.ref in ("keys", "charger")
        assert part.value in words or part.ref == "keys"
    assert "keys: 4 x 4, without diodes" in words
    assert [net for net in built.nets if net not in words and net != "GND"] == []
    for ref in ("board", "display", "ring", "keys", "charger"):
        for pin in built.parts[ref].pins:
            assert pin.name in words
            assert pin.number in words
    grounds = [pin for part in built.parts.values() for pin in part.pins if pin.name == "GND"]
    assert words["GND"] == len(grounds) == 10
    assert f"Umpire: schematic, {panel} panel" in words
    assert "sheet 1 of 1" in words


def test_supplies_of_other_volts_have_other_colours():
    colours = {wire.signal: wire.colour for wire in table.wires(PINS, "large")}
    assert (colours["3V3"], colours["VSYS"], colours["VBUS"]) == ("pink", "red", "turquoise")
    assert colours["GND"] == "black"


@pytest.mark.parametrize(("panel", "count"), [("small", 21), ("large", 24)])
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


def test_the_committed_pictures_are_current():
    drawn = plain.pictures(PINS)
    assert len(drawn) > 5
    old = [name for name, image in drawn.items() if not plain.alike(image, table.HERE / name)]
    assert old == [], AGAIN


def test_a_picture_of_other_pins_is_noticed():
    pins = table.pins()
    pins["ring"]["data"], pins["display"]["sda"], pins["display"]["scl"] = 17, 2, 3
    same = ("made/solder-1.png", "made/solder-4.png", "made/solder-6.png")  # keys, piezo, charger
    for name, image in plain.pictures(pins).items():
        assert plain.alike(image, table.HERE / name) == (name in same)
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


def test_the_key_card_says_of_held_keys_what_the_guide_to_playing_says():
    card = dict(overlay.CARD_LINES)
    guide = (table.HERE.parent / "docs" / "play.md").read_text(encoding="utf-8")
    held = dict(re.findall(r"^\| (`.+`) held \| (.+) \|$", guide, re.MULTILINE))
    assert held["`0`"].startswith(card["0, held"])
    assert "the menu" in card["*"] and held["`*`"] == "the menu"
    assert "help with this screen" in card["#"] and held["`#`"].startswith("help on this")
    assert card["A to D, held"].startswith("what the game") and "game" in held["`A` to `D`"]
    assert len(held) == 4 and len(card) == len(overlay.CARD_LINES)
