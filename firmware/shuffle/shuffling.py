"""The pages while a deck is shuffled by hand."""

from firmware.play.setup import unpack
from firmware.shuffle.course import (
    BACK,
    CHECK,
    DONE,
    EVEN,
    GIVE_UP,
    HEAPS,
    JOIN,
    LAST,
    MEND,
    NEXT,
    NO,
    PLACES,
    RETAKE,
    SORT,
    TAKE,
    keep,
    keys_of,
    mend,
    text_of,
    typed,
)
from firmware.storage.journal import SETTINGS
from firmware.ui import layout
from firmware.ui.faces import N22, S
from firmware.ui.page import CENTRE, HEIGHT, WIDTH
from firmware.ui.questions import NumberInput, TextScreen
from firmware.ui.screen import DARK, PIXELS, Screen, go_back
from firmware.ui.signals import TICK, TURN

_HEAP, _PLACE = "Heap", "Place"
_AT_PACE = "{:.1f} s"
_OF = "{} of {}"
_LEFT = "{} left"
_TIME = "{}:{:02}"
_CARD = "card {}"
# What the keys do while nothing goes on, and while it does, where any other pauses: at the slowest
# pace, between, at the fastest.
_KEYS = ("#begin *back  B pace", "#begin *back  A B pace", "#begin *back  A pace")
_PACE_KEYS = ("*back  B fast", "*back  A slow B fast", "*back  A slow")
# While cards are typed: with digits, without, and where it may be that there are no more.
_TYPED, _UNTYPED, _NO_MORE = "#ok  *clear", "card #ok  *undo", "#done  *undo"
_TURN_UP = "Turn up\na card"
_LIES = "Does it lie?"
_ON = "on {} {}"
_COUNT = "left in the pack?"
_STAY = "Leave on the heaps"
_REST = "turn up and type the rest"
_STOP_KEY = "(hold C: stop)"
_YES_NO, _GO, _MENDS = "#yes  *no", "#go on  *back", "#mend  *stop"
_BESIDE = 4  # columns that are in reverse beside a number
_MIDDLE = 28  # the column in the middle of a number
_MIDST = 8  # the row where it begins while nothing stands below it
_LOW = layout.FOOT - 1  # the row of small words, so that they touch no key's cap
_GATHERING, _COUNTING = 5, 10  # seconds that a block takes to be picked up, the pack to be counted
_MAP = 62  # where the map begins, in columns
_IN_A_ROW, _PITCH, _WIDE = 5, 13, 11  # places of the map; columns
_GAP = [0] * (_PITCH - _WIDE)
_TWO_ROWS, _MORE_ROWS = (2, 15, 13), (1, 10, 9)  # of it: where it begins, from one to the next

_EVEN = "Was there a card for each number, and none left over?"
_EACH = "{} place{}: one card each, and none in hand?"
_PICK_UP = "Pick up, 1 on top"
_ONE = "Pick up its card"
_NEW = ": the new deck."
_ON_TOP = ". Lay on the deck."
_APART = ": packet {}."
_ASIDE = "Set heap {} aside, face down."
_TAKE = "Heap {}: top card first, one to each place."
_TAKE_NEXT = "Deal out heap {}."
_DIRECT = "Deal one to each of {} places, top card first."
_DONE, _SORTED = "Then it is done.", "Then it is sorted."
_ALL = "It went wrong"
_WRONG = "Wrong: heap{} {}"
_MEND = "Turn up {} cards or more: I tell where they go."
_ELSE = "else I check what you type"
_JOIN = "Join the packets: {} lowest, 1 on top."


def render_number(page: "Page", screen: "Shuffling") -> None:
    """Put the number of the card that is told, as large as it can be, beside the map of all."""
    course = screen.course
    heaps = course.phase == HEAPS
    number = 0 if screen.on_pack else course.number
    kind = _HEAP if heaps else _PLACE
    calm = screen.calm
    if number:
        x, y = _MIDDLE - page.width(str(number), N22), _MIDST if calm else 0
        behind = page.text(x, y, str(number), N22, twice=True, said="")
        page.say(0, 0, "{} {}".format(kind, number))
        if screen.beat:
            page.reverse(x - _BESIDE, y, behind - x + 2 * _BESIDE, layout.FOOT - 1)
        if not calm:
            words = kind if course.typing else _AT_PACE.format(screen.pace_ms / 1000)
            page.text(0, _LOW, words, S, CENTRE, 2 * _MIDDLE, said="")
            page.say(0, layout.FOOT, "" if course.typing else words)
    else:
        layout.sentence(page, _TURN_UP, y=0, end=_MAP, below=layout.FOOT)
    if heaps:
        _map(page, [block + 1 for block in reversed(course.blocks)], number)
    else:
        _map(page, list(range(1, course.expected + 1)), number)
    whole = sum([course.length(block) for block in course.blocks])
    every = whole if course.direct else 2 * whole
    laid, done = (course.at if heaps else whole - course.left) + 1, every - course.left
    if course.typing:
        left = len(course.again) if course.retaking else course.expected - course.at
        words, fact = _CARD.format(screen.typed) + "_", _LEFT.format(left)
        x = min(_MAP, layout.RIGHT_EDGE - page.width(words))
    else:
        words = _OF.format(laid, whole)
        end = min(_MAP + page.width(_OF.format(whole, whole)), layout.RIGHT_EDGE)
        x = end - page.width(words)  # so that the figure alone changes
        seconds = course.left * screen.pace_ms // 1000
        seconds += _GATHERING * (len(course.blocks) - course.nth)
        if heaps and course.counted:
            seconds += _COUNTING * ((course.count - course.at - 1) // course.counted)
        fact = _TIME.format(seconds // 60, seconds % 60)
    page.text(x, 32 - calm, words, said="")
    page.say(x, 32, words)
    which = (screen.pace > 0) + (screen.pace == len(PACES) - 1)
    if calm:
        layout.keys(page, _PACE_KEYS[which], between=4)
        y, end, done, every = _LOW, layout.RIGHT_EDGE, laid, whole  # as the words say
    else:
        does = _KEYS[which]
        if course.typing:
            over = course.again or course.retaking or course.at == course.expected
            does = _TYPED if screen.input.live else _NO_MORE if over else _UNTYPED
            if screen.back and not course.events:
                does = does.replace("undo", "back")
        layout.keys(page, does)
        x, y = layout.RIGHT_EDGE - page.width(fact, S), layout.FOOT
        page.text(x, _LOW, fact, S, said="")
        page.say(x, y, fact)
        end = x - 4
    layout.meter(page, _MAP, y, end - _MAP, done, every, 5)


def _map(page: "Page", numbers: "list[int]", marked: int) -> None:
    """Show where all `numbers` lie, five in a row, the `marked` one light; them, if none can be."""
    rows = (len(numbers) + _IN_A_ROW - 1) // _IN_A_ROW
    top, pitch, high = _TWO_ROWS if rows <= 2 else _MORE_ROWS
    for row in range(rows):
        shown = numbers[row * _IN_A_ROW : (row + 1) * _IN_A_ROW]
        y = row * pitch + top
        page.say(_MAP, y, " ".join([str(number) for number in shown]))
        if marked >= 0:
            lit = shown.index(marked) if marked in shown else -1
            page.put(_MAP, y, _row_of_map(len(shown), high, lit))
            continue
        for i in range(len(shown)):
            x = _MAP + _PITCH * i
            page.text(x, y, str(shown[i]), S, CENTRE, x + _PITCH, said="")


def _row_of_map(count: int, high: int, lit: int) -> "list[bytes]":
    """Return a row of the map as two strips: round frames, `count` of them, one of them `lit`."""
    side = (1 << high - 1) - 2
    edges = 1 | 1 << high - 1
    strips: list[bytes] = []  # made as bytes: a list of all columns takes 512 in one piece
    for shift in (0, 8):
        strip = b""
        for i in range(count):
            edge, within = side >> shift & 0xFF, (side | edges if i == lit else edges) >> shift
            strip += bytes([edge] + [within & 0xFF] * (_WIDE - 2) + [edge] + _GAP)
        strips.append(strip)
    return strips


def render_asked(page: "Page", screen: "Shuffling") -> None:
    """Ask whether the card lies that was told last."""
    course = screen.course
    layout.head(page, _LIES)
    page.card(6, layout.STAGE, 38, 30, course.number, N22)
    card = screen.typed if course.typing else str(course.at + 1)
    page.text(layout.BESIDE_CARD, layout.STAGE, _CARD.format(card))
    kind = _HEAP if course.phase == HEAPS else _PLACE
    page.text(layout.BESIDE_CARD, 32, _ON.format(kind.lower(), course.number))
    layout.large_keys(page, "yes", "no")


def render_note(page: "Page", text: str, refused: bool) -> None:
    """Put `text` beneath the number or question, which stays; a refusal's is in reverse."""
    y = layout.FOOT
    face, step, lines = layout.fitted(text, layout.RIGHT_EDGE - 5, HEIGHT - y)
    top = layout.gap_above(page, y)
    page.clear(0, top, WIDTH, HEIGHT - top)
    page.say(layout.LEFT_EDGE, y, layout.NO + text if refused else text)
    for line in lines:
        page.text(3, y, line, face, dark=refused and face is not S, said="")
        y += step
    if refused:
        page.reverse(0, layout.FOOT, WIDTH, HEIGHT - layout.FOOT)


def render_words(page: "Page", course: "Course") -> None:
    """Put what is asked, or what is to be picked up and onto what."""
    phase = course.phase
    if phase == MEND:
        _render_mend(page, course)
        return
    if phase == EVEN and course.at < course.count:
        x = page.numeral(layout.LEFT_EDGE, 0, course.count - course.at, N22, twice=True)
        layout.sentence(page, _COUNT, x + 6, 0, below=layout.FOOT)
        layout.large_keys(page, "yes", "no")
        return
    if phase == RETAKE:
        _map(page, course.stay(), -1)
        layout.sentence(page, _STAY, y=0, end=_MAP - 2, below=layout.FOOT)
        layout.label(page, layout.LEFT_EDGE, layout.FOOT, _REST)
        layout.keys(page, _GO)
        return
    layout.sentence(page, " ".join(_sentences(course)), y=0, below=layout.FOOT)
    layout.label(page, layout.LEFT_EDGE, layout.FOOT, _STOP_KEY)
    layout.keys(page, _YES_NO if phase in (EVEN, CHECK) else _GO)


def _render_mend(page: "Page", course: "Course") -> None:
    count = sum([course.length(block) for block in course.bad])
    heaps = ", ".join([str(block + 1) for block in sorted(course.bad)])
    every = len(course.bad) * course.size >= course.count
    layout.head(page, _ALL if every else _WRONG.format("s" * (len(course.bad) > 1), heaps))
    layout.sentence(page, _MEND.format(count), below=layout.FOOT)
    layout.label(page, layout.LEFT_EDGE, layout.FOOT, _ELSE)
    layout.keys(page, _MENDS)


def _sentences(course: "Course") -> "list[str]":
    phase = course.phase
    if phase == EVEN:
        return [_EVEN]
    if phase == CHECK:
        return [_EACH.format(course.expected, "s" * (course.expected > 1))]
    if phase == JOIN:
        return [_JOIN.format((course.count - 1) // course.size + 1)]
    if phase == LAST:
        up = _gathered(course, course.block, course.nth == 0)
        if course.bad or course.split:
            return [up]
        return [up, _SORTED if course.kind == SORT else _DONE]
    if phase != TAKE:
        return []
    if course.direct:
        return [_DIRECT.format(course.expected)]
    if not course.nth:
        return [_TAKE.format(course.block + 1)]
    before = _gathered(course, course.blocks[course.nth - 1], course.nth == 1)
    return [before, _TAKE_NEXT.format(course.block + 1)]


def _gathered(course: "Course", block: int, first: bool) -> str:
    """Return how the cards of `block`, the `first` of them or not, are picked up."""
    if block in course.bad:
        return _ASIDE.format(block + 1)
    up = _ONE if course.length(block) == 1 else _PICK_UP
    if course.split:
        return up + _APART.format(block + 1)
    return up + (_NEW if first else _ON_TOP)


PACES = (3000, 2400, 1900, 1500, 1200, 1000, 900, 800, 700, 600)  # ms a card
USUAL = 6  # of them
_REVERSED_MS = 80  # so long the number stands in reverse
_DEAF_MS = 600  # so long no key answers a question that came while it was meant for the pace
_NEAR = 6  # cards before the end what comes after it is made ready
_UP_TO, _HERE = (30, 30, 60), (66, 66, 66)  # lights up to the number, and its own
_NAMED = 3  # cards at most that are called by name
_LATE_MS = 500  # so late it was not told in time: the screen was covered

# These leave the number to be seen: a line of T beneath it.
_FIRST = "The first one"
_TYPE = "Type it first"
_NONE = "No such card."
_TWICE = "{} was typed."
_ADDED = "Turn up packet {}"
_ANSWER = "#yes or *no."
_BEGIN = "# begins."
_ON_PACK = "{}: on the pack"
_MISSING = "Missing: {}. Look on top of the pack. Go on without?"
_STILL = "Still not? Count again, and look for a missing card."
_NOT_TYPED = "Not typed: {}. Is one missing? Hold C to stop."
_STOP = "Stop? Then gather and shuffle them: I check what you type."


class Shuffling(Screen):
    """Lead the hands through `course`, which shuffles the sorted `cards` of `tables`.

    It tells one number after the other at the pace that was kept last.  `done(course)` returns
    where to go when it is over, and `near()` is called some cards before.  Before the first card
    ``*`` goes to `back()`, if there is one.  After a pause or a power cut, `resumed`, it asks
    whether the card lies that was told last.
    """

    held = "C"

    @property
    def help(self) -> str:
        """The name of the help on what is told, went wrong, or is to be typed."""
        if self.course.phase == MEND:
            return "UNKNOWN"
        return "TYPED" if self.course.typing else "SHUFFLE"

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
        self._typed = NumberInput(self)
        self.pace = min(shell.pace - 1, len(PACES) - 1) if shell.pace else USUAL
        self.paced = False  # does it go on by itself?
        self.due = 0  # when it does, ms
        self.beat = False  # does the number stand in reverse?
        self.on_pack = False  # is it of a card before that which stays there?
        self.asking = resumed and self.telling and course.number > 0

    @property
    def calm(self) -> bool:
        """True while it goes on by itself: somebody looks, though nobody presses a key."""
        return self.paced and self.telling and not self.course.typing

    @property
    def input(self) -> "Perhaps[NumberInput]":
        """The number that is typed, while cards are."""
        return self._typed if self.course.typing else None

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
        last = -1 if self.on_pack else self.course.last
        return self._typed.text or (self._text(last) if last >= 0 else "")

    def on_key(self, key: str) -> "Destination":
        if key == "hold C":
            self.stand_still()
            return self._stop()
        if self.calm:
            self._while_told(key)
        elif self.asking:
            return self._on_answer(key)
        elif self.course.typing:
            return self._on_typing(key)
        elif key == "#":
            return self._next()
        elif key == "*":
            return self._no_or_back()
        elif key in "AB" and self.telling:
            self._set_pace(key)
        else:
            asked = self.course.phase in (EVEN, CHECK, MEND)
            self.not_now(_ANSWER if asked else _BEGIN if self.telling else _GO)
        return None

    def _stop(self):
        """Ask whether the shuffle is given up."""
        shell = self.shell
        boxes = shell.boxes(unpack(shell.journal.setup).players)
        return shell.ask(_STOP + boxes, lambda: self.happen(GIVE_UP))

    def _while_told(self, key: str) -> None:
        """Change the pace, go one card back, or pause."""
        if key in "AB":
            self._set_pace(key)
        elif key == "*":
            self._one_back()
        else:
            self._pause()

    def stand_still(self) -> None:
        if self.calm:
            self._pause()

    def _set_pace(self, key: str) -> None:
        self.pace = min(max(self.pace + (1 if key == "B" else -1), 0), len(PACES) - 1)

    def _pause(self) -> None:
        self.paced = False
        self.asking = True

    def _one_back(self) -> None:
        """Ask whether the card before lies; of the first one there is none."""
        self.paced = False
        self.asking = self.course.do(BACK)
        if self.asking:
            keep(self.shell.journal, BACK)
            self.asking = self.telling

    def _on_answer(self, key: str) -> "Destination":
        """Take the answer whether the card lies that was told last."""
        if key not in "#*":
            self.not_now(_ANSWER)
            return None
        if self.course.typing:
            self.asking = False
            return self.happen(BACK) if key == "*" else None
        if key == "#":
            return self._next()
        self._one_back()
        return None

    def _on_typing(self, key: str) -> "Destination":
        text = self._typed.live
        if key in "ABCD":
            if key not in self._begins():
                return self.not_now(_NONE)
            self._typed.clear()
            self._typed.text = key
        elif self._typed.take(key):
            return None
        elif key == "*":
            return self._no_or_back()
        elif text:
            return self._turn_up(text)
        elif self.course.again:
            words = _MISSING.format(self._called(self.course.again))
            there = self.shell.ask(words, lambda: self.happen(NEXT) or go_back())
            there.begins = self._begins()
            return there
        elif self.course.retaking or self.course.at == self.course.expected:
            return self.happen(NEXT)
        else:
            left = self.course.untyped()
            self.not_now(_TYPE if len(left) > _NAMED else _NOT_TYPED.format(self._called(left)))
        return None

    def _begins(self) -> str:
        """Return the first key of each card."""
        return "".join([keys_of(self.tables, card)[0] for card in self.cards])

    def _turn_up(self, keys: str) -> "Destination":
        """Tell where the card goes that was typed by `keys`."""
        course = self.course
        alike = typed(self.tables, self.cards, keys)
        card = course.which(alike)
        if card < 0:
            self._typed.refuse()
            text = _TWICE.format(self._text(alike[0])) if alike else _NONE
            self.refuse(text)
            return None
        self._typed.clear()
        if course.retaking and card == course.at:
            self.on_pack = True
            self.say(_ON_PACK.format(self._text(card)))
            return None
        there = self.happen(card)
        if course.added >= 0:
            self.say(_ADDED.format(course.added + 1))
        return there

    def _called(self, cards: "Cards") -> str:
        """Return `cards` by name, or how many they are."""
        if len(cards) > _NAMED:
            return "{} in all".format(len(cards))
        return ", ".join([self._text(card) for card in sorted(cards)])

    def _text(self, card: int) -> str:
        return text_of(self.tables, self.cards[card])

    def _next(self) -> "Destination":
        self.due = self.shell.at + 2 * self.pace_ms  # the cards must be taken up first
        begins = self.telling and not self.asking and not self.paced
        self.paced = True
        self.asking = False
        if begins:
            return None
        if self.course.phase == MEND and self.course.kind != SORT:
            mend(self.shell.journal, self.course, self.shell.box.random_bytes)
        return self.happen(NEXT)

    def _no_or_back(self) -> "Destination":
        if self.back and not self.course.events:
            self._learn()  # the pace, if it was set
            self.shell.journal.leave_shuffle()
            return self.back()
        course = self.course
        if course.phase == MEND:
            return self._stop()
        still = course.retaken
        there = self.happen(NO if course.phase in (EVEN, CHECK) else BACK)
        return TextScreen(self.shell, (_STILL,)) if still and course.phase == RETAKE else there

    def happen(self, event: int) -> "Destination":
        """Let `event` happen, and keep it; return where to go."""
        course = self.course
        if not course.do(event):
            self.not_now(_FIRST)
            return None
        keep(self.shell.journal, event)
        self.on_pack = False
        if course.phase == PLACES and course.left == _NEAR and course.kind != SORT:
            self.near()
        self.stale = True
        self.shell.signals.effect((), TICK if self.telling else TURN)
        self._learn()
        return self.done(course) if course.phase >= DONE else None

    def _learn(self) -> None:
        """Keep the pace that was set, for the next time."""
        shell = self.shell
        if shell.pace != self.pace + 1 and (shell.pace or self.pace != USUAL):
            shell.pace = self.pace + 1
            shell.journal.append(SETTINGS, shell.called(shell.names))

    def on_tick(self, now: int) -> "Destination":
        if self.beat and now - self.due >= _REVERSED_MS - self.pace_ms:
            self.beat = False
            self.stale = True
        if not self.calm or now < self.due:
            return None
        if now - self.due > _LATE_MS:
            self._pause()
            self.stale = True
            return None
        self.due += self.pace_ms
        there = self.happen(NEXT)
        self.beat = self.telling
        if not self.telling:
            self.deaf_until = now + _DEAF_MS
        return there

    def render(self, page: "Page") -> None:
        if self.asking:
            render_asked(page, self)
        elif self.telling:
            render_number(page, self)
        else:
            render_words(page, self.course)

    def paint(self, page: "Page", hint: str = "") -> None:
        if not self.telling and self.course.phase != EVEN:
            super().paint(page, hint)
            return
        self.render(page)
        if self.note:
            render_note(page, self.note, self.sign != "")
        self.shell.mark(page, self.note)

    def lights(self, now: int) -> "Colours":
        lit: list = [DARK] * PIXELS
        number = self.course.number
        for i in range(number):
            lit[i % PIXELS] = _HERE if i == number - 1 else _UP_TO
        return lit
