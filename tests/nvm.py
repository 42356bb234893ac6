"""The board's nvm on the model of its flash: counts erases and loses its power where told."""

from firmware.storage.journal import MAGIC, MOVE, SPARE, GameLog, Journal
from host_sim.chips import flash
from host_sim.chips.flash import SIZE, Flash

SET_UP = b"\x02TG\x00\x02"
ROOM = 4044  # what ends a game, the spare bytes and the last mark are behind it
LIMIT = SIZE - len(MAGIC) - SPARE  # where records end


class PowerCut(Exception):
    """The power went in the middle of a write."""


class Nvm(flash.Nvm):
    """The board's nvm on a flash of its own, which holds `image`."""

    def __init__(self, image: bytes | None = None) -> None:
        super().__init__(Flash(image))
        self.flash.on_power_cut = _fail

    @property
    def erases(self) -> int:
        """How often the sector was erased."""
        return self.flash.erases

    def spoil(self, place: int, value: int) -> None:
        """Let the byte at `place` become `value`, as no write could."""
        image = bytearray(self.flash.image)
        image[place] = value
        erases = self.flash.erases
        self.flash = Flash(bytes(image))
        self.flash.erases = erases
        self.flash.on_power_cut = _fail


def begun() -> Nvm:
    """Return a memory in which a game has begun."""
    memory = Nvm()
    Journal(memory).begin(SET_UP)
    return memory


def crammed() -> Nvm:
    """Return a memory in which a game has begun, with no room for another without an erase."""
    memory = begun()
    for _ in range(18):
        Journal(memory).append(MOVE, bytes(200))
    return memory


def narrow(journal: Journal) -> None:
    """Append moves that stay until the next game is likely to cost an erase."""
    while not journal.narrow:
        journal.append(MOVE, b"\x01\x25\x02")


def fill(journal: Journal, room: int = 0) -> None:
    """Append moves that stay until fewer than `room` + 7 bytes are free."""
    while journal.used() + 7 + room <= ROOM:
        journal.append(MOVE, b"\x01\x25\x02")


def whole(written: bytes) -> bytes:
    """Return a memory that begins with `written` and has the mark at its end."""
    return written.ljust(LIMIT, b"\xff")[:LIMIT] + b"\xff" * SPARE + MAGIC


def written(image: bytes) -> bytes:
    """Return what comes before the erased and spare bytes at the end of a journal's memory."""
    return image[:LIMIT].rstrip(b"\xff")


def log(kept: GameLog) -> list[tuple[int, bytes]]:
    """Return the records of the log without what was taken back."""
    return list(kept.entries())


def seen(journal: Journal) -> tuple:
    """Return what a journal tells of settings and game."""
    return journal.settings, journal.setup, journal.open, log(journal)


def more(journal: Journal) -> tuple:
    """Return what else is kept, but for the chances, which a full memory may forget."""
    return journal.session, journal.time, journal.closing


def _fail() -> None:
    raise PowerCut
