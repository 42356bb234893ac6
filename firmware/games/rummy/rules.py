"""The 100 Rummy (H6): drawing, with sets of one ones digit or one tens digit."""

from firmware.games.melding import rules
from firmware.games.melding.prover import NONE, Cover, Groups
from firmware.games.melding.rules import Drawing

MOVES = rules.MOVES
WORDS = rules.WORDS
CHANCE = rules.CHANCE
FORGET = rules.FORGET

LAST = 100  # the highest card, H6.1

# Cards in a hand, most sets, most players.
RULE_SETS = {"H6": (14, 3, 4)}  # H6.1 H6.2: three sets of 4 are all that 14 cards make


def cards(agreed: "Setup") -> bytearray:
    """Return the deck in ascending order (H6.1)."""
    return rules.deck(agreed, LAST)


class DigitGroups(Groups):
    """A set is four cards that have one digit in common, or more."""

    def __init__(self, cards: "Cards"):
        super().__init__(cards, 4, LAST)
        for digit in range(10):
            self.add(digit, NONE)
            self.add(NONE, digit)


def new(setup: "Setup"):
    """Return the game that begins with `setup`; raise ValueError if the rules know none such."""
    if setup.rules not in RULE_SETS:
        raise ValueError("no such game")
    return Rummy(setup, RULE_SETS[setup.rules], LAST)


class Rummy(Drawing):
    """One game, advanced in place by `play`."""

    counting = ("melding.prover",)
    groups = DigitGroups

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

    def cost(self, hand: "Cards") -> int:
        """Return what the best arrangement of `hand` leaves (H6.4)."""
        best = self.search(hand)
        while best.step():
            pass
        return best.points

    def search(self, hand: "Cards") -> "CostSearch":
        """Return the search for the best arrangement of `hand`."""
        groups = DigitGroups(hand)
        return Cover(groups, len(hand) // groups.due)
