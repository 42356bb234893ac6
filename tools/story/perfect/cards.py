"""A known table as figures for the search: sets of cards, what fits, what can still be reached.

All is compiled by numba.  A set of cards is two words of 50 bits, cards 0 to 49 and 50 to 99.  A
state is a row of SIZE figures: the tops of the piles (the first two rise, the others fall), how
many cards of the deck have been dealt, who is on turn, how many cards they have laid in this turn,
the cards that lie on no pile, and each hand.  The deal is what does not change: see `tables`.
"""

# pyright: reportMissingImports=false

import numpy as np
from numba import njit

WORD = 50  # cards in a word of a set
FULL = (1 << WORD) - 1
DEALT, SEAT, LAID, OUT, HANDS = 4, 5, 6, 7, 9  # places in a state, behind the four tops
SEATS = 5
SIZE = HANDS + 2 * SEATS
PLAYERS, HAND, LEAST, LEAST_AT_END, PASSES = range(5)  # places in the rules of a deal
ENDS = 400  # as a move: the turn ends; else four times the card and the pile

# BELOW[n] are the cards less than n.
BELOW = np.array(
    [[(1 << min(n, WORD)) - 1, (1 << max(n - WORD, 0)) - 1] for n in range(102)], dtype=np.int64
)


@njit(cache=True)
def count(word):
    """Return how many cards are in a `word` of a set."""
    word = word - ((word >> 1) & 0x5555555555555555)
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    return (word + (word >> 32)) & 127


@njit(cache=True)
def lowest(low, high):
    """Return the lowest card of a set that is not empty."""
    if low:
        return count((low & -low) - 1)
    return WORD + count((high & -high) - 1)


@njit(cache=True)
def highest(low, high):
    """Return the highest card of a set that is not empty."""
    card, word = (WORD, high) if high else (0, low)
    for step in (32, 16, 8, 4, 2, 1):
        if word >> step:
            card += step
            word >>= step
    return card


@njit(cache=True)
def holds(low, high, card):
    """Return True if `card` is in a set."""
    return (low >> card) & 1 if card < WORD else (high >> (card - WORD)) & 1


@njit(cache=True)
def fits(top, pile, card):
    """Return True if `card` may lie on `pile`, on which `top` lies."""
    if pile < 2:
        return card > top or card == top - 10
    return card < top or card == top + 10


@njit(cache=True)
def bottom(top, low, high):
    """Return the lowest that a rising pile can come to by chains of ten back, of cards in a set.

    No real order of play comes lower: whoever holds the cards, and whatever else they are for.
    """
    # Cards from which the one ten above is in the set too, or is the top.
    pair0 = low & ((low >> 10) | ((high << 40) & FULL))
    pair1 = high & (high >> 10)
    back = top - 10
    if back >= 2:
        if back < WORD:
            pair0 |= low & (1 << back)
        else:
            pair1 |= high & (1 << (back - WORD))
    reach = top
    while True:
        least = max(reach - 10, 0)
        new0 = pair0 & BELOW[reach, 0] & ~BELOW[least, 0]
        new1 = pair1 & BELOW[reach, 1] & ~BELOW[least, 1]
        if not (new0 | new1):
            return reach
        reach = lowest(new0, new1)


@njit(cache=True)
def ceiling(top, low, high):
    """Return the highest that a falling pile can come to, as `bottom` does for a rising one."""
    pair0 = low & (low << 10)
    pair1 = high & (((high << 10) & FULL) | (low >> 40))
    back = top + 10
    if back < 100:
        if back < WORD:
            pair0 |= low & (1 << back)
        else:
            pair1 |= high & (1 << (back - WORD))
    reach = top
    while True:
        most = min(reach + 11, 100)
        new0 = pair0 & BELOW[most, 0] & ~BELOW[reach + 1, 0]
        new1 = pair1 & BELOW[most, 1] & ~BELOW[reach + 1, 1]
        if not (new0 | new1):
            return reach
        reach = highest(new0, new1)


@njit(cache=True)
def cost(state):
    """Return how much has been lost on the piles of `state`, or -1 if a card can never go.

    That is a proof: the card lies between all that the piles can still come to.
    """
    out0, out1 = state[OUT], state[OUT + 1]
    a, b = min(state[0], state[1]), max(state[0], state[1])
    c, d = min(state[2], state[3]), max(state[2], state[3])
    low_a, low_b = bottom(a, out0, out1), bottom(b, out0, out1)
    high_c, high_d = ceiling(c, out0, out1), ceiling(d, out0, out1)
    low, high = min(low_a, low_b), max(high_c, high_d)
    if low > high + 1:
        dead0 = out0 & BELOW[low, 0] & ~BELOW[high + 1, 0]
        dead1 = out1 & BELOW[low, 1] & ~BELOW[high + 1, 1]
        if dead0 | dead1:
            return -1
    # The factors were found by trial: of 60 games alone a beam of 30 then wins 54 from the start.
    up, down = max(low_a, low_b), min(high_c, high_d)
    lost = 7 * (count(out0 & BELOW[a, 0]) + count(out1 & BELOW[a, 1]))
    lost += 7 * (count(out0 & ~BELOW[d, 0]) + count(out1 & ~BELOW[d, 1]))
    lost += 3 * (count(out0 & BELOW[b, 0]) + count(out1 & BELOW[b, 1]))
    lost += 3 * (count(out0 & ~BELOW[c, 0]) + count(out1 & ~BELOW[c, 1]))
    lost += 5 * (count(out0 & BELOW[low, 0]) + count(out1 & BELOW[low, 1]))
    lost += 5 * (count(out0 & ~BELOW[high, 0]) + count(out1 & ~BELOW[high, 1]))
    lost += 7 * (count(out0 & BELOW[up, 0]) + count(out1 & BELOW[up, 1]))
    lost += 7 * (count(out0 & ~BELOW[down, 0]) + count(out1 & ~BELOW[down, 1]))
    if a > d:  # what lies between all tops goes by ten back alone
        lost += 2 * count(out0 & BELOW[a, 0] & ~BELOW[d, 0])
        lost += 2 * count(out1 & BELOW[a, 1] & ~BELOW[d, 1])
    return lost + 3 * (a - 1 + b - 1 + 100 - c + 100 - d)


@njit(cache=True)
def due(state, deck, rules):
    """Return how many cards the turn in `state` must lay in all."""
    seat = HANDS + 2 * state[SEAT]
    held = count(state[seat]) + count(state[seat + 1])
    least = rules[LEAST] if state[DEALT] < len(deck) else rules[LEAST_AT_END]
    return min(least, held + state[LAID])


@njit(cache=True)
def stuck(state, seat):
    """Return True if none of the cards of `seat` fits anywhere."""
    low, high = state[HANDS + 2 * seat], state[HANDS + 2 * seat + 1]
    up, down = min(state[0], state[1]), max(state[2], state[3])
    if low & ~BELOW[up + 1, 0] or high & ~BELOW[up + 1, 1]:
        return False
    if low & BELOW[down, 0] or high & BELOW[down, 1]:
        return False
    for pile in range(4):
        card = state[pile] - 10 if pile < 2 else state[pile] + 10
        if 2 <= card < 100 and holds(low, high, card):
            return False
    return True


@njit(cache=True)
def nobody_goes(state, rules):
    """Return True if no player holds a card that fits."""
    for seat in range(rules[PLAYERS]):
        if not stuck(state, seat):
            return False
    return True


@njit(cache=True)
def lay(state, card, pile):
    """Put `card` of whoever is on turn on `pile`."""
    word = 0 if card < WORD else 1
    bit = ~(1 << (card - WORD * word))
    state[pile] = card
    state[LAID] += 1
    state[OUT + word] &= bit
    state[HANDS + 2 * state[SEAT] + word] &= bit


@njit(cache=True)
def end_turn(state, deck, rules):
    """Fill the hand up and pass the turn on to the next player who has cards."""
    hand = HANDS + 2 * state[SEAT]
    held = count(state[hand]) + count(state[hand + 1])
    while held < rules[HAND] and state[DEALT] < len(deck):
        card = deck[state[DEALT]]
        word = 0 if card < WORD else 1
        state[hand + word] |= 1 << (card - WORD * word)
        state[DEALT] += 1
        held += 1
    state[LAID] = 0
    for step in range(1, rules[PLAYERS] + 1):
        seat = (state[SEAT] + step) % rules[PLAYERS]
        if state[HANDS + 2 * seat] | state[HANDS + 2 * seat + 1]:
            state[SEAT] = seat
            return


@njit(cache=True)
def may_end(state, deck, rules):
    """Return True if the turn in `state` may end now."""
    if state[LAID] >= due(state, deck, rules):
        return True
    return rules[PASSES] and stuck(state, state[SEAT])


@njit(cache=True)
def moves_of(state, deck, rules, moves, room):
    """Write into `moves` what may be done in `state`, and its cost into `room`; return how many.

    Left out is what a better move makes needless.  Of two piles of one direction the nearer one is
    better, if the card ten back from the farther one is gone: whatever goes on the farther one then
    goes on the nearer too.  Left out is as well what leaves a card dead.
    """
    seat = HANDS + 2 * state[SEAT]
    low, high = state[seat], state[seat + 1]
    found = 0
    after = state.copy()
    for card in range(2, 100):
        if not holds(low, high, card):
            continue
        for pile in range(4):
            if not fits(state[pile], pile, card) or needless(state, card, pile, rules):
                continue
            after[:] = state
            lay(after, card, pile)
            value = cost(after)
            if value >= 0:
                moves[found] = 4 * card + pile
                room[found] = value
                found += 1
    if may_end(state, deck, rules):
        after[:] = state
        end_turn(after, deck, rules)
        if not (nobody_goes(after, rules) if rules[PASSES] else stuck(after, after[SEAT])):
            moves[found] = ENDS
            room[found] = cost(state)
            found += 1
    return found


@njit(cache=True)
def needless(state, card, pile, rules):
    """Return True if `card` goes on the other pile of the same direction with as much to hope for.

    Laid here it leaves the tops `card` and the other's; there, `card` and this one's.  So there is
    better if of the two tops the one that stays there is better.  Where players who are stuck pass,
    no top is better than another: who can go on must, and may wish that they could not.
    """
    other = pile ^ 1
    mine, its = state[pile], state[other]
    if not fits(its, other, card):
        return False
    if mine == its:
        return pile > other
    if rules[PASSES]:
        return False
    if pile < 2:
        back = its - 10
        better = mine < its
    else:
        back = its + 10
        better = mine > its
    if not better:
        return False
    # The other's top, which would stay, must have no ten back that this one's could not take.
    if back < 2 or back > 99 or back == card:
        return True
    if (back > mine) if pile < 2 else (back < mine):
        return True
    return not holds(state[OUT], state[OUT + 1], back)
