"""The circuit of the carrier board: it takes either panel, so it has the headers of both."""

from typing import Any

from hardware import circuit
from hardware.circuit import Circuit

NAME = "umpire-carrier"  # of its files
GROUND = "GND"  # which is poured over both sides too
OTHER = "display-large"  # the large panel, as the bill calls it
NETS_MM = {
    "VBUS": 1.0,
    "VSYS": 1.0,
    "BOOST": 1.0,
    "CELL": 1.0,
    "RING_5V": 1.0,
    "3V3": 0.4,
    "GND": 0.4,
}
SIGNAL_MM = 0.3  # passes between two pins of a header


def build(pins: dict[str, Any]) -> Circuit:
    """Return the circuit that the pin table `pins` asks for, with both panels."""
    small, large = (circuit.build(pins, panel) for panel in ("small", "large"))
    panel = large.parts["display"]._replace(ref=OTHER)
    nets = {name: list(ends) for name, ends in small.nets.items()}
    for name, ends in large.nets.items():
        found = [(OTHER, pin) if ref == "display" else (ref, pin) for ref, pin in ends]
        known = nets.setdefault(name, [])
        known += [end for end in found if end not in known]
    return Circuit(small.parts | {OTHER: panel}, nets, small.powered)


def width(net: str) -> float:
    """Return how wide a net's tracks are, mm."""
    return NETS_MM.get(net, SIGNAL_MM)
