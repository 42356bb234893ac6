"""*Great Digits* (H2): its cards and its rules."""

from firmware.games.shedding import rules
from firmware.games.shedding.rules import digits
from firmware.games.shedding.specials import Specials

MOVES = rules.MOVES
CHANCE = rules.SHUFFLE
FORGET = rules.FORGET
WORDS = rules.WORDS

# Free cards; the 100 special or plain; scoring by cards or by places: H2.1 H2.4 H2.6 H-c.
USUAL = b"\x04\x00\x00"
MOST = b"\x04\x01\x01"


def options(setup: "Setup") -> bytes:
    """Return what was agreed; raise ValueError for what the book does not know."""
    return rules.agreed(setup, USUAL, MOST)


def cards(setup: "Setup") -> bytearray:
    """Return the deck in ascending order (H1.1, H2.1)."""
    return bytearray(range(1, rules.LAST + 1)) + bytes((rules.JOKER,)) * options(setup)[0]


def hand_size(players: int) -> int:
    """Return how many cards each player is dealt (H1.1)."""
    return 7


def new(setup: "Setup"):
    """Return the game that begins with `setup`; raise ValueError if the rules know none such."""
    return GreatDigits(setup, cards(setup), hand_size(setup.players), options(setup))


class GreatDigits(Specials):
    """One game, advanced in place by `play`."""

    def fits(self, number: int) -> bool:
        """Return True if `number` may be discarded now (H1.2, H1.3, H2.2, H2.3)."""
        if self.obliged:
            return number < 10
        if self.run:
            return self.in_run(number)
        top = self.open
        return number < 10 and top < 10 or digits(number) & digits(top) > 0

    def ends(self, number: int, answer: bool) -> bool:
        """Return True if the discard `number` ends the turn, as all do but in a run (H2.8)."""
        return not self.continues(number)
