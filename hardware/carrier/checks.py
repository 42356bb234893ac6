"""The rules of a carrier board by circuit and case, for its file read without KiCad.

KiCad's own check knows of copper; each of these knows what the board is for.
"""

import re
from types import SimpleNamespace
from typing import Any

from hardware.carrier import joined, places, reading
from hardware.electric.circuit import Circuit

Spot = tuple[int, int]
NEAR = 0.01  # mm
FOUND = re.compile(r"^\*\* Found (\d+) (.+?) \*\*$", re.MULTILINE)
MARK = "NOT YET MADE"


def findings(tree: list[Any], circuit: Circuit, m: SimpleNamespace) -> list[str]:
    """Return where the board, as its file was parsed, is not what it must be."""
    return [
        *same_nets(reading.nets(tree), circuit),
        *_parts(tree, circuit),
        *_outline(tree, m),
        *_mark(tree),
    ]


def same_nets(nets: reading.Nets, circuit: Circuit) -> list[str]:
    """Return which nets of a board or netlist are not the circuit's."""
    wanted = {name: set(ends) for name, ends in circuit.nets.items()}
    wrong = []
    for name in sorted(wanted.keys() | nets.keys()):
        here, there = nets.get(name, set()), wanted.get(name, set())
        wrong += [f"{name} joins {ref} {pin}, not in the circuit" for ref, pin in here - there]
        wrong += [f"{name} does not join {ref} {pin}" for ref, pin in sorted(there - here)]
    return wrong


def footprint(circuit: Circuit, ref: str) -> str:
    """Return which footprint a part has on the board."""
    return places.PICO if ref == joined.ref("board") else circuit.parts[ref].footprint


def _parts(tree: list[Any], circuit: Circuit) -> list[str]:
    found = {
        ref: (one.name, one.value)
        for ref, one in reading.footprints(tree).items()
        if one.name != places.HOLE
    }
    wanted = {ref: (footprint(circuit, ref), part.value) for ref, part in circuit.parts.items()}
    wrong = [f"{ref} is not on the board" for ref in wanted if ref not in found]
    wrong += [f"{ref} is not in the circuit" for ref in found if ref not in wanted]
    for ref in wanted.keys() & found.keys():
        if found[ref] != wanted[ref]:
            wrong.append(f"{ref} is {' '.join(found[ref])}, not {' '.join(wanted[ref])}")
    return wrong


def _outline(tree: list[Any], m: SimpleNamespace) -> list[str]:
    left, far, right, near = reading.outline(tree)
    wrong = []
    for name, has, wanted in zip(
        ("wide", "long"), (right - left, near - far), places.outline(m), strict=True
    ):
        if abs(has - wanted) > NEAR:
            wrong.append(f"the board is {has:g} mm {name}, by case.toml it is {wanted:g}")
    parts = reading.footprints(tree)
    spots = [(left + x, far + y) for x, y in places.holes(m)]
    wrong += [
        f"no hole at {x - left:g}, {y - far:g}, where the box has a post"
        for x, y in spots
        if not any(
            one.name == places.HOLE and max(abs(one.at[0] - x), abs(one.at[1] - y)) < NEAR
            for one in parts.values()
        )
    ]
    x, y = places.first_pin(m)
    pico = parts[joined.ref("board")]
    if max(abs(pico.at[0] - left - x), abs(pico.at[1] - far - y)) > NEAR or not pico.below:
        wrong.append("the Pico does not hang where the box has the opening for its socket")
    return wrong


def _mark(tree: list[Any]) -> list[str]:
    wrong = [
        f"{layer} does not say {MARK}"
        for layer in ("F.SilkS", "B.SilkS")
        if MARK not in reading.words(tree, layer)
    ]
    title = reading.one(reading.one(tree, "title_block"), "title")
    return wrong + ([] if MARK.lower() in title[0].lower() else [f"the title lacks: {MARK}"])


def violations(report: str) -> list[str]:
    """Return what KiCad's check found, in its words; it must have looked for three kinds."""
    counts = {kind: int(count) for count, kind in FOUND.findall(report)}
    if len(counts) != 3:
        return [f"KiCad's report is of another kind: {sorted(counts)}"]
    return [report] if any(counts.values()) else []


def apart(tree: list[Any]) -> list[str]:
    """Return which nets' pads are in more than one piece, by tracks alone: without the pour."""
    pads = {(net, _spot(at)) for net, at in reading.pads(tree)}
    pieces: dict[str, list[set[Spot]]] = {}
    ends = [(net, {spot}) for net, spot in sorted(pads)]
    ends += [(net, {_spot(start), _spot(end)}) for net, start, end in reading.tracks(tree)]
    for net, piece in ends:
        others = [one for one in pieces.setdefault(net, []) if one & piece]
        pieces[net] = [one for one in pieces[net] if not one & piece] + [piece.union(*others)]
    counts = {
        net: sum(any((net, spot) in pads for spot in one) for one in found)
        for net, found in sorted(pieces.items())
    }
    return [f"{net} is in {count} pieces" for net, count in counts.items() if count > 1]


def _spot(at: tuple[float, float]) -> Spot:
    """Return a place in thousandths of a mm."""
    return round(at[0] * 1000), round(at[1] * 1000)
