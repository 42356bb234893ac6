"""The words on the panel, read off its pixels with the glyphs that the firmware draws with."""

import functools
from collections.abc import Iterable

from firmware.ui import fonts
from firmware.ui.glyphs import TALL as TALL_TYPE
from firmware.ui.glyphs import ink

COLUMNS, ROWS = 21, 8
WIDTH = 128
CELL = 6  # pixels
Piece = tuple[int, str, bool]  # column, text, whether its type is taller than a row
SIGNS = {fonts.UP: "^", fonts.DOWN: "v", fonts.WAVES: "~"}
SIGNS |= dict(zip("|@$%\\&", "[]-\\_/", strict=True))  # a card face down
TALL_SIGNS = {fonts.REFUSED[0]: ">", fonts.REFUSED[1]: "<"}  # the sign of a refusal is a cross
LARGE = "0123456789 eflt"  # what the types for numbers hold, as far as they go
UNKNOWN = "?"
GRID = (CELL, 32)  # where small text begins: in its own columns, or at one of four piles

# What a reading costs: as few glyphs as explain the pixels, none off the grid without need.
GLYPH, OFF_GRID, BLOT = 4, 1, 40


def _small() -> dict[bytes, str]:
    """Return the character of every cell of small type, inverse or not."""
    found = {}
    for code in range(32, 127):
        glyph = fonts.SMALL[(code - 32) * CELL : (code - 31) * CELL]
        char = SIGNS.get(chr(code), chr(code))
        found.setdefault(bytes(byte ^ 0xFF for byte in glyph), char)
        if any(glyph):
            found[glyph] = char
    return found


class Tall:
    """A taller type: `level` is the one of its `height` rows that its words go on.

    Its cells are `width` pixels wide, their pages one after another.
    """

    def __init__(self, glyphs: bytes, width: int, height: int, level: int) -> None:
        size = width * height
        cells = [glyphs[at : at + size] for at in range(0, len(glyphs), size)]
        self.digits = {cell: LARGE[i] for i, cell in enumerate(cells) if LARGE[i] != " "}
        cells = list(self.digits)
        self.width, self.height, self.level = width, height, level
        self._tops = [cell[:width] for cell in cells]

    def tops(self, page: bytes) -> list[int]:
        """Return where on `page` the first page of a digit may be, from left to right."""
        return _places(page, self._tops)


def _places(page: bytes, tops: Iterable[bytes]) -> list[int]:
    """Return where on `page` one of `tops` stands, from left to right."""
    found = []
    for top in tops:
        x = page.find(top)
        while x >= 0:
            found.append(x)
            x = page.find(top, x + 1)
    return sorted(found)


def _tall_text() -> dict[bytes, str]:
    """Return the character of every cell of tall text."""
    chars = map(chr, range(32, 127))
    return {b"".join(ink(TALL_TYPE, char)): TALL_SIGNS.get(char, char) for char in chars}


SMALL = _small()
TEXT = _tall_text()
TEXT_CELL = 8
TOPS = {cell[:TEXT_CELL] for cell in TEXT if any(cell[:TEXT_CELL])}
# In reverse each page of a card's digit has a light edge before it.
REVERSED = b"".join(
    b"\xff" + bytes(byte ^ 0xFF for byte in fonts.CARD[at : at + CELL])
    for at in range(0, len(fonts.CARD), CELL)
)


def _doubled(glyphs: bytes, width: int, height: int) -> bytes:
    """Return `glyphs` with each pixel twice as wide and high."""
    found = bytearray()
    size = width * height
    for at in range(0, len(glyphs), size):
        columns = [
            bytes(glyphs[at + i + width * page] for page in range(height)) for i in range(width)
        ]
        bits = [int.from_bytes(column, "little") for column in columns]
        tall = [sum((3 << 2 * i) * (bit >> i & 1) for i in range(8 * height)) for bit in bits]
        pages = [column.to_bytes(2 * height, "little") for column in tall for _ in range(2)]
        found += b"".join(bytes(column[page] for column in pages) for page in range(2 * height))
    return bytes(found)


HUGE = _doubled(fonts.BIG, 12, 3)
TALL = (
    Tall(HUGE, 24, 6, 2),
    Tall(fonts.BIG, 12, 3, 1),
    Tall(fonts.WIDE, 8, 3, 1),
    Tall(fonts.CARD, 6, 2, 0),
    Tall(REVERSED, 7, 2, 0),
    Tall(bytes(byte ^ 0xFF for byte in fonts.BIG), 12, 3, 1),
)


def read(picture: bytes) -> list[str]:
    """Return the 8 rows of words in `picture`: 8 pages of 128 vertical bytes.

    A word goes where its pixels begin, in columns of 6; digits of a taller type go on the middle
    of three rows, the upper of two, and so does tall text; what is no glyph is a question mark.
    """
    pages = [bytearray(picture[i * WIDTH : (i + 1) * WIDTH]) for i in range(ROWS)]
    words: list[list[Piece]] = [[] for _ in range(ROWS)]
    for tall in TALL:
        for top in range(ROWS - tall.height + 1):
            words[top + tall.level] += _take_tall(pages[top : top + tall.height], tall)
    for top in range(ROWS - 1):
        words[top] += _take_text(pages[top : top + 2])
    for row in range(ROWS):
        words[row] += _read_small(bytes(pages[row]))
    return [_line(found) for found in words]


def _take_tall(pages: list[bytearray], tall: Tall) -> list[Piece]:
    """Return the numbers in tall type that begin on the first of `pages`, and wipe them off."""
    found: list[Piece] = []
    number, start, end = "", 0, 0
    for x in tall.tops(bytes(pages[0])):
        if number and x < end:
            continue
        digit = tall.digits.get(b"".join(page[x : x + tall.width] for page in pages))
        if digit is None:
            continue
        if number and x > end:
            found += _placed(number, start, tall.width)
            number = ""
        start, number, end = (start if number else x), number + digit, x + tall.width
        for page in pages:
            page[x:end] = bytes(tall.width)
    return found + _placed(number, start, tall.width)


def _take_text(pages: list[bytearray]) -> list[Piece]:
    """Return the pieces of tall text that begin on the first of `pages`, and wipe them off.

    A piece goes on over single blanks.
    """

    def cell(x: int) -> str:
        return TEXT.get(b"".join(page[x : x + TEXT_CELL] for page in pages), "")

    found: list[Piece] = []
    end = 0
    for x in _places(bytes(pages[0]), TOPS):
        if x < end or not cell(x):
            continue
        text = ""
        end = x
        while char := cell(end):
            if char == " " and cell(end + TEXT_CELL) in ("", " "):
                break
            text += char
            end += TEXT_CELL
        for page in pages:
            page[x:end] = bytes(end - x)
        found.append((x // CELL, text, True))
    return found


def _placed(number: str, x: int, width: int) -> list[Piece]:
    """Put `number` under the middle of the pixels that it takes from `x` on."""
    if not number:
        return []
    return [((x + len(number) * (width - CELL) // 2) // CELL, number, True)]


@functools.lru_cache(maxsize=4096)
def _read_small(page: bytes) -> list[Piece]:
    """Return the characters of one row of small type with their columns.

    Of all ways to cut the row into glyphs, blank columns and blots, the cheapest one.
    """
    costs = [0] * (WIDTH + 1)
    steps: list[tuple[int, str]] = [(0, "")] * WIDTH
    for x in range(WIDTH - 1, -1, -1):
        best = costs[x + 1] + (BLOT if page[x] else 0)
        step = (1, UNKNOWN if page[x] else "")
        char = SMALL.get(page[x : x + CELL])
        if char is not None:
            cost = costs[x + CELL] + GLYPH + (OFF_GRID if all(x % grid for grid in GRID) else 0)
            if cost < best:
                best, step = cost, (CELL, char)
        costs[x], steps[x] = best, step
    found = []
    x = 0
    while x < WIDTH:
        width, char = steps[x]
        if char:
            found.append((min(x // CELL, COLUMNS - 1), char, False))
        x += width
    return found


def _line(found: list[Piece]) -> str:
    """Return the pieces of one row as a line; a number in tall type keeps a blank on each side."""
    line = ""
    before = ("", False)
    for column, text, tall in sorted(found, key=lambda piece: piece[0]):
        if text == before[0] == UNKNOWN and column == len(line) - 1:
            continue  # a blot is as many question marks as it covers columns
        apart = line and (tall or before[1])
        line += " " * max(column - len(line), 1 if apart else 0) + text
        before = text, tall
    return line.rstrip()
