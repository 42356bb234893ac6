"""Two searches over a known table: one that finds a way to win, and one that proves a loss.

Both are compiled by numba and work on the states of cards.py.
"""

# pyright: reportMissingImports=false

import numpy as np
from numba import njit

from tools.story.perfect.cards import (
    DEALT,
    ENDS,
    HANDS,
    LAID,
    OUT,
    PASSES,
    SEAT,
    SIZE,
    cost,
    due,
    end_turn,
    lay,
    moves_of,
)

MOVES = 36  # most that may be done in one state: 8 cards on 4 piles, and the end of the turn
STEPS = 220  # most steps of a game: each of 98 cards, and the ends of turns
WON, LOST, GOES_ON = 1, 2, 0  # how a search came out


@njit(cache=True)
def key(state, need, salt):
    """Return a figure for all of `state` but its tops, and for the `need` of its turn."""
    word = np.int64(salt)
    for place in range(HANDS, SIZE):
        word = (word ^ state[place]) * 0x2545F4914F6CDD1D
        word ^= (word >> 29) & 0x7FFFFFFFF
    word = (word ^ (state[DEALT] * 1024 + state[SEAT] * 16 + need)) * 0x369DEA0F31A53F85
    return (word ^ ((word >> 32) & 0xFFFFFFFF)) | 1  # 0 is no name


@njit(cache=True)
def packed(state):
    """Return the tops of `state` in one figure, those of a direction in order."""
    a, b = min(state[0], state[1]), max(state[0], state[1])
    c, d = max(state[2], state[3]), min(state[2], state[3])
    return ((a * 128 + b) * 128 + c) * 128 + d


@njit(cache=True)
def widen(now, held, new, origins, done, deck, rules, width):
    """Write into `new` the best `width` states one card on from the first `held` of `now`.

    The best have lost the least.  `origins` and `done` get for each the state that it comes from
    and its move, 512 more where the turn had ended before.  Returns how many there are.
    """
    most = held * MOVES * 2
    offered = np.empty(most, np.int64)  # costs
    origin = np.empty(most, np.int64)
    move = np.empty(most, np.int64)
    buckets = 1
    while buckets < 2 * most:
        buckets *= 2
    seen = np.zeros(buckets, np.int64)
    moves = np.empty(MOVES, np.int64)
    room = np.empty(MOVES, np.int64)
    after = np.empty(SIZE, np.int64)
    total = 0
    for at in range(held):
        for turn in range(2):  # going on with the turn, or with the next one
            state = now[at].copy()
            if turn:
                found = moves_of(state, deck, rules, moves, room)
                if not found or moves[found - 1] != ENDS:
                    continue
                end_turn(state, deck, rules)
            found = moves_of(state, deck, rules, moves, room)
            for each in range(found):
                if moves[each] == ENDS:
                    continue
                after[:] = state
                lay(after, moves[each] >> 2, moves[each] & 3)
                need = max(0, due(after, deck, rules) - after[LAID])
                name = key(after, need, packed(after))
                slot = (name >> 1) & (buckets - 1)
                while seen[slot] != 0 and seen[slot] != name:
                    slot = (slot + 1) & (buckets - 1)
                if seen[slot] == name:
                    continue
                seen[slot] = name
                offered[total] = room[each]
                origin[total] = at
                move[total] = moves[each] + 512 * turn
                total += 1
    order = np.argsort(offered[:total], kind="mergesort")
    held = min(width, total)
    for place in range(held):
        each = order[place]
        new[place] = now[origin[each]]
        if move[each] >= 512:
            end_turn(new[place], deck, rules)
        lay(new[place], (move[each] & 511) >> 2, move[each] & 3)
        origins[place] = origin[each]
        done[place] = move[each]
    return held


@njit(cache=True)
def better(tops, others, state):
    """Return True if a pile position `tops`, which is lost, had all that `others` have to hope for.

    Both are packed; the cards that are out are those of `state`.
    """
    for pile in range(4):
        shift = 7 * (3 - pile)
        mine, its = (tops >> shift) & 127, (others >> shift) & 127
        if mine == its:
            continue
        if pile < 2:
            back = its - 10
            if mine > its:
                return False
            if back <= 1 or back > mine:
                continue
        else:
            back = its + 10
            if mine < its:
                return False
            if back >= 100 or back < mine:
                continue
        out = (state[OUT] >> back) & 1 if back < 50 else (state[OUT + 1] >> (back - 50)) & 1
        if out:
            return False
    return True


@njit(cache=True)
def slot_of(state, deck, rules, names):
    """Return the place in the table `names` of all but the tops of `state`.

    Where players who are stuck pass, no tops are better than others, so they belong to its name.
    """
    need = max(0, due(state, deck, rules) - state[LAID])
    own = packed(state) if rules[PASSES] else 0
    first, second = key(state, need, 7 + 16 * own), key(state, need, 1234567891011 + own)
    slot = (first >> 1) & (len(names) - 1)
    while names[slot, 0] != 0 and (names[slot, 0] != first or names[slot, 1] != second):
        slot = (slot + 1) & (len(names) - 1)
    if names[slot, 0] == 0:
        names[slot, 0], names[slot, 1] = first, second
    return slot


@njit(cache=True)
def proven(state, slot, rules, firsts, tops, others):
    """Return True if `state` is lost by what is known of those with the same cards."""
    mine = packed(state)
    at = firsts[slot]
    while at:
        if tops[at] == mine or not rules[PASSES] and better(tops[at], mine, state):
            return True
        at = others[at]
    return False


@njit(cache=True)
def sort_moves(depth, stack, deck, rules, ways, counts):
    """Write what may be done in the state at `depth` into `ways`, what loses least first."""
    moves = np.empty(MOVES, np.int64)
    room = np.empty(MOVES, np.int64)
    found = moves_of(stack[depth], deck, rules, moves, room)
    order = np.argsort(room[:found], kind="mergesort")
    for each in range(found):
        ways[depth, each] = moves[order[each]]
    counts[depth] = found


@njit(cache=True)
def depth_first(
    deck, rules, stack, ways, next_way, counts, names, firsts, tops, others, figures, most
):
    """Search on from where `figures` say it stopped, for `most` steps; return how it came out.

    `figures` are the depth, how many lost positions are known, and how many places of the table are
    taken.  LOST is a proof: every move from the first of `stack` has been tried, but for those that
    a better one makes needless.
    """
    depth, known, taken = figures[0], figures[1], figures[2]
    answer = GOES_ON
    for _ in range(most):
        if next_way[depth] == counts[depth]:  # nothing is left here: it is lost
            slot = slot_of(stack[depth], deck, rules, names)
            if known + 1 < len(tops) and 2 * taken < len(names):
                if firsts[slot] == 0:
                    taken += 1
                known += 1
                tops[known] = packed(stack[depth])
                others[known] = firsts[slot]
                firsts[slot] = known
            elif firsts[slot] == 0:
                names[slot, 0] = 0
            depth -= 1
            if depth < 0:
                answer = LOST
                break
            continue
        move = ways[depth, next_way[depth]]
        next_way[depth] += 1
        state = stack[depth + 1]
        state[:] = stack[depth]
        if move == ENDS:
            end_turn(state, deck, rules)
        else:
            lay(state, move >> 2, move & 3)
            if not (state[OUT] | state[OUT + 1]):
                answer = WON
                break
        slot = slot_of(state, deck, rules, names)
        if firsts[slot] == 0:
            names[slot, 0] = 0
        elif proven(state, slot, rules, firsts, tops, others):
            continue
        depth += 1
        sort_moves(depth, stack, deck, rules, ways, counts)
        next_way[depth] = 0
    figures[0], figures[1], figures[2] = depth, known, taken
    return answer


@njit(cache=True)
def lost_at_once(start):
    """Return True if a card in `start` can never go."""
    return cost(start) < 0
