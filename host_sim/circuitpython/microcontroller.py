"""The chip itself: its reset, its non-volatile bytes, why it started."""

from host_sim.board import current as _current
from host_sim.chips.wires import Pin
from host_sim.faults import Restart as _Restart

_board = _current()


class ResetReason:
    POWER_ON: "ResetReason"
    BROWNOUT: "ResetReason"
    SOFTWARE: "ResetReason"
    DEEP_SLEEP_ALARM: "ResetReason"
    RESET_PIN: "ResetReason"
    WATCHDOG: "ResetReason"
    UNKNOWN: "ResetReason"
    RESCUE_DEBUG: "ResetReason"

    def __init__(self, name: str) -> None:
        self._name = name

    def __repr__(self) -> str:
        return f"microcontroller.ResetReason.{self._name}"


for _name in ResetReason.__annotations__:
    setattr(ResetReason, _name, ResetReason(_name))


FREQUENCIES = (125_000_000, 133_000_000, 200_000_000)  # for which the chip's maker vouches


class Processor:
    """The RP2040."""

    voltage = None
    temperature = 27.0
    uid = bytearray(b"on-desk\x00")

    @property
    def frequency(self) -> int:
        return _board.frequency

    @frequency.setter
    def frequency(self, value: int) -> None:
        if value not in FREQUENCIES:
            raise ValueError("Invalid frequency")
        _board.frequency = value

    @property
    def reset_reason(self) -> ResetReason:
        return getattr(ResetReason, _board.reset_reason)


class _ByteArray:
    """The bytes of flash: see `host_sim.chips.flash` for what a write costs."""

    def __bool__(self) -> bool:
        return True

    def __len__(self) -> int:
        return len(_board.flash.image)

    def __getitem__(self, index):
        if isinstance(index, slice):
            start, end = self._range(index)
            return bytearray(_board.flash.image[start:end])
        return _board.flash.image[self._place(index)]

    def __setitem__(self, index, value) -> None:
        if not isinstance(index, slice):
            if not 0 <= value <= 255:
                raise ValueError("bytes must be 0-255")
            _board.flash.write(self._place(index), bytes((value,)))
            return
        start, end = self._range(index)
        if not isinstance(value, (bytes, bytearray, memoryview)):
            raise NotImplementedError("array/bytes required on right side")
        if len(value) != end - start:
            raise ValueError("Slice and value different lengths.")
        _board.flash.write(start, bytes(value))

    # Without it Python would iterate through __getitem__, which the board does not.
    __iter__ = None

    def _range(self, index: slice) -> tuple[int, int]:
        if index.step not in (None, 1):
            raise NotImplementedError("only slices with step=1 (aka None) are supported")
        start, end, _ = index.indices(len(self))
        return start, max(start, end)

    def _place(self, index: int) -> int:
        place = index + len(self) if index < 0 else index
        if not 0 <= place < len(self):
            raise IndexError("index out of range")
        return place


def delay_us(delay: int, /) -> None:
    _board.spend(delay)


class RunMode:
    NORMAL: "RunMode"
    UF2: "RunMode"
    BOOTLOADER: "RunMode"


for _name in RunMode.__annotations__:
    setattr(RunMode, _name, RunMode())

_next = [RunMode.NORMAL]


def on_next_reset(run_mode: RunMode) -> None:
    if not isinstance(run_mode, RunMode):
        raise TypeError("run_mode must be of type RunMode")
    _next[0] = run_mode


def reset() -> None:
    raise _Restart(chip=True, bootloader=_next[0] in (RunMode.UF2, RunMode.BOOTLOADER))


cpu = Processor()
nvm = _ByteArray() if _board.flash.image else None
watchdog = _board.stand_in("watchdog").WatchDogTimer._only()

__all__ = [
    "Pin",
    "Processor",
    "ResetReason",
    "RunMode",
    "cpu",
    "delay_us",
    "nvm",
    "on_next_reset",
    "reset",
    "watchdog",
]
