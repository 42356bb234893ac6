"""Rules that the measures must keep, said before anything is made.

Each finding names the measure, what it is and what it must be.  The proofs find what no rule
foresees.
"""

import tomllib
from types import SimpleNamespace
from typing import Any

from hardware.case.measures import measures, table
from hardware.case.names import PANELS
from hardware.case.rules import rules


def findings(text: str | None = None, panel: str = "", pixels: int | None = None) -> list[str]:
    """Return what is wrong with the measures of `text`, or of ``case.toml``, in sentences."""
    wrong = shape(text, panel)
    if wrong:
        return wrong
    try:
        m = measures(text, panel, pixels)
    except AttributeError as error:
        return [f"case.toml has no measure {error.name!r}"]
    return [str(one) for one in rules(m)]


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
    """Return which entries are no measures: a number, or numbers in brackets, not below 0."""
    try:
        rows = table(text, panel)
    except (ValueError, KeyError) as error:
        words = str(error) if isinstance(error, ValueError) else f"it has no {error}"
        kind = "case.toml cannot be read: " if isinstance(error, tomllib.TOMLDecodeError) else ""
        return [kind + words]
    return [
        f"{part}.{name} is {value!r} and must be a number of mm, 0 or more"
        for part, entries in rows.items()
        for name, value in entries.items()
        if not _is_measure(value)
    ]


def _is_measure(value: Any) -> bool:
    values = value if isinstance(value, list) else [value]
    return bool(values) and all(type(v) in (int, float) and v >= 0 for v in values)


def sentences(proved: dict[str, Any], bounds: SimpleNamespace) -> list[str]:
    """Return what the proofs of a case found, as sentences; `bounds` are its measures."""
    thinnest = proved["thinnest"]
    found = [
        f"{kind}: {line}" for kind, lines in proved.items() if kind != "thinnest" for line in lines
    ]
    for name, thin in thinnest.items():
        wanted = bounds.diffuser.thickness if name == "diffuser" else bounds.case.least
        if thin < wanted - 0.005:
            found.append(f"{name} is {thin:g} mm thin somewhere and must be {wanted:g} or more")
    return found
