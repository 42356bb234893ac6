"""The device: the board and the parts that it is wired to, under power or not."""

from collections.abc import Callable, Iterator

from host_sim.board import PACE, Board
from host_sim.chips.chance import Chance
from host_sim.chips.clock import Clock
from host_sim.chips.flash import SIZE, Flash
from host_sim.chips.heap import FRESH
from host_sim.chips.i2c import I2CBus
from host_sim.chips.keypad import Keypad
from host_sim.chips.piezo import Piezo, Wave
from host_sim.chips.ssd1306 import Ssd1306, Ssd1309
from host_sim.chips.ws2812 import Ring
from host_sim.connections import Wiring
from host_sim.drive import Drive
from host_sim.faults import Misuse, WireFault
from host_sim.interpreter import Interpreter
from host_sim.program import Program
from host_sim.runner import Runner
from host_sim.traces import place

VBUS = 24  # the Pico's own pin that is high while its socket has 5 V


class Device:
    """One device; time passes only in `run`.  ``runner(board, life)`` lets its program run.

    `nvm` is the journal's sector to begin with (4,096 bytes), blank if None.  `display=False`
    leaves the panel unplugged; `pull_ups` says whether the bus has some (None: they are on the
    panel's module).  Keys `bounce` for some ms.  `nvm_size` is another board's, `version` that of
    CircuitPython as far as keys held at the start differ by it.  `pace` are the us that a call for
    the time or a key takes: the more, the quicker is the simulator.  Chance begins at `seed`.
    On home `free` bytes of memory are free, or for each life as many as ``free()`` says.
    """

    interpreter: Callable[[Board], Interpreter] = Interpreter  # what runs the drive's files
    free: int | Callable[[], int] = FRESH  # bytes, where nothing else is said

    def __init__(
        self,
        runner: Callable[[Board, Iterator[None]], Runner],
        drive: Drive,
        wiring: Wiring,
        nvm: bytes | None = None,
        display: bool = True,
        diodes: bool = False,
        seed: int = 1,
        pull_ups: bool | None = None,
        bounce: bool = True,
        nvm_size: int = SIZE,
        version: str = "9.1.4",
        pace: int = PACE,
        free: int | Callable[[], int] | None = None,
    ) -> None:
        if free is not None:
            self.free = free
        self._runs = runner
        self._version = version
        self._pace = pace
        self.wiring = wiring
        self.clock = Clock()
        self.panel = (Ssd1309 if self.wiring.reset is not None else Ssd1306)(self._now, seed)
        self.ring = Ring(self.wiring.pixels, self._now)
        self.piezo = Piezo(self._now)
        self.flash = Flash(nvm, nvm_size)
        self.chance = Chance(seed)
        self._bus = I2CBus(self.wiring.scl, self.wiring.sda, pull_ups, seed)
        self.drive = drive
        self._diodes = diodes
        self._wire_seen = self._apart_seen = 0
        self.cell = 0.0  # volts of a battery's cell; 0 where there is none
        self.cable = True  # does the Pico's socket feed it?
        self.board: Board | None = None
        self._runner: Runner | None = None
        self.program: Program | None = None
        self.keypad = Keypad(self.wiring.contact, self.clock, seed)
        self.keypad.bounces = bounce
        self._console: list[str] = []
        if display:
            self.plug_display()

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
    def console(self) -> str:
        """The program's printed text since power on."""
        return "".join(self._console)

    @property
    def wire(self) -> int:
        """Bytes on the I2C wire since this was last asked, address bytes included."""
        total, seen = self._bus.bytes, self._wire_seen
        self._wire_seen = total
        self._apart_seen = self._bus.apart
        return total - seen

    def switch_on(self) -> None:
        """Connect the supply; nothing has run yet."""
        self.clock.power_on()
        self._begin_panel()
        self.ring.power_on()
        self.piezo.power_on()
        self.keypad.power_on()
        self._console = []
        free = self.free if isinstance(self.free, int) else self.free()
        self.board = board = Board(self.clock, self._bus, self.flash, self.chance, self.drive, free)
        board.console = self._console
        board.version = self._version
        board.pace = self._pace
        board.wires.contacts = self.keypad.closed
        board.wires.diodes = self._diodes
        board.on_pixels = self._pixels
        board.on_wave = self._wave
        board.wires.on_level = self._level
        board.wires.outside[VBUS] = self.cable
        board.volts = self._volts
        board.shown_at = lambda: max(self.panel.changed_at, self.ring.changed_at)
        self.flash.busy = board.stall
        self.flash.on_power_cut = board.lose_power
        self.program = Program(board, self.interpreter)
        self._runner = self._runs(board, self.program.live())

    def power_off(self) -> None:
        """Pull the supply at this moment."""
        if self._runner is not None:
            self._runner.stop()
        self._go_dark()

    def run(self, ms: float) -> None:
        """Let `ms` milliseconds pass.

        WireFault if the firmware sends a chip nonsense, Stuck if it lets no time pass.
        """
        until = self.clock.now + round(ms * 1000)
        if self.board is None or self._runner is None:
            self.clock.advance(until)
            return
        try:
            self._runner.run(until)
        except Misuse as misuse:
            where = place(misuse, self.drive.root)
            raise WireFault(f"{misuse} ({where})") from misuse
        finally:
            if not self.board.powered:
                self._go_dark()
                self.clock.advance(until)

    @property
    def display_plugged(self) -> bool:
        """True while the panel is connected."""
        return self.wiring.address in self._bus.targets

    def plug_display(self) -> None:
        """Connect the panel; it begins dark, as after power on."""
        if not self.display_plugged:
            self._begin_panel()
            self._bus.targets[self.wiring.address] = self.panel

    def unplug_display(self) -> None:
        """Pull the panel's plug: it goes dark and answers no more."""
        self._bus.unplug(self.wiring.address)
        self.panel.power_on()

    def loosen_display(self, share: float) -> None:
        """Let the panel's contact be so bad that it misses `share` of what is sent, 0 to 1."""
        self._bus.loose = share
        self.panel.strict = False  # what comes in halves makes no sense

    def feed(self, cell: float, cable: bool) -> None:
        """Let the battery's `cell` have so many volts, and the `cable` be in or out."""
        self.cell, self.cable = cell, cable
        if self.board is not None:
            self.board.wires.outside[VBUS] = cable

    def interrupt(self) -> None:
        """Send Ctrl-C over the console."""
        if self.board is not None:
            self.board.interrupted = True

    def _begin_panel(self) -> None:
        """Let the panel have power: from then on it hears all, unless its contact is bad."""
        self.panel.power_on()
        self.panel.strict = not self._bus.loose

    def _go_dark(self) -> None:
        self.board = self._runner = None
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

    def _volts(self, pin: int) -> float:
        return self.cell / 2 if pin == self.wiring.cell else 0.0

    def _wave(self, pin: int, wave: Wave) -> None:
        for end, wired in enumerate((self.wiring.piezo, self.wiring.piezo_other)):
            if pin == wired:
                self.piezo.wave(end, wave)
