"""The wiring as a picture, for a build with jumper wires or soldered ones."""

import math
from typing import Any

from PIL import Image

from hardware import pico, table
from hardware.sheet import GREY, Colour, Place, Sheet
from hardware.table import Wire

INKS: dict[str, Colour] = {
    "black": (40, 40, 40),
    "red": (214, 40, 40),
    "orange": (240, 140, 30),
    "yellow": (222, 184, 20),
    "green": (40, 150, 70),
    "blue": (40, 100, 210),
    "violet": (140, 70, 190),
    "grey": (140, 144, 150),
    "brown": (130, 80, 45),
    "white": (186, 206, 224),
}
LEFT, RIGHT, TOP, STEP = 610.0, 790.0, 150.0, 36.0  # the Pico's edges; its first pin
EDGES = {"display": 330.0, "keys": 330.0, "piezo": 1180.0, "ring": 1180.0}
# Where each part's contacts are, from the top down.
CONTACTS: dict[tuple[str, str], float] = {
    **{("display", c): 130.0 + 50 * i for i, c in enumerate(("GND", "VCC", "SCL", "SDA"))},
    **{("keys", f"row {i + 1}"): 470.0 + 46 * i for i in range(4)},
    **{("keys", f"column {i + 1}"): 654.0 + 46 * i for i in range(4)},
    **{("piezo", c): 330.0 + 60 * i for i, c in enumerate(("2", "1"))},
    **{("ring", c): 560.0 + 110 * i for i, c in enumerate(("5V", "GND", "DIN"))},
}
BOARD, CARD = (28, 110, 70), (245, 247, 250)


def picture(pins: dict[str, Any]) -> Image.Image:
    """Return the wiring that the pin table `pins` asks for."""
    sheet = Sheet(1510, 930)
    wires = table.wires(pins)
    for wire, path in routes(wires):
        sheet.line(path, INKS[wire.colour], 5, halo=3)
    _pico(sheet, {wire.pin: wire for wire in wires})
    _display(sheet)
    _keypad(sheet, pins)
    _piezo(sheet)
    _ring(sheet, pins["ring"]["pixels"])
    _in_the_wires(sheet)
    sheet.text((700, 892), "Pico, seen from above; wire with the cable unplugged", 16, "mm", GREY)
    return sheet.image()


def routes(wires: list[Wire]) -> list[tuple[Wire, list[Place]]]:
    """Return each wire's way from the Pico to its part, each in a lane of its own."""
    found = []
    for left in (True, False):
        side = [wire for wire in wires if (EDGES[wire.part] < LEFT) == left]
        side.sort(key=_lane_order)
        for lane, wire in enumerate(side):
            x = 380 + 16 * lane if left else 1020 - 18 * lane
            found.append((wire, _path(wire, x)))
    return found


def _lane_order(wire: Wire) -> tuple[int, float]:
    """Sort the lanes from the parts to the Pico, so that few wires cross."""
    _, y = place(wire.pin)
    if (wire.pin > 20) == (EDGES[wire.part] < LEFT):
        return (0, y)  # comes from the Pico's far side, over its top
    down = CONTACTS[wire.part, wire.contact] > y
    return (1, y) if down else (2, -y)


def _path(wire: Wire, lane: float) -> list[Place]:
    start, end = place(wire.pin), (EDGES[wire.part], CONTACTS[wire.part, wire.contact])
    way: list[Place] = [start]
    if (start[0] > 700) != (end[0] > 700):
        aside = start[0] + math.copysign(60, start[0] - 700)
        way += [(aside, start[1]), (aside, 60.0), (lane, 60.0)]
    else:
        way += [(lane, start[1])]
    return [*way, (lane, end[1]), end]


def place(pin: int) -> Place:
    """Return where the Pico's pin `pin` is on the picture."""
    if pin <= 20:
        return LEFT + 12, TOP + STEP * (pin - 1)
    return RIGHT - 12, TOP + STEP * (40 - pin)


def _pico(sheet: Sheet, used: dict[int, Wire]) -> None:
    sheet.box((LEFT, 112), (RIGHT, 868), BOARD, (10, 60, 40), 10)
    sheet.box((662, 92), (738, 140), (196, 200, 204), GREY, 4)
    sheet.text((700, 116), "USB", 16, "mm")
    for pin in range(1, 41):
        x, y = place(pin)
        wire, left = used.get(pin), pin <= 20
        sheet.disc((x, y), 9, INKS[wire.colour] if wire else (222, 190, 110), (90, 70, 20))
        if wire:
            words = f"{pin}  {pico.name(pin)}" if left else f"{pico.name(pin)}  {pin}"
            at = (x + 16, y) if left else (x - 16, y)
            sheet.text(at, words, 14, "lm" if left else "rm", (255, 255, 255))


def _contacts(sheet: Sheet, part: str, names: dict[str, str]) -> None:
    """Draw the contacts of `part`, with `names` by contact beside them."""
    edge = EDGES[part]
    left = edge < LEFT
    for contact, words in names.items():
        y = CONTACTS[part, contact]
        sheet.disc((edge, y), 8, (222, 190, 110), (90, 70, 20))
        sheet.text((edge - 16, y) if left else (edge + 16, y), words, 16, "rm" if left else "lm")


def _display(sheet: Sheet) -> None:
    sheet.box((50, 96), (342, 314), CARD)
    sheet.box((70, 140), (262, 268), (14, 20, 40), (14, 20, 40), 4)
    sheet.text((166, 192), "SSD1306", 20, "mm", (170, 225, 255))
    sheet.text((166, 220), "128 x 64", 16, "mm", (170, 225, 255))
    sheet.text((50, 78), "display: go by what is printed on it", 16)
    sheet.text((50, 334), "No pull-ups on it? Then R2 from SCL to VCC", 14, "lm", GREY)
    sheet.text((50, 354), "and R3 from SDA to VCC, 4700 ohm each.", 14, "lm", GREY)
    _contacts(sheet, "display", {name: name for name in ("GND", "VCC", "SCL", "SDA")})


def _keypad(sheet: Sheet, pins: dict[str, Any]) -> None:
    sheet.box((50, 430), (342, 832), CARD)
    sheet.text((50, 412), "keys", 16)
    kinds = [f"{kind} {i}" for kind in ("row", "column") for i in (1, 2, 3, 4)]
    _contacts(sheet, "keys", {c: f"{c}:  {table.legend(pins, c)}" for c in kinds})
    for row, keys in enumerate(pins["keys"]["legend"]):
        for column, key in enumerate(keys):
            x, y = 66 + 29 * column, 570 + 32 * row
            sheet.box((x, y), (x + 24, y + 26), (60, 64, 72), (60, 64, 72), 4)
            sheet.text((x + 12, y + 13), key, 15, "mm", (255, 255, 255))


def _piezo(sheet: Sheet) -> None:
    sheet.box((1168, 290), (1430, 430), CARD)
    sheet.text((1168, 272), "piezo (either way round)", 16)
    sheet.disc((1340, 360), 52, (50, 52, 58))
    sheet.disc((1340, 360), 8, (150, 150, 150))
    _contacts(sheet, "piezo", {"2": "GND", "1": "signal"})


def _ring(sheet: Sheet, pixels: int) -> None:
    sheet.box((1168, 520), (1490, 820), CARD)
    sheet.text((1168, 502), "ring, the first pixel at the top", 16)
    centre = (1362, 670)
    sheet.disc(centre, 116, (44, 46, 54))
    sheet.disc(centre, 68, CARD)
    for i in range(pixels):
        turn = 2 * math.pi * i / pixels
        x, y = centre[0] + 92 * math.sin(turn), centre[1] - 92 * math.cos(turn)
        sheet.box((x - 11, y - 11), (x + 11, y + 11), (250, 250, 245), GREY, 2)
    sheet.text((centre[0], centre[1] - 92), "1", 14, "mm")
    _contacts(sheet, "ring", {"5V": "5V", "GND": "GND", "DIN": "DIN"})


def _in_the_wires(sheet: Sheet) -> None:
    """Draw what sits in the ring's wires, close to it."""
    supply, ground, data = (CONTACTS["ring", c] for c in ("5V", "GND", "DIN"))
    x = 1124
    sheet.line([(x, supply), (x, ground)], width=3)
    sheet.box((x - 24, ground - 66), (x + 24, ground - 44), (255, 255, 255), (255, 255, 255), 0)
    sheet.capacitor((x, ground - 55))
    sheet.text((x - 28, ground - 34), "C1", 16, "mm")
    for y in (supply, ground):
        sheet.disc((x, y), 5)
    sheet.box((1044, supply - 10), (1084, supply + 10), (50, 52, 58), radius=2)
    sheet.box((1072, supply - 10), (1079, supply + 10), (235, 235, 235), radius=0)
    sheet.text((1034, supply - 26), "D1, stripe to ring", 14, "lm")
    sheet.resistor((1064, data))
    sheet.text((1064, data - 26), "R1", 16, "mm")
