"""How a text looks in each type: its pixels, one row of the panel after the other."""

from firmware.ui import fonts

CELL, TALL_CELL = 6, 8  # pixels, the width of small text and of tall text
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
_TWICE = (
    b"\x00\x03\x0c\x0f\x30\x33\x3c\x3f\xc0\xc3\xcc\xcf\xf0\xf3\xfc\xff"  # four pixels, each twice
)


def ink(font: int, text: str) -> "list[bytes | bytearray]":
    """Return the rows of `text` in the type `font`, a byte for each column of eight pixels.

    In TALL and MARKED what has no glyph is another sign, else it is blank.
    """
    if font == HUGE:
        rows = [b"".join([bytes((column, column)) for column in row]) for row in ink(BIG, text)]
        return [half for row in rows for half in _twice(row)]
    glyphs, width, height = TYPES[font]
    if font in (TALL, MARKED):
        places = [(min(max(ord(sign), 32), LAST) - 32) * width for sign in text]
        row = b"".join([glyphs[at : at + width] for at in places])
        return [inverse(row)] if font == MARKED else _twice(row)
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


def _twice(row: bytes) -> "list[bytes | bytearray]":
    """Return the two rows that `row` is with each of its pixels twice as high."""
    upper, lower = bytearray(len(row)), bytearray(len(row))
    for i in range(len(row)):
        column = row[i]
        if column:
            upper[i] = _TWICE[column & 15]
            lower[i] = _TWICE[column >> 4]
    return [upper, lower]
