"""The append-only memory of the device: settings, and one game's set-up and log.

Layout: MAGIC; records; SPARE bytes, which are the self-test's; MAGIC again.  A record is its kind,
its length, its payload and a check of two bytes.  The check also covers the check before it, and is
never 0xFF 0xFF, as erased bytes are.  A record is written in one assignment and into erased bytes
only: that needs no erase, and a power cut can damage no other record.  Deck and shuffles of a dealt
game are sealed (`sealed`).

A game begins behind the one before, as long as there is room.  Once in several games what came
before is left out by an erase, while the new game's first page is read: see `crowded`.

After an erase the whole memory is written.  Its first record lists the content and says where that
ends, so that the device can name what a power cut has cost; of what came behind it names what that
may have been.  A memory without the first MAGIC that
is not blank belongs to another program, or the power was cut during the erase.

A damaged end stays where it is.  The next record behind it is VOID, and its payload is the place
where the good records end.

Version 1 sealed nothing and listed no content.  Its layout is read, and the next record writes the
memory anew in this one.
"""

from binascii import crc32

from firmware.modules.later import later
from firmware.storage.game_log import (  # noqa: F401 (who keeps records names their kinds)
    BACK,
    CHANCE,
    CLOSED,
    CONTENTS,
    CUT,
    FULL,
    GIVEN_UP,
    GONE_ON,
    MENDING,
    MOVE,
    NOTE,
    PROGRESS,
    SESSION,
    SETTINGS,
    SETUP,
    SHUFFLE,
    TIME,
    TYPED,
    VOID,
    GameLog,
    room_in,
)

MAGIC = b"UMP\x02"  # the last byte is the version of this layout

BLANK, OURS, FOREIGN = range(3)

SPARE = 8  # bytes before the last mark
OVERHEAD = 4  # bytes of a record beside its payload
RESERVE = 40  # bytes that stay free for FULL and CLOSED records
ROOM = 2000  # bytes that a game should find free: a shuffle by hand and a long game
LEAST = 400  # bytes that it must
_SAVED = 1000  # bytes for which an erase is worth it
SEALED = (SETUP, CHANCE, SHUFFLE, TYPED)  # the deck is in them, or a hand

_PIECE = 256  # bytes that are read back at once: a copy of all of it would take 4 KB


def record(kind: int, payload: bytes, check: int) -> bytes:
    """Return a record's bytes; `check` is that of the record before it."""
    head = bytes((kind, len(payload)))
    check = check_of(head + payload, check)
    return head + (sealed(payload, check) if kind in SEALED else payload) + check.to_bytes(2, "big")


def check_of(body: bytes, before: int) -> int:
    """Return a record's check, never 0xFFFF; `before` is that of the record before it."""
    check = crc32(body, before) & 0xFFFF
    return check if check != 0xFFFF else 0


def sealed(payload: bytes, check: int) -> bytes:
    """Return `payload` sealed by the record's check, or a sealed one opened.

    It stops a glance at the bytes and no attacker: all that opens it stands beside it.
    """
    other = bytearray(payload)
    for i in range(len(other)):
        check = (check * 75 + 74) % 65537  # stays a small int; each seed has the full period
        other[i] ^= check & 0xFF
    return bytes(other)


class Journal(GameLog):
    """The journal in `memory`, which reads and writes slices of bytes as nvm does.

    `state` is BLANK, OURS or FOREIGN (left alone until `clear`); `damaged` is True if the end could
    not be read, `torn` if that is one record at most, `lost` are the kinds of what a write of all
    of it has lost, `perhaps_lost` those that may have come behind.  `full` is True if there is no
    room for what was appended, `failed` if the memory did not keep what was written: then no more
    is written until a game begins.
    """

    def __init__(self, memory: "Perhaps[Memory]"):
        super().__init__()
        self.memory = memory
        self.damaged = False
        self.torn = False
        self.lost = []
        self.perhaps_lost = []
        self.full = False
        self.failed = False
        self.old = False  # is it of the layout of version 1?
        self.good = len(MAGIC)  # where the good records end
        self.end = len(MAGIC)  # where the next record goes
        self.check = 0
        self.begun = 0  # where the last game's set-up is
        self.image: Perhaps[bytearray] = None  # made ready for the next write of all of it
        self.limit = len(memory) - len(MAGIC) - SPARE
        self.state = later.journal_rewrite.read(self)

    def append(self, kind: int, payload: bytes = b"") -> None:
        """Add one record.

        If there is no room, what was taken back and notes that later ones have replaced are left
        out by an erase; if that does not help, `full` becomes True and the memory keeps what it
        has, marked as cut short.  A FOREIGN memory is left alone.
        """
        told = self.open and (self.full or self.cut_short)
        self.take(kind, payload)
        if self.state == FOREIGN or self.failed:
            if kind == NOTE:
                later.journal_rewrite.drop_notes(self)
        elif self._fits(kind, payload) and (not self.full or kind == CLOSED):
            self._write(kind, payload)
        else:
            if not self.full or kind in (BACK, TYPED):
                self._rewrite()
            elif kind == NOTE:
                later.journal_rewrite.drop_notes(self)
            if self.full and self.open and not told and self._fits(FULL):
                self._write(FULL)

    def _fits(self, kind: int, payload: bytes = b"") -> bool:
        room = self.limit - self.end - self._bridge() - len(payload) - OVERHEAD
        if kind == PROGRESS:
            room -= room_in(payload)
        return self._ready() and room >= (0 if CLOSED <= kind < SHUFFLE else RESERVE)

    def _ready(self) -> bool:
        return self.state == OURS and not self.old

    def begin(
        self, setup: bytes, session: "bytes | None" = None, settings: "bytes | None" = None
    ) -> None:
        """Begin a game: write its packed set-up behind what is there, or with an erase.

        Session and settings stay, unless there are others.  A FOREIGN memory is left alone; the
        game is then kept only as long as there is power.
        """
        found = []
        if settings is not None and settings != self.settings:
            found.append((SETTINGS, settings))
        if session is not None and session != self.session:
            found.append((SESSION, session))
        found.append((SETUP, setup))
        size = LEAST
        for kind, payload in found:
            self.take(kind, payload)
            size += OVERHEAD + len(payload)
        sound = self._ready() and not (self.full or self.failed or self.damaged)
        if sound and self.end + size <= self.limit:
            self._write_all(found)
        elif self.state != FOREIGN:
            self._rewrite()

    @property
    def narrow(self) -> bool:
        """True if the next game may cost an erase."""
        return self.end > self.limit - ROOM or self.state != BLANK and not self.keeps()

    @property
    def crowded(self) -> bool:
        """True if games before the last one leave too little room, which an erase would free."""
        return self.end > self.limit - ROOM and self.begun > _SAVED and self.keeps()

    def clear(self) -> None:
        """Forget a memory that is not ours, or the last game; settings and session stay."""
        self.forget_game()
        self._rewrite()

    def renew(self) -> None:
        """Leave out by an erase what came before the last game."""
        self._rewrite()

    def used(self) -> int:
        """Return how many bytes are written, but for the last mark."""
        return self.end if self.state == OURS else 0

    def keeps(self) -> bool:
        """Return True if what is played is found again after the power was off."""
        return self._ready() and not self.full and not self.failed

    def _rewrite(self) -> None:
        later.journal_rewrite.rewrite(self)

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
        self.put(self.end, added)
        if kind == SETUP:
            self.begun = self.end
        self.end += len(added)
        if kind == PROGRESS:
            self.area = (self.end, self.end + room_in(payload))
            self.end = self.area[1]

    def _write_all(self, records: "list[tuple[int, bytes]]") -> None:
        """Write `records` so that a power cut leaves all or none: kind and length come last."""
        added = b""
        for kind, payload in records:
            added += record(kind, payload, self.check)
            self.check = int.from_bytes(added[-2:], "big")
        self.begun = self.end
        self.end += len(added)
        self.put(self.begun + 2, added[2:])
        self.put(self.begun, added[:2])

    def put(self, start: int, added: "bytes | bytearray") -> None:
        """Write the bytes `added` at `start` and read them back: `failed` if they are not there."""
        end = start + len(added)
        try:
            self.memory[start:end] = added
        except RuntimeError:  # by which the board says that it cannot
            self.failed = True
            return
        view = memoryview(added)
        for at in range(start, end, _PIECE):
            piece = view[at - start : at - start + _PIECE]
            if self.memory[at : at + len(piece)] != piece:
                self.failed = True
