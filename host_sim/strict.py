"""A page that does not forgive: whatever is longer than its place is an error."""

from firmware.ui import fonts, page
from firmware.ui.page import CELL, COLUMNS, ROWS, WIDTH, Page
from host_sim.reader import HUGE, REVERSED

FONTS = {  # glyphs, and a digit's size in pixels and rows
    page.CARD: (fonts.CARD, 6, 2),
    page.WIDE: (fonts.WIDE, 8, 3),
    page.BIG: (fonts.BIG, 12, 3),
    page.MARKED_CARD: (REVERSED, 7, 2),
    page.HUGE: (HUGE, 24, 6),
    page.MARKED: (bytes(byte ^ 0xFF for byte in fonts.SMALL), CELL, 1),
}


SIGNS = ("0123456789 ", "".join(map(chr, range(32, 127))))  # of numbers, and of marked text


class TooLong(Exception):
    """Something does not fit where it was put."""


class StrictPage(Page):
    """A page that raises TooLong where the device would cut off or draw over."""

    def row(self, row: int, text: str, inverse: bool = False) -> None:
        if not 0 <= row < ROWS:
            raise TooLong(f"row {row} is not on the panel: {text!r}")
        if len(text.rstrip()) > COLUMNS:
            raise TooLong(f"{len(text)} characters: {text!r}")
        if not all(" " <= char <= "~" for char in text):
            raise TooLong(f"there is a character without a glyph: {text!r}")
        super().row(row, text, inverse)

    def number(self, font: int, x: int, row: int, text: str) -> None:
        _, width, height = FONTS[font]
        if x < 0 or x + width * len(text) > WIDTH or row < 0 or row + height > ROWS:
            raise TooLong(f"{text!r} at pixel {x} of row {row} is off the panel")
        if any(sign not in SIGNS[font == page.MARKED] for sign in text):
            raise TooLong(f"{text!r} is no number")
        super().number(font, x, row, text)

    def paint(self) -> list:
        taken: dict[tuple[int, int], str] = {}
        for number in self.numbers:
            for line, x, ink in columns(*number):
                if (line, x) in taken:
                    raise TooLong(f"{number[3]!r} lies over {taken[line, x]!r}")
                taken[line, x] = number[3]
                if self._clash(line, x, ink):
                    raise TooLong(f"{number[3]!r} lies over {self.rows[line].strip()!r}")
        return super().paint()

    def _clash(self, line: int, x: int, ink: int) -> bool:
        """Return True if the words of a row and a number's column `ink` spoil each other.

        Where a word's cell is in the column, both must be blank there: either may be drawn anew.
        """
        row, column = self.rows[line], x // CELL
        if row[0] == "\n":
            return True
        if column >= COLUMNS or row[column] == " ":
            return False
        return bool(ink or fonts.SMALL[(ord(row[column]) - 32) * CELL + x % CELL])


def columns(font: int, x: int, row: int, text: str):
    """Yield row, pixel column and eight vertical pixels of everything that a number covers."""
    glyphs, width, height = FONTS[font]
    for i, digit in enumerate(text):
        start = SIGNS[font == page.MARKED].index(digit) * width * height
        for line in range(height):
            for place in range(width):
                yield row + line, x + i * width + place, glyphs[start + line * width + place]
