"""The players that need nothing installed, on the seats of the firmware's own table."""

import random

import pytest

from host_sim.players import plays
from host_sim.players.easy import Easy
from host_sim.players.observation import Observation
from host_sim.players.seats import Player, play
from host_sim.players.steady import Steady
from tools.lab import speed


def seen(
    hand: tuple[int, ...], tops: tuple[int, int, int, int], signs: tuple[int, int, int, int]
) -> Observation:
    """Return what the first of two sees with `hand`, with every card out that may be."""
    out = tuple(card for card in range(2, 100) if card not in tops)
    held = (len(hand), 7)
    a, b, c, d = (1 if sign else -1 for sign in signs)
    return Observation("TG", 2, 0, 0, hand, tops, out, held, 50, 7, 2, signs, (a, b, c, d))


def deck(seed: int) -> bytes:
    cards = list(range(2, 100))
    random.Random(seed).shuffle(cards)
    return bytes(cards)


@pytest.mark.parametrize("rules", ["TG", "TG-expert1", "TG-expert2", "TS"])
@pytest.mark.parametrize("player", [Easy(), Steady()], ids=["easy", "steady"])
def test_whole_games_are_played_by_the_rules_to_their_end(rules: str, player: Player):
    for players in (2, 5):
        game = play(rules, [player] * players, deck(players))
        assert game.over
        assert 0 <= game.left < 98 - 2 * players


def test_a_beginner_takes_ten_back_and_moves_little():
    assert Easy().turn(seen((20, 37, 60, 61), (47, 15, 90, 70), (0, 0, 0, 0))) == [
        (37, 0),
        (20, 1),
    ]


def test_who_has_played_often_goes_by_cards_and_not_by_numbers():
    narrow = seen((30, 85, 95), (20, 10, 90, 100), (0, 0, 0, 0))
    gone = narrow._replace(out=tuple(card for card in narrow.out if not 20 < card < 30))
    assert (30, 0) not in Steady().turn(narrow)
    assert (30, 0) in Steady().turn(gone)


def test_who_has_played_often_heeds_a_sign():
    free = Steady().turn(seen((22, 64), (20, 12, 100, 69), (0, 0, 0, 0)))
    asked = Steady().turn(seen((22, 64), (20, 12, 100, 69), (plays.KEEP_OFF, 0, 0, 0)))
    assert (22, 0) in free
    assert (22, 0) not in asked


def test_steady_players_leave_fewer_cards_than_beginners():
    easy, steady = (
        sum(play("TG", [player] * 3, deck(seed)).left for seed in range(8))
        for player in (Easy(), Steady())
    )
    assert steady < easy


def test_the_bench_has_the_players_beside_public_engines():
    found = {one.name: one.games_a_second for one in speed.speeds(0.01)}
    assert found["easy"] > 0
    assert found["steady"] > 0
    assert found["TGEngine, C++"] == 25_200
