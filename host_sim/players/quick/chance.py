"""Chance that a seed and a number give again on every machine: splitmix64."""

# pyright: reportMissingImports=false

import numpy as np

from host_sim.players.quick.compiled import compiled

STEP = np.uint64(0x9E3779B97F4A7C15)
FIRST = np.uint64(0xBF58476D1CE4E5B9)
SECOND = np.uint64(0x94D049BB133111EB)


@compiled
def draw(state, places):
    """Return a number below `places`, and move `state`, an array of one unsigned word, on."""
    state[0] += STEP
    word = state[0]
    word = (word ^ (word >> np.uint64(30))) * FIRST
    word = (word ^ (word >> np.uint64(27))) * SECOND
    word = word ^ (word >> np.uint64(31))
    return np.int64((word >> np.uint64(33)) % np.uint64(places))


@compiled
def seeded(state, seed, number):
    """Let `state` begin the chance of game `number` of `seed`."""
    state[0] = np.uint64(seed) * FIRST + np.uint64(number) * SECOND + STEP
    draw(state, 2)
    state[0] = state[0] ^ (state[0] >> np.uint64(29))


@compiled
def shuffle(cards, count, state):
    """Put the first `count` of `cards` into an order of which every one is equally likely."""
    for last in range(count - 1, 0, -1):
        other = draw(state, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
