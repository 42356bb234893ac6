"""The cost of a hand, by the arrangement that is best for the player."""

from firmware.games.melding.groups import SLICE, count
from firmware.games.rummy.groups import DigitGroups


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
