"""MicroPython's own import, with the board's modules in the place of its own.

Whatever the page itself imports of these it has before.
"""

import builtins
import sys

from host_sim.board import made_for
from host_sim.reader import listen

HERE = "host_sim.circuitpython."
BOOT = "boot.py"
# MicroPython has these as the board has them.
AS_THEY_ARE = ("array", "binascii", "math", "micropython", "struct", "sys")
with open("/sim/stand_ins") as _list:
    STAND_INS = tuple(_list.read().split())


class Interpreter:
    """One run of the drive's program."""

    def __init__(self, board):
        self.main = {}
        self.modules = sys.modules
        self._board = board
        board.modules = sys.modules
        # The main program has the built-in modules that boot.py had: none of them remembers it.
        self._has_booted = getattr(board, "has_booted", False)
        board.has_booted = False
        if not self._has_booted:
            board.built_in = {}
        board.stand_in = self._stand_in
        builtins.print = self._print

    def run(self, name):
        """Run the file `name` of the drive, as the generator that was made of it."""
        tops = {module.split(".")[0] for module in sys.modules}
        gone = {top for top in tops if top not in STAND_INS and self._is_of_the_drive(top)}
        if not self._has_booted:
            gone.update(STAND_INS)
        for module in list(sys.modules):
            if module.split(".")[0] in gone or (module.startswith(HERE) and not self._has_booted):
                del sys.modules[module]
        for stand_in in STAND_INS:
            self._stand_in(stand_in)
        if name != BOOT:  # which shows nothing
            listen(__import__("firmware.ui.page", None, None, ("Page",)))
        rounds = __import__("rounds." + name[:-3], None, None, ("rounds",))
        self.main = rounds.__dict__
        self.main["__name__"] = "__main__"
        self.main["time_is_up"] = self._board.runner.time_is_up
        yield from rounds.rounds()
        self._board.has_booted = name == BOOT

    def _stand_in(self, name):
        """Return the board's module `name`, made for this run."""
        if name not in self._board.built_in:
            made_for(self._board, lambda: self._make(name))
        return self._board.built_in[name]

    def _make(self, name):
        module = __import__(HERE + name, None, None, ("*",))
        sys.modules[name] = self._board.built_in[name] = module

    def _is_of_the_drive(self, top):
        return top == "rounds" or self._board.drive.find(top) or self._is_driver(top)

    def _is_driver(self, top):
        return any(self._board.drive.find("lib/" + top + end) for end in ("", ".py"))

    def _print(self, *values, sep=" ", end="\n"):
        self._board.console.append(sep.join([str(value) for value in values]) + end)
