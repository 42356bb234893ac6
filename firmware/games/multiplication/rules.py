"""Rules of *Multiplication* (H4)."""

from firmware.games.multiplication import tables
from firmware.games.multiplication.tables import factors, pairs
from firmware.games.shedding.rules import Discarding
from firmware.games.shedding.tables import DISCARD, FREE

_SQUARES = (1, 4, 9, 16, 25, 36, 49, 64, 81, 100)


def new(setup: "Setup"):
    """Return the game that begins with `setup`; raise ValueError if the rules know none such."""
    return Multiplication(setup, tables)


class Multiplication(Discarding):
    """One game, advanced in place by `play`."""

    @property
    def links(self) -> int:
        """The factors of the open card that count, as bits: all, or those declared (H4.2)."""
        if not self.factors:
            return factors(self.open)
        return 1 << self.factors[0] | 1 << self.factors[1]

    def is_card(self, number: int) -> bool:
        """Return True if the deck has that `number`."""
        return factors(number) > 0

    def is_free(self, number: int) -> bool:
        """Return True if a free card can be declared as `number` at all (H4.4)."""
        return factors(number) > 0

    def fits(self, number: int) -> bool:
        """Return True if `number` may be discarded now, by some of its factors."""
        return factors(number) & self.links > 0

    def fits_as(self, move: "Move") -> bool:
        """Return True if the factors that `move` declares go now (H4.2)."""
        return self.links & (1 << move[2] | 1 << move[3]) > 0

    def misfit(self, move: "Move") -> "Reason":
        """Return why the factors that `move` declares do not fit."""
        if self.factors:
            return ("factors", move[2], move[3]) + self.factors
        return ("first", move[2], move[3], self.open)

    def why_not_fields(self, move: "Move") -> "Reason | None":
        """Return why nothing can be declared like `move`, or None."""
        _, number, one, other = move
        if not (0 < one < 11 and 0 < other < 11):
            return ("factor",)
        return None if one * other == number else ("product", one, other, number)

    def declarations(self, number: int) -> list:
        """Return the pairs of factors as which `number` may be declared (H4.2)."""
        return pairs(number)

    def show(self, move: "Move") -> None:
        """Let the open card be as `move` declares it."""
        self.open = move[1]
        self.factors = (move[2], move[3])

    def _discard(self, move: "Move", card: int) -> None:
        """Discard `card`; after a square the next player draws one and is passed over (H4.3)."""
        Discarding._discard(self, move, card)
        if self.open in _SQUARES and not self.over:
            self.drawing += [self.seat, 1]
            self.pass_on()

    def drew(self, move: "Move") -> bool:
        """Return True if `move`, if it is legal, makes somebody see cards not seen before."""
        if move[0] not in (DISCARD, FREE) or move[1] not in _SQUARES:
            return super().drew(move)
        last = self.knowledge.hands[self.seat] == 1
        return not last or self.places and len(self.out) + 2 < self.players
