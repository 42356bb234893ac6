"""A device on the wires with the keys and the panel that a playthrough needs."""

import re

from host_sim import reader
from host_sim.desk import Desk
from tests.nvm import written

SLOW = 1000  # us of a look at the clock: for who does not ask for the last millisecond
TABLE = "11121"  # official, at table level, two players, the first one starts


class WholeDevice:
    """A device and what its keys cost; `rows` are read off the panel."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        # I2C bytes of each key, its release included, until the panel has not changed for 100 ms.
        self.spent: list[int] = []
        self.moved: list[int] = []  # and besides for what moved as their page came

    def type(self, keys: str) -> "WholeDevice":
        """Tap the keys one by one, resting after each; ``<*>`` is held."""
        for key in re.findall(r"<.>|\S", keys):
            _ = self.desk.wire
            if len(key) == 1:
                self.desk.type(key)
            else:
                self.desk.hold(key[1], 0.7)
                self.desk.rest()
            self.moved.append(self.desk.moving_wire)
            self.spent.append(self.desk.picture_wire)
            assert self.desk.crash is None, self.desk.crash
        return self

    def rows(self) -> list[str]:
        return reader.read(self.desk.panel.picture())

    def again(self) -> "WholeDevice":
        """Pull the supply, and connect it again."""
        self.desk.power_off()
        self.desk.power_on()
        return self


def used(desk: Desk) -> int:
    """Return the journal bytes that are written."""
    return len(written(desk.flash.image))
