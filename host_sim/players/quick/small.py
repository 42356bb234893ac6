"""The small network of the device's coach, compiled: positions as the device describes them."""

# pyright: reportMissingImports=false

from types import FunctionType
from typing import NamedTuple

import numpy as np

from firmware.games.the_game import position
from host_sim.players.quick.chance import draw, seeded
from host_sim.players.quick.compiled import compiled
from host_sim.players.quick.table import deal, end_turn, left, speak, think
from host_sim.players.quick.turns import HAND, HELD, NODES, build

COUNT = position.NUMBERS
LAID = 1e9  # what it is worth to lay all


def _of_the_device(name):
    """Return a function of the device's position.py, compiled with those that it calls."""
    for known, value in list(_space.items()):
        if isinstance(value, FunctionType):
            _space[known] = compiled(FunctionType(value.__code__, _space, known))
    return _space[name]


_space = dict(vars(position))
_count_below, _describe = _of_the_device("count_below"), _of_the_device("describe")


class Desk(NamedTuple):
    """Room to describe a position in."""

    out: np.ndarray
    below: np.ndarray
    rest: np.ndarray
    worth: np.ndarray  # of each end
    row: np.ndarray


def new_desk() -> Desk:
    """Return a new one."""
    return Desk(
        np.zeros(position.SPAN, np.int64), np.zeros(position.SPAN, np.int64),
        np.zeros(HAND, np.int64), np.zeros(NODES), np.zeros(COUNT, np.int16),
    )  # fmt: skip


class Net(NamedTuple):
    """A weight for each input and unit, a bias for each unit, and what each is worth."""

    first: np.ndarray
    biases: np.ndarray
    last: np.ndarray


@compiled
def value(net, row):
    """Return what the position in `row` is worth."""
    worth = 0.0
    for k in range(len(net.biases)):
        unit = net.biases[k]
        for i in range(len(row)):
            unit += row[i] * net.first[i, k]
        if unit > 0:
            worth += unit * net.last[k]
    return worth


@compiled
def describe(row, desk, table, room, node):
    """Fill `row` with what the device says of an end of the turn that is on."""
    seat = table.at[1]
    hand, held, mask = table.hands[seat], table.held[seat], room.mask[node]
    for card in range(len(desk.out)):
        desk.out[card] = table.out[card] if card < 100 else 0
    kept = 0
    for j in range(held):
        if mask >> j & 1:
            desk.out[hand[j]] = 0
        else:
            desk.out[hand[j]] = HELD
            desk.rest[kept] = hand[j]
            kept += 1
    _count_below(desk.out, desk.below)
    deck = max(0, 98 - table.at[0] - held + kept)
    _describe(row, desk.out, desk.below, room.tops[node], desk.rest, kept, deck)


@compiled
def choose(desk, table, room, ends, net):
    """Return which of the `ends` of the turn is the best to the network; `desk` has their worth."""
    best = 0
    seat = table.at[1]
    all_laid = 98 - table.at[0] + table.held[seat]
    for e in range(ends):
        node = room.ends[e]
        if room.laid[node] == all_laid:
            desk.worth[e] = LAID
        else:
            describe(desk.row, desk, table, room, node)
            desk.worth[e] = value(net, desk.row)
        if desk.worth[e] > desk.worth[best]:
            best = e
    return best


class Lessons(NamedTuple):
    """Positions, and what a strong player held of them: its two answers as shares."""

    rows: np.ndarray
    answers: np.ndarray


@compiled
def learn_alone(
    table, house, mind, desk, net, teacher, way, seed, lessons, share, near, stray, led
):
    """Play games of `seed` until `lessons` are full; return how many games that took.

    The small `net` plays, or the `teacher` where it is `led`, and `stray` turns in a thousand are
    any.  The teacher says what all ends are worth; kept are `share` of a hundred, and those that
    are worth so `near` as much as the best to the net.
    """
    state = np.zeros(1, np.uint64)
    room, thought = mind.room, mind.thought
    count = game = 0
    while True:
        seeded(state, seed, game)
        deal(table, house, state)
        game += 1
        while left(table):
            seat = table.at[1]
            hand, held = table.hands[seat], table.held[seat]
            build(room, 0, hand, held, table.out)
            room.built[0] = 0
            speak(table, house, room.below[0, 0])
            ends, taught, _ = think(table, house, room, thought, teacher, way)
            if not ends:
                break
            best = choose(desk, table, room, ends, net)
            for e in range(ends):
                worth = desk.worth[e]
                if worth < LAID and (worth > desk.worth[best] - near or draw(state, 100) < share):
                    describe(lessons.rows[count], desk, table, room, room.ends[e])
                    lessons.answers[count] = thought.chances[e]
                    count += 1
                    if count == len(lessons.rows):
                        return game
            if led:
                best = taught
            if draw(state, 1000) < stray:
                best = draw(state, ends)
            node = room.ends[best]
            end_turn(table, house, room.mask[node], room.tops[node])
