"""Key scanning in the background, as the board's tick does it.

A full queue drops the new event and sets `overflowed`: so the board's code does, whatever its
documentation says.
"""

from host_sim.board import current as _current
from host_sim.chips.scanner import Scanner as _Scanner
from host_sim.pin_claims import PinClaims as _Claimed

_board = _current()


class Event:
    """One key that went down or up, at `timestamp` (ms as of `supervisor.ticks_ms`)."""

    def __init__(
        self, key_number: int = 0, pressed: bool = True, timestamp: int | None = None
    ) -> None:
        self._key_number = key_number
        self._pressed = bool(pressed)
        self._timestamp = _board.clock.ticks_ms if timestamp is None else timestamp

    @property
    def key_number(self) -> int:
        return self._key_number

    @property
    def pressed(self) -> bool:
        return self._pressed

    @property
    def released(self) -> bool:
        return not self._pressed

    @property
    def timestamp(self) -> int:
        return self._timestamp

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return False
        return (self._key_number, self._pressed) == (other._key_number, other._pressed)

    def __hash__(self) -> int:
        return self._key_number << 1 | self._pressed

    def __repr__(self) -> str:
        state = "pressed" if self._pressed else "released"
        return f"<Event: key_number {self._key_number} {state}>"


class EventQueue:
    """The presses and releases not fetched yet; only a scanner makes one."""

    def __init__(self) -> None:
        raise TypeError("cannot create 'EventQueue' instances")

    @classmethod
    def _of(cls, size: int) -> "EventQueue":
        queue = object.__new__(cls)
        queue._size = size
        queue._events = []
        queue._overflowed = False
        return queue

    _size: int
    _events: list[Event]
    _overflowed: bool

    @property
    def overflowed(self) -> bool:
        return self._overflowed

    def get(self) -> Event | None:
        _board.look()
        if not self._events:
            return None
        _board.stir()
        return self._events.pop(0)

    def get_into(self, event: Event, /) -> bool:
        _board.look()
        if not self._events:
            return False
        _board.stir()
        found = self._events.pop(0)
        event._key_number = found._key_number
        event._pressed = found._pressed
        event._timestamp = found._timestamp
        return True

    def clear(self) -> None:
        self._events.clear()
        self._overflowed = False

    def __bool__(self) -> bool:
        return bool(self._events)

    def __len__(self) -> int:
        return len(self._events)

    def _record(self, key_number: int, pressed: bool, ticks: int) -> None:
        if len(self._events) >= self._size:
            self._overflowed = True
        else:
            self._events.append(Event(key_number, pressed, ticks))


class KeyMatrix(_Claimed):
    """Rows driven one after another, columns read; keys are numbered row by row."""

    def __init__(
        self,
        row_pins,
        column_pins,
        *,
        columns_to_anodes: bool = True,
        interval: float = 0.02,
        max_events: int = 64,
        debounce_threshold: int = 1,
    ) -> None:
        if max_events < 1:
            raise ValueError("max_events must be >= 1")
        if not 1 <= debounce_threshold <= 127:
            raise ValueError("debounce_threshold must be 1-127")
        pins = [*row_pins, *column_pins]
        if len(set(pins)) < len(pins):
            raise TypeError("row_pins and column_pins contain duplicate pins")
        self._claim(_board.wires, *pins)
        self._columns = len(column_pins)
        self._events = EventQueue._of(max_events)
        self._scanner = _Scanner(
            _board.clock,
            _board.wires,
            self._numbers[: len(row_pins)],
            self._numbers[len(row_pins) :],
            columns_to_anodes=columns_to_anodes,
            interval=interval,
            threshold=debounce_threshold,
            record=self._events._record,
        )

    def deinit(self) -> None:
        if self._numbers:
            self._scanner.stop()
        super().deinit()

    def reset(self) -> None:
        """Begin anew: 9.1 then reports every key that is up, 10.0 those that are down."""
        self._alive()
        self._events.clear()
        self._scanner.forget(down=_board.version.startswith("9."))

    @property
    def key_count(self) -> int:
        self._alive()
        return (len(self._numbers) - self._columns) * self._columns

    def key_number_to_row_column(self, key_number: int, /) -> tuple[int, int]:
        self._alive()
        return divmod(key_number, self._columns)

    def row_column_to_key_number(self, row: int, column: int, /) -> int:
        self._alive()
        return row * self._columns + column

    @property
    def events(self) -> EventQueue:
        self._alive()
        return self._events


__all__ = ["Event", "EventQueue", "KeyMatrix"]
