"""Games on all cores, told by a bar."""

# pyright: reportMissingImports=false

import os
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context

from tqdm import tqdm

from tools.lab import games
from tools.lab.games import Kind

TASKS = 200  # into which a series of games is cut, at most
FEWEST = 5  # games of a task


@contextmanager
def workers(cores: int | None) -> Iterator[Executor]:
    """Give processes, one a core; left early, they drop what they have not begun."""
    pool = ProcessPoolExecutor(cores or os.cpu_count(), mp_context=get_context("spawn"))
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def play(pool: Executor, kind: Kind, seed: int, count: int, start: int = 0) -> list[int]:
    """Return how many cards each of `count` games left, in their order."""
    size = max(FEWEST, -(-count // TASKS))
    tasks = {
        pool.submit(games.play, kind, seed, start + first, min(size, count - first)): first
        for first in range(0, count, size)
    }
    found: dict[int, list[int]] = {}
    with tqdm(total=count, unit="game", desc=title(kind), mininterval=1, disable=None) as bar:
        for task in as_completed(tasks):
            found[tasks[task]] = task.result()
            bar.update(len(task.result()))
    return [left for first in sorted(found) for left in found[first]]


def title(kind: Kind) -> str:
    """Return what `kind` is called in a line."""
    talk = "" if kind.players == 1 else ", signs" if kind.signs else ", no signs"
    own = [
        f"{name} {value}"
        for name, value in (("hand", kind.hand), ("least", kind.least))
        if value is not None
    ] + ([f"{kind.piles} piles"] if kind.piles != 4 else [])
    return ", ".join([f"{kind.rules}, {kind.players} by {kind.player}{talk}", *own])
