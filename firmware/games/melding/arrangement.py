"""Sharing cards out to sets that are known to be possible."""

from firmware.games.melding.groups import Groups, count
from firmware.games.melding.sets import SPLIT, STANDS


class Sharing:
    """Which card goes to which of the groups `chosen`, that fit; `cards` is the mask of all.

    `step` places one card at a time, each where the others still suffice; `arrangement` is then
    written as `firmware.games.melding.sets` says.
    """

    def __init__(self, groups: Groups, chosen: "Cards", cards: int):
        self.groups = groups
        self.chosen = list(chosen)
        self.free = cards
        self.jokers = groups.jokers
        self.due = [groups.due] * len(chosen)
        self.sets = [[] for _ in chosen]
        self.used = list(groups.cards)
        self.arrangement = None
        self._lay_keys()

    def step(self) -> bool:
        """Place a card, or the free cards; return False once all are placed."""
        if not self.free:
            self._write()
            return False
        bit = self.free & -self.free
        self.free &= ~bit
        groups = self.groups
        for i in range(len(self.chosen)):
            if groups.masks[self.chosen[i]] & bit:
                due = self.due[i]
                self.due[i] = max(due - 1, 0)
                if groups.short(self.chosen, self.free, self.due) <= self.jokers:
                    self.sets[i].append(groups.cards[count(bit - 1)])
                    break
                self.due[i] = due
        return True

    def _lay_keys(self) -> None:
        groups = self.groups
        for i in range(len(self.chosen)):
            key = groups.keys[self.chosen[i]]
            if key is not None:
                ones, tens = groups.digits[self.chosen[i]]
                number = 10 * tens + ones
                self.free &= ~key
                if not key:
                    self.jokers -= 1
                    self.used.append(number)
                self.sets[i].append(number if key else STANDS + number)

    def _write(self) -> None:
        self.due[0] += self.jokers - sum(self.due)  # those to spare lie in the first set
        written = []
        for i in range(len(self.chosen)):
            if i:
                written.append(SPLIT)
            written += self.sets[i]
            for _ in range(self.due[i]):
                written.append(STANDS + self._stand_in(self.chosen[i]))
        self.arrangement = written

    def _stand_in(self, group: int) -> int:
        """Return a number of `group` for a free card: one not yet used, if there is."""
        ones, tens = self.groups.digits[group]
        any_one = 0
        for number in range(1, self.groups.last + 1):
            if number % 10 == ones or number // 10 == tens:
                any_one = number
                if number not in self.used:
                    self.used.append(number)
                    break
        return any_one
