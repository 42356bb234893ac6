"""Tests draw other figures in every run, and the same ones again with its UMPIRE_SEED.

Each test begins with a chance of its own, so that it finds alone what it found among others.
"""

import os
import random
import secrets
from collections.abc import Iterable
from typing import TypeVar

from host_sim.chips import heap

SEED = os.environ.setdefault("UMPIRE_SEED", str(secrets.randbits(32)))  # for who works beside us
SOAKS = [int(SEED) * 3 + number for number in range(3)]  # seeds of `dev.py soak`

whole = False  # are all of some cases taken, as tests are collected for one game?

Case = TypeVar("Case")
Way = TypeVar("Way")

_chance = random.Random(SEED)
_kept: list[int] = []


def some(cases: Iterable[Case], count: int) -> list[Case]:
    """Return `count` of the `cases`, in their order: every run takes others."""
    every = list(cases)
    if whole:
        return every
    chosen = random.Random(f"{SEED} {len(every)}").sample(range(len(every)), min(count, len(every)))
    return [every[at] for at in sorted(chosen)]


def in_a_way(cases: Iterable[Case], ways: Iterable[Way]) -> list[tuple[Case, Way]]:
    """Return each of the `cases` with one of the `ways`: every run has them with others."""
    chance, every = random.Random(SEED), list(ways)
    return [(case, chance.choice(every)) for case in cases]


free = heap.each_life(_chance)  # bytes of memory on home, for each life of a device


def begin(test: str) -> None:
    """Let the `test` of that name draw from now on."""
    _chance.seed(f"{SEED} {test}")
    _kept[:] = [free()]


def same_left() -> int:
    """Return one number of bytes left to all devices of a test, which are to do the same."""
    return _kept[0]
