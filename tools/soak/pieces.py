"""The largest pieces of memory that a key's work wants on the board: ``dev.py soak --pieces``.

The board's memory lies in small pieces late in an evening: a list of a hundred cards, which takes
512 bytes in one piece, made it begin anew. The desktop knows no such want. So what functions of the
firmware hold and return as they end is measured as MicroPython would keep it.
"""

import sys
from types import FrameType, TracebackType
from typing import NamedTuple

LEAST = 380  # bytes; the pieces that the loader keeps for a key have 704
WORD = 4  # bytes of the board
FIRST = 4  # items for which a list has room at first; it doubles when it is full
ENTRY = 2 * WORD  # of a dict
HOME = "/firmware/"


class Place(NamedTuple):
    """Where a piece is: a file of the firmware, a function, a name or "" for its result, a type."""

    file: str
    function: str
    name: str
    kind: str


def piece_of(value: object) -> int:
    """Return how many bytes `value` takes in one piece, 0 for what is small anyway."""
    match value:
        case list():
            room = FIRST
            while room < len(value):
                room *= 2
            return WORD * room
        case tuple() | set():
            return WORD * len(value)
        case dict():
            return ENTRY * len(value)
        case str():
            return len(value.encode(errors="replace"))
        case bytes() | bytearray():
            return len(value)
    return 0


class Pieces:
    """Within it the largest pieces of each place are noted, of `least` bytes or more."""

    def __init__(self, least: int = LEAST) -> None:
        self.least = least
        self.found: dict[Place, int] = {}

    def __enter__(self) -> "Pieces":
        sys.setprofile(self._see)
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        sys.setprofile(None)

    def lines(self) -> list[str]:
        """Return a line for each place, the largest piece first."""
        by_size = sorted(self.found.items(), key=lambda item: (-item[1], item[0]))
        return [f"{size:6} {' '.join(filter(None, place))}" for place, size in by_size]

    def _see(self, frame: FrameType, event: str, result: object) -> None:
        _, home, file = frame.f_code.co_filename.replace("\\", "/").rpartition(HOME)
        function = frame.f_code.co_name
        if event != "return" or not home or function == "<module>":
            return
        for name, value in [*frame.f_locals.items(), ("", result)]:
            size = piece_of(value)
            if size >= self.least:
                place = Place(file, function, name, type(value).__name__)
                self.found[place] = max(size, self.found.get(place, 0))
