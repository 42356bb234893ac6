"""One game of the eight by the firmware's own rules, with players on its seats."""

from collections.abc import Sequence
from random import Random
from types import ModuleType
from typing import Any, Protocol

from firmware.games.digits import rules as digits
from firmware.games.great_digits import rules as great_digits
from firmware.games.memo import rules as memo_rules
from firmware.games.minutes import rules as minutes_rules
from firmware.games.multiplication import rules as multiplication
from firmware.games.numbers import rules as numbers
from firmware.games.primes import rules as primes
from firmware.games.rummy import rules as rummy
from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup
from host_sim.players.others import melding, memo, minutes, shedding

Move = tuple[int, ...]

# Of each rule set: its rules, and its family's players.
GAMES: dict[str, tuple[ModuleType, Any]] = {
    "H1": (digits, shedding),
    "H2": (great_digits, shedding),
    "H3": (numbers, shedding),
    "H4": (multiplication, shedding),
    "H5": (primes, melding),
    "H5-advanced": (primes, melding),
    "H6": (rummy, melding),
    "H7": (memo_rules, memo),
    "FH": (minutes_rules, minutes),
    "FH-challenge": (minutes_rules, minutes),
}
MEMO_CARDS = bytes((40, 0))  # as many as a table is wide, in pairs by sum


class Player(Protocol):
    """Who sits on a seat."""

    name: str

    def choose(self, seen: Any, chance: Random) -> Move:
        """Return one of `seen.moves`, or a claim."""
        ...


def strengths(rules: str) -> dict[str, type]:
    """Return the kinds of player that `rules` has, by their names."""
    family = GAMES[rules][1]
    kinds = (family.Easy, family.Greedy, family.Strong)
    return {kind.name: kind for kind in kinds}


def deck_of(rules: str, players: int, chance: Random) -> Setup:
    """Return the set-up of a game that the device dealt by `chance`."""
    setup = Setup(rules, SCREEN, players, b"", MEMO_CARDS if rules == "H7" else b"")
    cards = GAMES[rules][0].cards(setup)
    chance.shuffle(cards)
    setup.deck = bytes(cards)
    return setup


def play(setup: Setup, players: Sequence[Player], chance: Random, start: int = 0) -> Any:
    """Return the game, over, that `players` played; the seat `start` begins.

    Raises ValueError if a player does what the rules refuse.
    """
    rules, family = GAMES[setup.rules]
    game = rules.new(setup)
    past: list[Move] = []
    _do(game, (rules.MOVES.index(("start seat", "{0}")), start))
    while not game.over:
        if game.owes:
            order = list(game.owes)
            chance.shuffle(order)
            _do(game, (rules.CHANCE, *order))
        else:
            seen = family.see(game, setup.rules, past)
            move = players[game.seat].choose(seen, chance)
            if family is memo:  # its players name places
                move = memo.as_played(game, move)
            past.append(move)
            _do(game, move)
    return game


def _do(game: Any, move: Move) -> None:
    why = game.play(move)
    if why:
        raise ValueError(f"{move} is refused: {why}")
