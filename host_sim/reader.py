"""The words on the panel: those that a page tells of itself, else read off its pixels.

A page that is laid out in pixels notes what it puts, and a picture has the words of the page that
was painted so.  One in cells is read with the glyphs that the firmware draws with.
"""

import functools
from typing import Any

from firmware.ui import fonts
from firmware.ui.page import TALL as TALL_TYPE
from firmware.ui.page import ink

COLUMNS, ROWS = 21, 8
WIDTH = 128
CELL = 6  # pixels
Pages = tuple[bytes, ...]
Piece = tuple[int, str, bool]  # column, text, whether its type is taller than a row
Taken = tuple[list[Piece], Pages]  # what was found, and the pages without it
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
        self.width, self.height, self.level = width, height, level
        self._marks = [self._mark(cell) for cell in self.digits]

    def _mark(self, cell: bytes) -> tuple[int, bytes]:
        """Return the page of `cell` by which it is looked for, which few others have: most ink."""
        parts = [cell[at : at + self.width] for at in range(0, len(cell), self.width)]
        return max(enumerate(parts), key=lambda part: len(set(part[1])))

    def places(self, pages: Pages) -> list[int]:
        """Return where on `pages` a digit may begin, from left to right."""
        found = set()
        for number, mark in self._marks:
            page = pages[number]
            x = page.find(mark)
            while x >= 0:
                found.add(x)
                x = page.find(mark, x + 1)
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


_noted: dict[bytes, list[str]] = {}  # rows by picture, of the last ones
_MOST_NOTED = 4096


def listen(module: object) -> None:
    """Let the pages of the firmware whose `module` this is tell their words as they are painted."""
    sheet = getattr(module, "Sheet", None)
    if sheet is None or hasattr(sheet, "heard"):
        return
    paint = sheet.paint

    def painted(page: Any) -> Any:
        windows = paint(page)
        if page.shown:
            note(bytes(page.pixels), page.shown)
        return windows

    sheet.paint = painted
    sheet.heard = True


def note(picture: bytes, words: list[tuple[int, int, str]]) -> None:
    """Keep in mind that `picture` is a page with these `words`: (y, x, words)."""
    if len(_noted) >= _MOST_NOTED:
        _noted.pop(next(iter(_noted)))
    _noted.pop(picture, None)
    _noted[picture] = lines(words)


def lines(words: list[tuple[int, int, str]]) -> list[str]:
    """Return `words` as 8 rows, from left to right, two blanks between what was put apart."""
    rows = [""] * ROWS
    for y, _, text in sorted(words, key=lambda word: (word[0] // 8, word[1])):
        row = min(y // 8, ROWS - 1)
        rows[row] += "  " + text if rows[row] else text
    return rows


def read(picture: bytes) -> list[str]:
    """Return the 8 rows of words in `picture`: 8 pages of 128 vertical bytes.

    Where a page has told them, they are its own.  In one in cells a word goes where its pixels
    begin, in columns of 6; digits of a taller type go on the middle
    of three rows, the upper of two, and so does tall text; what is no glyph is a question mark.
    """
    noted = _noted.get(picture)
    return list(_read(picture)) if noted is None else list(noted)


@functools.lru_cache(maxsize=1024)  # tests look at one picture several times
def _read(picture: bytes) -> tuple[str, ...]:
    pages = [picture[i * WIDTH : (i + 1) * WIDTH] for i in range(ROWS)]
    words: list[list[Piece]] = [[] for _ in range(ROWS)]
    for tall in TALL:
        for top in range(ROWS - tall.height + 1):
            end = top + tall.height
            found, pages[top:end] = _take_tall(tuple(pages[top:end]), tall)
            words[top + tall.level] += found
    for top in range(ROWS - 1):
        found, pages[top : top + 2] = _take_text(tuple(pages[top : top + 2]))
        words[top] += found
    for row in range(ROWS):
        words[row] += _read_small(pages[row])
    return tuple([_line(found) for found in words])


@functools.lru_cache(maxsize=4096)
def _take_tall(pages: Pages, tall: Tall) -> Taken:
    """Return the numbers in tall type that fill the height of `pages`, and the pages without."""
    found: list[Piece] = []
    number, start, end = "", 0, 0
    for x in tall.places(pages):
        if number and x < end:
            continue
        digit = tall.digits.get(b"".join([page[x : x + tall.width] for page in pages]))
        if digit is None:
            continue
        if number and x > end:
            found += _placed(number, start, tall.width)
            number = ""
        start, number, end = (start if number else x), number + digit, x + tall.width
        pages = _without(pages, x, end)
    return found + _placed(number, start, tall.width), pages


@functools.lru_cache(maxsize=4096)
def _take_text(pages: Pages) -> Taken:
    """Return the pieces of tall text that fill the height of `pages`, and the pages without.

    A piece goes on over single blanks.
    """
    inked = pages

    def cell(x: int) -> str:
        return TEXT.get(b"".join([page[x : x + TEXT_CELL] for page in inked]), "")

    found: list[Piece] = []
    end = 0
    for x in range(WIDTH - TEXT_CELL + 1):
        if x < end or inked[0][x : x + TEXT_CELL] not in TOPS or not cell(x):
            continue
        text = ""
        end = x
        while char := cell(end):
            if char == " " and cell(end + TEXT_CELL) in ("", " "):
                break
            text += char
            end += TEXT_CELL
        pages = _without(pages, x, end)
        found.append((x // CELL, text, True))
    return found, pages


def _without(pages: Pages, start: int, end: int) -> Pages:
    """Return `pages` with nothing from pixel `start` up to `end`."""
    return tuple([page[:start] + bytes(end - start) + page[end:] for page in pages])


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
