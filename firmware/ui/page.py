"""The picture, composed as text in four sizes and painted where it differs from the last one."""

from firmware.ui import fonts

COLUMNS, ROWS = 21, 8  # of small text, in cells of 6 x 8 pixels
WIDTH = 128  # pixels

SMALL, CARD, WIDE, BIG = range(4)
_FONTS = (  # glyphs, width in pixels, height in rows, characters
    (fonts.SMALL, 6, 1, None),
    (fonts.CARD, 6, 2, "0123456789 "),
    (fonts.WIDE, 8, 3, "0123456789 "),
    (fonts.BIG, 12, 3, "0123456789 "),
)


class Page:
    """One picture of 128 x 64 pixels in `pixels`: 1,024 bytes, eight rows of vertical bytes.

    A screen puts all its pieces of text each time; `paint` then draws what has changed.  Text that
    is too long is cut off, never refused.
    """

    def __init__(self, pixels):
        self.pixels = pixels
        self._blank = bytes(len(pixels))
        self._pieces = []
        self._shown = []

    def row(self, row: int, text: str, inverse: bool = False) -> None:
        """Put `text` as the whole of `row`, in small type."""
        self.put(SMALL, 0, row, "{:<21}".format(text), inverse)

    def put(self, font: int, x: int, row: int, text: str, inverse: bool = False) -> None:
        """Put `text` with its left edge at pixel `x`, its top at `row`.

        What was put at the same place before, in the same font, is replaced.
        """
        piece = (font, x, row, text[: (WIDTH - x) // _FONTS[font][1]], inverse)
        for i in range(len(self._pieces)):
            if self._pieces[i][:3] == piece[:3]:
                self._pieces[i] = piece
                return
        self._pieces.append(piece)

    def words(self) -> list:
        """Return the pieces put since the last `paint`: (font, x, row, text, inverse)."""
        return self._pieces

    def paint(self) -> None:
        """Draw what differs from the last picture; the next picture begins empty."""
        new, old = self._pieces, self._shown
        if [piece[:3] for piece in new] != [piece[:3] for piece in old]:
            self.pixels[:] = self._blank
            old = [None] * len(new)
        for i in range(len(new)):
            if new[i] != old[i]:
                self._draw(new[i], old[i])
        self._shown, self._pieces = new, []

    def _draw(self, piece, before) -> None:
        font, x, row, text, inverse = piece
        glyphs, width, height, alphabet = _FONTS[font]
        old = before[3] if before and before[4] == inverse else ""
        pixels = self.pixels
        size = width * height
        at = row * WIDTH + x
        for i in range(max(len(text), len(old))):
            char = text[i] if i < len(text) else " "
            if i >= len(old) or old[i] != char:
                code = ord(char) - 32 if alphabet is None else alphabet.find(char)
                start = code * size
                if not 0 <= start < len(glyphs):
                    start = 0
                for line in range(height):
                    glyph = glyphs[start : start + width]
                    if inverse:
                        glyph = bytes([byte ^ 0xFF for byte in glyph])
                    place = at + line * WIDTH
                    pixels[place : place + width] = glyph
                    start += width
            at += width


def wrap(text: str, width: int = COLUMNS) -> list:
    """Return `text` broken between words into lines of at most `width` characters."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append(word)
        elif lines[-1]:
            lines[-1] += " " + word
        else:
            lines[-1] = word
    return lines
