"""Positions in mid-game: a simple player plays fresh deals to a drawn turn, which is judged."""

import sys
import time
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from firmware.modules import catalog
from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup
from tools.story.perfect import answer

Move = tuple[int, ...]
PROGRESS = 2  # seconds between two lines of progress, where they do not overwrite each other


class Deal(NamedTuple):
    """A game that has been dealt and not begun."""

    rules: Any
    agreed: Setup

    def new(self) -> Any:
        """Return the game as it begins."""
        return self.rules.new(self.agreed)


def simple_game(deal: Deal) -> list[Move]:
    """Return the moves of a player for all who lays what skips least, and no more than is due.

    Ten back is laid whenever it can be.
    """
    game = deal.new()
    moves: list[Move] = []
    while not game.over:
        move = min(game.legal_moves(), key=lambda move: _skips(game, move, deal.rules))
        game.play(move)
        moves.append(move)
    return moves


def _skips(game: Any, move: Move, rules: Any) -> int:
    """Return how far `move` goes on; a turn ends before anything that is not ten back."""
    if move[0] != rules.LAY:
        return 0
    top = game.tops[move[2]]
    return move[1] - top if move[2] < 2 else top - move[1]


def turns(deal: Deal, moves: list[Move]) -> list[int]:
    """Return after how many of `moves` each turn begins in which something is still to be done."""
    game = deal.new()
    starts = [0] if game.started else []
    for at, move in enumerate(moves, 1):
        game.play(move)
        if move[0] in (deal.rules.START, deal.rules.END) and not game.over:
            starts.append(at)
    return starts


def positions(name: str, players: int, count: int, seed: int) -> Iterator[tuple[Deal, list[Move]]]:
    """Yield deals, each with the moves up to a turn drawn from all of the simple player's game."""
    chance = Random(seed)
    rules = catalog.game_of(name).rules
    for _ in range(count):
        deck = rules.cards()
        chance.shuffle(deck)
        deal = Deal(rules, Setup(name, SCREEN, players, bytes(deck)))
        moves = simple_game(deal)
        yield deal, moves[: chance.choice(turns(deal, moves))]


def judge(name: str, players: int, count: int, seed: int) -> int:
    """Ask about `count` positions, tell how it goes on and what came out; return the exit status.

    Each winning line is played to its end by the firmware's rules.
    """
    answer.ready()
    words: Counter[str] = Counter()
    took: list[float] = []
    told = time.monotonic()
    for deal, moves in positions(name, players, count, seed):
        game = deal.new()
        for move in moves:
            game.play(move)
        start = time.monotonic()
        found = answer.ask(game, deal.rules)
        took.append(time.monotonic() - start)
        if found.word == answer.WON and not answer.wins(deal, [*moves, *found.line]):
            print(f"position {len(took)} of seed {seed}: its line does not win", file=sys.stderr)
            return 1
        words[found.word] += 1
        if sys.stderr.isatty() or len(took) == count or time.monotonic() - told > PROGRESS:
            told = time.monotonic()
            _progress(len(took), count, words, took)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    quick = sum(seconds < 1 for seconds in took)
    print(f"mean {sum(took) / count:.2f} s, {quick} within 1 s, longest {max(took):.1f} s")
    print(f"{count} positions: {_words(words)}")
    return 0


def _progress(done: int, count: int, words: Counter[str], took: list[float]) -> None:
    """Say how far it has come; on a terminal the line before is overwritten."""
    line = f"{done} of {count}: {_words(words)}, longest {max(took):.1f} s"
    print(line, end="\r" if sys.stderr.isatty() else "\n", file=sys.stderr, flush=True)


def _words(words: Counter[str]) -> str:
    return ", ".join(f"{words[word]} {word}" for word in (answer.WON, answer.LOST, answer.UNKNOWN))
