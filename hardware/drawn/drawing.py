"""Drawings in millimetres, as SVG and as PDF, with the standard library alone: printed at 100 %,
a millimetre is a millimetre."""

import math
from typing import NamedTuple

Place = tuple[float, float]
POINTS = 72 / 25.4  # of PDF in a mm
INK, CUT, FAINT = "#1e2228", "#c03030", "#9aa0a6"
SHARES = {"start": 0.0, "middle": 0.5, "end": 1.0}  # of a label's width that is left of its place

# Helvetica's, from the blank to the tilde, in thousandths of the size.
WIDTHS = (
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
)  # fmt: skip


class Shape(NamedTuple):
    """A closed or open line through `places`; `bend` rounds the corners of a box."""

    places: tuple[Place, ...]
    closed: bool
    fill: str
    line: str
    width: float


class Label(NamedTuple):
    """Words of `size` mm, from `at` on, or with it in their middle."""

    at: Place
    words: str
    size: float
    anchor: str  # start, middle or end
    colour: str
    bold: bool


class Drawing:
    """A sheet of `width` by `height` mm, 0, 0 at its top left."""

    def __init__(self, width: float, height: float, title: str):
        self.width, self.height, self.title = width, height, title
        self.marks: list[Shape | Label] = []

    def shape(
        self,
        places: list[Place],
        fill: str = "none",
        line: str = INK,
        width: float = 0.2,
        closed: bool = True,
    ) -> None:
        """Draw a line through `places`."""
        self.marks.append(Shape(tuple(places), closed, fill, line, width))

    def box(self, low: Place, high: Place, fill: str = "none", line: str = INK) -> None:
        """Draw a box between two corners."""
        (a, b), (c, d) = low, high
        self.shape([(a, b), (c, b), (c, d), (a, d)], fill, line)

    def disc(self, centre: Place, across: float, fill: str = "none", line: str = INK) -> None:
        """Draw a circle, as a polygon of 48 corners."""
        turns = [2 * math.pi * i / 48 for i in range(48)]
        x, y = centre
        places = [(x + across / 2 * math.cos(t), y + across / 2 * math.sin(t)) for t in turns]
        self.shape(places, fill, line)

    def text(
        self,
        at: Place,
        words: str,
        size: float = 3.0,
        anchor: str = "start",
        colour: str = INK,
        bold: bool = False,
    ) -> None:
        """Write `words`, their base line at `at`."""
        self.marks.append(Label(at, words, size, anchor, colour, bold))

    def arrow(self, at: Place, size: float, up: bool) -> None:
        """Draw an arrow of `size` mm, its middle at `at`."""
        (x, y), way = at, -1 if up else 1
        tip, tail = y + way * size / 2, y - way * size / 2
        self.shape([(x, tail), (x, tip)], line=INK, width=size / 8, closed=False)
        wing = tip - way * size * 0.4
        places = [(x - size * 0.3, wing), (x, tip), (x + size * 0.3, wing)]
        self.shape(places, line=INK, width=size / 8, closed=False)

    def svg(self) -> str:
        """Return the sheet as SVG."""
        size = f'width="{self.width:g}mm" height="{self.height:g}mm"'
        lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} '
            f'viewBox="0 0 {self.width:g} {self.height:g}">',
            f"<title>{escaped(self.title)}</title>",
            *map(_svg, self.marks),
            "</svg>",
        ]
        return "\n".join(lines) + "\n"

    def pdf(self) -> bytes:
        """Return the sheet as PDF."""
        body = "\n".join(_pdf(mark, self.height) for mark in self.marks)
        stream = body.encode("cp1252")
        page = f"0 0 {self.width * POINTS:.3f} {self.height * POINTS:.3f}"
        fonts = "/F1 5 0 R /F2 6 0 R"
        font = "<< /Type /Font /Subtype /Type1 /BaseFont /{} /Encoding /WinAnsiEncoding >>"
        objects = [
            b"<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None >> >>",
            b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            f"<< /Type /Page /Parent 2 0 R /MediaBox [{page}] /Contents 4 0 R "
            f"/Resources << /Font << {fonts} >> >> >>".encode(),
            b"<< /Length %d >>\nstream\n%s\nendstream" % (len(stream), stream),
            font.format("Helvetica").encode(),
            font.format("Helvetica-Bold").encode(),
            f"<< /Title ({_quoted(self.title)}) >>".encode("cp1252"),
        ]
        return _file(objects)


def escaped(words: str) -> str:
    """Return `words` as XML has them."""
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _svg(mark: Shape | Label) -> str:
    if isinstance(mark, Label):
        x, y = mark.at
        anchor = f' text-anchor="{mark.anchor}"' + ' font-weight="bold"' * mark.bold
        font = 'font-family="Helvetica, Arial, sans-serif"'
        return (
            f'<text x="{x:.2f}" y="{y:.2f}" font-size="{mark.size:g}" {font}{anchor} '
            f'fill="{mark.colour}">{escaped(mark.words)}</text>'
        )
    kind = "polygon" if mark.closed else "polyline"
    points = " ".join(f"{x:.2f},{y:.2f}" for x, y in mark.places)
    return (
        f'<{kind} points="{points}" fill="{mark.fill}" stroke="{mark.line}" '
        f'stroke-width="{mark.width:g}"/>'
    )


def _pdf(mark: Shape | Label, height: float) -> str:
    if isinstance(mark, Label):
        x, y = mark.at
        x -= SHARES[mark.anchor] * wide(mark.words, mark.size)
        font = 2 if mark.bold else 1
        return (
            f"BT /F{font} {mark.size * POINTS:.3f} Tf {_colour(mark.colour)} rg "
            f"{x * POINTS:.3f} {(height - y) * POINTS:.3f} Td ({_quoted(mark.words)}) Tj ET"
        )
    (first, *others) = [(x * POINTS, (height - y) * POINTS) for x, y in mark.places]
    path = f"{first[0]:.3f} {first[1]:.3f} m " + " ".join(f"{x:.3f} {y:.3f} l" for x, y in others)
    paint = ("b" if mark.closed else "B") if mark.fill != "none" else ("s" if mark.closed else "S")
    fill = f"{_colour(mark.fill)} rg " if mark.fill != "none" else ""
    return f"{fill}{_colour(mark.line)} RG {mark.width * POINTS:.3f} w {path} {paint}"


def _colour(name: str) -> str:
    return " ".join(f"{int(name[i : i + 2], 16) / 255:.3f}" for i in (1, 3, 5))


def _quoted(words: str) -> str:
    return words.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")


def wide(words: str, size: float) -> float:
    """Return how wide `words` are in Helvetica, mm; a sign beyond ASCII counts as a digit."""
    units = (WIDTHS[ord(c) - 32] if " " <= c <= "~" else 556 for c in words)
    return sum(units) * size / 1000


def _file(objects: list[bytes]) -> bytes:
    """Return a PDF of `objects`, the first of which is the catalogue and the last the title."""
    content, places = b"%PDF-1.4\n", []
    for number, one in enumerate(objects, 1):
        places.append(len(content))
        content += b"%d 0 obj\n%s\nendobj\n" % (number, one)
    start, count = len(content), len(objects) + 1
    content += b"xref\n0 %d\n0000000000 65535 f \n" % count
    content += b"".join(b"%010d 00000 n \n" % place for place in places)
    trailer = b"trailer\n<< /Size %d /Root 1 0 R /Info %d 0 R >>\nstartxref\n%d\n%%%%EOF\n"
    return content + trailer % (count, len(objects), start)
