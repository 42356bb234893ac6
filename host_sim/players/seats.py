"""The Game by the firmware's own rules, with players on its seats."""

from collections.abc import Sequence
from typing import Any, Protocol

from firmware.games.the_game import rules as the_game
from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup
from host_sim.players import plays
from host_sim.players.observation import KEEP_OFF, Observation, observe


class Player(Protocol):
    """Who sits on a seat."""

    name: str

    def turn(self, seen: Observation) -> list[plays.Play]:
        """Return the cards that the turn lays, each with its pile, in this order."""
        ...


def play(rules: str, players: Sequence[Player], deck: bytes, signs: bool = True) -> Any:
    """Return the game, over, that `players` played with `deck`; seat 0 starts.

    With `signs` whoever is not on turn puts them on piles.  Raises ValueError if a player does
    what the rules refuse.
    """
    game = the_game.new(Setup(rules, SCREEN, len(players), deck))
    if len(players) > 1:
        _do(game, (the_game.START, 0))
    while not game.over:
        if signs:
            speak(game, rules)
        seat = game.seat
        for card, pile in players[seat].turn(observe(game, rules, seat)):
            _do(game, (the_game.LAY, card, pile))
        if not game.over:
            _do(game, (the_game.END,))
    return game


def speak(game: Any, rules: str) -> None:
    """Let everybody who is not on turn put signs on piles: one each, the strongest stands."""
    said = {}
    for step in range(1, game.players):
        seat = (game.seat + step) % game.players
        for pile, sign in enumerate(plays.signs(observe(game, rules, seat))):
            if sign and (pile not in said or sign == KEEP_OFF != said[pile][0]):
                said[pile] = (sign, seat)
    for pile in range(4):
        if pile in said:
            _do(game, (the_game.ASK, pile, *said[pile]))
        elif game.marks[pile]:
            _do(game, (the_game.MARK, pile, 0))


def _do(game: Any, move: tuple[int, ...]) -> None:
    why = game.why_not(move)
    if why:
        raise ValueError(f"{move} is refused: {why}")
    game.play(move)
