"""Games on all cores, told by a bar."""

# pyright: reportMissingImports=false

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

from tqdm import tqdm

from tools.lab import games
from tools.lab.games import Kind

TASKS = 200  # into which a series of games is cut, at most
FEWEST = 5  # games of a task
ANSWER = 10  # seconds that a cluster has to answer


class NoCluster(Exception):
    """Nothing answers at an address; the message says so in a line."""


@contextmanager
def workers(cores: int | None, dask: str = "") -> Iterator[Executor]:
    """Give processes, one a core; left early, they drop what they have not begun.

    With `dask`, the address of a scheduler, its workers take their place: each must have been
    started in a clone of this project, at the same commit.  Raises NoCluster if none answers.
    """
    if dask:
        yield from _cluster(dask)
        return
    pool = ProcessPoolExecutor(cores or os.cpu_count(), mp_context=get_context("spawn"))
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _cluster(address: str) -> Iterator[Executor]:
    from distributed import Client  # takes a second to load, and most runs have no cluster

    try:
        client = Client(address, timeout=ANSWER, name="umpire")
    except (OSError, TimeoutError, ValueError) as error:
        reason = " ".join(str(error).split()) or type(error).__name__
        raise NoCluster(f"no cluster answers at {address}: {reason}"[:160]) from None
    with client:
        if not client.scheduler_info()["workers"]:
            raise NoCluster(f"the cluster at {address} has no workers")
        executor = client.get_executor()
        try:
            yield executor
        finally:
            executor.shutdown(wait=False)


def play(pool: Executor, kind: Kind, seed: int, count: int, start: int = 0) -> list[int]:
    """Return how many cards each of `count` games left, in their order."""
    return spread(pool, games.play, kind, title(kind), seed, count, start)


def spread(
    pool: Executor,
    work: Callable[[Any, int, int, int], list[Any]],
    kind: Any,
    name: str,
    seed: int,
    count: int,
    start: int = 0,
) -> list[Any]:
    """Return what `work` found of each of `count` games of `kind`, in their order."""
    size = max(FEWEST, -(-count // TASKS))
    tasks = {
        pool.submit(work, kind, seed, start + first, min(size, count - first)): first
        for first in range(0, count, size)
    }
    found: dict[int, list[Any]] = {}
    with tqdm(total=count, unit="game", desc=name, mininterval=1, disable=None) as bar:
        for task in as_completed(tasks):
            found[tasks[task]] = task.result()
            bar.update(len(task.result()))
    return [one for first in sorted(found) for one in found[first]]


def title(kind: Kind) -> str:
    """Return what `kind` is called in a line."""
    talk = "" if kind.players == 1 else ", signs" if kind.signs else ", no signs"
    own = [
        f"{name} {value}"
        for name, value in (("hand", kind.hand), ("least", kind.least))
        if value is not None
    ] + ([f"{kind.piles} piles"] if kind.piles != 4 else [])
    return ", ".join([f"{kind.rules}, {kind.players} by {kind.player}{talk}", *own])
