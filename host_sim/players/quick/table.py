"""Whole games at a table of its own, which keeps to the rules as the firmware has them."""

# pyright: reportMissingImports=false

from typing import NamedTuple

import numpy as np

from host_sim.players.quick import network
from host_sim.players.quick.ahead import (
    AT_ONCE,
    DEALS,
    Guess,
    begin,
    deal_unseen,
    new_guess,
    note,
    sort_best,
    still_in_doubt,
    suppose,
)
from host_sim.players.quick.chance import draw, seeded, shuffle
from host_sim.players.quick.compiled import compiled
from host_sim.players.quick.features import COUNT, describe
from host_sim.players.quick.house import PLAYERS
from host_sim.players.quick.network import value
from host_sim.players.quick.turns import (
    ANY,
    HAND,
    NO_DOWN,
    NO_UP,
    NODES,
    SPAN,
    UNSEEN,
    Room,
    build,
    find_ends,
    room,
)

SURE = 0.999  # worth so much, an end needs no looking ahead


class Table(NamedTuple):
    """A game in play."""

    deck: np.ndarray  # as it was dealt from
    hands: np.ndarray  # by seat, in ascending order
    held: np.ndarray  # how many
    tops: np.ndarray
    out: np.ndarray  # UNSEEN for each card that is on no pile
    at: np.ndarray  # [next card of the deck, seat on turn, turns idle, over]
    signs: np.ndarray  # by pile
    near: np.ndarray  # by pile: 1 if the next player set it, less for others


def new_table() -> Table:
    """Return a table without a game."""
    return Table(
        np.zeros(98, np.int32), np.zeros((PLAYERS, HAND), np.int32), np.zeros(PLAYERS, np.int32),
        np.zeros(4, np.int32), np.zeros(SPAN, np.uint8), np.zeros(4, np.int32),
        np.zeros(4, np.int32), np.zeros(4, np.float32),
    )  # fmt: skip


@compiled
def deal(table, house, state):
    """Shuffle and deal."""
    for i in range(98):
        table.deck[i] = i + 2
    shuffle(table.deck, 98, state)
    lay_out(table, house)


@compiled
def lay_out(table, house):
    """Deal the deck as it lies, one card at a time round the table; seat 0 is on turn."""
    table.out[:] = 0
    table.out[2:100] = UNSEEN
    for pile in range(2):
        table.tops[pile] = 1 if pile < house.up else NO_UP
        table.tops[2 + pile] = 100 if pile < house.down else NO_DOWN
    table.held[:] = 0  # there may have been more players
    for seat in range(house.players):
        for i in range(house.hand):
            table.hands[seat, i] = table.deck[seat + house.players * i]
        table.hands[seat, : house.hand].sort()
        table.held[seat] = house.hand
    table.at[:] = 0
    table.at[0] = house.players * house.hand


@compiled
def left(table):
    """Return how many cards are not laid."""
    count = 98 - table.at[0]
    for seat in range(PLAYERS):
        count += table.held[seat]
    return count


@compiled
def due(table, house):
    """Return how many cards the turn must lay."""
    least = house.least if table.at[0] < 98 else house.least_at_end
    return min(least, table.held[table.at[1]])


@compiled
def end_turn(table, house, mask, tops):
    """Lay the cards of `mask`, draw, and go on to the next seat that holds cards."""
    seat = table.at[1]
    held = table.held[seat]
    hand = table.hands[seat]
    kept = 0
    for j in range(held):
        if mask >> j & 1:
            table.out[hand[j]] = 0
        else:
            hand[kept] = hand[j]
            kept += 1
    table.at[2] = 0 if kept < held else table.at[2] + 1
    while kept < house.hand and table.at[0] < 98:
        hand[kept] = table.deck[table.at[0]]
        table.at[0] += 1
        kept += 1
    hand[:kept].sort()
    table.held[seat] = kept
    for pile in range(4):
        table.tops[pile] = tops[pile]
    for step in range(1, house.players + 1):
        following = (seat + step) % house.players
        if table.held[following]:
            table.at[1] = following
            break


@compiled
def speak(table, house, below):
    """Let everybody who is not on turn put signs on piles, the strongest sign standing.

    `below` counts unlaid cards.  Keep off: ten back fits there.  No big jump: a card that skips
    one at most.
    """
    table.signs[:] = 0
    table.near[:] = 0
    if not house.signs:
        return
    for pile in range(4):
        top = table.tops[pile]
        if top < 1 or top > 100:
            continue
        for step in range(1, house.players):
            seat = (table.at[1] + step) % house.players
            sign = 0
            for j in range(table.held[seat]):
                card = table.hands[seat, j]
                if pile < 2:
                    if card == top - 10:
                        sign = 2
                    elif card > top and below[card - 1] - below[top] <= 1:
                        sign = max(sign, 1)
                elif card == top + 10:
                    sign = 2
                elif card < top and below[top - 1] - below[card] <= 1:
                    sign = max(sign, 1)
            if sign > table.signs[pile]:
                table.signs[pile] = sign
                table.near[pile] = 1 / step


class Judge(NamedTuple):
    """Room to value a turn in."""

    rows: np.ndarray
    worth: np.ndarray
    chances: np.ndarray  # the two answers as shares
    one: np.ndarray  # the network's hidden units
    two: np.ndarray


def new_judge() -> Judge:
    """Return a new one."""
    return Judge(
        np.zeros((NODES, COUNT), np.float32), np.zeros(NODES, np.float32),
        np.zeros((NODES, 2), np.float32), np.zeros(network.FIRST, np.float32),
        np.zeros(network.SECOND, np.float32),
    )  # fmt: skip


@compiled
def sigmoid(x):
    """Return `x`, whatever it is, as a share from 0 to 1."""
    return 1 / (1 + np.exp(-x))


@compiled
def judge(table, house, room, ends, thought, net, mix):
    """Value all ends of the turn in `room`; return which is the best, a number below `ends`."""
    seat = table.at[1]
    hand, held = table.hands[seat], table.held[seat]
    deck = 98 - table.at[0]
    others = 0
    active = 1
    for step in range(1, house.players):
        holds = table.held[(seat + step) % house.players]
        others += holds
        active += holds > 0
    after = table.held[(seat + 1) % house.players]
    unlaid = deck + others + held
    best = 0
    for e in range(ends):
        node = room.ends[e]
        dead = describe(
            thought.rows[e], room, node, hand, held, table.out, table.tops, table.signs,
            table.near, deck, others, after, active,
        )  # fmt: skip
        win, far = value(thought.rows[e], net, thought.one, thought.two)
        win, far = sigmoid(win), sigmoid(far)
        if dead:
            win = np.float32(0)
        if room.laid[node] == unlaid:
            win = far = np.float32(1)
        thought.chances[e, 0] = win
        thought.chances[e, 1] = far
        thought.worth[e] = mix * win + (1 - mix) * far
        if thought.worth[e] > thought.worth[best]:
            best = e
    return best


@compiled
def one_of_best(worth, ends, state):
    """Return one of the five best of `ends` by chance."""
    for _ in range(draw(state, min(5, ends))):
        worth[np.argmax(worth[:ends])] = -1
    return np.argmax(worth[:ends])


class Way(NamedTuple):
    """How a player thinks."""

    due: int  # cards that a play may leave behind if it is due,
    extra: int  # and if it is not
    won: float  # the weight of winning, against how far the game goes
    ends: int  # so many ends are looked at further, none if below 2
    deals: int  # by so many deals of what is not seen, at first,
    near: float  # as far as they seem to be worth so little less than the best


USUAL = Way(15, 0, 0.9, 0, 0, 0.0)


class Mind(NamedTuple):
    """All the room that thinking takes, one for each thread."""

    room: Room
    thought: Judge
    guess: Guess
    maybe: Table
    next_room: Room
    next_thought: Judge


def new_mind() -> Mind:
    """Return a new one."""
    return Mind(room(), new_judge(), new_guess(), new_table(), room(), new_judge())


@compiled
def think(table, house, room, thought, net, way):
    """Find and value the ends of the turn: return how many, the best, and the furthest position.

    There are none if the turn cannot be ended, and the best is then 0.
    """
    seat = table.at[1]
    held = table.held[seat]
    extra = ANY if table.at[0] == 98 and house.players == 1 else way.extra
    ends, furthest = find_ends(
        room, table.tops, table.hands[seat], held, table.out, due(table, house), house.short,
        way.due, extra,
    )  # fmt: skip
    best = 0
    if ends:
        best = judge(table, house, room, ends, thought, net, way.won)
    return ends, best, furthest


@compiled
def worth_of(table, house, room, thought, net, way):
    """Return what the table is worth whose turn begins."""
    seat = table.at[1]
    build(room, 0, table.hands[seat], table.held[seat], table.out)
    room.built[0] = 0
    speak(table, house, room.below[0, 0])
    ends, best, furthest = think(table, house, room, thought, net, way)
    if ends:
        return float(thought.worth[best])
    return (1 - way.won) * max(0, 1 - (left(table) - room.laid[furthest]) / 40) ** 2


@compiled
def _most_likely(worth, best, ends, way):
    """Put the ends that seem worth most into `best`, the first one first; return how many."""
    running = 0
    for e in range(ends):
        place = running
        while place and worth[best[place - 1]] < worth[e]:
            place -= 1
        if place < way.ends:
            running = min(running + 1, way.ends)
            for other in range(running - 1, place, -1):
                best[other] = best[other - 1]
            best[place] = e
    top = worth[best[0]]
    if top >= SURE:
        return 1
    while running > 1 and worth[best[running - 1]] < top - way.near:
        running -= 1
    return running


@compiled
def look_ahead(table, house, mind, ends, net, way, state):
    """Return which of the `ends` is best by what becomes of it, of those that seemed the best."""
    room, thought, guess, maybe = mind.room, mind.thought, mind.guess, mind.maybe
    running = _most_likely(thought.worth, guess.best, ends, way)
    begin(guess, thought.worth, running)
    deal, more = 0, way.deals
    until = more
    while running > 1 and deal < DEALS:
        deck = deal_unseen(guess, table, house, room.below[0, 0], state)
        for k in range(running):
            node = room.ends[guess.best[k]]
            suppose(guess, table, maybe, house, room.mask[node], room.tops[node], deck)
            worth = 1.0
            if left(maybe):
                worth = worth_of(maybe, house, mind.next_room, mind.next_thought, net, way)
            note(guess, k, deal, worth)
        deal += 1
        if deal == until:
            sort_best(guess, running)
            running = (running + 1) // 2 if running > 2 else 1
            more *= 2
            until += more
        elif deal >= 2 * AT_ONCE and deal % AT_ONCE == 0:
            sort_best(guess, running)
            running = still_in_doubt(guess, running, deal)
    return guess.best[0]


@compiled
def play(table, house, mind, net, way, stray, state, rows, chances):
    """Play the game that is dealt to its end; return how many turns, whose rows are in `rows`.

    `stray` turns in a thousand are one of the best few by chance.
    """
    room, thought = mind.room, mind.thought
    turns = 0
    while True:
        seat = table.at[1]
        build(room, 0, table.hands[seat], table.held[seat], table.out)
        room.built[0] = 0
        speak(table, house, room.below[0, 0])
        ends, best, furthest = think(table, house, room, thought, net, way)
        if ends == 0:
            end_turn(table, house, room.mask[furthest], room.tops[furthest])
            break
        node = room.ends[best]
        if ends == 1 and room.laid[node] == 0:
            if table.at[2] >= house.players:
                break
            end_turn(table, house, 0, table.tops)
            continue
        if ends > 1:
            if stray and draw(state, 1000) < stray:
                best = one_of_best(thought.worth, ends, state)
            elif way.ends > 1:
                best = look_ahead(table, house, mind, ends, net, way, state)
        if turns < len(rows):
            rows[turns] = thought.rows[best]
            chances[turns] = thought.chances[best]
        turns += 1
        node = room.ends[best]
        end_turn(table, house, room.mask[node], room.tops[node])
        if left(table) == 0:
            break
    return turns


@compiled
def play_games(
    table, house, mind, net, way, stray, seed, start, count, rows, chances, ends, left_over
):
    """Play `count` games of `seed` from game `start`; return how many turns they had in all.

    Their positions go into `rows` as far as it reaches, and `ends[i]` is where those of game i
    end; `left_over[i]` is how many cards it left.
    """
    state = np.zeros(1, np.uint64)
    turns = 0
    for game in range(count):
        seeded(state, seed, start + game)
        deal(table, house, state)
        turns += play(table, house, mind, net, way, stray, state, rows[turns:], chances[turns:])
        ends[game] = turns
        left_over[game] = left(table)
    return turns
