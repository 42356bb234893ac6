"""The first screens after power-up: what is wrong, the self-test, or home.

On a board on which Umpire cannot run every part that works says so, and no game can begin.
"""

from firmware.modules.later import later
from firmware.ui import kinds
from firmware.ui.keys import Keys
from firmware.ui.page import ROWS, WIDTH, Page
from firmware.ui.questions import TextScreen
from firmware.ui.screen import BACK, DARK, PIXELS
from firmware.ui.signals import RED


class Wrong(TextScreen):
    """Name what is wrong, each of `lines` on a page, before the screen `first`."""

    dialog = False

    def __init__(self, shell: "Shell", lines: "Sequence[str]", first: "Screen"):
        super().__init__(shell, lines)
        self.first = first

    def on_key(self, key: str) -> "Destination":
        return self.first if super().on_key(key) == BACK else None


HELP = "See docs/install.md."


def show(box: "Box") -> None:
    """Say on panel, ring and console of `box` why it is unfit."""
    text = box.parts.unfit
    box.console(text)
    page = Page(box.pixels)
    kinds.reading(page, text, HELP)
    page.paint()
    box.show([(0, ROWS - 1, 0, WIDTH)])
    box.glow([DARK if i % 2 else RED for i in range(PIXELS)])


TEST_KEYS = "#A"  # in no row and no column both: one wire that is broken leaves the other
HUNG = "I did not answer any more and began anew."
KEPT = " Your game is kept."


def begin(shell: "Shell", self_test):
    """Give `shell` what reads the keys, and return the first screen.

    What was pressed before there is a screen answers nothing, so it is passed over; but a key of
    TEST_KEYS that is held begins the self-test, whose first module `self_test()` returns.
    """
    box = shell.box
    parts, box.parts = box.parts, None
    down = parts.down()
    if box.restarted:  # what is still held was pressed for what came before, and all has been said
        return usual(shell, down, ())
    if box.hung:
        crash = later.crash
        game = crash.of_game(shell.journal)
        crash.keep(shell.journal, crash.HUNG)
        parts.wrong.append(HUNG + (KEPT if game and not shell.journal.failed else ""))
    for line in parts.wrong:
        box.console(line)
    if [key for key in down if key in TEST_KEYS]:
        return self_test().begin(shell, parts, down)
    return usual(shell, down, parts.wrong)


def usual(shell: "Shell", down: str, wrong: "Sequence[str]"):
    """Return the first screen of a device that is played with.

    The keys in `down` are held, and the sentences `wrong` come before anything else.
    """
    shell.keys = Keys(down)
    first = later.game_start.first_screen(shell)
    return Wrong(shell, wrong, first) if wrong else first
