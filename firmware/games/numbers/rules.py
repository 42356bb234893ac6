"""Rules of *Numbers* (H3)."""

from firmware.games.numbers import tables
from firmware.games.numbers.tables import MATCHED
from firmware.games.shedding.rules import begun
from firmware.games.shedding.specials import Specials


def new(setup: "Setup"):
    """Return the game that begins with `setup`; raise ValueError if the rules know none such."""
    return begun(setup, tables, Numbers)


class Numbers(Specials):
    """One game, advanced in place by `play`."""

    without_run = MATCHED

    @property
    def matched(self) -> int:
        """How many more cards of this turn may be matched (H3.1)."""
        return 1 if self.obliged else max(MATCHED - self.laid, 0)

    def fits(self, number: int) -> bool:
        """Return True if `number` may be discarded now (H3.1, H3.2, H3.3)."""
        if self.obliged:
            return number < 10
        return self.in_run(number) or self.laid < MATCHED and match(number, self.open)

    def misfit(self, move: "Move") -> "Reason":
        """Return why the number that `move` discards does not fit."""
        if self.obliged or self.run and self.laid >= MATCHED:
            return super().misfit(move)
        return ("match", move[1], self.open) if self.laid < MATCHED else ("three",)

    def ends(self, number: int, answer: bool) -> bool:
        """Return True if the discard `number` ends the turn: only an answer does (H2.8, H3.2)."""
        self.continues(number)
        return answer


def match(one: int, other: int) -> bool:
    """Return True if the numbers have their ones, tens or sum of digits in common (H3.1, H1.3).

    A single-digit number has no tens digit, and nothing shares that of the 100.
    """
    if one % 10 == other % 10 or one < 10 and other < 10:
        return True
    if one > 9 and one // 10 == other // 10:
        return True
    return _sum(one) == _sum(other)


def _sum(number: int) -> int:
    return 1 if number > 99 else number // 10 + number % 10
