"""The players: they press keys on the simulator by what it shows, and that is noted."""

from random import Random
from typing import Any, NamedTuple

from firmware.modules import catalog
from firmware.play.knowledge import GUIDED, ON_CALL, SCREEN, TABLE
from firmware.storage.journal import Journal
from host_sim.chips.flash import Flash
from tools import journal_cost
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
NOTE_MS = 1000  # that a page is looked at again
# An evening: each game in another way, so that its parts are loaded.
EVENING = (SCREEN, TABLE, ON_CALL, SCREEN, TABLE, TABLE, ON_CALL, SCREEN, SCREEN)
EVENING_TURNS = 5

# What is pressed from a turn's page beside play, and what a log calls it.  Behind an apostrophe
# stands a key that is held.
HELP = ("help", "'##*")
MENU = ("menu", "'*0**")
RULES = ("menu", "'*2#**")
SCORES = ("menu", "'*7**")
RULING = ("ruling", "'*3**")
BEFORE = "before"
LONG_TRIES = 20
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
    """The keys from a power on to the next; its `memory` is that of before if it is None."""

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

    def take_back(self) -> None:
        """Take back what was played or typed last."""
        self.noting.run(DEAF_MS)
        self.do("take back", "*")
        if self.rows[7].startswith("#yes"):
            self.do("take back", "#")
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

    def from_home_to_home(self, turns: int) -> None:
        """Choose the game, make so many turns twice, and leave it."""
        self.set_up_again()
        self.make_turns(turns)
        self.aside(*HELP)
        self.take_back()
        self.make_turns(turns)
        self.aside(*MENU)
        self.leave()
        if screen(self.desk) != "Home":
            raise RuntimeError(f"{self.way.name} does not lead home: {self.rows}")

    def leave(self) -> None:
        """Give the game up, or leave its result."""
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

    Where only a hand that was chosen can win, or a deck is shuffled by hand, the second power on
    finds another game: one with such a hand, or with a deck that has been shuffled.
    """
    memory = twins.dealt(way, Random(SEED), led=True)
    with Noting() as desk:
        players = Players(desk, way)
        players.set_up()
        if memory is None:
            players.make_turns(3)
            players.aside(*HELP)
            players.make_turns(2)
            players.take_back()
            players.make_turns(1)
        first = Life(None, desk.presses)
        kept = desk.flash.image
    with Noting(memory or kept) as desk:
        players = Players(desk, way)
        players.go_on()
        players.make_turns(3)
        players.aside(*MENU)
        players.take_back()
        players.make_turns(3)
        players.aside(*RULING)
        players.aside(*RULES)
        players.make_turns(3)
        players.aside(*HELP)
        players.leave()
        return [first, Life(memory, desk.presses)]


def long(way: Way) -> list[Life]:
    """Return how a long game played in `way` is gone on with, and move after move taken back."""
    memory = long_game(way)
    with Noting(memory) as desk:
        players = Players(desk, way)
        players.go_on()
        for _ in range(3):
            players.take_back()
        players.make_turns(2)
        return [Life(memory, desk.presses)]


def long_game(way: Way) -> bytes:
    """Return a memory with a game of 150 moves; RuntimeError if none is so long."""
    course = way.course
    for seed in range(LONG_TRIES):
        flash = Flash()
        journal_cost.play(flash, catalog.games()[course.place], course.level, Random(seed))
        if Journal(flash.image).moves >= journal_cost.MOVES:
            return flash.image
    raise RuntimeError(f"no game of {row_name(way)} is long")


def evening(way: Way | None = None) -> list[Life]:
    """Return nine games in a row, or shorter ones, and then one played in `way`."""
    with Noting() as desk:
        first = {course.place: course for course in reversed(courses())}
        for place, level in enumerate(EVENING[: len(catalog.games())]):
            players = Players(desk, Way(first[place]._replace(level=level)))
            players.from_home_to_home(2 if way else EVENING_TURNS)
        if way is None:
            return [Life(None, desk.presses)]
        before = [press._replace(what=BEFORE) for press in desk.presses]
        Players(desk, way).from_home_to_home(EVENING_TURNS)
        return [Life(None, before + desk.presses[len(before) :])]
