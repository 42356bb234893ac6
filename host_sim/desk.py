"""The device on a desk: the board, the parts it is wired to, and hands that press its keys."""

import time
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

from host_sim.board import Board
from host_sim.chips.chance import Chance
from host_sim.chips.clock import Clock
from host_sim.chips.flash import Flash
from host_sim.chips.i2c import I2CBus
from host_sim.chips.keypad import Keypad
from host_sim.chips.piezo import Piezo
from host_sim.chips.ssd1306 import Ssd1306
from host_sim.chips.ws2812 import Ring
from host_sim.drive import Drive
from host_sim.faults import Misuse, WireFault
from host_sim.program import Program
from host_sim.shuffled import bytes_for_order
from host_sim.traces import place
from host_sim.wiring import REPO_ROOT, read_wiring

TAP_MS = 60  # down, and up again as long
QUIET_MS = 100  # without a change of panel or ring is "at rest"
REST_LIMIT_MS = 3_000
SLICE_MS = 10


class Desk:
    """One device and who plays with it; time passes only in `run` and what is built on it.

    `nvm` is the journal's sector to begin with (4,096 bytes), blank if None.  `display=False`
    leaves the panel unplugged; `pull_ups` says whether the bus has some (None: they are on the
    panel's module).  Keys `bounce` for some ms.  With `real_time` every `run` takes as long on the
    wall's clock.
    """

    def __init__(
        self,
        drive: Path = REPO_ROOT,
        nvm: bytes | None = None,
        real_time: bool = False,
        display: bool = True,
        diodes: bool = False,
        seed: int = 1,
        pull_ups: bool | None = None,
        bounce: bool = True,
    ) -> None:
        self.wiring = read_wiring()
        self.clock = Clock()
        self.panel = Ssd1306(self._now, seed)
        self.ring = Ring(self.wiring.pixels, self._now)
        self.piezo = Piezo(self._now)
        self.flash = Flash(nvm)
        self.chance = Chance(seed)
        self.real_time = real_time
        self._bus = I2CBus(self.wiring.scl, self.wiring.sda, pull_ups)
        self._drive = Drive(drive)
        self._diodes = diodes
        self._seed = seed
        self._wire_seen = 0
        self._wall = 0.0  # the wall's clock when the device's showed 0
        self._board: Board | None = None
        self._program: Program | None = None
        self._keypad = Keypad(self.wiring.contact, self.clock, seed)
        self._keypad.bounces = bounce
        self._console: list[str] = []
        if display:
            self.plug_display()

    def __enter__(self) -> "Desk":
        return self

    def __exit__(self, *error: object) -> None:
        self.power_off()

    @property
    def on(self) -> bool:
        """True while there is power; a program that ended or crashed does not change that."""
        return self._board is not None and self._board.powered

    @property
    def crash(self) -> str | None:
        """The traceback that ended the program since power on, or None."""
        return self._program.crash if self._program else None

    @property
    def console(self) -> str:
        """What the program has printed since power on."""
        return "".join(self._console)

    @property
    def wire(self) -> int:
        """Bytes on the I2C wire since this was last asked, address bytes included."""
        total, seen = self._bus.bytes, self._wire_seen
        self._wire_seen = total
        return total - seen

    @property
    def keys_down(self) -> frozenset[str]:
        """The keys that are held at this moment."""
        return self._keypad.down

    def power_on(self, rest: bool = True) -> None:
        """Connect the supply, and (unless `rest` is False) wait for the first screen at rest."""
        if self.on:
            return
        self.clock.power_on()
        self.panel.power_on()
        self.ring.power_on()
        self.piezo.power_on()
        self._console = []
        self._wall = time.monotonic()
        self._board = board = Board(self.clock, self._bus, self.flash, self.chance, self._drive)
        board.console = self._console
        board.wires.contacts = self._keypad.closed
        board.wires.diodes = self._diodes
        board.on_pixels = self._pixels
        board.on_wave = self._wave
        self.flash.busy = board.stall
        self.flash.on_power_cut = board.lose_power
        self._program = Program(board)
        board.start(self._program.live)
        if rest:
            self.rest()

    def power_off(self) -> None:
        """Pull the supply at this moment."""
        if self._board is not None:
            self._board.stop()
        self._go_dark()

    def run(self, ms: float) -> None:
        """Let `ms` milliseconds pass.

        WireFault if the firmware sends a chip nonsense, Stuck if it lets no time pass.
        """
        until = self.clock.now + round(ms * 1000)
        if self._board is None:
            self.clock.advance(until)
        else:
            self._run_board(self._board, until)
        if self.real_time:
            time.sleep(max(0.0, self._wall + self.clock.now / 1e6 - time.monotonic()))

    def keep_up(self, limit_ms: float = 250) -> None:
        """Run as far as the wall's clock has come, without waiting: what a live face calls.

        What was missed beyond `limit_ms` (the laptop slept) is left out of the device's time.
        """
        behind = (time.monotonic() - self._wall) * 1000 - self.clock.ms
        if behind > limit_ms:
            self._wall += (behind - limit_ms) / 1000
            behind = limit_ms
        if behind > 0 and self._board is not None:
            self._run_board(self._board, self.clock.now + round(behind * 1000))

    def rest(self) -> bool:
        """Run until panel and ring have not changed for 100 ms; False if 3 s did not do."""
        start = self.clock.now
        while True:
            quiet_since = max(start, self.panel.changed_at, self.ring.changed_at)
            if self.clock.now - quiet_since >= QUIET_MS * 1000:
                return True
            if self.clock.now - start >= REST_LIMIT_MS * 1000:
                return False
            self.run(SLICE_MS)

    def press(self, key: str) -> None:
        """Put a finger on `key`.  ValueError if there is no such key."""
        self._keypad.move(key, True)

    def release(self, key: str) -> None:
        """Take the finger off `key`.  ValueError if there is no such key."""
        self._keypad.move(key, False)

    def tap(self, key: str) -> None:
        """Press `key` for 60 ms and leave it alone as long."""
        self.press(key)
        self.run(TAP_MS)
        self.release(key)
        self.run(TAP_MS)

    def hold(self, key: str, seconds: float) -> None:
        """Press `key` for `seconds`."""
        self.press(key)
        self.run(seconds * 1000)
        self.release(key)
        self.run(TAP_MS)

    def type(self, keys: str) -> None:
        """Tap the keys of a text such as ``37C#``, blanks left out, resting after each."""
        for key in keys:
            if not key.isspace():
                self.tap(key)
                self.rest()

    def plug_display(self) -> None:
        """Connect the panel; it begins dark, as after power on."""
        if self.wiring.address not in self._bus.targets:
            self.panel.power_on()
            self._bus.targets[self.wiring.address] = self.panel

    def unplug_display(self) -> None:
        """Pull the panel's plug: it goes dark and answers no more."""
        self._bus.targets.pop(self.wiring.address, None)
        self.panel.power_on()

    def module(self, name: str) -> ModuleType | None:
        """Return a module that the firmware has imported, or None."""
        return self._program.interpreter.modules.get(name) if self._program else None

    @property
    def main(self) -> dict[str, object]:
        """The names of main.py as they are now, empty while it does not run."""
        if self._program is None:
            return {}
        imported = self.module("main")  # the board's code.py may do no more than import it
        return vars(imported) if imported else self._program.interpreter.main

    def order_next_shuffle(self, cards: Iterable[int]) -> None:
        """Let the next shuffle of exactly these cards, passed in ascending order, end in `cards`.

        ValueError if no random bytes lead the firmware's own shuffle there.
        """
        self.chance.queue(bytes_for_order(list(cards), self._drive))

    def _run_board(self, board: Board, until: int) -> None:
        try:
            board.run(until)
        except Misuse as misuse:
            where = place(misuse, self._drive.root)
            raise WireFault(f"{misuse} ({where})") from misuse
        finally:
            if not board.powered:
                self._go_dark()
                self.clock.advance(until)

    def _go_dark(self) -> None:
        self._board = None
        self.panel.power_on()
        self.ring.power_on()
        self.piezo.silence()

    def _now(self) -> int:
        return self.clock.now

    def _pixels(self, pin: int, wire: bytes) -> None:
        if pin == self.wiring.ring:
            self.ring.receive(wire)

    def _wave(self, pin: int, frequency: int, duty: int) -> None:
        if pin == self.wiring.piezo:
            self.piezo.wave(frequency, duty)
