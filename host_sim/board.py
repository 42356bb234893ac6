"""The Pico: what its built-in modules reach, and the baton between firmware and desk.

Exactly one of the two runs at a time.  The firmware runs until the clock reaches the moment
that the desk has asked for, inside whatever call spends that time, and waits there.
"""

import ctypes
import sys
import threading
from collections.abc import Callable
from types import ModuleType

from host_sim.chips.chance import Chance
from host_sim.chips.clock import Clock
from host_sim.chips.dog import Dog
from host_sim.chips.flash import Flash
from host_sim.chips.i2c import I2CBus
from host_sim.chips.piezo import Wave
from host_sim.chips.wires import Wires
from host_sim.drive import Drive
from host_sim.faults import PowerLost, Restart, Stuck
from host_sim.traces import stack

# Python itself takes no virtual time, but whoever asks for the time or a key pays for the Python
# around it, in us: a round of the main loop without a sleep takes the board 0.3 ms.
PACE = 150
PATIENCE = 60.0  # seconds of real time in which the firmware must let virtual time pass
# Where no key comes and nothing shown changes for a while, a program only looks at the clock and
# the keys; its rounds are as good when they are fewer, and a day passes in a minute.
QUIET_US = 2_000_000
QUIET_ROUND_US = 50_000

_here = threading.local()


def current() -> "Board":
    """Return the board that the calling thread's firmware runs on."""
    return _here.board


class Board:
    """One Pico under power: its clock, pins and peripherals.

    `on_pixels(pin, bytes)` and `on_wave(pin, wave)` are what hangs on the pins; `shown_at()`
    tells when what they show has last changed, us.
    """

    def __init__(
        self, clock: Clock, bus: I2CBus, flash: Flash, chance: Chance, drive: Drive
    ) -> None:
        self.clock = clock
        self.bus = bus
        self.flash = flash
        self.chance = chance
        self.drive = drive
        self.version = "9.1.4"  # of CircuitPython
        self.wires = Wires()
        self.dog = Dog(clock, _bitten)
        self.interrupted = False  # has Ctrl-C come over the console?
        self.on_pixels: Callable[[int, bytes], None] = _nothing_there
        self.on_wave: Callable[[int, Wave], None] = _nothing_there
        self.shown_at: Callable[[], int] = _never
        self.console: list[str] = []
        self.reset_reason = "POWER_ON"
        self.run_reason = "STARTUP"
        self.booting = False  # True while boot.py runs
        self.modules: dict[str, ModuleType] = {}  # what the drive's program has imported
        self.built_in: dict[str, ModuleType] = {}  # the stand-ins made for this power-on
        self.stand_in: Callable[[str], ModuleType] = self.built_in.__getitem__  # makes one too
        self.fault: BaseException | None = None  # what the desk must know
        self.powered = False
        self.patience = PATIENCE
        self.pace = PACE
        self._until = 0
        self._late = 0  # us that the firmware's next call takes beside its own
        self._stirred_at = 0  # when `stir` was last called, us
        self._turn = threading.Semaphore(0)
        self._desk_turn = threading.Semaphore(0)
        self._thread: threading.Thread | None = None
        self._ident = -1

    def start(self, work: Callable[[], None]) -> None:
        """Switch on: `work` runs on a thread of its own, when first asked to `run`."""
        self.powered = True
        self._thread = threading.Thread(target=self._live, args=(work,), daemon=True)
        self._thread.start()

    def run(self, until: int) -> None:
        """Let the firmware run until the clock shows `until` (us), or until it has ended.

        Stuck if it keeps the processor; whatever `fault` a chip has reported.
        """
        self._until = until
        while self._thread is not None and self.clock.now < until:
            self._hand_over()
        if self._thread is None:
            self.clock.advance(until)
        if self.fault is not None:
            fault, self.fault = self.fault, None
            raise fault

    def stop(self) -> None:
        """Cut the power and wait until the firmware's thread has gone."""
        self.powered = False
        if self._thread is not None:
            self._hand_over()

    def spend(self, duration: int) -> None:
        """Let `duration` us pass for the firmware that calls; hand over when it is time."""
        if threading.get_ident() != self._ident:
            return  # the desk looks at the firmware's objects: no time passes
        end = self.clock.now + duration + self._late
        self._late = 0
        while end >= self._until or not self.powered:
            self.clock.advance(self._until)
            self._wait()
        self.clock.advance(end)
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
        self._unwatched()

    def dawdle(self, duration: int) -> None:
        """Let `duration` us more pass in the firmware's next call that takes time."""
        self._late += duration

    def look(self) -> None:
        """Let the time pass that a program takes to look at the clock or for a key.

        While nothing happens that is a longer time, cut short where the desk takes over.
        """
        last = max(self._stirred_at, self.shown_at())
        busy = self._late or self.clock.now - last < QUIET_US
        if busy or any(True for _ in self.wires.contacts()):
            self.spend(self.pace)
        elif threading.get_ident() == self._ident:
            end = self.clock.now + QUIET_ROUND_US
            self.clock.advance(min(end, self._until))
            if end >= self._until:
                self._wait()
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

    def _live(self, work: Callable[[], None]) -> None:
        _here.board = self
        self._ident = threading.get_ident()
        self._turn.acquire()
        try:
            if self.powered:
                work()
        except PowerLost:
            pass
        except BaseException as fault:  # a fault of the simulation itself must not be lost
            self.fault = fault
        if self._thread is not None:  # it was not given up
            self._unwatched()
        self._thread = None
        self._desk_turn.release()

    def _wait(self) -> None:
        self._desk_turn.release()
        self._turn.acquire()
        if not self.powered:
            raise PowerLost

    def _hand_over(self) -> None:
        self._turn.release()
        seen = self.clock.now
        while not self._desk_turn.acquire(timeout=self.patience):
            if self.clock.now == seen:
                where = self._place()
                self._kill()
                raise Stuck(where)
            seen = self.clock.now

    def _kill(self) -> None:
        """End a thread that never comes to where it would notice that its power is gone."""
        self.powered = False
        self._unwatched()
        thread, self._thread = self._thread, None
        if thread is not None and thread.ident is not None:
            lost = ctypes.py_object(PowerLost)
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident), lost)

    def _unwatched(self) -> None:
        """Let nothing happen by itself any more."""
        self.dog.sleep()
        self.clock.forget_watchers()

    def _place(self) -> str:
        """Say where the firmware is."""
        frame = sys._current_frames().get(self._ident)
        here = stack(frame, self.drive.root)
        return f"the firmware has let no time pass for {self.patience:g} s; it is here:\n{here}"


def _bitten() -> None:
    raise Restart(chip=True, reason="WATCHDOG")


def _nothing_there(*message: object) -> None:
    """Take a signal on a pin that nothing hangs on."""


def _never() -> int:
    """Return when something was shown that nobody shows."""
    return 0
