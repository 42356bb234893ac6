"""Could it still be won, with all cards known?  *won* by a line that is shown, *lost* by a proof.

What neither search of search.py settles in the time given is *unknown*, and never called lost.
"""

# pyright: reportMissingImports=false

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from tools.story.perfect import cards, search

WON, LOST, UNKNOWN = "won", "lost", "unknown"
SECONDS = 9.0  # for a question, but for what is just being done as they are over

FIRST_WIDTHS = (10, 60)  # of the beams that are tried before anything is proven
WIDER = 4  # times as wide is each beam after that
SMALL, LARGE = 1 << 14, 1 << 22  # places in the table of what is known to be lost
FEW, CHUNK = 10_000, 4_000  # steps of the search with a small table; between looks at the clock
EARLY = 0.1  # of the time given, after which beams still wider take turns with the proof


class Answer(NamedTuple):
    """Whether a game can be won, and by which moves if it can."""

    word: str
    line: tuple[tuple[int, ...], ...] = ()


class Table(NamedTuple):
    """A known table: the deck in its order, the rules and the state, as cards.py has them."""

    deck: Any
    rules: Any
    state: Any


def table_of(game: Any) -> Table:
    """Return the table of `game`, whose cards are all known, for the player on turn."""
    knowledge = game.knowledge
    pile = list(knowledge.pile)
    least_at_end, least = game.least
    hands = [knowledge.held(seat) for seat in range(game.players)]
    rules = (game.players, game.hand_size, least, least_at_end, game.short)
    return made(pile, rules, game.tops, hands, len(pile) - knowledge.draw, game.seat, game.laid)


def made(
    deck: Sequence[int],
    rules: Sequence[int],
    tops: Sequence[int],
    hands: Sequence[Sequence[int]],
    dealt: int,
    seat: int,
    laid: int = 0,
) -> Table:
    """Return the table on which the first `dealt` cards of `deck` have been dealt."""
    state = np.zeros(cards.SIZE, np.int64)
    state[:4] = tops
    state[cards.DEALT], state[cards.SEAT], state[cards.LAID] = dealt, seat, laid
    for card in deck[dealt:]:
        _put(state, cards.OUT, card)
    for owner, hand in enumerate(hands):
        for card in hand:
            _put(state, cards.OUT, card)
            _put(state, cards.HANDS + 2 * owner, card)
    return Table(np.array(deck, np.int64), np.array(rules, np.int64), state)


def _put(state: Any, place: int, card: int) -> None:
    state[place + card // cards.WORD] |= 1 << card % cards.WORD


class Proof:
    """A search depth first for a win, which proves a loss if it ends without one."""

    def __init__(self, table: Table, room: int):
        self.table = table
        self.stack = np.zeros((search.STEPS, cards.SIZE), np.int64)
        self.ways = np.zeros((search.STEPS, search.MOVES), np.int64)
        self.next_way = np.zeros(search.STEPS, np.int64)
        self.counts = np.zeros(search.STEPS, np.int64)
        self.names = np.zeros((room, 2), np.int64)
        self.firsts = np.zeros(room, np.int32)
        self.tops = np.zeros(room, np.int32)
        self.others = np.zeros(room, np.int32)
        self.figures = np.zeros(3, np.int64)
        self.stack[0] = table.state
        search.sort_moves(0, self.stack, table.deck, table.rules, self.ways, self.counts)

    def step(self, steps: int) -> int:
        """Search on for so many `steps`; return WON, LOST or GOES_ON of search.py."""
        return search.depth_first(
            self.table.deck,
            self.table.rules,
            self.stack,
            self.ways,
            self.next_way,
            self.counts,
            self.names,
            self.firsts,
            self.tops,
            self.others,
            self.figures,
            steps,
        )

    def line(self) -> list[int]:
        """Return the moves of the win that was found."""
        depth = int(self.figures[0]) + 1
        return [int(self.ways[at, self.next_way[at] - 1]) for at in range(depth)]


def solve(table: Table, seconds: float = SECONDS) -> tuple[str, list[int]]:
    """Return WON and moves as cards.py has them, or LOST or UNKNOWN and none."""
    ends = time.monotonic() + seconds
    if not (table.state[cards.OUT] | table.state[cards.OUT + 1]):
        return WON, []
    if search.lost_at_once(table.state):
        return LOST, []
    for width in FIRST_WIDTHS:
        if line := beam(table, width, ends):
            return WON, line
    proof = Proof(table, SMALL)
    found = proof.step(FEW)
    width, due = FIRST_WIDTHS[-1] * WIDER, ends - seconds * (1 - EARLY)
    if not found:
        if line := beam(table, width, ends):
            return WON, line
        width *= WIDER
        proof = Proof(table, LARGE)
    while not found and time.monotonic() < ends:
        found = proof.step(CHUNK)
        now = time.monotonic()
        if found or now < due:
            continue
        if line := beam(table, width, ends):
            return WON, line
        took = time.monotonic() - now
        width *= WIDER
        due = now + took * (1 + WIDER)  # as long for the proof as for the next beam
    if found == search.WON:
        return WON, proof.line()
    return (LOST if found == search.LOST else UNKNOWN), []


def beam(table: Table, width: int, ends: float) -> list[int]:
    """Return the moves of a win that a beam of `width` finds until `ends`, or none.

    Of all states with equally many cards out it goes on from those `width` that have lost least.
    """
    out = table.state[cards.OUT : cards.OUT + 2]
    left = sum(int(word).bit_count() for word in out)
    now, new = np.empty((2, width, cards.SIZE), np.int64)
    origins, done = np.empty((2, left, width), np.int64)
    now[0] = table.state
    held = 1
    for level in range(left):
        if time.monotonic() > ends:
            return []
        rows = origins[level], done[level]
        held = search.widen(now, held, new, *rows, table.deck, table.rules, width)
        if not held:
            return []
        now, new = new, now
    line: list[int] = []
    place = 0
    for level in range(left - 1, -1, -1):
        move = int(done[level, place])
        line += [move & 511, cards.ENDS] if move > 511 else [move]
        place = int(origins[level, place])
    return line[::-1]


def ask(game: Any, rules: Any, seconds: float = SECONDS) -> Answer:
    """Return the answer for `game` as it stands, of which every card is known.

    Where nobody has begun yet it is won if it can be won by any beginner, and lost if by none.
    """
    if game.over:
        return Answer(WON if game.won else LOST)
    if game.started:
        word, moves = solve(table_of(game), seconds)
        return Answer(word, told(moves, rules))
    table = table_of(game)
    words = []
    for seat in range(game.players):
        table.state[cards.SEAT] = seat
        word, moves = solve(table, seconds / game.players)
        if word == WON:
            return Answer(WON, ((rules.START, seat), *told(moves, rules)))
        words.append(word)
    return Answer(UNKNOWN if UNKNOWN in words else LOST)


def told(moves: Sequence[int], rules: Any) -> tuple[tuple[int, ...], ...]:
    """Return `moves` as the game's own `rules` have them."""
    return tuple(
        (rules.END,) if move == cards.ENDS else (rules.LAY, move >> 2, move & 3) for move in moves
    )


def wins(played: Any, moves: Sequence[tuple[int, ...]]) -> bool:
    """Return whether `moves` win, by the firmware's rules, from where ``played.new()`` begins.

    Raises ValueError if one is refused.
    """
    game = played.new()
    for move in moves:
        if why := game.play(tuple(move)):
            raise ValueError(f"{move} is refused: {why}")
    return game.won


def ready() -> None:
    """Have all compiled, which takes some twenty seconds once, before a clock runs."""
    table = made([], (1, 1, 1, 1, False), (50, 50, 60, 60), [[40, 41, 98]], 0, 0)
    beam(table, 1, time.monotonic() + 60)
    Proof(table, 8).step(100)
