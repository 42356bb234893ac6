"""The keys of dealt games, the first of the list, played to their end by a steady player.

A turn's keys are the number that lifts its cover, of each card as many digits as the device wants,
its pile, and ``#``; what is drawn then goes away with the next player's number.
"""

import random
from typing import Any, NamedTuple

from firmware.modules import catalog
from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup
from firmware.ui.questions import NumberInput
from firmware.ui.screen import Screen
from host_sim.players.observation import observe
from host_sim.players.steady import Steady

NAME = "TG"
GAMES = 200


class Dealt(NamedTuple):
    """One game: what each turn types, and the cards laid in all."""

    turns: list[str]
    cards: int


def digits(card: int, hand: list[int]) -> str:
    """Return the digits by which `card` is chosen from the `hand` that is shown."""
    nowhere: Any = None
    typed = NumberInput(Screen(nowhere))
    for key in str(card):
        typed.take(key)
        if typed.among(hand) == card:
            break
    return typed.text


def play(players: int, deck: bytes) -> Dealt:
    """Play the `deck` to the end; the first player starts."""
    rules: Any = catalog.games()[0].part("rules")
    game: Any = rules.new(Setup(NAME, SCREEN, players, deck))
    steady = Steady()
    if players > 1:
        game.play((rules.START, 0))
    turns: list[str] = []
    cards = 0
    while not game.over:
        seat = game.seat
        typed = str(seat + 1) if players > 1 else ""
        for card, pile in steady.turn(observe(game, NAME, seat)):
            typed += digits(card, game.knowledge.hand(seat)) + "ABCD"[pile]
            game.play((rules.LAY, card, pile))
            cards += 1
        if not game.over:
            typed += "#"
            game.play((rules.END,))
        turns.append(typed)
    return Dealt(turns, cards)


def keys_a_turn(players: int, games: int = GAMES) -> tuple[float, float]:
    """Return keys and cards a turn of so many games."""
    chance = random.Random(1)
    found = [play(players, bytes(chance.sample(range(2, 100), 98))) for _ in range(games)]
    turns = sum(len(game.turns) for game in found)
    typed = sum(len(turn) for game in found for turn in game.turns)
    return typed / turns, sum(game.cards for game in found) / turns
