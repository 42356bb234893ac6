"""Scans, debounces and records for `keypad.KeyMatrix`, as the board's background tick does."""

from collections.abc import Callable, Sequence

from host_sim.chips.clock import Clock
from host_sim.chips.wires import DOWN, UP, Wires

TICKS_A_SECOND = 1024


class Scanner:
    """Drives row after row, reads the columns, and calls `record` with what has changed.

    Each key has a counter that closed scans raise and open scans lower; it changes state where
    the counter passes zero, `threshold` scans after its end.  It begins at zero: of a key that is
    down from the start only the release is told.
    """

    def __init__(
        self,
        clock: Clock,
        wires: Wires,
        rows: Sequence[int],
        columns: Sequence[int],
        *,
        columns_to_anodes: bool,
        interval: float,
        threshold: int,
        record: Callable[[int, bool, int], None],
    ) -> None:
        self._clock = clock
        self._wires = wires
        self._rows = tuple(rows)
        self._columns = tuple(columns)
        self._idle_level = columns_to_anodes
        self._ticks = max(1, int(interval * TICKS_A_SECOND))
        self._threshold = threshold
        self._record = record
        self.due = 0
        self._counters = [0] * (len(self._rows) * len(self._columns))
        self._resting = False
        for pin in (*rows, *columns):
            wires.listen(pin, UP if columns_to_anodes else DOWN)
        self.wake(clock.now)
        clock.watch(self)

    def stop(self) -> None:
        """Scan no more; the pins are their owner's to release."""
        self._clock.unwatch(self)

    def forget(self, down: bool) -> None:
        """Take every key for `down` or released; one that is not so will be reported."""
        start = self._threshold if down else -self._threshold
        self._counters = [start] * len(self._counters)
        self._resting = not down

    def wake(self, now: int) -> None:
        """Scan once."""
        self.due = now + self._ticks * 1_000_000 // TICKS_A_SECOND
        touched = {pin for contact in self._wires.contacts() for pin in contact}
        if self._resting and not touched:
            return
        closed = self._closed(touched)
        ticks = self._clock.ticks_ms
        threshold = self._threshold
        for key, counter in enumerate(self._counters):
            end = threshold if key in closed else -threshold
            if counter != end:
                counter += 1 if end > 0 else -1
                self._counters[key] = counter or end
                if not counter:
                    self._record(key, end > 0, ticks)
        self._resting = max(self._counters) == -threshold

    def _closed(self, touched: set[int]) -> list[int]:
        """Return the numbers of the keys that are down, of those whose pins are `touched`.

        A column that nothing touches is as its pull has it, and a row that nothing touches pulls no
        column: neither need be looked at.
        """
        found = []
        width = len(self._columns)
        for number, row in enumerate(self._rows):
            if row not in touched:
                continue
            self._wires.drive(row, not self._idle_level)
            for place, column in enumerate(self._columns):
                if column in touched and self._wires.level(column) != self._idle_level:
                    found.append(number * width + place)
            self._wires.listen(row, UP if self._idle_level else DOWN)
        return found
