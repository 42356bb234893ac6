"""The same keys on two devices: on the desktop's, by CPython, and on the page's, by MicroPython.

What a device shows and keeps after each key, once it is at rest, is told in a line: where a clock
runs, once no part of the picture is still to be sent.  Both draw the same chance, so both deal the
same cards.  Now and then the two send the same picture in other pieces, and one is some us ahead of
the other: so both wait after each key for the same moment.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from firmware.modules import catalog
from firmware.play.knowledge import LEVELS, SCREEN
from host_sim.chips.chance import Chance
from host_sim.desk import Desk
from host_sim.interpreter import Interpreter
from tools.page import node
from tools.page.inside.pace import PACE
from tools.page.inside.rounds_runner import Rounds
from tools.page.lowering import in_rounds
from tools.page.micropython import MODULE
from tools.random_game_cost import CHECKED, Player
from tools.scripted_game_cost import DEAF_MS, screen
from tools.soak.players import Course, courses

DRIVER = Path(__file__).parent / "twin.mjs"
TAP_MS, HELD_MS = 30, 700
QUIET_US = 40_000  # without a change of panel or ring is "at rest"
LIMIT_US = 1_000_000  # for what never is
GRID_US = 50_000  # both wait for the next multiple of it
HELP, BACK = 9, 6  # turns after which help is read, and a move taken back
MOST_TURNS = 1000
PROOF_MS = 8000  # in which a claim is checked
LOTH = 4  # times another move is looked for that does not end the game


class Way(NamedTuple):
    """A rule set, played at one level; `hints` mark the cards that go."""

    course: Course
    hints: bool = False

    @property
    def name(self) -> str:
        return f"{self.course.rules} {LEVELS[self.course.level]}" + " with hints" * self.hints


class Touch(NamedTuple):
    """A key pressed for so long, some ms after the device came to rest."""

    wait: int
    key: str
    ms: int


class Told(NamedTuple):
    """Keys, and a line for each of what the device showed and kept then."""

    touches: list[Touch]
    lines: list[str]
    is_whole: bool = False  # did the game come to its end?


def ways() -> list[Way]:
    """Return every rule set in every way that it can be played."""
    found = []
    for course in courses():
        found.append(Way(course))
        if course.level == SCREEN and catalog.games()[course.place].hints:
            found.append(Way(course, True))
    return found


class SameChance(Chance):
    """Random bytes that the page's twin draws as well."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._state = seed

    def draw(self, count: int) -> bytes:
        found = bytearray()
        for _ in range(count):
            self._state = (self._state * 75 + 74) % 65537
            found.append(self._state & 255)
        return bytes(found)


class InRounds(Interpreter):
    """CPython's own import, and the main program in rounds, as the page has it."""

    def run(self, name: str) -> Iterator[None]:
        """Run the file `name` of the drive, yielding when the time is up."""
        if name != "main.py":
            yield from super().run(name)
            return
        rounds = self._board.runner
        assert isinstance(rounds, Rounds)
        space: dict[str, Any] = {"__name__": "__main__", "__builtins__": self._builtins}
        space["time_is_up"] = rounds.time_is_up
        self.main = space
        source = in_rounds(self._board.drive.path(name).read_text(encoding="utf-8"))
        exec(compile(source, name, "exec"), space)
        yield from space["rounds"]()


class Twin(Desk):
    """A desk that tells what it was given, and what came of it.

    Its program comes in rounds as on the page, so both are asked at the same microsecond.
    """

    interpreter = InRounds

    def __init__(self, seed: int) -> None:
        super().__init__(runner=Rounds, pace=PACE, bounce=False)
        self.chance = SameChance(seed)
        self.told = Told([], [])
        self._waited = 0
        self.power_on()

    def type(self, keys: str) -> None:
        """Tap `keys`."""
        for key in keys:
            self.touch(key, TAP_MS)

    def touch(self, key: str, ms: int) -> None:
        """Press `key` for `ms`, and tell what comes of it."""
        self.told.touches.append(Touch(self._waited, key, ms))
        self.press(key)
        super().run(ms)
        self.release(key)
        super().run(TAP_MS)
        self.rest()
        while self._is_sending():
            super().run(1)
        self.told.lines.append(self._line())
        self.clock.advance(-(-self.clock.now // GRID_US) * GRID_US)
        self._waited = 0

    def _is_sending(self) -> bool:
        """Return True while a part of a picture is still to be sent."""
        app: Any = self.main.get("app")
        return app is not None and bool(app.unsent)

    def run(self, ms: float) -> None:
        """Wait between two keys."""
        super().run(ms)
        self._waited += round(ms)

    def rest(self) -> bool:
        """Run until panel and ring have not changed for a moment; False if they never do."""
        start = self.clock.now
        while self.clock.now - max(start, self.panel.changed_at, self.ring.changed_at) < QUIET_US:
            if self.clock.now - start >= LIMIT_US:
                return False
            super().run(10)
        return True

    def _line(self) -> str:
        colours = bytes(part for colour in self.ring.colours for part in colour)
        flash = self.flash
        picture = self.panel.picture().hex()
        kept = f"{flash.programmed} {flash.erases} {flash.image.hex()}"
        return f"{picture} {colours.hex()} {kept}"


class Hands(Player):
    """The players of one way, who read the help and take back now and then."""

    def __init__(self, desk: Twin, way: Way, seed: int) -> None:
        super().__init__(desk, catalog.games()[way.course.place], way.course.level, seed)
        self.twin = desk
        self.way = way
        self.most = 0  # keys

    def is_over(self) -> bool:
        """Return True if the game has come to its end, scores included."""
        return self.referee is not None and self.referee.game.over

    def check(self, keys: str) -> None:
        self.press(keys + "#")
        if screen(self.desk) in CHECKED:
            self.twin.run(PROOF_MS)

    def ends(self, move: tuple[int, ...]) -> bool:
        """Return True if `move` ends the game."""
        table = self.table
        table.play(move)
        return table.over

    def choose(self, legal: list[tuple[int, ...]]) -> tuple[int, ...]:
        """Return a move, rarely one that ends the game."""
        move = super().choose(legal)
        for _ in range(LOTH):
            if not self.ends(move):
                break
            move = super().choose(legal)
        return move

    def has_enough(self) -> bool:
        """Return True if as many keys were pressed as were wanted."""
        return len(self.twin.told.touches) >= self.most

    def is_shuffling(self) -> bool:
        return super().is_shuffling() and not self.has_enough()

    def play_through(self, keys: int) -> None:
        """Play until the game is over, or for so many `keys`."""
        course = self.way.course
        self.press(course.keys(max(course.fewest, min(course.most, 2)), self.way.hints))
        self.most = keys
        self.shuffle()
        if self.has_enough():
            return
        while self.starter() or not self.referee:
            self.press("1")
        for turn in range(1, MOST_TURNS):
            if self.is_over() or self.has_enough():
                return
            self.turn()
            if turn % HELP == 0:
                self.twin.run(DEAF_MS)
                self.twin.touch("#", HELD_MS)
                self.press("*")
            if turn % BACK == 0:
                for key in "*#":
                    self.twin.run(DEAF_MS)
                    self.press(key)


def by_cpython(way: Way, keys: int, seed: int = 1) -> Told:
    """Return `keys` keys of a game played in `way`, and what the desktop's device made of them."""
    with Twin(seed) as desk:
        hands = Hands(desk, way, seed)
        hands.play_through(keys)
        return desk.told._replace(is_whole=hands.is_over())


def by_the_page(
    device: dict[str, str], games: list[list[Touch]], seed: int = 1
) -> Iterator[list[str]]:
    """Yield what the page's device makes of the keys of each of `games`; RuntimeError if it fails.

    The `device` are its files, see contents.py: made beforehand, as Python 3.11 parses in no two
    threads at once.

    It is Node that runs it, without a browser, and no page either: the device alone.
    """
    plan: dict[str, Any] = {"files": device, "games": games, "seed": seed}
    plan |= {
        "grid_us": GRID_US,
        "tap_ms": TAP_MS,
        "quiet_ms": QUIET_US // 1000,
        "limit_ms": LIMIT_US // 1000,
    }
    done = node.told(DRIVER, plan, MODULE)
    if done.returncode:
        raise RuntimeError(done.stdout[-500:] + done.stderr[-2000:])
    lines = iter(done.stdout.splitlines())
    for touches in games:
        yield [next(lines) for _ in touches]


def difference(way: Way, told: Told, page: list[str]) -> str | None:
    """Return after which key the page's device is another, and in what, or None."""
    parts = ("picture", "ring", "bytes written", "erases", "memory")
    for number, (touch, one, other) in enumerate(
        zip(told.touches, told.lines, page, strict=True), 1
    ):
        pairs = zip(parts, one.split(), other.split(), strict=True)
        found = [part for part, here, there in pairs if here != there]
        if found:
            return f"{way.name}: key {number}, {touch.key} for {touch.ms} ms: {', '.join(found)}"
    return None
