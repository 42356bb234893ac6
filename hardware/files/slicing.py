"""Time and grams of each part by a slicer's run: ``python3 -m hardware.files.slicing``, anew.

It needs PrusaSlicer (Debian's package slic3r-prusa), which nothing else here does.  The figures are
kept with the hashes of the files that were sliced, so that a test sees when they are old.
"""

import json
import re
import subprocess
import tempfile
from pathlib import Path

from hardware.case import names
from hardware.files.case_facts import sha
from hardware.table import HERE, MADE

FILE = MADE / "slicing.json"
SETTINGS = HERE / "print.ini"
TIME = re.compile(r"^; estimated printing time \(normal mode\) = (.+)$", re.MULTILINE)
GRAMS = re.compile(r"^; total filament used \[g\] = ([\d.]+)$", re.MULTILINE)
UNITS = {"d": 1440.0, "h": 60.0, "m": 1.0, "s": 1 / 60}  # minutes


def figures(gcode: str) -> dict[str, int]:
    """Return minutes and grams as the slicer noted them in its `gcode`."""
    (time,), (grams,) = TIME.findall(gcode), GRAMS.findall(gcode)
    minutes = sum(int(count) * UNITS[unit] for count, unit in re.findall(r"(\d+)([dhms])", time))
    return {"min": round(minutes), "grams": round(float(grams))}


def sliced(file: Path) -> dict[str, int]:
    """Return the figures of one part."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "part.gcode"
        words = ["--load", str(SETTINGS), "--export-gcode", "-o", str(out), str(file)]
        subprocess.run(["prusa-slicer", *words], check=True, capture_output=True)
        return figures(out.read_text(encoding="utf-8"))


def main() -> None:
    """Slice every part and write the figures down."""
    found = {"settings": sha(SETTINGS), "parts": {}}
    for name in names.PIECES:
        file = MADE / f"{name}.stl"
        found["parts"][name] = {"sha256": sha(file), **sliced(file)}
    FILE.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
