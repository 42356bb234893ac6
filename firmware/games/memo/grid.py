"""The cards on the panel, where the device laid them out: each place has a number, row by row."""

from firmware.games.memo import texts
from firmware.games.memo.screens import BOTH, DECLARE, FIRST, Turn
from firmware.ui.page import CELL, COLUMNS, TALL

_TOP = 2  # the first row of the panel that shows places
_STEPS = "ABCD"  # up, left, right, down

# By size: most cards, places a row, characters a place, places before the gap in the middle.
_SIZES = ((10, 5, 4, 9), (50, 10, 2, 5), (100, 20, 1, 10))
# By size: a card face down, drawn by its pieces in the small font, the place that is typed, an
# empty place; one word a row of text.
_BACKS = (("$$% ", "\\\\& "), ("|@",), ("@",))
_TYPED = (("$?% ", "\\?& "), ("??",), ("?",))
_EMPTY = (("    ", " .  "), (" .",), (".",))
_WIDE_ROWS = 5  # of places: then there is no other row for what each has won
_UP = "!"  # a card face up, where there is no room for its number


def size(count: int) -> int:
    """Return how the places of `count` cards are shown: 0 large to 2 small."""
    return 0 if count <= _SIZES[0][0] else 1 if count <= _SIZES[1][0] else 2


def across(count: int) -> int:
    """Return how many of `count` places are in a row."""
    return _SIZES[size(count)][1]


class Grid(Turn):
    """A turn on the panel: ``7 #`` turns up the card at place 7; A to D go from place to place."""

    help = "GRID"
    on_panel = 1

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.at = -1  # the place gone to, counted from 0; -1 for none

    def on_key(self, key: str) -> "Destination":
        way = _STEPS.find(key)
        if way >= 0 and self.phase not in (DECLARE, BOTH):
            self._step((-self.row, -1, 1, self.row)[way])
            return None
        if key == "*" and self.at >= 0:
            self.at = -1
            return None
        if key == "#":
            there = super().on_key(key)
            self.at = -1
            return there
        if key.isdigit():
            self.at = -1
        return super().on_key(key)

    def entered(self) -> int | None:
        """Return the number that ``#`` takes, or None: the place gone to, or what was typed."""
        return super().entered() if self.at < 0 else self.at + 1

    def shown(self) -> str:
        """Return the number as it is shown."""
        return super().shown() if self.at < 0 else str(self.at + 1)

    @property
    def row(self) -> int:
        """How many places are in a row."""
        return across(self.game.count)

    def card_of(self, number: int) -> int | None:
        """Return the card at place `number`; a number that is no place is refused."""
        if not 0 < number <= self.game.count:
            self.refuse(texts.PLACES.format(self.game.count))
            return None
        return self.game.places[number - 1]

    def is_large(self) -> bool:
        return size(self.game.count) == 0

    def render_cards(self, page: "Page") -> None:
        game = self.game
        if not self._full:
            page.row(6, texts.standing(game))
        place = self.entered() if self.phase not in (DECLARE, BOTH) else None
        render_places(page, game, (place or 0) - 1)

    @property
    def _full(self) -> bool:
        """True where the places take all rows."""
        return self.game.count > (_WIDE_ROWS - 1) * self.row

    def keys_line(self) -> str:
        game = self.game
        if self.phase == DECLARE and not self.said:
            return texts.BACK_KEY.format(texts.rule(game))
        if self._full and self.phase == FIRST and not game.kept:
            return texts.standing(game)[: COLUMNS - len(texts.STEPS)] + texts.STEPS
        return super().keys_line()

    def _step(self, by: int) -> None:
        """Go to the next place that is not empty, `by` places further."""
        game = self.game
        rows = (game.count + self.row - 1) // self.row
        over = rows * self.row  # places, with those that are missing in the last row
        at = (self.entered() or 0) - 1
        if not 0 <= at < game.count:
            at, by = -1, 1
        for _ in range(over):
            at = (at + by) % over
            if at < game.count and lies(game, at):
                break
        self.input.clear()
        self.at = at


def lies(game: "Memo", at: int) -> bool:
    """Return True if a card lies face down at place `at`, counted from 0."""
    card = game.places[at]
    return not game.gone[card] and card not in game.up


def render_places(page: "Page", game: "Memo", typed: int = -1) -> None:
    """Put all places from row 2 on; place `typed`, counted from 0, is marked."""
    form = size(game.count)
    _, row, width, half = _SIZES[form]
    high = len(_BACKS[form])
    for first in range(0, game.count, row):
        top = _TOP + first // row * high
        for line in range(high):
            text = ""
            for at in range(first, min(first + row, game.count)):
                if at - first == half:
                    text += " "
                text += _place(game, at, form, line, at == typed)
            page.row(top + line, text)
        if not form:
            for at in range(first, min(first + row, game.count)):
                if game.places[at] in game.up:
                    page.number(TALL, (at - first) * width * CELL, top, str(game.places[at]))


def _place(game: "Memo", at: int, form: int, line: int, typed: bool) -> str:
    """Return what `line` of the place `at` shows."""
    card = game.places[at]
    if card in game.up:
        return ("    ", "{:>2}".format(card), _UP)[form]
    kinds = _TYPED if typed else _EMPTY if game.gone[card] else _BACKS
    return kinds[form][line]
