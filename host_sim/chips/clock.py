"""The board's clock: time passes when somebody spends it, and then repeats exactly."""

import struct
from typing import Protocol

TICKS_START = 0x1FFF0000  # the board begins 65,536 ms before the wrap, so that wraps get tested
TICKS_WRAP = 1 << 29
NEVER = 1 << 62


class Watcher(Protocol):
    """Something that happens by itself at `due`, in microseconds since power on."""

    due: int

    def wake(self, now: int) -> None:
        """Do what is due, and set the next `due`."""
        ...


class Clock:
    """Virtual time in whole microseconds since power came on; `soonest` something is due."""

    def __init__(self) -> None:
        self.now = 0
        self.interrupts = True
        self._reset_at = 0
        self._watchers: list[Watcher] = []
        self.soonest = NEVER  # when the first of them is due

    @property
    def ms(self) -> float:
        """Milliseconds since power came on."""
        return self.now / 1000

    @property
    def since_reset(self) -> int:
        """Microseconds since the chip was last reset."""
        return self.now - self._reset_at

    @property
    def ticks_ms(self) -> int:
        """The value of `supervisor.ticks_ms`: milliseconds that wrap at 2**29."""
        return (TICKS_START + self.since_reset // 1000) % TICKS_WRAP

    @property
    def monotonic(self) -> float:
        """Seconds since the reset, as exactly as a float of the board holds them."""
        return board_float((self.since_reset // 1000) / 1000)

    def power_on(self) -> None:
        """Begin at 0, with nobody to wake."""
        self.now = 0
        self.interrupts = True
        self.reset()

    def reset(self) -> None:
        """Begin the chip's own count again, as a reset does; the desk's time goes on."""
        self._reset_at = self.now
        self.forget_watchers()

    def forget_watchers(self) -> None:
        """Wake nobody any more: the program that had asked for it is gone."""
        self._watchers.clear()
        self.soonest = NEVER

    def watch(self, watcher: Watcher) -> None:
        """Wake `watcher` whenever it is due."""
        self._watchers.append(watcher)
        self.soonest = min(self.soonest, watcher.due)

    def unwatch(self, watcher: Watcher) -> None:
        """Wake `watcher` no more."""
        if watcher in self._watchers:
            self._watchers.remove(watcher)

    def advance(self, until: int) -> None:
        """Let time pass up to `until`, and let what is due by then happen in its order.

        While `interrupts` is False nothing happens; what was due by then does so afterwards, once.
        """
        while self.interrupts and self.soonest <= until:
            self.now = max(self.now, self.soonest)
            for watcher in self._watchers:
                if watcher.due <= self.now:
                    watcher.wake(self.now)
            self.soonest = min((watcher.due for watcher in self._watchers), default=NEVER)
        if until > self.now:
            self.now = until


def board_float(value: float) -> float:
    """Return `value` as the RP2040 build keeps it: a single float without its last two bits."""
    (bits,) = struct.unpack("<I", struct.pack("<f", value))
    return struct.unpack("<f", struct.pack("<I", bits & ~3))[0]
