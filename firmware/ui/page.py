"""The picture: eight rows of small text, and tall text and numbers that stand in their gaps."""

from firmware.ui import fonts
from firmware.ui.glyphs import CELL, LAST, MARKED, TALL, TYPES, ink, inverse
from firmware.ui.text_lines import COLUMNS, tall_and_small
from firmware.ui.windows import WIDTH, changed, changes, each_once, is_near, words

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
