"""*Numbers* (H3): its cards and its rules."""

from firmware.games.shedding import rules
from firmware.games.shedding.specials import Specials

MOVES = rules.MOVES
CHANCE = rules.SHUFFLE
FORGET = rules.FORGET
WORDS = rules.WORDS

# Free cards; the 100 special, plain or left out; scoring by cards or by places: H3.4 H-c.
USUAL = b"\x04\x00\x00"
MOST = b"\x04\x02\x01"

MATCHED = 3  # cards a turn that may be matched, H3.1


def options(setup: "Setup") -> bytes:
    """Return what was agreed; raise ValueError for what the book does not know."""
    return rules.agreed(setup, USUAL, MOST)


def cards(setup: "Setup") -> bytearray:
    """Return the deck in ascending order (H3.4)."""
    jokers, hundred, _ = options(setup)
    last = rules.LAST - 1 if hundred == rules.OUT else rules.LAST
    return bytearray(range(1, last + 1)) + bytes((rules.JOKER,)) * jokers


def hand_size(players: int) -> int:
    """Return how many cards each player is dealt (H1.1)."""
    return 7


def new(setup: "Setup"):
    """Return the game that begins with `setup`; raise ValueError if the rules know none such."""
    return Numbers(setup, cards(setup), hand_size(setup.players), options(setup))


class Numbers(Specials):
    """One game, advanced in place by `play`."""

    without_run = MATCHED

    @property
    def matched(self) -> int:
        """How many more cards of this turn may be matched (H3.1)."""
        return 1 if self.obliged else max(MATCHED - self.laid, 0)

    def fits(self, number: int) -> bool:
        """Return True if `number` may be discarded now (H3.1, H3.2, H3.3)."""
        if self.obliged:
            return number < 10
        return self.in_run(number) or self.laid < MATCHED and match(number, self.open)

    def misfit(self, move: "Move") -> "Reason":
        """Return why the number that `move` discards does not fit."""
        if self.obliged or self.run and self.laid >= MATCHED:
            return super().misfit(move)
        return ("match", move[1], self.open) if self.laid < MATCHED else ("three",)

    def ends(self, number: int, answer: bool) -> bool:
        """Return True if the discard `number` ends the turn: only an answer does (H2.8, H3.2)."""
        self.continues(number)
        return answer


def match(one: int, other: int) -> bool:
    """Return True if the numbers have their ones, tens or sum of digits in common (H3.1, H1.3).

    A single-digit number has no tens digit, and nothing shares that of the 100.
    """
    if one % 10 == other % 10 or one < 10 and other < 10:
        return True
    if one > 9 and one // 10 == other // 10:
        return True
    return _sum(one) == _sum(other)


def _sum(number: int) -> int:
    return 1 if number > 99 else number // 10 + number % 10
