"""Rules of *Digits* (H1)."""

from firmware.games.digits import tables
from firmware.games.shedding.rules import Discarding, begun
from firmware.games.shedding.tables import digits


def new(setup: "Setup"):
    """Return the game that begins with `setup`; raise ValueError if the rules know none such."""
    return begun(setup, tables, Digits)


class Digits(Discarding):
    """One game, advanced in place by `play`."""

    def fits(self, number: int) -> bool:
        """Return True if `number` may be discarded now (H1.2, H1.3)."""
        top = self.open
        return number < 10 and top < 10 or digits(number) & digits(top) > 0
