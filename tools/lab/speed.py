"""Games a second of each player, beside what public engines do."""

import importlib.util
import random
import time
from typing import NamedTuple

from host_sim.players import seats
from host_sim.players.easy import Easy
from host_sim.players.steady import Steady

PLAYERS = 3
SECONDS = 1.0
# Of three players: games a second on one core, once measured, and wins.
PUBLIC = (
    ("thegameanalyzer, C++", 34_500, "wins 7.7 %"),
    ("TGEngine, C++", 25_200, "wins 4.5 %"),
    ("40 lines of Python", 2_440, "greedy"),
)


class Speed(NamedTuple):
    """How quickly somebody plays."""

    name: str
    games_a_second: float
    note: str = ""


def speeds(seconds: float = SECONDS) -> list[Speed]:
    """Return the speed of each player, on one core, then those of public engines."""
    found = [Speed(player.name, _slow(player, seconds)) for player in (Easy(), Steady())]
    if importlib.util.find_spec("numba"):
        found += _quick(seconds)
    else:
        found.append(Speed("strong", 0, "missing: python3 dev.py lab play"))
    return found + [Speed(*engine) for engine in PUBLIC]


def _slow(player: seats.Player, seconds: float) -> float:
    chance, games = random.Random(1), 0
    start = time.process_time()
    while time.process_time() < start + seconds:
        deck = list(range(2, 100))
        chance.shuffle(deck)
        seats.play("TG", [player] * PLAYERS, bytes(deck))
        games += 1
    return round(games / (time.process_time() - start), 1)


def _quick(seconds: float) -> list[Speed]:
    from tools.lab import games  # what it computes with is installed by `lab` alone

    found = []
    for name in games.QUICK:
        kind = games.Kind("TG", PLAYERS, True, name)
        games.play(kind, 1, 0, 1)
        start, count = time.process_time(), 0
        while time.process_time() < start + seconds:
            games.play(kind, 1, count, 1)
            count += 1
        found.append(Speed(name, round(count / (time.process_time() - start), 1)))
    return found
