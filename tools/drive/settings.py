"""``settings.toml`` on a board: what the firmware needs is added to what its owner has set."""

import re

VALUE = re.compile(r"(=\s*)([^#\r]*[^#\s]|)")


def merged(theirs: str, wanted: str) -> tuple[str, list[str]]:
    """Return `theirs` with all that `wanted` sets, and a line for each that was raised or added.

    What is missing goes before the first table, since CircuitPython reads no further.  A number
    that is lower than ours, or none, is raised; every other line stays as it is.
    """
    if not theirs.strip():
        return wanted, []
    lines = theirs.split("\n")
    missing, raised = [], []
    for key, value in _values(wanted.split("\n")).items():
        places = [at for at, line in enumerate(lines[: _table(lines)]) if _key(line) == key]
        if not places:
            missing.append(f"{key} = {value}")
            continue
        line = lines[places[0]]  # the first one counts
        old = _value(line)
        if _number(old) < _number(value):
            lines[places[0]] = VALUE.sub(rf"\g<1>{value}", line, count=1)
            raised.append(f"{key} was {old or 'empty'}, now {value}")
    if missing:
        _insert(lines, missing)
    return "\n".join(lines), raised + [f"settings.toml has a line more: {line}" for line in missing]


def _values(lines: list[str]) -> dict[str, str]:
    return {_key(line): _value(line) for line in lines if _key(line)}


def _key(line: str) -> str:
    """Return the key that `line` sets, or "" if it sets none."""
    name, equals, _ = line.partition("=")
    return "" if name.lstrip().startswith("#") or not equals else name.strip()


def _value(line: str) -> str:
    found = VALUE.search(line)
    return found[2] if found else ""


def _number(value: str) -> int:
    try:
        return int(value, 0)
    except ValueError:
        return -1


def _table(lines: list[str]) -> int:
    """Return the place of the line that begins the first table, or that behind the last line."""
    for place, line in enumerate(lines):
        if line.lstrip().startswith("["):
            return place
    return len(lines)


def _insert(lines: list[str], added: list[str]) -> None:
    """Put `added` behind the last line that belongs to no table, nor is a remark before one."""
    place = _table(lines)
    whole = place == len(lines)
    while place and (not lines[place - 1].strip() or not whole and lines[place - 1][0] == "#"):
        place -= 1
    end = "\r" if any(line.endswith("\r") for line in lines) else ""
    if place and end and not lines[place - 1].endswith(end):
        lines[place - 1] += end
    behind = lines[place:] or [""]
    lines[place:] = [*(line + end for line in added), *behind]
