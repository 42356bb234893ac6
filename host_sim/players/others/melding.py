"""Players of *Primes* and *100 Rummy* (H5, H6), and what a seat sees of them."""

import functools
from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from firmware.games.melding.prover import Groups, Proof
from firmware.games.melding.rules import DRAW, JOKER, OUT, TAKE, THROW
from firmware.games.primes.rules import PrimeGroups, is_prime
from firmware.games.rummy.rules import DigitGroups

Move = tuple[int, ...]

SETS = {"H5": (7, 2), "H5-advanced": (14, 3), "H6": (14, 3)}  # cards in a hand, most sets
LEAST = {"H5": 3, "H5-advanced": 3, "H6": 4}  # cards of a set
NEARLY = 0.05  # what a card is worth that is in no set yet, but beside another
JOINING = 0.3  # what each unseen card is worth that would join a set


class Seen(NamedTuple):
    """The table as the seat on turn sees it."""

    rules: str
    players: int
    seat: int
    hand: tuple[int, ...]  # their own cards, in ascending order
    moves: tuple[Move, ...]  # what the rules let them do now
    open: int  # 0 while none lies there
    drawn: bool
    unseen: tuple[int, ...]  # cards that lie in another hand or in the draw pile


def see(game: Any, rules: str, past: Sequence[Move]) -> Seen:
    """Return what the seat on turn sees of `game`, whose cards the device dealt.

    Raises ValueError if the hand is not known.
    """
    hand = game.knowledge.held(game.seat)
    if hand is None:
        raise ValueError("the device does not know this hand")
    unseen = [*range(1, game.last + 1), *[JOKER] * game.jokers]
    taken = [card for shown in game.shown for card in shown]  # in hands, and all saw it
    for card in [*hand, *game.pile, *taken]:
        if card in unseen:
            unseen.remove(card)
    return Seen(
        rules, game.players, game.seat, tuple(hand), tuple(game.legal_moves()), game.open or 0,
        game.drawn is not None, tuple(unseen),
    )  # fmt: skip


class Easy:
    """Always draws, and throws a card that is in no set."""

    name = "easy"

    def choose(self, seen: Seen, chance: Random) -> Move:
        """Return the move, or the claim to be out as soon as there is one."""
        if not seen.drawn:
            return (TAKE,) if self.wants(seen) else (DRAW,)
        lie = {card: covered(seen.rules, _without(seen.hand, card)) for card in set(seen.hand)}
        most = max(lie.values())
        thrown = self.thrown(seen, sorted(card for card in lie if lie[card] == most))
        kept = _without(seen.hand, thrown)
        proof = proved(seen.rules, kept) if most == len(kept) else []
        return (OUT, thrown, *proof) if proof else (THROW, thrown)

    def wants(self, seen: Seen) -> bool:
        """Return True if the open card is to be taken."""
        return False

    def thrown(self, seen: Seen, spare: list[int]) -> int:
        """Return which of the `spare` cards to throw, without each of which as many lie in sets."""
        return spare[0]


class Greedy(Easy):
    """Takes what lies open if more cards lie in sets with it at once."""

    name = "steady"

    def wants(self, seen: Seen) -> bool:
        """Return True if the open card brings cards into sets."""
        return bool(seen.open) and _gains(seen) > 0


class Strong(Greedy):
    """Keeps what most unseen cards would join, or what is near another set."""

    name = "strong"

    def thrown(self, seen: Seen, spare: list[int]) -> int:
        """Return the card that is missed least: cards that could join count, then what is near."""
        unseen = _mask(seen.unseen)

        def missed(card: int) -> float:
            kept = _without(seen.hand, card)
            join = arranged(seen.rules, kept, unseen)[1]
            return JOINING * join + hopes(seen.rules, kept, unseen)

        return max(spare, key=missed) if len(spare) > 1 else spare[0]


def _gains(seen: Seen) -> int:
    """Return how many more cards lie in sets with the open one, when the worst has been thrown."""
    hand = (*seen.hand, seen.open)
    best = max(covered(seen.rules, tuple(sorted(_without(hand, card)))) for card in set(hand))
    return best - covered(seen.rules, seen.hand)


def _without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


@functools.cache
def _groups(rules: str) -> tuple[tuple[int, int], ...]:
    """Return the groups of `rules`: the numbers that a set may be of, and its key's bit, or 0."""
    last = 100 if rules == "H6" else 99
    numbers = range(1, last + 1)
    found = []
    if rules == "H6":
        for digit in range(10):
            found.append((sum(1 << n for n in numbers if n % 10 == digit), 0))
            found.append((sum(1 << n for n in numbers if n // 10 == digit), 0))
        return tuple(found)
    for prime in (number for number in numbers if is_prime(number)):
        others = [n for n in numbers if n % 10 == prime % 10 or n // 10 == prime // 10]
        found.append((sum(1 << n for n in others), 1 << prime))
    return tuple(found)


def covered(rules: str, hand: tuple[int, ...]) -> int:
    """Return how many cards of `hand` lie in sets at best, free cards among them."""
    return arranged(rules, hand, 0)[0]


@functools.lru_cache(20_000)
def arranged(rules: str, hand: tuple[int, ...], out: int) -> tuple[int, int]:
    """Return how many of `hand` lie in sets at best, and how many of `out` could join them."""
    mask, jokers = _mask(hand), hand.count(JOKER)
    least, most = LEAST[rules], SETS[rules][1]
    own = []
    for numbers, key in _groups(rules):
        size = (numbers & mask).bit_count()
        lacks = key and not key & mask
        if size + jokers >= least and size >= 2 and not (lacks and not jokers):
            own.append((numbers & mask, key if lacks else 0, numbers & out))
    own.sort(key=lambda group: -group[0].bit_count())
    best = (0, 0)
    waiting: list[tuple[int, int, int, tuple[tuple[int, int, int], ...]]] = [(0, 0, 0, ())]
    while waiting:
        at, union, joining, chosen = waiting.pop()
        room = most - len(chosen)
        for place in range(at, len(own)):
            there, key, more = own[place]
            if union.bit_count() + room * there.bit_count() + jokers < best[0]:
                break  # the others are no larger
            sets = (*chosen, own[place])
            found = ((union | there).bit_count() + jokers, (joining | more).bit_count())
            free = jokers - sum(key > 0 for _, key, _ in sets)
            if free < 0 or not _apart(sets, least, free):
                continue
            best = max(best, found)
            if room > 1:
                waiting.append((place + 1, union | there, joining | more, sets))
    return min(best[0], len(hand)), best[1]


def _mask(cards: Sequence[int]) -> int:
    return sum(1 << card for card in set(cards) if card != JOKER)


def _apart(chosen: tuple[tuple[int, int, int], ...], least: int, free: int) -> bool:
    """Return True if each of the groups has enough cards that are not all another's too (Hall)."""
    for count in range(1, len(chosen) + 1):
        for some in combinations(chosen, count):
            union = 0
            due = 0
            for there, key, _ in some:
                union |= there
                due += least - bool(key)
            if union.bit_count() + free < due:
                return False
    return True


def hopes(rules: str, hand: tuple[int, ...], out: int) -> float:
    """Return how near further sets are: by cards that lie together and those `out`."""
    mask = _mask(hand)
    best = []
    for numbers, key in _groups(rules):
        size = (numbers & mask).bit_count()
        if size < 2:
            continue
        to_come = (numbers & out).bit_count()
        known = 1.0 if not key or key & mask else 0.4 if key & out else 0.0
        best.append(known * (size**1.5 + size * to_come / 24))
    best.sort(reverse=True)
    most = SETS[rules][1] + 1
    return NEARLY * sum(best[:most]) / 2


def proved(rules: str, hand: tuple[int, ...]) -> list[int]:
    """Return `hand` in sets, as a claim tells them, or nothing if it is not."""
    groups: Groups = DigitGroups(list(hand)) if rules == "H6" else PrimeGroups(list(hand))
    proof = Proof(groups, SETS[rules][1])
    while proof.step():
        pass
    return list(proof.arrangement or ())
