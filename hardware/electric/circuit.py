"""The circuit: parts with their pins, and the nets that join them, as the pin table says."""

from typing import Any, NamedTuple

from hardware import table
from hardware.case.names import USUAL
from hardware.electric import pico

OHMS = {"R1": 330, "R2": 4700, "R3": 4700, "R4": 100_000, "R5": 100_000}
MICROFARADS = {"C1": 470}
VOLTS = {"C1": 10}
DIODES = {"D1": "MBR1100", "D2": "1N5817"}
FUSES = {"F1": "1 A"}
# KiCad's own footprints.  What is wired and not soldered in has pads for its wires.
_HEADER = "Connector_PinHeader_2.54mm:PinHeader_1x{:02}_P2.54mm_Vertical"
_AXIAL = "Resistor_THT:R_Axial_DIN0207_L6.3mm_D2.5mm_P10.16mm_Horizontal"
FOOTPRINTS = {
    "board": "Module:RaspberryPi_Pico_Common_THT",
    "D1": "Diode_THT:D_DO-41_SOD81_P10.16mm_Horizontal",
    "D2": "Diode_THT:D_DO-41_SOD81_P10.16mm_Horizontal",
    "C1": "Capacitor_THT:CP_Radial_D8.0mm_P3.50mm",
    "battery": "Connector_JST:JST_PH_B2B-PH-K_1x02_P2.00mm_Vertical",
    "keys": "Connector_PinHeader_2.54mm:PinHeader_1x08_P2.54mm_Horizontal",
    **dict.fromkeys(OHMS, _AXIAL),
    **dict.fromkeys(FUSES, _AXIAL),
}
# The keypad's contacts as its maker numbers them: from the right, keys towards you and tail down.
KEYPAD = ("C4", "C3", "C2", "C1", "R4", "R3", "R2", "R1")
CHIPS = {"small": "SSD1306", "large": "SSD1309"}


class Pin(NamedTuple):
    """A pin of a part; `kind` is what SKiDL calls its electrical type."""

    number: str
    name: str
    kind: str


class Part(NamedTuple):
    """A part of the circuit; `ref` is its line on the bill, or its name beside `line` there."""

    ref: str
    value: str
    pins: tuple[Pin, ...]
    line: str = ""

    @property
    def kind(self) -> str:
        """Its line on the bill of materials."""
        return self.line or self.ref

    @property
    def footprint(self) -> str:
        """KiCad's name of what it is soldered to."""
        return FOOTPRINTS.get(self.kind, _HEADER.format(len(self.pins)))

    def number(self, name: str) -> str:
        """Return the number of the pin `name`, as its maker counts."""
        return next(pin.number for pin in self.pins if pin.name == name)


class Circuit(NamedTuple):
    """`nets` are name to (ref, pin number) pairs; `powered` are nets that bring a supply."""

    parts: dict[str, Part]
    nets: dict[str, list[tuple[str, str]]]
    powered: tuple[str, ...]

    def net(self, ref: str, pin: str) -> str:
        """Return the net of a pin, or an empty name."""
        return next((name for name, ends in self.nets.items() if (ref, pin) in ends), "")

    def unused(self) -> list[tuple[str, str]]:
        """Return the pins that nothing is joined to."""
        joined = {end for ends in self.nets.values() for end in ends}
        every = [(p.ref, pin.number) for p in self.parts.values() for pin in p.pins]
        return [end for end in every if end not in joined]


def build(pins: dict[str, Any], panel: str = USUAL) -> Circuit:
    """Return the circuit that the pin table `pins` asks for, with the small or the large panel."""
    parts = {part.ref: part for part in _parts(pins, panel)}
    ends = {wire.entry: ("board", str(wire.pin)) for wire in table.wires(pins, panel)}

    def at(ref: str, name: str) -> tuple[str, str]:
        return ref, parts[ref].number(name)

    grounds = [("board", str(i)) for i in range(1, 41) if pico.name(i).endswith("GND")]
    nets = {
        "GND": [
            *grounds,
            at("display", "GND"),
            ("ring", "2"),
            ("piezo", "2"),
            ("C1", "2"),
            ("charger", "2"),
            ("battery", "2"),
            ("S1", "2"),
            ("R5", "2"),
        ],
        "VBUS": [ends["charger.supply"], ("charger", "1")],
        "VSYS": [ends["ring.supply"], ("F1", "1"), ("D2", "1")],
        "RING_FUSED": [("F1", "2"), ("D1", "2")],
        "BOOST": [("charger", "3"), ("D2", "2")],
        "ENABLE": [("charger", "4"), ("S1", "1")],
        "CELL": [("charger", "5"), ("battery", "1"), ("R4", "1")],
        "HALF_CELL": [ends["charger.cell"], ("R4", "2"), ("R5", "1")],
        "RING_5V": [("D1", "1"), ("ring", "1"), ("C1", "1")],
        "3V3": [ends["display.supply"], at("display", "VCC"), ("R2", "1"), ("R3", "1")],
        "SCL": [ends["display.scl"], at("display", "SCL"), ("R2", "2")],
        "SDA": [ends["display.sda"], at("display", "SDA"), ("R3", "2")],
        "RING": [ends["ring.data"], ("R1", "1")],
        "RING_DIN": [("R1", "2"), ("ring", "3")],
        "PIEZO": [ends["piezo.signal"], ("piezo", "1")],
    }
    nets |= {f"ROW{i + 1}": [ends[f"keys.rows[{i}]"], at("keys", f"R{i + 1}")] for i in range(4)}
    nets |= {f"COL{i + 1}": [ends[f"keys.columns[{i}]"], at("keys", f"C{i + 1}")] for i in range(4)}
    if panel == "large":
        nets["RESET"] = [ends["display.reset"], at("display", "RES")]
        nets["GND"] += [at("display", "DC"), at("display", "CS")]
    return Circuit(parts, nets, ("GND", "VSYS", "RING_5V"))


def _parts(pins: dict[str, Any], panel: str) -> list[Part]:
    size = "{width} x {height}".format(**pins["display"])
    display = "GND PWRIN,VCC PWRIN,SCL INPUT,SDA BIDIR"
    if panel == "large":
        display = "VCC PWRIN,GND PWRIN,SDA BIDIR,SCL INPUT,CS INPUT,DC INPUT,RES INPUT"
    return [
        Part("board", "Raspberry Pi Pico", tuple(_edge(pins))),
        Part("display", f"{CHIPS[panel]} {size}", _pins(display)),
        Part(
            "ring",
            f"{pins['ring']['pixels']} x WS2812B",
            _pins("5V PWRIN,GND PWRIN,DIN INPUT,DOUT OUTPUT"),
        ),
        Part("keys", "4 x 4", _pins(",".join(f"{name} PASSIVE" for name in KEYPAD))),
        Part("piezo", "passive", _pins("1 PASSIVE,2 PASSIVE")),
        *(Part(ref, kind, _pins("K PASSIVE,A PASSIVE")) for ref, kind in DIODES.items()),
        *(Part(ref, amps, _pins("1 PASSIVE,2 PASSIVE")) for ref, amps in FUSES.items()),
        Part("S1", "on - off", _pins("1 PASSIVE,2 PASSIVE,3 NOCONNECT")),
        Part(
            "charger",
            "charger, 5 V",
            _pins("USB PWRIN,GND PWRIN,5Vo PWROUT,EN PULLUP,BAT PASSIVE"),
        ),
        Part("battery", "LiPo 3.7 V, 2000 mAh", _pins("+ PASSIVE,- PASSIVE")),
        *(Part(ref, ohms(ohm), _pins("1 PASSIVE,2 PASSIVE")) for ref, ohm in OHMS.items()),
        *(Part(r, f"{uf} uF", _pins("+ PASSIVE,- PASSIVE")) for r, uf in MICROFARADS.items()),
    ]


def ohms(value: int) -> str:
    """Return a resistor's value in words."""
    return f"{value} ohm" if value < 10_000 else f"{value // 1000} kohm"


def _pins(text: str) -> tuple[Pin, ...]:
    rows = (item.split() for item in text.split(","))
    return tuple(Pin(str(i), name, kind) for i, (name, kind) in enumerate(rows, 1))


def _edge(pins: dict[str, Any]) -> list[Pin]:
    """Return the Pico's pins, each of the kind that the firmware makes of it."""
    outputs = {pins["ring"]["data"], pins["piezo"]["signal"], pins["display"]["reset"]}
    kinds = {f"GP{gpio}": "OUTPUT" for gpio in outputs}
    kinds |= {"3V3": "PWROUT", "VBUS": "PWROUT", "VSYS": "PWRIN", "GND": "PWRIN", "AGND": "PWRIN"}
    kinds |= {"RUN": "PULLUP", "3V3_EN": "PULLUP", "ADC_VREF": "PASSIVE"}
    return [Pin(str(i), name, kinds.get(name, "BIDIR")) for i, name in enumerate(pico.EDGE, 1)]
