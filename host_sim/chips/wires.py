"""The Pico's pins: who has claimed which, and the level each one sees."""

import functools
from collections.abc import Callable, Sequence

UP, DOWN = 1, -1


class Pin:
    """One GPIO of the chip."""

    __slots__ = ("_number",)

    def __init__(self, number: int) -> None:
        self._number = number

    def __repr__(self) -> str:
        return f"board.GP{self._number}"


GPIO = tuple(Pin(number) for number in range(30))


def number_of(pin: object) -> int:
    """Return the GPIO number of `pin`; TypeError if it is none, as on the board."""
    if not isinstance(pin, Pin):
        raise TypeError(f"pin must be of type Pin, not {type(pin).__name__}")
    return pin._number


class Wires:
    """The levels on 30 pins, given what drives them and which contacts are closed."""

    def __init__(self) -> None:
        self.contacts: Callable[[], Sequence[tuple[int, int]]] = tuple
        self.diodes = False
        self.on_level: Callable[[int, bool], None] = _nobody  # what hangs on an output
        self.outside: dict[int, bool] = {}  # levels that something else on the board drives
        self._claimed: set[int] = set()
        self._driven: dict[int, bool] = {}
        self._pulled: dict[int, int] = {}

    @property
    def claimed(self) -> frozenset[int]:
        """The pins that have a user."""
        return frozenset(self._claimed)

    def reset(self) -> None:
        """Let go of every pin, as a restart does."""
        self._claimed.clear()
        self._driven.clear()
        self._pulled.clear()

    def claim(self, *pins: Pin) -> list[int]:
        """Take `pins` for one user and return their numbers; ValueError if one is taken."""
        numbers = [number_of(pin) for pin in pins]
        for number in numbers:
            if number in self._claimed:
                raise ValueError(f"GP{number} in use")
        self._claimed.update(numbers)
        return numbers

    def release(self, number: int) -> None:
        """Give a pin back; it floats."""
        self._claimed.discard(number)
        self.listen(number, 0)

    def drive(self, number: int, level: bool) -> None:
        """Make a pin an output at `level`."""
        self._pulled.pop(number, None)
        self._driven[number] = level
        self.on_level(number, level)

    def listen(self, number: int, pull: int) -> None:
        """Make a pin an input with `pull`: UP, DOWN or 0."""
        self._driven.pop(number, None)
        self._pulled[number] = pull

    def level(self, number: int) -> bool:
        """Return what a pin reads: its own output, an output it touches, or its pull."""
        if number in self._driven:
            return self._driven[number]
        if number in self.outside:
            return self.outside[number]
        closed = tuple(self.contacts())
        if closed:
            # Through a diode (anode at the column) current runs from column to row alone:
            # a low output pulls down what leads to it, a high one lifts what it leads to.
            downhill = _reach(number, closed, True, self.diodes)
            if any(self._driven.get(pin) is False for pin in downhill):
                return False
            uphill = downhill
            if self.diodes:
                uphill = _reach(number, closed, False, True)
            if any(self._driven.get(pin) is True for pin in uphill):
                return True
        return self._pulled.get(number, 0) == UP


@functools.lru_cache(maxsize=4096)  # a key that is down is asked for over and over
def _reach(
    start: int, closed: tuple[tuple[int, int], ...], forward: bool, diodes: bool
) -> frozenset[int]:
    """Return the pins that current from `start` (or, backward, to it) can pass."""
    found = {start}
    todo = [start]
    while todo:
        here = todo.pop()
        for row, column in closed:
            ends = [(column, row)] if forward else [(row, column)]
            if not diodes:
                ends = [(column, row), (row, column)]
            for come, go in ends:
                if come == here and go not in found:
                    found.add(go)
                    todo.append(go)
    return frozenset(found)


def _nobody(number: int, level: bool) -> None:
    """Take the level of an output that nothing hangs on."""
