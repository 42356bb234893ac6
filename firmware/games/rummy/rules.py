"""Rules of the 100 Rummy (H6): those of drawing, with sets of one digit."""

from firmware.games.melding.rules import Drawing
from firmware.games.rummy import parts
from firmware.games.rummy.tables import LAST, RULE_SETS
from firmware.play.knowledge import ON_CALL


def new(setup: "Setup"):
    """Return the game that begins with `setup`; raise ValueError if the rules know none such."""
    if setup.rules not in RULE_SETS:
        raise ValueError("no such game")
    kind = parts.on_call.OnCall if setup.level == ON_CALL else Rummy
    return kind(setup, RULE_SETS[setup.rules], LAST)


class Rummy(Drawing):
    """One game, advanced in place by `play`."""

    counting = ("melding.groups", "groups", "best_sets")

    def is_set(self, numbers: "Cards") -> bool:
        """Return True if `numbers` are four or more of one ones digit or one tens digit (H6.2).

        Single-digit numbers have the tens digit 0 here.
        """
        if len(numbers) < 4 or max(numbers) > LAST:
            return False
        ones = tens = 0
        for other in numbers:
            ones += other % 10 == numbers[0] % 10
            tens += other // 10 == numbers[0] // 10
        return len(numbers) in (ones, tens)

    def groups(self, cards: "Cards") -> "Groups":
        """Return the groups of `cards` that have one digit in common."""
        return parts.groups.DigitGroups(cards)

    def cost(self, hand: "Cards") -> int:
        """Return what the best arrangement of `hand` leaves (H6.4)."""
        best = self.search(hand)
        while best.step():
            pass
        return best.points

    def search(self, hand: "Cards") -> "CostSearch":
        """Return the search for the best arrangement of `hand`."""
        return parts.best_sets.Best(hand)
