"""The words on the panel, read off its pixels with the glyphs that the firmware draws with."""

import functools

from firmware.ui import fonts

COLUMNS, ROWS = 21, 8
WIDTH = 128
CELL = 6  # pixels
Piece = tuple[int, str, bool]  # column, text, whether its type is taller than a row
SIGNS = {fonts.UP: "^", fonts.DOWN: "v", fonts.WAVES: "~"}
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
        cells = [glyphs[i * size : (i + 1) * size] for i in range(10)]
        self.digits = {cell: str(i) for i, cell in enumerate(cells)}
        self.width, self.height, self.level = width, height, level
        self._tops = [cell[:width] for cell in cells]

    def tops(self, page: bytes) -> list[int]:
        """Return where on `page` the first page of a digit may be, from left to right."""
        found = []
        for top in self._tops:
            x = page.find(top)
            while x >= 0:
                found.append(x)
                x = page.find(top, x + 1)
        return sorted(found)


SMALL = _small()
# In reverse each page of a card's digit has a light edge before it.
REVERSED = b"".join(
    b"\xff" + bytes(byte ^ 0xFF for byte in fonts.CARD[at : at + CELL])
    for at in range(0, len(fonts.CARD), CELL)
)
TALL = (
    Tall(fonts.BIG, 12, 3, 1),
    Tall(fonts.WIDE, 8, 3, 1),
    Tall(fonts.CARD, 6, 2, 0),
    Tall(REVERSED, 7, 2, 0),
)


def read(picture: bytes) -> list[str]:
    """Return the 8 rows of words in `picture`: 8 pages of 128 vertical bytes.

    A word goes where its pixels begin, in columns of 6; digits of a taller type go on the middle
    of three rows, the upper of two; what is no glyph is a question mark.
    """
    pages = [bytearray(picture[i * WIDTH : (i + 1) * WIDTH]) for i in range(ROWS)]
    words: list[list[Piece]] = [[] for _ in range(ROWS)]
    for tall in TALL:
        for top in range(ROWS - tall.height + 1):
            words[top + tall.level] += _take_tall(pages[top : top + tall.height], tall)
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
