"""The files on a board that are ours: those listed in its ``firmware/files.txt``, if unchanged.

The list has a line for each file that was written: the beginning of its SHA-256, and its path.
A file whose bytes differ from the list belongs to whoever changed it.  Neither is a file ours that
lies where no version of Umpire writes, or behind a link, even if it is listed.
"""

import hashlib
import re
from pathlib import Path, PurePosixPath

LIST = "firmware/files.txt"
SETTINGS = "settings.toml"

LINE = re.compile(r"([0-9a-f]{16})  ([ !-9;-\[\]-~]+)")  # printable, and no \\ nor :
# Where the versions of Umpire write: these files, and anything in these folders.
FILES = ("boot.py", "main.py", "code.py", "READ-ME-FIRST.txt")
FOLDERS = ("firmware", "lib", "LICENSES")

Owned = dict[str, set[str]]  # path to the digests of all that an earlier run may have left there


def digest(content: bytes) -> str:
    """Return the first 16 hexadecimal digits of the SHA-256 of `content`."""
    return hashlib.sha256(content).hexdigest()[:16]


def of(files: dict[str, bytes]) -> Owned:
    """Return `files`, path to content, as the list will have them."""
    return {name: {digest(content)} for name, content in files.items()}


def listing(*every: Owned) -> bytes:
    """Return the list of all of `every`, sorted by path."""
    lines = {(name, one) for owned in every for name, several in owned.items() for one in several}
    return "".join(f"{one}  {name}\n" for name, one in sorted(lines)).encode()


def read(drive: Path) -> Owned:
    """Return what earlier runs wrote on `drive`; a line that is not ours names nothing."""
    try:
        text = (drive / LIST).read_text(encoding="utf-8")
    except (FileNotFoundError, NotADirectoryError, UnicodeDecodeError):
        return {}
    owned: Owned = {}
    for found in filter(None, map(LINE.fullmatch, text.splitlines())):
        parts = PurePosixPath(found[2]).parts
        name = "/".join(parts)
        if _is_place(parts) and not behind_link(drive, name):
            owned.setdefault(name, set()).add(found[1])
    return owned


def _is_place(parts: tuple[str, ...]) -> bool:
    if ".." in parts or "/".join(parts).lower() == LIST:
        return False
    return parts[0] in (FOLDERS if len(parts) > 1 else FILES)


def behind_link(drive: Path, name: str) -> bool:
    """Return True if `name` on `drive` is a link or lies behind one, which may lead anywhere."""
    return (drive / name).resolve() != drive.resolve() / name
