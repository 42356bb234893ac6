"""Players of *Digits* to *Multiplication* (H1 to H4), and what a seat sees of them.

Sets of numbers are masks here: bit n stands for the card n, bit 101 for a free card.
"""

import functools
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from firmware.games.multiplication.rules import factors, pairs
from firmware.games.numbers.rules import match
from firmware.games.shedding.rules import (
    DISCARD,
    DRAW,
    END,
    FREE,
    JOKER,
    LAST,
    PASS,
    TREAT,
    TRICK,
    digits,
    twin,
)

Move = tuple[int, ...]

MATCHED = 3  # cards of a turn of Numbers that may be matched, H3.1
MONUMERALS = 0b1111111110  # H-a
SQUARES = (1, 4, 9, 16, 25, 36, 49, 64, 81, 100)
WON = 1e6
# What it costs to keep a card that goes on nothing: where one card a turn goes it decides the game.
LONELY = {"H1": 16.0, "H2": 3.0, "H3": 0.0, "H4": 5.0}


class Seen(NamedTuple):
    """The table as the seat on turn sees it."""

    rules: str
    players: int
    seat: int
    hand: tuple[int, ...]  # their own cards, in ascending order
    moves: tuple[Move, ...]  # what the rules let them do now
    held: tuple[int, ...]  # how many cards each seat has
    out: tuple[int, ...]  # the seats that have none any more
    open: int
    laid: int  # cards of this turn
    run: int
    obliged: bool
    immune: tuple[bool, ...]
    unseen: tuple[int, ...]  # cards that lie in another hand or in the draw pile


def see(game: Any, rules: str, past: Sequence[Move]) -> Seen:
    """Return what the seat on turn sees of `game`, whose cards the device dealt.

    Raises ValueError if the hand is not known.
    """
    hand = game.knowledge.held(game.seat)
    if hand is None:
        raise ValueError("the device does not know this hand")
    seats = range(game.players)
    immune = tuple(game.has_beside(seat) for seat in seats)
    # Everybody saw what was discarded since the last shuffle, and a 100 that lies beside somebody.
    away = list(hand) + [card for card in range(1, JOKER + 1) for _ in range(game.under[card])]
    away += [game.top] + [LAST] * any(immune)
    unseen = [*range(1, LAST + 1), *[JOKER] * game.jokers]
    unseen = [card for card in unseen if game.is_card(card) or card == JOKER]
    for card in away:
        if card in unseen:
            unseen.remove(card)
    return Seen(
        rules, game.players, game.seat, tuple(hand), tuple(game.legal_moves()),
        tuple(game.knowledge.hands), tuple(game.out), game.open, game.laid, game.run,
        bool(game.obliged), immune, tuple(unseen),
    )  # fmt: skip


class Easy:
    """Discards any card that goes, the one that catches their eye, and thinks no further."""

    name = "easy"

    def choose(self, seen: Seen, chance: Random) -> Move:
        """Return a move of `seen.moves`."""
        discards = [move for move in seen.moves if move[0] in (DISCARD, FREE)]
        rest = [move for move in seen.moves if move[0] in (DRAW, END, PASS)]
        return chance.choice(discards or rest or seen.moves)


class Greedy:
    """Gets rid of what goes as long as anything goes: cards first, then Trick, then free cards."""

    name = "steady"

    def choose(self, seen: Seen, chance: Random) -> Move:
        """Return a move of `seen.moves`."""
        for code in (DISCARD, TRICK, FREE):
            for move in seen.moves:
                if move[0] == code:
                    return move
        return next(move for move in seen.moves if move[0] in (DRAW, END, PASS))


class Strong:
    """Counts the cards that are out, and ends a turn where they can follow and others cannot."""

    name = "strong"

    def choose(self, seen: Seen, chance: Random) -> Move:
        """Return the move of `seen.moves` that leads to the best end of the turn."""
        best, chosen = -2 * WON, seen.moves[-1]
        for move in seen.moves:
            value = self.value(seen, move)
            if value > best:
                best, chosen = value, move
        return chosen

    def value(self, seen: Seen, move: Move) -> float:
        """Return how good it is to do `move` now."""
        code = move[0]
        if code == TRICK:
            return self._trick(seen)
        if code == TREAT:
            return -WON
        if code in (DISCARD, FREE):
            card = JOKER if code == FREE else move[1]
            return max(_worth(seen, end) for end in _ends(seen, move, card))
        return _worth(seen, End(seen.open, (), seen.hand, code == DRAW, seen.laid > 0))

    def _trick(self, seen: Seen) -> float:
        """Return what Trick is worth: kept as last card, as an answer, or against who is near."""
        others = [held for seat, held in enumerate(seen.held) if seat != seen.seat and held]
        near = min(others, default=9) <= 2
        return WON / 2 if seen.obliged or near or len(seen.hand) <= 2 else -WON


class End(NamedTuple):
    """Where a turn ends: the open card, the factors it was declared by, what is left in hand."""

    open: int
    factors: tuple[int, ...]
    hand: tuple[int, ...]
    drawn: bool
    laid: bool


def _ends(seen: Seen, move: Move, card: int) -> Iterator[End]:
    """Yield the ends of the turns that begin with `move`, which puts `card` down."""
    rest = list(seen.hand)
    rest.remove(card)
    number = move[1]
    if seen.rules == "H4":
        yield End(number, move[2:4], tuple(rest), False, True)
        return
    run = 0
    if seen.rules != "H1":
        run = seen.run if seen.run and digits(number) >> seen.run & 1 else twin(number)
    yield from _further(seen, number, run, tuple(rest), seen.laid + 1)


def _further(seen: Seen, top: int, run: int, rest: tuple[int, ...], laid: int) -> Iterator[End]:
    """Yield the ends that may follow where `top` lies open and the run is `run`."""
    yield End(top, (), rest, False, True)
    if seen.rules == "H1" or seen.obliged and seen.rules == "H3":
        return
    for at, card in enumerate(rest):
        if card >= LAST:
            continue
        in_run = run and digits(card) >> run & 1
        matched = seen.rules == "H3" and laid < MATCHED and match(card, top)
        if in_run or matched:
            after = run if in_run else twin(card)
            yield from _further(seen, card, after, rest[:at] + rest[at + 1 :], laid + 1)


def _worth(seen: Seen, end: End) -> float:
    """Return how good it is for `seen.seat` that the turn ends so."""
    cards = len(end.hand)
    if not cards:
        return WON
    unseen = _mask(seen.unseen)
    count = max(len(seen.unseen), 1)
    step = 2 if seen.rules == "H4" and end.laid and end.open in SQUARES else 1
    after = _after(seen, step)
    obliges = _obliges(seen, end, _after(seen, 1))
    fits = _followers(seen.rules, end, obliges)
    going = (unseen & fits).bit_count() + seen.unseen.count(JOKER)
    if after == seen.seat:  # all others are passed over
        mine = _can(seen.rules, end.hand, fits)
        return 3.0 - cards + 2.0 * mine
    held = seen.held[after]
    theirs = 1 - (1 - going / count) ** held
    mine = _can(seen.rules, end.hand, _followers(seen.rules, end, False))
    met = unseen & fits
    reach = 0
    for card in end.hand:
        reach |= _reach(seen.rules, card)
    meeting = (met & reach).bit_count() / met.bit_count() if met else 1.0
    jokers = end.hand.count(JOKER)
    follow = 1.0 if jokers else theirs * meeting + (1 - theirs) * mine
    fear = 0.5 + 3.0 / held
    value = -cards + 0.9 * follow - fear * theirs - 0.5 * (end.drawn and not seen.obliged)
    value += 0.3 * jokers  # it always goes
    apart = sum(1 - (unseen & _reach(seen.rules, card)).bit_count() / count for card in end.hand)
    value -= LONELY[seen.rules] * apart  # cards that go on few others stay longest
    value += (step == 2) * (0.8 + 1.0 / max(seen.held[_after(seen, 1)], 1))
    if obliges:
        value += 1.5 * (1 - theirs)
    return value - 3.0 * (end.drawn and seen.obliged)


def _after(seen: Seen, step: int) -> int:
    """Return the seat that is `step` turns after the one on turn."""
    seat = seen.seat
    while step:
        seat = (seat + 1) % seen.players
        step -= seat not in seen.out
        if seat == seen.seat and step:
            step -= 1
    return seat


def _obliges(seen: Seen, end: End, after: int) -> bool:
    """Return True if the next player must answer a Monumeral (H2.2)."""
    special = seen.rules in ("H2", "H3") and end.laid
    return special and end.open < 10 and not seen.immune[after]


def _can(rules: str, hand: tuple[int, ...], fits: int) -> float:
    return float(any(card == JOKER or fits >> card & 1 for card in hand))


def _followers(rules: str, end: End, obliged: bool) -> int:
    """Return the numbers that may follow."""
    if obliged:
        return MONUMERALS
    if rules == "H4" and end.factors:
        links = 1 << end.factors[0] | 1 << end.factors[1]
        return _by_factors(links)
    return _reach(rules, end.open)


@functools.cache
def _by_factors(links: int) -> int:
    return _mask([number for number in range(1, LAST + 1) if factors(number) & links])


@functools.cache
def _reach(rules: str, card: int) -> int:
    """Return the numbers that go together with `card`, by some of its factors where it has such."""
    if card == JOKER:
        return (1 << JOKER) - 2
    numbers = range(1, LAST + 1)
    if rules == "H4":
        return _by_factors(sum(1 << factor for pair in pairs(card) for factor in set(pair)))
    if rules == "H3":
        return _mask([number for number in numbers if match(number, card)])
    single = MONUMERALS if card < 10 else 0
    return single | _mask([number for number in numbers if digits(number) & digits(card)])


def _mask(cards: Any) -> int:
    mask = 0
    for card in cards:
        if card <= LAST:
            mask |= 1 << card
    return mask
