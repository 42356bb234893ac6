"""Rules of *Great Digits* (H2)."""

from firmware.games.great_digits import tables
from firmware.games.shedding.rules import begun
from firmware.games.shedding.specials import Specials
from firmware.games.shedding.tables import digits


def new(setup: "Setup"):
    """Return the game that begins with `setup`; raise ValueError if the rules know none such."""
    return begun(setup, tables, GreatDigits)


class GreatDigits(Specials):
    """One game, advanced in place by `play`."""

    def fits(self, number: int) -> bool:
        """Return True if `number` may be discarded now (H1.2, H1.3, H2.2, H2.3)."""
        if self.obliged:
            return number < 10
        if self.run:
            return self.in_run(number)
        top = self.open
        return number < 10 and top < 10 or digits(number) & digits(top) > 0

    def ends(self, number: int, answer: bool) -> bool:
        """Return True if the discard `number` ends the turn, as all do but in a run (H2.8)."""
        return not self.continues(number)
