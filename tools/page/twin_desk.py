"""The desktop's half of the twins: a desk whose device runs as the page's does, and tells of it."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, NamedTuple

from host_sim.chips.chance import Chance
from host_sim.chips.heap import FRESH
from host_sim.desk import Desk
from host_sim.interpreter import Interpreter
from tools.page.inside.pace import PACE
from tools.page.inside.rounds_runner import Rounds
from tools.page.lowering import in_rounds

TAP_MS = 30
QUIET_US = (
    160_000  # without a change of panel or ring is "at rest": an answer stands for 100 ms and more
)
LIMIT_US = 1_000_000  # for what never is
GRID_US = 50_000  # both wait for the next multiple of it
# A look at the clock or the keys may take so long once the device is on, and longer where nobody
# presses a key for LONG_MS: the more, the fewer rounds.
SLOW_LOOK_US, LONG_LOOK_US, LONG_MS = 5_000, 200_000, 60_000


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
    memory: str = ""  # at power on, as hexadecimal
    seed: int = 1  # of all chance
    look_us: int = PACE  # that a look at the clock or the keys takes
    free: int = FRESH  # bytes of memory on home


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

    def __init__(
        self, seed: int, nvm: bytes | None = None, look_us: int = PACE, free: int = FRESH
    ) -> None:
        super().__init__(nvm=nvm, runner=Rounds, pace=PACE, bounce=False, free=free)
        self.chance = SameChance(seed)
        memory = nvm.hex() if nvm else ""
        self.told = Told([], [], memory=memory, seed=seed, look_us=look_us, free=free)
        self._waited = 0
        self.power_on()
        self._look(look_us)

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
        self._look(self.told.look_us if ms < LONG_MS else LONG_LOOK_US)
        super().run(ms)
        self._look(self.told.look_us)
        self._waited += round(ms)

    def _look(self, duration: int) -> None:
        assert self.board
        self.board.pace = duration

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
        kept = f"{flash.programmed} {flash.erases} {sha256(flash.image).hexdigest()}"
        return f"{picture} {colours.hex()} {kept}"
