"""*Multiplication* (H4): its cards, its moves and its rules."""

from firmware.games.shedding import rules
from firmware.games.shedding.rules import DISCARD, FREE, Discarding

# The same rows, but whoever shows a card declares its factors.
MOVES = (
    rules.MOVES[: rules.DISCARD]
    + (("discard card factor factor", "{1}{2}"),)
    + rules.MOVES[rules.DRAW : rules.RULE_OPEN]
    + (("ruling-open card factor factor", ""),)
    + rules.MOVES[rules.RULE_DRAW : rules.FREE]
    + (("free card factor factor", "A{1}{2}"),)
    + rules.MOVES[rules.END :]
)
CHANCE = rules.SHUFFLE
FORGET = rules.FORGET


WORDS = dict(rules.WORDS)
WORDS["factor"] = (str, rules.card_value, lambda factor: str(factor % 10))  # ten is typed as 0

USUAL = b"\x02\x00"  # free cards; scoring by cards or by places: H4.1 H-c
MOST = b"\x02\x01"


def options(setup: "Setup") -> bytes:
    """Return what was agreed; raise ValueError for what the book does not know."""
    return rules.agreed(setup, USUAL, MOST)


def cards(setup: "Setup") -> bytearray:
    """Return the deck in ascending order (H4.1)."""
    there = bytearray(rules.LAST + 1)
    for one in range(1, 11):
        for product in range(one * one, 10 * one + 1, one):
            there[product] = 1
    deck = bytearray()
    for number in range(rules.LAST + 1):
        if there[number]:
            deck.append(number)
    return deck + bytes((rules.JOKER,)) * options(setup)[0]


def hand_size(players: int) -> int:
    """Return how many cards each player is dealt (H4.1)."""
    return 7 if players < 4 else 5


def factors(number: int) -> int:
    """Return all factors of `number` in the table of 1 to 10 as bits, 0 if it is not there."""
    bits = 0
    for factor in range(1, 11):
        if number % factor == 0 and 0 < number // factor < 11:
            bits |= 1 << factor
    return bits


def pairs(number: int) -> "list[tuple[int, int]]":
    """Return the pairs of factors whose product is `number`, the smaller one first; two at most."""
    found = []
    for factor in range(1, 11):
        other = number // factor
        if factor <= other < 11 and factor * other == number:
            found.append((factor, other))
    return found


_SQUARES = [root * root for root in range(1, 11)]


def new(setup: "Setup"):
    """Return the game that begins with `setup`; raise ValueError if the rules know none such."""
    return Multiplication(setup, cards(setup), hand_size(setup.players), options(setup))


class Multiplication(Discarding):
    """One game, advanced in place by `play`."""

    moves = MOVES

    @property
    def links(self) -> int:
        """The factors of the open card that count, as bits: all, or those declared (H4.2)."""
        declared = self.factors
        return 1 << declared[0] | 1 << declared[1] if declared else factors(self.open)

    @property
    def links_shown(self) -> int:
        """The factors of the first open card, as bits; 0 once some were declared."""
        return 0 if self.factors or not self.open else self.links

    def is_card(self, number: int) -> bool:
        """Return True if the deck has that `number`."""
        return factors(number) > 0

    is_free = is_card  # a free card can be declared as `number` at all (H4.4)

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
        bits = self.links
        links = [factor for factor in range(1, 11) if bits >> factor & 1]
        return ("first", move[2], move[3], self.open) + tuple(links)

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
        self.factors = move[2:]

    def _discard(self, move: "Move", card: int) -> None:
        """Discard `card`; after a square the next player draws one and is passed over (H4.3)."""
        Discarding._discard(self, move, card)
        if self.open in _SQUARES and not self.over:
            self.drawing += [self.seat, 1]
            self.pass_on()

    def drew(self, move: "Move") -> bool:
        """Return True if `move`, if it is legal, makes somebody see cards not seen before."""
        if move[0] not in (DISCARD, FREE) or move[1] not in _SQUARES:
            return Discarding.drew(self, move)
        last = self.knowledge.hands[self.seat] == 1
        return not last or self.places and len(self.out) + 2 < self.players
