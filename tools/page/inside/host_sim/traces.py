"""Tracebacks as MicroPython tells them, which is much as the board does."""

import io
import sys

HERE = "/sim/"


def board_trace(error, root):
    """Return the traceback of `error`, ending in a newline; the simulator's lines are left out."""
    told = io.StringIO()
    sys.print_exception(error, told)
    lines = [line for line in told.getvalue().split("\n") if HERE not in line]
    return "\n".join(lines)


def place(error, root):
    """Return `file:line` of the innermost line of the drive that `error` came through."""
    found = "?"
    for line in board_trace(error, root).split("\n"):
        parts = line.split('"')
        if len(parts) == 3:
            found = parts[1] + ":" + parts[2].split(",")[1].split()[-1]
    return found
