"""Looking ahead: what the best ends of a turn come to once cards are drawn and the next has played.

What is not seen is dealt anew, many times, as far as the signs allow; every end is tried with the
same deals.  Those that come off worst drop out, the others are tried on, as long as it is in doubt
which is the best.
"""

# pyright: reportMissingImports=false

from typing import NamedTuple

import numpy as np

from host_sim.players.quick.chance import draw, shuffle
from host_sim.players.quick.compiled import compiled
from host_sim.players.quick.turns import SPAN

MOST = 16  # ends that are looked at, at most
DEALS = 128  # by which one is tried, at most
AT_ONCE = 4  # deals from one look at who drops out to the next
KNOWN = 4  # deals that what an end is held to be worth without a look ahead counts as
DOUBT = 2.5  # standard errors by which the best must come off better than one that drops out


class Guess(NamedTuple):
    """Room for what may be."""

    cards: np.ndarray  # those not seen: first the draw pile, then the others' hands
    best: np.ndarray  # ends still in the running
    sums: np.ndarray  # what they came to in all,
    came: np.ndarray  # and by each deal,
    row: np.ndarray  # in which row of these
    place: np.ndarray  # of each card among `cards`, none -1


def new_guess() -> Guess:
    """Return a new one."""
    return Guess(
        np.zeros(98, np.int32), np.zeros(MOST, np.int32), np.zeros(MOST, np.float64),
        np.zeros((MOST, DEALS), np.float64), np.zeros(MOST, np.int32), np.zeros(SPAN, np.int32),
    )  # fmt: skip


@compiled
def deal_unseen(guess, table, house, below, state):
    """Deal what the seat on turn does not see; return how many cards the draw pile has.

    The signs on the piles have been put there by those whose hands are dealt here.
    """
    seat = table.at[1]
    for card in range(SPAN):
        guess.place[card] = -1
    count = 0
    for card in range(2, 100):
        if table.out[card]:
            guess.place[card] = 0
    for j in range(table.held[seat]):
        guess.place[table.hands[seat, j]] = -1
    for card in range(2, 100):
        if guess.place[card] == 0:
            guess.cards[count] = card
            count += 1
    shuffle(guess.cards, count, state)
    for i in range(count):
        guess.place[guess.cards[i]] = i
    pile = 98 - table.at[0]
    if house.signs:
        for near in range(4):
            _heed(guess, table, house, below, near, pile, state)
    return pile


@compiled
def _swap(guess, a, b):
    cards = guess.cards
    cards[a], cards[b] = cards[b], cards[a]
    guess.place[cards[a]] = a
    guess.place[cards[b]] = b


@compiled
def _closest(guess, table, pile, top, close):
    """Put the unseen cards into `close` that lie so close to `top` that a sign tells of them.

    Returns how many: two at most, none beyond a card that the seat on turn holds.
    """
    onward = 1 if pile < 2 else -1
    found = 0
    card = top + onward
    while found < 2 and 2 <= card <= 99:
        if table.out[card]:
            if guess.place[card] < 0:
                break
            close[found] = card
            found += 1
        card += onward
    return found


@compiled
def _heed(guess, table, house, below, near, deck, state):
    """Put cards where the sign on the pile `near` says they are, and others into the draw pile."""
    top = table.tops[near]
    if top < 1 or top > 100:
        return
    sign = table.signs[near]
    back = top - 10 if near < 2 else top + 10
    close = np.empty(2, np.int32)
    found = _closest(guess, table, near, top, close)
    if deck and sign < 2 and 0 < back < 100 and guess.place[back] >= deck:
        _swap(guess, guess.place[back], draw(state, deck))
    if deck and sign == 0:
        for k in range(found):
            if guess.place[close[k]] >= deck:
                _swap(guess, guess.place[close[k]], draw(state, deck))
    if sign:
        start = deck
        step = np.int64(np.round(1 / table.near[near]))
        for other in range(1, step):
            start += table.held[(table.at[1] + other) % house.players]
        end = start + table.held[(table.at[1] + step) % house.players]
        if sign == 2 and guess.place[back] >= 0:
            close[0] = back
            found = 1
        _give(guess, close, found, start, end, state)


@compiled
def _give(guess, close, found, start, end, state):
    """Let one of the `found` cards in `close` be at one of the places `start` to `end`."""
    if end == start or not found:
        return
    for k in range(found):
        if start <= guess.place[close[k]] < end:
            return
    _swap(guess, guess.place[close[draw(state, found)]], start + draw(state, end - start))


@compiled
def suppose(guess, table, maybe, house, mask, tops, deck):
    """Let `maybe` be the table after the turn's end, with the cards as they are guessed."""
    seat = table.at[1]
    for card in range(SPAN):
        maybe.out[card] = table.out[card]
    kept = 0
    held = table.held[seat]
    for j in range(held):
        card = table.hands[seat, j]
        if mask >> j & 1:
            maybe.out[card] = 0
        else:
            maybe.hands[seat, kept] = card
            kept += 1
    drawn = min(deck, house.hand - kept)
    for i in range(max(drawn, 0)):
        maybe.hands[seat, kept] = guess.cards[i]
        kept += 1
    maybe.hands[seat, :kept].sort()
    maybe.held[seat] = kept
    at = deck
    following = seat
    for step in range(1, house.players):
        other = (seat + step) % house.players
        for i in range(table.held[other]):
            maybe.hands[other, i] = guess.cards[at]
            at += 1
        maybe.hands[other, : table.held[other]].sort()
        maybe.held[other] = table.held[other]
        if following == seat and table.held[other]:
            following = other
    maybe.at[0] = table.at[0] + max(drawn, 0)
    maybe.at[1] = following
    for pile in range(4):
        maybe.tops[pile] = tops[pile]


@compiled
def begin(guess, worth, running):
    """Let the first `running` ends begin with what they are held to be worth."""
    for k in range(running):
        guess.sums[k] = KNOWN * worth[guess.best[k]]
        guess.row[k] = k


@compiled
def note(guess, k, deal, worth):
    """Note what the `k`th end came to by one more `deal`."""
    guess.sums[k] += worth
    guess.came[guess.row[k], deal] = worth


@compiled
def _move(guess, of, to):
    """Let the end at the place `of` be at `to`, those between moving on by one."""
    best, total, row = guess.best[of], guess.sums[of], guess.row[of]
    for k in range(of, to, -1):
        guess.best[k], guess.sums[k], guess.row[k] = (
            guess.best[k - 1], guess.sums[k - 1], guess.row[k - 1],
        )  # fmt: skip
    guess.best[to], guess.sums[to], guess.row[to] = best, total, row


@compiled
def sort_best(guess, running):
    """Sort the ends that are still running by what they came to, the most first."""
    for k in range(1, running):
        place = k
        while place and guess.sums[place - 1] < guess.sums[k]:
            place -= 1
        _move(guess, k, place)


@compiled
def still_in_doubt(guess, running, deals):
    """Put those ends first, sorted by so many `deals`, that may be the best; return how many."""
    stay = 1
    best = guess.came[guess.row[0]]
    for k in range(1, running):
        other = guess.came[guess.row[k]]
        total = squares = 0.0
        for deal in range(deals):
            gap = best[deal] - other[deal]
            total += gap
            squares += gap * gap
        error = np.sqrt(max(0.0, squares - total * total / deals)) / deals
        if guess.sums[0] - guess.sums[k] <= DOUBT * error * (deals + KNOWN):
            _move(guess, k, stay)
            stay += 1
    return stay
