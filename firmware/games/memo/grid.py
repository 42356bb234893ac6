"""The cards on the panel, where the device laid them out: each place has a number, row by row."""

from firmware.games.memo import texts
from firmware.games.memo.screens import BOTH, DECLARE, FIRST, Turn
from firmware.ui import layout
from firmware.ui.faces import S, T
from firmware.ui.page import beside, strips_of, struck_twice

_STEPS = "ABCD"  # up, left, right, down

# By size: most cards, places a row.
_SIZES = ((10, 5), (50, 10), (100, 20))
_GAP = 6  # columns between the head and its fact
_DOWN, _TYPED, _EMPTY, _UP = range(4)
_READ = (("[]", "??", " ."), ("[]", "??", " ."), ("]", "?", ".", "!"))
_LARGE_W, _LARGE_LEFT = 25, 2  # columns of a large place, and where they begin
_CELL_W, _CELL_LEFT = 11, 18  # of a middle one, behind the numbers of the rows
_ROW_W = 15  # of those
# Of a middle place, by what it is: columns; a card that is up has its number.
_CELLS = (
    b"\x7f" * 8 + bytes(3),
    b"\xff\x81\x81\x85\x81\xb1\x89\x87\x81\xff" + bytes(1),
    bytes(4) + b"\x08" + bytes(6),
)
# The same of a small one.
_SMALL = (b"\x7f\x41\x41\x7f", b"\x7f\x7f\x7f\x7f", b"\x00\x00\x08\x00", b"\x00\x5f\x5f\x00")
_SMALL_W, _SMALL_LEFT, _SMALL_STEP = 5, 17, 9  # of a small one; rows from one to the next
_GAPS = (0, 2, 6, 8)  # columns that each five of them begin further right


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
        count = self.game.count
        self.crowded = crowded(count)
        self.row_at = 0 if self.crowded else layout.KEYS

    def explain(self) -> "Destination":
        there: Any = super().explain()
        if self.phase == BOTH:
            there.typed = ""  # no digit does anything
        return there

    def on_key(self, key: str) -> "Destination":
        way = _STEPS.find(key)
        if way >= 0 and self.phase not in (DECLARE, BOTH):
            self._step((-self.row, -1, 1, self.row)[way])
            return None
        if key == "*" and self.at >= 0:
            self.at = -1
            return None
        there = super().on_key(key)
        if key.isdigit() or key == "#":
            self.at = -1
        return there

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

    def render(self, page: "Page") -> None:
        game = self.game
        asks = self.asks()
        # One fact: what each has won, before that and once a card is up what it pairs with.
        fact = texts.brief_rule(game)
        if self.phase == FIRST and any(game.knowledge.hands):
            fact = texts.won(game).replace(" ", "-")
        end = layout.RIGHT_EDGE - page.width(fact, S)
        room = end - (layout.LEFT_EDGE + _GAP)
        if page.width(asks) > room:  # of six players
            asks = asks.replace("place ", "")
        if self.note or page.width(asks) > room:
            self.titled(page, asks)
        else:
            self.titled(page, asks, end=end - _GAP)
            page.text(end, 5, fact, S, said="")
            page.say(0, layout.SMALL_LINE, fact)
        place = (self.entered() or 0) - 1 if self.phase not in (DECLARE, BOTH) else -1
        render_places(page, game, place)
        keys = self.keys_line()
        if self.crowded:
            self.unseen = keys
            if self.row_at:  # over the last row of places
                y = layout.KEYS - size(game.count)
                page.clear(0, y, layout.WIDTH, layout.HEIGHT - y)
        else:
            layout.keys(page, keys)

    def paint(self, page: "Page", hint: str = "") -> None:
        """Put all pieces, for a while without a key what the keys do over the last row."""
        if self.crowded:
            self.row_at = layout.KEYS if hint else 0
        super().paint(page, hint)

    def _step(self, by: int) -> None:
        """Go to the next place that is not empty, `by` places further; say it if there is none."""
        game = self.game
        row = self.row
        over = (game.count + row - 1) // row * row  # places, with those missing in the last row
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
            self.not_now(texts.ALONE)


def crowded(count: int) -> bool:
    """Return True if the places of `count` cards leave the keys no row."""
    return count > (80 if size(count) > 1 else 30)


def render_places(page: "Page", game: "Memo", typed: int = -1) -> None:
    """Put all places, with the cards that are up; the one `typed`, counted from 0, is marked."""
    (_render_large, _render_middle, _render_small)[size(game.count)](page, game, typed)


def lies(game: "Memo", at: int) -> bool:
    """Return True if a card lies face down at place `at`, counted from 0."""
    card = game.places[at]
    return not game.gone[card] and card not in game.up


def _kind(game: "Memo", at: int, typed: int) -> int:
    """Return what place `at` shows: _DOWN, _TYPED, _EMPTY or _UP."""
    card = game.places[at]
    if card in game.up:
        return _UP
    return _EMPTY if game.gone[card] else _TYPED if at == typed else _DOWN


def _render_large(page: "Page", game: "Memo", typed: int) -> None:
    """Put up to ten places, each back with its number."""
    y = layout.STAGE
    for first in range(0, game.count, 5):
        places = []
        words = []
        for at in range(first, min(first + 5, game.count)):
            kind = _kind(game, at, typed)
            shown = str(game.places[at]) if kind == _UP else "?" if kind == _TYPED else str(at + 1)
            strips = page.made((kind, shown), _card_of, kind, shown)
            places.append((_LARGE_LEFT + _LARGE_W * (at - first), strips))
            words.append("{:>2}".format(shown) if kind == _UP else _READ[0][kind])
        page.put(0, y, page.made(tuple(words) + (first, typed), beside, places, 3))
        page.say(layout.LEFT_EDGE, layout.STAGE + 16 * (first // 5), " ".join(words))
        y += 19


def _card_of(kind: int, shown: str) -> "list[bytes]":
    """Return a place of 24 x 18: a light back with its number, a frame with a card, or a dot."""
    columns = [0] * 24
    if kind == _EMPTY:
        columns[11] = columns[12] = 3 << 9
    else:
        upper, lower = strips_of(shown, T)
        if kind == _DOWN:
            upper, lower = struck_twice((upper, lower))
        start = (24 - len(upper)) // 2
        for i in range(24):
            inset = max(2 - min(i, 23 - i), 0)
            column = ((1 << 18 - 2 * inset) - 1) << 1 + inset
            if kind != _DOWN and 0 < i < 23:  # but the edges
                column = 1 << 1 + inset | 1 << 18 - inset
            if start <= i < start + len(upper):
                column ^= (upper[i - start] | lower[i - start] << 8) << 3
            columns[i] = column
    return [bytes([column >> shift & 0xFF for column in columns]) for shift in (0, 8, 16)]


def _render_middle(page: "Page", game: "Memo", typed: int) -> None:
    """Put up to fifty places under the numbers of their columns, beside those of their rows.

    Where one is typed, both of its numbers are in reverse.
    """
    air = game.count <= 40  # between them
    y = layout.STAGE
    page.put(0, y + air, page.made(("columns",), _numbers))
    x = _CELL_LEFT + _CELL_W * (typed % 10) - 1
    if typed >= 0:
        page.reverse(x, y, _CELL_W - 1, 8 + air)
    for first in range(0, game.count, 10):
        y += 8 + 2 * air
        strips = strips_of(str(first), S)
        pieces = [((_ROW_W + 1 - len(strips[0])) // 2, strips)]
        words = []
        for at in range(first, min(first + 10, game.count)):
            kind = _kind(game, at, typed)
            left = _CELL_LEFT + _CELL_W * (at - first)
            if kind == _UP:
                strips = strips_of(str(game.places[at]), S)
                left -= 1  # a wide number leaves room for a frame behind it
            elif kind == _TYPED and air:
                strips = strips_of("?", S)
                left += 2
            else:
                strips = [_CELLS[kind]]
                left -= kind == _TYPED
            pieces.append((left, strips))
            words.append(_READ[1][kind] if kind < _UP else "{:>2}".format(game.places[at]))
        page.put(0, y, page.made(tuple(words) + (first,), beside, pieces, 1))
        read = "".join(words[:5] + [" "] + words[5:])
        page.say(layout.LEFT_EDGE, layout.STAGE + 8 * (first // 10), read.rstrip())
        if typed >= 0 and typed // 10 == first // 10:
            page.reverse(0, y - air, _ROW_W, 8 + air)
            if air and _kind(game, typed, typed) == _TYPED:
                page.frame(x, y - 1, _CELL_W - 1, 9)


def _numbers() -> "list[bytearray]":
    """Return the numbers of the columns, 1 to 10."""
    pieces = []
    for i in range(10):
        strips = strips_of(str(i + 1), S)
        pieces.append((_CELL_LEFT + _CELL_W * i + (9 - len(strips[0])) // 2, strips))
    return beside(pieces, 1)


def _render_small(page: "Page", game: "Memo", typed: int) -> None:
    """Put up to a hundred places, twenty a row in fives, beside the numbers of their rows.

    That of the row where one is typed is in reverse.
    """
    y = layout.STAGE + 2
    for first in range(0, game.count, 20):
        strip = bytearray(layout.WIDTH)
        number = strips_of(str(first), S)[0]
        x = (_ROW_W + 1 - len(number)) // 2
        strip[x : x + len(number)] = number
        words = ""
        for i in range(min(20, game.count - first)):
            kind = _kind(game, first + i, typed)
            x = _SMALL_LEFT + _SMALL_W * i + _GAPS[i // 5]
            strip[x : x + 4] = _SMALL[kind]
            words += (" " if i == 10 else "") + _READ[2][kind]
        page.put(0, y, page.made((words, first), list, (strip,)))
        page.say(layout.LEFT_EDGE, layout.STAGE + 8 * (first // 20), words)
        if first <= typed < first + 20:
            page.reverse(0, y - 1, _ROW_W, 9)
        y += _SMALL_STEP
