"""The board's random bytes: from a seed, so that a run can be repeated."""

import random
from collections.abc import Callable


class Chance:
    """The source of `os.urandom`'s bytes."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._wanted: list[Callable[[int], bytes | None]] = []

    def lead(self, wanted: Callable[[int], bytes | None]) -> None:
        """Ask ``wanted(count)`` for bytes until it gives some; it leads what they are for."""
        self._wanted.append(wanted)

    @property
    def waits(self) -> bool:
        """True if there is somebody who was to be asked for bytes and has given none so far."""
        return bool(self._wanted)

    def draw(self, count: int) -> bytes:
        """Return `count` bytes."""
        if self._wanted and (block := self._wanted[0](count)) is not None:
            del self._wanted[0]
            return block
        return self._random.randbytes(count)
