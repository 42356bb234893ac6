"""A page that does not forgive: whatever is longer than its place is an error."""

import functools
from string import ascii_lowercase
from typing import Any

from firmware.ui import faces, fonts, page, sheet
from firmware.ui.page import CELL, COLUMNS, ROWS, WIDTH, Page, tall_and_small
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


class StrictPage(Page):
    """A page that raises TooLong where the device would cut off or draw over.

    `large` are the words that were put in T or a numeral since it was painted.
    """

    large = ""

    def text(self, x: int, y: int, words: str, face: Any = faces.T, *more: Any, **by: Any) -> int:
        if face not in (faces.S, faces.CAPS):
            self.large += " " + words
        return super().text(x, y, words, face, *more, **by)

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
        return super().paint()

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
