"""The page that screens write on: eight rows of text, and larger signs in five types.

Only what has changed is drawn and sent.
"""

from firmware.ui import fonts

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


WIDTH = 128  # pixels
_MANY = 16  # windows


def changes(new: "str | bytes", old: "str | bytes", apart: int) -> "list[list[int]]":
    """Return where `new` differs from `old`, as long at least: first sign, and one behind the last.

    Changes with fewer than `apart` signs between them are one.
    """
    parts = []
    end = -apart  # of the last one
    for i in range(len(new)):
        if new[i] != old[i]:
            if i - end < apart:
                parts[-1][1] = i + 1
            else:
                parts.append([i, i + 1])
            end = i + 1
    return parts


def words(codes: bytes) -> "list[list[int]]":
    """Return where the words of `codes` are, a row of text: first sign, and one behind the last."""
    parts = []
    end = len(codes.rstrip())
    start = len(codes) - len(codes.lstrip())
    while start < end:
        if codes[start] == 32:  # a blank
            start += 1
            continue
        blank = codes.find(b" ", start, end)
        parts.append([start, blank if blank > 0 else end])
        start = parts[-1][1] + 1
    return parts


def is_near(place: "tuple[int, int, int]", text: str, windows: "list[list[int]]") -> bool:
    """Return True if a cell at the edge of one of `windows` may reach into `text` at `place`."""
    font, x, row = place
    _, width, height = TYPES[font]
    for first, last, left, right in windows:
        beside = x < right + CELL - 1 and left - CELL + 1 < x + width * len(text)
        if beside and first < row + height and row <= last:
            return True
    return False


def each_once(windows: "list[list[int]]", rows: "list[list[int]]") -> "list[list[int]]":
    """Return `windows` and `rows`, cut where one of the `windows` before them has their bytes."""
    over = []
    for window in windows:
        if _is_left(window, over):
            over.append(window)
    return over + [window for window in rows if _is_left(window, over)]


def _is_left(window: "list[int]", over: "list[list[int]]") -> bool:
    """Cut off of `window` what windows of `over` reach into; return False if nothing is left."""
    top, bottom = window[0], window[1]
    for first, last, left, right in over:
        if first <= top and bottom <= last:
            if left <= window[2] < right:
                window[2] = right
            if left < window[3] <= right:
                window[3] = left
    return window[2] < window[3]


def changed(windows: "list[list[int]]", new: "Pixels", old: bytes) -> "list[list[int]]":
    """Return `windows` without the columns at their edges that are in `new` as they were in `old`.

    Both are pictures; what stays whole is left out.  Of a new page all is left as it is: to look
    for such columns would take longer than to send them.
    """
    found = []
    if len(windows) > _MANY:
        return windows
    for first, last, left, right in windows:
        rows = range(first * WIDTH, last * WIDTH + 1, WIDTH)
        begin = right
        for at in rows:
            x = left
            while x < begin and new[at + x] == old[at + x]:
                x += 1
            begin = x
        end = begin
        for at in rows:
            x = right
            while x > end and new[at + x - 1] == old[at + x - 1]:
                x -= 1
            end = x
        if begin < end:
            found.append([first, last, begin, end])
    return found


ROWS = 8  # of small text, in cells of 6 x 8 pixels
_SIGN = 18  # pixels that the sign of a refusal takes
_EMPTY = "{:<21}".format("")
_UNKNOWN = "\0"  # in a row as shown: whatever is there, it is no text
_APART = 2  # cells between changes that have windows of their own: those cost 7 to 10 bytes


class Page:
    """One picture of 128 x 64 pixels in `pixels`: 1,024 bytes, eight rows of vertical bytes.

    A screen puts all its rows and numbers each time; `paint` then draws what has changed and tells
    where.  Under a number the rows must be blank.  What is too long is cut off, never refused.
    """

    def __init__(self, pixels: "Pixels"):
        self.pixels = pixels
        self._shown = [_EMPTY] * ROWS
        self._shown_numbers = {}
        self._begin()

    def _begin(self) -> None:
        self.rows = [_EMPTY] * ROWS
        self.numbers: dict[tuple[int, int, int], str] = {}  # text by font, x and row

    def keep(self) -> None:
        """Begin with what is shown instead of with an empty picture."""
        self.rows = list(self._shown)
        self.numbers = dict(self._shown_numbers)

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
        """Draw what differs from the last picture; return the windows that were drawn.

        A window is (first row, last row, left, right), right and left in pixels, right exclusive.
        The next picture begins empty.
        """
        before = bytes(self.pixels)
        windows: list[list[int]] = []  # of what stands or stood on the rows
        new, old = self.numbers, self._shown_numbers
        for place in sorted(old):  # a dict has another order on another interpreter
            text, kept = old[place], len(new.get(place, ""))
            if kept < len(text):
                self._erase(place, kept, len(text), windows)
                old[place] = text[: max(kept - 1, 0)]  # cells reach into the last one
        erased = list(windows)
        rows: list[list[int]] = []
        for row in range(ROWS):
            if self.rows[row] != self._shown[row]:
                self._draw_row(row, rows)
        for place in sorted(new):
            shown = old.get(place, "")
            if shown and is_near(place, shown, erased):
                shown = ""  # the cells of a number that has gone may reach into it
            if new[place] != shown:
                self._draw_number(place, new[place], shown, windows)
        self._shown, self._shown_numbers = self.rows, new
        self._begin()
        return changed(each_once(windows, rows), self.pixels, before)

    def _draw_row(self, row: int, windows: "list[list[int]]") -> None:
        new, old = self.rows[row], self._shown[row]
        flip = new[0] == "\n"
        if flip:
            new = new[1:]
        if flip != (old[0] == "\n"):
            old = _UNKNOWN * COLUMNS
        elif flip:
            old = old[1:]
        codes, before = self._codes(row, new, flip), old.encode()
        small = fonts.SMALL
        base = row * WIDTH
        near = -_APART  # to what was drawn last: its end
        if self._shown[row] == _EMPTY and not flip:
            parts = words(codes)
        else:
            parts = words(before) if self.rows[row] == _EMPTY else changes(codes, before, 1)
        for start, end in parts:
            places = [(code - 32) * CELL for code in codes[start:end]]
            cells = b"".join([small[at : at + CELL] for at in places])
            if flip:
                cells = inverse(cells)
            self.pixels[base + start * CELL : base + end * CELL] = cells
            if start - near < _APART:
                windows[-1][3] = end * CELL
            else:
                windows.append([row, row, start * CELL, end * CELL])
            near = end

    def _codes(self, row: int, text: str, flip: bool) -> bytes:
        """Return `text` as one byte a cell; what has no glyph is another sign from now on."""
        codes = text.encode()
        if len(codes) != COLUMNS or min(codes) < 32 or max(codes) > LAST:
            codes = bytes([ord(sign) if " " <= sign <= "~" else LAST for sign in text])
            self.rows[row] = ("\n" if flip else "") + codes.decode()
        return codes

    def _draw_number(
        self,
        place: "tuple[int, int, int]",
        text: str,
        before: str,
        windows: "list[list[int]]",
    ) -> None:
        _, width, height = TYPES[place[0]]
        parts = [[0, len(text)]]
        if before:
            parts = changes(text, before + _UNKNOWN * len(text), _APART)
        for first, last in parts:
            x = place[1] + first * width
            at = place[2] * WIDTH + x
            for line in ink(place[0], text[first:last]):
                self.pixels[at : at + len(line)] = line
                at += WIDTH
            windows.append([place[2], place[2] + height - 1, x, x + (last - first) * width])

    def _erase(
        self, place: "tuple[int, int, int]", kept: int, count: int, windows: "list[list[int]]"
    ) -> None:
        """Blank a number of `count` signs that has gone, but for those `kept` at its beginning.

        Words of the rows there are drawn anew, and nothing else: a cell at its edge may also be
        that of a number beside it.
        """
        font, x, row = place
        _, width, height = TYPES[font]
        end = x + width * count
        x += width * kept
        left, right = x // CELL, min((end + CELL - 1) // CELL, COLUMNS)
        for line in range(row, row + height):
            at = line * WIDTH
            self.pixels[at + x : at + end] = bytes(end - x)
            shown = self._shown[line]
            if shown != _EMPTY and shown[0] != "\n":
                under = [" " if sign == " " else _UNKNOWN for sign in shown[left:right]]
                self._shown[line] = shown[:left] + "".join(under) + shown[right:]
        windows.append([row, row + height - 1, x, end])
