"""The rules that the pin table must keep, each finding a sentence, said before anything is made.

What the RP2040 fixes is here too: which GPIOs reach the Pico's edge, and which pairs are a bus.
"""

import tomllib
from collections.abc import Iterator
from typing import Any

from hardware.electric import pico
from hardware.table import HERE

ONE_OF = {
    "display.chip": ("ssd1306", "ssd1309"),
    "display.address": (0x3C, 0x3D),
    "display.width": (128,),
    "display.height": (64,),
    "ring.direction": ("clockwise", "counterclockwise"),
    "ring.order": ("GRB",),
}
WHOLE = {"ring.pixels": (8, 24), "ring.first": (1, 24)}
GPIO = (
    *("display.sda", "display.scl", "display.reset", "ring.data", "piezo.signal", "piezo.other"),
    "charger.cell",
)
MEASURING = (26, 27, 28)  # GPIOs that the RP2040's converter reaches, of those on the edge
LINES = ("keys.rows", "keys.columns")
LEGEND = "keys.legend"
EDGE = {  # the pins of the edge that bring a supply or ground, and what must be there
    "display.supply": "3V3",
    "display.ground": "GND",
    "display.dc": "GND",
    "display.cs": "GND",
    "ring.supply": "VSYS",
    "ring.ground": "GND",
    "piezo.ground": "GND",
    "charger.supply": "VBUS",
    "charger.out": "VSYS",
    "charger.ground": "GND",
}
ENTRIES = (*ONE_OF, *WHOLE, *GPIO, *LINES, LEGEND, *EDGE)
SHARED = {"ring.supply", "charger.out"}  # the ring takes where the battery brings
GPIOS = tuple(int(name[2:]) for name in pico.EDGE if name.startswith("GP"))
ON_THE_EDGE = "0 to 22 or 26 to 28"
KEYS = "123A456B789C*0#D"


def findings(text: str | None = None) -> list[str]:
    """Return what is wrong with the pin table `text`, or with ``pins.toml``, in sentences."""
    if text is None:
        text = (HERE / "pins.toml").read_text(encoding="utf-8")
    try:
        rows = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return [f"pins.toml cannot be read: {error}"]
    pins = dict(_entries(rows))
    wrong = [f"pins.toml has no {name}" for name in ENTRIES if name not in pins]
    wrong += [f"{name} is no entry of pins.toml" for name in pins if name not in ENTRIES]
    wrong = wrong or [line for name, value in pins.items() for line in _shape(name, value)]
    return wrong or [*_once(pins), *_bus(pins), *_push_pull(pins), *_measured(pins), *_first(pins)]


def _entries(rows: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    for part, entries in rows.items():
        if not isinstance(entries, dict):
            yield part, entries
            continue
        for name, value in entries.items():
            yield f"{part}.{name}", value


def _shape(name: str, value: Any) -> Iterator[str]:
    """Yield what an entry must be, if it is something else."""
    said = f"{name} is {_written(name, value)} and must be"
    if name in ONE_OF and (value not in ONE_OF[name] or isinstance(value, bool)):
        yield f"{said} {' or '.join(_written(name, one) for one in ONE_OF[name])}"
    elif name in WHOLE and not (type(value) is int and _within(value, *WHOLE[name])):
        low, high = WHOLE[name]
        yield f"{said} a whole number, {low} to {high}"
    elif name in GPIO and not _is_gpio(value):
        yield f"{said} a GPIO of the Pico's edge: {ON_THE_EDGE}"
    elif name in LINES and not _are_gpios(value):
        yield f"{said} four GPIOs of the Pico's edge in brackets, each {ON_THE_EDGE}"
    elif name == LEGEND and not _is_legend(value):
        yield f"{said} four rows of four keys in brackets, each of {KEYS} once"
    elif name in EDGE:
        right = [pin for pin in range(1, 41) if pico.name(pin) == EDGE[name]]
        if type(value) is not int or value not in right:
            pins = ", ".join(map(str, right))
            yield f"{said} a pin of the Pico's edge that is {EDGE[name]}: {pins}"


def _written(name: str, value: Any) -> str:
    address = name.endswith("address") and type(value) is int
    return f"0x{value:02X}" if address else repr(value)


def _within(value: int, low: int, high: int) -> bool:
    return low <= value <= high


def _is_gpio(value: Any) -> bool:
    return type(value) is int and value in GPIOS


def _are_gpios(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 4 and all(map(_is_gpio, value))


def _is_legend(value: Any) -> bool:
    if not isinstance(value, list) or not all(isinstance(row, str) for row in value):
        return False
    return [len(row) for row in value] == [4] * 4 and sorted("".join(value)) == sorted(KEYS)


def _once(pins: dict[str, Any]) -> Iterator[str]:
    """Yield each pin of the edge that two wires want."""
    used: dict[int, str] = {}
    wanted = [(name, pico.pin(pins[name])) for name in GPIO]
    wanted += [(f"{line}[{i}]", pico.pin(g)) for line in LINES for i, g in enumerate(pins[line])]
    for name, pin in wanted + [(name, pins[name]) for name in EDGE]:
        other = used.setdefault(pin, name)
        if other != name and {other, name} != SHARED:
            yield f"{other} and {name} are both on pin {pin}, {pico.name(pin)}: one wire a pin"


def _bus(pins: dict[str, Any]) -> Iterator[str]:
    """Yield why SDA and SCL are no I2C pair of the RP2040: even is SDA, odd is SCL, in turns."""
    sda, scl = pins["display.sda"], pins["display.scl"]
    if sda % 2:
        yield f"display.sda is GP{sda}, which the RP2040 cannot use as SDA: those are even"
    if not scl % 2:
        yield f"display.scl is GP{scl}, which the RP2040 cannot use as SCL: those are odd"
    bus = sda // 2 % 2
    if not sda % 2 and scl % 2 and scl // 2 % 2 != bus:
        right = ", ".join(f"GP{gpio}" for gpio in GPIOS if gpio % 2 and gpio // 2 % 2 == bus)
        yield f"display.scl is GP{scl} and must be of the same bus as SDA on GP{sda}: {right}"


def _push_pull(pins: dict[str, Any]) -> Iterator[str]:
    """Yield why a piezo cannot lie between both pins: one program of the PIO drives them."""
    one, other = pins["piezo.signal"], pins["piezo.other"]
    if other != one + 1:
        yield f"piezo.other is GP{other} and must be the next pin after piezo.signal: GP{one + 1}"


def _measured(pins: dict[str, Any]) -> Iterator[str]:
    """Yield why a battery's voltage cannot be measured there."""
    cell = pins["charger.cell"]
    if cell not in MEASURING:
        yield f"charger.cell is GP{cell} and must be a pin that measures a voltage: GP26 to GP28"


def _first(pins: dict[str, Any]) -> Iterator[str]:
    first, pixels = pins["ring.first"], pins["ring.pixels"]
    if first > pixels:
        yield f"ring.first is {first} and must be {pixels} or less: the ring has no more pixels"
