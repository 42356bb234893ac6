"""Playthroughs and records of Numbers Memo agree with the rules."""

import json
from typing import Any

import pytest

from firmware.games.memo import rules
from firmware.games.memo.rules import setup
from firmware.play.knowledge import SCREEN, TABLE
from tests.games.memo.desk import laid_out
from tests.stories import stories
from tools.replay.conform import first_disagreement
from tools.replay.record import check

TOLD = stories("H7")[0]


def test_the_set_up_has_its_options_and_at_the_panel_the_card_of_each_place():
    told = {"players": 3, "cards": 4, "pairs": "consecutive", "deck": [4, 2, 1, 3]}
    dealt, blind = setup(told, SCREEN, rules), setup(told, TABLE, rules)
    assert (dealt.rules, dealt.players, dealt.options) == ("H7", 3, b"\x04\x02")
    assert (dealt.deck, blind.deck) == (b"\x04\x02\x01\x03", b"")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"players": "2"}, "set-up: players and cards are numbers"),
        ({"cards": None}, "set-up: players and cards are numbers"),
        ({"cards": 300}, "set-up: players and cards are numbers"),
        ({"cards": 9}, "set-up: no such game"),
        ({"players": 7}, "set-up: no such game"),
        ({"pairs": "product"}, "set-up: pairs is none of sum, difference, consecutive"),
        ({"deck": None}, "set-up: the deck is missing"),
        ({"deck": [1, 2, "3"]}, "set-up: the deck is no list of cards"),
        ({"deck": [1, 2, 256]}, "set-up: the deck is no list of cards"),
        ({"deck": [1, 2, 3]}, "set-up: not the deck of this game"),
        ({"winners": [0]}, "at the end: winners is [0], but [1] by the rules"),
    ],
)
def test_a_game_that_tells_what_cannot_be_is_noticed(change: dict[str, Any], message: str):
    assert first_disagreement(json.dumps(TOLD)) is None
    assert first_disagreement(json.dumps(TOLD | change)) == message


@pytest.mark.parametrize("level", [TABLE, SCREEN], ids=["table", "screen"])
@pytest.mark.parametrize("name", ["ok", "seat", "up", "again", "cards", "left", "over"])
def test_any_step_that_tells_otherwise_is_noticed(name: str, level: int):
    for number in range(len(TOLD["steps"]) - 1):
        told = json.loads(json.dumps(TOLD))
        value = told["steps"][number][name]
        if isinstance(value, bool):
            changed: Any = not value
        else:
            changed = [*value, 1] if isinstance(value, list) else value + 1
        told["steps"][number][name] = changed
        assert first_disagreement(json.dumps(told), level), (number, name)


def test_a_record_of_a_whole_game_is_read_back():
    """H7.1, H7.2: with its options and the places of its cards."""
    desk = laid_out(3, 1, count=4, pairs=1, players=3).type("1# 1# 2# 4# 2# 3# <*> 4 2")
    assert desk.said[4:7] == [
        "options cards 4, pairs difference",
        "deck 3 1 2 4",
        "start P1, reveal 3, need 1 1, reveal 4, need 2 2",
    ]
    told = "\n".join(desk.said) + "\n"
    assert "P1 wins, 4 0 0" in check(told.encode(), None)
