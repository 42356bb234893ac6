"""Which files on a board are ours: those that ``firmware/files.txt`` there tells, and unchanged.

The list has a line for each file that was written: the beginning of its SHA-256, and its path.
A file whose bytes are not what the list says belongs to whoever changed it.
"""

import hashlib
import re
from pathlib import Path, PurePosixPath

LIST = "firmware/files.txt"
SETTINGS = "settings.toml"

LINE = re.compile(r"([0-9a-f]{16})  ([^\\:]+)")

Owned = dict[str, set[str]]  # path to the digests of all that an earlier run may have left there


def digest(content: bytes) -> str:
    """Return the first 16 hexadecimal digits of the SHA-256 of `content`."""
    return hashlib.sha256(content).hexdigest()[:16]


def of(files: dict[str, bytes]) -> Owned:
    """Return `files`, path to content, as the list will tell them."""
    return {name: {digest(content)} for name, content in files.items()}


def listing(*every: Owned) -> bytes:
    """Return the list that tells all of `every`, sorted by path."""
    lines = {(name, one) for owned in every for name, several in owned.items() for one in several}
    return "".join(f"{one}  {name}\n" for name, one in sorted(lines)).encode()


def read(drive: Path) -> Owned:
    """Return what earlier runs wrote on `drive`; a line that is not as we write it names nothing.

    Nothing outside the drive is ever named, nor the owner's settings.
    """
    try:
        text = (drive / LIST).read_text(encoding="utf-8")
    except (FileNotFoundError, NotADirectoryError, UnicodeDecodeError):
        return {}
    owned: Owned = {}
    for found in filter(None, map(LINE.fullmatch, text.splitlines())):
        parts = PurePosixPath(found[2]).parts
        name = "/".join(parts)
        if parts[0] != "/" and ".." not in parts and name.lower() not in (SETTINGS, LIST):
            owned.setdefault(name, set()).add(found[1])
    return owned
