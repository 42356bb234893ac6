"""Whether an endgame can be won, by trying every way of playing it.

It is plain Python and shares nothing with the search that it is a judge of: no table of figures, no
piles that are better than others, no card that is dead.
"""

from typing import Any

Rules = tuple[int, int, int, int, bool]  # players, hand, least a turn, least at the end, passes
Hands = tuple[frozenset[int], ...]


def can_win(
    tops: tuple[int, ...],
    hands: Hands,
    pile: tuple[int, ...],
    seat: int,
    rules: Rules,
    laid: int = 0,
    known: dict[Any, bool] | None = None,
) -> bool:
    """Return whether all cards can be laid, by trying everything; `pile` is the draw pile."""
    players, size, least, least_at_end, passes = rules
    known = {} if known is None else known
    if not pile and not any(hands):
        return True
    name = tops, hands, len(pile), seat, laid
    if name in known:
        return known[name]
    known[name] = False
    hand = hands[seat]
    must = min(least if pile else least_at_end, len(hand) + laid)
    found = False
    goes = False
    for card in hand:
        for at, top in enumerate(tops):
            onward = card > top if at < 2 else card < top
            if not onward and card != (top - 10 if at < 2 else top + 10):
                continue
            goes = True
            new = (*tops[:at], card, *tops[at + 1 :])
            left = (*hands[:seat], hand - {card}, *hands[seat + 1 :])
            found = found or can_win(new, left, pile, seat, rules, laid + 1, known)
    if not found and (laid >= must or passes and not goes):
        drawn = max(0, min(size - len(hand), len(pile)))
        left = (*hands[:seat], hand | set(pile[:drawn]), *hands[seat + 1 :])
        order = [(seat + step) % players for step in range(1, players + 1)]
        following = next(other for other in order if left[other] or pile[drawn:])
        idle = passes and not any(_goes(cards, tops) for cards in left)
        found = not idle and can_win(tops, left, pile[drawn:], following, rules, 0, known)
    known[name] = found
    return found


def _goes(hand: frozenset[int], tops: tuple[int, ...]) -> bool:
    a, b, c, d = tops
    return any(
        card > min(a, b) or card < max(c, d) or card + 10 in (a, b) or card - 10 in (c, d)
        for card in hand
    )
