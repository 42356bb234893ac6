"""From the question how the cards lie to the deck that is shuffled, and on after a power cut."""

from firmware.modules.later import later
from firmware.play.knowledge import GUIDED, TABLE
from firmware.play.setup import Setup
from firmware.shuffle import deck_words, kept
from firmware.shuffle.course import DONE, SORT, TOLD, UNKNOWN
from firmware.ui.choice import Choice

_HOW = "How lies the deck?"
_LIES = ("in order, face down", "help us to sort it", "just shuffle it")
_LEFT = "as we left it"
_ORDER = "A: that order"
_SORTED = "Sorted. Now shuffle."


class Shuffle:
    """The shuffle with which the game begins that was `agreed` of `game`.

    `begin(agreed)` goes on once the deck is there, at level *guided* if it is known, else *table*.
    `left` are the pieces of the deck of the game before, see left_deck.py, or None.
    """

    def __init__(
        self,
        shell: "Shell",
        game: "Folder",
        agreed: "Setup",
        begin: "Callable[[Setup], Any]",
        left: "list[tuple[str, list[int]]] | None" = None,
    ):
        self.shell = shell
        self.game = game
        self.agreed = agreed
        self.begin = begin
        self.cards = deck_words.sorted_deck(game, agreed)
        self.tables = game.part("tables")
        self.left: Perhaps[list[tuple[str, list[int]]]] = left
        if left and sorted(later.left_deck.order(left)) != sorted(self.cards):
            self.left = None  # other cards are played with now

    def first(self):
        """Return the screen at which the shuffle stands."""
        if self.shell.journal.shuffles:
            course = kept.course(self.shell.journal, self.cards)
            return self.lead(course, True)
        return How(self)

    def start(self, kind: int, lie: bytes = b""):
        """Begin a shuffle of `kind`, of the cards that `lie` so, if not as they are sorted."""
        shell = self.shell
        return self.lead(kept.begin(shell.journal, kind, self.cards, lie, shell.box.random_bytes))

    def gather(self):
        """Return the page that tells how the deck is gathered as the game before left it."""
        left_deck = later.left_deck
        lie = bytes(left_deck.order(self.left))
        return left_deck.Gather(
            self.shell, self.left, lambda: self.start(TOLD, lie), lambda: How(self)
        )

    def lead(self, course: "Course", resumed: bool = False):
        """Return the screen that leads through `course`."""
        screen = later.shuffling.Shuffling
        if course.phase >= DONE:
            return self.done(course)
        cards = kept.lie(self.shell.journal, self.cards)
        return screen(self.shell, self.tables, cards, course, self.done, resumed)

    def done(self, course: "Course") -> "Destination":
        """Go on after `course`: shuffle what has been sorted, or begin the game."""
        if course.phase == DONE and course.kind == SORT:
            there: Any = self.start(TOLD)
            there.say(_SORTED)
            return there
        agreed = self.agreed
        deck = b""
        if course.phase == DONE and course.kind == TOLD:
            lie = kept.lie(self.shell.journal, self.cards)
            order = [lie[card] for card in course.order()]
            deck = deck_words.dealt(order, agreed.players, self.each())
        level = GUIDED if deck else TABLE
        return self.begin(Setup(agreed.rules, level, agreed.players, deck, agreed.options))

    def leave(self):
        """Put the game away that was to begin."""
        self.shell.leave()
        return self.shell.home()

    def each(self) -> int:
        """Return how many cards each player is dealt."""
        agreed = self.agreed
        counted = Setup(agreed.rules, TABLE, agreed.players, b"", agreed.options)
        rules = self.game.part("rules")
        game: Any = rules.new(counted)
        return game.knowledge.hands[0]


class How(Choice):
    """Choose how the deck lies; ``A`` shows how it lies sorted."""

    help = "ORDER"

    def __init__(self, shuffle: "Shuffle"):
        self.shuffle = shuffle
        kinds = (TOLD, SORT, UNKNOWN)

        def picked(index: int):
            return shuffle.start(kinds[index]) if index < len(kinds) else shuffle.gather()

        lies = _LIES + ((_LEFT,) if shuffle.left else ())
        first = len(kinds) if shuffle.left else 0
        super().__init__(shuffle.shell, _HOW, lies, picked, first, shuffle.leave)

    def on_key(self, key: str) -> "Destination":
        if key == "A":
            pages = deck_words.pages(self.shuffle.tables, self.shuffle.cards)
            return later.text_screen.TextScreen(self.shell, pages)
        return super().on_key(key)

    def render(self, page: "Page") -> None:
        super().render(page)
        page.row(5, _ORDER)
