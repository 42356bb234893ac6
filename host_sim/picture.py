"""Pictures of the panel and of the whole device, drawn from what the chips hold."""

import functools
import itertools
import math
from types import SimpleNamespace
from typing import TYPE_CHECKING

from hardware.case import face
from hardware.case.measures import measures
from host_sim.desk import Desk

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageDraw import ImageDraw

WIDTH, HEIGHT = 128, 64
DOT = 5  # picture pixels a panel pixel, the gap included
GLANCE_DOT, RIM = 4, 14  # the same in a small picture, and what is around it
GLASS, UNLIT, LIT = (4, 6, 10), (8, 12, 18), (170, 225, 255)
CASE, EDGE, KEY, INK = (38, 42, 48), (70, 76, 84), (222, 218, 208), (40, 40, 40)
PAPER, STEEL, PAD, CUT = (250, 250, 248), (120, 124, 130), (24, 26, 30), (236, 238, 240)
DARK, HELD = (20, 23, 26), (150, 190, 120)
LEAST = 0.3  # of a lit light's luminance; that of one that is dark is 0.009
LEAST_SCALE = 4.5  # pixels a mm of the box
GAP = 16  # pixels around the box

Colour = tuple[int, int, int]


def rows(picture: bytes) -> list[str]:
    """Return a picture of 8 pages as 64 lines of 128 characters: ``#`` is lit, ``.`` is not."""
    lines = []
    for y in range(HEIGHT):
        page = picture[(y >> 3) * WIDTH : (y >> 3) * WIDTH + WIDTH]
        lines.append("".join("#" if byte >> (y & 7) & 1 else "." for byte in page))
    return lines


def panel(desk: Desk, dot: int = DOT) -> "Image":
    """Return the panel as an OLED shows it: `dot` pixels a dot, by its contrast."""
    from PIL import Image  # only a picture needs it

    share = 0.55 + 0.45 * desk.panel.contrast / 255
    red, green, blue = (round(part * share) for part in LIT)
    image = _dots(UNLIT, dot).copy()
    marks = (
        "".join(rows(desk.panel.picture())).encode().translate(bytes.maketrans(b"#.", b"\xff\0"))
    )
    mask = Image.frombytes("L", (WIDTH, HEIGHT), marks)
    over = Image.new("L", image.size)
    over.paste(
        mask.resize((WIDTH * dot, HEIGHT * dot), Image.Resampling.NEAREST), _corner(dot, 0, 0)
    )
    image.paste(_dots((red, green, blue), dot), (0, 0), over)
    return image


@functools.cache
def _dots(colour: Colour, dot: int) -> "Image":
    """Return the panel with all dots of a `colour`, which stays as it is."""
    from PIL import Image, ImageDraw

    image = Image.new("RGB", (WIDTH * dot + dot, HEIGHT * dot + dot), GLASS)
    draw = ImageDraw.Draw(image)
    for x, y in itertools.product(range(WIDTH), range(HEIGHT)):
        left, top = _corner(dot, x, y)
        draw.rectangle(((left, top), (left + dot - 2, top + dot - 2)), fill=colour)
    return image


def _corner(dot: int, x: int, y: int) -> tuple[int, int]:
    """Return the first pixel of the dot in column `x` of line `y`."""
    return x * dot + (dot + 1) // 2, y * dot + (dot + 1) // 2


def glance(desk: Desk) -> "Image":
    """Return what a player sees at a glance, small: the panel with the ring beside it."""
    from PIL import Image, ImageDraw

    screen = panel(desk, GLANCE_DOT)
    high = screen.height + 2 * RIM
    image = Image.new("RGB", (screen.width + 2 * RIM + high, high), CASE)
    image.paste(screen, (RIM, RIM))
    _ring(ImageDraw.Draw(image), desk, (image.width - high // 2, high // 2), 98, 13)
    return image


def device(desk: Desk) -> "Image":
    """Return the face of the box that ``hardware/case.toml`` describes, and its panel large."""
    from PIL import Image, ImageDraw

    m = measures()
    dot = max(1, round(LEAST_SCALE * m.display.picture[0] / WIDTH))
    scale = WIDTH * dot / m.display.picture[0]
    size = (round(m.case.width * scale), round(m.case.length * scale))
    screen = panel(desk, GLANCE_DOT)
    image = Image.new("RGB", (size[0] + screen.width + 3 * GAP, size[1] + 2 * GAP), PAPER)
    box = Face(ImageDraw.Draw(image), m, scale)
    box.plate()
    dots = plain(desk, dot)
    left, top = box.at(*m.display.picture_centre)
    image.paste(dots, (round(left) - dots.width // 2, round(top) - dots.height // 2))
    box.ring(desk)
    box.keys(desk)
    image.paste(screen, (size[0] + 2 * GAP, round(top) - screen.height // 2))
    return image


def plain(desk: Desk, dot: int) -> "Image":
    """Return the panel without gaps between its dots, `dot` pixels each."""
    from PIL import Image

    image = Image.new("RGB", (WIDTH, HEIGHT), UNLIT)
    for y, line in enumerate(rows(desk.panel.picture())):
        for x, mark in enumerate(line):
            if mark == "#":
                image.putpixel((x, y), LIT)
    return image.resize((WIDTH * dot, HEIGHT * dot), Image.Resampling.NEAREST)


class Face:
    """The box's face, drawn from its measures `m`, `scale` pixels a mm."""

    def __init__(self, draw: "ImageDraw", m: SimpleNamespace, scale: float):
        self.draw, self.m, self.scale = draw, m, scale

    def at(self, u: float, v: float) -> tuple[float, float]:
        """Return the pixel of a place on the face."""
        return GAP + u * self.scale, GAP + (self.m.case.length - v) * self.scale

    def _block(
        self, centre: tuple[float, float], size: tuple[float, float], round_by: float, fill: Colour
    ) -> None:
        x, y = self.at(*centre)
        wide, high = size[0] * self.scale / 2, size[1] * self.scale / 2
        box = (x - wide, y - high, x + wide, y + high)
        self.draw.rounded_rectangle(box, round_by * self.scale, fill=fill)

    def _disc(self, centre: tuple[float, float], across: float, fill: Colour) -> None:
        self._block(centre, (across, across), across / 2, fill)

    def plate(self) -> None:
        """Draw the face with its screws, the panel's window, the pad and the words."""
        m = self.m
        middle = (m.case.width / 2, m.case.length / 2)
        self._block(middle, (m.case.width, m.case.length), m.case.corner, EDGE)
        self._block(middle, (m.case.width - 0.8, m.case.length - 0.8), m.case.corner, CASE)
        for place in m.screws.places:
            self._disc(place, m.screws.head, STEEL)
        wide, high = m.display.window
        bevel = 2 * m.display.bevel
        self._block(m.display.window_centre, (wide + bevel, high + bevel), 0.4, EDGE)
        self._block(m.display.window_centre, (wide, high), 0, GLASS)
        self._block(m.keys.slot_centre, m.keys.slot, 0, GLASS)
        self._block(m.keys.centre, (m.keys.width, m.keys.height), 1, PAD)
        for word in face.words(m):
            for place, size in face.strokes(word):
                self._block(place, size, 0, CUT)

    def ring(self, desk: Desk) -> None:
        """Draw the windows of the lights; a light falls a little on what is around its own."""
        count = desk.ring.count
        for place in range(self.m.ring.pixels):
            colour = desk.ring.colours[place] if place < count else (0, 0, 0)
            lit = any(colour)
            seen = lamp(colour) if lit else DARK
            if lit:
                self._disc(face.window(self.m, place), self.m.ring.pixel + 3, glow(seen))
            corners = [self.at(*corner) for corner in face.corners(self.m, place)]
            self.draw.polygon(corners, fill=seen)

    def keys(self, desk: Desk) -> None:
        """Draw the pad's keys, those that are held in green."""
        from PIL import ImageFont

        wide, high = (0.78 * pitch for pitch in self.m.keys.pitch)
        font = ImageFont.load_default(round(5.5 * self.scale))
        for row, labels in enumerate(desk.wiring.legend):
            for column, label in enumerate(labels):
                centre = face.key(self.m, row, column)
                fill = HELD if label in desk.keys_down else KEY
                self._block(centre, (wide, high), 1.5, fill)
                self.draw.text(self.at(*centre), label, fill=INK, font=font, anchor="mm")


def visible(colour: Colour) -> Colour:
    """Return `colour` as the eye sees it: a pixel at a tenth of its power is bright."""
    red, green, blue = (min(255, round(255 * (part / 255) ** 0.45)) for part in colour)
    return red, green, blue


def lamp(colour: Colour) -> Colour:
    """Return what a lit light looks like: with so much white that it outshines a dark one."""
    shown, white = visible(colour), 0.0
    while True:
        red, green, blue = (round(part + (255 - part) * white) for part in shown)
        if luminance((red, green, blue)) >= LEAST:
            return red, green, blue
        white += 0.04


def luminance(colour: Colour) -> float:
    """Return how bright a colour is, 0 to 1, as the guidelines for contrast count it."""
    parts = (part / 255 for part in colour)
    linear = [part / 12.92 if part <= 0.04 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def glow(seen: Colour) -> Colour:
    """Return what a light leaves on the case around it."""
    red, green, blue = ((part + 3 * case) // 4 for part, case in zip(seen, CASE, strict=True))
    return red, green, blue


def _ring(draw: "ImageDraw", desk: Desk, centre: tuple[int, int], radius: int, pixel: int) -> None:
    """Draw the ring of `radius`, each light a circle of radius `pixel`."""
    count = desk.ring.count
    for place, colour in enumerate(desk.ring.colours):
        angle = 2 * math.pi * place / count
        x = centre[0] + radius * math.sin(angle)
        y = centre[1] - radius * math.cos(angle)
        lit = any(colour)
        seen = lamp(colour) if lit else DARK
        if lit:
            wide = pixel + 8
            draw.ellipse((x - wide, y - wide, x + wide, y + wide), fill=glow(seen))
        box = (x - pixel, y - pixel, x + pixel, y + pixel)
        draw.ellipse(box, fill=seen, outline=(90, 95, 100), width=2)
