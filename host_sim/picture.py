"""Pictures of the panel and of the whole device, drawn from what the chips hold."""

import functools
import itertools
import math
from types import SimpleNamespace
from typing import TYPE_CHECKING

from hardware.case import face
from hardware.case.measures import measures
from host_sim import likeness
from host_sim.desk import Desk

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageDraw import ImageDraw

WIDTH, HEIGHT = 128, 64
DOT = 5  # picture pixels a panel pixel, the gap included
GLANCE_DOT, RIM = 4, 14  # the same in a small picture, and what is around it
GLASS, UNLIT, LIT = (4, 6, 10), (8, 12, 18), (176, 229, 255)
USUAL, MOST = 140, 255  # contrast
CASE, KEY, INK = (38, 42, 48), (222, 218, 208), (40, 40, 40)
GROUND, DARK = (13, 15, 18), (20, 23, 26)
LEAST = 0.3  # of a lit light's luminance; that of one that is dark is 0.009
FULLER = 0.75  # how far a dim light is seen as full: 1 is wholly
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

    red, green, blue = lit_dot(desk.panel.contrast)
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


def lit_dot(contrast: int) -> Colour:
    """Return the colour of a dot that is lit; beyond the usual `contrast` it becomes white."""
    share = 0.5 + 0.5 * min(1, contrast / USUAL)
    white = 0.5 * max(0, (contrast - USUAL) / (MOST - USUAL))
    red, green, blue = (round((part + (255 - part) * white) * share) for part in LIT)
    return red, green, blue


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
    from PIL import Image

    m = measures()
    dot = max(1, round(LEAST_SCALE * m.display.picture[0] / WIDTH))
    scale = WIDTH * dot / m.display.picture[0]
    size = (round(m.case.width * scale), round(m.case.length * scale))
    screen = panel(desk, GLANCE_DOT)
    image = Image.new("RGB", (size[0] + screen.width + 3 * GAP, size[1] + 2 * GAP), GROUND)
    _box(image, desk, m, dot)
    image.paste(screen, (size[0] + 2 * GAP, (image.height - screen.height) // 2))
    return image


def box(desk: Desk, dot: int, ground: "Colour") -> "Image":
    """Return the face of the box alone, its panel's dots `dot` pixels each, on a `ground`."""
    from PIL import Image

    m = measures()
    scale = WIDTH * dot / m.display.picture[0]
    size = (round(side * scale) + 2 * GAP for side in (m.case.width, m.case.length))
    image = Image.new("RGB", tuple(size), ground)
    _box(image, desk, m, dot)
    return image


def _box(image: "Image", desk: Desk, m: SimpleNamespace, dot: int) -> None:
    """Draw the box into the left upper corner of `image`; what a light leaves is around its own."""
    from PIL import ImageDraw, ImageFont

    scale = WIDTH * dot / m.display.picture[0]
    draw = ImageDraw.Draw(image)

    def put(block: likeness.Block, fill: "str | Colour | None" = None) -> None:
        left, top = GAP + block.left * scale, GAP + block.top * scale
        corners = (left, top, left + block.width * scale, top + block.height * scale)
        draw.rounded_rectangle(corners, block.round * scale, fill=fill or block.colour)

    for block in likeness.blocks(m):
        put(block)
    dots = plain(desk, dot)
    u, v = m.display.picture_centre
    left, top = GAP + u * scale, GAP + (m.case.length - v) * scale
    image.paste(dots, (round(left) - dots.width // 2, round(top) - dots.height // 2))
    lights = likeness.lights(m)
    colours = [*desk.ring.colours[: len(lights)]] + [(0, 0, 0)] * len(lights)
    for place, (corners, colour) in enumerate(zip(lights, colours, strict=False)):
        seen = lamp(colour) if any(colour) else likeness.DARK
        if not isinstance(seen, str):
            across = m.ring.pixel + 3
            around = likeness.block(m, face.window(m, place), (across, across), across / 2, "")
            put(around, glow(seen))
        draw.polygon([(GAP + x * scale, GAP + y * scale) for x, y in corners], fill=seen)
    font = ImageFont.load_default(round(likeness.LABEL * scale))
    for label, key in likeness.keys(m, desk.wiring.legend):
        put(key, likeness.HELD if label in desk.keys_down else None)
        middle = (key.left + key.width / 2, key.top + key.height / 2)
        at = (GAP + middle[0] * scale, GAP + middle[1] * scale)
        draw.text(at, label, fill=likeness.INK, font=font, anchor="mm")


def plain(desk: Desk, dot: int) -> "Image":
    """Return the panel without gaps between its dots, `dot` pixels each."""
    from PIL import Image

    image = Image.new("RGB", (WIDTH, HEIGHT), UNLIT)
    for y, line in enumerate(rows(desk.panel.picture())):
        for x, mark in enumerate(line):
            if mark == "#":
                image.putpixel((x, y), LIT)
    return image.resize((WIDTH * dot, HEIGHT * dot), Image.Resampling.NEAREST)


def visible(colour: Colour) -> Colour:
    """Return `colour` as the eye sees it: a pixel at a tenth of its power is bright."""
    red, green, blue = (min(255, round(255 * (part / 255) ** 0.45)) for part in colour)
    return red, green, blue


def lamp(colour: Colour) -> Colour:
    """Return what a lit light looks like: full, and so white that it outshines a dark one."""
    seen = visible(colour)
    fuller = (255 / max(seen)) ** FULLER
    shown, white = [part * fuller for part in seen], 0.0
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
