"""Proves that a hand can be laid in sets: its groups, and which card goes to which."""

from firmware.games.melding.rules import JOKER, SPLIT, STANDS

NONE = -1  # no digit
SLICE = 8  # steps of the search in one slice; a step takes up to 0.9 ms on the board
_ONES = (  # of the bits of 0 to 31, how many are set
    b"\x00\x01\x01\x02\x01\x02\x02\x03\x01\x02\x02\x03\x02\x03\x03\x04"
    b"\x01\x02\x02\x03\x02\x03\x03\x04\x02\x03\x03\x04\x03\x04\x04\x05"
)


def count(mask: int) -> int:
    """Return how many of the lowest 15 bits of `mask` are set."""
    return _ONES[mask & 31] + _ONES[mask >> 5 & 31] + _ONES[mask >> 10 & 31]


class Groups:
    """Cards, at most 15 of them beside free cards, and the groups that sets can be made of.

    A set takes `due` cards of one group, beside its key if it needs one, of numbers up to `last`.
    Which groups there are a game adds.
    """

    def __init__(self, cards: "Cards", due: int, last: int):
        self.cards = [card for card in cards if card != JOKER]
        self.jokers = len(cards) - len(self.cards)
        self.all = (1 << len(self.cards)) - 1
        self.due = due
        self.last = last
        self.masks = []  # each group's cards
        self.digits = []  # the ones digit and the tens digit of its numbers
        self.keys = []  # None where it needs no key; its bit, 0 if none but a free card can be it
        self._ones = [0] * 11  # the last place is that of NONE
        self._tens = [0] * 12
        for i in range(len(self.cards)):
            self._ones[self.cards[i] % 10] |= 1 << i
            self._tens[self.cards[i] // 10] |= 1 << i

    def add(self, ones: int, tens: int, key: "int | None" = None) -> None:
        """Add the group of the numbers with the digit `ones` or `tens`, if it has a card.

        `key` is the bit of its key, which is the number of both digits, 0 for a free card.
        """
        mask = self._ones[ones] | self._tens[tens]
        if mask:
            self.masks.append(mask)
            self.digits.append((ones, tens))
            self.keys.append(key)

    def short(self, chosen: "Cards", free: int, due: "Sequence[int]") -> int:
        """Return how many cards the sets of the groups `chosen` lack at best.

        They take them from those of the mask `free`; `due` says how many each needs.
        """
        worst = 0
        for some in range(1, 1 << len(chosen)):
            need = reach = 0
            for i in range(len(chosen)):
                if some >> i & 1:
                    need += due[i]
                    reach |= self.masks[chosen[i]]
            worst = max(worst, need - count(reach & free))
        return worst

    def fit(self, chosen: "Cards") -> bool:
        """Return True if the groups `chosen` can all be sets, with the free cards' help."""
        free = self.all
        jokers = self.jokers
        for group in chosen:
            key = self.keys[group]
            if key is not None:
                free &= ~key
                jokers -= not key
        return jokers >= 0 and self.short(chosen, free, [self.due] * len(chosen)) <= jokers


class Sharing:
    """Which card goes to which of the groups `chosen`, that fit; `cards` is the mask of all.

    `step` places one card at a time, each where the others still suffice; `arrangement` is then
    written as `firmware.games.melding.rules` says.
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


# On the board cover.py:
# Which sets leave the fewest cards of a hand outside.


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
