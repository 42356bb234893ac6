"""Every position in which a turn may end, and the plays that lead there.

A pile's top is a number; one that is not there (house rules) stands so far away that nothing fits.
"""

# pyright: reportMissingImports=false

from typing import NamedTuple

import numpy as np

from host_sim.players.quick.compiled import compiled

NODES = 3000  # positions of one turn that are kept, at most
SLOTS = 8192  # places of the table in which those are looked up
HAND = 10  # cards of a hand, at most
MASKS = 1 << HAND
SPAN = 161  # of a list by cards, with room for tens beside those that are none
NO_UP, NO_DOWN = 150, -50  # tops of piles that are not there
GONE, UNSEEN, HELD = 0, 1, 2  # what a card is to who looks
ANY = 200  # a limit that allows every play


class Room(NamedTuple):
    """Room to think a turn over in; one for each thread."""

    key: np.ndarray  # of the table of positions known: what they are,
    stamp: np.ndarray  # and the turn they are of
    turn: np.ndarray
    mask: np.ndarray  # of each position: which cards of the hand were laid, a bit each,
    laid: np.ndarray  # how many,
    tops: np.ndarray
    parent: np.ndarray  # the position before it, and what was laid where
    card: np.ndarray
    pile: np.ndarray
    stack: np.ndarray
    ends: np.ndarray  # positions in which the turn may end
    state: np.ndarray  # by mask: what each card is then, from below and from above
    below: np.ndarray  # by mask: how many unlaid cards are no greater, both ways too
    tens: np.ndarray  # by mask: pairs of unlaid cards ten apart
    built: np.ndarray  # by mask: the turn those are of
    rest: np.ndarray  # cards that are kept, and what it costs to lay each
    costs: np.ndarray
    few: np.ndarray  # a handful of numbers


def room() -> Room:
    """Return a new one."""
    return Room(
        np.zeros(SLOTS, np.int64), np.zeros(SLOTS, np.int32),
        np.zeros(1, np.int32),
        np.zeros(NODES, np.int32), np.zeros(NODES, np.int32), np.zeros((NODES, 4), np.int32),
        np.zeros(NODES, np.int32), np.zeros(NODES, np.int32), np.zeros(NODES, np.int32),
        np.zeros(NODES, np.int32), np.zeros(NODES, np.int32),
        np.zeros((MASKS, 2, SPAN), np.uint8), np.zeros((MASKS, 2, 102), np.uint8),
        np.zeros(MASKS, np.int32), np.zeros(MASKS, np.int32),
        np.zeros(HAND, np.int32), np.zeros(HAND, np.int32), np.zeros(16, np.int32),
    )  # fmt: skip


@compiled
def fits(card, pile, top):
    """Return True if `card` may lie on `pile` with that `top` (TG4, TG5)."""
    if pile < 2:
        return card > top or card == top - 10
    return card < top or card == top + 10


@compiled
def build(room, mask, hand, held, out):
    """Note what each card is once the cards of `mask` have been laid."""
    if room.built[mask] == room.turn[0]:
        return
    room.built[mask] = room.turn[0]
    up, down = room.state[mask, 0], room.state[mask, 1]
    for card in range(SPAN):
        up[card] = out[card]
    for j in range(held):
        up[hand[j]] = GONE if mask >> j & 1 else HELD
    for card in range(1, 101):
        down[card] = up[101 - card]
    rising, falling = room.below[mask, 0], room.below[mask, 1]
    count = 0
    rising[0] = 0
    for card in range(1, 102):
        count += up[card] > 0
        rising[card] = count
    for card in range(101):
        falling[card] = count - rising[100 - card]
    falling[101] = count
    tens = 0
    for card in range(2, 90):
        tens += (up[card] > 0) & (up[card + 10] > 0)
    room.tens[mask] = tens


@compiled
def skipped(state, below, hand, held, used, card, side, top):
    """Return how many unlaid cards a play leaves behind, less than none if it goes back.

    `state` and `below` are as the turn began, from the pile's `side`, as are `card` and `top`; the
    cards `used` have been laid since.  A card after which held ones lead back by tens counts as
    the last of them.
    """
    if card < top:
        return -1
    last = card
    while last > 11 and state[side, last - 10] == HELD:
        if used:
            back = last - 10
            for j in range(held):
                if used >> j & 1 and (101 - hand[j] if side else hand[j]) == back:
                    back = 0
            if not back:
                break
        last -= 10
    if last <= top:
        return 0
    top = max(top, 0)
    cost = np.int64(below[side, last - 1]) - np.int64(below[side, top])
    if used and cost:
        for j in range(held):
            if used >> j & 1:
                laid = 101 - hand[j] if side else hand[j]
                cost -= top < laid < last
    return cost


@compiled
def _goes(state, below, hand, held, used, card, pile, top, limit):
    """Return True if `card` fits on `pile` and leaves no more than `limit` cards behind."""
    side = pile >> 1
    if side:
        card, top = 101 - card, 101 - top
    if card <= top:
        return card == top - 10
    return limit == ANY or skipped(state, below, hand, held, used, card, side, top) <= limit


@compiled
def _is_new(keys, stamps, turn, key):
    """Return True if no position of the `turn` has that `key` yet, and note it."""
    at = ((key * np.int64(-7046029254386353131)) >> np.int64(45)) & (SLOTS - 1)
    while stamps[at] == turn:
        if keys[at] == key:
            return False
        at = (at + 1) & (SLOTS - 1)
    stamps[at] = turn
    keys[at] = key
    return True


@compiled
def _follow(room, node, hand, held, limit, total):
    """Add the positions that one more play leads to; return how many there are, if any play goes.

    A play of which another order led to the same position goes too.
    """
    keys, stamps, turn = room.key, room.stamp, room.turn[0]
    kept, state, below = room.tops, room.state[0], room.below[0]
    used = room.mask[node]
    found = False
    for j in range(held):
        if used >> j & 1:
            continue
        card = hand[j]
        for pile in range(4):
            top = kept[node, pile]
            if (pile & 1) and top == kept[node, pile - 1]:
                continue
            if not _goes(state, below, hand, held, used, card, pile, top, limit):
                continue
            found = True
            if total == NODES:
                continue
            key = np.int64(used | 1 << j)
            for other in range(4):
                key = key * 256 + 60 + (card if other == pile else kept[node, other])
            if not _is_new(keys, stamps, turn, key):
                continue
            for other in range(4):
                kept[total, other] = kept[node, other]
            kept[total, pile] = card
            room.mask[total] = used | 1 << j
            room.parent[total] = node
            room.card[total] = card
            room.pile[total] = pile
            room.laid[total] = room.laid[node] + 1
            total += 1
    return total, found


@compiled
def enumerate_turn(room, tops, hand, held, out, due, short, most_due, most_extra):
    """Find the ends of a turn; return how many, and the position in which the most were laid.

    `out` says of each card whether it is unlaid, `due` how many must be laid.  A play that is due
    leaves at most `most_due` cards behind, unless nothing else goes; a further one `most_extra`.
    Where none is an end the turn cannot be ended; on the `short` sheet it can where nothing goes.
    """
    room.turn[0] += 1
    build(room, 0, hand, held, out)
    counts, kept = room.laid, room.tops
    stack, found_ends = room.stack, room.ends
    for pile in range(4):
        kept[0, pile] = tops[pile]
    room.mask[0] = 0
    counts[0] = 0
    room.parent[0] = -1
    stack[0] = 0
    total = 1
    waiting = 1
    ends = 0
    furthest = 0
    while waiting:
        waiting -= 1
        node = stack[waiting]
        laid = counts[node]
        if laid > counts[furthest]:
            furthest = node
        if laid >= due:
            found_ends[ends] = node
            ends += 1
        if laid == held:
            continue
        limit = most_due if laid < due else most_extra
        before = total
        total, found = _follow(room, node, hand, held, limit, total)
        if not found and laid < due:
            total, found = _follow(room, node, hand, held, ANY, total)
        for after in range(before, total):
            stack[waiting] = after
            waiting += 1
        if not found and laid < due and short:
            found_ends[ends] = node
            ends += 1
    return ends, furthest


@compiled
def find_ends(room, tops, hand, held, out, due, short, most_due, most_extra):
    """Find the ends of a turn as `enumerate_turn` does, and overlook none if there is one."""
    ends, furthest = enumerate_turn(room, tops, hand, held, out, due, short, most_due, most_extra)
    if ends == 0 and held:
        ends, furthest = enumerate_turn(room, tops, hand, held, out, due, short, ANY, 0)
    return ends, furthest
