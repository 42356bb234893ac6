"""The Pico: what its built-in modules reach.

A board has no program: a `Runner` lets one run on it, on a thread of its own (baton.py) or in
rounds (tools/page).
"""

from collections.abc import Callable
from types import ModuleType

from host_sim import module_size
from host_sim.chips.chance import Chance
from host_sim.chips.clock import Clock
from host_sim.chips.dog import Dog
from host_sim.chips.flash import Flash
from host_sim.chips.heap import FRESH, Heap
from host_sim.chips.i2c import I2CBus
from host_sim.chips.piezo import Wave
from host_sim.chips.wires import Wires
from host_sim.drive import Drive
from host_sim.faults import PowerLost, Restart
from host_sim.runner import Runner

# Python itself takes no virtual time, but whoever asks for the time or a key pays for the Python
# around it, in us: a round of the main loop, which asks for both, takes the board 0.8 ms.
PACE = 400
PATIENCE = 60.0  # seconds of real time in which the firmware must let virtual time pass
# Where no key comes and nothing shown changes for a while, a program only looks at the clock and
# the keys; its rounds are as good when they are fewer, and a day passes in a minute.
QUIET_US = 2_000_000
QUIET_ROUND_US = 50_000

_boards: list["Board"] = []  # for which stand-ins are being made, the innermost last


def current() -> "Board":
    """Return the board that a stand-in is made for just now."""
    return _boards[-1]


def made_for(board: "Board", make: Callable[[], None]) -> None:
    """Run `make`, which makes a stand-in for `board`."""
    _boards.append(board)
    try:
        make()
    finally:
        _boards.pop()


class Board:
    """One Pico under power: its clock, pins and peripherals.

    `on_pixels(pin, bytes)` and `on_wave(pin, wave)` are what hangs on the pins, `volts(pin)` what
    lies on one; `shown_at()` tells when what they show has last changed, us.  On home `free` bytes
    of memory are free.
    """

    runner: Runner  # set by itself

    def __init__(
        self,
        clock: Clock,
        bus: I2CBus,
        flash: Flash,
        chance: Chance,
        drive: Drive,
        free: int = FRESH,
    ) -> None:
        self.clock = clock
        self.bus = bus
        self.flash = flash
        self.chance = chance
        self.drive = drive
        self.version = "9.1.4"  # of CircuitPython
        self.frequency = 125_000_000  # Hz, of the chip's clock
        self.wires = Wires()
        self.dog = Dog(clock, _bitten)
        self.interrupted = False  # has Ctrl-C come over the console?
        self.on_pixels: Callable[[int, bytes], None] = _nothing_there
        self.on_wave: Callable[[int, Wave], None] = _nothing_there
        self.volts: Callable[[int], float] = _no_volts
        self.shown_at: Callable[[], int] = _never
        self.console: list[str] = []
        self.reset_reason = "POWER_ON"
        self.run_reason = "STARTUP"
        self.booting = False  # True while boot.py runs
        self.modules: dict[str, ModuleType] = {}  # what the drive's program has imported
        self.heap = Heap(free, lambda: self.modules, lambda name: module_size.of(drive, name))
        self.built_in: dict[str, ModuleType] = {}  # the stand-ins made for this power-on
        self.stand_in: Callable[[str], ModuleType] = self.built_in.__getitem__  # makes one too
        self.fault: BaseException | None = None  # what the desk must know
        self.powered = False
        self.patience = PATIENCE
        self.pace = PACE
        self._late = 0  # us that the firmware's next call takes beside its own
        self._stirred_at = 0  # when `stir` was last called, us

    def spend(self, duration: int) -> None:
        """Let `duration` us pass for the firmware that calls; hand over when it is time."""
        if not self.runner.runs():
            return  # the desk looks at the firmware's objects: no time passes
        end = self.clock.now + duration + self._late
        self._late = 0
        self.runner.reach(end)
        if self.interrupted:
            self._obey()

    def _obey(self) -> None:
        """End the program if Ctrl-C has come."""
        if self.interrupted and self.clock.interrupts:
            self.interrupted = False
            raise KeyboardInterrupt

    def let_go(self) -> None:
        """Do what CircuitPython does as a program ends: no pin, wave or watch of it is left."""
        for pin in self.wires.claimed:
            self.on_wave(pin, Wave())
        self.wires.reset()
        self.unwatched()

    def dawdle(self, duration: int) -> None:
        """Let `duration` us more pass in the firmware's next call that takes time."""
        self._late += duration

    def look(self) -> None:
        """Let the time pass that a program takes to look at the clock or for a key.

        While nothing happens that is a longer time, cut short where the desk takes over.
        """
        since = self.clock.now - QUIET_US
        if (
            self._stirred_at > since
            or self._late
            or self.shown_at() > since
            or self.wires.contacts()
        ):
            self.spend(self.pace)
        elif self.runner.runs():
            self.runner.drift(self.clock.now + QUIET_ROUND_US)
            self._obey()

    def stir(self) -> None:
        """Note that a key, a sound or a write to the flash comes just now."""
        self._stirred_at = self.clock.now

    def only_booting(self, refusal: str) -> None:
        """Raise RuntimeError with `refusal` once boot.py is over."""
        if not self.booting:
            raise RuntimeError(refusal)

    def stall(self, duration: int) -> None:
        """Let `duration` us pass with interrupts off: no key is scanned meanwhile."""
        self.stir()
        self.clock.interrupts = False
        self.spend(duration)
        self.clock.interrupts = True

    def lose_power(self) -> None:
        """Cut the power at this instant of the firmware."""
        self.powered = False
        raise PowerLost

    def unwatched(self) -> None:
        """Let nothing happen by itself any more."""
        self.dog.sleep()
        self.clock.forget_watchers()


def _bitten() -> None:
    raise Restart(chip=True, reason="WATCHDOG")


def _nothing_there(*message: object) -> None:
    """Take a signal on a pin that nothing hangs on."""


def _no_volts(pin: int) -> float:
    """Return the voltage of a pin that nothing lies on."""
    return 0.0


def _never() -> int:
    """Return when something was shown that nobody shows."""
    return 0
