"""The append-only memory of the device: settings, and one game's set-up and log.

Layout: MAGIC, then records of kind, length, payload and a check of two bytes, which also covers the
check before it; MAGIC again at the very end.  Erased bytes are 0xFF.  A record is written in one
assignment, into erased bytes only, so that it costs no erase, and a power cut in the midst of it
can spoil nothing but itself.

What costs an erase writes the whole memory, the last mark last.  A memory that lacks the first mark
but is not blank is another's or was cut off in the erase; one that lacks the last mark was cut off
as it was written, wherever that was: it is damaged, and written anew with the next record.

A spoilt end is left where it is: a VOID record behind it, whose payload is the place where the good
records end, bridges it.
"""

from binascii import crc32

from firmware.kept import (  # noqa: F401 (who keeps records names their kinds)
    BACK,
    CHANCE,
    CLOSED,
    FULL,
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

_ERASED = 0xFF
_OVERHEAD = 4  # bytes of a record beside its payload
_RESERVE = 40  # bytes that stay free for FULL and CLOSED records


def record(kind: int, payload: bytes, check: int) -> bytes:
    """Return a record's bytes; `check` is that of the record before it."""
    body = bytes((kind, len(payload))) + payload
    return body + _check(body, check).to_bytes(2, "big")


def _check(body: bytes, before: int) -> int:
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
        self.limit = len(memory) - len(MAGIC)  # where the last mark is
        content = bytes(memory[0 : self.limit])
        mark = bytes(memory[self.limit : len(memory)])
        self._sealed = mark == MAGIC
        if content[: len(MAGIC)] == MAGIC:
            self.state = OURS
            self._read(content)
            self.damaged = self.damaged or not self._sealed
        else:
            self.state = FOREIGN if _last_written(content + mark) else BLANK

    def append(self, kind: int, payload: bytes = b"") -> None:
        """Add one record.

        If there is no room, what was taken back and notes that later ones have replaced are left
        out by an erase; if that does not help, `full` becomes True and the memory keeps what it
        has, marked as cut short.  A FOREIGN memory is left alone.
        """
        told = self.open and (self.full or self.cut_short)
        self._take(kind, payload)
        if self.state == FOREIGN:
            if kind == NOTE:
                self._drop_notes()
        elif self._fits(kind, payload) and (not self.full or kind == CLOSED):
            self._write(kind, payload)
        else:
            if not self.full or kind == BACK:
                self._rewrite()
            elif kind == NOTE:
                self._drop_notes()
            if self.full and self.open and not told and self._fits(FULL):
                self._write(FULL)

    def _fits(self, kind: int, payload: bytes = b"") -> bool:
        room = self.limit - self.end - self._bridge() - len(payload) - _OVERHEAD
        return self._sealed and room >= (0 if kind >= CLOSED else _RESERVE)

    def begin(self, setup: bytes, session=None) -> None:
        """Begin a game: erase, keep the settings, write its packed set-up; one erase.

        The session stays too, unless there is another `session`.  A FOREIGN memory is left alone;
        the game is then kept only as long as there is power.
        """
        if session is not None:
            self.session = session
        self._take(SETUP, setup)
        if self.state != FOREIGN:
            self._rewrite()

    def clear(self) -> None:
        """Forget a memory that is not ours, or the last game; settings and session stay."""
        self._forget_game()
        self._rewrite()

    def used(self) -> int:
        """Return how many bytes are written, but for the last mark."""
        return self.end if self.state == OURS else 0

    def _rewrite(self) -> None:
        """Write all that remains anew; if it does not fit, write nothing and be `full`."""
        self._drop_notes()
        image = bytearray(MAGIC)
        check = 0
        for kind, payload in self._remains():
            image += record(kind, payload, check)
            check = int.from_bytes(image[-2:], "big")
        self.full = len(image) > self.limit - (_RESERVE if self.open else 0)
        if self.full:
            return
        self.end = len(image)
        self.check = check
        self.damaged = False
        image += bytes((_ERASED,)) * (self.limit - len(image))
        image += MAGIC
        self.memory[0 : len(image)] = image
        self.state = OURS
        self._sealed = True

    def _bridge(self) -> int:
        return 2 + _OVERHEAD if self.damaged else 0

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

    def _read(self, content: bytes) -> None:
        """Take every good record; note where they end and where writing can go on."""
        at = len(MAGIC)
        while at is not None:
            at = self._read_good(content, at)
            self.good = at
            written = _last_written(content)
            self.damaged = written > at
            # The check of a torn record stays torn: what comes next must not complete it.
            self.end = written + 2 if self.damaged else at
            at = self._after_void(content, at) if self.damaged else None

    def _read_good(self, content: bytes, at: int) -> int:
        while at + _OVERHEAD <= len(content) and SETTINGS <= content[at] <= VOID:
            size = content[at + 1] + _OVERHEAD
            body = content[at : at + size - 2]
            check = _check(body, self.check)
            if content[at + size - 2 : at + size] != check.to_bytes(2, "big"):
                break
            self.check = check
            if body[0] != VOID:
                self._take(body[0], body[2:])
            at += size
        return at

    def _after_void(self, content: bytes, good: int):
        """Return where the VOID record begins that bridges what is spoilt at `good`, or None."""
        bridge = record(VOID, good.to_bytes(2, "big"), self.check)
        at = content.find(bridge, good)
        return at if at >= 0 else None


def _last_written(content: bytes) -> int:
    """Return the length of `content` without the erased bytes at its end."""
    return len(content.rstrip(b"\xff"))
