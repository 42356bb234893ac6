"""A desk of fakes for the sweep of all keys: how it comes to a page, and what a key does there."""

import base64
import re
import zlib
from typing import Any, NamedTuple

from host_sim import reader
from host_sim.chips import heap
from tests.desk import HOLD_MS, STEP_MS, TAP_MS, Desk
from tools.soak.failure import Failure, of_its_own
from tools.soak.journal_check import State, state_of
from tools.soak.page_check import draw

KEYS = "123A456B789C*0#D"
STROKES = (*KEYS, *(f"<{key}>" for key in KEYS))  # tapped, and held
ANY = frozenset(STROKES)  # on a page that goes on by itself
DIGITS = frozenset("1234567890")
AT_ONCE, LATER = 0, 4_000  # ms that a page stands before a key goes down
MOMENTS = (AT_ONCE, LATER)
MUCH, LITTLE = heap.MOST, heap.LEAST  # bytes free on home
SETTLED_MS = 300  # by which whatever a key did is done
HANGS_MS = 60_000
GOES_ON = ("work", "mind", "until")  # by one of them a screen leaves by itself
STAND_MS = 50  # between two steps while no key is pressed


class Way(NamedTuple):
    """A way to a page: a memory to begin with, and the strokes from there."""

    image: bytes = b""
    strokes: tuple[str, ...] = ()

    def then(self, stroke: str) -> "Way":
        """Return the way that goes on with `stroke`."""
        return self._replace(strokes=(*self.strokes, stroke))

    def __str__(self) -> str:
        image = base64.urlsafe_b64encode(zlib.compress(self.image, 9)).decode()
        return f"{image}:{''.join(self.strokes)}"


def way_of(text: str) -> Way:
    """Return the way that was written as `text`; raises ValueError if it is none."""
    image, strokes = text.split(":")
    try:
        memory = zlib.decompress(base64.urlsafe_b64decode(image))
    except zlib.error as error:
        raise ValueError(text) from error
    return Way(memory, tuple(re.findall(r"<.>|.", strokes)))


class There(NamedTuple):
    """All that stands on a page for the keys: typed digits, and whether some can be.

    And a question, whatever is noted, or what is said and can be closed: a refusal, or what all
    must hear of; whether it, or one beneath, goes on by itself, as a claim is checked or a Box
    plays; and the pace at which a shuffle is led, which is seen at the next card alone.
    """

    typed: str = ""
    types: bool = False
    asks: bool = False
    noted: bool = False
    said: bool = False
    works: bool = False
    pace: int = 0


class Answer(NamedTuple):
    """All that there is after a key: the name of the screen, its words by rows, what is kept.

    `picture` has what no word tells, as a chosen card in reverse.
    `beneath` are its words where what is said until the next key does not lie over them, `also`
    are strokes that may change the game though no word says so.  `stack` has the name of each
    screen from the lowest on, and what is noted there.
    """

    screen: str
    rows: list[str]
    beneath: list[str]
    also: frozenset[str]
    kept: State
    picture: bytes = b""
    there: There = There()
    stack: tuple[tuple[str, str], ...] = ()


class PageDesk(Desk):
    """A device that has come to a page by `way`, with `free` bytes of memory on home.

    Raises Failure, as whatever is done to it, where the firmware breaks or takes no key for ever.
    """

    def __init__(self, way: Way, free: int) -> None:
        try:
            super().__init__(way.image or None, free=free)
            self.type(" ".join(way.strokes))
        except Exception as error:
            raise broken(error) from error

    @property
    def top(self) -> str:
        """The name of the screen on top."""
        return type(self.app.stack[-1]).__name__

    def wait(self, ms: int, step: int = STEP_MS) -> "PageDesk":
        """Let `ms` pass, and then as long as something is loaded, or thought of in haste."""
        end = self.now + ms
        while self.now < end or self.app.busy or self.app.unsent or self._hastes():
            self._never_for_ever(end)
            self.now += step
            self._step(None)
        return self

    def stand(self, ms: int) -> "PageDesk":
        """Let the page stand for so long, and at least until a key acts on it."""
        try:
            self.wait(ms, STAND_MS)
            end = self.now
            while self._deaf():
                self._never_for_ever(end)
                self.wait(STEP_MS)
        except Exception as error:
            raise broken(error) from error
        return self

    def _deaf(self) -> bool:
        seen: Any = self.app.presses.seen
        top = self.app.stack[-1]
        return seen is None or self.now < max(seen + top.deaf_ms, top.deaf_until)

    def _hastes(self) -> bool:
        """Return True while a Box, told to go on at once, still thinks about what to play."""
        return getattr(self.app.stack[-1], "due", 0) == 1

    def _never_for_ever(self, end: int) -> None:
        if self.now > end + HANGS_MS:
            raise Failure("hang", f"{self.top} takes no key", self.top)

    def stroke(self, stroke: str) -> "PageDesk":
        """Tap or hold the key of `stroke`, and let what it does be done."""
        try:
            self.down(stroke.strip("<>"))
            self.wait(HOLD_MS if len(stroke) > 1 else TAP_MS)
            self.up(stroke.strip("<>"))
            return self.wait(SETTLED_MS)
        except Exception as error:
            raise broken(error) from error

    def answer(self) -> Answer:
        """Return what there is now."""
        app: Any = self.app
        top = app.stack[-1]
        picture, note = draw(top), top.note
        rows = reader.read(picture)
        top.note = ""
        beneath = reader.read(draw(top))
        top.note = note
        kept = state_of(app.shell.journal)
        there = There(
            top.unfinished(),
            top.input is not None and not getattr(top, "paced", False),
            self.top in ("Ask", "Undo") or bool(getattr(top, "asked", "")),
            note != "",
            # Who must answer stands on the page of their turn, and is none that all must hear of.
            not top.dialog and bool(note and top.sign or top.event and not top.must),
            any(hasattr(screen, by) for screen in app.stack for by in GOES_ON),
            getattr(top, "pace", 0),
        )
        also = _also(top)
        if there.asks and len(app.stack) > 1:  # a digit drops the question, and acts there
            below = app.stack[-2]
            also |= DIGITS.intersection(_also(below).union(reader.read(draw(below))[7]))
        stack = tuple((type(screen).__name__, screen.note) for screen in app.stack)
        return Answer(self.top, rows, beneath, also, kept, picture, there, stack)


def _also(top: Any) -> frozenset[str]:
    """Return the strokes by which something happens on the screen `top` without being named.

    Those are digits where some are typed, what a game lets hold, and all where it goes on by
    itself.
    """
    if getattr(top, "paced", False) or hasattr(top, "work") or hasattr(top, "mind"):
        return ANY
    digits = DIGITS if top.input is not None else ()
    return frozenset([*digits, *(f"<{key}>" for key in top.held)])


def broken(error: Exception) -> Failure:
    """Return what `error` of the firmware is as a failure."""
    if isinstance(error, Failure):
        return error
    found = of_its_own(error)
    return Failure("traceback", found.said, found.place)
