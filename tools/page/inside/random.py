"""Chance that may be poor: how long a contact bounces, what a panel shows before it is told."""


class Random:
    """A generator by xorshift, from a seed."""

    def __init__(self, seed):
        self._state = (seed * 2654435761 & 0xFFFFFFFF) or 1

    def _next(self):
        state = self._state
        state ^= state << 13 & 0xFFFFFFFF
        state ^= state >> 17
        state ^= state << 5 & 0xFFFFFFFF
        self._state = state
        return state

    def random(self):
        """Return a number from 0 up to 1."""
        return (self._next() >> 8) / 16777216

    def uniform(self, low, high):
        """Return a number between `low` and `high`."""
        return low + (high - low) * self.random()

    def randbytes(self, count):
        """Return `count` bytes."""
        return bytes([self._next() >> 7 & 255 for _ in range(count)])
