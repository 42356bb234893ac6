"""Whole games 5 and 6 that were checked card by card: told of dealt games, replayed, typed."""

import json
from random import Random
from typing import Any

import pytest

from firmware.modules import catalog
from firmware.play.knowledge import SCREEN, TABLE
from tests import drawn
from tests.games.melding.told_checked import GAMES, told_checked
from tests.games.melding.told_on_call import FOLDERS
from tests.games.melding.whole_games import dealt
from tests.stories import FILES, lines, stories
from tools.bench import key_count
from tools.replay.conform import first_disagreement


def found(told: Any, level: int = SCREEN) -> str:
    return first_disagreement(json.dumps(told), level) or ""


@pytest.mark.rule("H5.1", "H5.5", "H5.7", "H6.1", "H6.3", "H-b", "H-c", "H-e")
@pytest.mark.parametrize("level", [SCREEN, TABLE])
@pytest.mark.parametrize("name", sorted(FOLDERS))
def test_the_rules_agree_with_every_one_whether_or_not_they_see_the_hands(name: str, level: int):
    for line in lines(name):
        assert first_disagreement(line, level) is None
    assert FILES[name].parent.name == FOLDERS[name]


@pytest.mark.parametrize("name", sorted(FOLDERS))
def test_each_is_told_of_a_game_that_was_played_by_the_rules(name: str):
    assert stories(name) == [told_checked(*dealt(name, *GAMES[name]))]


def test_they_reach_a_shuffle_a_card_taken_and_claims_by_two_players():
    games = [told for name in FOLDERS for told in stories(name)]
    tried = [step for told in games for step in told["steps"]]
    assert [told for told in games if told["reshuffles"]]
    assert [step for step in tried if step["do"] == ["take"] and step["ok"]]
    for told in games:
        assert sum(step["do"][0] == "out" for step in told["steps"]) == 2
        assert {step["do"][0] for step in told["steps"] if not step["ok"]} == {"draw", "throw"}


@pytest.mark.parametrize("level", [SCREEN, TABLE])
@pytest.mark.parametrize("name", sorted(FOLDERS))
def test_any_field_told_otherwise_is_noticed(name: str, level: int):
    chance = Random(name)
    for _ in range(10):
        told = stories(name)[0]
        step = told["steps"][chance.randrange(len(told["steps"]) - 1)]
        field = chance.choice(["open", "seat", "drawn", "draw", "hands", "finished"])
        value = step[field]
        step[field] = [*value, 1] if isinstance(value, list) else not value
        assert field in found(told, level)
        step["ok"] = not step["ok"]
        assert found(told, level)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("deck", None, "no list of cards"),
        ("deck", [True], "no card is True"),
        ("deck", [1, 2, "G"], "no card is G"),
        ("reshuffles", None, "no list of cards"),
        ("reshuffles", [[1, None]], "no card is None"),
    ],
)
def test_cards_that_are_none_are_said(field: str, value: Any, message: str):
    assert found({**stories("H6")[0], field: value}) == f"set-up: {message}"


def test_a_shuffle_that_is_missing_is_said():
    told = next(told for name in FOLDERS for told in stories(name) if told["reshuffles"])
    told["reshuffles"] = []
    assert found(told).startswith("step ")
    assert "shuffle: the rules refuse it" in found(told)


@pytest.mark.parametrize("name", drawn.some(sorted(FOLDERS), 1))
def test_typed_key_by_key_it_comes_to_its_end_with_at_most_three_and_a_half_keys_a_play(name: str):
    game = catalog.game_of(name)
    assert game
    count = key_count.count(game, stories(name)[0], TABLE)
    assert count.ended == 1
    assert count.keys <= 3.5 * count.plays
