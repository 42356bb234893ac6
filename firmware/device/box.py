"""The device in its box: all its parts, as the app sees them."""

import gc
import os

import microcontroller
import supervisor
from watchdog import WatchDogMode

from firmware.device import chance
from firmware.device.clock import Clock
from firmware.modules import loader
from firmware.ui.screen import PIXELS

_FAULT = (90, 0, 60)
_BLINK_MS = 500
_PATIENCE = 8  # seconds without a step; the RP2040's watchdog knows no more


class Box:
    """The parts on their pins; `restarted` is True if the firmware itself asked for this start.

    If the display does not answer, every fourth pixel of the ring and the console show it, and the
    game goes on.  `parts` is there until the first screen: see parts.py.  `colours` are the five
    that the owner has set for the cards' colours, or None for the game's own.  `hung` is True if
    the watchdog ended the last run.
    """

    def __init__(self):
        """Begin without parts; `set_up` puts them together and may fail half-way."""
        self.restarted = supervisor.runtime.run_reason == supervisor.RunReason.SUPERVISOR_RELOAD
        reason = microcontroller.cpu.reset_reason
        self.hung = reason == microcontroller.ResetReason.WATCHDOG and not self.restarted
        self.clock = Clock()
        self._told = ""
        self._now = 0
        self._dog = microcontroller.watchdog

    def set_up(self) -> None:
        """Put the parts together; whoever makes them sets `display` and `ring` as they come."""
        self.parts = parts = loader.load("firmware.device.parts").Parts(self)
        loader.drop("firmware.device.parts")
        self.display: Display = parts.display
        self.ring: Ring = parts.ring
        self.pixels = parts.display.pixels
        self._pad = parts.pad
        self.colours = parts.colours
        self.memory = parts.memory
        self.random_bytes = chance.random_bytes
        self._piezo = parts.piezo
        self.tone = parts.piezo.tone

    def watch(self) -> None:
        """Let the board begin anew where `now` is not asked for eight seconds."""
        if self._dog:  # another board's may be missing
            self._dog.timeout = _PATIENCE
            self._dog.mode = WatchDogMode.RESET

    def now(self) -> int:
        """Return the time in ms, and look after parts that do not answer."""
        if self._dog:
            self._dog.feed()
        self._now = self.clock.now()
        self.display.tick(self._now)
        if self.display.fault != self._told:
            self._told = self.display.fault
            self.console("Display: " + (self._told or "found again"))
        return self._now

    def key(self):
        """Return the next press or release, (key, pressed, ms), or None."""
        return self._pad.next(self.clock)

    def keys_lost(self) -> bool:
        """Return True once after keys came faster than they were taken."""
        return self._pad.overflowed()

    def show(self, windows: "Windows") -> int:
        """Send the `windows` of the picture that have changed; return the time then, in ms."""
        self.display.show(windows)
        return self.clock.now()

    def glow(self, colours: "Colours") -> None:
        """Show the ring's 16 `colours`, or between them that the display is missing."""
        if self.display.fault and self._now // _BLINK_MS % 2:
            colours = [_FAULT if i % 4 == 0 else colours[i] for i in range(PIXELS)]
        self.ring.glow(colours)

    def brightness(self, level: int) -> None:
        """Set the brightness of display and ring, 1 to 4; 0 is dark."""
        self.display.contrast(level)
        self.ring.level = level

    def volume(self, level: int) -> None:
        """Set how loud the piezo is, 1 to 3."""
        self._piezo.level = level

    def console(self, line: str) -> None:
        """Write `line` to the serial console."""
        print(line)

    def free_memory(self) -> int:
        """Return the free heap in bytes."""
        return gc.mem_free()

    def restart(self) -> None:
        """Begin anew, with a memory in which nothing is left but nvm; does not return."""
        supervisor.reload()

    def update(self) -> None:
        """Begin anew in the chip's bootloader, which takes a .uf2 file; does not return."""
        if self._dog:
            self._dog.mode = None  # it would end the bootloader too
        microcontroller.on_next_reset(microcontroller.RunMode.UF2)
        microcontroller.reset()

    def let_reload(self, reload: bool) -> None:
        """Say whether what a computer writes to the drive may begin the program anew."""
        supervisor.runtime.autoreload = reload

    def about(self) -> str:
        """Return what runs here."""
        return "CircuitPython " + os.uname().release
