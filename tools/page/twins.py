"""The same keys on two devices: on the desktop's, by CPython, and on the page's, by MicroPython.

What a device shows and keeps after each key, once it is at rest, is told in a line.  Both draw the
same chance, so both deal the same cards.
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
from tools.random_game_cost import Player
from tools.scripted_game_cost import DEAF_MS
from tools.soak.players import Course, courses

DRIVER = Path(__file__).parent / "twin.mjs"
TAP_MS, HELD_MS = 30, 700
QUIET_US = 40_000  # without a change of panel or ring is "at rest"
LIMIT_US = 1_000_000  # for what never is
HELP, BACK = 9, 6  # turns after which help is read, and a move taken back
MOST_TURNS = 300


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
        self.told.lines.append(self._line())
        self._waited = 0

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
        return f"{picture} {colours.hex()} {kept} {self.clock.now}"


class Hands(Player):
    """The players of one way, who read the help and take back now and then."""

    def __init__(self, desk: Twin, way: Way, seed: int) -> None:
        super().__init__(desk, catalog.games()[way.course.place], way.course.level, seed)
        self.twin = desk
        self.way = way
        self.most = 0  # keys

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
            if self.table.over or self.has_enough():
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
        Hands(desk, way, seed).play_through(keys)
        return desk.told


def by_the_page(
    device: dict[str, str], games: list[list[Touch]], seed: int = 1
) -> Iterator[list[str]]:
    """Yield what the page's device makes of the keys of each of `games`; RuntimeError if it fails.

    The `device` are its files, see contents.py: made beforehand, as Python 3.11 parses in no two
    threads at once.

    It is Node that runs it, without a browser, and no page either: the device alone.
    """
    plan: dict[str, Any] = {"files": device, "games": games, "seed": seed}
    plan |= {"tap_ms": TAP_MS, "quiet_ms": QUIET_US // 1000, "limit_ms": LIMIT_US // 1000}
    done = node.told(DRIVER, plan, MODULE)
    if done.returncode:
        raise RuntimeError(done.stdout[-500:] + done.stderr[-2000:])
    lines = iter(done.stdout.splitlines())
    for touches in games:
        yield [next(lines) for _ in touches]


def difference(way: Way, told: Told, page: list[str]) -> str | None:
    """Return after which key the page's device is another, and in what, or None.

    Now and then the two send the panel the same picture in other pieces.  From there on one is
    some us ahead, so what moves by itself, the ring and a clock on the panel, is left out.
    """
    parts = ("picture", "ring", "bytes written", "erases", "memory", "time")
    game = catalog.games()[way.course.place]
    for number, (touch, one, other) in enumerate(
        zip(told.touches, told.lines, page, strict=True), 1
    ):
        pairs = zip(parts, one.split(), other.split(), strict=True)
        found = [part for part, here, there in pairs if here != there]
        if "time" in found:
            if "clock" in game.manifest.PARTS:
                return None
            found = [part for part in found if part not in ("time", "ring")]
        if found:
            return f"{way.name}: key {number}, {touch.key} for {touch.ms} ms: {', '.join(found)}"
    return None
