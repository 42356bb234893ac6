"""Pictures of the panel and of the whole device, drawn from what the chips hold."""

import math
from typing import TYPE_CHECKING

from host_sim.desk import Desk

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageDraw import ImageDraw

WIDTH, HEIGHT = 128, 64
DOT = 5  # picture pixels a panel pixel, the gap included
GLANCE_DOT, RIM = 4, 14  # the same in a small picture, and what is around it
GLASS, UNLIT, LIT = (4, 6, 10), (8, 12, 18), (170, 225, 255)
CASE, EDGE, KEY, INK = (38, 42, 48), (70, 76, 84), (222, 218, 208), (40, 40, 40)


def rows(picture: bytes) -> list[str]:
    """Return a picture of 8 pages as 64 lines of 128 characters: ``#`` is lit, ``.`` is not."""
    lines = []
    for y in range(HEIGHT):
        page = picture[(y >> 3) * WIDTH : (y >> 3) * WIDTH + WIDTH]
        lines.append("".join("#" if byte >> (y & 7) & 1 else "." for byte in page))
    return lines


def panel(desk: Desk, dot: int = DOT) -> "Image":
    """Return the panel as an OLED shows it: `dot` pixels a dot, by its contrast."""
    from PIL import Image, ImageDraw  # only a picture needs it

    image = Image.new("RGB", (WIDTH * dot + dot, HEIGHT * dot + dot), GLASS)
    draw = ImageDraw.Draw(image)
    share = 0.55 + 0.45 * desk.panel.contrast / 255
    lit = tuple(round(part * share) for part in LIT)
    for y, line in enumerate(rows(desk.panel.picture())):
        for x, mark in enumerate(line):
            left, top = x * dot + (dot + 1) // 2, y * dot + (dot + 1) // 2
            corner = (left + dot - 2, top + dot - 2)
            draw.rectangle(((left, top), corner), fill=lit if mark == "#" else UNLIT)
    return image


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
    """Return the whole device: panel, ring and keypad."""
    from PIL import Image, ImageDraw

    screen = panel(desk)
    size = (screen.width + 80, screen.height + 560)
    image = Image.new("RGB", size, (250, 250, 248))
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((4, 4, size[0] - 5, size[1] - 5), 36, fill=CASE, outline=EDGE, width=4)
    image.paste(screen, (40, 40))
    draw.rectangle((36, 36, 43 + screen.width, 43 + screen.height), outline=(0, 0, 0), width=4)
    _ring(draw, desk, (172, screen.height + 300), 104, 13)
    _keypad(draw, desk, (318, screen.height + 110))
    return image


def _ring(draw: "ImageDraw", desk: Desk, centre: tuple[int, int], radius: int, pixel: int) -> None:
    """Draw the ring of `radius`, each light a circle of radius `pixel`."""
    count = desk.ring.count
    for place, colour in enumerate(desk.ring.colours):
        angle = 2 * math.pi * place / count
        x = centre[0] + radius * math.sin(angle)
        y = centre[1] - radius * math.cos(angle)
        # A pixel at a tenth of its power is bright to the eye.
        seen = tuple(min(255, round(255 * (part / 255) ** 0.45)) for part in colour)
        if any(colour):
            glow = tuple((part + 3 * case) // 4 for part, case in zip(seen, CASE, strict=True))
            wide = pixel + 8
            draw.ellipse((x - wide, y - wide, x + wide, y + wide), fill=glow)
        fill = seen if any(colour) else (60, 64, 70)
        box = (x - pixel, y - pixel, x + pixel, y + pixel)
        draw.ellipse(box, fill=fill, outline=(90, 95, 100), width=2)


def _keypad(draw: "ImageDraw", desk: Desk, corner: tuple[int, int]) -> None:
    from PIL import ImageFont

    font = ImageFont.load_default(40)
    for row, labels in enumerate(desk.wiring.legend):
        for column, label in enumerate(labels):
            x, y = corner[0] + column * 92, corner[1] + row * 100
            fill = (150, 190, 120) if label in desk.keys_down else KEY
            draw.rounded_rectangle(
                (x, y, x + 76, y + 84), 12, fill=fill, outline=(20, 20, 20), width=3
            )
            draw.text((x + 38, y + 42), label, fill=INK, font=font, anchor="mm")
