"""The best turn of *The Game*: all ends of it that are worth a look, valued by a small network.

It sees what the player on turn sees: the piles, their own hand, which cards lie, and how many are
left to draw.
"""

from array import array

from ulab import numpy

from firmware.games.the_game.position import (
    FAR,
    HELD,
    NEAR,
    SPAN,
    UNSEEN,
    count_below,
    describe,
    price,
)
from firmware.games.the_game.rules import JUMP, LAST, NO_JUMP

MOST, STEPS = 200, 700  # ends that are valued, and steps that are gone, at most
MARGIN = 18  # so many more cards than by another end may be lost to piles by one that is valued
# Cards that plays may leave behind, round by round: those that are due, the last round only where
# none goes before; further ones, and those where nothing can come any more.
_DUE, _FURTHER, _FREE = (NEAR, FAR, LAST), (0,), (0, NEAR, LAST)
# Of positions that are known again, as long as no other takes their place: a table has no room.
_TABLES, _SLOTS = 8, 61
_ALL_LAID = 1000.0
# Worth of what somebody else asked for: nothing, to keep off a pile, no large jump, to raise it.
_HEEDED = (0, 1.0, 0.5, -0.25)


class Network:
    """Worth of positions, by one hidden layer, in pieces for which a full memory has room.

    Its `weights` are, in 32-bit floats, a scale for each input, a bias for each unit, and what each
    unit is worth; then for so many inputs at a time a signed byte for each unit.
    """

    def __init__(self, weights: "Sequence[bytes]"):
        inputs, units = len(weights[0]) // 4, len(weights[1]) // 4
        self.row = bytearray(inputs)  # the position that is to be valued
        self._row = numpy.frombuffer(self.row, dtype=numpy.uint8)
        self._scales = numpy.frombuffer(weights[0], dtype=numpy.float)
        self._biases = numpy.frombuffer(weights[1], dtype=numpy.float)
        self._last = numpy.frombuffer(weights[2], dtype=numpy.float).reshape((units, 1))
        self._first = []
        for piece in weights[3:]:
            cells = numpy.frombuffer(piece, dtype=numpy.int8)
            self._first.append(cells.reshape((len(piece) // units, units)))

    def value(self) -> float:
        """Return how much the position in `row` is worth."""
        scaled, units, at = self._row * self._scales, self._biases, 0
        for piece in self._first:
            count = piece.shape[0]
            units = numpy.dot(scaled[at : at + count].reshape((1, count)), piece) + units
            at += count
        return numpy.dot(numpy.maximum(units, 0), self._last)[0, 0]


class BestTurn:
    """The best turn that lays `hand` on `tops`, where the cards `out` are on no pile, by `network`.

    So many are `due`, and so many the draw pile has; `alone` means that nobody else draws from it,
    and `asked` is what somebody else asked of each pile.
    `step` goes on with looking for it, some 7 ms.  `plays` is the best as far as is known: a card
    and its pile, the next card, and so on; where the turn cannot be ended it is the longest.
    """

    def __init__(
        self,
        network: "Network",
        tops: "Cards",
        hand: "Cards",
        out: "Iterable[int]",
        deck: int,
        due: int,
        alone: bool,
        asked: "Sequence[int]" = (0, 0, 0, 0),
    ):
        self.plays = b""
        self._network = network
        self._hand = hand
        self._due = due
        self._deck = deck
        # With nothing to be drawn whoever plays alone may as well lay on.
        self._further = _FREE if alone and not deck else _FURTHER
        self._tops = bytearray(tops)
        self._began = bytes(tops)
        self._asked = asked
        self._alike = not any(asked)  # are piles that go the same way?
        self._out = bytearray(SPAN)
        for card in out:
            self._out[card] = UNSEEN
        for card in hand:
            self._out[card] = HELD
        self._below = bytearray(SPAN)
        count_below(self._out, self._below)
        self._left = numpy.frombuffer(self._below, dtype=numpy.uint8)
        self._known = [array("H", bytes(2 * _SLOTS)) for _ in range(_TABLES)]
        held = len(hand)
        # Of the position that is looked at: each card and its pile, what was on that before, and
        # which plays have been tried, those that leave few cards behind first.
        self._path = bytearray(2 * held)
        self._under = bytearray(held)
        self._tried = bytearray(held + 1)
        self._going = bytearray(held + 1)  # did any play go there?
        self._costs = [bytearray(4 * held) for _ in range(held + 1)]
        self._depth = 0
        self._worth = -_ALL_LAID
        self._lost = 4 * LAST  # cards that piles cannot take any more, as few as was found
        self.ends = 0  # how many have been valued
        self._steps = STEPS

    def step(self) -> bool:
        """Go on to one more position; return False if all have been looked at."""
        if not self.ends and not self._depth and not self._due and not self._tried[0]:
            self._look()  # to lay nothing more
        self._steps -= 1
        if self.ends >= MOST or self._steps < 0 and self.ends:
            return False
        depth = self._depth
        due = depth < self._due
        limits = _DUE if due else self._further
        costs = self._costs[depth]
        places = 4 * len(self._hand)
        at = self._tried[depth]
        if not at:
            price(costs, self._out, self._below, self._tops, self._hand, self._alike)
        while at < places * len(limits):
            if at == 2 * places and due and self._going[depth]:
                break
            limit, least, place = limits[at // places], -1, at % places
            if at >= places:
                least = limits[at // places - 1]
            at += 1
            if least < costs[place] <= limit:
                self._going[depth] = 1
                self._tried[depth] = at
                self._lay(self._hand[place >> 2], place & 3)
                if self._is_new():
                    self._look()
                else:
                    self._take_back()
                return True
        if depth:
            self._take_back()
        return depth > 0

    def _look(self) -> None:
        """Value the position, if the turn may end with it and it loses no more than others."""
        depth, below, tops = self._depth, self._below, self._tops
        if depth < self._due:
            if not self.ends and len(self.plays) < 2 * depth:
                self.plays = bytes(self._path[: 2 * depth])
            return
        worth = _ALL_LAID
        if below[LAST]:
            lost = below[tops[0]] + below[tops[1]] - below[tops[2] - 1] - below[tops[3] - 1]
            lost += 2 * below[LAST]
            if lost > self._lost + MARGIN:
                return
            self._lost = min(self._lost, lost)
            rest = [card for card in self._hand if self._out[card]]
            deck = max(0, self._deck - depth)
            describe(self._network.row, self._out, below, tops, rest, len(rest), deck)
            worth = self._network.value() - self._ignored()
        self.ends += 1
        if self.ends == 1 or worth > self._worth:
            self._worth = worth
            self.plays = bytes(self._path[: 2 * depth])
        if worth == _ALL_LAID:
            self.ends = MOST

    def _ignored(self) -> float:
        """Return what it costs to have laid otherwise than others asked; tens back cost nothing."""
        cost = 0.0
        for pile in range(4):
            sign = self._asked[pile]
            gone = self._tops[pile] - self._began[pile]
            if (gone if pile < 2 else -gone) > (JUMP if sign == NO_JUMP else 0):
                cost += _HEEDED[sign]
        return cost

    def _lay(self, card: int, pile: int) -> None:
        depth = self._depth
        self._path[2 * depth] = card
        self._path[2 * depth + 1] = pile
        self._under[depth] = self._tops[pile]
        self._tops[pile] = card
        self._out[card] = 0
        self._left[card:] -= 1
        self._depth = depth + 1
        self._tried[depth + 1] = self._going[depth + 1] = 0

    def _take_back(self) -> None:
        depth = self._depth = self._depth - 1
        card = self._path[2 * depth]
        self._tops[self._path[2 * depth + 1]] = self._under[depth]
        self._out[card] = HELD
        self._left[card:] += 1

    def _is_new(self) -> bool:
        """Return False if the position was reached before, by plays in another order."""
        a, b, c, d = self._tops
        if self._alike:
            if a > b:
                a, b = b, a
            if c < d:
                c, d = d, c
        key = ((a * 101 + b) * 101 + c) * 101 + d
        hand = self._hand
        for i in range(len(hand)):
            if not self._out[hand[i]]:
                key += 1_000_003 << i
        known = self._known[key % _TABLES]
        key //= _TABLES
        sign = key // _SLOTS % 65_521 + 1
        if known[key % _SLOTS] == sign:
            return False
        known[key % _SLOTS] = sign
        return True


def of(game: "TheGame", network: "Network") -> BestTurn:
    """Return what looks for the best turn of who is on turn in `game`, whose hand is known."""
    hand = list(game.knowledge.held(game.seat) or ())
    due = max(0, game.due - game.laid)
    asked = [game.marks[pile] if game.askers[pile] != game.seat else 0 for pile in range(4)]
    alone, deck = game.players == 1, game.knowledge.draw
    return BestTurn(network, game.tops, hand, game.out(), deck, due, alone, asked)
