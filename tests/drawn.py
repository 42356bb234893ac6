"""Tests draw other figures in every run, and the same ones again with its UMPIRE_SEED.

Each test begins with a chance of its own, so that it finds alone what it found among others.
"""

import os
import random
import secrets

from host_sim.chips import heap

SEED = os.environ.setdefault("UMPIRE_SEED", str(secrets.randbits(32)))  # for who works beside us

_chance = random.Random(SEED)
_kept: list[int] = []

free = heap.each_life(_chance)  # bytes of memory on home, for each life of a device


def begin(test: str) -> None:
    """Let the `test` of that name draw from now on."""
    _chance.seed(f"{SEED} {test}")
    _kept[:] = [free()]


def same_left() -> int:
    """Return one number of bytes left to all devices of a test, which are to do the same."""
    return _kept[0]
