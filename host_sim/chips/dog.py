"""The RP2040's watchdog: whoever does not feed it in time is begun anew."""

from collections.abc import Callable

from host_sim.chips.clock import NEVER, Clock

MOST = 8  # seconds, as far as the board lets it wait


class Dog:
    """Calls `bite()` when it has not been fed for `timeout` seconds while it is awake."""

    def __init__(self, clock: Clock, bite: Callable[[], None]) -> None:
        self.due = NEVER
        self.timeout = 0.0
        self.awake = False
        self._clock = clock
        self._bite = bite

    def feed(self) -> None:
        """Begin its patience anew."""
        if self.awake:
            self.due = self._clock.now + round(self.timeout * 1_000_000)

    def rouse(self) -> None:
        """Let it watch."""
        self.sleep()
        self.awake = True
        self.feed()
        self._clock.watch(self)

    def sleep(self) -> None:
        """Let it watch no more."""
        self.awake = False
        self.due = NEVER
        self._clock.unwatch(self)

    def wake(self, now: int) -> None:
        """Bite, if it was not fed meanwhile: the clock calls this when it was due at one time."""
        self.sleep()
        self._bite()
