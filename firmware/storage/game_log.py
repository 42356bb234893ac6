"""The content of the journal's records: settings, session, and one game's set-up and log.

The first two bytes of a note say what it is about, such as one pile; of several notes about the
same thing only the last counts.

The settings are brightness and sound, a byte each; the players' names, three letters or blanks a
seat, up to a zero byte (an older record has neither); where the firmware broke last.

A chance (the order of a shuffle) belongs to the move before it and is taken back with it; the log
has both.  The session is kept until it is replaced, as the settings are.  The time, in ms on the
game's clock, is not in the log, so taking back does not change it.

SHUFFLE: an order of places that the players' hands are led to, see firmware/shuffle/course.py; the
game's set-up, or the chance in mid-game, comes when they are done.  PROGRESS: behind it so many
bytes as the first two of its payload say are left erased, two for each thing that is to happen: it
and its complement, so that no other comes of it where power cut it short or a bit changed.  The
last two say how much had happened before.  Earlier the payload was one byte, and so was each thing.

TYPED: two bytes for each thing that happened as a hand was typed card by card, as the game reads
it.  Of an odd number the first says that the others take the place of all before.

FULL: the game went on, but there was no room for its records.  CUT: the log ends at the place in
the payload, since the rules refused the next record.
"""

SETTINGS, SESSION, TIME, SETUP, MOVE, CHANCE, NOTE, BACK, CLOSED = range(1, 10)
FULL, VOID, CUT, CONTENTS, SHUFFLE, PROGRESS, TYPED = range(10, 17)

MENDING = b"\x04"  # the first byte of a SHUFFLE that goes on with the one before

# Payloads of CLOSED: a game was put away before its end, and taken out again.
GIVEN_UP = b"-"
GONE_ON = b"+"

_LONGEST = 0xFFFFFF  # ms, three bytes
_CHANCES = 4  # so many that were taken back are remembered


def names_in(settings: bytes) -> str:
    """Return the players' names in the packed `settings`, with blanks for what is no letter."""
    names = settings[2 : max(settings.find(b"\0", 2), 2)]
    return "".join([chr(letter) if 64 < letter < 91 else " " for letter in names]).rstrip()


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
    has none; `cut_short` is True if the game went on without room for its records.  `chances` are
    those taken back, the last first, as far as they are remembered: the memory holds them until it
    is written anew.
    """

    def __init__(self):
        self.settings = b""
        self.session = b""
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
        self.closing = b""
        self.cut_short = False
        self.time = 0
        self.chances = []
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
        if kind == SETTINGS:
            self.settings = payload
        elif kind == SESSION:
            self.session = payload
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
            self.open = payload == GONE_ON
            self.closing = b"" if self.open else payload
        elif kind != BACK or self.moves:
            self._take_in_game(kind, payload)
            self.reopen()
            self.cut_short = kind == FULL

    def _take_in_game(self, kind: int, payload: bytes) -> None:
        """Let a record have its effect that belongs to a game which goes on."""
        if kind != NOTE and kind != FULL:
            self.end_shuffle()
        if kind == BACK:
            self._take_back()
        elif kind == SETUP:
            self.forget_game()
            self.setup = payload
        elif kind == CUT:
            self._cut(int.from_bytes(payload, "big"))
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
        self.closing = b""

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

    def _take_back(self) -> None:
        """Leave out the last move and its chance; what was noted since stays."""
        begin, end = self._find_last()
        taken = self.kept_log[begin:end]
        self.kept_log = self.kept_log[:begin] + self.kept_log[end:]
        self.moves -= 1
        self.last_at = 0
        at = 2 + taken[1]
        while at < len(taken):
            after = at + 2 + taken[at + 1]
            if taken[at] == CHANCE:
                self.chances = [bytes(taken[at + 2 : after])] + self.chances[: _CHANCES - 1]
            at = after
