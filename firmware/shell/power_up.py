"""The first screens after power-up: what is wrong, the self-test, or home.

On a board on which Umpire cannot run every part that works says so, and no game can begin.
"""

from firmware.modules.later import later
from firmware.ui import kinds
from firmware.ui.faces import S
from firmware.ui.keys import Keys
from firmware.ui.page import CENTRE, ROWS, WIDTH, Page
from firmware.ui.questions import TextScreen
from firmware.ui.screen import BACK, DARK, PIXELS, UNDER, Screen
from firmware.ui.signals import ALL, RED, START, lit


class Wrong(TextScreen):
    """Name what is wrong, each of `lines` on a page, before the screen `first`."""

    dialog = False

    def __init__(self, shell: "Shell", lines: "Sequence[str]", first: "Screen"):
        super().__init__(shell, lines)
        self.first = first

    def on_key(self, key: str) -> "Destination":
        return self.first if super().on_key(key) == BACK else None


TITLE, MOTTO = "Umpire", "you play, I watch"
LIGHT_MS = 40  # from one light to the next
# The sixteen lights round the title, clockwise from the top: columns, then rows.
_COLUMNS = b"\x3e\x55\x68\x75\x7a\x75\x6a\x55\x3e\x27\x12\7\2\7\x14\x27"
_LINES = b"\0\3\11\22\36\51\63\70\72\70\63\51\36\22\11\3"
_DOT = (b"\16\37\37\37\16",)


class Greeting(Screen):
    """The title, and sixteen lights round it, on panel and ring; then the first page comes.

    What that needs is loaded meanwhile.  Any key goes on, and acts there.
    """

    held = "ABCD"
    help = "HOME"

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.lights_on = 0
        self.since: int | None = None  # when the first light went on, ms
        shell.expect(later.game_start.of_home())
        shell.signals.show(_ring, START, LIGHT_MS)

    def ahead(self, key: str) -> bool:
        return True

    def first(self):
        """Return the page that comes after it."""
        return later.game_start.first_screen(self.shell)

    def on_key(self, key: str) -> "Destination":
        there = self.first()
        if there.deaf_ms:
            return there
        further = there.on_key(key)
        return there if further in (None, BACK, UNDER) else further

    def on_tick(self, now: int) -> "Destination":
        if self.since is None:
            self.since = now
        on = PIXELS if self.shell.still else min((now - self.since) // LIGHT_MS + 1, PIXELS)
        if on > self.lights_on:
            self.lights_on = on
            self.stale = True
        shown = LIGHT_MS if self.shell.still else (PIXELS + 2) * LIGHT_MS
        if self.shell.load_part() or now - self.since < shown:
            return None
        return self.first()

    def render(self, page: "Page") -> None:
        page.text(0, 14, TITLE, align=CENTRE, end=WIDTH, twice=True)
        page.text(0, 47, MOTTO, S, CENTRE, WIDTH)
        for i in range(self.lights_on):
            page.put(_COLUMNS[i], _LINES[i], _DOT)


def _ring(ms: int) -> "Colours | None":
    """Return the ring as its lights go on one after the other."""
    on = ms // LIGHT_MS + 1
    return lit(range(min(on, PIXELS)), ALL) if on < PIXELS + 2 else None


HELP = "See docs/install.md."


def show(box: "Box") -> None:
    """Say on panel, ring and console of `box` why it is unfit."""
    text = box.parts.unfit
    box.console(text)
    page = Page(box.pixels, box.spare)
    kinds.reading(page, text, HELP)
    page.paint()
    box.show([(0, ROWS - 1, 0, WIDTH)])
    box.glow([DARK if i % 2 else RED for i in range(PIXELS)])


TEST_KEYS = "#A"  # in no row and no column both: one wire that is broken leaves the other
HUNG = "I did not answer any more and began anew."
KEPT = " Your game is safe."
MISFIT = "Memory/copy is not as it was installed: names and bests are not copied. Install me anew."


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
    if box.hung and not shell.journal.exported:  # else it asked for that start itself
        crash = later.crash
        game = crash.of_game(shell.journal)
        crash.keep(shell.journal, crash.HUNG)
        parts.wrong.append(HUNG + (KEPT if game and not shell.journal.failed else ""))
    if shell.journal.misfit:
        parts.wrong.append(MISFIT)
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
    start = later.game_start
    if wrong:
        return Wrong(shell, wrong, start.first_screen(shell))
    # Whoever goes on with a game, or is told something, as of a key, need not be greeted.
    kept = shell.journal
    told = down or kept.damaged or kept.lost or kept.mended
    plain = not (shell.box.restarted or kept.open or told)
    return Greeting(shell) if plain else start.first_screen(shell)
