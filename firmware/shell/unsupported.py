"""A board on which Umpire cannot run says so on every part that works; no game can begin."""

from firmware.ui.page import ROWS, Page
from firmware.ui.screen import DARK, PIXELS
from firmware.ui.signals import RED
from firmware.ui.text_lines import wrap

HELP = "See docs/install.md."


def show(box: "Box") -> None:
    """Say on panel, ring and console of `box` why it is unfit."""
    text = box.parts.unfit
    box.console(text)
    page = Page(box.pixels)
    lines = wrap(text) + ["", HELP]
    for row in range(min(ROWS, len(lines))):
        page.row(row, lines[row])
    page.paint()
    box.show([(0, ROWS - 1, 0, 128)])
    box.glow([DARK if i % 2 else RED for i in range(PIXELS)])
