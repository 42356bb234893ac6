"""The device in its box: all its parts, as the app sees them."""

import gc
import os

import supervisor

from firmware import loader
from firmware.device import chance
from firmware.ui.screen import PIXELS

_FAULT = (90, 0, 60)
_BLINK_MS = 500


class Box:
    """The parts on their pins; `restarted` is True if the firmware itself asked for this start.

    A display that does not answer is told by every fourth pixel of the ring and on the console, and
    the game goes on.  `parts` says until the first screen how they were put together: see parts.py.
    `colours` are the five of *4 1/2 Minutes*, or None for the usual ones.
    """

    def __init__(self):
        self.restarted = supervisor.runtime.run_reason == supervisor.RunReason.SUPERVISOR_RELOAD
        self.parts = parts = loader.load("firmware.device.parts").Parts(self)
        loader.drop("firmware.device.parts")
        self._clock = parts.clock
        self._display = parts.display
        self._ring = parts.ring
        self._pad = parts.pad
        self._told = ""
        self._now = 0
        self.colours = parts.colours
        self.pixels = self._display.pixels
        self.memory = parts.memory
        self.random_bytes = chance.random_bytes
        self.show = self._display.show
        self.tone = parts.piezo.tone

    def now(self) -> int:
        """Return the time in ms, and look after parts that do not answer."""
        self._now = self._clock.now()
        self._display.tick(self._now)
        if self._display.fault != self._told:
            self._told = self._display.fault
            self.console("Display: " + (self._told or "found again"))
        return self._now

    def key(self):
        """Return the next press or release, (key, pressed, ms), or None."""
        return self._pad.next(self._clock)

    def keys_lost(self) -> bool:
        """Return True once after keys came faster than they were taken."""
        return self._pad.overflowed()

    def glow(self, colours) -> None:
        """Show the ring's 16 `colours`, or between them that the display is missing."""
        if self._display.fault and self._now // _BLINK_MS % 2:
            colours = [_FAULT if i % 4 == 0 else colours[i] for i in range(PIXELS)]
        self._ring.glow(colours)

    def brightness(self, level: int) -> None:
        """Set the brightness of display and ring, 1 to 4."""
        self._display.contrast(level)
        self._ring.level = level

    def console(self, line: str) -> None:
        """Write `line` to the serial console."""
        print(line)

    def free_memory(self) -> int:
        """Return the free heap in bytes."""
        return gc.mem_free()

    def restart(self) -> None:
        """Begin anew, with a memory in which nothing is left but nvm; does not return."""
        supervisor.reload()

    def about(self) -> str:
        """Return what runs here."""
        return "CircuitPython " + os.uname().release
