"""The screen that leads the players' hands through a shuffle: one large number a card.

It keeps the pace if it is wanted, and asks at the end of each block whether it went well.
"""

from firmware.shuffle import deck_words, kept, shuffle_page
from firmware.shuffle.course import (
    BACK,
    CHECK,
    DONE,
    EVEN,
    GIVE_UP,
    HEAPS,
    MEND,
    NEXT,
    NO,
    PLACES,
    SORT,
)
from firmware.ui.number_input import NumberInput
from firmware.ui.screen import DARK, PIXELS, Screen
from firmware.ui.signals import TICK, WHITE

PACES = (3000, 2500, 2000, 1700, 1400, 1200, 1000, 800, 650)  # ms a card
_USUAL = 6  # of them
_NEAR = 6  # cards before the end what comes after it is made ready
_LATE_MS = 500  # so late it was not told in time: the screen was covered

# These leave the number to be seen: at most 13 characters behind the sign of a refusal.
_FIRST = "The first one"
_TYPE = "Type it first"
_NONE = "No such card."
_TWICE = "{} was typed."
_ADDED = "{0} was in heap {1}: turn that up too."
_ANSWER = "#yes or *no."
_PACED = "B keeps pace."
_STOP = "Stop? Then I know no card, and check what you type."


class Shuffling(Screen):
    """Lead the hands through `course`, which shuffles the sorted `cards` of `tables`.

    `done(course)` returns where to go when it is over, and `near()` is called some cards before.
    Before the first card ``*`` goes to `back()`, if there is one.  After a power cut, `resumed`, it
    asks whether the card lies that was told last.
    """

    held = "C"
    help = "SHUFFLE"

    def __init__(
        self,
        shell: "Shell",
        tables: "Tables",
        cards: "Cards",
        course: "Course",
        done: "Callable[[Course], Destination]",
        near: "Callable[[], None]",
        resumed: bool = False,
    ):
        super().__init__(shell)
        self.tables = tables
        self.cards = cards
        self.course = course
        self.done = done
        self.near = near
        self.back: Perhaps[Go] = None
        self.input = NumberInput(self)
        self.pace = _USUAL
        self.paced = False  # does it go on by itself?
        self.due = 0  # when it does, ms
        self.asking = resumed and self.telling and course.number > 0

    @property
    def calm(self) -> bool:
        """Does it go on by itself?  Then somebody looks, though nobody presses a key."""
        return self.paced and self.telling

    @property
    def telling(self) -> bool:
        """True while each card is told its heap or place."""
        return self.course.phase in (HEAPS, PLACES)

    @property
    def pace_ms(self) -> int:
        """How long a card takes at the pace that is set."""
        return PACES[self.pace]

    @property
    def typed(self) -> str:
        """The card as far as it is typed, or that which was typed last."""
        last = self.course.last
        return self.input.text or (self._text(last) if last >= 0 else "")

    @property
    def typing_cards(self) -> bool:
        """True while cards are turned up and typed."""
        return self.course.phase == HEAPS and self.course.typed

    def on_key(self, key: str) -> "Destination":
        if self.calm:
            self._while_told(key)
            return None
        if key == "hold C":
            return self.shell.ask(_STOP, lambda: self.happen(GIVE_UP))
        if self.asking:
            return self._on_answer(key)
        if self.typing_cards:
            return self._on_typing(key)
        if key == "#":
            return self._next()
        if key == "*":
            return self._no_or_back()
        if key in "AB" and self.telling:
            self.paced = True
            self.due = self.shell.at + self.pace_ms
        else:
            self.refuse(_ANSWER if self.course.phase in (EVEN, CHECK, MEND) else _PACED)
        return None

    def _while_told(self, key: str) -> None:
        """Change the pace, or pause."""
        if key in "AB":
            step = 1 if key == "B" else -1
            self.pace = min(max(self.pace + step, 0), len(PACES) - 1)
        else:
            self.paced = False

    def _on_answer(self, key: str) -> "Destination":
        """Take the answer whether the card lies that was told before the power went."""
        if key not in "#*":
            self.refuse(_ANSWER)
            return None
        self.asking = False
        if self.typing_cards:
            return self.happen(BACK) if key == "*" else None
        return self.happen(NEXT) if key == "#" else None

    def _on_typing(self, key: str) -> "Destination":
        text = self.input.live
        if key in "ABCD":
            self.input.clear()
            self.input.text = key
        elif self.input.take(key):
            return None
        elif key == "*":
            return self._no_or_back()
        elif not text and self.course.at == self.course.expected:
            return self.happen(NEXT)
        elif not text:
            self.refuse(_TYPE)
        else:
            return self._turn_up(text)
        return None

    def _turn_up(self, keys: str) -> "Destination":
        """Tell where the card goes that was typed by `keys`."""
        course = self.course
        alike = deck_words.typed(self.tables, self.cards, keys)
        card = course.which(alike)
        if card < 0:
            self.input.refuse()
            text = _TWICE.format(self._text(alike[0])) if alike else _NONE
            self.refuse(text)
            return None
        self.input.clear()
        there = self.happen(card)
        if course.added >= 0:
            self.say(_ADDED.format(self._text(card), course.added + 1))
        return there

    def _text(self, card: int) -> str:
        return deck_words.text_of(self.tables, self.cards[card])

    def _next(self) -> "Destination":
        self.due = self.shell.at + 2 * self.pace_ms  # the cards must be taken up first
        if self.course.phase == MEND and self.course.kind != SORT:
            kept.mend(self.shell.journal, self.course, self.shell.box.random_bytes)
        return self.happen(NEXT)

    def _no_or_back(self) -> "Destination":
        if self.back and not self.course.events:
            self.shell.journal.end_shuffle()
            return self.back()
        asked = self.course.phase in (EVEN, CHECK, MEND)
        return self.happen(NO if asked else BACK)

    def happen(self, event: int) -> "Destination":
        """Let `event` happen, and keep it; return where to go."""
        course = self.course
        if not course.do(event):
            self.refuse(_FIRST)
            return None
        kept.keep(self.shell.journal, event)
        if course.phase == PLACES and course.left == _NEAR and course.kind != SORT:
            self.near()
        self.stale = True
        self.shell.signals.effect((), TICK)
        return self.done(course) if course.phase >= DONE else None

    def on_tick(self, now: int) -> "Destination":
        if not self.calm or now < self.due:
            return None
        if now - self.due > _LATE_MS:
            self.paced = False
            self.stale = True
            return None
        self.due += self.pace_ms
        return self.happen(NEXT)

    def render(self, page: "Page") -> None:
        if self.telling:
            shuffle_page.render_number(page, self)
        else:
            shuffle_page.render_words(page, self.course)

    def paint(self, page: "Page", hint: str = "") -> None:
        if not self.telling:
            super().paint(page, hint)
            return
        self.render(page)
        if self.note:
            shuffle_page.render_note(page, self.note, self.sign)
        self.shell.mark(page, self.note)

    def lights(self, now: int) -> "Colours":
        lit: list = [DARK] * PIXELS
        if self.course.number:
            lit[(self.course.number - 1) % PIXELS] = WHITE
        return lit
