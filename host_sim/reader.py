"""The words on the panel, read off its pixels with the glyphs that the firmware draws with."""

from firmware.ui import fonts

COLUMNS, ROWS = 21, 8
WIDTH = 128
CELL = 6  # pixels
Piece = tuple[int, str, bool]  # column, text, whether its type is taller than a row
SIGNS = {fonts.UP: "^", fonts.DOWN: "v", fonts.KEEP_OFF: "x", fonts.NO_JUMP: "~"}
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


def _tall(glyphs: bytes, width: int, height: int) -> dict[bytes, str]:
    """Return the digit of every cell of a taller type; its pages lie one after another."""
    size = width * height
    return {glyphs[i * size : (i + 1) * size]: str(i) for i in range(10)}


SMALL = _small()
TALL = (  # glyphs, width in pixels, height in rows, the row among them that the words go on
    (_tall(fonts.BIG, 12, 3), 12, 3, 1),
    (_tall(fonts.WIDE, 8, 3), 8, 3, 1),
    (_tall(fonts.CARD, 6, 2), 6, 2, 0),
)


def read(picture: bytes) -> list[str]:
    """Return the 8 rows of words in `picture`: 8 pages of 128 vertical bytes.

    A word goes where its pixels begin, in columns of 6; digits of a taller type go on the middle
    of three rows, the upper of two; what is no glyph is a question mark.
    """
    pages = [bytearray(picture[i * WIDTH : (i + 1) * WIDTH]) for i in range(ROWS)]
    words: list[list[Piece]] = [[] for _ in range(ROWS)]
    for glyphs, width, height, level in TALL:
        for top in range(ROWS - height + 1):
            words[top + level] += _take_tall(pages[top : top + height], glyphs, width)
    for row in range(ROWS):
        words[row] += _read_small(bytes(pages[row]))
    return [_line(found) for found in words]


def _take_tall(pages: list[bytearray], glyphs: dict[bytes, str], width: int) -> list[Piece]:
    """Return the numbers in tall type that begin on the first of `pages`, and wipe them off."""
    found: list[Piece] = []
    x, number, start = 0, "", 0
    while x <= WIDTH - width:
        cell = b"".join(bytes(page[x : x + width]) for page in pages)
        digit = glyphs.get(cell)
        if digit is None:
            found += _placed(number, start, width)
            x, number = x + 1, ""
            continue
        start, number = (start if number else x), number + digit
        for page in pages:
            page[x : x + width] = bytes(width)
        x += width
    return found + _placed(number, start, width)


def _placed(number: str, x: int, width: int) -> list[Piece]:
    """Put `number` under the middle of the pixels that it takes from `x` on."""
    if not number:
        return []
    return [((x + len(number) * (width - CELL) // 2) // CELL, number, True)]


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
        line = line.ljust(max(column, len(line) + 1 if apart else 0)) + text
        before = text, tall
    return line.rstrip()
