"""Rules that the measures must keep, said before anything is made.

Each finding names the measure, what it is and what it must be.  The proofs find what no rule
foresees.
"""

import tomllib
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from hardware.case.known import MEASURES
from hardware.case.measures import measures, table
from hardware.case.names import PANELS
from hardware.case.rules import rules

MOST = 500  # mm or degrees; what is larger is a slip of the pen


def findings(text: str | None = None, panel: str = "", pixels: int | None = None) -> list[str]:
    """Return what is wrong with the measures of `text`, or of ``case.toml``, in sentences."""
    wrong = shape(text, panel)
    if wrong:
        return wrong
    return [str(one) for one in rules(measures(text, panel, pixels))]


def of_both(text: str | None = None) -> list[str]:
    """Return the findings of both panels' boxes; those of one name it."""
    found = [findings(text, panel) for panel in PANELS]
    both = [line for line in found[0] if line in found[1]]
    lines = [
        f"{panel}: {line}" for panel, lines in zip(PANELS, found, strict=True) for line in lines
        if line not in both
    ]  # fmt: skip
    return both + lines


def shape(text: str | None, panel: str = "") -> list[str]:
    """Return which entries are no measures, and which measures are missing.

    A measure is a number from 0 to `MOST`, or several in brackets.
    """
    try:
        rows = table(text, panel)
    except ValueError as error:
        kind = "case.toml cannot be read: " if isinstance(error, tomllib.TOMLDecodeError) else ""
        return [f"{kind}{error}"]
    found = {
        f"{part}.{name}": value
        for part, entries in rows.items()
        for name, value in (entries.items() if isinstance(entries, dict) else [("", entries)])
    }
    missing = [f"case.toml has no {name}" for name in MEASURES if name not in found]
    return missing + [line for name, value in found.items() for line in _no_measure(name, value)]


def _no_measure(name: str, value: Any) -> Iterator[str]:
    if name.endswith("."):
        yield f"{name[:-1]} stands before all parts and must be one of their measures"
        return
    if name not in MEASURES:
        yield f"{name} is no measure of case.toml"
        return
    count = MEASURES[name]
    values = value if isinstance(value, list) else [value]
    right = isinstance(value, list) == bool(count) and len(values) == (count or 1)
    if not right or not all(type(v) in (int, float) and 0 <= v <= MOST for v in values):
        kind = f"{count} numbers in brackets, each" if count else "a number,"
        yield f"{name} is {value!r} and must be {kind} 0 to {MOST}"


def sentences(proved: dict[str, Any], bounds: SimpleNamespace) -> list[str]:
    """Return what the proofs of a case found, as sentences; `bounds` are its measures."""
    thinnest, seen = proved["thinnest"], proved.get("seen", {})
    found = [
        f"{kind}: {line}"
        for kind, lines in proved.items()
        if kind not in ("thinnest", "seen")
        for line in lines
    ]
    for seat, shares in seen.items():
        if shares["light"] < bounds.view.light:
            words = f"{seat} sees {shares['light']:g} % of a light"
            found.append(f"{words}, and must see {bounds.view.light:g}: raise diffuser.proud")
    for name, thin in thinnest.items():
        white = min(bounds.diffuser.thickness, bounds.diffuser.wall)
        wanted = white if name == "diffuser" else bounds.case.least
        if thin < wanted - 0.005:
            found.append(f"{name} is {thin:g} mm thin somewhere and must be {wanted:g} or more")
    return found
