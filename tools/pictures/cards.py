"""The picture that others show beside a link to the page, and the page's icons."""

from PIL import Image

from firmware.play.knowledge import SCREEN
from host_sim import picture
from host_sim.desk import Desk
from tools.page.hosting import ICONS, MADE, PREVIEW
from tools.pictures.film import HAND, LAID
from tools.pictures.pictures import ROOT
from tools.players.courses import courses

WIDE, HIGH = 1200, 630  # of a preview, as those who show it want it
DOT = 4  # pixels of the icon's panel before it is made smaller
SAFE = 0.78  # of an icon's side that is seen however round it is cut


def make() -> None:
    """Make the preview and the icons anew."""
    course = next(one for one in courses() if one.level == SCREEN and one.fewest == 1)
    with Desk() as desk:
        desk.power_on()
        desk.order_next_shuffle(*map(str, HAND))
        desk.type(course.keys(1))
        desk.type(LAID[0])
        preview(desk).save(ROOT / "docs" / PREVIEW, optimize=True)
        for side, name in ICONS.items():
            icon(desk, side).save(MADE / name, optimize=True)


def preview(desk: Desk) -> Image.Image:
    """Return the box with its panel large beside it."""
    image = Image.new("RGB", (WIDE, HIGH), picture.GROUND)
    box = _within(picture.box(desk, DOT, picture.GROUND), HIGH - 20)
    screen = picture.panel(desk)
    screen = screen.resize((WIDE - box.width - 60, (WIDE - box.width - 60) // 2))
    image.paste(box, (20, (HIGH - box.height) // 2))
    image.paste(screen, (box.width + 30, (HIGH - screen.height) // 2))
    return image


def icon(desk: Desk, side: int) -> Image.Image:
    """Return the box on a ground of which a phone may cut the corners."""
    ground = Image.new("RGB", (side, side), picture.GROUND)
    box = _within(picture.box(desk, DOT, picture.GROUND), round(SAFE * side))
    ground.paste(box, ((side - box.width) // 2, (side - box.height) // 2))
    return ground


def _within(image: Image.Image, high: int) -> Image.Image:
    size = (round(image.width * high / image.height), high)
    return image.resize(size, Image.Resampling.LANCZOS)
