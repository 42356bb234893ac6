"""The append-only memory of the device: settings, the session, and one game's set-up and log.

Layout: MAGIC; records; SPARE bytes, which are the self-test's; MAGIC again.  A record is its kind,
its length, its payload and a check of two bytes.  The check also covers the check before it, and is
never 0xFF 0xFF, as erased bytes are.  A record is written in one assignment, or several as one
with the first two bytes last, and into erased bytes only: that needs no erase, and a power cut can
damage no other record.  Deck and shuffles of a dealt game are sealed (`sealed`).

A game begins behind the one before, as long as there is room.  Once in several games what came
before is left out by an erase, while the new game's first page is read: see `crowded`.

After an erase the whole memory is written.  Its first record lists the content and says where that
ends, so that the device can name what a power cut has cost; of what came behind it names what that
may have been.  A memory without the first MAGIC that is not blank belongs to another program, or
the power was cut during the erase.

A damaged end stays where it is.  The next record behind it is VOID, and its payload is the place
where the good records end.

Version 1 sealed nothing and listed no content.  Its layout is read, and the next record writes the
memory anew in this one.

The first two bytes of a note say what it is about, such as one pile; of several notes about the
same thing only the last counts.

The settings are brightness and sound, a byte each; HINTED and a bit for each seat that has hints,
once any had; the players' names, three letters or blanks a seat, up to a zero byte (an older record
has neither); where the firmware broke last.

A chance (the order of a shuffle) belongs to the move before it and is taken back with it; the log
has both.  The session is kept until it is replaced, as the settings are.  The time, in ms on the
game's clock, is not in the log, so taking back does not change it.

SHUFFLE: an order of places that the players' hands are led to, see firmware/shuffle/course.py; the
game's set-up, or the chance in mid-game, comes when they are done.  PROGRESS: behind it so many
bytes as the first two of its payload say are left erased, two for each thing that is to happen: it
and its complement, so that no other comes of it where power cut it short or a bit changed.  The
last two say how much had happened before.  Earlier the payload was one byte, and so was each thing.

TYPED: what a page was told and no move holds yet, as the game reads it: two bytes for each card
of a hand, or one that is up and the number declared.  Of an odd number of bytes the first says that
the others take the place of all before.

FULL: the game went on, but there was no room for its records.  CUT: the log ends at the place in
the payload, since the rules refused the next record or a shuffle that had just begun was left.

EDIT: the move whose record begins in the log where the first two bytes of the payload say is
another, the rest of it: the players have set a card right that was laid before.  With AFTER in
those two bytes the first byte of the rest is a move that comes before it, and nowhere behind.

RESULT: how the game ended, written before it is closed; it counts once another begins.  PAST: what
came of all games before, in pieces, as far as the memory was written anew; see history.py.

EXPORT: whether the games are to be written onto the drive, and how far that has come.
"""

from binascii import crc32

from firmware.modules.later import later

SETTINGS, SESSION, TIME, SETUP, MOVE, CHANCE, NOTE, BACK, CLOSED = range(1, 10)
FULL, VOID, CUT, CONTENTS, SHUFFLE, PROGRESS, TYPED, RESULT, PAST, EXPORT, EDIT = range(10, 21)

MENDING = b"\x04"  # the first byte of a SHUFFLE that goes on with the one before

# Payloads of CLOSED: a game was put away before its end, and taken out again.
GIVEN_UP = b"-"
GONE_ON = b"+"

# The byte of an EXPORT: how far it has come to write the games, then with the record, on the drive.
TOLD, ASKED, BEGUN, WRITTEN, RECORDED = range(5)

# The first byte of a RESULT: bits that say what the result is.
WON, RULED, LEFT, TOGETHER = 1, 2, 4, 8

HINTED = 0x80  # in the settings
AFTER = 0x8000  # in an EDIT
_LONGEST = 0xFFFFFF  # ms, three bytes
_CHANCES = 4  # so many that were taken back are remembered


def names_in(settings: bytes) -> str:
    """Return the players' names in the packed `settings`, with blanks for what is no letter.

    They are kept in capitals, three letters each; all but the first become small.
    """
    start = 2 if hints_in(settings) is None else 3
    names = settings[start : max(settings.find(b"\0", 2), start)]
    signs = [
        chr(names[i] + 32 * (i % 3 > 0)) if 64 < names[i] < 91 else " " for i in range(len(names))
    ]
    return "".join(signs).rstrip()


def hints_in(settings: bytes) -> "int | None":
    """Return a bit for each seat that has hints by the packed `settings`, None if none ever had."""
    third = settings[2] if len(settings) > 2 else 0
    return third - HINTED if third >= HINTED else None


def room_in(progress: bytes) -> int:
    """Return how many bytes are left erased behind a record PROGRESS, by its payload."""
    return int.from_bytes(progress[:2], "big")


def doubled(event: int) -> bytes:
    """Return the two bytes that keep an `event` of a shuffle by hand."""
    return bytes((event, event ^ 0xFF))


def place_in(settings: bytes) -> bytes:
    """Return where the firmware broke last, as the packed `settings` have it."""
    return settings[max(settings.find(b"\0", 2), 1) + 1 :]


class GameLog:
    """The sum of all records that were taken, one after the other.

    `setup` is the packed set-up of the last game or None, `open` is True while that game is not
    over, `closing` what was said of it as it closed, `time` the last that its clock showed, 0 if it
    has none; `result` is that of the game if it is over, `past` all that came of those before, as
    kind, length and payload of each; `cut_short` is True if the game went on without room for its
    records.  `chances` are those taken back, the last first, as far as they are remembered: the
    memory holds them until it is written anew.
    """

    def __init__(self):
        self.settings = b""
        self.session = b""
        self.past = b""
        self.exported = TOLD  # see EXPORT
        self.forget_game()

    def entries(self, form: "Callable[..., Any]" = bytes):
        """Yield the (kind, payload) records of the log without what was taken back.

        Each payload comes in the `form`, of bytes or a tuple.
        """
        log = self.kept_log
        at, end = 0, len(log)
        while at < end:
            kind = log[at]
            start = at + 2
            at = start + log[at + 1]
            yield kind, form(log[start:at])

    def forget_game(self) -> None:
        """Keep nothing but the settings and the session."""
        self.setup: Perhaps[bytes] = None
        self.open = False
        self.closing = self.result = b""
        self.cut_short = False
        self.time = 0
        self.chances = []
        # (n, settings): the first n moves were made while the players had the names in these; of
        # the last time that names changed, as far as the log tells.
        self.before = (0, b"")
        self.moves = 0  # in the log
        self.last_at = 0  # where its last move begins, 0 where that is not known
        self.typed = b""  # what happened as hands were typed
        self.end_shuffle()
        # As kind, length, payload: lists of objects are ten times larger.
        self.kept_log = bytearray()

    def end_shuffle(self) -> None:
        """Let nothing be shuffled by hand, or no more."""
        self.shuffles: list[bytes] = []  # the payloads of SHUFFLE
        self.progress = bytearray()  # what has happened since
        self.area = (0, 0)  # where the next of it is written, and where there is no room left
        self.gap = False  # could something in the middle of it not be read?

    def take(self, kind: int, payload: bytes) -> None:
        """Let one record have its effect."""
        if kind in (SETTINGS, SESSION, RESULT, PAST, EXPORT):
            self._take_beside_game(kind, payload)
        elif kind == TIME:
            self.time = min(int.from_bytes(payload[:4], "big"), _LONGEST)
        elif kind == SHUFFLE:
            if payload[:1] != MENDING:
                self.end_shuffle()
            self.shuffles.append(payload)
        elif kind == TYPED:
            self.typed = payload[1:] if len(payload) % 2 else self.typed + payload
        elif kind == PROGRESS:
            if len(payload) > 1 and int.from_bytes(payload[2:], "big") != len(self.progress):
                self.gap = True
        elif kind == CLOSED:
            self.closing = payload
            self.open = False
            if payload == GONE_ON:
                self.reopen()
        elif kind != BACK or self.moves:
            self._take_in_game(kind, payload)
            self.reopen()
            self.cut_short = kind == FULL

    def _take_beside_game(self, kind: int, payload: bytes) -> None:
        """Let a record have its effect that changes nothing in the game."""
        if kind == SETTINGS:
            if self.moves > self.before[0] and names_in(payload) != names_in(self.settings):
                self.before = self.moves, self.settings
            had = hints_in(self.settings) or 0
            new = (hints_in(payload) or 0) - had  # a bit a seat
            setup = self.setup or b"\0"
            at = setup[0] + 1
            # One player more has hints: a game that the device dealt is one with them (setup.py).
            if new > 0 and not new & (new - 1 | had) and self.open and setup[at : at + 1] == b"\2":
                self.setup = setup[:at] + b"\x82" + setup[at + 1 :]
            self.settings = payload
        elif kind == SESSION:
            self.session = payload
        elif kind == RESULT:
            self.result = payload
        elif kind == EXPORT:
            self.exported = payload[0] if payload else TOLD
        else:
            self.past += bytes((kind, len(payload))) + payload

    def _take_in_game(self, kind: int, payload: bytes) -> None:
        """Let a record have its effect that belongs to a game which goes on."""
        if kind != NOTE and kind != FULL:
            self.end_shuffle()
        if kind == BACK:
            self._take_back()
        elif kind == SETUP:
            self._count()
            self.forget_game()
            self.setup = payload
        elif kind == CUT:
            self._cut(int.from_bytes(payload, "big"))
        elif kind == EDIT:
            self._edit(int.from_bytes(payload[:2], "big"), payload[2:])
        elif kind != FULL:
            if kind == CHANCE and payload in self.chances:
                self.chances.remove(payload)
            if kind == MOVE:
                self.moves += 1
                self.last_at = len(self.kept_log)
            self.kept_log += bytes((kind, len(payload))) + payload

    def reopen(self) -> None:
        """Let the game be open, whatever was said of its end."""
        self.open = True
        self.closing = self.result = b""

    def _count(self) -> None:
        """Let what came of the last game count, also if it was left after a move."""
        result = self.result
        if self.setup and self.moves and (self.open or self.closing == GIVEN_UP):
            result = bytes((LEFT,)) + self.setup[: self.setup[0] + 3]
        if result:
            self.past += bytes((RESULT, len(result))) + result

    @property
    def asked(self) -> bool:
        """True if the games are to be written onto the drive before anything else."""
        return self.exported == ASKED

    def last_move(self):
        """Return the payload of the last move in the log, or None."""
        if not self.moves:
            return None
        at = self._find_last()[0] + 2
        return bytes(self.kept_log[at : at + self.kept_log[at - 1]])

    def _find_last(self) -> "tuple[int, int]":
        """Return where the last move begins and where its chance, if it has any, ends."""
        log = self.kept_log
        at = begin = end = self.last_at
        while at < len(log):
            kind = log[at]
            after = at + 2 + log[at + 1]
            if kind == MOVE:
                begin, end = at, after
            elif kind == CHANCE:
                end = after
            at = after
        self.last_at = begin
        return begin, end

    def _cut(self, size: int) -> None:
        """Keep no more of the log than the records that fit into `size` bytes."""
        at = self.moves = 0
        for kind, payload in self.entries():
            if at + 2 + len(payload) > size:
                break
            at += 2 + len(payload)
            self.moves += kind == MOVE
        self.kept_log = self.kept_log[:at]
        self.last_at = 0
        self.before = min(self.before[0], self.moves), self.before[1]

    def _edit(self, at: int, move: bytes) -> None:
        """Let the move whose record begins at the byte `at` of the log be another."""
        first = b""
        if at & AFTER:
            at, first, move = at - AFTER, move[:1], move[1:]
        log = bytearray()
        begin = moves = 0
        edited = False
        for kind, payload in self.entries():
            place = begin
            begin += 2 + len(payload)
            if place == at and kind == MOVE and move:
                edited = True
                if first:
                    log += bytes((MOVE, 1)) + first
                    moves += 1
                payload = move
            elif edited and kind == MOVE and payload == first:
                continue
            log += bytes((kind, len(payload))) + payload
            moves += kind == MOVE
        if edited:
            self.kept_log, self.moves = log, moves
            self.last_at = 0

    def _take_back(self) -> None:
        """Leave out the last move and its chance; what was noted since stays."""
        begin, end = self._find_last()
        taken = self.kept_log[begin:end]
        self.kept_log = self.kept_log[:begin] + self.kept_log[end:]
        self.moves -= 1
        self.before = min(self.before[0], self.moves), self.before[1]
        self.last_at = 0
        at = 2 + taken[1]
        while at < len(taken):
            after = at + 2 + taken[at + 1]
            if taken[at] == CHANCE:
                self.chances = [bytes(taken[at + 2 : after])] + self.chances[: _CHANCES - 1]
            at = after


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
        self.mended = False  # has what was lost come back from the drive?
        self.misfit = False  # has the file there another length?
        self.full = False
        self.failed = False
        self.old = False  # is it of the layout of version 1?
        self.good = len(MAGIC)  # where the good records end
        self.end = len(MAGIC)  # where the next record goes
        self.check = 0
        self.begun = 0  # where the last game's set-up is
        self.held: Perhaps[list[tuple[int, bytes]]] = None  # what is to be written as one
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
        if self.held is None:
            self._keep([(kind, payload)], told)
        else:
            self.held.append((kind, payload))

    def hold(self, work: "Callable[[], Any]") -> None:
        """Do `work`, and write what it appends as one: a power cut leaves all or none of it.

        Where `work` breaks off, what it has appended is written.
        """
        told = self.open and (self.full or self.cut_short)
        self.held = held = []
        try:
            work()
        finally:
            self.held = None
            if held:
                self._keep(held, told)

    def _keep(self, records: "list[tuple[int, bytes]]", told: bool) -> None:
        """Write `records`, which have had their effect; was it `told` before that there is no room?

        A RESULT for which there is none is written with all of it, as the next game begins.
        """
        if self.full and records[-1][0] == CLOSED:  # which has its room
            records = records[-1:]
        kind = records[0][0]
        fits = self._fits(records)
        if self.state == FOREIGN or self.failed:
            if kind == NOTE:
                later.journal_rewrite.drop_notes(self)
        elif fits and (not self.full or kind == CLOSED):
            self._write(records)
        elif fits or kind != RESULT:
            if not self.full or kind in (BACK, TYPED):
                self.renew()
            elif kind == NOTE:
                later.journal_rewrite.drop_notes(self)
            records = [(FULL, b"")]
            if self.full and self.open and not told and self._fits(records):
                self._write(records)

    def leave_shuffle(self) -> None:
        """Let the shuffle by hand not be gone on with; the log stays as it is."""
        self.append(CUT, len(self.kept_log).to_bytes(2, "big"))

    def _fits(self, records: "list[tuple[int, bytes]]", least: int = RESERVE) -> bool:
        kind, payload = records[-1]
        room = self.limit - self.end - (2 + OVERHEAD) * self.damaged
        if kind == PROGRESS:
            room -= room_in(payload)
        for _, each in records:
            room -= OVERHEAD + len(each)
        return self._ready() and room >= (0 if CLOSED <= kind < SHUFFLE else least)

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
        for kind, payload in found:
            self.take(kind, payload)
        sound = not (self.full or self.failed or self.damaged)
        if sound and self._fits(found, LEAST):
            self._write(found)
        elif self.state != FOREIGN:
            self.renew()

    @property
    def narrow(self) -> bool:
        """True if the next game may cost an erase."""
        return self.end > self.limit - ROOM or self.state != BLANK and not self.keeps()

    @property
    def crowded(self) -> bool:
        """True if games before the last one leave too little room, which an erase would free."""
        saved = self.begun - len(self.past)
        return self.end > self.limit - ROOM and saved > _SAVED and self.keeps()

    def clear(self) -> None:
        """Forget a memory that is not ours, or the last game; all else stays."""
        self.forget_game()
        self.renew()

    def renew(self) -> None:
        """Write all that counts anew: an erase leaves out what came before the last game."""
        later.journal_rewrite.rewrite(self)

    def used(self) -> int:
        """Return how many bytes are written, but for the last mark."""
        return self.end if self.state == OURS else 0

    def keeps(self) -> bool:
        """Return True if what is played is found again after the power was off."""
        return self._ready() and not self.full and not self.failed

    def blank(self) -> "bytearray":
        """Return the image of an empty memory, for the next write of all of it."""
        return later.journal_rewrite.blank(self)

    def _write(self, records: "list[tuple[int, bytes]]") -> None:
        """Write `records`; of several kind and length come last, so a power cut leaves all or none.

        Where the end is damaged a VOID comes before them.
        """
        kind, payload = records[-1]
        if self.damaged:
            records.insert(0, (VOID, self.good.to_bytes(2, "big")))
        added, check = b"", self.check
        for each in records:
            added += record(each[0], each[1], check)
            check = int.from_bytes(added[-2:], "big")
        first, rest = added[:2], added[2:]  # from here on nothing lacks memory
        begin = self.end
        self.damaged, self.check, self.end = False, check, begin + len(added)
        if kind == SETUP:
            self.begun = begin
        elif kind == PROGRESS:
            self.area = (self.end, self.end + room_in(payload))
            self.end = self.area[1]
        if len(records) > 1:
            self.put(begin + 2, rest)
            added = first
        self.put(begin, added)

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
