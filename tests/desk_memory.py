"""The memory of a desk of fakes, whose modules are the desktop's own."""

import sys

from firmware.modules import lifetimes, loader
from host_sim import module_size
from host_sim.chips.heap import HOME, Heap
from host_sim.drive import Drive
from host_sim.wiring import REPO_ROOT
from tests import drawn


class Memory:
    """Memory of which `free` bytes are free on home, drawn for each life if None.

    `left`, if not None, are free whatever is loaded.
    """

    def __init__(self, free: int | None = None, left: int | None = None) -> None:
        self.free = free
        self.left = left

    def empty(self, anew: bool) -> None:
        """Forget what comes and goes, as the device is switched on or begins `anew`.

        What tests alone have imported costs nothing, and what only a board has is there.
        """
        brief = [name for row in lifetimes.MODULES for name in map(lifetimes.full, row[2].split())]
        for name in list(sys.modules):
            part = name.startswith("firmware.games.") and name.count(".") > 2
            if (part and not name.endswith(".manifest") or name in brief) and name not in HOME:
                loader.drop(name)
        tests = {name for name in sys.modules if name not in HOME}
        board = [name for name in HOME if name.startswith("firmware.device.")]
        self._heap = Heap(
            drawn.free() if self.free is None else self.free,
            lambda: [*(name for name in sys.modules if name not in tests), *board],
            lambda name: module_size.of(Drive(REPO_ROOT), name),
        )
        if anew:
            self._heap.begin_anew()

    def free_memory(self) -> int:
        """Return how many bytes are free."""
        return self._heap.free if self.left is None else self.left
