"""Lets a program run that comes in rounds, between two of which the page takes over."""

from host_sim.faults import PowerLost


class Rounds:
    """Lets the rounds of `life` run on `board`; it stops behind the one that the time is up in."""

    def __init__(self, board, life):
        self._board = board
        self._clock = board.clock
        self._life = life
        self._until = 0
        self._inside = False
        board.runner = self
        board.powered = True

    def run(self, until):
        """Let rounds run until the clock shows `until` (us) at least, or the program has ended."""
        self._until = until
        self._inside = True
        try:
            while self._life is not None and self._clock.now < until:
                next(self._life)
        except (StopIteration, PowerLost):
            self._end()
        except BaseException:
            self._end()
            raise
        finally:
            self._inside = False
        if self._life is None:
            self._clock.advance(until)

    def stop(self):
        """Cut the power."""
        self._board.powered = False
        self._end()

    def time_is_up(self):
        """Return True if the page is to take over."""
        return self._clock.now >= self._until

    def runs(self):
        """Return True while a round runs."""
        return self._inside

    def reach(self, end):
        """Let time pass up to `end` (us)."""
        self._clock.advance(end)

    def drift(self, end):
        """Let time pass up to `end` (us), or to where the page takes over; but let it pass."""
        now = self._clock.now
        self._clock.advance(max(min(end, self._until), now + self._board.pace))

    def _end(self):
        self._life = None
        self._board.unwatched()
