"""Make the carrier board's files anew: ``/usr/bin/python3 -m hardware.carrier [--check]``.

It needs KiCad 6 (Debian's packages kicad and kicad-footprints), which the system's Python knows.
"""

import filecmp
import importlib.util
import shutil
import sys
import tempfile
from pathlib import Path

from hardware import table
from hardware.carrier import checks, joined, reading
from hardware.case import names, rules
from hardware.case.measures import measures

MADE = table.MADE / "carrier"
NO_KICAD = (
    "This Python has no pcbnew. Install KiCad 6 (on Debian: apt install kicad kicad-footprints), "
    "and run /usr/bin/python3 -m hardware.carrier"
)


def main(words: list[str]) -> int:
    """Return 0 if all is well; with ``--check`` nothing is written, and what is old is an error."""
    if words not in ([], ["--check"]):
        print("hardware.carrier takes nothing but --check; nothing was done", file=sys.stderr)
        return 2
    if not importlib.util.find_spec("pcbnew"):
        print(NO_KICAD, file=sys.stderr)
        return 1
    from hardware.carrier import making

    circuit = joined.build(table.pins())
    with tempfile.TemporaryDirectory() as name:
        fresh = Path(name)
        wrong = fit() + old_netlist() or making.make(fresh, circuit, measures())
        for line in wrong:
            print(line, file=sys.stderr)
        if wrong:
            return 1
        old = changed(fresh)
        for path in old:
            print("old:" if words else "made:", f"hardware/made/carrier/{path}")
        if words:
            return int(bool(old))
        for path in old:
            (MADE / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(fresh / path, MADE / path)
    return 0


def fit() -> list[str]:
    """Return which measures keep the board out of one of the boxes."""
    return [
        f"{panel}: {one}" for panel in names.PANELS for one in rules.carrier(measures(panel=panel))
    ]


def old_netlist() -> list[str]:
    """Return where the netlist for KiCad, which SKiDL wrote and checked, is not the circuit."""
    text = (MADE / f"{joined.NAME}.net").read_text(encoding="utf-8")
    circuit = joined.build(table.pins())
    wrong = checks.same_nets(reading.netlist(reading.parsed(text)), circuit)
    return [*wrong, "python3 dev.py hardware writes the netlist anew"] if wrong else []


def changed(fresh: Path) -> list[str]:
    """Return which files of `fresh` are not those that were kept."""
    files = sorted(f.relative_to(fresh).as_posix() for f in fresh.rglob("*") if f.is_file())
    return [
        name
        for name in files
        if not (MADE / name).exists() or not filecmp.cmp(fresh / name, MADE / name, shallow=False)
    ]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
