"""The bill of materials, and what it must say of the circuit and the case."""

import csv
import re
from typing import Any

from hardware.case.names import BOUGHT_FOR_CASE, PRINTED
from hardware.electric.circuit import Circuit
from hardware.table import HERE

OWED = ("ref", "kind", "part", "maker", "maker_part", "quantity", "source", "note")
OWED += ("euro", "as_of", "alternative")
PRICE = re.compile(r"\d+(\.\d+)?")  # of one, without postage
DAY = re.compile(r"\d{4}-\d{2}(-\d{2})?, (estimate|[A-Z].+)")  # when, and by whose list
FOR_A_BATTERY = ("D2", "S1", "charger", "battery", "R4", "R5")
SELDOM = ("display-small", "R2", "R3", "carrier", "gauge")  # not in the usual box
KINDS = ("circuit", "case", "other")


def rows(text: str | None = None) -> list[dict[str, str]]:
    """Return the lines of `text`, or of ``bom.csv``."""
    if text is None:
        text = (HERE / "bom.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def findings(lines: list[dict[str, str]], circuit: Circuit) -> list[str]:
    """Return where the bill and the circuit disagree, or the bill says too little."""
    wrong = [
        f"{row['ref']}: its columns are not those of the others" for row in lines if None in row
    ]
    listed = {kind: [r["ref"] for r in lines if r["kind"] == kind] for kind in KINDS}
    wrong += _differ("the circuit", listed["circuit"], list(circuit.parts))
    wrong += _differ("the case", listed["case"], [*PRINTED, *BOUGHT_FOR_CASE])
    wrong += [f"{r['ref']} is of no kind" for r in lines if r["kind"] not in KINDS]
    for row in lines:
        wrong += [f"{row['ref']} says nothing of {c}" for c in _owed(row) if not row[c].strip()]
        if not row["quantity"].isdigit() or int(row["quantity"]) < 1:
            wrong.append(f"{row['ref']} has no quantity")
        if not PRICE.fullmatch(row["euro"]):
            wrong.append(f"{row['ref']} has no price in euro")
        if not DAY.fullmatch(row["as_of"]):
            wrong.append(f"{row['ref']} does not say of when and whence its price is")
        if row["may_be_left_out"] not in ("yes", "no"):
            wrong.append(f"{row['ref']} may or may not be left out")
    valued = [p for p in circuit.parts.values() if p.ref[0] in "RCD" or p.ref == "battery"]
    values = {part.ref: part.value for part in valued}
    wrong += [f"{r['ref']} is not {values[r['ref']]}" for r in lines if _other_value(r, values)]
    return wrong


def price(lines: list[dict[str, str]], battery: bool = False) -> float:
    """Return what all that is in the usual box costs, in euro, or what a battery costs more."""
    rows = [row for row in lines if (row["ref"] in FOR_A_BATTERY) == battery]
    return sum(float(r["euro"]) * int(r["quantity"]) for r in rows if r["ref"] not in SELDOM)


def _differ(where: str, listed: list[str], wanted: list[str]) -> list[str]:
    wrong = [f"{ref} is in {where}, not on the bill" for ref in wanted if ref not in listed]
    wrong += [f"{ref} is on the bill, not in {where}" for ref in listed if ref not in wanted]
    return wrong + [f"{ref} is listed twice" for ref in set(listed) if listed.count(ref) > 1]


def _owed(row: dict[str, Any]) -> list[str]:
    """Return the columns that must not be empty: what is of the circuit has a maker's number."""
    return [c for c in OWED if c != "maker_part" or row["kind"] == "circuit"]


def _other_value(row: dict[str, str], values: dict[str, str]) -> bool:
    return row["ref"] in values and values[row["ref"]] not in row["part"]
