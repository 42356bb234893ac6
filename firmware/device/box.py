"""The device in its box: all its parts, as the app sees them."""

import gc
import os

from firmware import loader
from firmware.device import chance
from firmware.ui.screen import PIXELS

_FAULT = (90, 0, 60)
_BLINK_MS = 500


class Box:
    """The parts on their pins.

    A display that does not answer is told by every fourth pixel of the ring and on the console, and
    the game goes on.  `wrong` and `unfit` are as in parts.py; nothing may be asked of a box that is
    unfit but what shows it.  `colours` are the five of *4 1/2 Minutes* or None, `usual_brightness`
    is that until another is chosen.
    """

    def __init__(self):
        parts = loader.load("firmware.device.parts").Parts()
        loader.drop("firmware.device.parts")
        self._clock = parts.clock
        self._display = parts.display
        self._ring = parts.ring
        self._pad = parts.pad
        self._told = ""
        self._now = 0
        self.wrong = parts.wrong
        self.unfit = parts.unfit
        self.colours = parts.colours
        self.usual_brightness = parts.brightness
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

    def probe(self):
        """Return what the self-test asks about the parts; the ring is left to it alone."""
        self.glow = self._ring.glow
        return loader.load("firmware.device.probe").Probe(self._display)

    def free_memory(self) -> int:
        """Return the free heap in bytes."""
        return gc.mem_free()

    def about(self) -> str:
        """Return what runs here."""
        return "CircuitPython " + os.uname().release
