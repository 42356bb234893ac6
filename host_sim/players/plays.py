"""Plays as all players see them: which ones go, what they cost, and what signs say."""

from host_sim.players.observation import KEEP_OFF, NO_JUMP, Observation

JUMP = 10
CLOSE = 1  # so many unlaid cards a play may leave behind and still be close

Play = tuple[int, int]  # a card and its pile


def fits(card: int, pile: int, top: int) -> bool:
    """Return True if `card` may lie on `pile`, on that `top` (TG4, TG5)."""
    if pile < 2:
        return card > top or card == top - JUMP
    return card < top or card == top + JUMP


def is_back(card: int, pile: int, top: int) -> bool:
    """Return True if that play takes the pile ten back."""
    return card < top if pile < 2 else card > top


def skipped(out: frozenset[int], card: int, pile: int, top: int) -> int:
    """Return how many cards of `out` the play leaves behind; fewer than none if it goes back."""
    low, high = min(card, top), max(card, top)
    between = sum(low < other < high for other in out)
    return -1 - between if is_back(card, pile, top) else between


def signs(seen: Observation) -> tuple[int, ...]:
    """Return what `seen.seat` would say of each pile to the one on turn, 0 for nothing (TG15).

    Keep off: their ten back fits there.  No big jump: a card of theirs lies close.
    """
    out = frozenset(seen.out)
    said = []
    for pile, top in enumerate(seen.tops):
        costs = [skipped(out, card, pile, top) for card in seen.hand if fits(card, pile, top)]
        if any(cost < 0 for cost in costs):
            said.append(KEEP_OFF)
        else:
            said.append(NO_JUMP if any(cost <= CLOSE for cost in costs) else 0)
    return tuple(said)
