"""Perfect play at a table of people's own cards, each of which was typed.

Which card was drawn when is not in a record.  But once the draw pile is empty everybody holds what
they lay from then on, and what they hold in the end: then all is known.  Before that a line is sure
to be possible whoever drew what if each turn lays as many cards as it did, so that everybody draws
what they drew, and only such as they laid in that turn or might have laid before it.
"""

# pyright: reportMissingImports=false

import time
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from tools.story.perfect import answer, cards
from tools.story.perfect.since import Since

Move = tuple[int, ...]
Hands = Sequence[Sequence[int]]
WIDTH = 60  # states that are followed from card to card
TRIED = 12  # of them from which the end is asked, with the draw pile empty
SECONDS = 40.0  # for all questions of a game
_STATE = np.zeros(cards.SIZE, np.int64)  # of which only tops and cards out matter


class NotTyped(ValueError):
    """Nobody typed who holds what in the end; the message says how."""


class State(NamedTuple):
    """A table as a line has left it: tops, what each has not laid that they did, and the line."""

    tops: tuple[int, ...]
    kept: tuple[frozenset[int], ...]
    line: tuple[Move, ...]


class Turn(NamedTuple):
    """A turn as it was: after how many moves it began, who had it and which cards they laid."""

    start: int
    seat: int
    laid: Sequence[int]


def held_at_end(game: Any, told: Hands = ()) -> Hands:
    """Return what everybody holds as `game` stands, of which `told` says as much as is known.

    Raises NotTyped where that is not enough, and ValueError where it cannot be.
    """
    out = set(game.out())
    counts = game.knowledge.hands
    if told:
        if sorted(card for hand in told for card in hand) != sorted(out):
            raise ValueError(f"--left must name each of these once: {_listed(out)}")
        for seat, (hand, count) in enumerate(zip(told, counts, strict=False)):
            if len(hand) != count:
                raise ValueError(f"P{seat + 1} held {count} in the end, not {len(hand)}")
        if len(told) != len(counts):
            raise ValueError(f"--left must have {len(counts)} hands, not {len(told)}")
        return told
    holders = [seat for seat, count in enumerate(counts) if count]
    if len(holders) > 1:
        raise NotTyped(f"--left says who held what in the end: {_listed(out)}")
    return [sorted(out) if seat in holders else [] for seat in range(len(counts))]


def _listed(numbers: set[int]) -> str:
    return " ".join(map(str, sorted(numbers)))


def since(played: Any, starts: Sequence[int], left: Hands = ()) -> Since:
    """Return what could be won in `played`, whose turns begin after `starts` moves.

    Its draw pile is empty: in which order one lies nobody saw.
    `left` are the hands at the end where they were told.  Raises NotTyped, and ValueError as
    `held_at_end` does or if a line does not win by the firmware's rules.
    """
    left = held_at_end(played.game, left)
    turns = turns_of(played, starts)
    ends = time.monotonic() + SECONDS
    lost = None
    for place in range(len(turns) - 1, -1, -1):
        if time.monotonic() > ends:
            break
        found = ask(played, turns[place:], left)
        if found.word == answer.WON:
            if not answer.wins(played, [*played.moves[: starts[place]], *found.line]):
                raise ValueError("a line that wins does not win by the rules")
            return Since(place, found.line, lost)
        if found.word == answer.LOST:
            lost = place
    return Since(None, (), lost)


def turns_of(played: Any, starts: Sequence[int]) -> list[Turn]:
    """Return the turns of `played`, which begin after `starts` moves."""
    found = []
    for begin, end in pairwise([*starts, len(played.moves)]):
        moves = played.moves[begin:end]
        laid = [move[1] for move in moves if move[0] == played.rules.LAY]
        found.append(Turn(begin, played.after(begin).seat, laid))
    return found


def ask(played: Any, turns: Sequence[Turn], left: Hands) -> answer.Answer:
    """Return the answer at the first of `turns`, which are all that came from there on."""
    game = played.after(turns[0].start)
    states = [State(tuple(game.tops), (frozenset(),) * game.players, ())]
    if game.knowledge.draw == 0:
        return _at_end(game, states[0], turns, left, played.rules)
    if _cost(states[0].tops, *_words(_out(turns, states[0], left))) < 0:
        return answer.Answer(answer.LOST)
    if game.short:  # who can lay must, and who lays other cards may be able to
        return answer.Answer(answer.UNKNOWN)
    while states and game.knowledge.draw:
        states = _through(states, turns, left, played.rules)
        turns = turns[1:]
        if not turns:
            break
        game = played.after(turns[0].start)
    for state in states[:TRIED] if turns else []:
        found = _at_end(game, state, turns, left, played.rules)
        if found.word == answer.WON:
            return answer.Answer(answer.WON, (*state.line, *found.line))
    return answer.Answer(answer.UNKNOWN)


def _out(turns: Sequence[Turn], state: State, left: Hands) -> list[int]:
    """Return the cards that lie on no pile as the first of `turns` begins."""
    own = [card for hand in (*left, *state.kept) for card in hand]
    return own + [card for turn in turns for card in turn.laid]


def _at_end(
    game: Any, state: State, turns: Sequence[Turn], left: Hands, rules: Any
) -> answer.Answer:
    """Return the answer where the draw pile of `game` is empty, for the table of `state`."""
    hands = [
        [*left[seat], *state.kept[seat]]
        + [card for turn in turns if turn.seat == seat for card in turn.laid]
        for seat in range(game.players)
    ]
    least_at_end, least = game.least
    agreed = (game.players, game.hand_size, least, least_at_end, game.short)
    table = answer.made([], agreed, state.tops, hands, 0, game.seat)
    word, moves = answer.solve(table)
    return answer.Answer(word, answer.told(moves, rules))


def _through(
    states: Sequence[State], turns: Sequence[Turn], left: Hands, rules: Any
) -> list[State]:
    """Return the best states after the first of `turns`, which lays as many cards as it did."""
    seat, laid = turns[0].seat, turns[0].laid
    states = [_holding(state, seat, state.kept[seat] | frozenset(laid)) for state in states]
    for _ in laid:
        offered: dict[Any, tuple[int, State]] = {}
        for state in states:
            low, high = _words(_out(turns[1:], state, left))
            for card in state.kept[seat]:
                after = _holding(state, seat, state.kept[seat] - {card})
                gone = _words([card])
                for pile in range(4):
                    if not cards.fits(state.tops[pile], pile, card):
                        continue
                    tops = (*state.tops[:pile], card, *state.tops[pile + 1 :])
                    value = _cost(tops, low & ~gone[0], high & ~gone[1])
                    name = (*sorted(tops[:2]), *sorted(tops[2:]), after.kept)
                    if value >= 0 and name not in offered:
                        line = (*state.line, (rules.LAY, card, pile))
                        offered[name] = value, after._replace(tops=tops, line=line)
        best = sorted(offered.values(), key=lambda row: row[0])[:WIDTH]
        states = [state for _, state in best]
    return [state._replace(line=(*state.line, (rules.END,))) for state in states]


def _holding(state: State, seat: int, hand: frozenset[int]) -> State:
    """Return `state` in which `seat` has kept the cards of `hand`."""
    return state._replace(kept=(*state.kept[:seat], hand, *state.kept[seat + 1 :]))


def _words(numbers: Sequence[int]) -> tuple[int, int]:
    """Return a set of cards as the two words of cards.py."""
    words = [0, 0]
    for card in numbers:
        words[card // cards.WORD] |= 1 << card % cards.WORD
    return words[0], words[1]


def _cost(tops: Sequence[int], low: int, high: int) -> int:
    """Return how much has been lost, -1 if one of the cards out can never go; see cards.py."""
    _STATE[:4] = tops
    _STATE[cards.OUT], _STATE[cards.OUT + 1] = low, high
    return int(cards.cost(_STATE))
