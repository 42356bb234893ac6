"""The ring of WS2812 pixels: bits on its one wire into colours."""

from collections.abc import Callable

US_PER_PIXEL = 30  # 24 bits of 1.25 us


class Ring:
    """A chain of pixels, the first nearest to the wire; each takes green, red, blue.

    `reached` is how many of them the data comes to: fewer than all, where the chain is broken.
    """

    def __init__(self, count: int, now: Callable[[], int]) -> None:
        self.count = count
        self.reached = count
        self.writes = 0
        self.changed_at = 0
        self._now = now
        self._colours: list[tuple[int, int, int]] = []
        self.power_on()

    def power_on(self) -> None:
        """Go dark, as the pixels are until they get a colour."""
        self._colours = [(0, 0, 0)] * self.count
        self.changed_at = self._now()

    @property
    def colours(self) -> tuple[tuple[int, int, int], ...]:
        """The colours as red, green, blue from 0 to 255, the first pixel first."""
        return tuple(self._colours)

    def receive(self, wire: bytes) -> None:
        """Take one burst of bytes: what is beyond the last pixel goes nowhere."""
        self.writes += 1
        before = list(self._colours)
        for place in range(min(self.reached, len(wire) // 3)):
            green, red, blue = wire[3 * place : 3 * place + 3]
            self._colours[place] = red, green, blue
        if self._colours != before:
            self.changed_at = self._now()
