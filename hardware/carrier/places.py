"""Where the parts of the carrier board lie, and what is printed beside them.

All in mm, seen from above as it lies in the box, 0, 0 at the far left corner, y towards the player.
The Pico hangs below, its parts towards the floor, so its first pin is on the right.
"""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import NamedTuple

from hardware.carrier.joined import OTHER, ref
from hardware.electric.circuit import Circuit

PITCH = 2.54
STEP = PITCH / 2
ROWS = 7 * PITCH  # from one row of the Pico's pins to the other
SHEET = (60.0, 60.0)  # where the board's corner lies on KiCad's sheet
TITLE = "Umpire, carrier board: not yet made"
LICENCE = "CERN-OHL-P-2.0 or MIT"
SPARE = (  # what need not be soldered in
    "No battery:",
    "no D2, J6, J8,",
    "R4, R5, LiPo.",
    "R2, R3: bare",
    "panel only.",
)
CORNER = 2.0  # radius
PRINTED = {"DIN": "DI", "DOUT": "DO", "LOUDER": "GP19", "ENABLE": "EN"}  # as the parts have it
REVISION = "B"
STROKE = 0.15  # of a letter's height, its least is that of 1 mm: what any fab prints
PICO = "Umpire:Pico_sockets"  # ours, since KiCad has none before version 8
HOLE = "MountingHole:MountingHole_3.2mm_M3"


class Place(NamedTuple):
    """Where a footprint's first pin lies, and how far it is turned, degrees anticlockwise."""

    x: float
    y: float
    turn: int = 0


class Words(NamedTuple):
    """Words on the board, `size` mm high."""

    x: float
    y: float
    words: str
    size: float = 1.0
    anchor: str = "middle"  # or start, end
    turn: int = 0
    below: bool = False


def outline(m: SimpleNamespace) -> tuple[float, float]:
    """Return how wide and long the board is."""
    return m.carrier.width, m.carrier.length


def holes(m: SimpleNamespace) -> list[tuple[float, float]]:
    """Return where the board's four holes are."""
    k = m.carrier
    left, far = k.centre[0] - k.width / 2, k.centre[1] + k.length / 2
    return [(x - left, far - y) for x, y in k.places]


def first_pin(m: SimpleNamespace) -> tuple[float, float]:
    """Return where the Pico's first pin is: its board's far edge lies at that of the carrier."""
    return m.carrier.width / 2 + ROWS / 2, (m.board.length - 19 * PITCH) / 2


def parts(m: SimpleNamespace) -> dict[str, Place]:
    """Return part to place: connectors along the edges, what is small beside the Pico's pins."""
    x, y = first_pin(m)

    def at(right: float, down: float, turn: int = 0) -> Place:
        return Place(x + right * STEP, y + down * STEP, turn)

    left, right = -23, 9  # the columns of connectors
    return {
        "board": at(0, 0, 180),
        "charger": at(left, 6.5),
        "S1": at(left, 17.5),
        "battery": at(left, 25, 270),
        "ring": at(left, 30),
        "D2": at(-18, 1, 270),
        "R4": at(-18, 11, 270),
        "R5": at(-11, 19),
        "D1": at(-18, 29, 90),
        "F1": at(-11, 30, 90),
        "R1": at(-18, 40, 90),
        "C1": at(-22, 47),
        "keys": at(0, 47.5, 270),
        OTHER: at(right, 6.5),
        "display": at(right, 16.5),
        "piezo": at(right, 32),
        "R2": at(4, 6, 270),
        "R3": at(4, 16.5, 270),
    }


def words(m: SimpleNamespace, circuit: Circuit) -> list[Words]:
    """Return what is printed on the board."""
    return [*_pins(m, circuit), *_values(m, circuit), *_names(m), *_titles(m)]


def _pins(m: SimpleNamespace, circuit: Circuit) -> Iterator[Words]:
    """Yield what each pin of a connector is: its name, or its net where it has but a number."""
    place = parts(m)
    for kind in ("charger", "S1", "ring", OTHER, "display", "piezo"):
        part, (x, y, _) = circuit.parts[ref(kind)], place[kind]
        side, anchor = (1, "start") if x < m.carrier.width / 2 else (-1, "end")
        for i, pin in enumerate(part.pins):
            name = circuit.net(part.ref, pin.number) if pin.name.isdigit() else pin.name
            if name:
                name = PRINTED.get(name, name)
                yield Words(x + side * 1.5, y + i * PITCH, name, anchor=anchor)
    x, y, _ = place["keys"]
    for i, pin in enumerate(circuit.parts[ref("keys")].pins):
        net = circuit.net(ref("keys"), pin.number)
        yield Words(x - i * PITCH, y - 1.4, net, anchor="start", turn=90)
    x, y, _ = place["battery"]
    for i, pin in enumerate(circuit.parts[ref("battery")].pins):
        yield Words(x + 3.0, y + i * 2.0, pin.name, 1.2)
    yield Words(x + 3.4, y - 4.2, "LiPo")


def _values(m: SimpleNamespace, circuit: Circuit) -> Iterator[Words]:
    """Yield name and value of each small part, in it or beside it."""
    place = parts(m)
    half = 4 * STEP  # of what lies between the two pins of a part that lies
    for name in ("R1", "R2", "R3", "R4", "F1"):
        x, y, turn = place[name]
        value = _short(circuit, name)
        yield Words(x, y + (-half if turn == 90 else half), f"{name} {value}", turn=90)
    x, y, _ = place["R5"]
    yield Words(x + half, y, f"R5 {_short(circuit, 'R5')}")
    for name in ("D1", "D2"):
        x, y, turn = place[name]
        value = circuit.parts[name].value
        yield Words(x + 2.75, y + (-half if turn == 90 else half), f"{name} {value}", turn=90)
    x, y, _ = place["C1"]
    yield Words(x + 6.7, y, f"C1 {circuit.parts['C1'].value}", turn=90)


def _short(circuit: Circuit, name: str) -> str:
    """Return a value without its ohm."""
    return circuit.parts[name].value.removesuffix("ohm").strip().replace(" k", "k")


def _names(m: SimpleNamespace) -> Iterator[Words]:
    """Yield what is plugged in where, along the edges."""
    place, near = parts(m), 1.3
    far = m.carrier.width - near
    for kind, name, pins in (
        ("charger", "charger J6", 5),
        ("S1", "switch J8", 3),
        ("ring", "ring", 4),
    ):
        yield Words(near, place[kind].y + (pins - 1) * STEP, name, 1.0, turn=90)
    for kind, name, pins in ((OTHER, "small panel", 4), ("display", "large panel", 7)):
        yield Words(far, place[kind].y + (pins - 1) * STEP, name, 1.0, turn=90)
    yield Words(far, place["piezo"].y + PITCH, "piezo", 1.0, turn=90)
    yield Words(m.carrier.width / 2, place["keys"].y - 7.4, "keypad", 1.0)


def _titles(m: SimpleNamespace) -> Iterator[Words]:
    """Yield what the board is, on both its sides: above all that nobody has made it yet."""
    middle = m.carrier.width / 2
    for below in (False, True):
        yield Words(middle, 3.0, "USB", 1.4, below=below)
        yield Words(middle, 9.5, "UMPIRE", 2.2, below=below)
        yield Words(middle, 13.0, f"carrier board {REVISION}", 1.2, below=below)
        yield Words(middle, 17.0, "NOT YET MADE", 1.3, below=below)
    yield Words(middle, 45.0, "The Pico hangs")
    yield Words(middle, 46.6, "below, parts down")
    yield Words(middle, 43.4, "Sockets and Pico", below=True)
    yield Words(middle, 45.0, "on this side,", below=True)
    yield Words(middle, 46.6, "all else on the other", 1.0, below=True)
    right = middle + 11.2
    for i, line in enumerate(SPARE):
        yield Words(right, m.carrier.length - 8.6 + i * 1.65, line, anchor="start")
    yield Words(middle, m.carrier.length - 1.2, LICENCE, below=True)
