"""One device from its first power on, given one command after the other, and watched."""

import re
from random import Random

from host_sim.board import Board
from host_sim.chips import heap
from host_sim.desk import Desk
from host_sim.faces.commands import Session
from host_sim.faults import Stuck, WireFault
from tools.soak.failure import Failure, of_its_own
from tools.soak.watch import Watch

PACE = 1000  # us: a slow board, which the simulator goes through quickly
PATIENCE = 20.0  # seconds of real time for the firmware to let virtual time pass


class Life:
    """A device with all chance from `seed`; `told` are the commands that it was given.

    They are those of ``python3 dev.py sim --face none``, so what was told is a script.  The memory
    that is free on home comes from the seed too, until a command says something else of it.
    """

    def __init__(self, seed: int) -> None:
        self.desk = Desk(seed=seed, pace=PACE, free=free_of(seed))
        self.watch = Watch(self.desk)
        self.told: list[str] = []
        self._session = Session(self.desk)
        self._board: Board | None = None

    def __enter__(self) -> "Life":
        self._guarded(self.desk.power_on)
        return self

    def __exit__(self, *error: object) -> None:
        self.desk.power_off()

    def do(self, command: str) -> None:
        """Do `command` and see whether all is well; raises Failure if it is not."""
        self.told.append(command)
        words = command.split()
        self.watch.expect(words)
        self._guarded(lambda: self._session.obey(words))

    def _guarded(self, action) -> None:
        try:
            action()
        except Stuck as stuck:
            raise Failure("hang", str(stuck)) from stuck
        except WireFault as fault:
            raise Failure("nonsense on the wire", str(fault)) from fault
        famines = len(self.desk.starved)
        for number, trace in enumerate(self.desk.tracebacks):
            if number >= famines or place(trace).split()[-1] != "MemoryError":
                raise Failure("traceback", trace, place(trace))
        if self.desk.board is not None and self.desk.board is not self._board:
            self._board = self.desk.board
            self._board.patience = PATIENCE
        self.watch.look()


def free_of(seed: int) -> int:
    """Return how many bytes of memory are free on home in the life of `seed`."""
    return Random(seed).randint(heap.LEAST, heap.MOST)


def place(trace: str) -> str:
    """Return where the traceback `trace` ends and by what: file, function and kind of error."""
    files = re.findall(r'File "([^"]+)", line \d+, in (\S+)', trace)
    error = trace.rstrip().splitlines()[-1].partition(":")[0]
    return " ".join([*(files[-1] if files else ()), error])


def replay(seed: int, commands: list[str]) -> Failure | None:
    """Live a life anew by its `commands`; return what broke, or None."""
    try:
        with Life(seed) as life:
            for command in commands:
                life.do(command)
    except Failure as broken:
        return broken
    except Exception as error:
        return of_its_own(error)
    return None
