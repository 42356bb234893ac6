"""Groups of cards that match one prime (H5.2)."""

from firmware.games.melding.groups import Groups
from firmware.games.primes.tables import LAST, PRIMES, is_prime


class PrimeGroups(Groups):
    """A set is a key and two more cards; a free card is the key of a prime that is not held."""

    def __init__(self, cards: "Cards"):
        super().__init__(cards, 2, LAST)
        for i in range(len(self.cards)):
            if is_prime(self.cards[i]):
                self._add_key(self.cards[i], 1 << i)
        if self.jokers:
            for prime in PRIMES:
                if prime not in self.cards:
                    self._add_key(prime, 0)

    def _add_key(self, prime: int, key: int) -> None:
        self.add(prime % 10, prime // 10, key)
