"""A position at the end of a turn in numbers, as the network is given it.

All of it the player can know: the piles, their own hand, which cards are out, how many everybody
holds, and the signs that the others had put on the piles.
"""

# pyright: reportMissingImports=false

import numpy as np

from host_sim.players.quick.compiled import compiled
from host_sim.players.quick.turns import HELD, UNSEEN, build

EACH = 26  # numbers of one pile
WHOLE = 36  # and of all together
COUNT = 4 * EACH + WHOLE
FAR = 30  # what it costs to lay a card that fits nowhere


@compiled
def sort(numbers, count):
    """Put the first `count` of `numbers`, few as they are, in ascending order."""
    for i in range(1, count):
        number = numbers[i]
        j = i
        while j and numbers[j - 1] > number:
            numbers[j] = numbers[j - 1]
            j -= 1
        numbers[j] = number


@compiled
def _reach(state, top):
    """Return the lowest that a pile can still come to by tens back, and so what it can regain."""
    lowest = top
    moved = True
    while moved:
        moved = False
        if lowest > 11 and state[lowest - 10]:
            lowest -= 10
            moved = True
            continue
        for card in range(lowest + 1, min(lowest + 10, 100)):
            if card > 11 and state[card] and state[card - 10]:
                lowest = card - 10
                moved = True
                break
    return lowest


@compiled
def _pile(row, at, state, below, top, rest, resting, side, costs):
    """Put down what is known of a pile that rises, or one that falls seen from above.

    Returns how far down it can still come.
    """
    edge = min(top, 100)
    lost = below[edge]
    ahead = below[100] - lost
    row[at] = lost * 0.03
    row[at + 1] = ahead * 0.02
    row[at + 2] = (edge - 1) * 0.01
    back = state[top - 10] if top > 11 else 0
    if back:
        gain = below[edge - 1] - below[edge - 10]
        if back == HELD:
            row[at + 3] = 1
            row[at + 4] = gain * 0.2
        else:
            row[at + 5] = 1
            row[at + 6] = gain * 0.2
        if top > 21 and state[top - 20]:
            row[at + 7] = 1
    row[at + 8] = (below[min(edge + 3, 101)] - lost) * 0.3
    row[at + 9] = (below[min(edge + 7, 101)] - lost) * 0.2
    row[at + 10] = (below[min(edge + 14, 101)] - lost) * 0.1
    pairs = 0
    deepest = 0
    for card in range(edge + 1, min(edge + 10, 100)):
        if card > 11 and state[card] and state[card - 10]:
            pairs += 1
            deepest = max(deepest, lost - below[card - 11])
    row[at + 11] = pairs * 0.3
    row[at + 12] = deepest * 0.1
    lowest = _reach(state, top) if edge < 100 or top == 100 else top
    reached = min(lowest, 100)
    row[at + 13] = below[reached] * 0.03
    row[at + 14] = (lost - below[reached]) * 0.05
    first = FAR
    second = FAR
    near = 0
    for j in range(resting):
        card = 101 - rest[j] if side else rest[j]
        if card > top:
            cost = below[card - 1] - lost
        elif card == top - 10:
            cost = -1
        else:
            continue
        costs[j] = min(costs[j], cost)
        near += cost <= 1
        if cost < first:
            first, second = cost, first
        elif cost < second:
            second = cost
    row[at + 15] = first * 0.1 if first < FAR else 0
    row[at + 16] = first < FAR
    row[at + 17] = second * 0.1 if second < FAR else 0
    row[at + 18] = second < FAR
    row[at + 19] = near * 0.5
    return lowest


@compiled
def _sign(row, at, sign, nearness, moved, back):
    """Put down the `sign` on a pile, and whether it has been heeded."""
    if not sign:
        return
    if not moved:
        row[at + 20] = sign == 1
        row[at + 21] = sign == 2
        row[at + 22] = nearness
        row[at + 23] = nearness * (sign == 2)
    elif back:
        row[at + 24] = sign * 0.5
    else:
        row[at + 25] = sign * 0.5


@compiled
def _dead(up, low, high):
    """Return how many cards lie between the lowest that rising piles can come to and the `high`est.

    No pile can ever take them.
    """
    below = up[100] if low > 100 else up[low]
    if low > 100 and high < 1:
        return 0
    return max(0, np.int64(below) - np.int64(up[high - 1] if high > 0 else 0))


@compiled
def _takers(counts, edges, tops, up):
    """Count the cards that so many piles take without going back: none, one, up to four."""
    edges[0], edges[1] = min(tops[0], 100), min(tops[1], 100)
    edges[2], edges[3] = max(tops[2] - 1, 0), max(tops[3] - 1, 0)
    sort(edges, 4)
    counts[:] = 0
    start = 0
    for k in range(5):
        end = edges[k] if k < 4 else 100
        if end > start:
            takers = (
                (start >= tops[0])
                + (start >= tops[1])
                + (start + 1 < tops[2])
                + (start + 1 < tops[3])
            )
            counts[takers] += np.int64(up[end]) - np.int64(up[start])
            start = end


@compiled
def _piles(row, room, state, below, tops, before, signs, near, resting, reach):
    """Put down what is known of each pile, and into `reach` how far back each side can come."""
    rest, costs = room.rest, room.costs
    for side in range(2):
        first, second = 2 * side, 2 * side + 1
        if (tops[first] > tops[second]) != (side == 1) and tops[first] != tops[second]:
            first, second = second, first
        lowest = 200
        for k in range(2):
            pile = second if k else first
            at = (2 * side + k) * EACH
            top = 101 - tops[pile] if side else tops[pile]
            reached = _pile(row, at, state[side], below[side], top, rest, resting, side, costs)
            lowest = min(lowest, reached)
            was = 101 - before[pile] if side else before[pile]
            _sign(row, at, signs[pile], near[pile], top != was, top < was)
        reach[side] = lowest


@compiled
def describe(row, room, node, hand, held, out, before, signs, near, deck, others, after, active):
    """Fill `row` for the position `node`; return how many cards can certainly not be laid.

    `before` are the tops as the turn began, with `signs` on them from somebody of that `near`
    ness (1 the next player, less for later ones); `deck` is the draw pile, not yet drawn from;
    `others` hold so many cards, the next one `after`, and so many are `active`.
    """
    mask = room.mask[node]
    tops = room.tops[node]
    build(room, mask, hand, held, out)
    state, below = room.state[mask], room.below[mask]
    for k in range(COUNT):
        row[k] = 0
    rest, costs = room.rest, room.costs
    resting = 0
    for j in range(held):
        if not mask >> j & 1:
            rest[resting] = hand[j]
            costs[resting] = FAR
            resting += 1
    reach, edges, counts = room.few[:2], room.few[2:6], room.few[6:11]
    _piles(row, room, state, below, tops, before, signs, near, resting, reach)
    at = 4 * EACH
    up = below[0]
    unlaid = up[100]
    dead = _dead(up, reach[0], 101 - reach[1])
    played = held - resting
    pile_left = max(0, deck - played)
    row[at] = unlaid * 0.02
    row[at + 1] = pile_left * 0.02
    row[at + 2] = pile_left == 0
    row[at + 3] = resting * 0.15
    row[at + 4] = others * 0.05
    row[at + 5] = after * 0.15
    row[at + 6] = active * 0.2
    row[at + 7] = dead * 0.3
    row[at + 8] = dead > 0
    _takers(counts, edges, tops, up)
    for k in range(4):
        row[at + 9 + k] = counts[k] * (0.1, 0.05, 0.03, 0.03)[k]
    none = 0
    one = 0
    pairs = 0
    unheld = 0
    total = 0
    for j in range(resting):
        card = rest[j]
        takers = (card > tops[0]) + (card > tops[1]) + (card < tops[2]) + (card < tops[3])
        none += takers == 0
        one += takers == 1
        if card <= 89:
            pairs += state[0, card + 10] == HELD
            unheld += state[0, card + 10] == UNSEEN
        if card >= 12:
            unheld += state[0, card - 10] == UNSEEN
        total += costs[j]
    row[at + 13] = none * 0.5
    row[at + 14] = one * 0.3
    row[at + 15] = pairs * 0.5
    row[at + 16] = unheld * 0.1
    row[at + 17] = room.tens[mask] * 0.03
    sort(costs, resting)
    for k in range(5):
        if k < resting:
            row[at + 18 + k] = costs[k] * 0.1
            row[at + 23 + k] = costs[k] <= 0
    row[at + 28] = total * 0.02
    row[at + 29] = costs[resting - 1] * 0.05 if resting else 0
    row[at + 30] = played * 0.2
    row[at + 31] = max(0, played - deck) * 0.3
    # The room that rising and falling piles leave between them.
    low = min(tops[0], tops[1], 100)
    high = max(tops[2], tops[3], 1)
    row[at + 32] = (high - low) * 0.01
    row[at + 33] = 1
    return dead
