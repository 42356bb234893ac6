"""The memory of a desk of fakes, whose modules are the desktop's own."""

import functools
from typing import Any

from firmware.modules import loader
from firmware.modules.loader import comes_late
from host_sim import module_size
from host_sim.chips.heap import HOME, Heap
from host_sim.drive import Drive
from host_sim.wiring import REPO_ROOT
from tests import drawn
from tests.read_once import Ours


class Memory:
    """Memory of which `free` bytes are free on home, drawn for each life if None.

    `left`, if not None, are free whatever is loaded.
    """

    def __init__(self, free: int | None = None, left: int | None = None) -> None:
        self.free = free
        self.left = left

    def empty(self, anew: bool) -> None:
        """Forget what comes and goes, as the device is switched on or begins `anew`.

        What only a board has is there; what stays once it came costs nothing, as tests have had it.
        """
        for name in _coming():
            if name not in HOME:
                loader.drop(name)
        self._heap = Heap(
            drawn.free() if self.free is None else self.free,
            _there,
            _size,
        )
        if anew:
            self._heap.begin_anew()

    def free_memory(self) -> int:
        """Return how many bytes are free."""
        return self._heap.free if self.left is None else self.left


@functools.cache
def _size(name: str) -> int:
    """Return the compiled bytes of the module `name`, which no test changes on the drive."""
    return module_size.of(Drive(REPO_ROOT), name)


def _coming() -> list[str]:
    """Return the modules that are there of those that come and go."""
    return [name for name in loader.sys.modules if name[:9] == "firmware." and _comes(name)]


@functools.cache
def _comes(name: str) -> bool:
    """Return True if the module `name` comes and goes, but for manifests, which are read often."""
    return comes_late(name) and not name.endswith(".manifest")


STAYS = frozenset(name for name in HOME if not _comes(name))
# Of those that come and go, which have a size: to look through all that tests import took long.
SIZED = frozenset(
    name
    for file in (REPO_ROOT / "firmware").rglob("*.py")
    if _comes(name := ".".join(file.relative_to(REPO_ROOT).with_suffix("").parts))
)
_seen: list[Any] = [None, STAYS]


def _there() -> frozenset[str]:
    """Return the modules that are there and have a size."""
    state = Ours.state()
    if _seen[0] != state:
        _seen[:] = state, STAYS.union(filter(SIZED.__contains__, loader.sys.modules))
    return _seen[1]
