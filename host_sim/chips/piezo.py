"""The piezo: the waves at its two ends into a list of tones."""

import cmath
import math
from collections.abc import Callable
from dataclasses import dataclass

WHOLE = 65_536  # of a period


@dataclass(frozen=True)
class Wave:
    """A square wave of Hz, high for `duty` of WHOLE from `rises` on; 0 Hz is a steady level."""

    frequency: int = 0
    duty: int = 0
    rises: int = 0

    def tone(self) -> complex:
        """Return the wave's first harmonic, as long as that of a wave high for half the time: 1."""
        share = self.duty / WHOLE
        turn = -2 * math.pi * (self.rises / WHOLE + share / 2)
        return math.sin(math.pi * share) * cmath.exp(1j * turn) if self.frequency else 0j


@dataclass(frozen=True)
class Tone:
    """The `number`-th tone of all, begun `at` ms after power on: Hz, ms long, and how strong.

    A strength of 1 is that of a wave that is high for half the time at one end, the other at rest.
    """

    number: int
    at: int
    frequency: int
    ms: int
    strength: float


class Piezo:
    """Logs each tone that could be heard: none while it is not `plugged`.

    The last ones are kept, `most` of them.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self.most = 1000
        self.plugged = True
        self._tones: list[Tone] = []
        self._since = 0
        self._count = 0
        self._sounding = 0, 0.0  # Hz, 0 while silent, and the strength
        self._ends = [Wave(), Wave()]

    @property
    def sounding(self) -> tuple[int, float]:
        """The tone that sounds now, Hz and strength; 0 Hz is silence."""
        return self._sounding

    def power_on(self) -> None:
        """Begin with silence and an empty log."""
        self._tones.clear()
        self._ends = [Wave(), Wave()]
        self._sounding = 0, 0.0

    def silence(self) -> None:
        """End the tone that sounds: the power is gone."""
        self._finish()
        self._ends = [Wave(), Wave()]
        self._sounding = 0, 0.0

    def wave(self, end: int, wave: Wave) -> None:
        """Take the new `wave` at an `end`, 0 or 1; what is heard is how they differ."""
        self._ends[end] = wave
        strength = abs(self._ends[0].tone() - self._ends[1].tone())
        heard = self.plugged and strength > 1e-3
        hertz = max(each.frequency for each in self._ends)
        sounding = (hertz, round(strength, 3)) if heard else (0, 0.0)
        if sounding != self._sounding:
            self._finish()
            self._since, self._sounding = self._now(), sounding

    def tones(self) -> list[Tone]:
        """Return the last tones since power on; one that still sounds is as long as by now."""
        sounding = self._tones[:]
        if self._sounding[0]:
            sounding.append(self._tone())
        return sounding

    def _finish(self) -> None:
        if self._sounding[0] and self._now() > self._since:
            self._tones.append(self._tone())
            self._count += 1
            if len(self._tones) > self.most:
                self._tones.pop(0)

    def _tone(self) -> Tone:
        length = self._now() - self._since
        hertz, strength = self._sounding
        return Tone(self._count + 1, self._since // 1000, hertz, round(length / 1000), strength)
