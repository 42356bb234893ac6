"""The program that runs the program."""

from host_sim.board import current as _current
from host_sim.faults import Restart as _Restart

_board = _current()


class RunReason:
    STARTUP: "RunReason"
    AUTO_RELOAD: "RunReason"
    SUPERVISOR_RELOAD: "RunReason"
    REPL_RELOAD: "RunReason"

    def __init__(self, name: str) -> None:
        self._name = name

    def __repr__(self) -> str:
        return f"supervisor.RunReason.{self._name}"


for _name in RunReason.__annotations__:
    setattr(RunReason, _name, RunReason(_name))


class Runtime:
    """A board on a computer's USB, with a terminal on its console."""

    usb_connected = True
    serial_connected = True
    serial_bytes_available = 0
    autoreload = True

    @property
    def run_reason(self) -> RunReason:
        return getattr(RunReason, _board.run_reason)


def reload() -> None:
    raise _Restart(chip=False)


def ticks_ms() -> int:
    _board.look()
    return _board.clock.ticks_ms


runtime = Runtime()

__all__ = ["RunReason", "Runtime", "reload", "runtime", "ticks_ms"]
