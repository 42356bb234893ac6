"""Groups of cards that can be in one set, as bit masks: the prover counts with them."""

from firmware.games.melding.sets import JOKER, PRIMES, is_prime

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

    `keyed` is True in game 5, where a set is a key and two more cards; in game 6 it is four cards.
    """

    def __init__(self, cards: "Cards", keyed: bool):
        self.keyed = keyed
        self.cards = [card for card in cards if card != JOKER]
        self.jokers = len(cards) - len(self.cards)
        self.all = (1 << len(self.cards)) - 1
        self.due = 2 if keyed else 4  # cards of a set beside its key
        ones = [0] * 10
        tens = [0] * 11
        for i in range(len(self.cards)):
            ones[self.cards[i] % 10] |= 1 << i
            tens[self.cards[i] // 10] |= 1 << i
        self.masks = []  # each group's cards
        self.keys = []  # in game 5: the bit of its key, 0 if none but a free card can be it
        self.names = []  # its prime; in game 6 its ones digit, or its tens digit plus 10
        if keyed:
            for prime in [card for card in self.cards if is_prime(card)] + list(PRIMES):
                if prime not in self.names and (self.jokers or prime in self.cards):
                    key = 1 << self.cards.index(prime) if prime in self.cards else 0
                    self._add(prime, ones[prime % 10] | tens[prime // 10], key)
        else:
            for digit in range(10):
                self._add(digit, ones[digit], 0)
                self._add(digit + 10, tens[digit], 0)

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
        if self.keyed:
            for group in chosen:
                free &= ~self.keys[group]
                jokers -= not self.keys[group]
        return jokers >= 0 and self.short(chosen, free, [self.due] * len(chosen)) <= jokers

    def _add(self, name: int, mask: int, key: int) -> None:
        if mask:
            self.names.append(name)
            self.masks.append(mask)
            self.keys.append(key)
