"""Chance that may be poor: how long a contact bounces, what a panel shows before it is told."""

MOST = 65537


class Random:
    """A generator whose numbers stay small, from a seed."""

    def __init__(self, seed):
        self._state = seed % MOST

    def _next(self):
        self._state = state = (self._state * 75 + 74) % MOST
        return state

    def random(self):
        """Return a number from 0 up to 1."""
        return self._next() / MOST

    def uniform(self, low, high):
        """Return a number between `low` and `high`."""
        return low + (high - low) * self.random()

    def randbytes(self, count):
        """Return `count` bytes."""
        return bytes([self._next() & 255 for _ in range(count)])
