"""The device in its box: all its parts, as the app sees them."""

import gc
import os

import microcontroller
import supervisor

from firmware.device import chance
from firmware.device.clock import Clock
from firmware.device.display import Display
from firmware.device.pad import Pad
from firmware.device.piezo import Piezo
from firmware.device.ring import Ring
from firmware.ui.screen import PIXELS

_FAULT = (90, 0, 60)
_BLINK_MS = 500
_STILL_MS = 150  # after a start that the firmware asked for, a key that goes down was down before


class Box:
    """The parts on their pins; `restarted` is True if the firmware itself asked for this start.

    A display that does not answer is told by every fourth pixel of the ring and on the console, and
    the game goes on.
    """

    def __init__(self):
        self.restarted = supervisor.runtime.run_reason == supervisor.RunReason.SUPERVISOR_RELOAD
        self._clock = Clock()
        self._display = Display()
        self._ring = Ring()
        self._piezo = Piezo()
        self._pad = Pad()
        self._deaf_until = self._clock.now() + _STILL_MS if self.restarted else 0
        self._told = ""
        self._now = 0
        self.pixels = self._display.pixels
        self.memory = microcontroller.nvm
        self.random_bytes = chance.random_bytes
        self.show = self._display.show
        self.tone = self._piezo.tone

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
        event = self._pad.next(self._clock)
        return event if event and event[2] >= self._deaf_until else None

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
