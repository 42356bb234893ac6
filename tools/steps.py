"""How many validated random steps a second: The Game here, UNO in RLCard.

A step lists the legal moves, plays one of them through the rules' own check and logs it.  RLCard
plays as its users let it play, by ``run`` of its environment with random agents, which also
encodes what a learning player would see; and, since nobody asked for that here, bare as well.
"""

import random
import statistics
import time
from collections.abc import Callable, Iterator

from firmware.games.the_game import rules, tables
from firmware.games.the_game.tables import cards
from firmware.knowledge import SCREEN
from firmware.notation import Notation
from firmware.setup import Setup

PLAYERS = 2
RUNS = 5
RUN_S = 1.0

# Endless random play: each item is one step.
Play = Callable[[random.Random], Iterator[None]]


def the_game(chance: random.Random) -> Iterator[None]:
    """Play The Game at random, one game after another."""
    pack = Notation(tables).pack
    while True:
        deck = cards()
        chance.shuffle(deck)
        game = rules.new(Setup("TG", SCREEN, PLAYERS, bytes(deck)))
        log = bytearray()
        while not game.over:
            moves = game.legal_moves()
            move = moves[int(chance.random() * len(moves))]
            if game.play(move):
                raise AssertionError(f"{move} was listed as legal and refused")
            log += pack(move)
            yield


def uno(chance: random.Random) -> Iterator[None]:
    """Play RLCard's UNO at random through its environment.  Raises ImportError without RLCard."""
    import rlcard  # type: ignore[import-not-found]
    from rlcard.agents import RandomAgent  # type: ignore[import-not-found]

    environment = rlcard.make("uno", {"seed": chance.randrange(1000)})
    agents = [RandomAgent(environment.num_actions) for _ in range(PLAYERS)]
    environment.set_agents(agents)
    while True:
        environment.run(is_training=False)
        yield from (None for _ in environment.action_recorder)


def bare_uno(chance: random.Random) -> Iterator[None]:
    """Play RLCard's UNO at random without its environment.  Raises ImportError without RLCard."""
    from rlcard.games.uno import Game  # type: ignore[import-not-found]

    while True:
        game = Game(num_players=PLAYERS)
        game.init_game()
        log = []
        while not game.is_over():
            moves = game.get_legal_actions()
            move = moves[int(chance.random() * len(moves))]
            game.step(move)
            log.append(move)
            yield


def race(plays: tuple[Play, ...], runs: int = RUNS, seconds: float = RUN_S) -> list[float]:
    """Return steps a second of each of `plays`, the median of `runs` made by turns.

    It is 0 for one whose engine is not installed.
    """
    speeds: list[list[float]] = [[] for _ in plays]
    for run in range(runs):
        for play, found in zip(plays, speeds, strict=True):
            try:
                found.append(speed(play, run, seconds))
            except ImportError:
                found.append(0)
    return [statistics.median(found) for found in speeds]


def speed(play: Play, seed: int, seconds: float) -> float:
    """Return how many steps a second `play` makes in about `seconds`."""
    steps = play(random.Random(seed))
    next(steps)
    count, start = 0, time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        for _ in range(100):
            next(steps)
        count += 100
    return count / passed
