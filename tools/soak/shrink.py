"""A long script that fails made short: delta debugging over its commands."""

from collections.abc import Callable
from time import process_time

from tools.soak.life import replay

LIMIT_S = 90.0  # of the processor for one failure


def shrunk(seed: int, commands: list[str], name: str) -> list[str]:
    """Return the fewest of `commands` that were found to fail as `name` does, in LIMIT_S.

    They are those given where the failure does not come again.
    """

    def fails(tried: list[str]) -> bool:
        broken = replay(seed, tried)
        return broken is not None and broken.name == name

    return fewest(commands, fails, LIMIT_S) if fails(commands) else list(commands)


def fewest(commands: list[str], fails: Callable[[list[str]], bool], limit: float) -> list[str]:
    """Leave out of `commands`, in ever smaller pieces, whatever it fails without."""
    end = process_time() + limit
    left = list(commands)
    size = max(len(left) // 2, 1)
    while True:
        smaller = False
        at = len(left)
        while at > 0 and process_time() < end:
            tried = left[: max(at - size, 0)] + left[at:]
            if tried != left and fails(tried):
                left, smaller = tried, True
            at -= size
        if process_time() >= end or (size == 1 and not smaller):
            return left
        size = size if smaller and size == 1 else max(size // 2, 1)
