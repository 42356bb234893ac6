"""The cards on the panel, where the device laid them out: each place has a number, row by row."""

from firmware.games.memo import texts
from firmware.games.memo.screens import BOTH, DECLARE, FIRST, STANDING, Turn
from firmware.ui import layout
from firmware.ui.faces import S, T
from firmware.ui.page import strips_of

_STEPS = "ABCD"  # up, left, right, down

# By size: most cards, places a row, columns a place, places before the gap in the middle.
_SIZES = ((10, 5, 25, 9), (50, 10, 12, 5), (100, 20, 6, 10))
_GAP = 6  # columns
_DOWN, _TYPED, _EMPTY, _UP = range(4)
# By size and by that: the strips of a place.  A card face up has its number where there is room.
_DRAWN = (
    (
        (
            b"\xfc\x02" + b"\x01" * 16 + b"\x02\xfc" + bytes(5),
            b"\x1f\x20" + b"\x40" * 16 + b"\x20\x1f" + bytes(5),
        ),
        (
            b"\xfc\xfe" + b"\xff" * 16 + b"\xfe\xfc" + bytes(5),
            b"\x1f\x3f" + b"\x7f" * 16 + b"\x3f\x1f" + bytes(5),
        ),
        (bytes(9) + b"\x80\x80" + bytes(14), bytes(9) + b"\x01\x01" + bytes(14)),
    ),
    (
        (b"\x00\x7f" + b"\x41" * 8 + b"\x7f\x00",),
        (b"\x00" + b"\x7f" * 10 + b"\x00",),
        (b"\x00\x00\x00\x00\x00\x18\x18\x00\x00\x00\x00\x00",),
    ),
    (
        (b"\x7f\x41\x41\x41\x7f\x00",),
        (b"\x7f\x7f\x7f\x7f\x7f\x00",),
        (b"\x00\x00\x08\x00\x00\x00",),
        (b"\x00\x5f\x5f\x5f\x00\x00",),
    ),
)
_READ = (("[]", "??", " ."), ("[]", "??", " ."), ("]", "?", ".", "!"))
_WIDE_ROWS = 5  # of places: then there is no other row for what each has won
_BACK, _STEPS_AT = 94, 105  # columns of what the keys do, behind what else the last row tells


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
            layout.label(page, layout.LEFT_EDGE, STANDING, texts.standing(game))
        place = self.entered() if self.phase not in (DECLARE, BOTH) else None
        render_places(page, game, (place or 0) - 1)

    @property
    def _full(self) -> bool:
        """True where the places take all rows."""
        return self.game.count > (_WIDE_ROWS - 1) * self.row

    def render_keys(self, page: "Page") -> None:
        game = self.game
        if self.phase == DECLARE and not self.said:
            told, keys, x = texts.rule(game), texts.BACK_KEY, _BACK
        elif self._full and self.phase == FIRST and not game.kept:
            told, keys, x = texts.standing(game, _STEPS_AT), texts.STEPS, _STEPS_AT
        else:
            super().render_keys(page)
            return
        layout.label(page, layout.LEFT_EDGE, layout.KEYS, told)
        layout.keys(page, keys, x)

    def _step(self, by: int) -> None:
        """Go to the next place that is not empty, `by` places further; say it if there is none."""
        game = self.game
        rows = (game.count + self.row - 1) // self.row
        over = rows * self.row  # places, with those that are missing in the last row
        came = at = (self.entered() or 0) - 1
        if not 0 <= at < game.count:
            at, by = -1, 1
        for _ in range(over):
            at = (at + by) % over
            if at < game.count and lies(game, at):
                break
        self.input.clear()
        self.at = at
        if at == came:
            self.refuse(texts.ALONE)


def lies(game: "Memo", at: int) -> bool:
    """Return True if a card lies face down at place `at`, counted from 0."""
    card = game.places[at]
    return not game.gone[card] and card not in game.up


def render_places(page: "Page", game: "Memo", typed: int = -1) -> None:
    """Put all places on the stage; place `typed`, counted from 0, is light."""
    form = size(game.count)
    _, row, width, half = _SIZES[form]
    drawn, read = _DRAWN[form], _READ[form]
    blank = bytes(width)
    y = layout.STAGE
    for first in range(0, game.count, row):
        places = []
        words = []
        for at in range(first, min(first + row, game.count)):
            if at - first == half:
                places.append([bytes(_GAP)] * len(drawn[0]))
                words.append(" ")
            card = game.places[at]
            kind = _UP if card in game.up else _EMPTY if game.gone[card] else _DOWN
            if at == typed and kind != _UP:
                kind = _TYPED
            if kind < len(drawn):
                places.append(drawn[kind])
                words.append(read[kind])
            else:
                number = strips_of(str(card), S if form else T)
                places.append([(strip + blank)[:width] for strip in number])
                words.append("{:>2}".format(card))
        strips = [b"".join([place[i] for place in places]) for i in range(len(drawn[0]))]
        page.put(layout.LEFT_EDGE, y, strips)
        page.say(layout.LEFT_EDGE, y, ("" if form else " ").join(words))
        y += 8 * len(strips)
