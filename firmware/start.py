"""What comes first when the device is switched on; forgotten when it is done."""

from firmware import loader
from firmware.ui.keys import Keys

TEST_KEYS = "#A"  # in no row and no column both: one wire that is broken leaves the other
HUNG = "I did not answer any more and began anew. Your game is kept."


def begin(house):
    """Give `house` what reads the keys, and return the first screen.

    What was pressed before there is a screen answers nothing, so it is passed over; but a key of
    TEST_KEYS that is held begins the self-test.
    """
    box = house.box
    parts, box.parts = box.parts, None
    down = parts.down()
    if box.restarted:  # what is still held was pressed for what came before, and all has been said
        return usual(house, down, ())
    if box.hung:
        crash = loader.load("firmware.crash")
        crash.keep(house.journal, crash.HUNG)
        parts.wrong.append(HUNG)
        loader.drop("firmware.crash")
    for line in parts.wrong:
        box.console(line)
    if [key for key in down if key in TEST_KEYS]:
        return loader.load("firmware.selftest.letting_go").begin(house, parts, down)
    return usual(house, down, parts.wrong)


def usual(house, down: str, wrong):
    """Return the first screen of a device that is played with.

    The keys in `down` are held, and the sentences `wrong` come before anything else.
    """
    house.keys = Keys(down)
    first = loader.load("firmware.beginning").first_screen(house)
    return loader.load("firmware.wrong").Wrong(house, wrong, first) if wrong else first
