"""*Digits* (H1): its cards and its rules."""

from firmware.games.shedding import rules
from firmware.games.shedding.rules import Discarding, digits

MOVES = rules.MOVES
CHANCE = rules.SHUFFLE
FORGET = rules.FORGET
WORDS = rules.WORDS

USUAL = b"\x00"  # scoring by cards; or by places, H-c
MOST = b"\x01"


def options(setup: "Setup") -> bytes:
    """Return what was agreed; raise ValueError for what the book does not know."""
    return rules.agreed(setup, USUAL, MOST)


def cards(setup: "Setup") -> bytearray:
    """Return the deck in ascending order (H1.1)."""
    return bytearray(range(1, rules.LAST + 1))


def hand_size(players: int) -> int:
    """Return how many cards each player is dealt (H1.1)."""
    return 7


def new(setup: "Setup"):
    """Return the game that begins with `setup`; raise ValueError if the rules know none such."""
    return Digits(setup, cards(setup), hand_size(setup.players), options(setup))


class Digits(Discarding):
    """One game, advanced in place by `play`."""

    def fits(self, number: int) -> bool:
        """Return True if `number` may be discarded now (H1.2, H1.3)."""
        top = self.open
        return number < 10 and top < 10 or digits(number) & digits(top) > 0
