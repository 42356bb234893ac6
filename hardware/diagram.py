"""The schematic as a picture; what it joins is noted and held against the circuit."""

from typing import Any

from PIL import Image

from hardware.circuit import Circuit
from hardware.sheet import GREY, Place, Sheet

LEFT, RIGHT = 500.0, 780.0  # the board's edges
ROW_Y, COLUMN_X = (150.0, 230.0, 310.0, 390.0), (110.0, 200.0, 290.0, 380.0)
COLUMN_Y = (480.0, 520.0, 560.0, 600.0)

NOTES = (
    "R2, R3: only where the display's module has no",
    "pull-ups of its own; nearly all have.",
    "D1 lowers the ring's supply, so that the Pico's",
    "3.3 V are high enough for its data.",
    "Supplies that come from outside: VBUS, 3V3 (Pico),",
    "GND; RING_5V comes through D1.",
)


class Schematic:
    """The drawing; `joined` is net to the (ref, pin) ends that it shows."""

    def __init__(self, circuit: Circuit, table: dict[str, Any]) -> None:
        self.circuit = circuit
        self._grounds = {ref: str(row["ground"]) for ref, row in table.items() if "ground" in row}
        self.joined: dict[str, set[tuple[str, str]]] = {}
        self._sheet = Sheet(1400, 880)
        self._sheet.box((LEFT, 80), (RIGHT, 790), (246, 249, 252))
        self._sheet.text(((LEFT + RIGHT) / 2, 52), "board: Raspberry Pi Pico", 20, "mm")
        self._keypad(table["keys"]["legend"])
        self._display()
        self._ring()
        self._piezo()
        self._notes()

    def image(self) -> Image.Image:
        """Return the drawing."""
        return self._sheet.image()

    def _net(self, name: str, *ends: tuple[str, str]) -> None:
        self.joined.setdefault(name, set()).update(ends)

    def _board_end(self, net: str) -> tuple[str, str]:
        """Return the board's pin on `net`; a net of several has the first not yet drawn."""
        drawn = self.joined.get(net, set())
        free = (end for end in self.circuit.nets[net] if end[0] == "board" and end not in drawn)
        return next(free)

    def _board_pin(self, net: str, y: float, left: bool = False) -> Place:
        """Draw the board's pin on `net` and return where its wire begins."""
        return self._pin_of_board(net, self._board_end(net), y, left)

    def _pin_of_board(self, net: str, end: tuple[str, str], y: float, left: bool = False) -> Place:
        pin = next(p for p in self.circuit.parts["board"].pins if p.number == end[1])
        edge, way, anchor = (LEFT, -1, "lm") if left else (RIGHT, 1, "rm")
        self._sheet.text((edge - 10 * way, y), pin.name, 16, anchor)
        number = (edge + 16 * way, y - 10)
        self._sheet.line([(edge, y), (edge + 32 * way, y)])
        self._sheet.text(number, pin.number, 13, "mm", GREY)
        self._net(net, end)
        return edge + 32 * way, y

    def _module_pin(self, net: str, ref: str, number: str, edge: float, y: float) -> Place:
        """Draw the pin of a module on the right and return where its wire ends."""
        pin = next(p for p in self.circuit.parts[ref].pins if p.number == number)
        self._sheet.text((edge + 10, y), pin.name, 16)
        self._sheet.text((edge - 16, y - 10), number, 13, "mm", GREY)
        self._sheet.line([(edge - 32, y), (edge, y)])
        self._net(net, (ref, number))
        return edge - 32, y

    def _label(self, x: float, y: float, words: str, anchor: str = "mb") -> None:
        self._sheet.text((x, y), words, 15, anchor)

    def _keypad(self, legend: list[str]) -> None:
        s = self._sheet
        s.text((245, 96), "keys: 4 x 4, without diodes", 18, "mm")
        for i, y in enumerate(ROW_Y):
            net = f"ROW{i + 1}"
            s.line([(60, y), self._board_pin(net, y, left=True)])
            self._label(425, y - 4, net)
            self._net(net, ("keys", str(i + 1)))
        for i, (x, y) in enumerate(zip(COLUMN_X, COLUMN_Y, strict=True)):
            net = f"COL{i + 1}"
            end = self._board_pin(net, y, left=True)
            s.line([(x, ROW_Y[0] + 34), (x, y), end], halo=3)
            self._label(425, y - 4, net)
            self._net(net, ("keys", str(i + 5)))
        for keys, y in zip(legend, ROW_Y, strict=True):
            for key, x in zip(keys, COLUMN_X, strict=True):
                self._switch(key, x, y)

    def _switch(self, key: str, x: float, y: float) -> None:
        """A key between the row above left and the column."""
        s = self._sheet
        s.line([(x - 36, y), (x - 36, y + 34), (x - 30, y + 34)])
        s.line([(x - 30, y + 34), (x - 8, y + 22)])
        s.line([(x - 8, y + 34), (x, y + 34)])
        for place in ((x - 36, y), (x, y + 34)):
            s.disc(place, 4)
        s.text((x - 19, y + 48), key, 16, "mm", (20, 70, 150))

    def _display(self) -> None:
        s, edge = self._sheet, 1090.0
        s.box((edge, 100), (1360, 320), (246, 249, 252))
        s.text((1240, 76), "display: " + self.circuit.parts["display"].value, 18, "mm")
        y = {"3V3": 130.0, "SCL": 210.0, "SDA": 250.0, "GND": 290.0}
        for number, net in (("2", "3V3"), ("3", "SCL"), ("4", "SDA")):
            start = self._board_pin(net, y[net])
            s.line([start, self._module_pin(net, "display", number, edge, y[net])])
        self._label(1030, y["3V3"] - 5, "3V3")
        self._label(1030, y["SCL"] - 5, "SCL")
        self._label(1030, y["SDA"] - 5, "SDA")
        for ref, x, net in (("R2", 860, "SCL"), ("R3", 940, "SDA")):
            s.line([(x, y["3V3"]), (x, y[net])], halo=3 if net == "SDA" else 0)
            s.resistor((x, 168), upright=True)
            s.text((x + 14, 160), ref, 15)
            s.text((x + 14, 178), self.circuit.parts[ref].value.replace(" ohm", ""), 14)
            s.disc((x, y["3V3"]), 4)
            s.disc((x, y[net]), 4)
            self._net("3V3", (ref, "1"))
            self._net(net, (ref, "2"))
        self._grounded("display", y["GND"], "1", edge)

    def _grounded(self, ref: str, y: float, number: str, edge: float) -> None:
        """Draw ground at the board's pin and at that of the module `ref`."""
        x, _ = self._pin_of_board("GND", ("board", self._grounds[ref]), y)
        self._sheet.ground((x, y))
        x, _ = self._module_pin("GND", ref, number, edge, y)
        self._sheet.ground((x, y))

    def _ring(self) -> None:
        s, edge = self._sheet, 1090.0
        s.box((edge, 390), (1360, 590), (246, 249, 252))
        s.text((1240, 366), "ring: " + self.circuit.parts["ring"].value, 18, "mm")
        data, supply, low = 420.0, 480.0, 560.0
        start, end = (
            self._board_pin("RING", data),
            self._module_pin("RING_DIN", "ring", "3", edge, data),
        )
        s.line([start, end])
        s.resistor((900, data))
        s.text((900, data - 22), f"R1  {self.circuit.parts['R1'].value}", 15, "mm")
        self._net("RING", ("R1", "1"))
        self._net("RING_DIN", ("R1", "2"))
        start, end = (
            self._board_pin("VBUS", supply),
            self._module_pin("RING_5V", "ring", "1", edge, supply),
        )
        s.line([start, end])
        s.diode((900, supply), 1)
        s.text((900, supply - 24), f"D1  {self.circuit.parts['D1'].value}", 15, "mm")
        self._net("VBUS", ("D1", "2"))
        self._net("RING_5V", ("D1", "1"), ("C1", "1"))
        self._label(1010, supply - 6, "RING_5V")
        s.line([(1010, supply), (1010, low)])
        s.box((988, 510), (1032, 530), (255, 255, 255), (255, 255, 255), 0)
        s.capacitor((1010, 520))
        s.text((972, 536), f"C1  {self.circuit.parts['C1'].value}", 15, "rm")
        s.disc((1010, supply), 4)
        self._net("GND", ("C1", "2"))
        x, _ = self._module_pin("GND", "ring", "2", edge, low)
        s.line([(x, low), (1010, low)])
        s.ground((1010, low))
        x, _ = self._pin_of_board("GND", ("board", self._grounds["ring"]), low)
        s.ground((x, low))
        s.text((1350, 420), "DOUT", 16, "rm")
        s.line([(1360, 420), (1376, 420)])
        s.line([(1370, 414), (1382, 426)])
        s.line([(1370, 426), (1382, 414)])

    def _piezo(self) -> None:
        s, edge = self._sheet, 1090.0
        s.box((edge, 660), (1190, 770), (246, 249, 252))
        s.text((edge, 636), "piezo, passive", 18)
        s.line([self._board_pin("PIEZO", 690), self._module_pin("PIEZO", "piezo", "1", edge, 690)])
        self._label(900, 684, "PIEZO")
        self._grounded("piezo", 740, "2", edge)

    def _notes(self) -> None:
        for i, line in enumerate(NOTES):
            self._sheet.text((40, 690 + 26 * i), line, 15)
        self._sheet.text((1360, 850), "drawn from hardware/pins.toml", 14, "rm", GREY)
