"""The device: the board and the parts that it is wired to, under power or not."""

import re
import time
from pathlib import Path
from typing import Self

from host_sim.board import PACE, Board
from host_sim.chips.chance import Chance
from host_sim.chips.clock import Clock
from host_sim.chips.flash import SIZE, Flash
from host_sim.chips.i2c import I2CBus
from host_sim.chips.keypad import Keypad
from host_sim.chips.piezo import Piezo, Wave
from host_sim.chips.ssd1306 import Ssd1306, Ssd1309
from host_sim.chips.ws2812 import Ring
from host_sim.drive import Drive
from host_sim.faults import Misuse, WireFault
from host_sim.program import Program
from host_sim.traces import place
from host_sim.wiring import REPO_ROOT, Wiring, read_wiring

TRACEBACK = re.compile(r"^Traceback \(most recent call last\):\n(?: .*\n)*.*\n", re.MULTILINE)


class Device:
    """One device; time passes only in `run` and `keep_up`.

    `nvm` is the journal's sector to begin with (4,096 bytes), blank if None.  `display=False`
    leaves the panel unplugged; `pull_ups` says whether the bus has some (None: they are on the
    panel's module).  Keys `bounce` for some ms.  With `real_time` every `run` takes as long on the
    wall's clock.  `wiring` is another than the usual one, `nvm_size` another board's, `version`
    that of CircuitPython as far as keys held at the start differ by it.  `pace` are the us that a
    call for the time or a key takes: the more, the quicker is the simulator.
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
        wiring: Wiring | None = None,
        nvm_size: int = SIZE,
        version: str = "9.1.4",
        pace: int = PACE,
    ) -> None:
        self._version = version
        self._pace = pace
        self.wiring = wiring or read_wiring()
        self.clock = Clock()
        self.panel = (Ssd1309 if self.wiring.reset is not None else Ssd1306)(self._now, seed)
        self.ring = Ring(self.wiring.pixels, self._now)
        self.piezo = Piezo(self._now)
        self.flash = Flash(nvm, nvm_size)
        self.chance = Chance(seed)
        self.real_time = real_time
        self._bus = I2CBus(self.wiring.scl, self.wiring.sda, pull_ups, seed)
        self.drive = Drive(drive)
        self._diodes = diodes
        self._wire_seen = 0
        self._wall = 0.0  # the wall's clock when the device's showed 0
        self.board: Board | None = None
        self.program: Program | None = None
        self.keypad = Keypad(self.wiring.contact, self.clock, seed)
        self.keypad.bounces = bounce
        self._console: list[str] = []
        if display:
            self.plug_display()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.power_off()

    @property
    def on(self) -> bool:
        """True while there is power; a program that ended or crashed does not change that."""
        return self.board is not None and self.board.powered

    @property
    def crash(self) -> str | None:
        """The traceback that ended the program since power on, or None."""
        return self.program.crash if self.program else None

    @property
    def in_bootloader(self) -> bool:
        """True if the chip waits for a .uf2 file, until the power has been off."""
        return self.on and self.program is not None and self.program.in_bootloader

    @property
    def traceback(self) -> str:
        """The last traceback on the console since power on, or "": the firmware may go on after it.

        It catches its own errors, says them and begins anew.
        """
        found = TRACEBACK.findall(self.console)
        return found[-1] if found else ""

    @property
    def console(self) -> str:
        """The program's printed text since power on."""
        return "".join(self._console)

    @property
    def wire(self) -> int:
        """Bytes on the I2C wire since this was last asked, address bytes included."""
        total, seen = self._bus.bytes, self._wire_seen
        self._wire_seen = total
        return total - seen

    def switch_on(self) -> None:
        """Connect the supply; nothing has run yet."""
        self.clock.power_on()
        self.panel.power_on()
        self.ring.power_on()
        self.piezo.power_on()
        self.keypad.power_on()
        self._console = []
        self._wall = time.monotonic()
        self.board = board = Board(self.clock, self._bus, self.flash, self.chance, self.drive)
        board.console = self._console
        board.version = self._version
        board.pace = self._pace
        board.wires.contacts = self.keypad.closed
        board.wires.diodes = self._diodes
        board.on_pixels = self._pixels
        board.on_wave = self._wave
        board.wires.on_level = self._level
        board.shown_at = lambda: max(self.panel.changed_at, self.ring.changed_at)
        self.flash.busy = board.stall
        self.flash.on_power_cut = board.lose_power
        self.program = Program(board)
        board.start(self.program.live)

    def power_off(self) -> None:
        """Pull the supply at this moment."""
        if self.board is not None:
            self.board.stop()
        self._go_dark()

    def run(self, ms: float) -> None:
        """Let `ms` milliseconds pass.

        WireFault if the firmware sends a chip nonsense, Stuck if it lets no time pass.
        """
        until = self.clock.now + round(ms * 1000)
        if self.board is None:
            self.clock.advance(until)
        else:
            self._run_board(self.board, until)
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
        if behind > 0 and self.board is not None:
            self._run_board(self.board, self.clock.now + round(behind * 1000))

    @property
    def display_plugged(self) -> bool:
        """True while the panel is connected."""
        return self.wiring.address in self._bus.targets

    def plug_display(self) -> None:
        """Connect the panel; it begins dark, as after power on."""
        if not self.display_plugged:
            self.panel.power_on()
            self._bus.targets[self.wiring.address] = self.panel

    def unplug_display(self) -> None:
        """Pull the panel's plug: it goes dark and answers no more."""
        self._bus.targets.pop(self.wiring.address, None)
        self.panel.power_on()

    def loosen_display(self, share: float) -> None:
        """Let the panel's contact be so bad that it misses `share` of what is sent, 0 to 1."""
        self._bus.loose = share
        self.panel.strict = False  # what comes in halves makes no sense

    def interrupt(self) -> None:
        """Send Ctrl-C over the console."""
        if self.board is not None:
            self.board.interrupted = True

    def _run_board(self, board: Board, until: int) -> None:
        try:
            board.run(until)
        except Misuse as misuse:
            where = place(misuse, self.drive.root)
            raise WireFault(f"{misuse} ({where})") from misuse
        finally:
            if not board.powered:
                self._go_dark()
                self.clock.advance(until)

    def _go_dark(self) -> None:
        self.board = None
        self.panel.power_on()
        self.ring.power_on()
        self.piezo.silence()

    def _now(self) -> int:
        return self.clock.now

    def _pixels(self, pin: int, wire: bytes) -> None:
        if pin == self.wiring.ring:
            self.ring.receive(wire)

    def _level(self, pin: int, level: bool) -> None:
        if pin == self.wiring.reset and isinstance(self.panel, Ssd1309):
            self.panel.reset(level)

    def _wave(self, pin: int, wave: Wave) -> None:
        for end, wired in enumerate((self.wiring.piezo, self.wiring.piezo_other)):
            if pin == wired:
                self.piezo.wave(end, wave)
