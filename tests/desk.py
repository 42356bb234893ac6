"""The app on a desk without wires: what its box offers, with hands, eyes, ears and a clock."""

import gc
import random
import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from firmware.app import App
from firmware.modules import catalog
from firmware.play.knowledge import SCREEN
from firmware.play.referee import Referee
from firmware.play.setup import Setup
from firmware.shell import settings
from firmware.shell.hand_over import ALONE_MS
from firmware.storage.journal import Journal
from firmware.ui.signals import KEY
from host_sim import reader
from host_sim.chips.flash import Flash, Nvm
from host_sim.drive import Drive
from host_sim.shuffle_bytes import bytes_for_order
from host_sim.strict import StrictPage
from host_sim.wiring import REPO_ROOT
from tests.desk_memory import Memory
from tests.notices import notice

WIDTH = 128
STEP_MS = 20  # between two steps of the app
TITLE_STEP_MS = 200  # while the title is shown, whose lights are looked at elsewhere
TAP_MS = 60  # a key is down, and left alone, for so long
STILL_STEP_MS = 100  # while nobody can press anything
DOWN_STEP_MS = 40  # between two steps while it is down, if there is nothing to load or to send
HOLD_MS = 700

# The firmware collects garbage often, and need not go through all that the tests have imported.
gc.freeze()


class Restarted(BaseException):
    """The firmware asked to begin anew."""


class Updating(BaseException):
    """The firmware went into the bootloader."""


class Desk(Memory):
    """A device that is switched on; `flash` outlives `power_off_and_on`.

    `panel` is what was sent to it window by window, `ring` its 16 colours, `said` the lines on the
    console, `level` the brightness, `loudness` the volume, `pictures` how often something was sent,
    `reloads` whether a write to the drive would end the program.  `held` are the keys that are down
    as it is switched on, `picture_ms` is how long it takes to send something, `hung` whether the
    watchdog bit.
    """

    held = ""
    hung = False
    picture_ms = 0
    battery: Any = None  # or what its cell is asked by
    names = ""  # of the players, three characters each, if they are not those that are kept

    def __init__(self, image: bytes | None = None, seed: int = 1, **memory: int | None) -> None:
        super().__init__(**memory)
        self.flash = Flash(image)
        self.now = 1000
        self.chance = random.Random(seed)
        self.deals: list[bytes] = []  # answers to coming requests for as many random bytes
        self.watch: Callable[[], None] | None = None  # called after every picture
        self.starts = 0  # how often the firmware has begun anew
        self.updates = 0  # how often it went into the bootloader, and was switched off and on
        self.power_off_and_on()

    def power_off_and_on(self) -> None:
        """Switch on with what the flash holds; wait for the first page, behind the title."""
        self.switch_on()
        while type(self.app.stack[-1]).__name__ == "Greeting":
            self.wait(TITLE_STEP_MS, TITLE_STEP_MS)
        self._tones = []

    def switch_on(self) -> None:
        """Switch on with what the flash holds; wait for the first picture."""
        self._start(restarted=False)
        self.wait(STEP_MS)

    def _start(self, restarted: bool) -> None:
        self.restarted = restarted
        self.empty(restarted)
        self.starts += 1
        self.memory = Nvm(self.flash)
        self.pixels, self.spare = bytearray(1024), bytearray(1024)
        self.panel = bytearray(1024)
        self.pictures = 0
        self.ring: list[tuple[int, int, int]] = []
        self.level = 0
        self.loudness = 0
        self.said: list[str] = []
        self.reloads = True
        self.parts = SimpleNamespace(wrong=[], brightness=3, down=lambda: self.held)
        self.colours: tuple | None = None
        self._tones: list[tuple[int, int]] = []
        self.ticks = 0
        self._ticked = False
        self.app = App(self)
        if self.names:
            shell = self.app.shell
            shell.journal.settings = settings.named(shell, self.names)
        self.app.page = StrictPage(self.pixels)

    def _step(self, event: tuple[str, bool, int] | None) -> None:
        try:
            self.app.step(self.now, event)
        except Restarted:
            self._start(restarted=True)
        except Updating:
            self.updates += 1
            self._start(restarted=False)

    # What the box of the device offers.

    def random_bytes(self, count: int) -> bytes:
        if self.deals and len(self.deals[0]) == count:
            return self.deals.pop(0)
        return self.chance.randbytes(count)

    def show(self, windows: list) -> int:
        for first, last, left, right in windows:
            assert 0 <= first <= last < 8, windows
            assert 0 <= left < right <= WIDTH, windows
            for row in range(first, last + 1):
                part = slice(row * WIDTH + left, row * WIDTH + right)
                self.panel[part] = self.pixels[part]
        self.now += self.picture_ms
        if self.app.unsent:
            return self.now
        self.pictures += 1
        assert self.panel == self.pixels, "something changed outside the windows"
        if self.watch:
            self.watch()
        return self.now

    def glow(self, colours: list) -> None:
        assert len(colours) == 16
        if colours != self.ring:
            self.ring = [(red, green, blue) for red, green, blue in colours]

    def tone(self, hertz: int) -> None:
        """Note what sounds, but for the tick of a key that goes down, which `ticks` counts."""
        ticked, self._ticked = self._ticked, hertz == KEY[0]
        self.ticks += self._ticked
        if not self._ticked and (hertz or not ticked):
            self._tones.append((hertz, self.now))

    def volume(self, level: int) -> None:
        self.loudness = level

    def update(self) -> None:
        raise Updating

    def brightness(self, level: int) -> None:
        self.level = level

    def let_reload(self, reload: bool) -> None:
        self.reloads = reload

    def start_anew(self) -> None:
        raise Updating

    def key_waits(self) -> bool:
        return False

    def console(self, line: str) -> None:
        self.said.append(line)

    def restart(self) -> None:
        raise Restarted

    def about(self) -> str:
        return "CircuitPython 10.0.0"

    # Hands.

    def deal(self, *cards: int, rules: str = "TG") -> "Desk":
        """Let the next deck of `rules` begin with `cards`; the others follow, lowest first."""
        game = catalog.game_of(rules)
        assert game is not None
        others = game.part("rules").cards(Setup(rules, SCREEN, 2))
        deck = [*cards, *(card for card in others if card not in cards)]
        self.deals.append(bytes_for_order(deck, Drive(REPO_ROOT)))
        return self

    def down(self, key: str) -> None:
        """Put a finger on `key`."""
        self._step((key, True, self.now))

    def up(self, key: str) -> None:
        """Take the finger off `key`."""
        self._step((key, False, self.now))

    def wait(self, ms: int, step: int = STEP_MS) -> "Desk":
        """Let `ms` pass in steps of `step`, and then as long as a game is loaded."""
        end = self.now + ms
        while True:
            works = self.app.busy or self.app.unsent
            if not works and self.now >= end:
                return self
            self.now += STEP_MS if works else min(step, max(end - self.now, STEP_MS))
            self._step(None)

    def press(self, key: str) -> None:
        """Tap `key`, on a cover not before it takes keys, and wait until it shows a hand."""
        self.hold(key, TAP_MS)
        top = self.app.stack[-1]
        # By its name: its module may have come anew since.
        if type(top).__name__ == "Cover" and getattr(top, "asked", -1) >= 0:
            self.wait(ALONE_MS, STILL_STEP_MS)

    def hold(self, key: str, ms: int = HOLD_MS) -> None:
        """Press `key` for `ms`, on a page that is deaf at first not before it takes keys."""
        self.wait(self.app.stack[-1].deaf_ms, STILL_STEP_MS)
        self.down(key)
        self.wait(ms, DOWN_STEP_MS)
        self.up(key)
        self.wait(TAP_MS)

    def chord(self, keys: str) -> "Desk":
        """Press `keys` 20 ms apart, and let them go."""
        for key in keys:
            self.down(key)
            self.wait(20)
        for key in keys:
            self.up(key)
        return self

    def take_all_back(self) -> "Desk":
        """Press the star until who starts is asked again, and agree to what is asked meanwhile."""
        for _ in range(20):
            if self.app.stack[-1].help == "START":
                return self
            self.type("*")
            if self.rows()[7].endswith("  *no"):
                self.type("#")
        raise AssertionError(f"not at the start: {self.rows()}")

    def type(self, keys: str) -> "Desk":
        """Tap the keys of `keys`, blanks left out; ``<*>`` is held."""
        for key in re.findall(r"<.>|\S", keys):
            tap = self.hold if len(key) > 1 else self.press
            tap(key.strip("<>"))
        return self

    # Eyes and ears.

    @property
    def referee(self) -> Referee:
        """The game in play."""
        referee = self.app.referee
        assert referee is not None, "there is no game"
        return referee

    @property
    def game(self) -> Any:
        """The rules' table."""
        return self.referee.game

    def rows(self) -> list[str]:
        """Return the words on the panel, row by row."""
        return reader.read(bytes(self.panel))

    def notice(self) -> str:
        """Return what is said above the last row until the next key, as it is on the panel."""
        return notice(self.app.stack[-1], self.rows())

    def words(self) -> str:
        """Return all words on the panel with single blanks."""
        return " ".join(" ".join(self.rows()).split())

    @property
    def tones_begun(self) -> int:
        """How many tones, and silences after them, there were since `tones` was last asked."""
        return len(self._tones)

    def tones(self) -> list[tuple[int, int]]:
        """Return the tones since last asked, (Hz, ms), silence between them as 0 Hz."""
        told, self._tones = self._tones, []
        ends = [at for _, at in told[1:]] + [self.now]
        heard = [(hertz, end - at) for (hertz, at), end in zip(told, ends, strict=False)]
        return heard[:-1] if heard and not heard[-1][0] else heard


def playing(agreed: Setup, left: int | None = None) -> Desk:
    """Return a desk at the first screen of the game that begins with `agreed`."""
    kept = Nvm(Flash())
    Journal(kept).begin(agreed.pack())
    return Desk(kept.flash.image, left=left).type("#")
