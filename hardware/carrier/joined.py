"""The circuit of the carrier board: it takes either panel, so it has the headers of both."""

from typing import Any

from hardware.electric import circuit, pico
from hardware.electric.circuit import Circuit, Pin

NAME = "umpire-carrier"  # of its files
LOUDER = "LOUDER"
GROUND = "GND"  # which is poured over both sides too
OTHER = "display-small"  # the small panel, as the bill calls it
# KiCad wants names that end in a number, and its readers a letter before it.
REFS = {"board": "U1", "keys": "J1", OTHER: "J2", "display": "J3", "ring": "J4"}
REFS |= {"piezo": "J5", "charger": "J6", "battery": "J7", "S1": "J8"}
NETS_MM = {
    "VBUS": 1.0,
    "VSYS": 1.0,
    "BOOST": 1.0,
    "CELL": 1.0,
    "RING_FUSED": 1.0,
    "RING_5V": 1.0,
    "3V3": 0.4,
    "GND": 0.4,
}
SIGNAL_MM = 0.3  # passes between two pins of a header


def build(pins: dict[str, Any]) -> Circuit:
    """Return the circuit that the pin table `pins` asks for, with both panels."""
    large, small = (circuit.build(pins, panel) for panel in ("large", "small"))
    every = {OTHER if name == "display" else name: part for name, part in small.parts.items()}
    every["display"] = large.parts["display"]
    piezo = every["piezo"]
    third = Pin("3", "3", "PASSIVE")  # a piezo between the first and this one is louder
    every["piezo"] = piezo._replace(pins=(*piezo.pins, third))
    parts = [part._replace(ref=ref(name), line=name) for name, part in every.items()]
    nets: dict[str, list[tuple[str, str]]] = {}
    for one, display in ((small, OTHER), (large, "display")):
        for name, ends in one.nets.items():
            known = nets.setdefault(name, [])
            found = [(ref(display if part == "display" else part), pin) for part, pin in ends]
            known += [end for end in found if end not in known]
    nets[LOUDER] = [(ref("board"), str(pico.pin(pins["piezo"]["other"]))), (ref("piezo"), "3")]
    return Circuit({part.ref: part for part in parts}, nets, large.powered)


def ref(name: str) -> str:
    """Return what a part of the bill is called on the board."""
    return REFS.get(name, name)


def width(net: str) -> float:
    """Return how wide a net's tracks are, mm."""
    return NETS_MM.get(net, SIGNAL_MM)
