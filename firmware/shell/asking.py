"""Ask, behind a held ``0``: what a number is, where it goes and why; nothing is played or kept."""

from firmware.ui import faces, kinds, layout
from firmware.ui.faces import N22, N32
from firmware.ui.questions import NumberInput
from firmware.ui.screen import BACK, UNDER, Screen

TITLE = "Which number?"
RANGE = "I am asked about {} to {}."
HOW = "Type a number, # ends it."
ON = "on"
PRIME = ("no prime:", "prime")
NO_PRIME = "no prime"  # nor a product
NEAR = "next to it"
KEYS = "next number?  *back"
TYPING = "#ask  *back"
LESSON = "Why so?"
LESSON_KEYS = ("play on  *back", "# or *back")  # of a refusal, of an event
BACK_KEY = "*back"
HUNDRED = 100  # the highest card
_FROM = 8  # columns between a number and what it is
_CARD, _HIGH = 35, 28  # of a card, columns and rows
_SECOND, _SIGN = 55, 101  # where the card below and the sign of yes or no begin
_WHY, _MORE = 29, 45  # rows of the reason, and of what would go
_LINES, _FIRST, _BACK = 3, 17, 94  # of a list: lines, their first row, and where the keys begin
_NEAR_X = 56  # column of the nearest primes


def asking(shell: "Shell", beneath: "Screen"):
    """Return the page that answers over `beneath`: of the game in play, or of the one shown."""
    referee = shell.referee
    folder = referee.folder if referee else beneath.about or shell.about
    part = folder.part("ask") if folder and folder.has_part("ask") else None
    if beneath.gives_way:  # to this page, which must not hold it
        beneath = Screen(shell)
    page = getattr(part, "Asking", Asking)(shell, beneath, folder, part)
    why = shell.refused
    if why and part and why[1][0] not in kinds.EVIDENT:
        page.refused(*why)
    return page


def lesson(shell: "Shell", beneath: "Screen", moves: int):
    """Return a page with the reason for what the last key led to, or None if there is none.

    That is a refusal, or something unusual by a move that is more than those `moves`.  While a
    clock runs nothing lies over what is played.
    """
    referee: Any = shell.referee
    if not referee or not referee.folder.has_part("ask") or beneath.calm:
        return None
    part = referee.folder.part("ask")
    if not hasattr(part, "event"):
        return None
    game: Game = referee.game
    why, closes = "", "*"
    if referee.refused and beneath.sign:
        why = _reason(referee, part, referee.refused[1][0])
    elif referee.played > moves and not game.over:
        ruled = referee.moves.ruled(referee.last())
        why, closes = "" if ruled else part.event(referee), "*#"
    return Lesson(shell, beneath, why, closes) if why else None


def _reason(referee: "Referee", part: "FullAskPart | None", word: str) -> str:
    """Return the reason for the refusal `word`, in the words of the game or of its `part`, or "".

    It may have room for how many cards are due.
    """
    own: dict[str, str] = getattr(referee.folder.texts, "LESSONS", {})
    shared: dict[str, str] = getattr(part, "LESSONS", {})
    text = own.get(word) or shared.get(word, "")
    return text.format(getattr(referee.game, "due", 0))


class _Over(Screen):
    """A page that says something over the screen `beneath`; a clock runs on there."""

    dialog = True

    def __init__(self, shell: "Shell", beneath: "Screen"):
        super().__init__(shell)
        self.beneath = beneath

    @property
    def calm(self) -> bool:
        """True while a clock runs on beneath."""
        return self.beneath.calm

    def on_tick(self, now: int) -> "Destination":
        beneath = self.beneath
        if not self.calm:
            return None
        there = beneath.on_tick(now)
        self.stale = self.stale or beneath.stale
        beneath.stale = False
        return there

    def lights(self, now: int) -> "Colours":
        return self.beneath.lights(now)


class Lesson(_Over):
    """A page with what was said, if anything, and `why`; one of `closes` closes it.

    Another key acts beneath: a ``#`` that only means that an event is read must not end the turn.
    """

    help = "LESSONS"

    def __init__(self, shell: "Shell", beneath: "Screen", why: str, closes: str):
        super().__init__(shell, beneath)
        said = beneath.note or beneath.event  # of which the next key may take the page away
        self.said = "" if said.rstrip("!") in why else said
        self.why = why
        self.closes_by = closes
        self.held = beneath.held

    def ahead(self, key: str) -> bool:
        return self.beneath.ahead(key)

    def on_key(self, key: str) -> "Destination":
        self.beneath.note = ""
        if self.beneath.input:
            self.beneath.input.bury()
        return BACK if key in self.closes_by else UNDER

    def render(self, page: "Page") -> None:
        keys = LESSON_KEYS[len(self.closes_by) - 1]
        if not self.said:
            kinds.reading(page, self.why, keys)
            return
        if layout.sentence(page, self.said, y=0, below=24) <= 20:  # three lines leave it no room
            page.fill(layout.LEFT_EDGE, 20, layout.RIGHT_EDGE - layout.LEFT_EDGE, 1)
        layout.sentence(page, self.why, y=24)
        layout.keys(page, keys)


class Asking(_Over):
    """``5 7`` tells what 57 is and where it goes, ``9 #`` the same of 9; ``*`` goes back.

    A game's part ``ask`` tells the rest: `judge(asked)` of `cards`, the numbers, and of `letter`,
    the key of A to D that says where.  It returns what is answered, (goes, kind, …): whether that
    is yes, no or neither, and the words or figures of the kind of page; or None where a number is
    but a number.  It may have help of its own, ASKING.  While a clock runs `beneath` it goes on.
    """

    asks = False
    help = "ASKING"

    def __init__(
        self, shell: "Shell", beneath: "Screen", folder: "Folder | None", part: "FullAskPart | None"
    ):
        super().__init__(shell, beneath)
        self.referee = shell.referee
        self.folder: Perhaps[Folder] = folder
        self.part: Perhaps[FullAskPart] = part
        self.input = NumberInput(self)
        self.cards: list[int] = []
        self.letter = ""
        self.title = TITLE
        self.fact = part.now(self) if part else ""  # what goes as things stand
        self.answer: Any = None  # what is shown, if anything is
        self.more = False  # does the next number belong to the same question?
        self._before: Any = None  # the question as it was before the last digit

    def ahead(self, key: str) -> bool:
        return True

    def on_key(self, key: str) -> "Destination":
        number = self.input.number
        if key.isdigit():
            answer = self.answer
            self._before = list(self.cards), self.letter, self.title, self.fact, answer, self.more
            self._digit(key)
        elif key == "*":
            if not self.input.take(key):
                return self.back()
        elif key == "#" and number is not None:
            self.take(number)
        elif len(key) > 1 or not (self.next() if key == "#" else self.place(key)):
            self.not_now(HOW)
        return None

    def _digit(self, key: str) -> None:
        hundred = self.answer and self.cards[-1:] == [10] and key == "0"
        if hundred:
            self.cards.pop()
            if self.numbers()[1] >= HUNDRED:
                self.take(HUNDRED)
                return
            self.cards.append(10)
        if self.answer and not self.more:
            self.clear()
        self.answer = None
        self.input.take(key)
        if len(self.input.live) == 2:
            self.take(int(self.input.text))

    def withdraw(self) -> None:
        super().withdraw()
        if self._before:  # the digit may have ended a number, which was answered
            self.cards, self.letter, self.title, self.fact, self.answer, self.more = self._before

    def back(self) -> "Destination":
        """Go back, or to the number before where one more was to be typed."""
        if self.answer or not self.cards:
            return BACK
        self.clear()
        return None

    def clear(self) -> None:
        """Begin a question anew."""
        self.cards = []
        self.letter = ""
        self.more = False
        self.title = TITLE
        self.answer = None

    def next(self) -> bool:
        """Go on as ``#`` does behind an answer; return False if it means nothing there."""
        return False

    def place(self, key: str) -> bool:
        """Take a letter, which says where; return False if it means nothing."""
        return False

    def refused(self, move: "Move", why: "Reason") -> None:
        """Begin with `move`, just refused: by default with the reason for it, or what was said."""
        said = _reason(self.referee, self.part, why[0]) or self.folder.why(why).replace("\n", " ")
        self.answer = (None, "text", LESSON, said)

    def ask_more(self, title: str) -> bool:
        """Let the next number belong to the same question, headed `title`."""
        self.title = title
        self.fact = ""
        self.more = True
        self.answer = None
        return True

    def numbers(self) -> "tuple[int, int]":
        """Return the lowest and the highest number that may be asked about."""
        bare = not (self.referee or self.cards or self.letter)  # then it is but a number
        return (1, HUNDRED) if bare or not self.part else self.part.numbers(self)

    def take(self, number: int) -> None:
        """Take a number that is typed, and answer."""
        low, high = self.numbers()
        if not low <= number <= high:
            self.input.refuse()
            self.refuse(RANGE.format(low, high))
            return
        self.input.clear()
        self.cards.append(number)
        self.tell()

    def tell(self) -> None:
        """Answer, with light and tone."""
        self.more = False
        self.answer = self.part.judge(self) if self.part else None
        if not self.answer:
            self.answer = (None, "fact", self.cards[-1])
        if self.answer[0] is not None:
            self.shell.signals.told(self.answer[0])

    def render(self, page: "Page") -> None:
        answer = self.answer
        if not answer:
            typed = self.input.text
            if self.fact and not typed:
                kinds.reading(page, self.fact, TYPING, self.title)
            else:
                kinds.entry(page, self.title, typed, "", TYPING)
            return
        goes, kind = answer[:2]
        keys = self.keys() if self.cards or self.letter else KEYS
        if kind == "on":
            pair(page, goes, *answer[2:])
        elif kind == "fact":
            number(page, *answer[2:])
        elif kind == "list":
            if listed(page, answer[2], answer[3], self.note):
                return
        elif kind == "own":
            self.part.render(page, self)
        else:
            kinds.answer(page, answer[2], answer[3], goes, keys)
            return
        layout.keys(page, keys)

    def keys(self) -> str:
        """Return what the keys do behind an answer."""
        return KEYS


def pair(page: "Page", goes: bool, card: str, below: str, why: str, more: str = "") -> None:
    """Put one card on another, a tick or a cross, why, and small what would go."""
    for x, number, lit in ((0, card, False), (_SECOND, below, not goes)):
        page.card(x, 0, _CARD, _HIGH, number, N22, lit)
    page.text(_CARD + 2, 6, ON, end=_SECOND)
    sign(page, _SIGN, 2 if goes else 6, goes)
    alone = not more and layout.width_of(why) < layout.RIGHT_EDGE
    layout.sentence(page, why, y=_WHY + 3 * alone, below=_MORE if more else layout.KEYS)
    if more:
        layout.label(page, layout.LEFT_EDGE, _MORE, more)


def sign(page: "Page", x: int, y: int, goes: bool) -> None:
    """Put the tick of a yes or the cross of a no."""
    page.picture(x, y, faces.YES if goes else faces.WRONG, said="yes" if goes else "no")


def listed(page: "Page", title: str, words: str, note: str) -> bool:
    """Put what goes somewhere; return whether the keys stand beside the last line.

    That line gives way to a `note`.
    """
    if layout.width_of(title) < layout.RIGHT_EDGE:
        page.text(layout.LEFT_EDGE, -layout.low(title), title, said="")  # above the line below it
        page.say(layout.LEFT_EDGE, 0, title)
    else:
        layout.head(page, title)
    page.fill(layout.LEFT_EDGE, layout.STAGE, layout.RIGHT_EDGE - layout.LEFT_EDGE, 1)
    lines = layout.lines_of(words, layout.RIGHT_EDGE - layout.LEFT_EDGE)
    if len(lines) != _LINES or layout.width_of(lines[-1]) > _BACK - 4:
        large = layout.LINE * len(lines) <= layout.KEYS - _FIRST
        layout.sentence(page, words, y=_FIRST if large else _FIRST + 3)
        return False
    for i in range(_LINES - (note != "")):
        page.text(layout.LEFT_EDGE, _FIRST + layout.LINE * i - (i > 1), lines[i])
    layout.keys(page, BACK_KEY, _BACK)
    return True


def number(page: "Page", number: int, words: str = "", figure: int = 0) -> None:
    """Put a number, and beside it what is said of it and another `figure`, if any.

    Else it is whether it is prime, its factors, and below the nearest primes.
    """
    x = page.numeral(layout.LEFT_EDGE, 0, number, N32) + _FROM
    found = factors(number)
    if words:
        layout.sentence(page, words, x, 0, below=_MORE)
        if figure:
            page.numeral(x, 20, figure, N22)
        return
    prime = len(found) == 1
    page.text(x, 0, PRIME[prime] if found else NO_PRIME)
    if not prime:
        layout.sentence(page, " × ".join(found), x, layout.LINE, below=2 * layout.LINE)
    layout.label(page, layout.LEFT_EDGE, 40, NEAR)
    x = _NEAR_X
    for near in nearest(number):
        x = page.text(x, 36, str(near)) + 10


def factors(number: int) -> "list[str]":
    """Return the primes whose product is `number`, as written, the least first."""
    found = []
    factor = 2
    while number > 1:
        while number % factor == 0:
            found.append(str(factor))
            number //= factor
        factor += 1
    return found


def nearest(number: int) -> "list[int]":
    """Return the prime before `number`, if there is one, and the one behind it."""
    found = []
    for way in (-1, 1):
        near = number + way
        while near > 1 and len(factors(near)) > 1:
            near += way
        if near > 1:
            found.append(near)
    return found
