"""The keys that bench counts of dealt games are those that play them on the device."""

import random

import pytest

from firmware.modules import catalog
from firmware.play.knowledge import SCREEN
from tests.desk import Desk
from tools.bench import dealt_keys


def test_the_digits_are_as_few_as_leave_one_card():
    hand = [3, 31, 37, 52, 96]
    assert [dealt_keys.digits(card, hand) for card in hand] == ["3", "31", "37", "5", "9"]


@pytest.mark.parametrize(("players", "begins"), [(3, "1 1 2 3 1"), (1, "1 1 2 1")])
def test_what_is_counted_plays_the_game_to_its_end(players: int, begins: str):
    deck = random.Random(3).sample(range(2, 100), 98)
    found = dealt_keys.play(players, bytes(deck))
    desk = Desk().deal(*deck).type(begins)
    for turn in found.turns:
        desk.type(turn)
    assert desk.game.over
    assert desk.game.left == 98 - found.cards


@pytest.mark.parametrize(("players", "most"), [(3, 7.5), (1, 7)])
def test_a_turn_takes_few_keys(players: int, most: float):
    keys, cards = dealt_keys.keys_a_turn(players, 8)
    assert keys <= most
    assert 2 <= cards <= 2.5


def test_the_page_of_that_way_says_what_a_turn_takes():
    keys, _ = dealt_keys.keys_a_turn(3, 40)
    assert catalog.games()[0].manifest.COSTS[SCREEN] == f"{keys:.0f} keys a turn"
