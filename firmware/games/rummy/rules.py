"""The 100 Rummy (H6): drawing, with sets of one ones digit or one tens digit."""

from firmware.games.melding import rules
from firmware.games.melding.prover import NONE, SLICE, Groups, count
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
    """A set is four cards of a group, or more."""

    def __init__(self, cards: "Cards"):
        super().__init__(cards, 4, LAST)
        for digit in range(10):
            self.add(digit, NONE)
            self.add(NONE, digit)


class Best(DigitGroups):
    """The arrangement in sets that leaves the fewest number cards outside (H6.4).

    `step` goes on with the search; `outside` is then how many there are.
    """

    def __init__(self, cards: "Cards"):
        super().__init__(cards)
        # Larger groups first: then what is left cannot reach more than the next ones' sizes.
        order = sorted(range(len(self.masks)), key=lambda group: -count(self.masks[group]))
        self.masks = [self.masks[group] for group in order]
        self.digits = [self.digits[group] for group in order]
        self.most = len(cards) // self.due
        self.path = [-1]
        self.covered = [0]
        self.found = []  # the groups of the best arrangement
        self.reached = 0  # and their cards

    @property
    def outside(self) -> int:
        """How many number cards lie in no set."""
        return len(self.cards) - count(self.reached)

    @property
    def points(self) -> int:
        """The cost of the hand: its number cards in no set, and all free cards, in sets or not."""
        return self.outside + self.jokers

    def step(self) -> bool:
        """Go on for less than 10 ms of the board's time; return False once the answer is there."""
        for _ in range(SLICE):
            if not self.path or not self.outside:
                return False
            self._next()
        return True

    def _next(self) -> None:
        depth = len(self.path) - 1
        group = self.path[depth] + 1
        covered = self.covered[depth]
        self.path[depth] = group
        reach = 0
        if depth < self.most and group < len(self.masks):
            reach = count(covered) + (self.most - depth) * count(self.masks[group])
        if reach <= count(self.reached):
            self.path.pop()
            self.covered.pop()
        elif self.fit(self.path):
            covered |= self.masks[group]
            if count(covered) > count(self.reached):
                self.found = list(self.path)
                self.reached = covered
            self.path.append(group)
            self.covered.append(covered)


def new(setup: "Setup"):
    """Return the game that begins with `setup`; raise ValueError if the rules know none such."""
    if setup.rules not in RULE_SETS:
        raise ValueError("no such game")
    return Rummy(setup, RULE_SETS[setup.rules], LAST)


class Rummy(Drawing):
    """One game, advanced in place by `play`."""

    counting = ("melding.prover",)

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
        return DigitGroups(cards)

    def cost(self, hand: "Cards") -> int:
        """Return what the best arrangement of `hand` leaves (H6.4)."""
        best = self.search(hand)
        while best.step():
            pass
        return best.points

    def search(self, hand: "Cards") -> "CostSearch":
        """Return the search for the best arrangement of `hand`."""
        return Best(hand)
