"""A sheet of paper to draw lines and words on, with Pillow."""

from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageFont

FINE = 2  # drawn so many times larger, then made smaller: smooth edges
INK, GREY, PAPER = (30, 34, 40), (120, 126, 134), (255, 255, 255)

Place = tuple[float, float]
Colour = tuple[int, int, int]


class Sheet:
    """White paper of `width` by `height` pixels."""

    def __init__(self, width: int, height: int) -> None:
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
        points = [(x * FINE, y * FINE) for x, y in places]
        if halo:
            wide = round((width + 2 * halo) * FINE)
            self._draw.line(points, fill=PAPER, width=wide, joint="curve")
        self._draw.line(points, fill=colour, width=round(width * FINE), joint="curve")

    def box(
        self, low: Place, high: Place, fill: Colour = PAPER, edge: Colour = INK, radius: float = 6
    ) -> None:
        """Draw a box between two corners."""
        corners = (low[0] * FINE, low[1] * FINE, high[0] * FINE, high[1] * FINE)
        self._draw.rounded_rectangle(
            corners, radius * FINE, fill=fill, outline=edge, width=2 * FINE
        )

    def disc(
        self, centre: Place, radius: float, fill: Colour = INK, edge: Colour | None = None
    ) -> None:
        """Draw a disc."""
        x, y, r = centre[0] * FINE, centre[1] * FINE, radius * FINE
        self._draw.ellipse((x - r, y - r, x + r, y + r), fill=fill, outline=edge, width=2 * FINE)

    def shape(self, places: Sequence[Place], fill: Colour = INK) -> None:
        """Fill the shape with the corners `places`."""
        self._draw.polygon([(x * FINE, y * FINE) for x, y in places], fill=fill)

    def text(
        self, at: Place, words: str, size: float = 16, anchor: str = "lm", colour: Colour = INK
    ) -> None:
        """Write `words` at a place; `anchor` as Pillow has it: l, m or r, then t, m or b."""
        font = ImageFont.load_default(size * FINE)
        place = (at[0] * FINE, at[1] * FINE)
        self._draw.text(place, words, font=font, fill=colour, anchor=anchor)

    def resistor(self, centre: Place, upright: bool = False) -> None:
        """Draw a resistor's box, 44 long."""
        x, y = centre
        wide, high = (9, 22) if upright else (22, 9)
        self.box((x - wide, y - high), (x + wide, y + high), radius=0)

    def diode(self, centre: Place, towards: int) -> None:
        """Draw a lying diode that conducts to the right (`towards` 1) or to the left (-1)."""
        x, y = centre
        tip = x + 13 * towards
        self.shape([(x - 13 * towards, y - 13), (x - 13 * towards, y + 13), (tip, y)])
        self.line([(tip, y - 13), (tip, y + 13)], width=3)

    def capacitor(self, centre: Place) -> None:
        """Draw an upright electrolytic capacitor, plus above: two plates, 14 apart."""
        x, y = centre
        self.box((x - 20, y - 10), (x + 20, y - 3), radius=0)
        self.shape([(x - 20, y + 3), (x + 20, y + 3), (x + 20, y + 10), (x - 20, y + 10)])
        self.text((x - 30, y - 14), "+", 18, "mm")

    def ground(self, at: Place) -> None:
        """Draw the sign for ground, hanging from a place."""
        x, y = at
        self.line([(x, y), (x, y + 12)])
        for i, half in enumerate((14, 9, 4)):
            self.line([(x - half, y + 12 + 5 * i), (x + half, y + 12 + 5 * i)])
