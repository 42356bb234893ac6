"""A picture of each step of soldering from the side one solders, as ``docs/build.md`` counts.

What a wire is called, where it goes and its colour is the pin table's.
"""

from collections.abc import Iterable
from typing import Any

from hardware import table
from hardware.case.names import PANELS, USUAL
from hardware.drawn.hookup import BOARD, INKS, LARGE
from hardware.drawn.sheet import GREY, INK, Place, Sheet
from hardware.electric import pico
from hardware.electric.circuit import DIODES, FUSES, KEYPAD, MICROFARADS, OHMS, ohms
from hardware.table import Wire

SIZE = (1000, 620)
HOLE, RIM = (222, 190, 110), (90, 70, 20)
DARK, STRIPE = (50, 52, 58), (235, 235, 235)
SMALL = {"GND": "GND", "VCC": "VCC", "SCL": "SCL", "SDA": "SDA"}
ON_MODULE = (
    "VCC",
    "GND",
    "SDA",
    "SCL",
    "CS",
    "DC",
    "RES",
)  # the large panel's pins, in their order
STEPS = 6
FOR_A_PANEL = (2, 5)  # steps whose picture differs by the panel


def sheets(pins: dict[str, Any]) -> dict[str, Sheet]:
    """Return name to picture: of each step, and for the small panel where that is another."""
    steps = (_header, _panel, _ring, _piezo, _board, _charger)
    found = {}
    for panel in PANELS:
        wires = table.wires(pins, panel)
        for number, draw in enumerate(steps, 1):
            if panel == USUAL or number in FOR_A_PANEL:
                name = f"solder-{number}" + ("" if panel == USUAL else f"-{panel}")
                found[name] = sheet = Sheet(*SIZE, f"Umpire: soldering, step {number}, {panel}")
                draw(sheet, wires)
    return found


def _of(wires: Iterable[Wire], part: str) -> dict[str, Wire]:
    """Return contact to wire, of those that end at `part`."""
    return {wire.contact: wire for wire in wires if wire.part == part}


def _pico(wire: Wire) -> str:
    """Return where a wire ends at the Pico, in words."""
    return f"{wire.signal}, pin {wire.pin}"


def _there(wire: Wire) -> str:
    """Return where a wire ends, in words."""
    contact = "" if wire.part == "piezo" else f" {wire.contact}"
    return f"{wire.part}{contact}" + (f", by {wire.through}" if wire.through else "")


def _hole(sheet: Sheet, at: Place) -> None:
    sheet.disc(at, 10, HOLE, RIM)


def _lead(sheet: Sheet, wire: Wire, *places: Place) -> None:
    sheet.line(places, INKS[wire.colour], 7, halo=2)


def _title(sheet: Sheet, words: str, *more: str) -> None:
    sheet.text((30, 34), words, 24)
    for i, line in enumerate(more):
        sheet.text((30, 68 + 24 * i), line, 17, "lm", GREY)


def _header(sheet: Sheet, wires: list[Wire]) -> None:
    """Step 1: the header on which the keypad's tail is plugged, its short ends down."""
    _title(
        sheet,
        "1  Keypad: wires onto the short ends of the header",
        "keys towards you, tail down: so the contacts lie on most pads; the meter decides",
    )
    sheet.box((330, 110), (670, 210), DARK, DARK)
    sheet.text((500, 160), "keypad, its keys towards you", 17, "mm", STRIPE)
    sheet.box((400, 210), (600, 270), (90, 94, 102), (90, 94, 102), 0)
    sheet.text((500, 240), "tail", 16, "mm", STRIPE)
    sheet.box((380, 270), (620, 310), (24, 26, 30), INK, 2)
    sheet.text((640, 290), "its socket, on the header's long ends", 16)
    sheet.box((380, 322), (620, 344), DARK, INK, 2)
    sheet.text((640, 333), "header", 16)
    found = _of(wires, "keys")
    for i, name in enumerate(reversed(KEYPAD)):
        x = 394 + 30.4 * i
        line = ("row " if name[0] == "R" else "column ") + name[1]
        wire = found[line]
        sheet.line([(x, 310), (x, 368)], RIM, 5)
        _hole(sheet, (x, 368))
        aside = 110 + 112 * i
        _lead(sheet, wire, (x, 368), (x, 400), (aside, 440 + 8 * (i % 2)), (aside, 480))
        sheet.text((aside, 500), line, 16, "mm")
        sheet.text((aside, 524), f"{wire.signal}, pin {wire.pin}", 14, "mm", GREY)
        sheet.text((aside, 544), wire.colour, 14, "mm", GREY)


def _panel(sheet: Sheet, wires: list[Wire]) -> None:
    """Step 2: the panel from its back, on which its pins are soldered."""
    found = _of(wires, "display")
    large = "RES" in found
    _title(
        sheet,
        "2  Panel, seen from its back",
        "go by the names that are printed there: makers change their order"
        + ("" if large else "; GND and VCC are swapped on some"),
    )
    sheet.box((260, 190), (740, 560) if large else (620, 520), (24, 60, 110), (10, 30, 60))
    names = LARGE if large else SMALL
    order = [name for name in ON_MODULE if name in found] if large else list(SMALL)
    for i, name in enumerate(order):
        x = 320 + 60 * i if large else 365 + 50 * i
        wire = found[name]
        _hole(sheet, (x, 214))
        aside = 100 + 133 * i if large else 260 + 130 * i
        _lead(sheet, wire, (x, 214), (x, 176), (aside, 158), (aside, 146))
        sheet.text((aside, 116), f"{names[name]}", 16, "mm")
        sheet.text((aside, 135), _pico(wire), 13, "mm", GREY)
    if not large:
        return
    sheet.box((330, 330), (670, 450), (18, 46, 86), (170, 200, 230))
    for i, (words, closed) in enumerate((("SPI", False), ("I2C", True))):
        y = 365 + 50 * i
        sheet.text((352, y), words, 20, "lm", STRIPE)
        for x in (450, 560):
            sheet.box((x, y - 14), (x + 18, y + 14), HOLE, RIM, 0)
            if closed:
                sheet.box((x - 4, y - 8), (x + 22, y + 8), (30, 30, 34), STRIPE, 2)
    sheet.shape(
        [(505, 372), (515, 372), (515, 396), (524, 396), (510, 412), (496, 396), (505, 396)],
        STRIPE,
    )
    sheet.text((352, 475), "first: move its resistors from SPI to I2C,", 17, "lm", STRIPE)
    sheet.text((352, 500), "where and which is printed beside them", 17, "lm", STRIPE)


def _ring(sheet: Sheet, wires: list[Wire]) -> None:
    """Step 3: the ring from its back, with what lies in its wires."""
    found = _of(wires, "ring")
    _title(
        sheet,
        "3  Ring, seen from its back: the pixels are on the other side",
        "the letters beside its pads count; DO stays open; each bare part gets a sleeve",
    )
    middle = (760, 350)
    sheet.disc(middle, 180, (44, 46, 54))
    sheet.disc(middle, 112, (255, 255, 255))
    pads = {"5V": (658, 274), "GND": (626, 350), "DIN": (658, 426), "DO": (894, 350)}
    for name, at in pads.items():
        _hole(sheet, at)
        words = "DI" if name == "DIN" else name
        inner = (at[0] + (26 if at[0] < 760 else -26), at[1])
        sheet.text(inner, words, 18, "lm" if at[0] < 760 else "rm")
    supply, ground, data = found["5V"], found["GND"], found["DIN"]
    x, y = pads["5V"]
    _lead(sheet, supply, (40, 200), (560, 200), (x, y))
    sheet.text((40, 176), f"5 V: {_pico(supply)}", 16)
    sheet.box((200, 189), (270, 211), radius=3)
    sheet.line([(200, 200), (270, 200)], INKS["red"], 3)
    sheet.text((235, 230), f"F1  {FUSES['F1']}, at the Pico", 15, "mm")
    sheet.box((380, 187), (450, 213), DARK, radius=2)
    sheet.box((430, 187), (438, 213), STRIPE, STRIPE, 0)
    sheet.text((415, 232), f"D1  {DIODES['D1']}", 15, "mm")
    sheet.text((415, 250), "stripe to the ring", 14, "mm", GREY)
    x, y = pads["GND"]
    _lead(sheet, ground, (40, y), (x, y))
    sheet.text((40, y - 22), f"GND: {_pico(ground)}", 16)
    sheet.line([(560, 200), (560, 240)], INKS["red"], 5)
    sheet.box((536, 240), (584, 310), (70, 80, 160), INK, 8)
    sheet.box((540, 292), (580, 304), STRIPE, STRIPE, 0)
    sheet.line([(560, 310), (560, y)], INKS["black"], 5)
    sheet.text((524, 286), f"C1  {MICROFARADS['C1']} uF", 15, "rm")
    sheet.text((524, 304), "marked side to GND", 14, "rm", GREY)
    x, y = pads["DIN"]
    _lead(sheet, data, (40, 500), (560, 500), (x, y))
    sheet.text((40, 476), f"data: {_pico(data)}", 16)
    sheet.box((380, 489), (450, 511), (214, 190, 150), INK, 8)
    sheet.text((415, 530), f"R1  {ohms(OHMS['R1'])}, close to the ring", 15, "mm")


def _piezo(sheet: Sheet, wires: list[Wire]) -> None:
    """Step 4: the piezo from below."""
    found = _of(wires, "piezo")
    _title(
        sheet,
        "4  Piezo, seen from below",
        "two wires, either way round; its hole is on the other side",
    )
    middle = (620, 340)
    sheet.disc(middle, 170, DARK)
    for i, (at, contact) in enumerate((((570, 300), "1"), ((570, 390), "2"))):
        wire = found[contact]
        y = 240 + 210 * i
        _lead(sheet, wire, at, (360, y), (120, y))
        _hole(sheet, at)
        sheet.text((120, y - 26), _pico(wire), 17)


def _board(sheet: Sheet, wires: list[Wire]) -> None:
    """Step 5: the Pico from the side without parts; left and right have changed places."""
    _title(sheet, "5  Pico, seen from its back, the side without parts")
    used = {wire.pin: [w for w in wires if w.pin == wire.pin] for wire in wires}
    sheet.box((410, 72), (590, 606), BOARD, (10, 60, 40), 10)
    sheet.box((462, 56), (538, 92), (196, 200, 204), GREY, 4)
    sheet.text((500, 74), "USB", 15, "mm")
    for pin in range(1, 41):
        left = pin > 20  # on the picture
        y = 104 + 25.6 * ((40 - pin) if left else (pin - 1))
        x = 424 if left else 576
        mine = used.get(pin, [])
        words = f"{pin}  {pico.name(pin)}" if mine else str(pin)
        if mine:
            end = 340 if left else 660
            sheet.line([(x, y), (end, y)], INKS[mine[0].colour], 5)
            to = " and ".join(_there(wire) for wire in mine)
            sheet.text((end - 8, y) if left else (end + 8, y), to, 14, "rm" if left else "lm")
        sheet.disc((x, y), 8, INKS[mine[0].colour] if mine else HOLE, RIM)
        at = (x + 16, y) if left else (x - 16, y)
        sheet.text(at, words, 13, "lm" if left else "rm", (255, 255, 255))
    cell = next(wire for wire in wires if wire.entry == "charger.cell")
    y, ground = 104 + 25.6 * (40 - cell.pin), 104 + 25.6 * (40 - 33)
    sheet.line([(424, ground), (384, ground), (384, y)], INKS["black"], 4)
    sheet.box((376, (y + ground) / 2 - 14), (392, (y + ground) / 2 + 14), (214, 190, 150), INK, 3)
    sheet.text((368, (y + ground) / 2), f"R5  {ohms(OHMS['R5'])}, with a battery", 13, "rm")


def _charger(sheet: Sheet, wires: list[Wire]) -> None:
    """Step 6, with a battery only: the charger, its pads in a row, and the switch."""
    found = _of(wires, "charger")
    _title(
        sheet,
        "6  With a battery only: the charger, seen from above, its parts towards you",
        "leave its USB-A socket off; go by the letters beside the pads",
    )
    sheet.box((430, 150), (620, 560), (30, 60, 120), (10, 30, 60))
    sheet.text((525, 540), "charger", 17, "mm", STRIPE)
    order = ("USB", "BAT", "5Vo", "GND", "EN")
    for i, name in enumerate(order):
        y = 200 + 72 * i
        at = (452, y)
        if name in found:
            wire = found[name]
            _lead(sheet, wire, at, (60, y))
            sheet.text((60, y - 24), _pico(wire), 16)
        else:
            sheet.line([at, (330, y), (330, y + 40)], INKS["grey"], 7)
        _hole(sheet, at)
        sheet.text((474, y), name, 18, "lm", STRIPE)
    y = 200 + 72
    sheet.box((270, y - 12), (340, y + 12), (214, 190, 150), INK, 8)
    sheet.text((305, y + 28), f"R4  {ohms(OHMS['R4'])}", 15, "mm")
    y += 72
    sheet.box((270, y - 13), (340, y + 13), DARK, radius=2)
    sheet.box((278, y - 13), (286, y + 13), STRIPE, STRIPE, 0)
    sheet.text((305, y + 28), f"D2  {DIODES['D2']}, stripe to the Pico", 15, "mm")
    sheet.line([(452, 416), (400, 416), (400, 528), (360, 528)], INKS["black"], 5)
    sheet.box((300, 528), (360, 560), DARK, INK, 4)
    sheet.text((290, 544), "S1: closed is off", 15, "rm")
    sheet.box((720, 170), (960, 240), (200, 205, 212))
    sheet.text((840, 205), "LiPo 3.7 V, 2000 mAh", 16, "mm")
    sheet.line([(620, 196), (720, 196)], INKS["red"], 6)
    sheet.line([(620, 214), (720, 214)], INKS["black"], 6)
    sheet.text((640, 262), "by its plug, last of all:", 16)
    sheet.text((640, 284), "look at its polarity first, makers differ", 16)
