"""The panel as characters: its dots in braille, its pixels in half blocks, or its words."""

import textwrap
from collections.abc import Callable
from typing import NamedTuple

from textual.strip import Strip

from host_sim.chips.ssd1306 import Ssd1306
from host_sim.faces.terminal.cell_widgets import Drawn, line, style
from host_sim.picture import GLASS, HEIGHT, LIT, WIDTH
from host_sim.reader import read

BRAILLE = 0x2800

# A nibble is four pixels from the top down: bits 0, 1, 2, 6 on a cell's left, 3, 4, 5, 7 on its
# right.
LEFT = [nibble & 7 | (nibble & 8) << 3 for nibble in range(16)]
RIGHT = [(nibble & 7) << 3 | (nibble & 8) << 4 for nibble in range(16)]

# A pixel and the one below it: none, the upper, the lower, both.
HALVES = " ▀▄█"
MARKS = " '.#"

LEFT_MARGIN = 20  # columns before the words
_PLAIN = str.maketrans({"½": " 1/2", "×": "x"})
HERE = "> "  # before a row that is light on dark reversed


class Way(NamedTuple):
    """How the panel is written: `columns` x `rows` cells, which `lines` makes of a picture.

    Whether a line is reversed is told beside it.
    """

    columns: int
    rows: int
    lines: Callable[[bytes], list[tuple[str, bool]]]


def braille(picture: bytes) -> list[str]:
    """Return a picture of 8 pages as 16 lines of 64 cells; a cell without dots is a blank."""
    lines = []
    for row in range(HEIGHT // 4):
        page = picture[(row >> 1) * WIDTH : (row >> 1) * WIDTH + WIDTH]
        shift = (row & 1) * 4
        nibbles = [byte >> shift & 15 for byte in page]
        dots = [LEFT[nibbles[x]] | RIGHT[nibbles[x + 1]] for x in range(0, WIDTH, 2)]
        # Some fonts show a cell without dots as eight small rings.
        lines.append("".join(chr(BRAILLE + cell) if cell else " " for cell in dots))
    return lines


def halves(picture: bytes, marks: str = HALVES) -> list[str]:
    """Return a picture of 8 pages as 32 lines of 128 of `marks`, each for two pixels."""
    lines = []
    for row in range(HEIGHT // 2):
        page = picture[(row >> 2) * WIDTH : (row >> 2) * WIDTH + WIDTH]
        shift = (row & 3) * 2
        lines.append("".join(marks[byte >> shift & 3] for byte in page))
    return lines


def words(picture: bytes) -> list[tuple[str, bool]]:
    """Return the 8 rows of words in a picture of 8 pages, each on two lines, in ASCII."""
    lines = []
    for row, text in enumerate(read(picture)):
        inverse = picture[row * WIDTH] == 0xFF
        room = WORDS.columns - LEFT_MARGIN
        first, *more = textwrap.wrap(text.translate(_PLAIN), room, max_lines=2) or [""]
        lines.append(((HERE if inverse else "").rjust(LEFT_MARGIN) + first, inverse))
        lines.append((" " * LEFT_MARGIN + more[0] if more else "", False))
    return lines


def _upright(lines: list[str]) -> list[tuple[str, bool]]:
    return [(text, False) for text in lines]


DOTS = Way(64, 16, lambda picture: _upright(braille(picture)))
WORDS = Way(64, 16, words)
BLOCKS = Way(128, 32, lambda picture: _upright(halves(picture)))
ASCII_BLOCKS = Way(128, 32, lambda picture: _upright(halves(picture, MARKS)))


class PanelView(Drawn):
    """The panel as the eye sees it, as bright as its contrast makes it."""

    def __init__(self) -> None:
        super().__init__(DOTS.columns, DOTS.rows, GLASS, id="panel")
        self._seen: tuple[bytes, int, Way] | None = None

    def look(self, panel: Ssd1306, way: Way) -> None:
        """Show what `panel` shows now, written in that `way`."""
        seen = panel.picture(), panel.contrast, way
        if seen == self._seen:
            return
        self._seen = seen
        share = 0.55 + 0.45 * panel.contrast / 255
        lit = (round(LIT[0] * share), round(LIT[1] * share), round(LIT[2] * share))
        self.size_to(way.columns, way.rows)
        self.draw([_line(text, inverse, lit) for text, inverse in way.lines(seen[0])])


def _line(text: str, inverse: bool, lit: tuple[int, int, int]) -> Strip:
    return line(text, style(GLASS, lit) if inverse else style(lit, GLASS))
