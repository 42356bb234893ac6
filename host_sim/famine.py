"""A heap that is full at one line of the firmware, wherever that is: it raises MemoryError there.

The line is traced for, so this costs time, but only from when it is asked for until it is reached.
"""

import linecache
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

from host_sim.traces import shown


class Famine:
    """Lets the `line`-th line of the drive's firmware from now on find no memory.

    `begin` is called on the firmware's thread.  `told(place)` is called as it happens.
    """

    def __init__(self, drive: Path, line: int, told: Callable[[str], None]) -> None:
        self._drive = drive
        self._ours = str(drive / "firmware")
        self._left = line
        self._told = told
        self._before: Any = None

    def begin(self) -> None:
        """Count the lines that this thread executes from now on, callers' included."""
        self._before = sys.gettrace()
        sys.settrace(self._call)
        frame: FrameType | None = sys._getframe()
        while frame is not None:
            frame.f_trace = self._call(frame, "call", None)
            frame = frame.f_back

    def _call(self, frame: FrameType, event: str, _: object) -> Any:
        return self._line if frame.f_code.co_filename.startswith(self._ours) else None

    def _line(self, frame: FrameType, event: str, _: object) -> Any:
        if event != "line" or self._left < 1 or _opens_or_closes(frame):
            return self._line
        self._left -= 1
        if self._left:
            return self._line
        sys.settrace(self._before)
        code = frame.f_code
        self._told(f"{shown(Path(code.co_filename), self._drive)}:{frame.f_lineno} {code.co_name}")
        raise MemoryError("memory allocation failed, allocating 256 bytes")


def _opens_or_closes(frame: FrameType) -> bool:
    """Return True at a `with`: an error between its body and its end would leave it open for ever.

    That takes no memory on the board.
    """
    line = linecache.getline(frame.f_code.co_filename, frame.f_lineno)
    return line.lstrip().startswith("with ")
