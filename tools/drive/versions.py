"""The version of Umpire on a drive, read from ``firmware/version.txt``: compiled files have none.

Its first line is the version, its second the mark by which the firmware knows its memory, its third
that of the memory before, which it still reads.
"""

import re
from pathlib import Path

from tools.drive import drive_io

FILE = "firmware/version.txt"
VERSION = re.compile(rb'^VERSION = "([\w.+-]+)"', re.MULTILINE)
MAGIC = re.compile(rb'^MAGIC = (b"[ -~]*")', re.MULTILINE)
BEFORE = re.compile(rb'^BEFORE = (b"[ -~]*")', re.MULTILINE)
UNKNOWN = b"unknown"
BEFORE_ROOMS = ("house.py", "journal.py", "memory.py")  # where the sources of old drives have it


def text(shell: bytes, journal: bytes, memory: bytes) -> bytes:
    """Return what ``firmware/version.txt`` has of the sources of these three modules."""
    rows = ((VERSION, shell), (MAGIC, journal), (BEFORE, memory))
    found = [pattern.search(source) for pattern, source in rows]
    return b"".join((one[1] if one else UNKNOWN) + b"\n" for one in found)


def read(drive: Path) -> tuple[str, list[str]] | None:
    """Return the version on `drive` and the marks of the memories that it reads, its own first.

    None if it has no Umpire.
    A drive that was written before there was that file has the sources.
    """
    told = drive_io.holds(drive / FILE)
    if told is None:
        sources = [drive_io.holds(drive / "firmware" / name) for name in BEFORE_ROOMS]
        if sources[0] is None:
            return None
        told = text(*[source or b"" for source in sources])
    version, *marks = told.decode("ascii", "replace").split("\n")
    good = re.fullmatch(r"[\w.+-]+", version, re.ASCII)
    return (version if good else "unknown"), [mark.strip() for mark in marks if mark.strip()] or [
        ""
    ]
