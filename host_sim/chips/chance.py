"""The board's random bytes: from a seed, so that a run can be repeated."""

import random


class Chance:
    """What `os.urandom` draws from."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._queued: list[bytes] = []

    def queue(self, block: bytes) -> None:
        """Let the next request for exactly `len(block)` bytes be answered with `block`."""
        self._queued.append(block)

    def draw(self, count: int) -> bytes:
        """Return `count` bytes."""
        if self._queued and len(self._queued[0]) == count:
            return self._queued.pop(0)
        return self._random.randbytes(count)
