"""The page that screens write on: eight rows of text, and larger signs in five types.

Only what has changed is drawn and sent.
"""

from firmware.ui import fonts
from firmware.ui.sheet import ROWS, WIDTH, Sheet

COLUMNS = 21  # of small text
TALL_COLUMNS = 16
_UNDER_TALL = 5  # small lines at most under a tall one, above the last row


def wrap(text: str, room: int = COLUMNS) -> "list[str]":
    """Return `text` broken between words into lines of at most `room` characters."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > room:
            lines.append(word)
        elif lines[-1]:
            lines[-1] += " " + word
        else:
            lines[-1] = word
    return lines


def tall_and_small(text: str, most: int = 2, sign: str = "") -> "tuple[list[str], list[str]]":
    """Return the tall lines and the small ones in which `text` is put: see Page.notice.

    What is too long for that, as only a question after harm to the memory may be, is all small.
    """
    first = wrap(text, TALL_COLUMNS - (3 if sign else 0))[0]
    rest = " ".join(text.split())[len(first) + 1 :]
    if not rest:
        return [first], []
    lines = wrap(rest, TALL_COLUMNS)
    if len(lines) < most:
        return [first] + lines, []
    small = wrap(rest)
    return ([first], small) if len(small) <= _UNDER_TALL else ([], wrap(text))


CELL, TALL_CELL = 6, 8  # pixels, the width of small text and of tall text
# Those marked stand in reverse.
CARD, WIDE, BIG, TALL, MARKED_CARD, MARKED, MARKED_BIG, HUGE = range(8)
TYPES = (  # glyphs, pixels, rows
    (fonts.CARD, 6, 2),
    (fonts.WIDE, 8, 3),
    (fonts.BIG, 12, 3),
    (fonts.FLAT, TALL_CELL, 2),  # a row of it is drawn as two
    (fonts.CARD, 7, 2),  # a light edge before each
    (fonts.SMALL, 6, 1),
    (fonts.BIG, 12, 3),
    (fonts.BIG, 24, 6),  # each of its pixels is four
)
LAST = ord("~")  # stands for all that has no glyph
_DIGITS = "0123456789 eflt"  # the letters in BIG alone: for how many cards are left
_BLANK = 10
_TWICE = (
    b"\x00\x03\x0c\x0f\x30\x33\x3c\x3f\xc0\xc3\xcc\xcf\xf0\xf3\xfc\xff"  # four pixels, each twice
)


def ink(font: int, text: str) -> "list[bytes | bytearray]":
    """Return the rows of `text` in the type `font`, a byte for each column of eight pixels.

    In TALL and MARKED what has no glyph is another sign, else it is blank.
    """
    if font == HUGE:
        rows = [b"".join([bytes((column, column)) for column in row]) for row in ink(BIG, text)]
        return [half for row in rows for half in _twice(row)]
    glyphs, width, height = TYPES[font]
    if font in (TALL, MARKED):
        places = [(min(max(ord(sign), 32), LAST) - 32) * width for sign in text]
        row = b"".join([glyphs[at : at + width] for at in places])
        return [inverse(row)] if font == MARKED else _twice(row)
    edge = bytes(1 if font == MARKED_CARD else 0)
    own = width - len(edge)
    size = own * height
    places = [_DIGITS.find(sign) * size for sign in text]
    places = [at if 0 <= at < len(glyphs) else _BLANK * size for at in places]
    rows = []
    for line in range(0, size, own):  # all glyphs at once: one by one took long
        row = edge + edge.join([glyphs[at + line : at + line + own] for at in places])
        rows.append(inverse(row) if font >= MARKED_CARD else row)
    return rows


def inverse(row: bytes) -> bytes:
    """Return `row` with dark for light, as one number: by bytes it would take long."""
    bits = 8 * len(row)
    return (int.from_bytes(row, "big") ^ ((1 << bits) - 1)).to_bytes(len(row), "big")


def _twice(row: bytes) -> "list[bytes | bytearray]":
    """Return the two rows that `row` is with each of its pixels twice as high."""
    upper, lower = bytearray(len(row)), bytearray(len(row))
    for i in range(len(row)):
        column = row[i]
        if column:
            upper[i] = _TWICE[column & 15]
            lower[i] = _TWICE[column >> 4]
    return [upper, lower]


_SIGN = 18  # pixels that the sign of a refusal takes
_EMPTY = "{:<21}".format("")


class Page(Sheet):
    """A sheet on which screens that are not laid out anew put rows of text and numbers in cells.

    A screen puts all its rows and numbers each time.  Under a number the rows must be blank.  What
    is too long is cut off, never refused.
    """

    def __init__(self, pixels: "Pixels", ink: "bytearray | None" = None):
        self._shown_rows = [_EMPTY] * ROWS
        self._shown_numbers: dict[tuple[int, int, int], str] = {}
        self.rows = [_EMPTY] * ROWS
        self.numbers: dict[tuple[int, int, int], str] = {}  # text by font, x and row
        super().__init__(pixels, ink)

    @property
    def in_cells(self) -> bool:
        """True if anything was put in cells."""
        return self.numbers != {} or self.rows != [_EMPTY] * ROWS

    def keep(self) -> None:
        """Begin with what is shown instead of with an empty picture."""
        self.rows = list(self._shown_rows)
        self.numbers = dict(self._shown_numbers)
        if not self.in_cells:
            super().keep()

    def row(self, row: int, text: str, inverse: bool = False) -> None:
        """Put `text` as the whole of `row`, instead of what was MARKED there."""
        if 0 <= row < ROWS:
            for place in list(self.numbers):
                if place[0] == MARKED and place[2] == row:
                    del self.numbers[place]
            text = (text.replace("\n", " ") + _EMPTY)[:COLUMNS]
            self.rows[row] = "\n" + text if inverse else text

    def end(self, row: int, text: str) -> None:
        """Put `text` at the end of `row`, over what is there."""
        old = self.rows[row]
        self.rows[row] = old[: len(old) - len(text)] + text

    def tall(self, row: int, text: str, x: int = 0) -> None:
        """Put `text` in 8 x 16 pixels on `row` and the next one, from pixel `x` on.

        Capitals are 14 pixels high: what must be read from a chair is put so, see docs/develop.md.
        """
        self.number(TALL, x, row, text)

    def notice(self, text: str, sign: str = "", most: int = 2, row: int = -1) -> None:
        """Put `text` above the last row, or from `row` on, over what is there.

        It is tall where `most` tall lines hold it; else its first line is, and the rest is small.
        A refusal's begins with a `sign`.
        """
        tall, small = tall_and_small(text, most, sign)
        rows = 2 * len(tall) + len(small)
        if row < 0:
            row = ROWS - 1 - rows
        self.cover(row, row + rows)
        if sign:
            self.tall(row, sign)
        for line in tall:
            self.tall(row, line, _SIGN if sign else 0)
            row += 2
            sign = ""
        for line in small:
            self.row(row, line)
            row += 1

    def cover(self, row: int, end: int) -> None:
        """Blank `row` to the one before `end`, and what reaches into them with its whole rows."""
        first = row
        for place in list(self.numbers):
            top = place[2]
            if top < end and top + TYPES[place[0]][2] > row:
                del self.numbers[place]
                first = min(first, top)
        for i in range(first, end):
            self.rows[i] = _EMPTY

    def number(self, font: int, x: int, row: int, text: str) -> None:
        """Put digits and blanks with their left edge at pixel `x`, their top at `row`.

        MARKED is the small text in reverse, which may have letters too.
        """
        _, width, height = TYPES[font]
        text = text[: max(WIDTH - x, 0) // width]
        if text and 0 <= row <= ROWS - height and x >= 0:
            self.numbers[font, x, row] = text

    def paint(self) -> "list[list[int]]":
        """Draw what was put in cells, and do as a sheet does."""
        if self.in_cells:
            mixed = self.words != []
            for row in range(ROWS):
                if self.rows[row] != _EMPTY:
                    self._draw_row(row)
                    if mixed:
                        self.say(0, 8 * row, self.rows[row].strip())
            for place in sorted(self.numbers):
                font, x, row = place
                if mixed:
                    self.say(x, 8 * (row + (TYPES[font][2] - 1) // 2), self.numbers[place])
                for line in ink(font, self.numbers[place]):
                    self.add(x, 8 * row, line)
                    row += 1
        self._shown_rows, self._shown_numbers = self.rows, self.numbers
        self.rows, self.numbers = [_EMPTY] * ROWS, {}
        return super().paint()

    def _draw_row(self, row: int) -> None:
        text = self.rows[row]
        flip = text[0] == "\n"
        if flip:
            text = text[1:]
        codes = [ord(sign) if " " <= sign <= "~" else LAST for sign in text]
        small = fonts.SMALL
        cells = b"".join([small[(code - 32) * CELL : (code - 31) * CELL] for code in codes])
        self.add(0, 8 * row, inverse(cells) if flip else cells)
