"""The sector of flash behind `microcontroller.nvm`: programs ones to zeros, erases as a whole.

A write whose target is all 0xFF is programmed where it is.  Any other write erases the sector
and programs all of it again, as the board's nvm does; power that fails in between costs it.
"""

from collections.abc import Callable

from host_sim.faults import PowerLost

SIZE = 4096
PAGE = 256
ERASE_US = 45_000  # typical for the Pico's flash chip
PAGE_US = 400


class Flash:
    """Bytes that outlive the power, with counts of what wears them; `size` is another board's.

    One that is `worn` takes no more bytes.  Before each write `on_write` is called.
    """

    def __init__(self, image: bytes | None = None, size: int = SIZE) -> None:
        if image is not None and len(image) != size:
            raise ValueError(f"the flash sector has {size} bytes, not {len(image)}")
        self.worn = False
        self.erases = 0
        self.programmed = 0  # bytes
        self.on_power_cut: Callable[[], None] = _no_supply
        self.on_write: Callable[[], None] = _no_ear
        self.busy: Callable[[int], None] = _no_wait
        self._bytes = bytearray(image if image is not None else b"\xff" * size)
        self._cut_in: int | None = None
        self._cut_erase = False

    @property
    def image(self) -> bytes:
        """The bytes of the sector."""
        return bytes(self._bytes)

    def cut_at_byte(self, count: int) -> None:
        """Lose the power as the `count`-th byte from now is to be programmed.

        The bytes before it are written; it and what follows are not.
        """
        if count < 1:
            raise ValueError("bytes are counted from 1")
        self._cut_in = count

    def cut_in_erase(self) -> None:
        """Lose the power in the middle of the next erase: half the sector is left."""
        self._cut_erase = True

    def no_cut(self) -> None:
        """Forget a power cut that has not come yet."""
        self._cut_in = None
        self._cut_erase = False

    def write(self, start: int, values: bytes) -> None:
        """Write as the board's nvm does.  Where power is cut, what `on_power_cut` raises."""
        if not values:
            return
        self.on_write()
        end = start + len(values)
        if self._bytes[start:end] == b"\xff" * len(values):
            self._program(start, values)
        else:
            whole = self._bytes[:]
            whole[start:end] = values
            self._erase()
            self._program(0, bytes(whole))

    def _erase(self) -> None:
        self.erases += 1
        if self._cut_erase:
            half = len(self._bytes) // 2
            self._bytes[:half] = b"\xff" * half
            self._power_fails()
        self._bytes[:] = b"\xff" * len(self._bytes)
        self.busy(ERASE_US)

    def _program(self, start: int, values: bytes) -> None:
        fits = len(values)
        if self._cut_in is not None and self._cut_in <= fits:
            fits = self._cut_in - 1
        if not self.worn:
            end = start + fits
            pairs = zip(self._bytes[start:end], values, strict=False)  # as many as fit
            self._bytes[start:end] = bytes([old & new for old, new in pairs])
        self.programmed += fits
        if fits < len(values):
            self._power_fails()
        if self._cut_in is not None:
            self._cut_in -= fits
        pages = (start + len(values) - 1) // PAGE - start // PAGE + 1
        self.busy(PAGE_US * pages)

    def _power_fails(self) -> None:
        self.no_cut()
        self.on_power_cut()


def _no_supply() -> None:
    raise PowerLost("power was cut from flash that nothing supplies")


def _no_ear() -> None:
    pass


def _no_wait(duration: int) -> None:
    pass


class Nvm:
    """Flash as the board's nvm offers it to the firmware: slices of bytes, and no clock."""

    def __init__(self, flash: Flash) -> None:
        self.flash = flash

    def __len__(self) -> int:
        return len(self.flash.image)

    def __getitem__(self, place: slice) -> bytearray:
        return bytearray(self.flash.image[place])

    def __setitem__(self, place: slice, values: bytes) -> None:
        assert len(values) == place.stop - place.start, "nvm takes slices of equal length only"
        self.flash.write(place.start, bytes(values))
