"""Which sets leave the fewest cards of a hand outside."""

from firmware.games.melding.prover import SLICE, count


class Cover:
    """The arrangement in at most `most` sets of `groups` that leaves the fewest number cards.

    `step` goes on with the search; `found` are then its groups, `reached` is the mask of their
    cards, and `outside` says how many are in none.
    """

    def __init__(self, groups: "Groups", most: int):
        self.groups = groups
        self.most = most
        # Larger groups first: then what is left cannot reach more than the next ones' sizes.  No
        # two may count the same, as the device's sort is not stable.
        masks = groups.masks
        order = sorted(range(len(masks)), key=lambda group: group - 64 * count(masks[group]))
        groups.masks = [masks[group] for group in order]
        groups.digits = [groups.digits[group] for group in order]
        groups.keys = [groups.keys[group] for group in order]
        self._path = [-1]
        self._covered = [0]
        self.found: list[int] = []
        self.reached = 0

    @property
    def outside(self) -> int:
        """How many number cards lie in no set."""
        return len(self.groups.cards) - count(self.reached)

    @property
    def points(self) -> int:
        """The cost of the hand: its number cards in no set, and all free cards, in sets or not."""
        return self.outside + self.groups.jokers

    def step(self) -> bool:
        """Go on for less than 10 ms of the board's time; return False once the answer is there."""
        for _ in range(SLICE):
            if not self._path or not self.outside:
                return False
            self._next()
        return True

    def _next(self) -> None:
        depth = len(self._path) - 1
        group = self._path[depth] + 1
        covered = self._covered[depth]
        self._path[depth] = group
        masks = self.groups.masks
        reach = 0
        if depth < self.most and group < len(masks):
            reach = count(covered) + (self.most - depth) * count(masks[group])
        if reach <= count(self.reached):
            self._path.pop()
            self._covered.pop()
        elif self.groups.fit(self._path):
            covered |= masks[group]
            if count(covered) > count(self.reached):
                self.found = list(self._path)
                self.reached = covered
            self._path.append(group)
            self._covered.append(covered)
