"""The device plays The Game for a seat: by the rules, and by no more than that seat may see."""

import random
from typing import Any

import pytest

from firmware.games.the_game import player, rules
from firmware.games.the_game.rules import ASK, END, LAY, START
from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup
from tests.games.unseen import mixed

PLAIN = (int, bytes, tuple)


def dealt(kind: str, players: int, deck: list[int]) -> Any:
    game: Any = rules.new(Setup(kind, SCREEN, players, bytes(deck)))
    if players > 1:
        game.play((START, 0))
    return game


def shuffled(chance: random.Random) -> list[int]:
    return chance.sample(range(2, 100), 98)


def seen_by(game: Any) -> Any:
    """Return what the player on turn sees."""
    return list(player.look(game))[-1]


def thought(game: Any) -> tuple[int, ...]:
    """Return what it plays now."""
    return next(move for move in player.think(seen_by(game)) if move)


def hand_of(game: Any, *cards: int) -> Any:
    """Let the player on turn hold `cards`, and return the game."""
    game.knowledge.known[game.seat] = sorted(cards)
    game.knowledge.hands[game.seat] = len(cards)
    return game


def played(kind: str, players: int, chance: random.Random) -> Any:
    game = dealt(kind, players, shuffled(chance))
    while not game.over:
        move = thought(game)
        assert game.play(move) is None, (move, game.facts())
    return game


@pytest.mark.parametrize(
    ("kind", "players"),
    [("TG", 1), ("TG", 3), ("TG", 5), ("TG-expert1", 2), ("TG-expert2", 4), ("TS", 2), ("TS", 5)],
)
def test_it_plays_whole_games_and_the_rules_refuse_nothing(kind: str, players: int):
    chance = random.Random(5)
    for _ in range(3):
        assert played(kind, players, chance).over


def test_three_of_it_leave_less_than_twenty_cards_in_the_mean():
    chance = random.Random(8)
    assert sum(played("TG", 3, chance).left for _ in range(12)) / 12 < 20


def test_it_takes_a_pile_ten_back_before_all_else():
    game = dealt("TG", 2, list(range(2, 100)))
    game.tops[:] = [40, 20, 90, 100]
    assert thought(hand_of(game, 21, 30, 41, 99)) == (LAY, 30, 0)


def test_it_lays_what_leaves_the_fewest_cards_behind():
    game = dealt("TG", 2, list(range(2, 100)))
    game.tops[:] = [40, 20, 90, 100]
    for card in (43, 44, 45):
        game.gone[card] = 1
    game.laid = 1
    assert thought(hand_of(game, 46, 24, 60)) == (LAY, 46, 0)


def test_what_is_not_due_it_lays_only_where_nothing_is_left_behind():
    game = dealt("TG", 2, list(range(2, 100)))
    game.tops[:] = [40, 20, 90, 100]
    game.laid = 2
    assert thought(hand_of(game, 41, 60)) == (LAY, 41, 0)
    assert thought(hand_of(game, 42, 60)) == (END,)


def test_it_keeps_off_a_pile_where_somebody_asked_for_it():
    game = dealt("TG", 2, list(range(2, 100)))
    game.tops[:] = [40, 20, 90, 100]
    hand_of(game, 43, 24, 60)
    game.laid = 1
    assert thought(game) == (LAY, 43, 0)
    game.play((ASK, 0, 1, 1))
    assert thought(game) == (LAY, 24, 1)


def test_it_wishes_others_to_keep_off_where_it_goes_back_by_ten():
    assert player.wishes((30, 41, 70), (40, 20, 60, 100)) == [0, 2]
    assert player.wishes((31, 41, 71), (40, 20, 60, 100)) == []


def test_its_own_wish_it_does_not_heed():
    game = dealt("TG", 2, list(range(2, 100)))
    game.tops[:] = [40, 20, 90, 100]
    hand_of(game, 43, 24, 60)
    game.laid = 1
    game.marks[0], game.askers[0] = 1, 0
    assert thought(game) == (LAY, 43, 0)


def test_it_sees_plain_numbers_and_no_way_back_to_the_table():
    def plain(what: Any) -> bool:
        whole = type(what) in PLAIN
        return whole and (not isinstance(what, tuple) or all(plain(part) for part in what))

    assert plain(seen_by(dealt("TG", 3, list(range(2, 100)))))


def test_it_sees_the_same_and_plays_the_same_whatever_others_hold_and_the_pile_has():
    chance = random.Random(11)
    deck = shuffled(chance)
    game = dealt("TG", 3, deck)
    for _ in range(40):
        if game.over:
            break
        seen, move = seen_by(game), thought(game)
        with mixed(game, chance):
            assert (seen_by(game), thought(game)) == (seen, move)
        game.play(move)


def test_it_thinks_in_many_small_pieces():
    game = dealt("TG-expert1", 2, list(range(2, 100)))
    pieces = list(player.think(seen_by(game)))
    assert pieces[:-1] == [None] * (len(pieces) - 1)
    assert 20 < len(pieces) < 80
