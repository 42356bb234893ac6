"""The schematic on a sheet of A4: its symbols' places; parts, values and nets are the circuit's."""

# pyright: reportMissingImports=false

from typing import Any

from schemdraw import elements as elm
from schemdraw.types import Side

from hardware.drawn import keypad
from hardware.drawn.net_lines import GREY, NetLines, Place, Sides, Slot
from hardware.electric import pico
from hardware.electric.circuit import Circuit

SHEET = (297.0, 210.0)  # mm, A4
UNIT = 7.5  # mm
WIDE, HIGH = SHEET[0] / UNIT, SHEET[1] / UNIT
EDGE = 1.2  # from the sheet's edge to its frame

BOARD, BOARD_SIZE = (15.4, 7.4), (5.6, 17.2)
# Where a net meets the board, and where its pins are that have none.
RIGHT = {"SCL": 22.4, "SDA": 21.4, "RESET": 20.4, "RING": 13.9, "PIEZO": 10.2}
LEFT = keypad.LEVELS | {"HALF_CELL": 8.7}
TOP = {"VBUS": 2.0, "VSYS": 3.2, "3V3": 4.4}
SPARE_RIGHT = (19.6, 19.0, 18.4, 17.8, 17.2, 16.6, 16.0, 15.4, 14.8, 13.2, 12.6, 12.0, 11.4, 10.8)
SPARE_LEFT = (10.4, 9.8, 9.2)
NOTES = (
    "R2, R3: only where the display's module has no pull-ups of its own; nearly all have.",
    "D1 lowers the ring's supply, so that the Pico's 3.3 V are high enough for its data.",
    "VSYS: from USB through the Pico's own diode, or from the battery through D2,",
    "whichever is higher. Charger, battery, D2, S1, R4, R5: may be left out together.",
    "S1 closed: the battery is off; USB goes on. Crossed pins stay open.",
)


class Schematic(NetLines):
    """The drawing of a circuit with the small or the large panel."""

    def __init__(self, circuit: Circuit, table: dict[str, Any], panel: str) -> None:
        super().__init__(circuit)
        self.title = f"Umpire: schematic, {panel} panel"
        self._board()
        keypad.draw(self, table["keys"]["legend"])
        self._display()
        self._ring()
        self._piezo()
        self._charger()
        self._cell_and_switch()
        self._divider()
        self.dots()
        self._words()

    def _board(self) -> None:
        (x, y), (wide, _) = BOARD, BOARD_SIZE
        sides = [("L", LEFT, y), ("R", RIGHT, y), ("T", TOP, 0.0)]
        slots = [
            Slot(number, side, at - start)
            for side, places, start in sides
            for net, at in places.items()
            for ref, number in self.circuit.nets.get(net, [])
            if ref == "board"
        ]
        grounds = [str(i) for i in range(1, 41) if pico.name(i).endswith("GND")]
        step = wide / (len(grounds) + 1)
        slots += [Slot(number, "B", step * i) for i, number in enumerate(grounds, 1)]
        spare = [number for ref, number in self.circuit.unused() if ref == "board"]
        places: list[tuple[Side, float]] = [("R", at) for at in SPARE_RIGHT]
        places.extend(("L", at) for at in SPARE_LEFT)
        slots += [Slot(n, side, at - y) for n, (side, at) in zip(spare, places, strict=False)]
        self.box("board", BOARD, BOARD_SIZE, slots)
        for net in TOP:
            self.supply(net, self.on_board(net))
        ends = [self.ends["board", number] for number in grounds]
        low = ends[0][1] - 0.3
        for end in ends:
            self.wire(end, (end[0], low))
        self.wire((ends[0][0], low), (ends[-1][0], low))
        self.ground((x + wide / 2, low))
        self.about("board", (x + 0.4, 15.2))

    def _display(self) -> None:
        (x, y), (wide, high) = (29.6, 18.8), (5.0, 4.6)
        sides: Sides = {"VCC": ("T", wide / 2), "GND": ("B", wide / 2), "CS": ("B", 2.5)}
        lines = {"SCL": "SCL", "SDA": "SDA", "RES": "RESET"}
        sides |= {name: ("L", RIGHT[net] - y) for name, net in lines.items()}
        sides["DC"] = ("B", 1.2)
        if "RESET" in self.circuit.nets:
            sides["GND"] = ("B", 3.8)
        self.module("display", (x, y), (wide, high), sides)
        self.about("display", (x + wide + 0.2, y + high - 0.3))
        self.supply("3V3", self.pin("display", "VCC"))
        for name, net in lines.items():
            if net in self.circuit.nets:
                start = self.on_board(net)
                self.wire(start, self.pin("display", name))
                self.named(net, (start[0] + 0.2, start[1]))
        for ref, number in self.circuit.nets["GND"]:
            if ref == "display":
                self.ground(self.ends[ref, number])
        for ref, net, at in (("R2", "SCL", 23.6), ("R3", "SDA", 26.4)):
            self.between(ref, elm.ResistorIEC(), ("1", (at, 24.8)), ("2", (at, 23.0)))
            self.supply("3V3", (at, 24.8))
            self.wire((at, 23.0), (at, RIGHT[net]))
            self.about(ref, (at + 0.4, 24.2))

    def _ring(self) -> None:
        (x, y), (wide, high) = (29.6, 12.4), (5.0, 3.0)
        sides: Sides = {"5V": ("T", wide / 2), "GND": ("B", wide / 2)}
        sides |= {"DIN": ("L", high / 2), "DOUT": ("R", high / 2)}
        self.module("ring", (x, y), (wide, high), sides)
        self.about("ring", (x + wide + 0.2, y + high - 0.3))
        self.ground(self.pin("ring", "GND"))
        data, level, end = RIGHT["RING"], y + high + 1.2, self.pin("ring", "5V")
        start, one, other = self.on_board("RING"), (24.0, data), (26.0, data)
        self.wire(start, one)
        self.named("RING", (start[0] + 0.2, data))
        self._lying("R1", elm.ResistorIEC(), ("1", one), ("2", other))
        self.wire(other, self.pin("ring", "DIN"))
        self.named("RING_DIN", (26.2, data))
        one, other, fused = (25.8, level), (27.8, level), (23.4, level)
        self.between("F1", elm.FuseIEC(), ("1", (23.4, level + 1.9)), ("2", fused))
        self.supply("VSYS", (23.4, level + 1.9))
        self.about("F1", (23.8, level + 1.2))
        self.wire(fused, one)
        self.named("RING_FUSED", (23.6, level))
        self._lying("D1", elm.Schottky(), ("A", one), ("K", other))
        self.wire(other, (end[0], level), end)
        self.named("RING_5V", (28.9, level))
        top, low = (28.5, level), (28.5, level - 1.5)
        self.between("C1", elm.Capacitor(), ("+", top), ("-", low))
        self.text((28.1, level - 0.3), "+", 8, "center")
        self.ground(low)
        self.about("C1", (27.9, level - 0.8), "right")

    def _lying(
        self, ref: str, symbol: Any, one: tuple[str, Place], other: tuple[str, Place]
    ) -> None:
        """Draw a part of two pins level, with its name and value over it."""
        self.between(ref, symbol, one, other)
        middle, level = (one[1][0] + other[1][0]) / 2, one[1][1]
        self.text((middle, level + 0.96), ref, 8, "center")
        self.text((middle, level + 0.54), self.circuit.parts[ref].value, 7, "center")

    def _piezo(self) -> None:
        x, y = 31.0, RIGHT["PIEZO"]
        start = self.on_board("PIEZO")
        self.wire(start, (x, y))
        self.named("PIEZO", (start[0] + 0.2, y))
        self.sign(elm.Speaker().at((x, y)).theta(0))
        self.stand("piezo", {"1": (x, y), "2": (x, y - 0.5)})
        self.wire((x, y - 0.5), (x - 0.5, y - 0.5))
        self.ground((x - 0.5, y - 0.5))
        self.about("piezo", (x + 1.2, y))

    def _charger(self) -> None:
        (x, y), (wide, high) = (27.4, 5.3), (4.0, 2.4)
        upper, lower = 1.8, 0.6
        sides: Sides = {"USB": ("L", upper), "BAT": ("L", lower), "GND": ("B", wide / 2)}
        sides |= {"5Vo": ("R", upper), "EN": ("R", lower)}
        self.module("charger", (x, y), (wide, high), sides)
        self.text((x + wide / 2, y + high + 0.4), self.circuit.parts["charger"].value, 8, "center")
        self.ground(self.pin("charger", "GND"))
        usb, out = self.pin("charger", "USB"), self.pin("charger", "5Vo")
        self.wire(usb, (25.6, usb[1]))
        self.supply("VBUS", (25.6, usb[1]))
        one, other, end = (33.9, out[1]), (35.9, out[1]), (36.6, out[1])
        self.wire(out, one)
        self.named("BOOST", (32.3, out[1]))
        self._lying("D2", elm.Schottky(), ("A", one), ("K", other))
        self.wire(other, end)
        self.supply("VSYS", end)
        self.sign(elm.Rect((0, 0), (16.3, 5.1)).at((21.3, 3.7)).theta(0).color(GREY).linestyle(":"))
        self.text((21.6, 8.4), "may be left out", 7, colour=GREY)

    def _cell_and_switch(self) -> None:
        cell, enable = self.pin("charger", "BAT"), self.pin("charger", "EN")
        top, low = (25.6, cell[1]), (25.6, cell[1] - 1.3)
        self.wire(cell, top)
        self.named("CELL", (25.7, cell[1]))
        self.between("battery", elm.BatteryCell(), ("+", top), ("-", low))
        self.text((25.9, cell[1] - 0.3), "+", 8, "center")
        self.ground(low)
        self.about("battery", (25.05, cell[1] - 0.3), "right")
        common, contact = (35.9, enable[1]), (33.9, enable[1])
        self.wire(enable, contact)
        self.named("ENABLE", (32.3, enable[1]))
        switch = elm.SwitchSpdt()
        self.between("S1", switch, ("2", common), ("1", contact))
        x, y = (round(value, 6) for value in switch.absanchors["c"])
        open_end = (x - 0.4, y)
        self.sign(elm.Line().at((x - 0.12, y)).to(open_end))
        self.stand("S1", {"3": open_end})
        self.crossed(open_end)
        numbers = {"1": (34.1, enable[1]), "2": (35.7, enable[1]), "3": (34.1, y)}
        for number, (left, level) in numbers.items():
            self.text((left, level + 0.15), number, 6, "center", "bottom")
        self.about("S1", (35.2, y + 0.1))
        self.wire(common, (36.6, enable[1]))
        self.ground((36.6, enable[1]))

    def _divider(self) -> None:
        """Draw what halves the cell's voltage for a pin that measures."""
        level, end = LEFT["HALF_CELL"], self.on_board("HALF_CELL")
        one, other, middle, low = (8.6, level), (10.6, level), (12.0, level), (12.0, level - 1.8)
        self.wire((7.0, level), one)
        self.named("CELL", (7.2, level))
        self._lying("R4", elm.ResistorIEC(), ("1", one), ("2", other))
        self.wire(other, middle, end)
        self.named("HALF_CELL", (12.2, level))
        self.between("R5", elm.ResistorIEC(), ("1", middle), ("2", low))
        self.about("R5", (12.4, level - 0.6))
        self.ground(low)
        self.sign(elm.Rect((0, 0), (8.0, 3.9)).at((6.4, 6.1)).theta(0).color(GREY).linestyle(":"))
        self.text((6.7, 6.4), "may be left out", 7, colour=GREY)

    def _words(self) -> None:
        right, top = WIDE - EDGE, HIGH - EDGE
        self.sign(elm.Rect((0, 0), (right - EDGE, top - EDGE)).at((EDGE, EDGE)).theta(0))
        for i, line in enumerate(NOTES):
            self.text((2.0, 4.6 - 0.6 * i), line, 7)
        left = right - 13.0
        self.sign(elm.Rect((0, 0), (13.0, 2.1)).at((left, EDGE)).theta(0))
        for up in (0.7, 1.3):
            self.sign(elm.Line().at((left, EDGE + up)).to((right, EDGE + up)))
        where = "parts and nets: hardware/electric/circuit.py, pins.toml"
        self.text((left + 0.3, EDGE + 1.68), self.title, 9)
        self.text((left + 0.3, EDGE + 0.98), where, 6)
        self.text((left + 0.3, EDGE + 0.34), "CERN-OHL-P-2.0 or MIT", 6)
        self.text((right - 0.3, EDGE + 0.98), "A4", 6, "right")
        self.text((right - 0.3, EDGE + 0.34), "sheet 1 of 1", 6, "right")
