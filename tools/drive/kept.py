"""The room on the drive for what boot.py copies there: see firmware/storage/second_copy.py.

The flash is erased 4 KB at once, the drive's clusters have 512 bytes.  Only the copy, at the
beginning of its file, and the file's entry in its folder are ever written.  On a drive that was
written as a whole the licences lie before that folder, the file follows it, and behind that lies
what is to be read first; so an erase that power cuts costs the copy and texts at most.
"""

from pathlib import Path

from firmware.storage.second_copy import FILE, LENGTH
from tools.drive import drive_io


def files() -> dict[str, bytes]:
    """Return the file as it is at first, path to bytes."""
    return {FILE: b"\xff" * LENGTH}


def as_on(drive: Path, wanted: dict[str, bytes]) -> dict[str, bytes]:
    """Return the files that are `wanted` on `drive`, with the copy as it is there."""
    held = drive_io.holds(drive / FILE)
    if FILE not in wanted or held is None or len(held) != LENGTH:
        return wanted
    return {**wanted, FILE: held}
