"""KiCad 6's symbols for the carrier board's parts, on a grid of 1.27 mm."""

from typing import NamedTuple

from hardware.electric.circuit import Part, Pin

LIBRARY = "Umpire"
STEP = 2.54  # mm between two pins
LEAD = 2.54  # of a box's pin
WIDE = {"board": 30.48}  # of a box; of any other 15.24
REACH = 5.08  # from the middle of a part of two pins to their ends
FLAG = "PWR_FLAG"  # says that a net has its supply from outside
TYPES = {
    "OUTPUT": "output",
    "INPUT": "input",
    "BIDIR": "bidirectional",
    "PASSIVE": "passive",
    "PWRIN": "power_in",
    "PWROUT": "power_out",
    "PULLUP": "input",
    "NOCONNECT": "no_connect",
}
LINE = "(stroke (width 0.254) (type default) (color 0 0 0 0))"
# What is drawn of a part of two pins, by the first letter of its name, and how long its leads are.
BOX, SOLID, BARE = "(fill (type background))", "(fill (type outline))", "(fill (type none))"
SHAPES = {
    "R": (2.54, f"(rectangle (start -2.54 1.016) (end 2.54 -1.016) {LINE} {BARE})"),
    "F": (
        2.54,
        f"(rectangle (start -2.54 0.762) (end 2.54 -0.762) {LINE} {BARE})"
        f" (polyline (pts (xy -2.54 0) (xy 2.54 0)) {LINE} {BARE})",
    ),
    "C": (
        4.318,
        f"(rectangle (start -0.762 2.286) (end -0.254 -2.286) {LINE} {BARE})"
        f" (rectangle (start 0.254 2.286) (end 0.762 -2.286) {LINE} {SOLID})"
        f" (polyline (pts (xy -2.032 1.524) (xy -1.27 1.524)) {LINE} {BARE})"
        f" (polyline (pts (xy -1.651 1.905) (xy -1.651 1.143)) {LINE} {BARE})",
    ),
    "D": (
        3.81,
        "(polyline (pts (xy 1.27 1.27) (xy 1.27 -1.27) (xy -1.27 0) (xy 1.27 1.27))"
        f" {LINE} {SOLID})"
        f" (polyline (pts (xy -1.27 1.27) (xy -1.27 -1.27)) {LINE} {BARE})",
    ),
}


class Spot(NamedTuple):
    """Where a symbol has a pin's end: mm from its own place, x right and y up; side -1 or 1."""

    pin: Pin
    x: float
    y: float
    side: int


def spots(part: Part) -> list[Spot]:
    """Return where a part's pins end: on the left from the top down, of the board on both sides."""
    if part.ref[0] in SHAPES:
        return [
            Spot(pin, side * REACH, 0.0, side) for pin, side in zip(part.pins, (-1, 1), strict=True)
        ]
    half = WIDE.get(part.kind, 15.24) / 2 + LEAD
    rows = len(part.pins) // (2 if part.kind in WIDE else 1)
    found = []
    for i, pin in enumerate(part.pins):
        side, row = (-1, i) if i < rows else (1, 2 * rows - 1 - i)
        found.append(Spot(pin, side * half, round(-row * STEP, 2), side))
    return found


def library(parts: list[Part]) -> str:
    """Return KiCad's library of the symbols of `parts`."""
    rows = [symbol(part, part.ref) for part in parts]
    return "\n".join(
        ["(kicad_symbol_lib (version 20211014) (generator umpire)", *rows, flag(FLAG), ")\n"]
    )


def symbol(part: Part, name: str) -> str:
    """Return a part's symbol, called `name`."""
    if part.ref[0] in SHAPES:
        lead, shape = SHAPES[part.ref[0]]
        hidden = "(pin_numbers hide) (pin_names hide) "
    else:
        wide, low = WIDE.get(part.kind, 15.24) / 2, min(spot.y for spot in spots(part)) - STEP
        lead, hidden = LEAD, ""
        shape = f"(rectangle (start {-wide:g} {STEP}) (end {wide:g} {low:g}) {LINE} {BOX})"
    pins = "\n".join(
        f"(pin {TYPES[spot.pin.kind]} line (at {spot.x:g} {spot.y:g} {90 + 90 * spot.side})"
        f" (length {lead}) (name {quoted(spot.pin.name)} {font()})"
        f" (number {quoted(spot.pin.number)} {font()}))"
        for spot in spots(part)
    )
    return (
        f"(symbol {quoted(name)} {hidden}(in_bom yes) (on_board yes)\n"
        f"{properties(part.ref, part.value, '', (0, 0))}\n"
        f"(symbol {quoted(part.ref + '_0_1')} {shape})\n"
        f"(symbol {quoted(part.ref + '_1_1')}\n{pins}))"
    )


def flag(name: str) -> str:
    """Return the symbol, called `name`, that says where a net has its supply from outside."""
    corners = "(xy 0 1.27) (xy -1.27 2.54) (xy 0 3.81) (xy 1.27 2.54) (xy 0 1.27)"
    return (
        f"(symbol {quoted(name)} (power) (pin_numbers hide) (pin_names hide) (in_bom yes)"
        f" (on_board yes)\n{properties('#FLG', FLAG, '', (0, 0))}\n"
        f"(symbol {quoted(FLAG + '_0_1')} (polyline (pts {corners}) {LINE} {BARE}))\n"
        f"(symbol {quoted(FLAG + '_1_1')} (pin power_out line (at 0 0 90) (length 1.27)"
        f' (name "pwr" {font()}) (number "1" {font()}))))'
    )


def properties(ref: str, value: str, footprint: str, at: tuple[float, float]) -> str:
    """Return a symbol's name, value and footprint; at 0, 0 in a library, else on a sheet."""
    x, y = at
    up = 1 if at == (0, 0) else -1  # y is upwards in a library only
    rows = [("Reference", ref, 6.35, ref[0] == "#")]
    rows += [("Value", value, 5.08 if ref[0] == "#" else 3.81, False)]
    rows += [("Footprint", footprint, 0, True), ("Datasheet", "~", 0, True)]
    return "\n".join(
        f'(property "{name}" {quoted(words)} (id {i}) (at {x:g} {round(y + up * off, 2):g} 0)'
        f" {font(' hide' * hidden)})"
        for i, (name, words, off, hidden) in enumerate(rows)
    )


def font(more: str = "") -> str:
    """Return how words are written."""
    return f"(effects (font (size 1.27 1.27)){more})"


def quoted(words: str) -> str:
    """Return words as KiCad's files have them."""
    return '"' + words.replace("\\", "\\\\").replace('"', '\\"') + '"'
