"""The wiring as a picture, for a build with jumper wires or soldered ones."""

import math
from typing import Any

from hardware import table
from hardware.case.names import USUAL
from hardware.drawn.sheet import GREY, Colour, Place, Sheet
from hardware.electric import pico
from hardware.electric.circuit import CHIPS, DIODES, FUSES, MICROFARADS, OHMS, ohms
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
    "pink": (240, 130, 180),
    "turquoise": (40, 180, 180),
}
LEFT, RIGHT, TOP, STEP = 610.0, 790.0, 150.0, 36.0  # the Pico's edges; its first pin
EDGES = {"display": 330.0, "keys": 330.0, "charger": 1180.0, "piezo": 1180.0, "ring": 1180.0}
DISPLAY = ("GND", "VCC", "SCL", "SDA", "RES", "DC", "CS")
# Where each part's contacts are, from the top down.
CONTACTS: dict[tuple[str, str], float] = {
    **{("display", c): 116.0 + 36 * i for i, c in enumerate(DISPLAY)},
    **{("charger", c): 90.0 + 36 * i for i, c in enumerate(("USB", "5Vo", "GND", "BAT"))},
    **{("keys", f"row {i + 1}"): 470.0 + 46 * i for i in range(4)},
    **{("keys", f"column {i + 1}"): 654.0 + 46 * i for i in range(4)},
    **{("piezo", c): 330.0 + 60 * i for i, c in enumerate(("2", "1"))},
    **{("ring", c): 560.0 + 110 * i for i, c in enumerate(("5V", "GND", "DIN"))},
}
AGND = 33  # the ground of what measures
BOARD, CARD = (28, 110, 70), (245, 247, 250)
PULL_UPS = (
    "No pull-ups on it? Then R2 from SCL to VCC",
    f"and R3 from SDA to VCC, {OHMS['R2']} ohm each.",
)
SET_FOR_I2C = (
    "Set it for I2C: move the resistors on its",
    "back as is printed there. DC, CS to GND.",
)
LARGE = {"GND": "GND", "VCC": "VCC", "SCL": "CLK (SCL)", "SDA": "DIN (SDA)"}
LARGE |= {name: name for name in ("RES", "DC", "CS")}


def sheet(pins: dict[str, Any], panel: str = USUAL) -> Sheet:
    """Return the wiring that the pin table `pins` asks for."""
    sheet = Sheet(1720, 930, f"Umpire: wiring, {panel} panel")
    wires = table.wires(pins, panel)
    for wire, path in routes(wires):
        sheet.line(path, INKS[wire.colour], 5, halo=3)
    _pico(sheet, {wire.pin: wire for wire in wires})
    _display(sheet, panel)
    _keypad(sheet, pins)
    _charger(sheet)
    _piezo(sheet)
    _ring(sheet, pins["ring"]["pixels"])
    _in_the_wires(sheet)
    fused = next(path for wire, path in routes(wires) if wire.entry == "ring.supply")
    _fuse(sheet, fused[-2][0])
    _halved(sheet, pins["charger"]["cell"])
    sheet.text((700, 892), "Pico, seen from above; wire with the cable unplugged", 16, "mm", GREY)
    return sheet


def routes(wires: list[Wire]) -> list[tuple[Wire, list[Place]]]:
    """Return each wire's way from the Pico to its part, each in a lane of its own."""
    found = []
    for left in (True, False):
        side = [wire for wire in wires if (EDGES[wire.part] < LEFT) == left]
        side.sort(key=_lane_order)
        for lane, wire in enumerate(side):
            x = 380 + 15 * lane if left else 1020 - 18 * lane
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


def _display(sheet: Sheet, panel: str) -> None:
    large = panel == "large"
    sheet.box((50, 96), (342, 354 if large else 314), CARD)
    sheet.box((66, 140), (212, 240), (14, 20, 40), (14, 20, 40), 4)
    sheet.text((139, 180), CHIPS[panel], 20, "mm", (170, 225, 255))
    sheet.text((139, 208), "128 x 64", 16, "mm", (170, 225, 255))
    sheet.text((50, 78), "display: go by what is printed on it", 16)
    notes = SET_FOR_I2C if large else PULL_UPS
    for i, line in enumerate(notes):
        sheet.text((50, 368 - 34 * (not large) + 17 * i), line, 14, "lm", GREY)
    names = LARGE if large else {name: name for name in ("GND", "VCC", "SCL", "SDA")}
    _contacts(sheet, "display", names)


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
    for i in range(8):  # the tail
        x = 78 + 12 * i
        sheet.line([(x, 700), (x, 760)], GREY, 2)
        sheet.text((x, 770), str(8 - i), 11, "mm", GREY)
    sheet.box((66, 698), (174, 756), (60, 64, 72), radius=0)


def _charger(sheet: Sheet) -> None:
    sheet.box((1168, 62), (1700, 224), CARD)
    sheet.text((1168, 44), "charger, battery and switch: may be left out, with D2", 16)
    names = {"USB": "USB (5 V in)", "5Vo": "5Vo", "GND": "GND", "BAT": "BAT"}
    _contacts(sheet, "charger", names)
    sheet.text((1380, 96), "plug", 15)
    sheet.text((1380, 142), "EN", 15)
    sheet.text((1380, 188), "GND", 15)
    sheet.box((1500, 76), (1690, 116), (200, 205, 212))
    sheet.text((1595, 96), "LiPo 3.7 V, 2000 mAh", 14, "mm")
    sheet.line([(1420, 96), (1500, 96)], INKS["red"], 4)
    sheet.box((1500, 148), (1560, 182), (60, 64, 72))
    sheet.text((1570, 165), "S1: off", 14)
    sheet.line([(1410, 142), (1470, 142), (1470, 156), (1500, 156)], INKS["grey"], 4)
    sheet.line([(1424, 188), (1470, 188), (1470, 174), (1500, 174)], INKS["black"], 4)
    y = CONTACTS["charger", "5Vo"]
    sheet.box((1084, y - 10), (1124, y + 10), (50, 52, 58), radius=2)
    sheet.box((1089, y - 10), (1096, y + 10), (235, 235, 235), radius=0)
    sheet.text((1104, y - 20), f"D2  {DIODES['D2']}", 14, "mm")
    y = CONTACTS["charger", "BAT"]
    sheet.resistor((1104, y))
    sheet.text((1104, y + 22), f"R4  {ohms(OHMS['R4'])}", 14, "mm")


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
    behind = (1604, 670)
    sheet.box((1502, 520), (1706, 820), CARD)
    sheet.text((1502, 502), "the ring's back", 16)
    sheet.disc(behind, 90, (44, 46, 54))
    sheet.disc(behind, 52, CARD)
    for i, words in enumerate(("DI", "5V", "GND", "DO")):
        turn = math.pi * (0.25 + 0.5 * i)
        x, y = behind[0] + 71 * math.sin(turn), behind[1] - 71 * math.cos(turn)
        sheet.disc((x, y), 9, (222, 190, 110), (90, 70, 20))
        x, y = behind[0] + 34 * math.sin(turn), behind[1] - 34 * math.cos(turn)
        sheet.text((x, y), words, 13, "mm")
    sheet.text((1604, 780), "go by the letters on yours;", 13, "mm", GREY)
    sheet.text((1604, 798), "DO stays open", 13, "mm", GREY)
    _contacts(sheet, "ring", {"5V": "5V", "GND": "GND", "DIN": "DIN"})


def _fuse(sheet: Sheet, x: float) -> None:
    """Draw the fuse in the upright part of the ring's supply, at `x`."""
    sheet.box((x - 8, 440), (x + 8, 484), radius=2)
    sheet.line([(x, 440), (x, 484)], INKS["red"], 3)
    sheet.text((x + 16, 462), f"F1  {FUSES['F1']}", 14)


def _halved(sheet: Sheet, cell: int) -> None:
    """Draw the resistor that lies at the Pico between the pin of `cell` and ground beside it."""
    (right, high), (_, low) = place(AGND), place(pico.pin(cell))
    x, middle = right + 44, (high + low) / 2
    sheet.line([(right, high), (x, high), (x, low)], width=3)
    sheet.box((x - 8, middle - 18), (x + 8, middle + 18), radius=0)
    sheet.disc((x, low), 5)
    sheet.disc((right, high), 9, INKS["black"], (90, 70, 20))
    sheet.text((right - 16, high), f"AGND  {AGND}", 14, "rm", (255, 255, 255))
    sheet.text((x + 14, middle), f"R5  {ohms(OHMS['R5'])}", 13)


def _in_the_wires(sheet: Sheet) -> None:
    """Draw what sits in the ring's wires, close to it."""
    supply, ground, data = (CONTACTS["ring", c] for c in ("5V", "GND", "DIN"))
    x = 1124
    sheet.line([(x, supply), (x, ground)], width=3)
    sheet.box((x - 24, ground - 66), (x + 24, ground - 44), (255, 255, 255), (255, 255, 255), 0)
    sheet.capacitor((x, ground - 55))
    sheet.text((x - 28, ground - 55), f"C1  {MICROFARADS['C1']} uF", 14, "rm")
    for y in (supply, ground):
        sheet.disc((x, y), 5)
    sheet.box((1044, supply - 10), (1084, supply + 10), (50, 52, 58), radius=2)
    sheet.box((1072, supply - 10), (1079, supply + 10), (235, 235, 235), radius=0)
    sheet.text((1036, supply - 42), f"D1  {DIODES['D1']}", 14)
    sheet.text((1036, supply - 24), "stripe to ring", 13)
    sheet.resistor((1064, data))
    sheet.text((1064, data - 26), f"R1  {ohms(OHMS['R1'])}", 14, "mm")
