"""Rules of the Primes' Game and its advanced form (H5): those of drawing, with keys in the sets."""

from firmware.games.melding.rules import Drawing
from firmware.games.melding.sets import JOKER
from firmware.games.primes import parts
from firmware.games.primes.tables import LAST, RULE_SETS, is_prime
from firmware.play.knowledge import ON_CALL


def new(setup: "Setup"):
    """Return the game that begins with `setup`; raise ValueError if the rules know none such."""
    if setup.rules not in RULE_SETS:
        raise ValueError("no such game")
    kind = parts.on_call.OnCall if setup.level == ON_CALL else Primes
    return kind(setup, RULE_SETS[setup.rules], LAST)


class Primes(Drawing):
    """One game, advanced in place by `play`."""

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
        for other in numbers:
            if other % 10 != key % 10 and other // 10 != key // 10:
                return False
        return is_prime(key)

    def groups(self, cards: "Cards") -> "Groups":
        """Return the groups of `cards` that match one prime."""
        return parts.groups.PrimeGroups(cards)

    def cost(self, hand: "Cards") -> int:
        """Return how many primes and free cards `hand` has (H5.6)."""
        count = 0
        for card in hand:
            count += card == JOKER or is_prime(card)
        return count
