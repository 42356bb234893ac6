"""How a text looks in each type: its pixels, one row of the panel after the other."""

from firmware.ui import fonts

TALL_CELL = 8  # pixels, the width of tall text
# Those marked stand in reverse.
CARD, WIDE, BIG, TALL, MARKED_CARD, MARKED, MARKED_BIG, HUGE = range(8)
TYPES = (  # glyphs, pixels, rows
    (fonts.CARD, 6, 2),
    (fonts.WIDE, 8, 3),
    (fonts.BIG, 12, 3),
    (fonts.FLAT, TALL_CELL, 2),  # a row of it is drawn as two
    (fonts.CARD, 7, 2),  # a light edge before each
    (fonts.SMALL, 6, 1),
    (fonts.BIG, 12, 3),
    (fonts.BIG, 24, 6),  # each of its pixels is four
)
LAST = ord("~")  # stands for all that has no glyph
_DIGITS = "0123456789 eflt"  # the letters in BIG alone: for how many cards are left
_BLANK = 10


def ink(font: int, text: str) -> "list[bytes]":
    """Return the rows of `text` in the type `font`, a byte for each column of eight pixels.

    In TALL and MARKED what has no glyph is another sign, else it is blank.
    """
    if font == HUGE:
        rows = [b"".join([bytes((column, column)) for column in row]) for row in ink(BIG, text)]
        return [_twice(row, bit) for row in rows for bit in (0, 4)]
    glyphs, width, height = TYPES[font]
    if font in (TALL, MARKED):
        places = [(min(max(ord(sign), 32), LAST) - 32) * width for sign in text]
        row = b"".join([glyphs[at : at + width] for at in places])
        return [inverse(row)] if font == MARKED else [_twice(row, 0), _twice(row, 4)]
    edge = bytes(1 if font == MARKED_CARD else 0)
    own = width - len(edge)
    size = own * height
    places = [_DIGITS.find(sign) * size for sign in text]
    places = [at if 0 <= at < len(glyphs) else _BLANK * size for at in places]
    rows = []
    for line in range(0, size, own):  # all glyphs at once: one by one took long
        row = edge + edge.join([glyphs[at + line : at + line + own] for at in places])
        rows.append(inverse(row) if font >= MARKED_CARD else row)
    return rows


def inverse(row: bytes) -> bytes:
    """Return `row` with dark for light, as one number: by bytes it would take long."""
    bits = 8 * len(row)
    return (int.from_bytes(row, "big") ^ ((1 << bits) - 1)).to_bytes(len(row), "big")


def _twice(row: bytes, bit: int) -> bytes:
    """Return `row` with four of its pixels, from `bit` on, each twice as high, as one number."""
    ones = int.from_bytes(b"\1" * len(row), "big")
    bits = int.from_bytes(row, "big") >> bit & ones * 0x0F
    bits = (bits | bits << 2) & ones * 0x33
    bits = (bits | bits << 1) & ones * 0x55
    return (bits * 3).to_bytes(len(row), "big")
