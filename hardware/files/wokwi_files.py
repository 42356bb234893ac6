"""The files of ``wokwi/`` that are made from the pin table: its diagram and its pin map."""

import json
from typing import Any

from hardware import table
from hardware.electric import pico

GROUND_PINS = [i for i in range(1, 41) if pico.name(i).endswith("GND")]
PARTS = {"display": "oled", "keys": "pad", "ring": "ring", "piezo": "bz"}


def diagram(pins: dict[str, Any]) -> str:
    """Return ``diagram.json`` for the pin table `pins`."""
    display, keys, ring = pins["display"], pins["keys"], pins["ring"]
    names = [key for row in keys["legend"] for key in row]
    parts = [
        _part("wokwi-pi-pico", "pico", 0, 0),
        _part("board-ssd1306", "oled", -60, -240, i2cAddress=f"0x{display['address']:02x}"),
        _part("wokwi-membrane-keypad", "pad", 100, -360, columns="4", keys=names),
        _part("wokwi-led-ring", "ring", 60, 180, pixels=str(ring["pixels"])),
        _part("wokwi-buzzer", "bz", -120, 180, volume="0.1"),
    ]
    content = {
        "version": 1,
        "author": "Umpire",
        "editor": "wokwi",
        "parts": parts,
        "connections": [_connection(w) for w in table.wires(pins, "small") if w.part in PARTS],
    }
    return json.dumps(content, indent=2) + "\n"


def _part(kind: str, name: str, top: int, left: int, **attributes: Any) -> dict[str, Any]:
    return {"type": kind, "id": name, "top": top, "left": left, "attrs": attributes}


def _connection(wire: table.Wire) -> list[Any]:
    return [f"pico:{_board_pin(wire.pin)}", f"{PARTS[wire.part]}:{_contact(wire)}", wire.colour, []]


def _board_pin(pin: int) -> str:
    """Return Wokwi's name of the Pico's pin: its grounds are numbered."""
    if pin in GROUND_PINS:
        return f"GND.{GROUND_PINS.index(pin) + 1}"
    return pico.name(pin)


def _contact(wire: table.Wire) -> str:
    """Return Wokwi's name of a part's contact."""
    if wire.part == "keys":
        return wire.contact[0].upper() + wire.contact[-1]
    if wire.part == "piezo":
        return {"1": "2", "2": "1"}[wire.contact]  # there 2 is the signal
    return {"5V": "VCC"}.get(wire.contact, wire.contact)


def pin_map(pins: dict[str, Any]) -> str:
    """Return ``pins.py``: the table under the names that the firmware uses."""
    display, keys, ring = pins["display"], pins["keys"], pins["ring"]
    lines = [
        '"""Which pin carries what; written by dev.py hardware."""',
        "",
        f'SDA = "GP{display["sda"]}"',
        f'SCL = "GP{display["scl"]}"',
        f"ADDRESS = 0x{display['address']:02X}",
        f"ROWS = ({_gpios(keys['rows'])})",
        f"COLUMNS = ({_gpios(keys['columns'])})",
        f'LEGEND = "{"".join(keys["legend"])}"',
        f'RING = "GP{ring["data"]}"',
        f"PIXELS = {ring['pixels']}",
        f"FIRST = {ring['first']}",
        f"DIRECTION = {1 if ring['direction'] == 'clockwise' else -1}",
        f'PIEZO = "GP{pins["piezo"]["signal"]}"',
        'BATTERY = ""',
        'RESET = ""',
        f'PANEL = "{display["chip"]}"',
        "",
    ]
    return "\n".join(lines)


def _gpios(numbers: list[int]) -> str:
    return ", ".join(f'"GP{number}"' for number in numbers)
