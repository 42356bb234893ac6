"""The device's own time: milliseconds that never wrap, from ticks that do."""

import supervisor

_WRAP = 1 << 29


class Clock:
    """Milliseconds since the clock was made, as long as it is asked every six days or so."""

    def __init__(self):
        self._ticks = supervisor.ticks_ms()
        self._now = 0

    def now(self) -> int:
        """Return the time in ms."""
        ticks = supervisor.ticks_ms()
        self._now += (ticks - self._ticks) % _WRAP
        self._ticks = ticks
        return self._now

    def unroll(self, ticks: int) -> int:
        """Return the time in ms of `ticks`, a reading of at most some days ago."""
        return self._now - (self._ticks - ticks + _WRAP // 2) % _WRAP + _WRAP // 2
