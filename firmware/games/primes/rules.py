"""The Primes' Game and its advanced form (H5): drawing, with keys in the sets."""

from firmware.games.melding import rules
from firmware.games.melding.prover import Groups
from firmware.games.melding.rules import JOKER, Drawing

MOVES = rules.MOVES
WORDS = rules.WORDS
CHANCE = rules.CHANCE
FORGET = rules.FORGET

LAST = 99  # the highest card, H5.1
PRIMES = b"\x02\x03\x05\x07\x0b\x0d\x11\x13\x17\x1d\x1f%)+/5;=CGIOSYa"  # 2 to 97

# Cards in a hand, most sets, most players.
RULE_SETS = {
    "H5": (7, 2, 6),  # H5.1 H5.5: two sets of 7 cards are all there can be
    "H5-advanced": (14, 3, 4),  # H5.7
}


def cards(agreed: "Setup") -> bytearray:
    """Return the deck in ascending order (H5.1)."""
    return rules.deck(agreed, LAST)


def is_prime(card: int) -> bool:
    """Return True for a number that may be a key (H5.2)."""
    return bytes((card,)) in PRIMES


class PrimeGroups(Groups):
    """A set is a key and two more cards; a free card is the key of a prime that is not held."""

    def __init__(self, cards: "Cards"):
        super().__init__(cards, 2, LAST)
        for i, card in enumerate(self.cards):
            if is_prime(card):
                self._add_key(card, 1 << i)
        if self.jokers:
            for prime in PRIMES:
                if prime not in self.cards:
                    self._add_key(prime, 0)

    def _add_key(self, card: int, key: int) -> None:
        self.add(card % 10, card // 10, key)


def new(setup: "Setup"):
    """Return the game that begins with `setup`; raise ValueError if the rules know none such."""
    if setup.rules not in RULE_SETS:
        raise ValueError("no such game")
    return Primes(setup, RULE_SETS[setup.rules], LAST)


class Primes(Drawing):
    """One game, advanced in place by `play`."""

    groups = PrimeGroups

    def is_key(self, card: int) -> bool:
        """Return True for a prime (H5.2)."""
        return is_prime(card)

    def is_set(self, numbers: "Cards") -> bool:
        """Return True if `numbers` are a key and others that match it (H5.2 to H5.4).

        Single-digit numbers have the tens digit 0 here: that makes one rule of H5.3 and H5.2.
        """
        if len(numbers) < 3 or max(numbers) > LAST:
            return False
        key = numbers[0]
        for card in numbers:
            if card % 10 != key % 10 and card // 10 != key // 10:
                return False
        return is_prime(key)

    def cost(self, hand: "Cards") -> int:
        """Return how many primes and free cards `hand` has (H5.6)."""
        return sum([card == JOKER or is_prime(card) for card in hand])
