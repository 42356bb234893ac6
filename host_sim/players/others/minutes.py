"""Players of *4 1/2 Minutes* (FH), and what a seat sees of it: every display, as all lie open."""

import functools
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from firmware.games.minutes.rules import (
    ASIDE,
    BLOCK,
    BLOCKED,
    COLOUR,
    DIRECTION,
    LAY,
    TURN,
    TWO,
    cards,
    matches,
)

Move = tuple[int, ...]

DEPTHS = (6, 6, 4, 4, 4)  # turns that are looked ahead, by number of players from two
WIDTH = 5  # plays of each that are thought through
NEAR = 6  # cards to draw: from so many on rounds are thought through to their end
DEALS = 3  # orders in which those cards may lie
TRIED = 500  # tables that are looked at for an end that costs so much
WORSE = 4  # minus points more than those of the best play: what costs still more is not compared
DEAREST = 12  # minus points of an end: dearer ones count as the next
GOES_ON = 10.0  # what a turn is worth in which a card can be laid
EASE = 0.8  # what each of two cards is worth that go, in any display
WHITES = 1.0  # the same of a white card, which goes on any
LONG = 0.1  # what the square of a display's length costs when nobody draws any more
WHITE = 2.5  # what it costs to lay a white card while another goes


class Seen(NamedTuple):
    """The table as everybody sees it."""

    players: int
    seat: int
    moves: tuple[Move, ...]  # what the rules let the seat on turn do now
    displays: tuple[tuple[int, ...], ...]
    draw: int
    tops: tuple[int, int]
    begun: bool
    way: int
    blocked: int
    to_come: int  # cards until the pile is free again, 0 while none is blocked
    size: int  # of a display
    unseen: tuple[int, ...] = ()  # cards of the draw pile, in ascending order
    challenge: bool = False


def see(game: Any, rules: str, past: Sequence[Move]) -> Seen:
    """Return what is seen of `game`, whose cards the device dealt.

    Raises ValueError if the displays are not known.
    """
    displays = [game.knowledge.held(seat) for seat in range(game.players)]
    if None in displays:
        raise ValueError("the device does not know these displays")
    a, b = game.tops
    draw = game.knowledge.draw
    # Every card that was laid or set aside lay open, so all know what is still to come.
    unseen = sorted(game.knowledge.pile[-draw:]) if draw else ()
    return Seen(
        game.players, game.seat, tuple(game.legal_moves()),
        tuple(tuple(cards) for cards in displays), draw, (a, b), game.begun,
        game.way, game.blocked, game.count, game.hand_size, tuple(unseen), game.challenge,
    )  # fmt: skip


class Easy:
    """Lays any card that goes."""

    name = "easy"

    def choose(self, seen: Seen, chance: Random) -> Move:
        """Return a move of `seen.moves`."""
        plays = [move for move in seen.moves if move[0] == LAY]
        return chance.choice(plays or seen.moves)


class Greedy:
    """Keeps white cards for when nothing else goes."""

    name = "steady"

    def choose(self, seen: Seen, chance: Random) -> Move:
        """Return a move of `seen.moves`."""
        plays = [move for move in seen.moves if move[0] == LAY]
        return min(plays, key=lambda move: move[1] & 15 >= COLOUR) if plays else (ASIDE,)


class Strong:
    """Looks at the displays of those who follow, and lays what lets them go on."""

    name = "strong"

    def choose(self, seen: Seen, chance: Random) -> Move:
        """Return the move after which most of the next turns can lay a card."""
        plays = [move for move in seen.moves if move[0] == LAY]
        if not plays:
            return (ASIDE,)
        if seen.draw > NEAR:
            table = _Table(seen)
            return max(plays, key=table.value)
        return self._last(seen, list(seen.moves), chance)

    def _last(self, seen: Seen, moves: list[Move], chance: Random) -> Move:
        """Return the one of `moves` after which the round ends with fewest minus points."""
        deals = [list(seen.unseen) for _ in range(DEALS if seen.draw > 1 else 1)]
        for deal in deals:
            chance.shuffle(deal)
        tables = [_Table(seen, cards) for cards in deals]
        found = [table.costs(moves) for table in tables]
        costs = [sum(costs) for costs in zip(*found, strict=True)]
        least = min(costs)
        best = [move for move, cost in zip(moves, costs, strict=True) if cost == least]
        lays = [move for move in best if move[0] == LAY]
        if len(lays) > 1:
            table = _Table(seen)
            return max(lays, key=table.value)
        return lays[0] if lays else best[0]


class _Table:
    """The table as it may become; of the cards that nobody has seen, 0 stands for each, or a guess.

    A state is the tops, who is on turn, the way, the pile that is blocked and for how many cards,
    the displays, and the draw pile, its top first.
    """

    def __init__(self, seen: Seen, guessed: Sequence[int] = ()) -> None:
        self.players = seen.players
        self.size = seen.size
        self.challenge = seen.challenge
        shown = tuple(tuple(sorted(held, key=_order)) for held in seen.displays)
        self.state = (
            seen.tops, seen.seat, seen.way, seen.blocked, seen.to_come, shown,
            tuple(guessed) or (0,) * seen.draw,
        )  # fmt: skip
        self._lost: dict[Any, int] = {}  # the most of which an end has not been found, by state

    def value(self, move: Move) -> float:
        """Return what `move` is worth with the turns that may follow it."""
        return self._value(self.state, move, DEPTHS[self.players - 2])

    def costs(self, moves: Sequence[Move]) -> list[int]:
        """Return the fewest minus points with which the round is found to end after each move."""
        waiting = []
        for at, move in enumerate(moves):
            paid = 2 * len(self.state[5][self.state[1]]) if move[0] == ASIDE else 0
            waiting.append((at, paid, self._after(self.state, move)))
        found = [0] * len(moves)
        cost, dearest = 0, DEAREST
        while waiting and cost <= dearest:
            for one in waiting[:]:
                at, paid, after = one
                self._tried = 0
                if paid <= cost and self._ends(after, cost - paid):
                    dearest = min(dearest, cost + WORSE)
                    found[at] = cost
                    waiting.remove(one)
            cost += 2
        for at, paid, _ in waiting:
            found[at] = max(cost, paid)
        return found

    def _ends(self, state: Any, most: int) -> bool:
        """Return True if an end of the round is found that costs `most` minus points."""
        held = state[5][state[1]]
        if not held:
            return True  # nobody has any: whoever has none is passed over
        plays = self._plays(state)
        paid = 2 * len(held)
        if not plays and paid > most:
            return False
        key = self._same(state)
        if self._lost.get(key, -1) >= most or self._tried > TRIED:
            return False
        self._tried += 1
        for move in plays:
            if self._ends(self._after(state, move), most):
                return True
        if paid <= most and self._ends(self._after(state, (ASIDE,)), most - paid):
            return True
        self._lost[key] = most
        return False

    def _same(self, state: Any) -> Any:
        """Return what is the same for all states that differ only in what lies on which pile."""
        tops, seat, way, _, count, displays, draw = state
        if count:
            return state
        return (min(tops), max(tops), seat, way, displays, draw)

    def _value(self, state: Any, move: Move, depth: int) -> float:
        cost = WHITE if move[1] & 15 >= COLOUR else 0.0
        cost += 1.5 if move[1] & 15 == BLOCKED else 0.0
        after = self._after(state, move)
        return GOES_ON - cost + self._best(after, depth - 1)

    def _best(self, state: Any, depth: int) -> float:
        displays, seat, draw = state[5], state[1], state[6]
        plays = self._plays(state)
        if not plays:
            # A card that nobody has seen yet may help, where the display has room for one.
            fewer = len(displays[seat]) < self.size and draw
            return 0.0 if not any(displays) else GOES_ON / 2 if fewer else -2 * GOES_ON
        if depth <= 0:
            return GOES_ON + self._ease(state)
        return max(self._value(state, move, depth) for move in plays[:WIDTH])

    def _ease(self, state: Any) -> float:
        """Return how easily all displays go on from `state`: none should be at a loss."""
        tops, displays, draw = state[0], state[5], state[6]
        fit = _fits(tops[0]) | _fits(tops[1])
        found = 0.0
        for held in displays:
            going = sum(fit >> card & 1 for card in held)
            found += EASE * min(going, 2) + WHITES * sum(card & 15 >= COLOUR for card in held)
            found -= LONG * (not draw) * len(held) ** 2
        return found

    def _plays(self, state: Any) -> list[Move]:
        tops, seat, _, blocked, count, displays, draw = state
        piles = (1 - blocked,) if count else (0, 1) if tops[0] else (0,)
        fits = [(pile, _fits(tops[pile])) for pile in piles]
        found: list[Move] = []
        last = 0
        for card in displays[seat]:
            if card == last or count and card & 15 == BLOCKED:
                continue
            last = card
            for pile, fit in fits:
                if not fit >> card & 1:
                    continue
                if card & 15 == TURN:
                    named = self._named(displays, seat, draw)
                    found += [(LAY, card, pile, who) for who in named] or [(LAY, card, pile)]
                else:
                    found.append((LAY, card, pile))
        return found

    def _named(self, displays: Any, seat: int, draw: Any) -> list[int]:
        alone = len(displays[seat]) == 1 and not draw
        return [who for who, held in enumerate(displays) if held and not (alone and who == seat)]

    def _after(self, state: Any, move: Move) -> Any:
        tops, seat, way, blocked, count, displays, draw = state
        if move[0] == ASIDE:
            displays, draw = _taken(displays, seat, (), draw, self.size)
            return (tops, self._next(displays, seat, way), way, 0, 0, displays, draw)
        card, pile, kind = move[1], move[2], move[1] & 15
        tops = (card, tops[1]) if pile == 0 else (tops[0], card)
        rest = list(displays[seat])
        rest.remove(card)
        if count:
            count -= 1
        elif kind == BLOCKED:
            blocked, count = pile, BLOCK
        more = self.size - len(rest)
        if self.challenge:
            more *= len(rest) <= 1
        elif more > 1:
            more = 1
        displays, draw = _taken(displays, seat, rest, draw, more)
        if kind == DIRECTION and self.players > 2:
            way = -way
        after = move[3] if kind == TURN and len(move) > 3 else self._next(displays, seat, way)
        if kind == TWO and draw:
            displays, draw = _taken(displays, after, displays[after], draw, 2)
        return (tops, after, way, blocked, count, displays, draw)

    def _next(self, displays: Any, seat: int, way: int) -> int:
        for _ in range(self.players):
            seat = (seat + way) % self.players
            if displays[seat]:
                break
        return seat


def _order(card: int) -> int:
    """Return where `card` lies in a display: white ones last, which go when nothing else does."""
    return card + 128 * (card & 15 >= COLOUR)


@functools.cache
def _fits(top: int) -> int:
    """Return the cards that go on `top`, any where it is 0, a bit each."""
    return sum(1 << card for card in set(cards()) if not top or matches(card, top))


def _taken(displays: Any, seat: int, held: Sequence[int], draw: Any, count: int) -> Any:
    """Return the displays and the draw pile once `seat`, with `held`, has taken `count` cards."""
    if count > 0 and draw:
        held = sorted((*held, *filter(None, draw[:count])), key=_order)
        draw = draw[count:]
    return (*displays[:seat], tuple(held), *displays[seat + 1 :]), draw
