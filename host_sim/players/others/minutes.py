"""Players of *4 1/2 Minutes* (FH), and what a seat sees of it: every display, as all lie open."""

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
    matches,
)

Move = tuple[int, ...]

DEPTH = 6  # turns that are looked ahead
WIDTH = 5  # plays of each that are thought through
TRIED = 20_000  # tables that are looked at for a line to the end
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


def see(game: Any, rules: str, past: Sequence[Move]) -> Seen:
    """Return what is seen of `game`, whose cards the device dealt.

    Raises ValueError if the displays are not known.
    """
    displays = [game.knowledge.held(seat) for seat in range(game.players)]
    if None in displays:
        raise ValueError("the device does not know these displays")
    a, b = game.tops
    return Seen(
        game.players, game.seat, tuple(game.legal_moves()),
        tuple(tuple(cards) for cards in displays), game.knowledge.draw, (a, b), game.begun,
        game.way, game.blocked, game.count, game.hand_size,
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
        table = _Table(seen)
        if not seen.draw:  # nothing is hidden any more
            line = table.line()
            if line:
                return line
        return max(plays, key=lambda move: table.value(move, DEPTH))


class _Table:
    """The table as it may become, without the cards that nobody has seen."""

    def __init__(self, seen: Seen) -> None:
        self.players = seen.players
        self.size = seen.size
        self.state = (
            seen.tops, seen.seat, seen.way, seen.blocked, seen.to_come, seen.displays, seen.draw,
        )  # fmt: skip

    def value(self, move: Move, depth: int) -> float:
        """Return what `move` is worth with the turns that may follow it."""
        return self._value(self.state, move, depth)

    def line(self) -> Move | None:
        """Return the first play of a line that lays every card, if one is soon found."""
        self.tried = 0
        self.lost: set[Any] = set()
        return self._line(self.state)

    def _line(self, state: Any) -> Move | None:
        self.tried += 1
        if state in self.lost or self.tried > TRIED:
            return None
        for move in self._plays(state):
            after = self._after(state, move)
            if not any(after[5]) or self._line(after):
                return move
        self.lost.add(state)
        return None

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
        plays.sort(key=lambda move: move[1] & 15 >= COLOUR)
        return max(self._value(state, move, depth) for move in plays[:WIDTH])

    def _ease(self, state: Any) -> float:
        """Return how easily all displays go on from `state`: none should be at a loss."""
        tops, displays, draw = state[0], state[5], state[6]
        found = 0.0
        for cards in displays:
            going = sum(any(not top or matches(card, top) for top in tops) for card in cards)
            found += EASE * min(going, 2) + WHITES * sum(card & 15 >= COLOUR for card in cards)
            found -= LONG * (not draw) * len(cards) ** 2
        return found

    def _plays(self, state: Any) -> list[Move]:
        tops, seat, _, blocked, count, displays, _ = state
        found = []
        for card in sorted(set(displays[seat])):
            for pile in range(2):
                if count and (pile == blocked or card & 15 == BLOCKED):
                    continue
                if tops[pile] and not matches(card, tops[pile]):
                    continue
                if card & 15 == TURN:
                    named = self._named(displays, seat)
                    found += [(LAY, card, pile, who) for who in named] or [(LAY, card, pile)]
                else:
                    found.append((LAY, card, pile))
        return found

    def _named(self, displays: Any, seat: int) -> list[int]:
        return [who for who in range(self.players) if len(displays[who]) > (who == seat)]

    def _after(self, state: Any, move: Move) -> Any:
        tops, seat, way, blocked, count, displays, draw = state
        card, pile, kind = move[1], move[2], move[1] & 15
        tops = (card, tops[1]) if pile == 0 else (tops[0], card)
        rest = list(displays[seat])
        rest.remove(card)
        displays = (*displays[:seat], tuple(rest), *displays[seat + 1 :])
        if count:
            count -= 1
        elif kind == BLOCKED:
            blocked, count = pile, BLOCK
        draw = max(draw - 1, 0)
        if kind == DIRECTION and self.players > 2:
            way = -way
        after = move[3] if kind == TURN and len(move) > 3 else self._next(displays, seat, way, draw)
        if kind == TWO:
            draw = max(draw - 2, 0)
        return (tops, after, way, blocked, count, displays, draw)

    def _next(self, displays: Any, seat: int, way: int, draw: int) -> int:
        for _ in range(self.players):
            seat = (seat + way) % self.players
            if displays[seat]:
                break
        return seat
