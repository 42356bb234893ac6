"""How a shuffle by hand begins: with sorted cards, or as the last game left them."""

from firmware.play.knowledge import GUIDED, TABLE
from firmware.play.setup import Setup
from firmware.shuffle import course as kept
from firmware.shuffle import shuffling
from firmware.shuffle.course import DONE, SORT, TOLD, TYPED, UNKNOWN
from firmware.ui import layout
from firmware.ui.questions import Choice, TextScreen
from firmware.ui.screen import Screen

_HEAD = "Lay on each other:"
_ROWS = 2
_KEYS = "#done  *back"
_NEXT = "#next  *back"


def order(pieces: "list[tuple[str, list[int]]]") -> "list[int]":
    """Return the cards of the gathered deck, the top one first."""
    found: list[int] = []
    for _, cards in pieces:
        found = cards + found
    return found


class Gather(Screen):
    """Tell how the deck is gathered of `pieces`; then `done()`, or `back()`."""

    help = "GATHER"

    def __init__(
        self, shell: "Shell", pieces: "list[tuple[str, list[int]]]", done: "Go", back: "Go"
    ):
        super().__init__(shell)
        self.rows = [piece[0] for piece in pieces]
        self.at = 0
        self.done = done
        self.back = back

    def on_key(self, key: str) -> "Destination":
        if key == "*":
            if not self.at:
                return self.back()
            self.at -= _ROWS
        elif key != "#":
            self.not_now("Press # or *.")
        elif self.at + _ROWS < len(self.rows):
            self.at += _ROWS
        else:
            return self.done()
        return None

    def render(self, page: "Page") -> None:
        layout.head(page, _HEAD)
        y = layout.STAGE
        for words in self.rows[self.at : self.at + _ROWS]:
            layout.sentence(page, words, y=y, below=y + layout.LINE)
            y += layout.LINE
        layout.keys(page, _NEXT if self.at + _ROWS < len(self.rows) else _KEYS)


_HOW = "How lies the deck?"
_LIES = ("in order, face down", "help us to sort it", "just shuffle it")
_LEFT = "as we left it"
_ORDER = "A: that order"
_SORTED = "Sorted: shuffle!"
_TURN = "Turn discards over:"
_NOT_OPEN = "without the open card"
_AS_LAID = "as laid"
_OTHERWISE = "typed"


class _Led:
    """A shuffle of `cards`, as they are sorted, of the game that has these `tables`."""

    done: "Callable[[Course], Destination]"  # goes on after a course
    first: "Go"  # returns the screen at which it stands

    def __init__(self, shell: "Shell", tables: "Tables", cards: "Cards"):
        self.shell = shell
        self.tables = tables
        self.cards = cards

    def start(self, kind: int, lie: bytes = b"", back: "Go | None" = None):
        """Begin a shuffle of `kind`, of the cards that `lie` so, if not as they are sorted.

        Before its first card is laid ``*`` goes to `back()`.
        """
        shell = self.shell
        course = kept.begin(shell.journal, kind, self.cards, lie, shell.box.random_bytes)
        there: Any = self.lead(course)
        there.back = back
        return there

    def go_on(self):
        """Return the screen that goes on with the shuffle in the journal."""
        return self.lead(kept.course(self.shell.journal, self.cards), True)

    def lead(self, course: "Course", resumed: bool = False):
        """Return the screen that leads through `course`."""
        if course.phase >= DONE:
            return self.done(course)
        shell = self.shell
        cards = kept.lie(shell.journal, self.cards)
        led = shuffling.Shuffling(shell, self.tables, cards, course, self.done, self.near, resumed)
        led.back = self.first  # how the deck lies, once its first card is taken back
        return led

    def near(self) -> None:
        """Make ready for what comes after the shuffle, whose last cards are told."""

    def order(self, course: "Course") -> bytearray:
        """Return the cards from the top, as `course` has led them."""
        lie = kept.lie(self.shell.journal, self.cards)
        found = course.order()
        for place in range(len(found)):
            found[place] = lie[found[place]]
        return found


class Shuffle(_Led):
    """The shuffle with which the game begins that was `agreed` of `game`.

    `begin(agreed)` goes on once the deck is there, at level *guided* if it is known, else *table*.
    The deck may lie as the game before left it, which is the shell's `left`.
    """

    def __init__(
        self,
        shell: "Shell",
        game: "Folder",
        agreed: "Setup",
        begin: "Callable[[Setup], Any]",
    ):
        super().__init__(shell, game.rules, kept.sorted_deck(game, agreed))
        self.game = game
        self.agreed = agreed
        self.begin = begin
        self.left: Perhaps[list[tuple[str, list[int]]]] = shell.left
        shell.left = None
        if self.left and sorted(order(self.left)) != sorted(self.cards):
            self.left = None  # other cards are played with now

    def first(self):
        """Return the screen at which the shuffle stands."""
        if self.shell.journal.shuffles:
            return self.go_on()
        return How(self, len(_LIES) if self.left else 0)

    def gather(self):
        """Return the page that tells how the deck is gathered as the game before left it."""
        lie = bytes(order(self.left))
        return Gather(
            self.shell,
            self.left,
            lambda: self.start(TOLD, lie, self.gather),
            lambda: How(self, len(_LIES)),
        )

    def done(self, course: "Course") -> "Destination":
        """Go on after `course`: shuffle what has been sorted, or begin the game."""
        if course.phase == DONE and course.kind == SORT:
            there: Any = self.start(TOLD, back=self.first)
            there.say(_SORTED)
            return there
        agreed = self.agreed
        deck = b""
        if course.phase == DONE and course.kind == TOLD:
            deck = kept.dealt(self.order(course), agreed.players, self.each())
        level = GUIDED if deck else TABLE
        return self.begin(Setup(agreed.rules, level, agreed.players, deck, agreed.options))

    def near(self) -> None:
        self.shell.prepare(self.game, GUIDED)

    def leave(self):
        """Put the game away that was to begin, and ask the last question again."""
        self.shell.left = self.left  # no card has been moved
        return self.shell.questions(self.game, self.agreed)

    def each(self) -> int:
        """Return how many cards each player is dealt."""
        agreed = self.agreed
        counted = Setup(agreed.rules, TABLE, agreed.players, b"", agreed.options)
        game: Any = self.game.rules.new(counted)
        return game.knowledge.hands[0]


class How(Choice):
    """Choose how the deck lies; ``A`` shows how it lies sorted."""

    help = "ORDER"
    legend = "Aorder"
    fact = _ORDER

    def __init__(self, shuffle: "Shuffle", chosen: int = 0):
        self.shuffle = shuffle
        kinds = (TOLD, SORT, UNKNOWN)

        def picked(index: int):
            if index == len(kinds):
                return shuffle.gather()
            there = shuffle.start(kinds[index], back=lambda: How(shuffle, index))
            if kinds[index] == UNKNOWN:  # then it cannot play for a seat
                there.say(shuffle.shell.boxes(shuffle.agreed.players).strip())
            return there

        lies = _LIES + ((_LEFT,) if shuffle.left else ())
        super().__init__(shuffle.shell, _HOW, lies, picked, chosen, shuffle.leave)

    def on_key(self, key: str) -> "Destination":
        if key == "A":
            lies = kept.pages(self.shuffle.tables, self.shuffle.cards)
            return TextScreen(self.shell, lies)
        return super().on_key(key)


class PileShuffle(_Led):
    """The shuffle of the cards that the game in play owes, which `beneath` has from the oldest on.

    That is None where nobody can know it.  `shuffled(order)` goes on with the cards from the top,
    or with none if nobody knows them any more.
    """

    def __init__(
        self, shell: "Shell", beneath: "Cards | None", shuffled: "Callable[[Cards], Destination]"
    ):
        game: Game = shell.referee.game
        super().__init__(shell, shell.referee.rules, sorted(game.owes))
        self.beneath = beneath
        self.shuffled = shuffled

    def first(self) -> "Destination":
        """Return the screen at which the shuffle stands."""
        if len(self.cards) == 1:
            return self.shuffled(self.cards)
        journal = self.shell.journal
        if journal.shuffles:
            try:
                return self.go_on()
            except ValueError:  # it is no shuffle of these cards
                journal.leave_shuffle()
        return HowDiscards(self)

    def done(self, course: "Course") -> "Destination":
        return self.shuffled(self.order(course) if course.phase == DONE else b"")


class HowDiscards(Choice):
    """Choose how the discards lie: if nobody touched them, the device knows it."""

    help = "PILE"
    fact = _NOT_OPEN

    def __init__(self, pile: "PileShuffle", chosen: int = 0):
        beneath: Perhaps[Cards] = pile.beneath
        names = [_OTHERWISE] if beneath is None else [_AS_LAID, _OTHERWISE]

        def picked(index: int):
            def back():
                return HowDiscards(pile, index)

            if index or beneath is None:
                return pile.start(TYPED, back=back)
            return pile.start(TOLD, bytes(beneath), back)

        super().__init__(pile.shell, _TURN, names, picked, chosen, pile.shell.screen)
