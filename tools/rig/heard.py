"""The lives of an emulated Pico, as play.mjs tells of them event by event."""

import itertools
import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from tools.rig import board_file

FREE = re.compile(board_file.TOLD + r"(\d+);")

STANDS_MS = 40  # a picture that stands so long is no part of another

Event = dict[str, Any]


class Shown(NamedTuple):
    """A picture, or the colours of the ring, shown from `at` ms on."""

    at: float
    what: bytes


class Key(NamedTuple):
    """A key as it was given, times in ms: bytes on the wire, the longest gap between two scans.

    `heap` are the bytes that were free after it, None where nobody asked.
    """

    pressed: float
    released: float
    bytes: int
    gap: float
    heap: int | None


class Life:
    """All that happened from the power on at `power` ms to the next.

    `shown` is when the first page stood, None if it never did, and `origin` when the typist's time
    began; `nvm` is the memory at the end.
    """

    def __init__(self, power: float) -> None:
        self.power = power
        self.shown: float | None = None
        self.origin = power
        self.keys: list[Key] = []
        self.pictures = [Shown(power, bytes(1024))]
        self.rings = [Shown(power, b"")]
        self.erases: list[float] = []
        self.resets = 0
        self.console = ""
        self.nvm = b""
        self._pressed: Event = {}
        self._released = power
        self._said = 0  # letters on the console by the last key

    @property
    def lit(self) -> float | None:
        """When the first picture stood, be it a greeting's, None if none did."""
        for one, following in itertools.pairwise(self.pictures):
            if any(one.what) and following.at - one.at >= STANDS_MS:
                return one.at
        return self.shown

    def hear(self, event: Event) -> None:
        """Take note of `event`."""
        at = event["at"]
        if "shown" in event:
            self.origin = at
            self.shown = at if event["shown"] else None
        elif "picture" in event:
            self.pictures.append(Shown(at, bytes.fromhex(event["picture"])))
        elif "ring" in event:
            self.rings.append(Shown(at, bytes.fromhex(event["ring"])))
        elif "pressed" in event:
            self._end_key(event)
            self._pressed = event
        elif "released" in event:
            self._released = at
        elif "erase" in event:
            self.erases.append(at)
        elif "reset" in event:
            self.resets += 1
        self.console += event.get("console", "")

    def end(self, event: Event) -> None:
        """Take note of the `event` that has the memory as the power goes."""
        self._end_key(event)
        self.nvm = bytes.fromhex(event["nvm"])

    def _end_key(self, event: Event) -> None:
        """Note the last key, now that the next one comes or none."""
        told = self._pressed
        if told:
            free = FREE.findall(self.console[self._said :])
            spent = event["bytes"] - told["bytes"]
            heap = int(free[-1]) if free else None
            self.keys.append(Key(told["at"], self._released, spent, event["gap"], heap))
        self._said = len(self.console)


def lives(events: Iterable[Event]) -> Iterator[Life]:
    """Yield the lives that the `events` tell of, each as it ends."""
    life = None
    for event in events:
        if "power" in event:
            life = Life(event["at"])
        elif life and "nvm" in event:
            life.end(event)
            yield life
        elif life:
            life.hear(event)


def within(shown: list[Shown], start: float, end: float) -> list[Shown]:
    """Return what was shown at any time from `start` to `end`, the first first."""
    first = bisect_right(shown, start, key=lambda one: one.at)
    last = bisect_right(shown, end, key=lambda one: one.at)
    return shown[max(first - 1, 0) : last]


def states(shown: list[Shown], start: float, end: float) -> set[bytes]:
    """Return the same without its order."""
    return {one.what for one in within(shown, start, end)}
