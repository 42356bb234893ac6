"""How many validated random steps a second: our games here, UNO in RLCard.

A step lists the legal moves, plays one of them through the rules' own check and logs it; the decks
are shuffled before the clock starts.  RLCard plays as its users let it play, by ``run`` of its
environment with random agents, which also encodes what a learning player would see; and, since
nobody asked for that here, bare as well.
"""

import itertools
import random
import statistics
import time
from collections.abc import Callable, Iterator

from firmware.modules import catalog
from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import KNOWN, SCREEN
from firmware.play.referee import Moves
from firmware.play.setup import Setup

PLAYERS = 2
DECKS = 50
LONGEST = 1000  # bytes of a log
RUNS = 3
RUN_S = 0.5

# Endless random play: each item is one step.
Play = Callable[[random.Random], Iterator[None]]


def ours(game: GameFolder, level: int, chance: random.Random) -> Iterator[None]:
    """Play the first rule set of `game` at `level` at random, one game after another."""
    rules = game.part("rules")
    name = game.manifest.RULE_SETS[0][0]
    pack = Moves(rules).pack
    for deck in itertools.cycle(decks(game, level, chance)):
        table = rules.new(Setup(name, level, PLAYERS, deck))
        log = bytearray()
        # Where the hands are not known, games at random may be endless.
        while not table.over and len(log) < LONGEST:
            if table.owes:
                move = owed(table, rules.CHANCE)
            else:
                moves = table.legal_moves()
                move = moves[int(chance.random() * len(moves))]
            if table.play(move):
                raise AssertionError(f"{move} was listed as legal and refused")
            log += pack(move)
            yield


def decks(game: GameFolder, level: int, chance: random.Random) -> list[bytes]:
    """Return shuffled decks, as many as come by turns; none where the players have the cards."""
    if level not in KNOWN:
        return [b""]
    cards = game.part("rules").cards(Setup(game.manifest.RULE_SETS[0][0], level, PLAYERS))
    return [bytes(chance.sample(cards, len(cards))) for _ in range(DECKS)]


def owed(table, code: int) -> tuple[int, ...]:
    """Return the chance that `table` owes, in an order that costs nothing to find."""
    return (code, *reversed(table.owes))


def first_game(chance: random.Random) -> Iterator[None]:
    """Play the first game of the list, its cards dealt by the device."""
    return ours(catalog.games()[0], SCREEN, chance)


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
