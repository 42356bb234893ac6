"""A player who has played often: thinks the turn through, counts what is out, and heeds signs."""

from collections.abc import Iterator

from host_sim.players.observation import KEEP_OFF, NO_JUMP, Observation
from host_sim.players.plays import Play, fits, is_back

HEEDED = {0: 0, KEEP_OFF: 12, NO_JUMP: 4}  # cards' worth of a sign that is not heeded
DEAD = 3  # cards' worth of a card in hand that no pile takes any more
FAR, ANY = 15, 99  # cards that a play may leave behind, if others do; and if none does


class Steady:
    """Lays the cards by which the fewest unlaid ones are left behind, and all that cost nothing."""

    name = "steady"

    def turn(self, seen: Observation) -> list[Play]:
        """Return the plays of the turn, fewer than are due if no more go."""
        counted = _Counted(seen)
        longest: list[Play] = []
        for limit in (FAR, ANY):
            best: tuple[float, list[Play]] = (1e9, [])
            for laid, tops in _turns(seen, counted, limit):
                if len(laid) > len(longest):
                    longest = laid
                if len(laid) == seen.due:
                    best = min(best, (_cost(seen, counted, laid, tops), laid))
            if best[0] < 1e9:
                return _further(seen, counted, best[1])
        return longest


class _Counted:
    """The cards that are out, counted so that what lies between two is known at once."""

    def __init__(self, seen: Observation) -> None:
        out = set(seen.out)
        self._below = [0]
        for card in range(1, 102):
            self._below.append(self._below[-1] + (card in out))

    def between(self, one: int, other: int, laid: list[Play]) -> int:
        """Return how many cards are out between two, those of `laid` left out."""
        low, high = min(one, other), max(one, other)
        count = self._below[high - 1] - self._below[low] if high > low else 0
        return count - sum(low < card < high for card, _ in laid)


def _turns(
    seen: Observation, counted: _Counted, limit: int
) -> Iterator[tuple[list[Play], tuple[int, ...]]]:
    """Yield all ways to lay up to as many cards as are due, and the tops that they lead to."""
    waiting: list[tuple[list[Play], tuple[int, ...]]] = [([], seen.tops)]
    known = set()
    while waiting:
        laid, tops = waiting.pop()
        yield laid, tops
        if len(laid) == seen.due:
            continue
        gone = [card for card, _ in laid]
        for card in seen.hand:
            for pile in range(4):
                top = tops[pile]
                if card in gone or not fits(card, pile, top):
                    continue
                if not is_back(card, pile, top) and counted.between(card, top, laid) > limit:
                    continue
                after = (*tops[:pile], card, *tops[pile + 1 :])
                key = (*sorted([*gone, card]), *after)
                if key not in known:
                    known.add(key)
                    waiting.append(([*laid, (card, pile)], after))


def _cost(seen: Observation, counted: _Counted, laid: list[Play], tops: tuple[int, ...]) -> float:
    cost = 0.0
    for pile, top in enumerate(tops):
        was = seen.tops[pile]
        if top != was:
            between = counted.between(top, was, laid)
            back = is_back(top, pile, was)
            cost += -between if back else between + HEEDED.get(seen.signs[pile], 0)
    gone = [card for card, _ in laid]
    for card in seen.hand:
        if card not in gone and not any(fits(card, pile, top) for pile, top in enumerate(tops)):
            cost += DEAD
    return cost


def _further(seen: Observation, counted: _Counted, laid: list[Play]) -> list[Play]:
    """Return `laid` and whatever may follow that leaves nothing behind."""
    tops, laid = list(seen.tops), list(laid)
    for card, pile in laid:
        tops[pile] = card
    found = True
    while found:
        found = False
        for card in seen.hand:
            for pile, top in enumerate(tops):
                free = fits(card, pile, top) and card not in [laid_card for laid_card, _ in laid]
                if free and (is_back(card, pile, top) or not counted.between(card, top, laid)):
                    laid.append((card, pile))
                    tops[pile] = card
                    found = True
    return laid
