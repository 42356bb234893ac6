"""Draw the words' faces from the fonts that they come from, as text for `glyphs`.

Run by hand when a character is wanted that is not there yet; what is wrong is then mended in the
text, which is what `pack.py` reads::

    python -m tools.type.rasterise t FONT    # FONT: RobotoCondensed-Bold.ttf
    python -m tools.type.rasterise s FONT    # spleen-5x8.psfu.gz
    python -m tools.type.rasterise caps FONT # unscii-8.hex

Debian's packages ``fonts-roboto-unhinted`` and ``fonts-spleen`` have the first two, FreeType hints
the first for one bit a pixel.  The numerals were drawn by hand after the first one, at their sizes.
"""

import sys
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from tools.type.console import OWN, Font, unscii

ASCII = "".join(map(chr, range(33, 127)))
WORDS = ASCII + "½×"
CAPS = "0123456789ABCD-"
T_PIXELS, T_ROWS = 16, 15
_AT, _ROOM = 20, 60  # where a sign is drawn, and on how large a picture
Rows = list[str]


def words(path: Path) -> dict[str, Rows]:
    """Return the signs of T: 12 rows, 3 below, and behind some a blank column more than the one."""
    font = ImageFont.truetype(path, T_PIXELS, layout_engine=ImageFont.Layout.BASIC)
    large = ImageFont.truetype(path, 100 * T_PIXELS, layout_engine=ImageFont.Layout.BASIC)
    top = _drawn(font, "H").getbbox()
    assert top
    found = {}
    for sign in WORDS:
        box = _drawn(font, sign).getbbox()
        assert box
        ink = box[2] - box[0]
        gap = min(max(round(large.getlength(sign) / 100 - ink), 1), 2)
        place = (box[0], top[1], box[2] + gap - 1, top[1] + T_ROWS)
        found[sign] = _rows(_drawn(font, sign).crop(place))
    return found


def _drawn(font: ImageFont.FreeTypeFont, sign: str) -> Image.Image:
    picture = Image.new("L", (_ROOM, _ROOM))
    pen = ImageDraw.Draw(picture)
    pen.fontmode = "1"
    pen.text((_AT, _AT), sign, font=font, fill=255)
    return picture


def _rows(picture: Image.Image) -> Rows:
    pixels = picture.load()
    assert pixels
    return [
        "".join("#" if pixels[x, y] else "." for x in range(picture.width))
        for y in range(picture.height)
    ]


def small(path: Path) -> dict[str, Rows]:
    """Return the signs of S, 8 rows, without blank columns."""
    font = Font(path)
    found = {}
    for sign in ASCII:
        rows = OWN[sign].split() if sign in OWN else _text(font.rows(sign))
        found[sign] = _trimmed(rows)
    return found


def caps(path: Path) -> dict[str, Rows]:
    """Return the signs on key caps, 7 rows, without blank columns."""
    signs = unscii(path)
    return {sign: _trimmed(_text(signs[sign])[:7]) for sign in CAPS}


def _text(glyph: list[list[bool]]) -> Rows:
    return ["".join("#" if lit else "." for lit in row) for row in glyph]


def _trimmed(rows: Rows) -> Rows:
    inked = [x for x in range(len(rows[0])) if any(row[x] == "#" for row in rows)]
    return [row[inked[0] : inked[-1] + 1] for row in rows]


def main(face: str, path: str) -> None:
    """Print the signs of a `face` as the font at `path` draws them."""
    signs = {"t": words, "s": small, "caps": caps}[face](Path(path))
    for sign, rows in signs.items():
        print("\n= " + sign + "\n" + "\n".join(rows))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
