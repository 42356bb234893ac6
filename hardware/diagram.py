"""The schematic as a picture; what it joins is noted and held against the circuit."""

from typing import Any

from PIL import Image

from hardware.circuit import Circuit
from hardware.drawing import Drawing
from hardware.net_lines import NetLines
from hardware.sheet import GREY, Sheet

ROW_Y, COLUMN_X = (150.0, 230.0, 310.0, 390.0), (110.0, 200.0, 290.0, 380.0)
COLUMN_Y = (480.0, 520.0, 560.0, 600.0)

NOTES = (
    "R2, R3: only where the display's module has no",
    "pull-ups of its own; nearly all have.",
    "D1 lowers the ring's supply, so that the Pico's",
    "3.3 V are high enough for its data.",
    "VSYS: from USB through the Pico's own diode, or from",
    "the battery through D2, whichever is higher.",
    "charger, battery, D2, S1: may be left out together.",
    "S1 closed: the battery is off; USB goes on.",
)


class Schematic(NetLines):
    """The drawing; `joined` is net to the (ref, pin) ends that it shows."""

    def __init__(self, circuit: Circuit, table: dict[str, Any], panel: str = "small") -> None:
        super().__init__(circuit, table, Sheet(1400, 1020, f"Umpire: schematic, {panel} panel"))
        self._large = panel == "large"
        self._keypad(table["keys"]["legend"])
        self._display()
        self._ring()
        self._piezo()
        self._battery()
        self._notes()

    @property
    def lines(self) -> Drawing:
        """The drawing in lines, to print or to change."""
        return self._sheet.lines

    def image(self) -> Image.Image:
        """Return the drawing."""
        return self._sheet.image()

    def _keypad(self, legend: list[str]) -> None:
        s = self._sheet
        s.text((245, 96), "keys: 4 x 4, without diodes", 18, "mm")
        for i, y in enumerate(ROW_Y):
            net = f"ROW{i + 1}"
            s.line([(60, y), self._board_pin(net, y, left=True)])
            self._label(425, y - 4, net)
            self._net(net, ("keys", self.circuit.parts["keys"].number(f"R{i + 1}")))
        for i, (x, y) in enumerate(zip(COLUMN_X, COLUMN_Y, strict=True)):
            net = f"COL{i + 1}"
            end = self._board_pin(net, y, left=True)
            s.line([(x, ROW_Y[0] + 34), (x, y), end], halo=3)
            self._label(425, y - 4, net)
            self._net(net, ("keys", self.circuit.parts["keys"].number(f"C{i + 1}")))
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
        s.box((edge, 100), (1360, 350 if self._large else 286), (246, 249, 252))
        s.text((1240, 76), "display: " + self.circuit.parts["display"].value, 18, "mm")
        y = {"3V3": 130.0, "SCL": 192.0, "SDA": 226.0, "GND": 260.0, "RESET": 300.0}
        for name, net in (("VCC", "3V3"), ("SCL", "SCL"), ("SDA", "SDA")):
            start = self._board_pin(net, y[net])
            s.line([start, self._module_pin(net, "display", name, edge, y[net])])
        self._label(1030, y["3V3"] - 5, "3V3")
        self._label(1030, y["SCL"] - 5, "SCL")
        self._label(1030, y["SDA"] - 5, "SDA")
        for ref, x, net in (("R2", 860, "SCL"), ("R3", 940, "SDA")):
            s.line([(x, y["3V3"]), (x, y[net])], halo=3 if net == "SDA" else 0)
            s.resistor((x, 162), upright=True)
            s.text((x + 14, 154), ref, 15)
            s.text((x + 14, 172), self.circuit.parts[ref].value.replace(" ohm", ""), 14)
            s.disc((x, y["3V3"]), 4)
            s.disc((x, y[net]), 4)
            self._net("3V3", (ref, "1"))
            self._net(net, (ref, "2"))
        self._grounded("display", y["GND"], "GND", edge)
        if self._large:
            start = self._board_pin("RESET", y["RESET"])
            s.line([start, self._module_pin("RESET", "display", "RES", edge, y["RESET"])])
            self._label(1000, y["RESET"] - 5, "RESET")
            s.ground(self._module_pin("GND", "display", "DC", edge, 330))
            s.text((1350, 300), "CS open", 14, "rm", GREY)

    def _ring(self) -> None:
        s, edge = self._sheet, 1090.0
        s.box((edge, 390), (1360, 590), (246, 249, 252))
        s.text((1240, 366), "ring: " + self.circuit.parts["ring"].value, 18, "mm")
        data, supply, low = 420.0, 480.0, 560.0
        start, end = (
            self._board_pin("RING", data),
            self._module_pin("RING_DIN", "ring", "DIN", edge, data),
        )
        s.line([start, end])
        s.resistor((900, data))
        s.text((900, data - 22), f"R1  {self.circuit.parts['R1'].value}", 15, "mm")
        self._net("RING", ("R1", "1"))
        self._net("RING_DIN", ("R1", "2"))
        start, end = (
            self._board_pin("VSYS", supply),
            self._module_pin("RING_5V", "ring", "5V", edge, supply),
        )
        s.line([start, end])
        s.diode((900, supply), 1)
        s.text((900, supply - 24), f"D1  {self.circuit.parts['D1'].value}", 15, "mm")
        self._net("VSYS", ("D1", "2"))
        self._label(820, supply - 20, "VSYS")
        self._net("RING_5V", ("D1", "1"), ("C1", "1"))
        self._label(1010, supply - 6, "RING_5V")
        s.line([(1010, supply), (1010, low)])
        s.box((988, 510), (1032, 530), (255, 255, 255), (255, 255, 255), 0)
        s.capacitor((1010, 520))
        s.text((972, 536), f"C1  {self.circuit.parts['C1'].value}", 15, "rm")
        s.disc((1010, supply), 4)
        self._net("GND", ("C1", "2"))
        x, _ = self._module_pin("GND", "ring", "GND", edge, low)
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

    def _battery(self) -> None:
        """Draw what may be added: the charger, its battery and its switch."""
        s, edge, parts = self._sheet, 1090.0, self.circuit.parts
        s.box((edge, 800), (1230, 950), (246, 249, 252))
        s.text((edge, 782), f"charger: {parts['charger'].value}", 16)
        usb, out, low = 822.0, 870.0, 926.0
        s.line(
            [self._board_pin("VBUS", usb), self._module_pin("VBUS", "charger", "USB", edge, usb)]
        )
        self._label(900, usb - 5, "VBUS")
        end = self._module_pin("BOOST", "charger", "5Vo", edge, out)
        s.line([(838, 480), (838, out), end], halo=3)
        s.disc((838, 480), 4)
        s.diode((930, out), -1)
        s.text((930, out + 26), f"D2  {parts['D2'].value}", 15, "mm")
        self._label(1010, out - 5, "BOOST")
        self._net("VSYS", ("D2", "1"))
        self._net("BOOST", ("D2", "2"))
        self._grounded("charger", low, "GND", edge)
        for number, net, y in (("4", "ENABLE", 830.0), ("5", "CELL", 890.0)):
            pin = next(p for p in parts["charger"].pins if p.number == number)
            s.text((1220, y), pin.name, 16, "rm")
            s.text((1246, y - 10), number, 13, "mm", GREY)
            s.line([(1230, y), (1290, y)])
            self._net(net, ("charger", number))
        s.line([(1290, 830), (1318, 816)])
        s.disc((1290, 830), 4)
        s.disc((1320, 830), 4)
        s.line([(1320, 830), (1340, 830)])
        s.ground((1340, 830))
        s.text((1305, 804), "S1", 15, "mm")
        self._net("ENABLE", ("S1", "1"))
        self._net("GND", ("S1", "2"))
        s.cell((1290, 905))
        s.text((1312, 900), "battery", 15)
        s.text((1312, 918), "LiPo 3.7 V,", 14)
        s.text((1312, 934), "2000 mAh", 14)
        s.ground((1290, 920))
        self._net("CELL", ("battery", "1"))
        self._net("GND", ("battery", "2"))

    def _notes(self) -> None:
        s = self._sheet
        for i, line in enumerate(NOTES):
            s.text((40, 680 + 25 * i), line, 15)
        s.box((30, 916), (480, 1000), radius=0)
        s.line([(30, 944), (480, 944)])
        s.line([(30, 972), (480, 972)])
        s.text((42, 930), self.lines.title, 17)
        s.text((42, 958), "drawn from hardware/pins.toml; values: hardware/circuit.py", 13)
        s.text((42, 986), "CERN-OHL-P-2.0 or MIT", 13)
        s.text((468, 986), "sheet 1 of 1", 13, "rm")
