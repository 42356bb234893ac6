"""Settings, names and bests a second time, in a file on the drive: nvm may lose all in an erase.

Only boot.py writes it, before a computer sees the drive, and only where it differs.  The file is
there since the firmware was installed and keeps its size, so nothing but its own bytes and its
entry in a folder of its own are written; see tools/drive/kept.py.

The copy: COPIED, two bytes for the length of what follows, one for that of the settings, these, the
packed history, four bytes of check.
"""

from binascii import crc32

from firmware.storage import history
from firmware.storage.journal import Journal
from firmware.storage.journal_rewrite import COPIED, LENGTH
from firmware.storage.journal_rewrite import COPY as FILE

_HEAD = len(COPIED) + 2


def of(journal: "Journal") -> bytes:
    """Return the copy of what `journal` holds, b"" where that is nothing or not whole."""
    lost = journal.lost or journal.perhaps_lost
    if not journal.keeps() or lost or not (journal.settings or journal.past):
        return b""
    settings = journal.settings[:255]
    body = bytes((len(settings),)) + settings + history.packed(journal.past)
    copy = COPIED + len(body).to_bytes(2, "big") + body + crc32(body).to_bytes(4, "big")
    return copy if len(copy) <= LENGTH else b""


def due(journal: "Journal") -> bytes:
    """Return the copy of what `journal` keeps; b"" where it is there, or has no such file."""
    copy = of(journal)
    try:
        with open(FILE, "rb") as file:
            if file.seek(0, 2) != LENGTH:
                return b""
            file.seek(0)
            return copy if file.read(len(copy)) != copy else b""
    except OSError:
        return b""


def write(copy: bytes) -> None:
    """Write the `copy` into its file, which stays as long as it is; raise OSError."""
    with open(FILE, "r+b") as file:
        file.write(copy)


def take(journal: "Journal") -> bool:
    """Let `journal` have what it lacks of the copy on the drive; return False if that is nothing.

    A copy that is cut off, damaged or of another version is none.
    """
    try:
        with open(FILE, "rb") as file:
            copy = file.read(LENGTH + 1)
    except OSError:
        return False
    if len(copy) != LENGTH:
        return False
    end = _HEAD + int.from_bytes(copy[len(COPIED) : _HEAD], "big")
    body = copy[_HEAD:end]
    if copy[: len(COPIED)] != COPIED or copy[end : end + 4] != crc32(body).to_bytes(4, "big"):
        return False
    middle = 1 + body[0]
    settings, past = body[1:middle], body[middle:]
    found = False
    if settings and not journal.settings:
        journal.settings = settings
        found = True
    if history.History(past).games > history.History(journal.past).games:
        journal.past = past
        found = True
    return found
