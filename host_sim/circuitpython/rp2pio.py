"""Programmable pins: of all that the board's can do, programs that set pins over and over."""

from host_sim.board import current as _current
from host_sim.chips.piezo import WHOLE as _WHOLE
from host_sim.chips.piezo import Wave as _Wave
from host_sim.chips.wires import GPIO as _GPIO
from host_sim.chips.wires import Pin as _Pin
from host_sim.chips.wires import number_of as _number_of
from host_sim.faults import Misuse as _Misuse
from host_sim.pin_claims import PinClaims as _Claimed

_board = _current()

_SET_PINS = 0xE000  # RP2040 data sheet, 3.4.10; 5 bits of delay, 5 of levels
_CLOCK = 125_000_000
_SLOWEST = 65_536  # the most that the clock is divided by


def pins_are_sequential(pins: "list[_Pin]", /) -> bool:
    numbers = [_number_of(pin) for pin in pins]
    return numbers == list(range(numbers[0], numbers[0] + len(numbers)))


class StateMachine(_Claimed):
    """A program of ``set pins`` on `set_pin_count` pins from `first_set_pin` on.

    What each pin then shows is a wave, if it goes up and down once a round.  Whatever else a
    program could be raises Misuse: it is not simulated.
    """

    def __init__(
        self,
        program: "bytes | bytearray",
        frequency: int,
        *,
        first_set_pin: "_Pin | None" = None,
        set_pin_count: int = 1,
    ) -> None:
        if len(program) % 2 or not 0 < len(program) <= 64:
            raise ValueError("Program size invalid")
        self._rounds = [_instruction(program, at) for at in range(0, len(program), 2)]
        first = _number_of(first_set_pin)
        self._claim(_board.wires, *_GPIO[first : first + set_pin_count])
        self._running = True
        self._levels = 0
        self.frequency = frequency

    def deinit(self) -> None:
        if self._numbers:
            self._running = False
            self._levels = 0
            self._tell()
        super().deinit()

    @property
    def frequency(self) -> int:
        self._alive()
        return self._hertz

    @frequency.setter
    def frequency(self, hertz: int) -> None:
        self._alive()
        if not _CLOCK // _SLOWEST < hertz <= _CLOCK:
            raise ValueError("frequency out of range")
        self._hertz = hertz
        self._tell()

    def stop(self) -> None:
        self._alive()
        self._running = False
        self._tell()

    def restart(self) -> None:
        self._alive()
        self._running = True
        self._tell()

    def run(self, instructions: "bytes | bytearray", /) -> None:
        self._alive()
        for at in range(0, len(instructions), 2):
            self._levels = _instruction(instructions, at)[1]
        self._tell()

    def _tell(self) -> None:
        _board.stir()
        cycles = sum(length for length, _ in self._rounds)
        for bit, number in enumerate(self._numbers):
            if not self._running:
                _board.on_wave(number, _Wave())
                _board.wires.drive(number, bool(self._levels >> bit & 1))
                continue
            high = [at for at, level in enumerate(self._shown(bit)) if level]
            if high and high != list(range(high[0], high[-1] + 1)):
                raise _Misuse("rp2pio: a pin that goes up more than once a round is not simulated")
            wave = _Wave()
            if 0 < len(high) < cycles:
                share = _WHOLE * len(high) // cycles
                wave = _Wave(round(self._hertz / cycles), share, _WHOLE * high[0] // cycles)
            _board.on_wave(number, wave)

    def _shown(self, bit: int) -> "list[int]":
        """Return the level of the pin with this `bit`, cycle by cycle."""
        return [levels >> bit & 1 for length, levels in self._rounds for _ in range(length)]


def _instruction(program: "bytes | bytearray", at: int) -> "tuple[int, int]":
    """Return how many cycles the instruction takes, and the levels that it sets."""
    word = int.from_bytes(program[at : at + 2], "little")
    if word & 0xE0E0 != _SET_PINS:
        raise _Misuse(f"rp2pio: instruction 0x{word:04X} is not simulated, only set pins")
    return 1 + (word >> 8 & 31), word & 31


__all__ = ["StateMachine", "pins_are_sequential"]
