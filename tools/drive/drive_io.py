"""Writing to a drive that may be full, read-only or pulled out, and reading back what it holds."""

import contextlib
import errno
import os
import shutil
from collections.abc import Iterable
from pathlib import Path

from host_sim.trouble import in_words

BOOT_OUT = "boot_out.txt"  # CircuitPython writes it on its drive at every start
SECTOR = 512  # bytes; what CircuitPython's drive gives to files piece by piece on a Pico

READ_ONLY = (
    "This computer may not write to {0}. Unplug the board, plug it in again and repeat this. If it "
    "stays so, another program's boot.py has taken the drive: with CircuitPython 10, press BOOTSEL "
    "in the first second after plugging in, which starts without it"
)
FULL = "{0} is full: take away from it what you do not need, and repeat this"
GONE = (
    "{0} went away in the middle. Plug the board in again, with a cable that sits well, and repeat "
    "this: until then it may not start. A game in its memory stays"
)


def holds(path: Path) -> bytes | None:
    """Return what the file `path` holds, or None if there is no such file."""
    try:
        return path.read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        return None


def put(path: Path, content: bytes) -> None:
    """Make `path` hold `content`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def remove(drive: Path, name: str) -> None:
    """Remove the file `name` from `drive`, and the folders that are empty without it."""
    path = drive / name
    path.unlink()
    while path.parent != drive and not any(path.parent.iterdir()):
        path = path.parent
        path.rmdir()


def settle(paths: Iterable[Path]) -> None:
    """Bring `paths` and their folders onto the medium, and have them read from there again."""
    folders = set()
    for path in paths:
        with path.open("r+b") as file:
            os.fsync(file.fileno())
            if hasattr(os, "posix_fadvise"):
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
        folders.add(path.parent)
    for folder in folders if os.name == "posix" else ():
        with contextlib.suppress(OSError):  # not every system can
            place = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(place)
            finally:
                os.close(place)


def lacking(drive: Path, grown: Iterable[tuple[int, int]]) -> tuple[int, int]:
    """Return how many bytes more `drive` needs and how many are free.

    `grown` has the size of each file now and then, in bytes; what is removed has 0 then.
    """
    pieces = sum(-(-then // SECTOR) - -(-now // SECTOR) for now, then in grown)
    there = next(place for place in (drive, *drive.absolute().parents) if place.is_dir())
    return pieces * SECTOR, shutil.disk_usage(there).free


def words(error: OSError, drive: Path, board: bool) -> str:
    """Say what `error` means to who has plugged in `drive`; a `board` has a boot_out.txt."""
    gone = not drive.is_dir() or board and not _is_there(drive / BOOT_OUT)
    if gone or error.errno in (errno.EIO, errno.ENODEV, errno.ENXIO):
        return GONE.format(drive)
    if error.errno == errno.ENOSPC:
        return FULL.format(drive)
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return READ_ONLY.format(drive)
    return in_words(error)


def _is_there(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:
        return False
