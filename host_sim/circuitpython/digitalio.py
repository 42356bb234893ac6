"""Single pins as inputs and outputs."""

from host_sim.board import current as _current
from host_sim.chips.wires import DOWN as _DOWN
from host_sim.chips.wires import UP as _UP
from host_sim.chips.wires import Pin as _Pin
from host_sim.pin_claims import PinClaims as _Claimed

_board = _current()


class Direction:
    INPUT: "Direction"
    OUTPUT: "Direction"


class DriveMode:
    PUSH_PULL: "DriveMode"
    OPEN_DRAIN: "DriveMode"


class Pull:
    UP: "Pull"
    DOWN: "Pull"


Direction.INPUT, Direction.OUTPUT = Direction(), Direction()
DriveMode.PUSH_PULL, DriveMode.OPEN_DRAIN = DriveMode(), DriveMode()
Pull.UP, Pull.DOWN = Pull(), Pull()


class DigitalInOut(_Claimed):
    """One claimed pin; it begins as an input without a pull."""

    def __init__(self, pin: _Pin, /) -> None:
        self._claim(_board.wires, pin)
        self._output = False
        self._pull: Pull | None = None
        self._mode = DriveMode.PUSH_PULL
        _board.wires.listen(self._numbers[0], 0)

    def switch_to_output(
        self, value: bool = False, drive_mode: DriveMode = DriveMode.PUSH_PULL
    ) -> None:
        number = self._number()
        self._output, self._mode = True, drive_mode
        _board.wires.drive(number, bool(value))

    def switch_to_input(self, pull: Pull | None = None) -> None:
        number = self._number()
        self._output, self._pull = False, pull
        _board.wires.listen(number, 0 if pull is None else _UP if pull is Pull.UP else _DOWN)

    @property
    def direction(self) -> Direction:
        self._number()
        return Direction.OUTPUT if self._output else Direction.INPUT

    @direction.setter
    def direction(self, direction: Direction) -> None:
        if direction is Direction.OUTPUT:
            self.switch_to_output()
        elif direction is Direction.INPUT:
            self.switch_to_input()
        else:
            raise ValueError("Invalid direction")

    @property
    def value(self) -> bool:
        return _board.wires.level(self._number())

    @value.setter
    def value(self, value: bool) -> None:
        number = self._number()
        if not self._output:
            raise AttributeError("Cannot set value when direction is input.")
        _board.wires.drive(number, bool(value))

    @property
    def drive_mode(self) -> DriveMode:
        self._number()
        if not self._output:
            raise AttributeError("Drive mode not used when direction is input.")
        return self._mode

    @property
    def pull(self) -> Pull | None:
        self._number()
        if self._output:
            raise AttributeError("Pull not used when direction is output.")
        return self._pull

    @pull.setter
    def pull(self, pull: Pull | None) -> None:
        if self._output:
            raise AttributeError("Pull not used when direction is output.")
        self.switch_to_input(pull)

    def _number(self) -> int:
        self._alive()
        return self._numbers[0]


__all__ = ["DigitalInOut", "Direction", "DriveMode", "Pull"]
