"""A sheet of paper to draw lines and words on: a picture by Pillow, and the same in lines."""

from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageFont

from hardware.drawn.drawing import Drawing

FINE = 2  # drawn so many times larger, then made smaller: smooth edges
INK, GREY, PAPER = (30, 34, 40), (120, 126, 134), (255, 255, 255)
WIDE = 287.0  # mm of the lines' sheet, to fit on A4
ANCHORS = {"l": "start", "m": "middle", "r": "end"}
LOWER = {"t": 0.75, "m": 0.36, "b": 0.0}  # of the size: from a text's place to its base line

Place = tuple[float, float]
Colour = tuple[int, int, int]


class Sheet:
    """White paper of `width` by `height` pixels."""

    def __init__(self, width: int, height: int, title: str) -> None:
        self._scale = WIDE / width
        self.lines = Drawing(WIDE, height * self._scale, title)
        self._image = Image.new("RGB", (width * FINE, height * FINE), PAPER)
        self._draw = ImageDraw.Draw(self._image)
        self._size = (width, height)

    def image(self) -> Image.Image:
        """Return what is drawn."""
        return self._image.resize(self._size, Image.Resampling.BOX)

    def line(
        self, places: Sequence[Place], colour: Colour = INK, width: float = 2, halo: float = 0
    ) -> None:
        """Draw a line through `places`, with white along it if it has a `halo`."""
        if halo:
            self.lines.shape(
                self._mm(places), "none", _name(PAPER), self._scale * (width + 2 * halo), False
            )
        self.lines.shape(self._mm(places), "none", _name(colour), self._scale * width, False)
        points = [(x * FINE, y * FINE) for x, y in places]
        if halo:
            wide = round((width + 2 * halo) * FINE)
            self._draw.line(points, fill=PAPER, width=wide, joint="curve")
        self._draw.line(points, fill=colour, width=round(width * FINE), joint="curve")

    def box(
        self, low: Place, high: Place, fill: Colour = PAPER, edge: Colour = INK, radius: float = 6
    ) -> None:
        """Draw a box between two corners."""
        (a, b), (c, d) = low, high
        around = self._mm([(a, b), (c, b), (c, d), (a, d)])
        self.lines.shape(around, _name(fill), _name(edge), self._scale * 2)
        corners = (low[0] * FINE, low[1] * FINE, high[0] * FINE, high[1] * FINE)
        self._draw.rounded_rectangle(
            corners, radius * FINE, fill=fill, outline=edge, width=2 * FINE
        )

    def disc(
        self, centre: Place, radius: float, fill: Colour = INK, edge: Colour | None = None
    ) -> None:
        """Draw a disc."""
        (middle,) = self._mm([centre])
        self.lines.disc(middle, 2 * radius * self._scale, _name(fill), _name(edge or fill))
        x, y, r = centre[0] * FINE, centre[1] * FINE, radius * FINE
        self._draw.ellipse((x - r, y - r, x + r, y + r), fill=fill, outline=edge, width=2 * FINE)

    def shape(self, places: Sequence[Place], fill: Colour = INK) -> None:
        """Fill the shape with the corners `places`."""
        self.lines.shape(self._mm(places), _name(fill), _name(fill), self._scale)
        self._draw.polygon([(x * FINE, y * FINE) for x, y in places], fill=fill)

    def text(
        self, at: Place, words: str, size: float = 16, anchor: str = "lm", colour: Colour = INK
    ) -> None:
        """Write `words` at a place; `anchor` as Pillow has it: l, m or r, then t, m or b."""
        ((x, y),) = self._mm([(at[0], at[1] + LOWER[anchor[1]] * size)])
        self.lines.text((x, y), words, size * self._scale, ANCHORS[anchor[0]], _name(colour))
        font = ImageFont.load_default(size * FINE)
        place = (at[0] * FINE, at[1] * FINE)
        self._draw.text(place, words, font=font, fill=colour, anchor=anchor)

    def _mm(self, places: Sequence[Place]) -> list[Place]:
        return [(x * self._scale, y * self._scale) for x, y in places]

    def resistor(self, centre: Place) -> None:
        """Draw a lying resistor's box, 44 long."""
        x, y = centre
        self.box((x - 22, y - 9), (x + 22, y + 9), radius=0)

    def capacitor(self, centre: Place) -> None:
        """Draw an upright electrolytic capacitor, plus above: two plates, 14 apart."""
        x, y = centre
        self.box((x - 20, y - 10), (x + 20, y - 3), radius=0)
        self.shape([(x - 20, y + 3), (x + 20, y + 3), (x + 20, y + 10), (x - 20, y + 10)])
        self.text((x - 30, y - 14), "+", 18, "mm")


def _name(colour: Colour) -> str:
    return "#" + bytes(colour).hex()
