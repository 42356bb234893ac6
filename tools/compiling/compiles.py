"""Check that the device's compiler takes every file of the firmware: see compiler.py."""

import sys
from pathlib import Path

from tools.compiling.compiler import NoGood, compiled

ROOT = Path(__file__).resolve().parents[2]


def sources() -> list[Path]:
    """Return every Python file that goes on the board and is ours."""
    top = [ROOT / name for name in ("boot.py", "main.py")]
    return [p for p in top if p.exists()] + sorted((ROOT / "firmware").rglob("*.py"))


def complaint(source: Path) -> str:
    """Return what the compiler says against `source`: nothing if it takes it."""
    try:
        compiled(str(source), source.read_bytes())
    except NoGood as no:
        return str(no)
    return ""


def main() -> int:
    """Print what the board's compiler says against our sources; the exit status is 1 if it does."""
    found = [text for text in map(complaint, sources()) if text]
    print(*found, sep="\n", end="")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
