"""Groups of cards that can be in one set, as bit masks: the prover counts with them."""

from firmware.games.melding.sets import JOKER

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
