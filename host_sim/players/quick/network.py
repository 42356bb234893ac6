"""The network: numbers of a position in; how likely the win is, and how far it goes, out."""

# pyright: reportMissingImports=false

import numpy as np

from host_sim.players.quick.compiled import compiled
from host_sim.players.quick.features import COUNT

FIRST, SECOND = 64, 32  # units of the hidden layers
LEAK = np.float32(0.05)
SIZES = (COUNT * FIRST, FIRST, FIRST * SECOND, SECOND, SECOND * 2, 2)
WEIGHTS = sum(SIZES)
SHAPES = ((COUNT, FIRST), (FIRST,), (FIRST, SECOND), (SECOND,), (SECOND, 2), (2,))


def parts(weights):
    """Return the matrices and biases that lie in `weights` one after the other, as views."""
    found, at = [], 0
    for size, shape in zip(SIZES, SHAPES, strict=True):
        found.append(weights[at : at + size].reshape(shape))
        at += size
    return tuple(found)


@compiled
def value(row, net, one, two):
    """Return the network's two answers to `row`: logits of winning, and of how far it goes.

    `one` and `two` are room for the hidden units.  Four inputs are taken at a time, which leaves
    the processor less to load and keep.
    """
    first, first_bias, second, second_bias, third, third_bias = net
    for k in range(FIRST):
        one[k] = first_bias[k]
    for i in range(0, COUNT, 4):
        a, b, c, d = row[i], row[i + 1], row[i + 2], row[i + 3]
        if a != 0 or b != 0 or c != 0 or d != 0:
            for k in range(FIRST):
                one[k] += (
                    a * first[i, k]
                    + b * first[i + 1, k]
                    + c * first[i + 2, k]
                    + d * first[i + 3, k]
                )
    for k in range(SECOND):
        two[k] = second_bias[k]
    for i in range(FIRST):
        one[i] = max(one[i], one[i] * LEAK)
    for i in range(0, FIRST, 4):
        a, b, c, d = one[i], one[i + 1], one[i + 2], one[i + 3]
        for k in range(SECOND):
            two[k] += (
                a * second[i, k]
                + b * second[i + 1, k]
                + c * second[i + 2, k]
                + d * second[i + 3, k]
            )
    win = third_bias[0]
    far = third_bias[1]
    for i in range(SECOND):
        x = max(two[i], two[i] * LEAK)
        win += x * third[i, 0]
        far += x * third[i, 1]
    return win, far
