"""The players: they press keys on the simulator by what it shows, and that is noted."""

import contextlib
from typing import Any, NamedTuple

from firmware.play.knowledge import GUIDED
from tools.page.twin_desk import Twin
from tools.page.twin_hands import CHECKED, HELD_MS, HINTS, PROOF_MS, SWITCH, Hands, Way
from tools.players import own_cards
from tools.players.keys import DEAF_MS, screen
from tools.rig.board_file import SEED

TAP_MS = 60
SHUFFLED = 12  # cards that are laid of a shuffle by hand, by two keys each
BEATS_MS = 3300  # in which it keeps the pace, and between two beats
MOST = 1000  # keys, which are never so many
SEEN_MS = 300  # by which the page is seen that hides something, and takes no key at first
NOTE_MS = 1000  # that a page is looked at again

# What is pressed from a turn's page beside play, and what a log calls it.  Behind an apostrophe
# stands a key that is held.
MENU = ("menu", "'*6**")
RULES = ("menu", "'*12#***")
RULING = ("ruling", "'*3**")
RESTART = ("menu", "'*62")
GIVE_UP = ("menu", "'*61")


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
        """Press `key` for `ms`, and note it.

        A page that is deaf at first is waited for, and so is the proof of a claim.
        """
        app: Any = self.main["app"]
        page = app.stack[-1]
        if page.deaf_ms:
            self.run(max(0, DEAF_MS + SEEN_MS - self._waited))
        moves = len(app.referee.log()) if app.referee else 0
        super().touch(key, ms)
        told = self.told.touches[-1]
        self.presses.append(Press(key, max(ms, TAP_MS), told.wait, self.what, moves))
        if type(page).__name__ in CHECKED and key == "#" and app.stack[-1] is not page:
            self.run(PROOF_MS)


class Players(Hands):
    """The players of one `way` at `desk`, whose keys are noted."""

    def __init__(self, desk: Noting, way: Way) -> None:
        super().__init__(desk, way, SEED)
        self.noting = desk
        self.most = MOST
        self.hinted = False  # have hints been turned on, where they are wanted?

    def held(self, moves: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
        """Return those of `moves` that can be typed: a card that lies nowhere has no place."""
        table, tables = self.table, self.game.part("rules")

        def has_keys(move: tuple[int, ...]) -> bool:
            with contextlib.suppress(ValueError):
                return bool(own_cards.keys(table, tables, move))
            return False

        return list(filter(has_keys, super().held(moves)))

    def set_up(self, boxes: int = 0) -> None:
        """Choose the game on a new device, which has so many seats `boxes`, and begin it."""
        course = self.way.course
        *before, last = course.keys(max(course.fewest, min(course.most, 2), boxes + 1), boxes)
        self.do("set-up", "".join(before))
        self.do("begin", last)
        self.start()

    def come_to(self, memory: bytes | None, boxes: int = 0) -> None:
        """Go on with the game in the `memory`, or set one up on a new device."""
        if memory:
            self.go_on()
        else:
            self.set_up(boxes)

    def set_up_again(self) -> None:
        """Choose the game from home, whatever that asks for, its first rule set.

        The help of each question is read.
        """
        while not self.referee:
            self.help()
            self.noting.what = "set-up"
            self.press(self.answer())
        self.noting.presses[-1] = self.noting.presses[-1]._replace(what="begin")
        self.start()

    def start(self) -> None:
        """Say who starts, where that is asked, or lay the first cards of a shuffle."""
        self.noting.what = "set-up"
        if self.is_shuffling():
            self.press("#")
            self.noting.run(BEATS_MS)
            self.press("##" * SHUFFLED)
        elif self.way.course.level != GUIDED:
            while self.starter() or not self.referee:
                self.press("1")
            if self.way.hints and not self.hinted:
                alone = len(self.referee.game.people()) == 1
                self.aside("menu", "'*" + (SWITCH if alone else HINTS))
                self.hinted = True

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

    def help(self) -> None:
        """Read the help of a page, its second one too if it has one."""
        self.noting.run(DEAF_MS)
        self.do("help", "'#")
        if self.rows[7].startswith("#next"):
            self.do("help", "#")
        self.do("help", "*")
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
        """Go on with the game in the memory, or choose one where that is over."""
        self.do("go on", "#")
        if not self.referee:
            self.set_up_again()

    def from_home_to_home(self, turns: int) -> None:
        """Choose the game, make so many turns twice, and leave it."""
        self.set_up_again()
        self.make_turns(turns)
        self.help()
        self.take_back()
        self.make_turns(turns)
        self.aside(*MENU)
        self.leave()
        if screen(self.desk) != "Home":
            raise RuntimeError(f"{self.way.name} does not lead home: {self.rows}")

    def restart(self) -> None:
        """Begin the game anew, which must write the whole memory."""
        self.aside(*RESTART)
        self.do("begin", "#")
        self.start()

    def leave(self) -> None:
        """Give the game up, or leave its result."""
        self.aside(*GIVE_UP)
        if self.referee:  # it asks first, as the game is not over
            self.do("menu", "#")
