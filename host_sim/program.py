"""A board runs its drive: boot.py, then the main program, and restarts."""

from collections.abc import Callable, Generator, Iterator

from host_sim.board import Board
from host_sim.faults import PowerLost, Restart
from host_sim.interpreter import Interpreter
from host_sim.traces import board_trace

BOOTLOADER = "The board is in its bootloader, as the drive RPI-RP2. Switch it off and on.\n"
ENTRIES = ("code.py", "main.py")  # in the board's order of preference


class Program:
    """The drive's program on a board; `crash` is the traceback that ended it, if one did.

    It may also have ended `in_bootloader`.
    """

    def __init__(self, board: Board, interpreter: Callable[[Board], Interpreter]) -> None:
        self.crash: str | None = None
        self.in_bootloader = False
        self.interpreter = interpreter(board)
        self._new_interpreter = interpreter
        self._board = board

    def live(self) -> Iterator[None]:
        """Run until the program ends or the power does, round by round as the program has them."""
        again: Restart | None = Restart(chip=True)
        while again is not None:
            if again.chip:
                again = yield from self._guarded(self._boot())
            else:
                again = yield from self._guarded(self._main())
            self._board.let_go()
            if again is not None and again.bootloader:
                self.in_bootloader = True
                self._board.console.append(BOOTLOADER)
                return
            if again is not None:
                self._restart(again)

    def _boot(self) -> Iterator[None]:
        if self._board.drive.find("boot.py"):
            self._board.booting = True
            yield from self._fresh().run("boot.py")
            self._board.booting = False
            self._board.let_go()
        if self.crash is None:
            yield from self._main()

    def _main(self) -> Iterator[None]:
        for entry in ENTRIES:
            if self._board.drive.find(entry):
                yield from self._fresh().run(entry)
                return

    def _fresh(self) -> Interpreter:
        self.interpreter = self._new_interpreter(self._board)
        return self.interpreter

    def _guarded(self, work: Iterator[None]) -> Generator[None, None, Restart | None]:
        """Run `work`; return the restart that it asked for, keep the error that ended it."""
        try:
            yield from work
        except Restart as restart:
            return restart
        except SystemExit:
            pass
        except PowerLost:
            raise
        except (Exception, KeyboardInterrupt) as error:
            self.crash = board_trace(error, self._board.drive.root)
            self._board.console.append(self.crash)
        return None

    def _restart(self, restart: Restart) -> None:
        board = self._board
        board.heap.begin_anew()
        if restart.chip:
            board.clock.reset()
            # Once the watchdog was on, each reset is reported as its own: so seen on 10.0.0.
            board.reset_reason = "WATCHDOG" if board.dog.timeout else restart.reason
            board.run_reason = "STARTUP"
        else:
            board.run_reason = "SUPERVISOR_RELOAD"
