"""Proof that cards can be arranged in sets, or that they cannot, in slices of time.

Exact, never a guess.  Cards that may lie in one set are a group: those with one ones digit or one
tens digit, or those that match one key.  Groups are bit masks over the cards.  Two sets of
one group may be laid together, and a set whose cards other sets would take too is not needed; so it
is enough to look for groups that cover all cards, each begun for the lowest card not yet covered,
and then to count whether each gets enough of them (Hall's theorem) with the free cards' help.
"""

from firmware.games.melding.arrangement import Sharing
from firmware.games.melding.groups import SLICE, Groups


class Proof:
    """Whether all cards can be arranged in at most `most` sets of `groups`.

    `step` goes on with the proof; `arrangement` is then what it found, or None.
    """

    def __init__(self, groups: Groups, most: int):
        self.groups = groups
        self.most = most
        self.path = [-1]  # the group tried last, at each depth
        self.covered = [0]  # by the groups before it
        self.sharing = None
        self.arrangement = None

    def step(self) -> bool:
        """Go on for less than 10 ms of the board's time; return False once the answer is there."""
        if self.sharing:
            if self.sharing.step():
                return True
            self.arrangement = self.sharing.arrangement
            return False
        for _ in range(SLICE):
            if not self.path:
                return False
            if self._next() and self.groups.fit(self.path):
                self.sharing = Sharing(self.groups, self.path, self.groups.all)
                return True
        return True

    def _next(self) -> bool:
        """Take one more group; return True if all cards are covered."""
        depth = len(self.path) - 1
        covered = self.covered[depth]
        everything = self.groups.all
        rest = everything & ~covered
        lowest = rest & -rest
        if depth == self.most - 1:
            lowest = rest  # the last group must cover them all
        masks = self.groups.masks
        for group in range(self.path[depth] + 1, len(masks)):
            if masks[group] & lowest == lowest:
                self.path[depth] = group
                if covered | masks[group] == everything:
                    return True
                self.path.append(-1)
                self.covered.append(covered | masks[group])
                return False
        self.path.pop()
        self.covered.pop()
        return False
