"""Which Umpire a drive holds: ``firmware/version.txt`` tells it, since compiled files do not.

Its first line is the version, its second the mark by which the firmware knows its memory.
"""

import re
from pathlib import Path

from tools import medium

FILE = "firmware/version.txt"
VERSION = re.compile(rb'^VERSION = "([\w.+-]+)"', re.MULTILINE)
MAGIC = re.compile(rb'^MAGIC = (b"[ -~]*")', re.MULTILINE)
UNKNOWN = b"unknown"


def text(house: bytes, journal: bytes) -> bytes:
    """Return what ``firmware/version.txt`` tells of the sources of these two modules."""
    found = [pattern.search(source) for pattern, source in ((VERSION, house), (MAGIC, journal))]
    return b"".join((one[1] if one else UNKNOWN) + b"\n" for one in found)


def read(drive: Path) -> tuple[str, str] | None:
    """Return the version on `drive` and the mark of its memory, or None if it has no Umpire.

    A drive that was written before there was that file has the sources.
    """
    told = medium.holds(drive / FILE)
    if told is None:
        house = medium.holds(drive / "firmware" / "house.py")
        if house is None:
            return None
        told = text(house, medium.holds(drive / "firmware" / "journal.py") or b"")
    version, _, mark = told.decode("ascii", "replace").partition("\n")
    return (version if re.fullmatch(r"[\w.+-]+", version, re.ASCII) else "unknown"), mark.strip()
