"""The bill of the carrier board, as a fab or a shop wants it: what is soldered onto it."""

import csv
import io
import re

from hardware.carrier import checks, joined
from hardware.electric import bill
from hardware.electric.circuit import Circuit

COLUMNS = ("Designator", "Quantity", "Comment", "Footprint", "Manufacturer", "Part number")
SOCKETS = ("socket, 1 x 20, 2.54 mm, 8.5 mm high", "Samtec", "SSW-120-01-T-S")
BATTERY = ("JST PH socket, 2 pins, upright", "JST", "B2B-PH-K-S")
ROWS = re.compile(r"PinHeader_1x0?(\d+)_.*_(Vertical|Horizontal)$")
HARWIN, ENDING = {"Vertical": "999", "Horizontal": "996"}, {"Vertical": "45", "Horizontal": "45"}
WAYS = {"Vertical": "upright", "Horizontal": "angled"}


def text(circuit: Circuit) -> str:
    """Return the bill as CSV: a line for each kind of part, with all that are of it."""
    listed = {row["ref"]: row for row in bill.rows()}
    kinds: dict[tuple[str, ...], list[str]] = {}
    for ref in sorted(circuit.parts):
        kind = (*_kind(circuit, ref, listed), checks.footprint(circuit, ref))
        kinds.setdefault(kind, []).append(ref)
    file = io.StringIO()
    table = csv.writer(file, lineterminator="\n")
    table.writerow(COLUMNS)
    for (comment, maker, number, footprint), refs in kinds.items():
        count = len(refs) * (2 if joined.ref("board") in refs else 1)
        table.writerow([" ".join(refs), count, comment, footprint, maker, number])
    return file.getvalue()


def _kind(circuit: Circuit, ref: str, listed: dict[str, dict[str, str]]) -> tuple[str, str, str]:
    """Return what is soldered in for a part, its maker and the maker's number."""
    kind = circuit.parts[ref].kind
    if kind == "board":
        return SOCKETS
    if kind == "battery":
        return BATTERY
    rows = ROWS.search(circuit.parts[ref].footprint)
    if rows:
        count, way = int(rows[1]), rows[2]
        words = f"pin header, 1 x {count}, 2.54 mm, {WAYS[way]}"
        return words, "Harwin", f"M20-{HARWIN[way]}{count:02}{ENDING[way]}"
    row = listed[kind]
    return row["part"], row["maker"], row["maker_part"]
