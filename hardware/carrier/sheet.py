"""The carrier board's schematic as KiCad 6 reads it: parts as symbols, nets by their labels."""

import uuid
from collections.abc import Iterator

from hardware.carrier import checks, joined, places, symbols
from hardware.carrier.symbols import FLAG, LIBRARY, font, quoted
from hardware.electric.circuit import Circuit, Part

Place = tuple[float, float]  # mm from the sheet's upper left corner

# Columns of the sheet: where each begins, and its parts from the top down.
COLUMNS = (
    (48.26, ("keys", joined.OTHER, "display")),
    (114.3, ("board", "R2", "R3", "R4")),
    (185.42, ("charger", "D2", "S1", "battery", "R5")),
    (246.38, ("ring", "C1", "F1", "D1", "R1", "piezo")),
)
TOP, BETWEEN = 40.64, 20.32
FLAGS = (48.26, 147.32, 12.7)  # of supplies: x, the first one's y, from one to the next
# By which KiCad finds the project's own symbols, and its footprint for the Pico.
TABLES = {
    f"{kind}-lib-table": f"({kind}_lib_table\n"
    f'  (lib (name "{LIBRARY}")(type "KiCad")(uri "${{KIPRJMOD}}/{LIBRARY}.{ending}")'
    '(options "")(descr ""))\n)\n'
    for kind, ending in (("sym", "kicad_sym"), ("fp", "pretty"))
}


def files(circuit: Circuit) -> dict[str, str]:
    """Return name to text: the sheet, its symbols, and the tables by which KiCad finds them."""
    return {
        f"{joined.NAME}.kicad_sch": text(circuit),
        f"{LIBRARY}.kicad_sym": symbols.library(list(circuit.parts.values())),
    } | TABLES


def text(circuit: Circuit) -> str:
    """Return the sheet of `circuit`; the same circuit has the same names each time."""
    parts = circuit.parts.values()
    flags = {f"#FLG0{i}": net for i, net in enumerate(circuit.powered, 1)}
    lines = [
        "(kicad_sch (version 20211123) (generator umpire)",
        f'(uuid {identity("sheet")}) (paper "A4")',
        f"(title_block (title {quoted(places.TITLE)}) (rev {quoted(places.REVISION)})"
        f" (comment 1 {quoted(places.LICENCE)}))",
        "(lib_symbols",
        *(symbols.symbol(part, f"{LIBRARY}:{part.ref}") for part in parts),
        symbols.flag(f"{LIBRARY}:{FLAG}"),
        ")",
    ]
    instances = []
    for ref, place in spread(circuit).items():
        part, footprint = circuit.parts[ref], checks.footprint(circuit, ref)
        lines += _ends(circuit, part, place)
        numbers = [pin.number for pin in part.pins]
        lines.append(_placed(ref, ref, part.value, footprint, place, numbers))
        instances.append(_instance(ref, part.value, footprint))
        if part.kind != ref:
            words = (place[0], round(place[1] - 8.89, 2))
            lines.append(
                f"(text {quoted(part.kind)} {_at(words)} {font()} (uuid {identity(part.kind)}))"
            )
    for i, (ref, net) in enumerate(flags.items()):
        place = (FLAGS[0], round(FLAGS[1] + i * FLAGS[2], 2))
        lines += [_label(net, place, 180), _placed(ref, FLAG, FLAG, "", place, ["1"])]
        instances.append(_instance(ref, FLAG, ""))
    lines += ['(sheet_instances (path "/" (page "1")))', "(symbol_instances", *instances]
    return "\n".join([*lines, "))"]) + "\n"


def identity(of: str) -> str:
    """Return KiCad's name of a thing on the sheet, such as a part; always the same."""
    return str(uuid.uuid5(uuid.NAMESPACE_URL, f"umpire {of}"))


def spread(circuit: Circuit) -> dict[str, Place]:
    """Return part to place on the sheet: that of its uppermost pins, in the middle between them."""
    found = {}
    for x, kinds in COLUMNS:
        y = TOP
        for ref in map(joined.ref, kinds):
            found[ref] = (x, y)
            low = min(spot.y for spot in symbols.spots(circuit.parts[ref]))
            y = round(y + BETWEEN - low, 2)
    return found


def _placed(ref: str, name: str, value: str, footprint: str, at: Place, numbers: list[str]) -> str:
    pins = " ".join(f"(pin {quoted(n)} (uuid {identity(f'{ref} {n}')}))" for n in numbers)
    return (
        f"(symbol (lib_id {quoted(f'{LIBRARY}:{name}')}) {_at(at)} (unit 1)"
        f" (in_bom yes) (on_board yes) (uuid {identity(ref)})\n"
        f"{symbols.properties(ref, value, footprint, at)}\n{pins})"
    )


def _at(place: Place) -> str:
    return f"(at {place[0]:g} {place[1]:g} 0)"


def _instance(ref: str, value: str, footprint: str) -> str:
    return (
        f'(path "/{identity(ref)}" (reference {quoted(ref)}) (unit 1) (value {quoted(value)})'
        f" (footprint {quoted(footprint)}))"
    )


def _ends(circuit: Circuit, part: Part, at: Place) -> Iterator[str]:
    """Yield the label or the cross at each pin; one that is never joined needs neither."""
    for spot in symbols.spots(part):
        place = (round(at[0] + spot.x, 2), round(at[1] - spot.y, 2))
        net = circuit.net(part.ref, spot.pin.number)
        if net:
            yield _label(net, place, 90 - 90 * spot.side)
        elif spot.pin.kind != "NOCONNECT":
            name = identity(f"open {part.ref} {spot.pin.number}")
            yield f"(no_connect (at {place[0]:g} {place[1]:g}) (uuid {name}))"


def _label(net: str, at: Place, turn: int) -> str:
    side = " (justify right)" if turn else " (justify left)"
    return (
        f"(global_label {quoted(net)} (shape passive) (at {at[0]:g} {at[1]:g} {turn}) {font(side)}"
        f" (uuid {identity(f'{net} {at}')}))"
    )
