"""Pack the glyphs that are drawn as text in `glyphs` into what the firmware draws with.

Run after a change of them, the result is committed (a test holds the two to each other)::

    python -m tools.type.pack
"""

import functools
import re
from pathlib import Path

GLYPHS = Path(__file__).parent / "glyphs"
UI = Path(__file__).parents[2] / "firmware" / "ui"
SPECIAL = {"\x1e": "½", "\x1f": "×"}  # where these stand in T and S: beneath the blank
BLANKS = {"t": 3, "s": 2}  # columns of a blank, beside the one between two signs
_A_LINE = 84  # characters
_PLAIN = "".join(map(chr, range(32, 127))).replace("\\", "").replace('"', "")

FACES = '''"""Type and pictures, as strips: vertical bytes, bit 0 on top, one for each eight rows.

Made by ``tools/type/pack.py`` from the text in ``tools/type/glyphs``: T and the numerals after
Roboto Condensed Bold (Apache 2.0), S from Spleen (c) 2018-2020 Frederic Cambus (BSD-2-Clause), CAPS
from Unscii by Viznut (public domain); see THIRD-PARTY.md.

A face is its strips, where each glyph starts in them, the code of the first one, and how many blank
columns stand between two.  T and S have all of ASCII from 0 on; two codes beneath the blank are for
what is not ASCII: see MORE.
"""

from array import array

MORE = {more}


def _starts(columns: bytes) -> "array[int]":
    """Return where glyphs start that take so many `columns`, with the blank one behind each."""
    starts = [0]
    for wide in columns:
        starts.append(starts[-1] + max(wide - 1, 0))
    return array("H", starts + starts[-1:])  # what is above ASCII has no glyph


# Columns of each sign, with the blank one behind it.
'''

# Above the pictures.
PICTURES = """
# Pictures that any page may have: the width, then the strips.
"""

Rows = list[str]


def read(name: str) -> dict[str, Rows]:
    """Return the glyphs of the file `name`, each as rows of ``#`` and ``.``."""
    found: dict[str, Rows] = {}
    for part in (GLYPHS / (name + ".txt")).read_text(encoding="utf-8").split("\n= ")[1:]:
        sign, *rows = part.rstrip("\n").split("\n")
        widths = {len(row) for row in rows}
        assert len(widths) == 1 and set("".join(rows)) <= {"#", "."}, (name, sign)
        assert sign not in found, (name, sign)
        found[sign] = rows
    return found


def strips(rows: Rows, top: int = 0) -> list[bytes]:
    """Return `rows`, with `top` blank ones above, as vertical bytes for each eight of them."""
    width = len(rows[0])
    rows = ["." * width] * top + rows
    found = []
    for start in range(0, len(rows), 8):
        part = rows[start : start + 8]
        columns = [[row[x] for row in part] for x in range(width)]
        found.append(bytes(sum(1 << y for y, c in enumerate(col) if c == "#") for col in columns))
    return found


def literal(data: bytes) -> str:
    """Return `data` in lines that are not too long, each byte in as few signs as it takes.

    Octal is shorter where a byte is small: the sources lie on the board's drive too.
    """
    signs = []
    for byte in data:
        sign = (
            chr(byte) if chr(byte) in _PLAIN else f"\\{byte:o}" if byte < 32 else f"\\x{byte:02x}"
        )
        if sign in "01234567" and signs and re.fullmatch(r"\\\d\d?", signs[-1]):
            sign = f"\\{byte:o}"  # it would be read as one more digit
        signs.append(sign)
    lines = [""]
    for sign in signs:
        if len(lines[-1]) + len(sign) > _A_LINE:
            lines.append("")
        lines[-1] += sign
    return "\n".join(f'    b"{line}"' for line in lines)


def words(name: str, top: int) -> str:
    """Return the assignment of a face whose signs have widths of their own."""
    signs = read(name)
    first = min(SPECIAL)
    order = [SPECIAL.get(chr(code), chr(code)) for code in range(ord(first), 127)]
    glyphs = [
        strips(["." * BLANKS[name]] * len(signs["A"]) if sign == " " else signs[sign], top)
        for sign in order
    ]
    wide = bytes(len(glyph[0]) + 1 for glyph in glyphs)
    columns = f"{name.upper()}_COLUMNS = bytes({ord(first)}) + (\n{literal(wide)}\n)"
    return columns + "\n" + _face(name.upper(), glyphs, f"_starts({name.upper()}_COLUMNS)", 0, 1)


def caps() -> str:
    """Return the assignment of the face of the signs on key caps, in an order of their own."""
    signs = read("caps")
    codes = sorted(map(ord, signs))
    assert codes[-1] - codes[0] < 60
    blank = ["."] * 7
    glyphs = [strips(signs.get(chr(code), blank)) for code in range(codes[0], codes[-1] + 1)]
    starts = f"({', '.join(map(str, _starts(glyphs)))})"
    return _face("CAPS", glyphs, starts, codes[0], 1)


def _starts(glyphs: list[list[bytes]]) -> list[int]:
    starts = [0]
    for glyph in glyphs:
        starts.append(starts[-1] + len(glyph[0]))
    return starts


def _face(name: str, glyphs: list[list[bytes]], starts: str, first: int, gap: int) -> str:
    rows = range(len(glyphs[0]))
    parts = [f"(\n{literal(b''.join(glyph[row] for glyph in glyphs))}\n)," for row in rows]
    return f"{name} = (({' '.join(parts)}), {starts}, {first}, {gap})"


def numerals(name: str, signs: dict[str, Rows], top: int, gap: int) -> str:
    """Return the assignment of a face of numerals, which follow each other."""
    glyphs = [strips(rows, top) for rows in signs.values()]
    starts = _starts(glyphs)
    width = starts[1]
    if starts == list(range(0, starts[-1] + 1, width)):
        text = f"range(0, {starts[-1] + 1}, {width})"
    else:
        text = f"({', '.join(map(str, starts))})"
    return _face(name, glyphs, text, ord(next(iter(signs))), gap)


def faces() -> str:
    """Return the source of ``firmware/ui/faces.py``."""
    more = "{" + ", ".join(f'"{sign}": {ord(code)}' for code, sign in SPECIAL.items()) + "}"
    lines = [words("t", 1), words("s", 0), caps()]
    lines += [numerals("N13", read("n13"), 0, 1), numerals("N14", read("n14"), 1, 1)]
    for name, size, top in (("22", "n22", 1), ("32", "n32", 0)):
        signs = read(size)
        slim = {"0": signs.pop("a"), "1": signs.pop("b")}
        lines += [numerals("N" + name, signs, top, 2), numerals("SLIM" + name, slim, top, 1)]
    return FACES.format(more=more) + "\n".join(lines) + "\n"


def pictures() -> str:
    """Return the assignments of the pictures, each by its own name.

    Those that no page has wait in the text: they would take room on the board.
    """
    lines = []
    for sign, rows in read("pictures").items():
        variable = sign.upper().replace(" ", "_")
        if f"faces.{variable}" in shown():
            data = bytes((len(rows[0]),)) + b"".join(strips(rows))
            lines.append(f"{variable} = (\n{literal(data)}\n)")
    return PICTURES + "\n".join(lines) + "\n"


@functools.cache
def shown() -> frozenset[str]:
    """Return the pictures that pages have, as ``faces.NAME``."""
    sources = (file.read_text(encoding="utf-8") for file in UI.parent.rglob("*.py"))
    return frozenset(found for source in sources for found in re.findall(r"\w+\.[A-Z_]+\b", source))


def made() -> dict[str, str]:
    """Return the modules by their names."""
    return {
        "faces.py": faces() + pictures(),
    }


def manifests() -> dict[Path, str]:
    """Return the manifests of games that have a sign, each with it as it is drawn."""
    found = {}
    for folder, rows in read("emblems").items():
        file = UI.parent / "games" / folder / "manifest.py"
        data = bytes((len(rows[0]),)) + b"".join(strips(rows))
        sign = f"SIGN = (\n{literal(data)}\n)\n"
        source = file.read_text(encoding="utf-8")
        before, _, behind = source.partition("\nSIGN = ")
        rest = behind.partition("\n)\n" if behind.startswith("(") else "\n")[2]
        found[file] = before + "\n" + sign + rest
    return found


if __name__ == "__main__":
    for module, source in made().items():
        (UI / module).write_text(source, encoding="utf-8")
    for file, source in manifests().items():
        file.write_text(source, encoding="utf-8")
