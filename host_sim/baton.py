"""The baton between firmware and desk, each on a thread of its own.

Exactly one of the two runs at a time.  The firmware runs until the clock reaches the moment
that the desk has asked for, inside whatever call spends that time, and waits there.
"""

import ctypes
import sys
import threading
from collections.abc import Callable, Iterator

from host_sim.board import Board
from host_sim.faults import PowerLost, Stuck
from host_sim.traces import stack


class Baton:
    """Lets the rounds of `life` run on `board`, a round being as long as the program likes."""

    def __init__(self, board: Board, life: Iterator[None]) -> None:
        self._board = board
        self._clock = board.clock
        self._until = 0
        self._turn = _closed()  # opened by who hands over
        self._desk_turn = _closed()
        self.first: Callable[[], None] | None = None  # what the firmware's thread does next, once
        self._ident = -1
        board.runner = self
        board.powered = True
        self._thread: threading.Thread | None = threading.Thread(
            target=self._live, args=(life,), daemon=True
        )
        self._thread.start()

    def run(self, until: int) -> None:
        """Let the firmware run until the clock shows `until` (us), or until it has ended.

        Stuck if it keeps the processor; whatever `fault` a chip has reported.
        """
        self._until = until
        while self._thread is not None and self._clock.now < until:
            self._hand_over()
        if self._thread is None:
            self._clock.advance(until)
        if self._board.fault is not None:
            fault, self._board.fault = self._board.fault, None
            raise fault

    def stop(self) -> None:
        """Cut the power and wait until the firmware's thread has gone."""
        self._board.powered = False
        if self._thread is not None:
            self._hand_over()

    def runs(self) -> bool:
        """Return True on the firmware's thread."""
        return threading.get_ident() == self._ident

    def reach(self, end: int) -> None:
        """Let time pass up to `end` (us), handing over whenever the desk wants to act before."""
        clock = self._clock
        while end >= self._until or not self._board.powered:
            clock.advance(self._until)
            self._wait()
        if end < clock.soonest:  # as nearly always
            clock.now = end
        else:
            clock.advance(end)

    def drift(self, end: int) -> None:
        """Let time pass up to `end` (us), cut short where the desk takes over."""
        self._clock.advance(min(end, self._until))
        if end >= self._until:
            self._wait()

    def _live(self, life: Iterator[None]) -> None:
        self._ident = threading.get_ident()
        self._turn.acquire()
        try:
            if self._board.powered:
                self._do_first()
                for _ in life:
                    pass
        except PowerLost:
            pass
        except BaseException as fault:  # a fault of the simulation itself must not be lost
            self._board.fault = fault
        if self._thread is not None:  # it was not given up
            self._board.unwatched()
        self._thread = None
        _open(self._desk_turn)

    def _wait(self) -> None:
        _open(self._desk_turn)
        self._turn.acquire()
        if not self._board.powered:
            raise PowerLost
        self._do_first()

    def _do_first(self) -> None:
        if self.first is not None:
            first, self.first = self.first, None
            first()

    def _hand_over(self) -> None:
        _open(self._turn)
        seen = self._clock.now
        while not self._desk_turn.acquire(timeout=self._board.patience):
            if self._clock.now == seen:
                where = self._place()
                self._kill()
                raise Stuck(where)
            seen = self._clock.now

    def _kill(self) -> None:
        """End a thread that never comes to where it would notice that its power is gone."""
        self._board.powered = False
        self._board.unwatched()
        thread, self._thread = self._thread, None
        if thread is not None and thread.ident is not None:
            lost = ctypes.py_object(PowerLost)
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident), lost)

    def _place(self) -> str:
        """Say where the firmware is."""
        frame = sys._current_frames().get(self._ident)
        patience = self._board.patience
        here = stack(frame, self._board.drive.root)
        return f"the firmware has let no time pass for {patience:g} s; it is here:\n{here}"


def _closed() -> threading.Lock:
    """Return a lock that is taken: it costs less than a semaphore."""
    lock = threading.Lock()
    lock.acquire()
    return lock


def _open(lock: threading.Lock) -> None:
    """Let who waits at `lock` go on; one that was given up may have been let go already."""
    if lock.locked():
        lock.release()
