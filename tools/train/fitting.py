"""Fitting a network to what became of positions: gradients, and Adam's steps along them."""

# pyright: reportMissingImports=false

import numpy as np

from host_sim.players.quick import features, network

LEAK = network.LEAK
ONE = np.float32(1)
BATCH = 1024
SHARES = np.array([1.0, 0.5], np.float32)  # how much the two answers count
# A position seen from above: rising and falling piles change places, and nothing else.
MIRRORED = np.r_[
    2 * features.EACH : 4 * features.EACH,
    0 : 2 * features.EACH,
    4 * features.EACH : features.COUNT,
]


class Fit:
    """A network on its way: `weights` are changed in place, `mean` follows them slowly."""

    def __init__(self, weights: np.ndarray, chance: np.random.Generator) -> None:
        self.weights = weights
        self.mean = weights.copy()
        self._parts = network.parts(weights)
        self._gradient = np.zeros_like(weights)
        self._gradients = network.parts(self._gradient)
        self._first = np.zeros_like(weights)
        self._second = np.zeros_like(weights)
        self._steps = 0
        self._chance = chance

    def step(self, rows: np.ndarray, wanted: np.ndarray, pace: float) -> None:
        """Go a step of `pace` with some of `rows`, so that their answers come to `wanted`."""
        some = self._chance.integers(0, len(rows), BATCH)
        seen = rows[some]
        if self._chance.random() < 0.5:
            seen = np.ascontiguousarray(seen[:, MIRRORED])
        self._find_gradient(seen, wanted[some])
        self._steps += 1
        self._first += 0.1 * (self._gradient - self._first)
        self._second += 0.001 * (self._gradient**2 - self._second)
        pace *= (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps)
        self.weights -= np.float32(pace) * self._first / (np.sqrt(self._second) + np.float32(1e-6))

    def settle(self, share: float) -> None:
        """Let the mean come nearer by `share`."""
        self.mean += np.float32(share) * (self.weights - self.mean)

    def _find_gradient(self, rows: np.ndarray, wanted: np.ndarray) -> None:
        one, one_bias, two, two_bias, three, three_bias = self._parts
        into_one = rows @ one + one_bias
        from_one = np.maximum(into_one, into_one * LEAK)
        into_two = from_one @ two + two_bias
        from_two = np.maximum(into_two, into_two * LEAK)
        answers = np.clip(from_two @ three + three_bias, -30, 30)
        wrong = (1 / (1 + np.exp(-answers)) - wanted) * SHARES / len(rows)
        slopes = self._gradients
        slopes[4][:] = from_two.T @ wrong
        slopes[5][:] = wrong.sum(0)
        wrong = wrong @ three.T * np.where(into_two > 0, ONE, LEAK)
        slopes[2][:] = from_one.T @ wrong
        slopes[3][:] = wrong.sum(0)
        wrong = wrong @ two.T * np.where(into_one > 0, ONE, LEAK)
        slopes[0][:] = rows.T @ wrong
        slopes[1][:] = wrong.sum(0)


def fresh(chance: np.random.Generator) -> np.ndarray:
    """Return weights that know nothing."""
    weights = np.zeros(network.WEIGHTS, np.float32)
    for part, shape in zip(network.parts(weights), network.SHAPES, strict=True):
        if len(shape) == 2:
            part[:] = chance.standard_normal(shape) * (1.5 / shape[0]) ** 0.5
    network.parts(weights)[4][:] *= np.float32(0.2)
    return weights
