"""The base of all stand-ins that claim pins of the chip."""

from typing import Self

from host_sim.chips.wires import Pin, Wires


class PinClaims:
    """Something on pins that nothing else may claim until `deinit`."""

    def _claim(self, wires: Wires, *pins: Pin) -> None:
        self._wires = wires
        self._numbers = wires.claim(*pins)

    def deinit(self) -> None:
        for number in self._numbers:
            self._wires.release(number)
        self._numbers = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.deinit()

    def _alive(self) -> None:
        """Raise ValueError, in the board's words, after `deinit`."""
        if not self._numbers:
            raise ValueError(
                "Object has been deinitialized and can no longer be used. Create a new object."
            )
