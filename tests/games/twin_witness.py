"""Somebody who watches a device with cards that must not be told, picture by picture, key by key.

Pages that show a player's cards are that player's alone.  They must come only after the owner's own
key on a cover, and `differences` holds them against a twin in which other players' cards differ.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from firmware.play.knowledge import GUIDED
from firmware.play.setup import Setup
from tests import drawn
from tests.desk import Desk, playing

EACH_MS, PROOF_MS, HURRY_MS = 1000, 2000, 600  # for a key; where it may ask for a proof; on time
MELODY_MS = 2000  # more, in which a win is played to its end: a key would cut one of its notes
IDLE_MS = 200  # from one step to the next once all is quiet
SHOWN = ("Hand", "Drawn")  # pages of one player's cards
QUIET_MS = 160  # without another picture, light or tone, of which none lasts longer in an answer
BEGIN_MS = 2000  # when the first key is pressed, however many modules had to be loaded


class Own(NamedTuple):
    """A picture of the cards of `seat`."""

    seat: int
    picture: bytes


class Told(NamedTuple):
    """Everything that came of a key: its pictures are bytes, or an `Own`; `ms` is how long."""

    pictures: list[bytes | Own]
    ms: int
    alone: set[int]  # whose cards were shown before, meanwhile or after
    rest: list[object]


class Witness:
    """All that can be told of a device, and who was let in last by their own key on a cover."""

    def __init__(self, agreed: Setup, desk: Desk | None = None) -> None:
        # What the hands ask the rules is loaded, too, and counts for nothing.
        self.desk = desk or playing(agreed, left=drawn.same_left())
        # Whether something moves depends on what was loaded; it puts bytes of two pages elsewhere.
        self.desk.app.shell.still = True
        self.desk.wait(BEGIN_MS - self.desk.now)
        self.level = agreed.level
        self.is_open = agreed.rules.startswith("FH")  # all cards lie open, FH2
        self.names: set[str] = set()
        self.told: list[Told] = []
        self.own: list[Own] = []  # in the order in which they were shown
        self.log: tuple = ()  # the moves that are in the record
        self._pictures: list[bytes | Own] = []
        self._last: bytes | Own = b""
        self._cover: object = None  # on which somebody has pressed their number
        self._let_in: int | None = None
        self._next: int | None = None  # who was pressed on the page that a cover follows
        self.desk.watch = self._look
        self._look()

    def press(self, key: str) -> None:
        """Press `key`; what was shown, heard and said meanwhile is the last of `told`."""
        before, desk = self._last, self.desk
        self._pictures = []
        top: Any = desk.app.stack[-1]
        digit = key.strip("<>")  # a digit that is held is one that is tapped
        asked = int(digit) - 1 if digit.isdigit() else None
        self._next = asked if type(top).__name__ == "Drawn" else None
        if type(top).__name__ == "Cover":
            self._cover, self._let_in = top, asked
        elif len(desk.app.stack) == 1 and not isinstance(before, Own):
            self._let_in = None
        took = self.strike(key)
        self._look()  # at what was sent in pieces, too
        rest = ["ring", list(desk.ring), "tones", desk.tones(), "console", list(desk.said)]
        referee = desk.referee
        self.log = tuple(referee.log())
        rest += ["log", self.log, "journal", referee.journal.used()]
        rest += ["screen", type(desk.app.stack[-1]).__name__]
        alone = {each.seat for each in [before, *self._pictures] if isinstance(each, Own)}
        self.told.append(Told(self._pictures, took, alone, rest))
        if key == "#" and type(top).__name__ in SHOWN:
            assert desk.app.stack[-1] is not top, "a hand stays that its owner has put away"

    def strike(self, key: str) -> int:
        """Press `key` and let some time pass; return the ms until it was done."""
        return typed_in(self.desk, key)

    def _look(self) -> None:
        top: Any = self.desk.app.stack[-1]
        self.names.add(f"{type(top).__module__}.{type(top).__name__}")
        seat = self.owner_of(top)
        picture = bytes(self.desk.panel)
        self._last = picture if seat is None else Own(seat, picture)
        self._pictures.append(self._last)
        if isinstance(self._last, Own):
            self.own.append(self._last)
            open_to = {self._let_in} if not self.desk.game.over else {seat}
            assert self._last.seat in open_to, f"P{self._last.seat + 1}'s, nobody let in"
        elif type(top).__name__ == "Cover" and top is not self._cover:
            self._cover, self._let_in = top, self._next

    def owner_of(self, top: Any) -> int | None:
        """Return the seat that alone may see the panel, which shows the screen `top`, or None."""
        over = type(top).__name__ in ("Ask", "Asking", "Lesson", "Explained")
        if getattr(top, "beneath", None) is not None and over:
            top = top.beneath
        if type(top).__name__ in SHOWN:
            return top.seat
        looks = self.level != GUIDED and not self.is_open and top.looking
        return self.desk.game.seat if looks else None


def pressed(agreed: Setup, keys: list[str]) -> Witness:
    """Return who has watched the game of `agreed` under these `keys`."""
    witness = Witness(agreed)
    for key in keys:
        witness.press(key)
    return witness


def differences(keys: list[str], one: Witness, other: Setup, seat: int = -1) -> Iterator[str]:
    """Yield how the game of `other` differs for all under the same `keys` from what `one` has seen.

    With a `seat` it is how it differs for them, to whom their own pages are shown too.
    """
    again = pressed(other, keys)
    for key, this, that in zip(keys, one.told, again.told, strict=True):
        what = difference(seen_by(this, seat), seen_by(that, seat))
        if what:
            yield f"{other.rules}: {key}: {what}"
            return


def seen_by(told: Told, seat: int) -> list[object]:
    """Return what `seat` may know of what was `told`, or with -1 everybody."""
    pictures = [
        each.picture if isinstance(each, Own) else each
        for each in told.pictures
        if not isinstance(each, Own) or each.seat == seat
    ]
    timed = ["ms", told.ms] if told.alone <= {seat} else ["alone", len(told.alone)]
    return ["pictures", pictures, *timed, *told.rest]


def difference(this: list[object], that: list[object]) -> str:
    """Return in what the two lists of names and values differ, or nothing."""
    for name, here, there in zip(this[::2], this[1::2], that[1::2], strict=True):
        if here != there:
            return f"{name} {here!r:.80} is not {there!r:.80}"
    return ""


def typed_in(desk: Desk, key: str) -> int:
    """Press `key` and let the same time pass whatever it did; return the ms until it was done."""
    start = desk.now
    proves = key == "D" or type(desk.app.stack[-1]).__name__ in ("Cover", "Drawn")
    desk.type(key)
    took = desk.now - start
    hurry = desk.referee.setup.rules.startswith("FH") and not key.startswith("<")
    budget = HURRY_MS if hurry else PROOF_MS if proves else EACH_MS
    assert took < budget, f"{key} took {took} ms"
    if proves:  # step by step, and is answered then
        desk.wait(start + budget - desk.now)
        desk.wait(MELODY_MS if desk.game.over else 0)
    else:
        settle(desk, start + budget - desk.now)
    return took


def settle(desk: Desk, ms: int) -> None:
    """Let `ms` pass, in longer steps once the answer to a key is over."""
    end = desk.now + ms
    before, now = None, answer(desk)
    while before != now and desk.now < end:
        desk.wait(min(QUIET_MS, end - desk.now))
        before, now = now, answer(desk)
    desk.wait(end - desk.now, IDLE_MS)


def answer(desk: Desk) -> tuple:
    """Return what changes while a key is answered."""
    return list(desk.ring), desk.tones_begun, desk.pictures
