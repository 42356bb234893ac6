"""The fonts that the small faces are drawn from: Spleen's console fonts and Unscii."""

import gzip
import struct
from pathlib import Path

# Drawn here, 6 x 8: Spleen's digits are four pixels wide, 6 and 8 two pixels apart; its w was taken
# for an H, and its cursor touches the row beneath.
OWN = {
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
    "_": "...... ...... ...... ...... ...... ...... ####.. ......",
}


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


def unscii(path: Path) -> dict[str, list[list[bool]]]:
    """Return the glyphs of a font of 8 x 8 in hexadecimal, each as rows of booleans."""
    found = {}
    for line in path.read_text().splitlines():
        code, glyph = line.split(":")
        bits = bytes.fromhex(glyph)
        found[chr(int(code, 16))] = [[bool(byte >> (7 - x) & 1) for x in range(8)] for byte in bits]
    return found
