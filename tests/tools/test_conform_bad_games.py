"""``dev.py conform``: a game that is none, or told wrongly, gets one clear line."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firmware.play.knowledge import SCREEN, TABLE
from tests.tools.playthroughs import LINES, told
from tools.replay import conform


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda game: game.pop("rules"), "rules is missing"),
        (lambda game: game.pop("players"), "players is missing"),
        (lambda game: game.pop("deck"), "deck is missing"),
        (lambda game: game.pop("steps"), "steps is missing"),
        (lambda game: game.update(rules="TX"), 'no rule set is called "TX"'),
        (lambda game: game.update(rules=["TG"]), 'rules cannot be ["TG"]'),
        (lambda game: game.update(players=6), "set-up: no such game"),
        (lambda game: game.update(players=0), "set-up: no such game"),
        (lambda game: game.update(players=-1), "set-up: no such game"),
        (lambda game: game.update(rules="TS", players=1), "set-up: no such game"),
        (lambda game: game.update(players="2"), 'players cannot be "2"'),
        (lambda game: game.update(players=True), "players cannot be true"),
        (lambda game: game.update(players=2.0), "players cannot be 2.0"),
        (lambda game: game.update(deck=None), "deck cannot be null"),
        (lambda game: game.update(deck=[]), "set-up: not the deck of this game"),
        (lambda game: game["deck"].pop(), "set-up: not the deck of this game"),
        (lambda game: game["deck"].append(100), "set-up: not the deck of this game"),
        (lambda game: game["deck"].append(42), "set-up: 42 is twice in the deck"),
        (lambda game: game["deck"].append(0), "set-up: not the deck of this game"),
        (lambda game: game["deck"].append(255), "set-up: not the deck of this game"),
        (lambda game: game["deck"].append(256), "set-up: no card is 256"),
        (lambda game: game["deck"].append(-1), "set-up: no card is -1"),
        (lambda game: game["deck"].append("7"), 'set-up: no card is "7"'),
        (lambda game: game["deck"].append([7]), "set-up: no card is [7]"),
        (lambda game: game.update(steps={}), "steps cannot be {}"),
        (lambda game: game.update(steps=[]), "steps is empty"),
        (lambda game: game["steps"].insert(0, 7), "step 1: no object but 7"),
        (lambda game: game["steps"][4].pop("do"), "step 5: do is missing"),
        (lambda game: game["steps"][0].pop("ok"), "step 1: lay 72 B: ok is missing"),
        (lambda game: game["steps"][0].update(ok=1), "step 1: lay 72 B: ok cannot be 1"),
        (lambda game: game["steps"][0].pop("draw"), "step 1: lay 72 B: draw is missing"),
        (lambda game: game["steps"][0].update(do="end"), 'step 1: do cannot be "end"'),
        (lambda game: game["steps"][0].update(do=[]), "step 1: do: nothing was tried"),
        (
            lambda game: game["steps"][0].update(do=["lay", "72", "B"]),
            'step 1: do: "72" is neither a word nor a number',
        ),
        (
            lambda game: game["steps"][0].update(do=["lay", 7.5, "B"]),
            "step 1: do: 7.5 is neither a word nor a number",
        ),
        (
            lambda game: game["steps"][0].update(tip=1),
            'step 1: lay 72 B: no field is called "tip"',
        ),
        (
            lambda game: game["steps"][-1].update(tip=1),
            'step 39: lay 94 A: no field is called "tip"',
        ),
        (lambda game: game.update(score=3), 'no field is called "score"'),
    ],
)
def test_a_game_told_wrongly_gets_one_clear_line(change: Callable[[Any], Any], message: str):
    game = told()
    change(game)
    for level in (SCREEN, TABLE):
        assert conform.first_disagreement(json.dumps(game), level) == message


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("{", "no JSON: Expecting property name"),
        (LINES["TG"][0][:-9], "no JSON: "),
        ("[]", "no game but []"),
        ("7", "no game but 7"),
        ("null", "no game but null"),
        ("[" * 100_000, "too deeply nested"),
        ('{"rules": ' + "9" * 5_000 + "}", "no JSON: a number of thousands"),
        ('"' + "x" * 200 + '"', 'no game but "xxxxx'),
        ('{"rules": "TG", "steps": [{"ok": true, "do": [], "ok": false}]}', '"ok" is told twice'),
    ],
)
def test_a_line_that_is_no_game_gets_one_short_line(line: str, message: str):
    found = conform.first_disagreement(line) or ""
    assert found.startswith(message)
    assert len(found) < 120
    assert "\n" not in found


@settings(max_examples=20)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda inner: (
            st.lists(inner)
            | st.dictionaries(
                st.sampled_from(["rules", "players", "deck", "steps", "do", "ok"]), inner
            )
        ),
    )
)
def test_nothing_that_json_can_say_ends_in_a_traceback(value: Any):
    assert conform.first_disagreement(json.dumps(value))
    game = told()
    assert conform.first_disagreement(json.dumps({**game, "steps": [value, *game["steps"]]}))


def test_moves_that_cannot_be_are_refused_not_complained_of():
    game = told()
    table = {"tops": [1, 1, 100, 100], "seat": 0, "laid": 0, "draw": 90, "hands": [8]}
    for do in (
        ["lay", 0, "A"], ["lay", 1, "A"], ["lay", 100, "A"], ["lay", 256, "A"], ["lay", -5, "A"],
        ["lay", 72, "E"], ["lay", 72], ["dance"], ["start", "A"], ["cant"],
    ):  # fmt: skip
        game["steps"].insert(0, {"do": do, "ok": False, "over": False, **table})
    assert conform.first_disagreement(json.dumps(game)) is None
    assert conform.first_disagreement(json.dumps(game), TABLE) is None
