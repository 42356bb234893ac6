"""The piezo: a square wave on its pin into a list of tones."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Tone:
    """The `number`-th tone of all, begun `at` ms after power on: Hz, and ms long."""

    number: int
    at: int
    frequency: int
    ms: int


class Piezo:
    """Logs each tone that could be heard: none while it is not `plugged`."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self.plugged = True
        self._tones: list[Tone] = []
        self._since = 0
        self._frequency = 0  # 0 while silent
        self._count = 0

    def power_on(self) -> None:
        """Begin with silence and an empty log."""
        self._tones.clear()
        self._frequency = 0

    def silence(self) -> None:
        """End the tone that sounds: the power is gone."""
        self._finish()
        self._frequency = 0

    def wave(self, frequency: int, duty_cycle: int) -> None:
        """Take the pin's new wave; a duty cycle (0 to 65,535) of either end is silence."""
        sounding = frequency if self.plugged and 0 < duty_cycle < 65_535 else 0
        if sounding == self._frequency:
            return
        self._finish()
        self._since, self._frequency = self._now(), sounding

    def tones(self) -> list[Tone]:
        """Return the tones since power on; one that still sounds is as long as it is by now."""
        sounding = self._tones[:]
        if self._frequency:
            sounding.append(self._tone())
        return sounding

    def _finish(self) -> None:
        if self._frequency and self._now() > self._since:
            self._tones.append(self._tone())
            self._count += 1

    def _tone(self) -> Tone:
        length = self._now() - self._since
        return Tone(self._count + 1, self._since // 1000, self._frequency, round(length / 1000))
