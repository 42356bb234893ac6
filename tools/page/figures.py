"""The page's figures, as `dev.py browser` has last measured them, and their bars."""

import json
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
FILE = ROOT / "out" / "browser.json"
SIZE = "size, KB"
BARS = {  # no more than
    SIZE: 560,
    "as a host sends it, KB": 430,
    "first picture, ms": 700,
    "first picture at 400 kbit/s, ms": 9000,
    "key to picture, median, ms": 30,
    "key to picture, worst, ms": 120,
    "share of the main thread, played, %": 10,
    "share of the main thread, idle, %": 3,
    "growth of the heap in an hour, %": 5,
}


def keep(values: dict[str, float]) -> None:
    """Keep `values`, one for each of BARS, where `kept` finds them."""
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(values, indent=2) + "\n", encoding="utf-8")


def kept() -> dict[str, float]:
    """Return what was kept, of figures that there are; nothing if nothing was."""
    if not FILE.exists():
        return {}
    values = json.loads(FILE.read_text(encoding="utf-8"))
    return {name: value for name, value in values.items() if name in BARS}
