"""The append-only memory of the device: settings, and one game's set-up and log.

Layout: MAGIC, then records of kind, length, payload and a check of two bytes, which also covers the
check before it; MAGIC again at the very end, and before it SPARE bytes that are no part of the
journal: the self-test writes there.  Erased bytes are 0xFF.  A record is written in one
assignment, into erased bytes only, so that it costs no erase, and a power cut in the midst of it
can spoil nothing but itself.

What costs an erase writes the whole memory, the last mark last.  A memory that lacks the first mark
but is not blank is another's or was cut off in the erase; one that lacks the last mark was cut off
as it was written, wherever that was: it is damaged, and written anew with the next record.

A spoilt end is left where it is: a VOID record behind it, whose payload is the place where the good
records end, bridges it.
"""

from binascii import crc32

from firmware import loader
from firmware.kept import (  # noqa: F401 (who keeps records names their kinds)
    BACK,
    CHANCE,
    CLOSED,
    FULL,
    GIVEN_UP,
    MOVE,
    NOTE,
    SESSION,
    SETTINGS,
    SETUP,
    TIME,
    VOID,
    Kept,
)

MAGIC = b"UMP\x01"  # the last byte is the version of this layout

BLANK, OURS, FOREIGN = range(3)

SPARE = 8  # bytes before the last mark
OVERHEAD = 4  # bytes of a record beside its payload
RESERVE = 40  # bytes that stay free for FULL and CLOSED records


def record(kind: int, payload: bytes, check: int) -> bytes:
    """Return a record's bytes; `check` is that of the record before it."""
    body = bytes((kind, len(payload))) + payload
    return body + check_of(body, check).to_bytes(2, "big")


def check_of(body: bytes, before: int) -> int:
    """Return a record's check; `before` is that of the record before it."""
    return crc32(body, before) & 0xFFFF


class Journal(Kept):
    """The journal in `memory`, which reads and writes slices of bytes as nvm does.

    `state` is BLANK, OURS or FOREIGN (left alone until `clear`); `damaged` is True if the end could
    not be read, `full` if there is no room for what was appended.
    """

    def __init__(self, memory):
        super().__init__()
        self.memory = memory
        self.damaged = False
        self.full = False
        self.good = len(MAGIC)  # where the good records end
        self.end = len(MAGIC)  # where the next record goes
        self.check = 0
        end = len(memory) - len(MAGIC)  # where the last mark is
        self.limit = end - SPARE
        content = bytes(memory[0 : self.limit])
        mark = bytes(memory[end : len(memory)])
        self.sealed = mark == MAGIC
        if content[: len(MAGIC)] == MAGIC:
            self.state = OURS
            loader.load("firmware.memory").read(self, content)
            self.damaged = self.damaged or not self.sealed
        else:
            self.state = FOREIGN if (content + mark).rstrip(b"\xff") else BLANK

    def append(self, kind: int, payload: bytes = b"") -> None:
        """Add one record.

        If there is no room, what was taken back and notes that later ones have replaced are left
        out by an erase; if that does not help, `full` becomes True and the memory keeps what it
        has, marked as cut short.  A FOREIGN memory is left alone.
        """
        told = self.open and (self.full or self.cut_short)
        self.take(kind, payload)
        if self.state == FOREIGN:
            if kind == NOTE:
                loader.load("firmware.memory").drop_notes(self)
        elif self._fits(kind, payload) and (not self.full or kind == CLOSED):
            self._write(kind, payload)
        else:
            if not self.full or kind == BACK:
                self._rewrite()
            elif kind == NOTE:
                loader.load("firmware.memory").drop_notes(self)
            if self.full and self.open and not told and self._fits(FULL):
                self._write(FULL)

    def _fits(self, kind: int, payload: bytes = b"") -> bool:
        room = self.limit - self.end - self._bridge() - len(payload) - OVERHEAD
        return self.sealed and room >= (0 if kind >= CLOSED else RESERVE)

    def begin(self, setup: bytes, session=None) -> None:
        """Begin a game: erase, keep the settings, write its packed set-up; one erase.

        The session stays too, unless there is another `session`.  A FOREIGN memory is left alone;
        the game is then kept only as long as there is power.
        """
        if session is not None:
            self.session = session
        self.take(SETUP, setup)
        if self.state != FOREIGN:
            self._rewrite()

    def clear(self) -> None:
        """Forget a memory that is not ours, or the last game; settings and session stay."""
        self.forget_game()
        self._rewrite()

    def used(self) -> int:
        """Return how many bytes are written, but for the last mark."""
        return self.end if self.state == OURS else 0

    def _rewrite(self) -> None:
        loader.load("firmware.memory").rewrite(self)

    def _bridge(self) -> int:
        return 2 + OVERHEAD if self.damaged else 0

    def _write(self, kind: int, payload: bytes = b"") -> None:
        added = b""
        if self.damaged:
            added = record(VOID, self.good.to_bytes(2, "big"), self.check)
            self.check = int.from_bytes(added[-2:], "big")
            self.damaged = False
        added += record(kind, payload, self.check)
        self.check = int.from_bytes(added[-2:], "big")
        self.memory[self.end : self.end + len(added)] = added
        self.end += len(added)
