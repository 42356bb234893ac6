"""The last word: what the panel says when the firmware has broken; the console tells where."""

from firmware.ui.page import ROWS, Page, wrap


def show(box, error) -> None:
    """Say on the panel of `box` that something broke, and what."""
    lines = ["Something broke here.", "Switch me off and on:", "your game is kept.", ""]
    lines += wrap("{}: {}".format(type(error).__name__, error))
    page = Page(box.pixels)
    box.pixels[:] = bytes(len(box.pixels))
    for row in range(min(ROWS, len(lines))):
        page.row(row, lines[row])
    page.paint()
    box.show([(0, ROWS - 1, 0, 128)])
