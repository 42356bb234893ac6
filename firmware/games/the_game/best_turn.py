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
    skips,
)
from firmware.games.the_game.rules import LAST

MOST, STEPS = 200, 700  # ends that are valued, and steps that are gone, at most
MARGIN = 18  # so many more cards than by another end may be lost to piles by one that is valued
# Cards that plays may leave behind, round by round: those that are due, the last round only where
# none goes before; further ones, and those where nothing can come any more.
_DUE, _FURTHER, _FREE = (NEAR, FAR, LAST), (0,), (0, NEAR, LAST)
_SLOTS = 509  # of positions that are known again, as long as no other takes their place
_ALL_LAID = 1000.0


class Network:
    """Worth of positions, by one hidden layer.

    Its `weights` are: how many inputs and units, two empty bytes; then 32-bit floats, a scale for
    each input, a bias for each unit, and what each unit is worth; then a signed byte for each unit
    of the first input, and so on.
    """

    def __init__(self, weights: bytes):
        inputs, units = weights[0], weights[1]
        self._inputs = inputs
        self.row = bytearray(inputs)  # the position that is to be valued
        at = 4 * (1 + inputs)
        floats, first = numpy.float, at + 8 * units
        self._row = numpy.frombuffer(self.row, dtype=numpy.uint8)
        self._scales = numpy.frombuffer(weights, dtype=floats, count=inputs, offset=4)
        self._biases = numpy.frombuffer(weights, dtype=floats, count=units, offset=at)
        last = numpy.frombuffer(weights, dtype=floats, count=units, offset=at + 4 * units)
        self._last = last.reshape((units, 1))
        cells = numpy.frombuffer(weights, dtype=numpy.int8, count=inputs * units, offset=first)
        self._first = cells.reshape((inputs, units))

    def value(self) -> float:
        """Return how much the position in `row` is worth."""
        scaled = (self._row * self._scales).reshape((1, self._inputs))
        units = numpy.dot(scaled, self._first) + self._biases
        return numpy.dot(numpy.maximum(units, 0), self._last)[0, 0]


class BestTurn:
    """The best turn that lays `hand` on `tops`, where the cards `out` are on no pile, by `network`.

    So many are `due`, and so many the draw pile has; `alone` means that nobody else draws from it.
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
    ):
        self.plays = b""
        self._network = network
        self._hand = hand
        self._due = due
        self._deck = deck
        # With nothing to be drawn whoever plays alone may as well lay on.
        self._further = _FREE if alone and not deck else _FURTHER
        self._tops = bytearray(tops)
        self._out = bytearray(SPAN)
        for card in out:
            self._out[card] = UNSEEN
        for card in hand:
            self._out[card] = HELD
        self._below = bytearray(SPAN)
        count_below(self._out, self._below)
        self._left = numpy.frombuffer(self._below, dtype=numpy.uint8)
        self._known = array("H", bytes(2 * _SLOTS))
        held = len(hand)
        # Of the position that is looked at: each card and its pile, what was on that before, and
        # which plays have been tried, those that leave few cards behind first.
        self._path = bytearray(2 * held)
        self._under = bytearray(held)
        self._tried = bytearray(held + 1)
        self._going = bytearray(held + 1)  # did any play go there?
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
        depth, out, tops, hand = self._depth, self._out, self._tops, self._hand
        least = depth >= self._due
        limits = _DUE if not least else self._further
        places = 4 * len(hand)
        at = self._tried[depth]
        while at < places * len(limits):
            turn, place = at // places, at % places
            if at == 2 * places and not least and self._going[depth]:
                break
            card, pile = hand[place >> 2], at & 3
            at += 1
            if not out[card] or pile & 1 and tops[pile] == tops[pile - 1]:
                continue
            skipped = skips(out, self._below, card, pile, tops[pile])
            if skipped <= limits[turn] and (not turn or skipped > limits[turn - 1]):
                self._going[depth] = 1
                self._tried[depth] = at
                self._lay(card, pile)
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
            worth = self._network.value()
        self.ends += 1
        if self.ends == 1 or worth > self._worth:
            self._worth = worth
            self.plays = bytes(self._path[: 2 * depth])
        if worth == _ALL_LAID:
            self.ends = MOST

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
        if a > b:
            a, b = b, a
        if c < d:
            c, d = d, c
        key = ((a * 101 + b) * 101 + c) * 101 + d
        hand = self._hand
        for i in range(len(hand)):
            if not self._out[hand[i]]:
                key += 1_000_003 << i
        sign = key // _SLOTS % 65_521 + 1
        if self._known[key % _SLOTS] == sign:
            return False
        self._known[key % _SLOTS] = sign
        return True


def of(game: "TheGame", network: "Network") -> BestTurn:
    """Return what looks for the best turn of who is on turn in `game`, whose hand is known."""
    hand = list(game.knowledge.held(game.seat) or ())
    due = max(0, game.due - game.laid)
    alone = game.players == 1
    return BestTurn(network, game.tops, hand, game.out(), game.knowledge.draw, due, alone)
