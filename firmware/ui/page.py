"""The picture: eight rows of small text, and tall text and numbers that stand in their gaps."""

from firmware.ui import fonts
from firmware.ui.text_lines import COLUMNS, tall_and_small

ROWS = 8  # of small text, in cells of 6 x 8 pixels
WIDTH = 128  # pixels
CELL = 6
TALL_CELL = 8  # of tall text, 16 pixels high

CARD, WIDE, BIG, TALL, MARKED_CARD, MARKED = range(6)  # those marked stand in reverse
_NUMBERS = (  # glyphs, pixels, rows
    (fonts.CARD, 6, 2),
    (fonts.WIDE, 8, 3),
    (fonts.BIG, 12, 3),
    (fonts.TALL, TALL_CELL, 2),
    (fonts.CARD, 7, 2),  # a light edge before each
    (fonts.SMALL, CELL, 1),
)
_DIGITS = "0123456789 eflt"  # the letters in BIG alone: for how many cards are left
_BLANK = 10
_SIGN = 18  # pixels that the sign of a refusal takes
_EMPTY = "{:<21}".format("")
_UNKNOWN = "\0"  # in a row as shown: whatever is there, it is no text
_LAST = ord("~")  # stands for all that has no glyph
_APART = 2  # cells between changes that have windows of their own: those cost 10 bytes each


class Page:
    """One picture of 128 x 64 pixels in `pixels`: 1,024 bytes, eight rows of vertical bytes.

    A screen puts all its rows and numbers each time; `paint` then draws what has changed and tells
    where.  Under a number the rows must be blank.  What is too long is cut off, never refused.
    """

    def __init__(self, pixels: "Pixels"):
        self.pixels = pixels
        self._shown = [_EMPTY] * ROWS
        self._shown_numbers = []
        self._begin()

    def _begin(self) -> None:
        self.rows = [_EMPTY] * ROWS
        self.numbers = []  # (font, x, row, text)

    def keep(self) -> None:
        """Begin with what is shown instead of with an empty picture."""
        self.rows = list(self._shown)
        self.numbers = list(self._shown_numbers)

    def row(self, row: int, text: str, inverse: bool = False) -> None:
        """Put `text` as the whole of `row`, instead of what was MARKED there."""
        if 0 <= row < ROWS:
            self.numbers = [it for it in self.numbers if it[0] != MARKED or it[2] != row]
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
        signs = [sign if " " <= sign <= "~" else "~" for sign in text]
        self.number(TALL, x, row, "".join(signs))

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
        for i in range(len(self.numbers)):
            font, x, top, _ = self.numbers[i]
            if top < end and top + _NUMBERS[font][2] > row:
                self.numbers[i] = (font, x, top, "")
                first = min(first, top)
        for i in range(first, end):
            self.rows[i] = _EMPTY

    def number(self, font: int, x: int, row: int, text: str) -> None:
        """Put digits and blanks with their left edge at pixel `x`, their top at `row`.

        MARKED is the small text in reverse, which may have letters too.
        """
        _, width, height = _NUMBERS[font]
        text = text[: max(WIDTH - x, 0) // width]
        if text and 0 <= row <= ROWS - height and x >= 0:
            self.numbers.append((font, x, row, text))

    def paint(self) -> "list[list[int]]":
        """Draw what differs from the last picture; return the windows that were drawn.

        A window is (first row, last row, left, right), right and left in pixels, right exclusive.
        The next picture begins empty.
        """
        windows = []
        old = self._shown_numbers
        for i in range(len(old)):
            if not old[i][3]:
                old[i] = None
                continue
            new = self.numbers[i] if i < len(self.numbers) else None
            if new is None or new[:3] != old[i][:3]:
                self._erase(old[i], windows)
                old[i] = None
            elif len(new[3]) < len(old[i][3]):
                font, x, row, text = old[i]
                kept = len(new[3])
                self._erase((font, x + kept * _NUMBERS[font][1], row, text[kept:]), windows)
                old[i] = (font, x, row, text[: max(kept - 1, 0)])  # cells reach into the last one
        erased = len(windows)
        for row in range(ROWS):
            if self.rows[row] != self._shown[row]:
                self._draw_row(row, windows)
        for i in range(len(self.numbers)):
            before = old[i] if i < len(old) else None
            if before and _is_near(before, windows[:erased]):
                before = None  # the cells of a number that has gone may reach into it
            if self.numbers[i] != before:
                self._draw_number(self.numbers[i], before, windows)
        self._shown, self._shown_numbers = self.rows, self.numbers
        self._begin()
        return windows

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
        end = -_APART  # of the run drawn last
        i = 0
        while i < COLUMNS:
            if codes[i] == before[i]:
                i += 1
                continue
            start = i
            while i < COLUMNS and codes[i] != before[i]:
                i += 1
            places = [(code - 32) * CELL for code in codes[start:i]]
            ink = b"".join([small[at : at + CELL] for at in places])
            if flip:
                ink = _inverse(ink)
            self.pixels[base + start * CELL : base + i * CELL] = ink
            if start - end < _APART:
                windows[-1][3] = i * CELL
            else:
                windows.append([row, row, start * CELL, i * CELL])
            end = i

    def _codes(self, row: int, text: str, flip: bool) -> bytes:
        """Return `text` as one byte a cell; what has no glyph is another sign from now on."""
        codes = text.encode()
        if len(codes) != COLUMNS or min(codes) < 32 or max(codes) > _LAST:
            codes = bytes([ord(sign) if " " <= sign <= "~" else _LAST for sign in text])
            self.rows[row] = ("\n" if flip else "") + codes.decode()
        return codes

    def _draw_number(
        self,
        number: "tuple[int, int, int, str]",
        before: "tuple[int, int, int, str] | None",
        windows: "list[list[int]]",
    ) -> None:
        font, x, row, text = number
        old = before[3] if before else ""
        glyphs, width, height = _NUMBERS[font]
        edge = bytes(1 if font == MARKED_CARD else 0)
        own = width - len(edge)
        first, last = len(text), 0  # of the glyphs that are drawn
        for i in range(len(text)):
            if i >= len(old) or old[i] != text[i]:
                first = min(first, i)
                last = i + 1
        if not last:
            return
        if font in (TALL, MARKED):
            places = [min(max(ord(sign), 32), _LAST) - 32 for sign in text[first:last]]
        else:
            places = [_DIGITS.find(sign) for sign in text[first:last]]
            last_place = len(glyphs) // (own * height) - 1
            places = [place if 0 <= place <= last_place else _BLANK for place in places]
        at = row * WIDTH + x + first * width
        for line in range(height):  # a line of all glyphs at once: one by one took long
            starts = [(place * height + line) * own for place in places]
            ink = edge + edge.join([glyphs[start : start + own] for start in starts])
            if font >= MARKED_CARD:
                ink = _inverse(ink)
            self.pixels[at : at + len(ink)] = ink
            at += WIDTH
        windows.append([row, row + height - 1, x + first * width, x + last * width])

    def _erase(self, number: "tuple[int, int, int, str]", windows: "list[list[int]]") -> None:
        """Blank a number that has gone; words of the rows there are drawn anew, and nothing else.

        A cell at its edge may also be that of a number beside it.
        """
        font, x, row, text = number
        end, height = x + _NUMBERS[font][1] * len(text), _NUMBERS[font][2]
        left, right = x // CELL, min((end + CELL - 1) // CELL, COLUMNS)
        for line in range(row, row + height):
            at = line * WIDTH
            self.pixels[at + x : at + end] = bytes(end - x)
            shown = self._shown[line]
            if shown[0] != "\n":
                under = [" " if sign == " " else _UNKNOWN for sign in shown[left:right]]
                shown = shown[:left] + "".join(under) + shown[right:]
            self._shown[line] = shown
        windows.append([row, row + height - 1, x, end])


def _is_near(number: "tuple[int, int, int, str]", windows: "list[list[int]]") -> bool:
    """Return True if a cell at the edge of one of `windows` may reach into `number`."""
    font, x, row, text = number
    _, width, height = _NUMBERS[font]
    for first, last, left, right in windows:
        beside = x < right + CELL - 1 and left - CELL + 1 < x + width * len(text)
        if beside and first < row + height and row <= last:
            return True
    return False


def _inverse(ink: bytes) -> bytes:
    """Return `ink` with dark for light, as one number: by bytes it would take long."""
    bits = 8 * len(ink)
    return (int.from_bytes(ink, "big") ^ ((1 << bits) - 1)).to_bytes(len(ink), "big")
