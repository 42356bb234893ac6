"""The watchdog, which begins a program anew that keeps still."""

from host_sim.board import current as _current
from host_sim.chips.dog import MOST as _MOST

_board = _current()


class WatchDogTimeout(Exception):
    """The exception of RAISE, which this chip cannot raise."""


class WatchDogMode:
    RAISE: "WatchDogMode"
    RESET: "WatchDogMode"


for _name in WatchDogMode.__annotations__:
    setattr(WatchDogMode, _name, WatchDogMode())


class WatchDogTimer:
    """The only one is `microcontroller.watchdog`."""

    def __init__(self) -> None:
        raise TypeError("cannot create 'WatchDogTimer' instances")

    @classmethod
    def _only(cls) -> "WatchDogTimer":
        return object.__new__(cls)

    def feed(self) -> None:
        _board.dog.feed()

    @property
    def timeout(self) -> float:
        return _board.dog.timeout

    @timeout.setter
    def timeout(self, seconds: float) -> None:
        if seconds <= 0:
            raise ValueError("timeout must be > 0")
        if seconds > _MOST:
            raise ValueError(f"timeout must be <= {_MOST}")
        _board.dog.timeout = seconds
        _board.dog.feed()

    @property
    def mode(self) -> WatchDogMode | None:
        return WatchDogMode.RESET if _board.dog.awake else None

    @mode.setter
    def mode(self, mode: WatchDogMode | None) -> None:
        if mode is None:
            _board.dog.sleep()
        elif mode is WatchDogMode.RAISE:
            raise NotImplementedError
        elif mode is not WatchDogMode.RESET:
            raise TypeError("mode must be of type WatchDogMode")
        elif not _board.dog.timeout:
            raise ValueError("timeout must be > 0")
        else:
            _board.dog.rouse()


__all__ = ["WatchDogMode", "WatchDogTimeout", "WatchDogTimer"]
