"""A course of training: games in rounds, each valued by what the games before have taught.

A position is to be worth what the game came to, or what the next position was held to be: in
between, by `fade`.  Whoever begins with nothing learns first how far a game goes, then winning.
"""

# pyright: reportMissingImports=false

from collections import deque
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np

from host_sim.players.quick import features, network, table
from host_sim.players.quick.house import House
from tools.train import fitting

PARTS = 4  # of a round, whatever number of cores plays them: so all come to the same
OVER = 6  # how often each position is learned from, on average
STRAYS = 20  # turns in a thousand that try something else
TURNS = 64  # of a game, at most on average
WON, LEFT = np.float32(0.9), 40  # the weight of winning; cards left that count as nothing


class Plan(NamedTuple):
    """How long, and how boldly."""

    rounds: int
    games: int = 600  # a round
    pace: float = 2e-3
    last_pace: float = 1e-4
    kept: int = 12  # rounds that are learned from


class Round(NamedTuple):
    """The outcome of a round."""

    number: int
    won: float  # share of its games
    left: float  # cards, on average


class Bench:
    """Where one part of a round is played."""

    def __init__(self, games: int) -> None:
        self.games = games
        self._table, self._mind = table.new_table(), table.new_mind()
        self._rows = np.zeros((games * TURNS, features.COUNT), np.float32)
        self._chances = np.zeros((games * TURNS, 2), np.float32)
        self._ends = np.zeros(games, np.int64)
        self.left = np.zeros(games, np.int64)

    def play(self, house: House, weights: np.ndarray, won: float, seed: int, start: int):
        """Play games of `seed` from `start`; return their positions and what was held of them."""
        way = table.USUAL._replace(won=won)
        count = table.play_games(
            self._table, house, self._mind, network.parts(weights), way, STRAYS, seed, start,
            self.games, self._rows, self._chances, self._ends, self.left,
        )  # fmt: skip
        return self._rows[:count].copy(), self._chances[:count]

    def wanted(self, chances: np.ndarray, fade: float) -> np.ndarray:
        """Return what each position should have been held to be worth."""
        answers = np.zeros_like(chances)
        far = np.maximum(0, 1 - self.left / LEFT) ** 2
        start = 0
        for game, end in enumerate(self._ends):
            worth = np.array([self.left[game] == 0, far[game]], np.float32)
            for turn in range(end - 1, start - 1, -1):
                answers[turn] = worth
                worth = fade * worth + (1 - fade) * chances[turn]
            start = end
        return answers


def train(
    house: House, plan: Plan, begin: np.ndarray | None, seed: int, cores: int
) -> Generator[Round, None, np.ndarray]:
    """Yield each `Round` of training, and return the weights."""
    chance = np.random.default_rng(seed)
    fit = fitting.Fit(fitting.fresh(chance) if begin is None else begin.copy(), chance)
    benches = [Bench(plan.games // PARTS) for _ in range(PARTS)]
    rows: deque[np.ndarray] = deque(maxlen=PARTS * plan.kept)
    answers: deque[np.ndarray] = deque(maxlen=PARTS * plan.kept)
    with ThreadPoolExecutor(cores) as pool:
        for number in range(plan.rounds):
            done = number / plan.rounds
            pace = plan.pace * (1 - done) + plan.last_pace * done
            fade = 0.9 - 0.3 * done if begin is None else 0.6
            won = min(float(WON), 0.3 + 1.5 * done) if begin is None else float(WON)
            if begin is None and done < 0.15:
                while len(rows) > PARTS * plan.kept // 3:
                    rows.popleft()
                    answers.popleft()

            def play(part: int, number=number, won=won, fade=fade):
                bench = benches[part]
                start = (number * PARTS + part) * bench.games
                found, chances = bench.play(house, fit.weights, won, seed, start)
                return found, bench.wanted(chances, fade)

            new = 0
            for found, wanted in pool.map(play, range(PARTS)):
                rows.append(found)
                answers.append(wanted)
                new += len(found)
            _learn(fit, rows, answers, new * OVER // fitting.BATCH + 1, pace)
            fit.settle(0.05 if number > 20 else 1)
            left = np.concatenate([bench.left for bench in benches])
            yield Round(number, float((left == 0).mean()), float(left.mean()))
    return fit.mean


def _learn(
    fit: fitting.Fit, rows: deque[np.ndarray], answers: deque[np.ndarray], steps: int, pace: float
) -> None:
    """Go so many `steps` by all the `rows` that are kept."""
    all_rows, all_answers = np.concatenate(rows), np.concatenate(answers)
    for _ in range(steps):
        fit.step(all_rows, all_answers, pace)
