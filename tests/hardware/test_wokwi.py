"""Wokwi's diagram has the wires of the pin table, and its program tries each part."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from hardware import table
from hardware.electric import pico
from hardware.table import HERE
from host_sim.desk import Desk

WOKWI = HERE / "wokwi"
DIAGRAM = json.loads((WOKWI / "diagram.json").read_text(encoding="utf-8"))
KINDS = {
    "wokwi-pi-pico": "pico",
    "board-ssd1306": "oled",
    "wokwi-membrane-keypad": "pad",
    "wokwi-led-ring": "ring",
    "wokwi-buzzer": "bz",
}


def joined() -> dict[str, str]:
    """Return a part's contact to the Pico's pin, as Wokwi names both."""
    ends = [(row[0].split(":"), row[1]) for row in DIAGRAM["connections"]]
    assert all(board == "pico" for (board, _), _ in ends)
    return {contact: pin for (_, pin), contact in ends}


def test_the_diagram_s_parts_are_wokwi_s():
    assert DIAGRAM["version"] == 1
    assert {part["type"]: part["id"] for part in DIAGRAM["parts"]} == KINDS
    attributes = {part["id"]: part["attrs"] for part in DIAGRAM["parts"]}
    assert attributes["oled"] == {"i2cAddress": "0x3c"}
    assert attributes["ring"] == {"pixels": "16"}
    assert "".join(attributes["pad"]["keys"]) == "123A456B789C*0#D"


def test_every_pin_of_the_table_is_in_the_diagram():
    pins, wires = table.pins(), joined()
    assert wires["oled:SDA"] == f"GP{pins['display']['sda']}"
    assert wires["oled:SCL"] == f"GP{pins['display']['scl']}"
    assert [wires[f"pad:R{i}"] for i in (1, 2, 3, 4)] == [f"GP{n}" for n in pins["keys"]["rows"]]
    assert [wires[f"pad:C{i}"] for i in (1, 2, 3, 4)] == [f"GP{n}" for n in pins["keys"]["columns"]]
    assert wires["ring:DIN"] == f"GP{pins['ring']['data']}"
    assert wires["bz:2"] == f"GP{pins['piezo']['signal']}"
    assert (wires["oled:VCC"], wires["ring:VCC"]) == ("3V3", "VSYS")
    assert len(wires) == len(DIAGRAM["connections"]) == 17  # all but the charger's three


def test_grounds_are_numbered_as_wokwi_numbers_them():
    numbered = {f"GND.{i}": pin for i, pin in enumerate((3, 8, 13, 18, 23, 28, 33, 38), 1)}
    pins, wires = table.pins(), joined()
    for contact, part in (("oled:GND", "display"), ("ring:GND", "ring"), ("bz:1", "piezo")):
        assert numbered[wires[contact]] == pins[part]["ground"]
    assert [pico.name(pin)[-3:] for pin in numbered.values()] == ["GND"] * 8


def test_the_pin_map_says_what_the_firmware_s_says():
    firmware = HERE.parent / "firmware" / "device" / "pins.py"
    maps = []
    for file in (WOKWI / "pins.py", firmware):
        exec(file.read_text(encoding="utf-8"), space := {})
        maps.append({name: value for name, value in space.items() if name.isupper()})
    assert maps[0] == maps[1]


def test_the_libraries_are_those_that_the_board_gets():
    lines = (WOKWI / "requirements.txt").read_text(encoding="utf-8").splitlines()
    assert lines[1:] == ["adafruit_ssd1306", "neopixel"]


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    for name in ("code.py", "pins.py"):
        shutil.copyfile(WOKWI / name, tmp_path / name)
    with Desk(tmp_path) as desk:
        desk.power_on()
        yield desk


def lit(desk: Desk, key: int) -> bool:
    """Return whether the middle of a key's field on the panel is lit."""
    x, y = key % 4 * 32 + 16, key // 4 * 16 + 8
    return bool(desk.panel.picture()[y // 8 * 128 + x] >> y % 8 & 1)


def test_each_key_shows_its_place_lights_its_pixel_and_sounds(desk: Desk):
    for number, key in enumerate("123A456B789C*0#D"):
        assert not lit(desk, number)
        desk.press(key)
        desk.run(100)
        assert lit(desk, number)
        assert [i for i, colour in enumerate(desk.ring.colours) if any(colour)] == [number]
        desk.release(key)
        desk.run(100)
        assert not lit(desk, number)
    assert desk.crash is None
    assert [tone.frequency for tone in desk.piezo.tones()] == [440 + 40 * i for i in range(16)]
