"""The I2C bus: who answers to which address, and the bytes on its wires."""

import random
from collections.abc import Callable
from typing import Protocol


class Target(Protocol):
    """A chip on the bus."""

    def receive(self, message: bytes) -> None:
        """Take one transaction, without its address byte."""
        ...

    def status(self) -> int:
        """Return the byte that a read of it gives, again and again."""
        ...


class I2CBus:
    """One pair of wires.  `pull_ups`: None if they are on the modules, as they mostly are.

    With a `loose` contact that share of the addressings, 0 to 1, reaches nobody.
    """

    def __init__(self, scl: int, sda: int, pull_ups: bool | None = None, seed: int = 1) -> None:
        self.scl = scl
        self.sda = sda
        self.pull_ups = pull_ups
        self.bytes = 0  # on the wire, address bytes included
        self.apart = 0  # of these, those that were sent while `moves()`
        self.moves: Callable[[], bool] = bool
        self.targets: dict[int, Target] = {}
        self.loose = 0.0
        self._heard: Target | None = None  # who takes part in what is on the wires
        self._random = random.Random(seed)

    @property
    def pulled_up(self) -> bool:
        """True if something pulls the idle wires up."""
        return bool(self.targets) if self.pull_ups is None else self.pull_ups

    def address(self, address: int) -> Target | None:
        """Put an address byte on the wire and return the chip that acknowledges it."""
        self.bytes += 1
        self.apart += self.moves()
        missed = self.loose and self._random.random() < self.loose
        self._heard = None if missed else self.targets.get(address)
        return self._heard

    def unplug(self, address: int) -> None:
        """Take away the chip at `address`: it hears nothing more, not even the end of a message."""
        if self.targets.pop(address, None) is self._heard:
            self._heard = None

    def send(self, message: bytes) -> bool:
        """Put `message` on the wire to the chip that has acknowledged; False if it went since."""
        self.bytes += len(message)
        self.apart += len(message) * self.moves()
        if self._heard is None:
            return False
        self._heard.receive(message)
        return True

    def read(self, count: int) -> bytes:
        """Return so many bytes of the chip that has acknowledged, ones if it went since."""
        self.bytes += count
        return bytes((0xFF if self._heard is None else self._heard.status(),)) * count
