"""A page that does not forgive: whatever is longer than its place is an error."""

import functools
from string import ascii_lowercase
from typing import Any

from firmware.ui import faces, fonts, page, sheet
from firmware.ui.page import CELL, COLUMNS, ROWS, WIDTH, Page, tall_and_small
from firmware.ui.sheet import HEIGHT
from host_sim.overlaps import boxes_of, cut_by, part, put_at
from host_sim.reader import HUGE, LARGE, REVERSED, listen
from host_sim.reader import TEXT as GLYPHS

listen(sheet)

FONTS = {  # glyphs, and a digit's size in pixels and rows
    page.CARD: (fonts.CARD, 6, 2),
    page.WIDE: (fonts.WIDE, 8, 3),
    page.BIG: (fonts.BIG, 12, 3),
    page.TALL: (b"".join(GLYPHS), 8, 2),
    page.MARKED_CARD: (REVERSED, 7, 2),
    page.MARKED: (bytes(byte ^ 0xFF for byte in fonts.SMALL), CELL, 1),
    page.HUGE: (HUGE, 24, 6),
    page.MARKED_BIG: (bytes(byte ^ 0xFF for byte in fonts.BIG), 12, 3),
}
TEXT = "".join(map(chr, range(32, 127)))


def signs_of(font: int) -> str:
    """Return the signs that `font` has, in the order of its glyphs."""
    if font in (page.TALL, page.MARKED):
        return TEXT
    return LARGE if font in (page.BIG, page.MARKED_BIG) else LARGE.rstrip(ascii_lowercase)


@functools.cache
def signs_in(font: int) -> frozenset[str]:
    """Return the set of the signs that `font` has."""
    return frozenset(signs_of(font))


class TooLong(Exception):
    """Something does not fit where it was put."""


class Overlap(TooLong):
    """Something lies over something else."""


class StrictPage(Page):
    """A page that raises TooLong where the device would cut off, Overlap where it would draw over.

    No glyph lies in another's box, no bar or line goes through one, and what is cleared or turned
    to reverse takes glyphs whole.

    `large` are the words that were put in T or a numeral since it was painted.
    """

    large = ""
    _glyphs = 0  # the boxes of all glyphs on this picture, as host_sim/overlaps.py has pixels
    _bars = 0  # and the pixels of bars, lines and frames
    _last = 0, 0  # both, on the last picture
    _pieces: tuple[tuple[int, str], ...] = ()  # of glyphs, with the words they belong to
    _said = ""
    _trusted = False  # while a verb is made of others

    def text(self, x: int, y: int, words: str, face: Any = faces.T, *more: Any, **by: Any) -> int:
        if face not in (faces.S, faces.CAPS):
            self.large += " " + words
        self._said = words
        behind = super().text(x, y, words, face, *more, **by)
        self._said = ""
        return behind

    def put(self, x: int, y: int, strips: Any) -> None:
        width, height = len(strips[0]), 8 * len(strips)
        if y == HEIGHT - 8 and x + width >= WIDTH:  # keys that take the place of others
            self._forget(part(x, y - 1, width, height + 1))
        boxes = put_at(x, y, boxes_of(strips))
        over = part(x, y, width, height) if y % 8 == 0 else boxes
        self._apart(boxes, over)
        super().put(x, y, strips)

    def add(self, x: int, y: int, strip: Any) -> None:
        boxes = put_at(x, y, boxes_of((strip,)))
        self._apart(boxes, boxes)
        super().add(x, y, strip)

    def _apart(self, boxes: int, over: int) -> None:
        """Raise Overlap if what is put with its `boxes` lies `over` what is there."""
        if self.in_cells:
            return
        if over & self._glyphs:
            raise Overlap(f"{self._said!r} lies over {self._at(over)}")
        if over & self._bars:
            raise Overlap(f"{self._said!r} lies over a line or a bar")
        self._glyphs |= boxes
        self._pieces += ((boxes, self._said),)

    def _at(self, pixels: int) -> str:
        """Return what words stand at one of the `pixels`."""
        return repr(" ".join(words for boxes, words in self._pieces if boxes & pixels))

    def _whole(self, what: str, *place: int) -> None:
        """Raise Overlap if an edge of a rectangle goes through a glyph."""
        if not self.in_cells and cut_by(self._glyphs, *place):
            for boxes, words in self._pieces:
                if cut_by(boxes, *place):
                    raise Overlap(f"{what} at {place} goes through {words!r}")

    def _forget(self, pixels: int) -> None:
        self._glyphs &= ~pixels
        self._bars &= ~pixels
        self._pieces = tuple([(boxes & ~pixels, words) for boxes, words in self._pieces])

    def fill(self, x: int, y: int, width: int, height: int) -> None:
        if not self._trusted:
            bar = part(x, y, width, height)
            if bar & self._glyphs:
                raise Overlap(f"a line or a bar lies over {self._at(bar)}")
            self._bars |= bar
        super().fill(x, y, width, height)

    def reverse(self, x: int, y: int, width: int, height: int) -> None:
        if not self._trusted:
            self._whole("what is reversed", x, y, width, height)
        super().reverse(x, y, width, height)

    def reverse_round(self, x: int, y: int, width: int, height: int) -> None:
        self._whole("a key or card", x, y, width, height)
        self._trusted = True
        super().reverse_round(x, y, width, height)
        self._trusted = False

    def clear(self, x: int, y: int, width: int, height: int) -> None:
        self._whole("what is cleared", x, y, width, height)
        self._forget(part(x, y, width, height))
        self._trusted = True
        super().clear(x, y, width, height)
        self._trusted = False

    def keep(self) -> None:
        self._glyphs, self._bars = self._last
        super().keep()

    def row(self, row: int, text: str, inverse: bool = False) -> None:
        if not 0 <= row < ROWS:
            raise TooLong(f"row {row} is not on the panel: {text!r}")
        if len(text.rstrip()) > COLUMNS:
            raise TooLong(f"{len(text)} characters: {text!r}")
        if not (text.isascii() and text.isprintable()):
            raise TooLong(f"there is a character without a glyph: {text!r}")
        super().row(row, text, inverse)

    def notice(self, text: str, sign: str = "", most: int = 2, row: int = -1) -> None:
        tall, small = tall_and_small(text, most, sign)
        rows = 2 * len(tall) + len(small)
        if max(row, 0) + rows >= ROWS:
            raise TooLong(f"{rows} rows above the last one: {text!r}")
        super().notice(text, sign, most, row)

    def tall(self, row: int, text: str, x: int = 0) -> None:
        if not (text.isascii() and text.isprintable()):
            raise TooLong(f"there is a character without a glyph: {text!r}")
        super().tall(row, text, x)

    def number(self, font: int, x: int, row: int, text: str) -> None:
        _, width, height = FONTS[font]
        if x < 0 or x + width * len(text) > WIDTH or row < 0 or row + height > ROWS:
            raise TooLong(f"{text!r} at pixel {x} of row {row} is off the panel")
        if not signs_in(font).issuperset(text):
            raise TooLong(f"{text!r} is no number")
        super().number(font, x, row, text)

    def paint(self) -> list:
        self.large = ""
        if self.cut:
            raise TooLong(f"cut off: {self.cut}")
        taken: list[list[tuple[int, int, str]]] = [[] for _ in range(ROWS)]
        for place, text in self.numbers.items():
            _, x, row = place
            end = x + FONTS[place[0]][1] * len(text)
            for line, ink in enumerate(inked(place[0], text), row):
                for start, stop, other in taken[line]:
                    if x < stop and start < end:
                        raise TooLong(f"{text!r} lies over {other!r}")
                taken[line].append((x, end, text))
                if self._clash(line, x, ink):
                    raise TooLong(f"{text!r} lies over {self.rows[line].strip()!r}")
        windows = super().paint()
        self._last = self._glyphs, self._bars
        self._glyphs, self._bars, self._pieces = 0, 0, ()
        return windows

    def _clash(self, line: int, x: int, ink: bytes) -> bool:
        """Return True if the words of a row and a number's `ink` from `x` on spoil each other.

        Where a word's cell is in a column, both must be blank there: either may be drawn anew.
        """
        row = self.rows[line]
        if row[0] == "\n":
            return True
        if not row[x // CELL : (x + len(ink) - 1) // CELL + 1].strip():
            return False
        for at, column in enumerate(ink, x):
            char = row[at // CELL : at // CELL + 1].strip()
            if char and (column or fonts.SMALL[(ord(char) - 32) * CELL + at % CELL]):
                return True
        return False


@functools.cache
def inked(font: int, text: str) -> list[bytes]:
    """Return what a number puts on each of its rows: columns of eight vertical pixels."""
    glyphs, width, height = FONTS[font]
    cells = [signs_of(font).index(digit) * height for digit in text]
    return [
        b"".join(glyphs[(cell + line) * width :][:width] for cell in cells)
        for line in range(height)
    ]
