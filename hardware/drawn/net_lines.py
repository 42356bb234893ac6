"""A schematic drawn by schemdraw, and what its lines join: traced on the sheet, not noted."""

# pyright: reportMissingImports=false

import itertools
from collections.abc import Sequence
from typing import Any, NamedTuple

import schemdraw
from schemdraw import elements as elm
from schemdraw.types import Halign, Side, Valign

from hardware.electric.circuit import Circuit

Place = tuple[float, float]
Line = tuple[Place, Place]
End = tuple[str, str]  # a part and the number of its pin
Sides = dict[str, tuple[Side, float]]  # of a part's pins, by name, as a slot has them

INK, PAPER, GREY, GREEN, BLUE = "#1e2228", "#f4f7fa", "#6c727a", "#17633a", "#14469a"
LEAD = 0.7  # of a box's pins, in units
NEAR = 1e-6
ASIDE = (-0.1, -0.1)  # schemdraw puts a label without a symbol that far off


class Slot(NamedTuple):
    """Where a box has a pin: its side (L, R, T or B), and how far from that side's low end."""

    number: str
    side: Side
    along: float


class NetLines:
    """A sheet of symbols and wires; a place is x, y in schemdraw's units, y upwards."""

    def __init__(self, circuit: Circuit) -> None:
        self.circuit = circuit
        self.drawing = schemdraw.Drawing(show=False)
        self.drawing.config(fontsize=8, lw=0.9, color=INK)
        self._wires: list[Line] = []
        self.ends: dict[End, Place] = {}
        self._names: list[tuple[Place, str]] = []
        self._signs: list[Place] = []

    def sign(self, symbol: Any) -> None:
        """Draw what joins nothing by itself."""
        self.drawing.add(symbol)

    def wire(self, *places: Place) -> None:
        """Draw a wire through `places`; ValueError if it is neither upright nor level."""
        for one, other in itertools.pairwise(places):
            if one[0] != other[0] and one[1] != other[1]:
                raise ValueError(f"a wire goes askew from {one} to {other}")
            self._wires.append((one, other))
            self.sign(elm.Line().at(one).to(other).color(GREEN))

    def text(
        self,
        at: Place,
        words: str,
        size: float = 8,
        halign: Halign = "left",
        valign: Valign = "center",
        colour: str = INK,
    ) -> None:
        """Write `words` at a place, `size` points high."""
        label = elm.Label().at(at).theta(0)
        self.sign(label.label(words, "center", ASIDE, halign, valign, fontsize=size, color=colour))

    def named(self, net: str, at: Place, halign: Halign = "left") -> None:
        """Write a net's name over its wire; ValueError if none runs there."""
        if not any(on(at, wire) for wire in self._wires):
            raise ValueError(f"no wire runs where {net} is written")
        self._names.append((at, net))
        self.text((at[0] + 0.1, at[1] + 0.15), net, 7, halign, "bottom", GREEN)

    def supply(self, net: str, at: Place) -> None:
        """Draw a supply's sign, upwards from a place."""
        self._signs.append(at)
        self._names.append((at, net))
        self.sign(elm.Vdd().at(at).theta(0).color(GREEN))
        self.text((at[0], at[1] + 0.52), net, 7, "center", "bottom", GREEN)

    def ground(self, at: Place) -> None:
        """Draw ground's sign, downwards from a place."""
        self._signs.append(at)
        self._names.append((at, "GND"))
        self.sign(elm.Ground().at(at).theta(0).color(GREEN))

    def between(
        self, ref: str, symbol: Any, one: tuple[str, Place], other: tuple[str, Place]
    ) -> None:
        """Draw a part of two pins; each is its name and its place, in the symbol's order."""
        self.stand(ref, {self.circuit.parts[ref].number(name): at for name, at in (one, other)})
        self.sign(symbol.at(one[1]).to(other[1]))

    def stand(self, ref: str, places: dict[str, Place]) -> None:
        """Note where a part's pins, by number, are on the sheet."""
        self.ends |= {(ref, number): place for number, place in places.items()}

    def about(self, ref: str, at: Place, halign: Halign = "left") -> None:
        """Write a part's name and below it its value."""
        self.text(at, ref, 8, halign)
        self.text((at[0], at[1] - 0.46), self.circuit.parts[ref].value, 7, halign)

    def box(self, ref: str, low: Place, size: Place, slots: Sequence[Slot]) -> None:
        """Draw a part as a box, its lower left corner at `low`; an unused pin is crossed.

        schemdraw puts a pin that is alone on its side in the middle; ValueError if asked elsewhere.
        """
        names = {pin.number: pin.name for pin in self.circuit.parts[ref].pins}
        pins = [
            elm.IcPin(
                names[number],
                number,
                side,
                along / size[side not in "TB"],
                rotation=90 * (side in "TB"),
                anchorname=f"pin {number}",
            )
            for number, side, along in slots
        ]
        style = {"edgepadH": 0, "edgepadW": 0, "leadlen": LEAD, "lsize": 8, "plblsize": 6}
        shape = elm.Ic(size, pins, **style).at(low).theta(0).fill(PAPER)
        self.sign(shape)
        for number, side, along in slots:
            x, y = (round(value, 6) for value in shape.absanchors[f"pin {number}"])
            if abs((x - low[0] if side in "TB" else y - low[1]) - along) > NEAR:
                raise ValueError(f"pin {number} of {ref} is alone on its side")
            self.ends[ref, number] = (x, y)
            if (ref, number) in self.circuit.unused():
                self.crossed((x, y))

    def crossed(self, at: Place) -> None:
        """Draw the sign that nothing is joined there."""
        self.sign(elm.NoConnect().at(at).theta(0).scale(0.5).color(GREY))

    def module(self, ref: str, low: Place, size: Place, sides: Sides) -> None:
        """Draw a part as a box with each of its pins where `sides` has its name."""
        pins = self.circuit.parts[ref].pins
        self.box(ref, low, size, [Slot(pin.number, *sides[pin.name]) for pin in pins])

    def pin(self, ref: str, name: str) -> Place:
        """Return where the wire of a part's pin begins."""
        return self.ends[ref, self.circuit.parts[ref].number(name)]

    def on_board(self, net: str) -> Place:
        """Return where a net's wire begins at the board, which has one pin on it."""
        (end,) = (end for end in self.circuit.nets[net] if end[0] == "board")
        return self.ends[end]

    def dots(self) -> None:
        """Put a dot wherever three or more lines meet."""
        places = {*itertools.chain(*self._wires), *self.ends.values(), *self._signs}
        for place in sorted(places):
            arms = sum(1 if place in wire else 2 for wire in self._wires if on(place, wire))
            arms += [*self.ends.values(), *self._signs].count(place)
            if arms > 2:
                self.sign(elm.Dot(radius=0.07).at(place).color(GREEN).fill(GREEN))

    def joined(self) -> dict[str, set[End]]:
        """Return name to the pins that the sheet joins; a net of two names has both in one."""
        places = {*self.ends.values(), *(at for at, _ in self._names)}
        groups: list[list[Line]] = []
        for line in (*self._wires, *((place, place) for place in places)):
            met = [group for group in groups if any(meet(line, other) for other in group)]
            groups = [group for group in groups if group not in met]
            groups.append([line, *itertools.chain(*met)])
        found: dict[str, set[End]] = {}
        for group in groups:
            names = {net for at, net in self._names if any(on(at, line) for line in group)}
            ends = {end for end, at in self.ends.items() if any(on(at, line) for line in group)}
            if names or len(ends) > 1:
                found.setdefault(" and ".join(sorted(names)), set()).update(ends)
        return found


def on(place: Place, line: Line) -> bool:
    """Return whether a place lies on an upright or level line."""
    (x, y), ((a, b), (c, d)) = place, line
    across = min(a, c) - NEAR <= x <= max(a, c) + NEAR
    return across and min(b, d) - NEAR <= y <= max(b, d) + NEAR


def meet(one: Line, other: Line) -> bool:
    """Return whether one of two lines ends on the other; lines that only cross do not meet."""
    return any(on(place, other) for place in one) or any(on(place, one) for place in other)
