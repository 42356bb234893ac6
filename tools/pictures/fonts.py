"""Pack the Spleen console fonts and Unscii into ``firmware/ui/fonts.py``.

Run by hand when a glyph is wanted that is not there yet; the result is committed::

    python -m tools.pictures.fonts FOLDER > firmware/ui/fonts.py

FOLDER holds ``spleen-5x8.psfu.gz``, ``-6x12``, ``-8x16`` and ``-12x24``, as Debian's package
``fonts-spleen`` installs them in ``/usr/share/consolefonts``, and ``unscii-8.hex`` from Unscii.
"""

import gzip
import struct
import sys
from base64 import b64encode
from pathlib import Path

PRINTABLE = "".join(map(chr, range(32, 127)))
DIGITS = "0123456789 "
LARGEST = DIGITS + "eflt"  # "12 left"

# Drawn here, 6 x 8.  Signs that Spleen has not got take the place of characters that no text needs,
# so that a text stays plain ASCII.  The cursor is ours as well: Spleen's touches the row beneath.
# Six are pieces of a card face down, solid ones and right edges, for one row, then for two.
# Spleen's digits are four pixels wide, 6 and 8 two pixels apart; its w was taken for an H.
SIGNS = {
    "_": "...... ...... ...... ...... ...... ...... ####.. ......",
    "^": "..#... .###.. #.#.#. ..#... ..#... ..#... ..#... ......",
    "`": "..#... ..#... ..#... ..#... #.#.#. .###.. ..#... ......",
    "{": ".###.. #...#. ##..#. #.#.#. #..##. #...#. .###.. ......",
    "}": "...... ...... .#..#. #.##.. ...... .#..#. #.##.. ......",
    "|": "...... ###### ###### ###### ###### ###### ###### ......",
    "@": "...... #####. #####. #####. #####. #####. #####. ......",
    "$": "...... ###### ###### ###### ###### ###### ###### ######",
    "%": "...... #####. #####. #####. #####. #####. #####. #####.",
    "\\": "###### ###### ###### ###### ###### ###### ###### ......",
    "&": "#####. #####. #####. #####. #####. #####. #####. ......",
    "0": ".###.. #...#. #..##. #.#.#. ##..#. #...#. .###.. ......",
    "1": "..#... .##... ..#... ..#... ..#... ..#... .###.. ......",
    "2": ".###.. #...#. ....#. ..##.. .#.... #..... #####. ......",
    "3": "#####. ....#. ...#.. ..##.. ....#. #...#. .###.. ......",
    "4": "...#.. ..##.. .#.#.. #..#.. #####. ...#.. ...#.. ......",
    "5": "#####. #..... ####.. ....#. ....#. #...#. .###.. ......",
    "6": "..##.. .#.... #..... ####.. #...#. #...#. .###.. ......",
    "7": "#####. ....#. ...#.. ..#... .#.... .#.... .#.... ......",
    "8": ".###.. #...#. #...#. .###.. #...#. #...#. .###.. ......",
    "9": ".###.. #...#. #...#. .####. ....#. ...#.. .##... ......",
    "m": "...... ...... ####.. #.#.#. #.#.#. #.#.#. #.#.#. ......",
    "w": "...... ...... #...#. #...#. #.#.#. #.#.#. .#.#.. ......",
}
# The sign of a refusal, 16 x 8 as Unscii is before it is made twice as high: a cross cut out of a
# block, in two halves.
REFUSED = (
    ".#######", "#######.",
    "####..##", "##..####",
    "#####..#", "#..#####",
    "######..", "..######",
    "#####..#", "#..#####",
    "####..##", "##..####",
    ".#######", "#######.",
    "........", "........",
)  # fmt: skip

ABOUT = """
Made by ``tools/pictures/fonts.py`` from Spleen (c) 2018-2020 Frederic Cambus, BSD-2-Clause, see
LICENSES/Spleen.txt, and from Unscii by Viznut, public domain, see LICENSES/Unscii.txt.  SMALL
(6 x 8 pixels) and FLAT (8 x 8) hold the printable ASCII characters, CARD (6 x 16), WIDE (8 x 24)
and BIG (12 x 24) the ten digits and a blank, BIG "eflt" besides.
\"\"\"
"""


class Font:
    """Glyphs of a PSF font, version 1 or 2, as lists of rows of booleans."""

    def __init__(self, path: Path):
        data = gzip.decompress(path.read_bytes())
        if data[:2] == b"\x36\x04":
            count, start, self.size = (512 if data[2] & 1 else 256), 4, data[3]
            self.height, self.width = self.size, 8
            names = [set(t) for t in self._words(data[start + count * self.size :], count)]
        else:
            start, _, count, self.size, self.height, self.width = struct.unpack("<6I", data[8:32])
            table = data[start + count * self.size :].split(b"\xff")
            names = [set(t.split(b"\xfe")[0].decode()) for t in table[:count]]
        self.where = {c: start + i * self.size for i, s in enumerate(names) for c in s}
        self.data = data

    @staticmethod
    def _words(table: bytes, count: int) -> list[str]:
        words = struct.unpack(f"<{len(table) // 2}H", table[: len(table) // 2 * 2])
        glyphs, now = [""], False
        for word in words:
            if word == 0xFFFF:
                glyphs.append("")
                now = False
            elif word == 0xFFFE or now:
                now = True
            else:
                glyphs[-1] += chr(word)
        return glyphs[:count]

    def rows(self, char: str) -> list[list[bool]]:
        stride = (self.width + 7) // 8
        at = self.where[char]
        return [
            [
                bool(self.data[at + y * stride + x // 8] >> (7 - x % 8) & 1)
                for x in range(self.width)
            ]
            for y in range(self.height)
        ]


def pack(rows: list[list[bool]], width: int, pages: int, top: int, left: int = 0) -> bytes:
    """Return `rows` as the panel's vertical bytes, page after page.

    `top` blank rows stay above and `left` blank columns beside the glyph.
    """
    out = bytearray(width * pages)
    for y, row in enumerate(rows):
        for x, lit in enumerate(row[: width - left], left):
            if lit:
                out[(y + top) // 8 * width + x] |= 1 << (y + top) % 8
    return bytes(out)


def unscii(path: Path) -> dict[str, list[list[bool]]]:
    """Return the glyphs of a font of 8 x 8 in hexadecimal, each as rows of booleans."""
    found = {}
    for line in path.read_text().splitlines():
        code, glyph = line.split(":")
        bits = bytes.fromhex(glyph)
        found[chr(int(code, 16))] = [[bool(byte >> (7 - x) & 1) for x in range(8)] for byte in bits]
    return found


def refusal(half: int) -> list[list[bool]]:
    return [[c == "#" for c in row] for row in REFUSED[half::2]]


def sign(char: str) -> list[list[bool]]:
    return [[c == "#" for c in row] for row in SIGNS[char].split()]


def literal(name: str, glyphs: list[bytes]) -> str:
    text = b64encode(b"".join(glyphs)).decode()
    lines = "\n".join(f'    b"{text[i : i + 88]}"' for i in range(0, len(text), 88))
    return f"{name} = a2b_base64(\n{lines}\n)"


def main(folder: str) -> None:
    small, card, wide, big = (
        Font(Path(folder) / f"spleen-{size}.psfu.gz") for size in ("5x8", "6x12", "8x16", "12x24")
    )
    small_glyphs = [pack(sign(c) if c in SIGNS else small.rows(c), 6, 1, 0, 1) for c in PRINTABLE]
    card_glyphs = [pack(card.rows(c), 6, 2, 3) for c in DIGITS]
    big_glyphs = [pack(big.rows(c), 12, 3, 0) for c in LARGEST]
    wide_glyphs = [pack(wide.rows(c), 8, 3, 5) for c in DIGITS]
    tall = unscii(Path(folder) / "unscii-8.hex")
    tall.update({"{": refusal(0), "}": refusal(1)})
    flat_glyphs = [pack(tall[c], 8, 1, 0) for c in PRINTABLE]
    print('"""Glyphs as the panel keeps them: vertical bytes, bit 0 on top, page after page.')
    print(ABOUT)
    print("from binascii import a2b_base64")
    print()
    print("# Signs of ours on characters that no text needs.")
    print('UP = "^"\nDOWN = "`"\nWAVES = "}"\n')
    print('REFUSED = "{}"  # in FLAT\n')
    print(literal("SMALL", small_glyphs))
    print(literal("CARD", card_glyphs))
    print(literal("WIDE", wide_glyphs))
    print(literal("BIG", big_glyphs))
    print("# Drawn with every row twice, as in Unscii's tall variant: see ui/page.py.")
    print(literal("FLAT", flat_glyphs))


if __name__ == "__main__":
    main(sys.argv[1])
