"""A build that Umpire cannot do with is told so, on whatever works, and nothing is begun."""

from firmware.ui.page import ROWS, Page, wrap
from firmware.ui.screen import DARK, PIXELS
from firmware.ui.signals import RED

HELP = "See docs/install.md."


def show(box) -> None:
    """Say on panel, ring and console of `box` why it is unfit."""
    box.console(box.unfit)
    page = Page(box.pixels)
    lines = wrap(box.unfit) + ["", HELP]
    for row in range(min(ROWS, len(lines))):
        page.row(row, lines[row])
    page.paint()
    box.show([(0, ROWS - 1, 0, 128)])
    box.glow([DARK if i % 2 else RED for i in range(PIXELS)])
