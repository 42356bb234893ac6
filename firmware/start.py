"""What comes first when the device is switched on; forgotten when it is done."""

from firmware import loader
from firmware.ui.keys import Keys

TEST_KEYS = "#A"  # in no row and no column both: one wire that is broken leaves the other


def begin(house) -> tuple:
    """Return what reads the keys, and the first screen.

    What was pressed before there is a screen answers nothing, so it is passed over; but a key of
    TEST_KEYS that is held begins the self-test.
    """
    box = house.box
    parts, box.parts = box.parts, None
    down = parts.down()
    first = loader.load("firmware.beginning").first_screen
    if box.restarted:  # what is still held was pressed for what came before, and all has been said
        return Keys(), first(house)
    for line in parts.wrong:
        box.console(line)
    if [key for key in down if key in TEST_KEYS]:
        return loader.load("firmware.selftest.test").begin(house, parts, down)
    if parts.wrong:
        return Keys(), loader.load("firmware.wrong").Wrong(house, parts.wrong, first(house))
    return Keys(), first(house)
