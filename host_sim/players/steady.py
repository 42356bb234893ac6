"""A player who has played often: thinks the turn through, counts what is out, and heeds signs."""

from collections.abc import Iterator

from host_sim.players.observation import KEEP_OFF, NO_JUMP, Observation
from host_sim.players.plays import Play, fits, skipped

HEEDED = {0: 0, KEEP_OFF: 12, NO_JUMP: 4}  # cards' worth of a sign that is not heeded
DEAD = 3  # cards' worth of a card in hand that no pile takes any more


class Steady:
    """Lays the cards by which the fewest unlaid ones are left behind, and all that cost nothing."""

    name = "steady"

    def turn(self, seen: Observation) -> list[Play]:
        """Return the plays of the turn, fewer than are due if no more go."""
        out = frozenset(seen.out)
        best: tuple[float, list[Play]] = (1e9, [])
        longest: list[Play] = []
        for laid, tops in _turns(seen):
            if len(laid) > len(longest):
                longest = laid
            if len(laid) == seen.due:
                best = min(best, (_cost(seen, out, laid, tops), laid))
        return _further(seen, out, best[1]) if best[0] < 1e9 else longest


def _turns(seen: Observation) -> Iterator[tuple[list[Play], list[int]]]:
    """Yield all ways to lay up to as many cards as are due, and the tops that they lead to."""
    waiting: list[tuple[list[Play], list[int]]] = [([], list(seen.tops))]
    known = set()
    while waiting:
        laid, tops = waiting.pop()
        yield laid, tops
        if len(laid) == seen.due:
            continue
        gone = {card for card, _ in laid}
        for card in seen.hand:
            for pile in range(4):
                if card in gone or not fits(card, pile, tops[pile]):
                    continue
                after = [card if other == pile else top for other, top in enumerate(tops)]
                key = (frozenset(gone | {card}), *after)
                if key not in known:
                    known.add(key)
                    waiting.append(([*laid, (card, pile)], after))


def _cost(seen: Observation, out: frozenset[int], laid: list[Play], tops: list[int]) -> float:
    cost = 0.0
    left = out - {card for card, _ in laid}
    for pile, top in enumerate(tops):
        was = seen.tops[pile]
        if top != was:
            back = (top < was) == (pile < 2)
            between = sum(min(top, was) < card < max(top, was) for card in left)
            cost += -between if back else between + HEEDED.get(seen.signs[pile], 0)
    for card in seen.hand:
        if card in left and not any(fits(card, pile, top) for pile, top in enumerate(tops)):
            cost += DEAD
    return cost


def _further(seen: Observation, out: frozenset[int], laid: list[Play]) -> list[Play]:
    """Return `laid` and whatever may follow that leaves nothing behind."""
    tops, laid = list(seen.tops), list(laid)
    left = set(out)
    for card, pile in laid:
        tops[pile] = card
        left.discard(card)
    found = True
    while found:
        found = False
        for card in seen.hand:
            for pile in range(4):
                free = card in left and fits(card, pile, tops[pile])
                if free and skipped(frozenset(left), card, pile, tops[pile]) <= 0:
                    laid.append((card, pile))
                    tops[pile] = card
                    left.discard(card)
                    found = True
    return laid
