"""The picture: eight rows of small text, and larger numbers that stand in their gaps."""

from firmware.ui import fonts

COLUMNS, ROWS = 21, 8  # of small text, in cells of 6 x 8 pixels
WIDTH = 128  # pixels
CELL = 6

CARD, WIDE, BIG, MARKED_CARD, MARKED, HUGE = range(6)  # those marked stand in reverse
_NUMBERS = (  # glyphs, pixels, rows
    (fonts.CARD, 6, 2),
    (fonts.WIDE, 8, 3),
    (fonts.BIG, 12, 3),
    (fonts.CARD, 7, 2),  # a light edge before each
    (fonts.SMALL, CELL, 1),
    (fonts.BIG, 24, 6),  # each of its pixels is four
)
_DIGITS = "0123456789 "
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
            new = self.numbers[i] if i < len(self.numbers) else None
            if new is None or new[:3] != old[i][:3] or len(new[3]) < len(old[i][3]):
                self._erase(old[i], windows)
                old[i] = None
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
            if i < len(old) and old[i] == text[i]:
                continue
            if font == MARKED:
                start = (min(max(ord(text[i]), 32), _LAST) - 32) * width
            else:
                start = _DIGITS.find(text[i]) % len(_DIGITS) * (len(glyphs) // len(_DIGITS))
            at = row * WIDTH + x + i * width
            for line in range(height):
                if font == HUGE:
                    ink = _doubled(glyphs[start : start + own // 2], line % 2 * 4)
                    start += line % 2 * own // 2
                else:
                    ink = edge + glyphs[start : start + own]
                    start += own
                marked = MARKED_CARD <= font <= MARKED
                self.pixels[at : at + width] = _inverse(ink) if marked else ink
                at += WIDTH
            first = min(first, i)
            last = i + 1
        if last:
            windows.append([row, row + height - 1, x + first * width, x + last * width])

    def _erase(self, number: "tuple[int, int, int, str]", windows: "list[list[int]]") -> None:
        """Blank a number that has gone; words of the rows there are drawn anew, and nothing else.

        A cell at its edge may also be that of a number beside it.
        """
        font, x, row, text = number
        width, height = _NUMBERS[font][1] * len(text), _NUMBERS[font][2]
        left, right = x // CELL, min((x + width + CELL - 1) // CELL, COLUMNS)
        for line in range(row, row + height):
            at = line * WIDTH + x
            self.pixels[at : at + width] = bytes(width)
            shown = self._shown[line]
            if shown[0] != "\n":
                under = [" " if sign == " " else _UNKNOWN for sign in shown[left:right]]
                shown = shown[:left] + "".join(under) + shown[right:]
            self._shown[line] = shown
        windows.append([row, row + height - 1, x, x + width])


def _is_near(number: "tuple[int, int, int, str]", windows: "list[list[int]]") -> bool:
    """Return True if a cell at the edge of one of `windows` may reach into `number`."""
    font, x, row, text = number
    _, width, height = _NUMBERS[font]
    for first, last, left, right in windows:
        beside = x < right + CELL and left - CELL < x + width * len(text)
        if beside and first < row + height and row <= last:
            return True
    return False


def _inverse(ink: bytes) -> bytes:
    """Return `ink` with dark for light, as one number: by bytes it would take long."""
    bits = 8 * len(ink)
    return (int.from_bytes(ink, "big") ^ ((1 << bits) - 1)).to_bytes(len(ink), "big")


def _doubled(ink: bytes, bit: int) -> bytes:
    """Return `ink` with four of its pixels, from `bit` on, twice as wide and high."""
    ones = int.from_bytes(b"\1" * len(ink), "big")
    bits = int.from_bytes(ink, "big") >> bit & ones * 0x0F
    bits = (bits | bits << 2) & ones * 0x33
    bits = (bits | bits << 1) & ones * 0x55
    return b"".join([bytes((column, column)) for column in (bits * 3).to_bytes(len(ink), "big")])


def wrap(text: str) -> "list[str]":
    """Return `text` broken between words into lines of at most 21 characters."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > COLUMNS:
            lines.append(word)
        elif lines[-1]:
            lines[-1] += " " + word
        else:
            lines[-1] = word
    return lines
