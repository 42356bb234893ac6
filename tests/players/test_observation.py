"""A player is shown enough to play by, and nothing that a seat may not see."""

import random
from typing import Any

import pytest

from firmware.games.the_game import rules as the_game
from firmware.play.knowledge import SCREEN, TABLE
from firmware.play.setup import Setup
from host_sim.players.easy import Easy
from host_sim.players.observation import observe
from host_sim.players.seats import Player, speak
from host_sim.players.steady import Steady
from tests.players.reaching import reached

PLAIN = (int, str, tuple)


def game_of(deck: list[int], players: int = 3) -> Any:
    game = the_game.new(Setup("TG", SCREEN, players, bytes(deck)))
    game.play((the_game.START, 0))
    return game


def shuffled(seed: int) -> list[int]:
    deck = list(range(2, 100))
    random.Random(seed).shuffle(deck)
    return deck


def test_the_seat_on_turn_sees_its_hand_the_piles_and_what_is_out():
    seen = observe(game_of(list(range(2, 100))), "TG", 0)
    assert seen.hand == (2, 5, 8, 11, 14, 17)
    assert seen.tops == (1, 1, 100, 100)
    assert seen.out == tuple(range(2, 100))
    assert (seen.held, seen.draw, seen.due) == ((6, 6, 6), 80, 2)


def test_from_what_a_seat_sees_no_way_leads_to_the_table():
    found = reached(observe(game_of(shuffled(1)), "TG", 1))
    strangers = [thing for thing in found if not isinstance(thing, (*PLAIN, type))]
    assert strangers == []


@pytest.mark.parametrize("player", [Easy(), Steady()], ids=["easy", "steady"])
def test_a_player_plays_the_same_whatever_the_others_hold(player: Player):
    deck = shuffled(2)
    mine = deck[0:18:3]
    others = [card for card in deck if card not in mine]
    random.Random(3).shuffle(others)
    another = [mine[i // 3] if i < 18 and not i % 3 else others.pop() for i in range(98)]
    assert deck != another
    one, two = (observe(game_of(cards), "TG", 0) for cards in (deck, another))
    assert one == two
    assert player.turn(one) == player.turn(two)


def test_a_hand_that_the_device_does_not_know_is_not_shown():
    game = the_game.new(Setup("TG", TABLE, 2))
    with pytest.raises(ValueError, match="does not know this hand"):
        observe(game, "TG", 0)


def test_signs_name_a_pile_and_who_asks_and_the_strongest_stands():
    deck = list(range(2, 100))
    game = game_of(deck, 2)  # seat 0 holds 2 4 6 8 10 12 14, seat 1 the odd ones to 15
    game.play((the_game.LAY, 4, 0))
    game.play((the_game.LAY, 14, 0))
    game.play((the_game.LAY, 12, 1))
    game.play((the_game.END,))
    speak(game, "TG")  # seat 0 holds 2 6 8 10 16 17 18: 2 is ten below 12, 16 close to 14
    assert game.marks == [the_game.NO_JUMP, the_game.KEEP_OFF, 0, 0]
    assert game.askers[:2] == [0, 0]
    assert observe(game, "TG", 1).signs == (2, 1, 0, 0)
