"""The files on a board that are ours: those listed in its ``firmware/files.txt``, if unchanged.

The list has a line for each folder, and behind it one for each file that was written there: the
beginning of its SHA-256, and its name, which is a module's without ``.mpy``, as the drive is full.
Lists of before had whole names and paths.  A file whose bytes differ from the list belongs to
whoever changed it.  Neither is a file ours that lies where no version of
Umpire writes, or behind a link, even if it is listed.
"""

import hashlib
import re
from pathlib import Path, PurePosixPath

LIST = "firmware/files.txt"
SETTINGS = "settings.toml"
MODULE = ".mpy"
DATA = "Memory/"  # the folder whose files are no modules

DIGITS = 8  # of a digest, hexadecimal; once there were 16
LINE = re.compile(
    r"([0-9a-f]{8}|[0-9a-f]{16})  ?([!-9;-\[\]-~][ !-9;-\[\]-~]*)"
)  # printable, and no \\ nor :
# Where the versions of Umpire write: these files, and anything in these folders.
FILES = ("boot.py", "main.py", "code.py", "READ-ME-FIRST.txt")
FOLDERS = ("firmware", "games", "late", "lib", "LICENSES", "Memory")

Owned = dict[str, set[str]]  # path to the digests of all that an earlier run may have left there


def digest(content: bytes) -> str:
    """Return the first DIGITS of the SHA-256 of `content`."""
    return hashlib.sha256(content).hexdigest()[:DIGITS]


def of(files: dict[str, bytes]) -> Owned:
    """Return `files`, path to content, as the list will have them."""
    return {name: {digest(content)} for name, content in files.items()}


def listing(*every: Owned) -> bytes:
    """Return the list of all of `every`, sorted by path."""
    lines = {
        (*name.rpartition("/")[::2], one)
        for owned in every
        for name, several in owned.items()
        for one in several
    }
    written, here = [], ""
    for folder, name, one in sorted(lines):
        if folder != here:
            written.append(f"{folder}/\n")
        here = folder
        written.append(f"{one} {name if folder == DATA[:-1] else name.removesuffix(MODULE)}\n")
    return "".join(written).encode()


def read(drive: Path) -> Owned:
    """Return what earlier runs wrote on `drive`; a line that is not ours names nothing."""
    try:
        text = (drive / LIST).read_text(encoding="utf-8")
    except (FileNotFoundError, NotADirectoryError, UnicodeDecodeError):
        return {}
    owned: Owned = {}
    folder = ""
    for line in text.splitlines():
        found = LINE.fullmatch(line)
        if line.endswith("/"):
            folder = line
        if not found:
            continue
        module = "." not in found[2] and folder != DATA
        parts = PurePosixPath(folder + found[2] + MODULE * module).parts
        name = "/".join(parts)
        if _is_place(parts) and not behind_link(drive, name):
            owned.setdefault(name, set()).add(found[1][:DIGITS])
    return owned


def _is_place(parts: tuple[str, ...]) -> bool:
    if ".." in parts or "/".join(parts).lower() == LIST:
        return False
    return parts[0] in (FOLDERS if len(parts) > 1 else FILES)


def behind_link(drive: Path, name: str) -> bool:
    """Return True if `name` on `drive` is a link or lies behind one, which may lead anywhere."""
    return (drive / name).resolve() != drive.resolve() / name
