"""The games of discarding agree with every playthrough, and with no altered one."""

import json
from random import Random
from typing import Any

import pytest

from firmware.play.knowledge import SCREEN, TABLE
from tests.games.playthrough_entry import CALLED
from tests.games.shedding.told_on_call import told_on_call
from tests.stories import lines
from tools.replay.conform import first_disagreement

LINES = {name: lines(name) for name in ("H1", "H2", "H3", "H4")}
GAMES = [(name, number) for name, games in LINES.items() for number in range(len(games))]
FIELDS = ("open", "seat", "obliged", "laid", "draw", "hands", "immune", "factors")


def told(name: str = "H2", game: int = 0) -> Any:
    return json.loads(LINES[name][game])


def found(game: Any, level: int = SCREEN) -> str:
    return first_disagreement(json.dumps(game), level) or ""


@pytest.mark.rule("H-b", "H2.4", "H2.5", "H3.4")
@pytest.mark.parametrize("level", [SCREEN, TABLE])
@pytest.mark.parametrize(("name", "number"), GAMES)
def test_the_rules_agree_with_every_playthrough(name: str, number: int, level: int):
    assert first_disagreement(LINES[name][number], level) is None


@pytest.mark.rule("H-b", "H1.4", "H2.2", "H2.3", "H2.5", "H3.2")
@pytest.mark.parametrize(("name", "number"), [game for game in GAMES if game[0] != "H4"])
def test_on_call_hands_turn_obligations_and_draw_pile_are_those_of_every_playthrough(
    name: str, number: int
):
    assert found(told_on_call(told(name, number))) == ""


@pytest.mark.parametrize("name", ["H1", "H2", "H3"])
def test_those_that_were_refereed_on_call_are_told_of_these(name: str):
    called = [json.loads(line) for line in lines(name + CALLED)]
    whole = [told_on_call(json.loads(line)) for line in LINES[name]]
    for game in called:
        game["steps"] = [step for step in game["steps"] if step["ok"]]
        assert game in whole


def test_they_reach_a_reshuffle_a_trick_a_treat_a_joker_and_a_100_left_out():
    games = [json.loads(line) for lines in LINES.values() for line in lines]
    steps = [step for game in games for step in game["steps"]]
    for kind in ("trick", "treat", "free"):
        for ok in (True, False):
            assert [step for step in steps if step["do"][0] == kind and step["ok"] == ok]
    assert [game for game in games if len(game["reshuffles"]) > 1]
    assert [game for game in games if game["rules"] == "H3" and 100 not in game["deck"]]
    assert {step["winner"] for step in steps} >= {None, 0, 2}


@pytest.mark.parametrize("level", [SCREEN, TABLE])
@pytest.mark.parametrize("name", sorted(LINES))
def test_any_field_of_a_step_told_otherwise_is_noticed(name: str, level: int):
    chance = Random(name)
    for _ in range(30):
        game = told(name)
        places = [at for at, step in enumerate(game["steps"]) if step["winner"] is None]
        step = game["steps"][chance.choice(places)]
        field = chance.choice(FIELDS)
        value = step[field]
        if isinstance(value, list):
            place = chance.randrange(len(value))
            value[place] = not value[place] if isinstance(value[place], bool) else value[place] + 1
        else:
            step[field] = (value + 1) if type(value) is int else [7, 7]
        assert field in found(game, level)
        step["ok"] = not step["ok"]
        assert found(game, level)


@pytest.mark.parametrize(
    ("place", "value", "message"),
    [
        ("jokers", 3, "not the deck"),
        ("jokers", 5, "no such options"),
        ("jokers", -1, "jokers is no number"),
        ("jokers", True, "jokers is no number"),
        ("jokers", None, "jokers is no number"),
        ("special100", None, "special100 is neither"),
        ("special100", 0, "special100 is neither"),
        ("players", "2", "players is no number"),
        ("players", 7, "no such game"),
        ("deck", None, "no list of cards"),
        ("deck", [1.5], "no card is 1.5"),
        ("deck", [True], "no card is True"),
        ("deck", [101], "'101' is no card"),
        ("deck", [1, 2, "G"], "no card is G"),
        ("reshuffles", None, "no list of cards"),
        ("reshuffles", [[1, None]], "no card is None"),
        ("reshuffles", [7], "no list of cards"),
    ],
)
def test_a_set_up_that_is_none_is_said(place: str, value: Any, message: str):
    game = told()
    game[place] = value
    assert found(game).startswith("set-up: ")
    assert message in found(game)


def test_a_reshuffle_that_is_missing_or_of_other_cards_is_said():
    game = told("H2", 5)
    first = game["reshuffles"][0]
    game["reshuffles"][0] = first[1:]
    assert "shuffle" in found(game)
    game["reshuffles"] = []
    assert "the rules refuse it ('shuffle',)" in found(game)


def test_what_the_rule_set_does_not_know_is_said():
    game = told("H1")
    game["special100"] = True
    assert "there are no special cards" in found(game)
    game = told("H4")
    game["special100"] = True
    assert "a product like others" in found(game)
    game = told("H2", 1)
    game["deck"].remove(100)
    game["special100"] = False
    assert "no such options" in found(game), "H2 is not played without the 100"
