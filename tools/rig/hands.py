"""Who presses the keys: they play on the simulator, looking at the panel, and what they press is noted."""

from random import Random
from typing import Any, NamedTuple

from firmware.modules import catalog
from firmware.play.knowledge import GUIDED, ON_CALL, SCREEN, TABLE
from tools.page import twins
from tools.page.twin_desk import Twin
from tools.page.twin_hands import HELD_MS, Hands, Way
from tools.rig.board_file import SEED
from tools.scripted_game_cost import DEAF_MS, screen
from tools.soak.players import courses

TAP_MS = 60
SHUFFLED = 12  # cards that are laid of a shuffle by hand
MOST = 1000  # keys, which are never so many
SEEN_MS = 300  # by which the page is seen that hides something, and takes no key at first
NOTE_MS = 2500  # in which what was said gives way
# An evening: each game in another way, so that its parts are loaded.
EVENING = (SCREEN, TABLE, ON_CALL, SCREEN, TABLE, TABLE, ON_CALL, SCREEN, SCREEN)
EVENING_TURNS = 5

# What is pressed from a turn's page beside play, and what it is called in a log.  A key that is held stands behind
# an apostrophe.
HELP = ("help", "'##*")
MENU = ("menu", "'*0**")
RULES = ("menu", "'*2#**")
SCORES = ("menu", "'*7**")
RULING = ("ruling", "'*3**")
TAKE_BACK = ("take back", "*#")
GIVE_UP = ("menu", "'*9#")


class Press(NamedTuple):
    """A key pressed for `ms`, `wait` ms later than the typist would by themselves.

    `what` it is for is as in a log; the game has so many `moves` by then.
    """

    key: str
    ms: int
    wait: int = 0
    what: str = ""
    moves: int = 0


class Life(NamedTuple):
    """The keys from a power on to the next; with a `memory` other than before, unless it is None."""

    memory: bytes | None
    presses: list[Press]


class Noting(Twin):
    """A desk that notes what is pressed on it, and `what` for."""

    def __init__(self, nvm: bytes | None = None) -> None:
        self.what = ""
        self.presses: list[Press] = []
        super().__init__(SEED, nvm)

    def touch(self, key: str, ms: int) -> None:
        """Press `key` for `ms`, and note it; a page that is deaf at first is waited for."""
        app: Any = self.main["app"]
        if app.stack[-1].deaf_ms:
            self.run(max(0, DEAF_MS + SEEN_MS - self._waited))
        moves = len(app.referee.log()) if app.referee else 0
        super().touch(key, ms)
        told = self.told.touches[-1]
        self.presses.append(Press(key, max(ms, TAP_MS), told.wait, self.what, moves))


class Players(Hands):
    """The players of one `way` at `desk`, whose keys are noted."""

    def __init__(self, desk: Noting, way: Way) -> None:
        super().__init__(desk, way, SEED)
        self.noting = desk
        self.most = MOST

    def set_up(self) -> None:
        """Choose the game on a new device, and begin it."""
        course = self.way.course
        *before, last = course.keys(max(course.fewest, min(course.most, 2)), self.way.hints)
        self.do("set-up", "".join(before))
        self.do("begin", last)
        self.start()

    def set_up_again(self) -> None:
        """Choose the game from home, whatever that asks for, its first rule set."""
        while not self.referee:
            self.noting.what = "begin" if self.rows[7].startswith("#begin") else "set-up"
            self.press(self.answer())
        self.start()

    def start(self) -> None:
        """Say who starts, where that is asked, or lay the first cards of a shuffle."""
        self.noting.what = "set-up"
        if self.is_shuffling():
            self.press("#" * SHUFFLED)
        elif self.way.course.level != GUIDED:
            while self.starter() or not self.referee:
                self.press("1")

    def do(self, what: str, keys: str) -> None:
        """Press `keys`; before one that is held stands an apostrophe."""
        self.noting.what = what
        held = False
        for key in keys:
            if key != "'":
                self.noting.touch(key, HELD_MS if held else TAP_MS)
            held = key == "'"

    def aside(self, what: str, keys: str) -> None:
        """Press `keys` from a page that has been read, and let what was said be read as well."""
        self.noting.run(DEAF_MS)
        self.do(what, keys)
        self.noting.run(NOTE_MS)

    def make_turns(self, count: int) -> None:
        """Make so many turns, less where the game comes to its end."""
        for _ in range(count):
            if self.is_over():
                return
            self.noting.what = "play"
            self.turn()

    def go_on(self) -> None:
        """Go on with the game in the memory."""
        self.do("go on", "#")

    def leave(self) -> None:
        """Give the game up, or leave its result."""
        if self.is_over():
            self.aside("result", "*")
        else:
            self.aside(*GIVE_UP)


def way_named(name: str) -> Way:
    """Return the way of the row `name`, such as ``TG-table``; KeyError if there is none."""
    return {row_name(way): way for way in twins.ways()}[name]


def row_name(way: Way) -> str:
    """Return how the row of `way` is called."""
    words = {TABLE: "table", GUIDED: "guided", SCREEN: "dealt", ON_CALL: "on-call"}
    return f"{way.course.rules}-{'hints' if way.hints else words[way.course.level]}"


def game(way: Way) -> list[Life]:
    """Return a game played in `way`: set-up, turns, help and menu, power off, turns, the end.

    Where only a hand that was chosen can win, or a deck is shuffled by hand, the second power on finds another game:
    one with such a hand, or a deck that has been shuffled.
    """
    memory = twins.dealt(way, Random(SEED), led=True)
    with Noting() as desk:
        players = Players(desk, way)
        players.set_up()
        if memory is None:
            players.make_turns(3)
            players.aside(*HELP)
            players.make_turns(2)
            players.aside(*TAKE_BACK)
            players.make_turns(1)
        first = Life(None, desk.presses)
        kept = desk.flash.image
    with Noting(memory or kept) as desk:
        players = Players(desk, way)
        players.go_on()
        players.make_turns(3)
        players.aside(*MENU)
        players.aside(*TAKE_BACK)
        players.make_turns(3)
        players.aside(*RULING)
        players.aside(*RULES)
        players.make_turns(3)
        players.aside(*HELP)
        players.leave()
        return [first, Life(memory, desk.presses)]


def evening(way: Way | None = None) -> list[Life]:
    """Return nine games in a row, and then one played in `way`."""
    with Noting() as desk:
        first = {course.place: course for course in reversed(courses())}
        for place, level in enumerate(EVENING[: len(catalog.games())]):
            players = Players(desk, Way(first[place]._replace(level=level)))
            play_through(players)
        before = len(desk.presses)
        if way:
            play_through(Players(desk, way))
            desk.presses[:before] = [press._replace(what="before") for press in desk.presses[:before]]
        return [Life(None, desk.presses)]


def play_through(players: Players) -> None:
    """Play a game from home to home."""
    players.set_up_again()
    players.make_turns(EVENING_TURNS)
    players.aside(*HELP)
    players.aside(*TAKE_BACK)
    players.make_turns(EVENING_TURNS)
    players.aside(*MENU)
    players.leave()
    if screen(players.desk) != "Home":
        raise RuntimeError(f"{players.way.name} does not lead home: {players.rows}")
