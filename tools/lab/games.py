"""Games of one kind, some at a time: the same ones for the same seed, whoever plays them."""

# pyright: reportMissingImports=false

import functools
from typing import Any, NamedTuple

import numpy as np

from host_sim.players import seats
from host_sim.players.coached import Coached
from host_sim.players.easy import Easy
from host_sim.players.quick import features, network, strong, table
from host_sim.players.quick.chance import seeded
from host_sim.players.quick.house import NoSuchHouse, house
from host_sim.players.steady import Steady

SLOW = {"easy": Easy, "steady": Steady, "coach": Coached}  # by the firmware's rules
QUICK = ("strong", "ahead")  # by the rules compiled
PLAYERS = (*SLOW, *QUICK)


class Kind(NamedTuple):
    """A kind of game, and of player."""

    rules: str = "TG"
    players: int = 3
    signs: bool = True
    player: str = "ahead"
    hand: int | None = None  # house rules, where they are not the usual ones
    least: int | None = None
    piles: int = 4

    @property
    def usual(self) -> bool:
        """True if the firmware plays by these rules too."""
        return self.hand is None and self.least is None and self.piles == 4


def check(kind: Kind) -> None:
    """Raise NoSuchHouse, or BadWeights, if `kind` cannot be played."""
    found = house(kind.rules, kind.players, kind.signs, kind.hand, kind.least, kind.piles)
    if kind.player not in PLAYERS:
        raise NoSuchHouse(f"no player {kind.player!r}; there are {', '.join(PLAYERS)}")
    if kind.player in SLOW and not kind.usual:
        raise NoSuchHouse(f"{kind.player} plays by the rules as they are, not by house rules")
    if kind.player in QUICK:
        strong.weights_for(found, kind.rules)


def play(kind: Kind, seed: int, start: int, count: int) -> list[int]:
    """Return how many cards games `start` to `start` + `count` of `seed` left."""
    if kind.player in SLOW:
        return [slow_game(kind, deck_of(seed, start + game)) for game in range(count)]
    rules = house(kind.rules, kind.players, kind.signs, kind.hand, kind.least, kind.piles)
    here, mind = _places()
    way = table.USUAL if kind.player == "strong" else strong.looks_of(kind.players)
    net = network.parts(strong.weights_for(rules, kind.rules)[0])
    rows, chances = np.zeros((0, features.COUNT), np.float32), np.zeros((0, 2), np.float32)
    ends, left = np.zeros(count, np.int64), np.zeros(count, np.int64)
    table.play_games(here, rules, mind, net, way, 0, seed, start, count, rows, chances, ends, left)
    return left.tolist()


def slow_game(kind: Kind, deck: bytes) -> int:
    """Return how many cards a game with `deck` leaves, by the firmware's rules."""
    player = SLOW[kind.player]()
    return seats.play(kind.rules, [player] * kind.players, deck, kind.signs).left


def deck_of(seed: int, game: int) -> bytes:
    """Return the deck of `game`, the first card dealt first: the same one for quick players."""
    state, here = np.zeros(1, np.uint64), table.new_table()
    seeded(state, seed, game)
    table.deal(here, house("TG", 1), state)
    return bytes(here.deck.tolist())


@functools.cache
def _places() -> tuple[Any, Any]:
    return table.new_table(), table.new_mind()
