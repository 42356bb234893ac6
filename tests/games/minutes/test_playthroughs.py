"""4½ Minutes: whole rounds as others tell them, and told moves that mean nothing."""

import json
from typing import Any

import pytest

from firmware.games.minutes import desktop
from firmware.play.knowledge import SCREEN, TABLE
from tests.stories import lines
from tools.replay.conform import first_disagreement
from tools.replay.playthrough import Replay

LINES = [line for name in ("FH", "FH-challenge") for line in lines(name)]


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("level", [TABLE, SCREEN])
def test_the_rules_agree_with_the_playthrough(line: str, level: int):
    assert first_disagreement(line, level) is None


def told() -> dict[str, Any]:
    return json.loads(LINES[1])


@pytest.mark.parametrize(
    "do",
    [
        ["lay", [3, 5, None], 0],
        ["lay", [8, 0, None], 0],
        ["lay", [0, 0, None], 0],
        ["lay", [True, 0, None], 0],
        ["lay", [3, -1, None], 0],
        ["lay", [3, 1, 2], 0],
        ["lay", ["colour", 0, 2], 0],
        ["lay", ["colour", 0, None], 0],
        ["lay", ["star", 0, None], 0],
        ["lay", [3, 1, None], 2],
        ["lay", [3, 1, None], -1],
        ["lay", [3, 1, None], 0, 9],
        ["lay", ["turn", 1, None], 0, 6],
    ],
)
def test_a_sixth_colour_a_third_pile_or_a_seventh_player_is_refused(do: list[Any]):
    for level in (TABLE, SCREEN):
        replay = Replay(told(), level)
        step = {"do": do, "ok": False, **{k: told_of(replay)[k] for k in desktop.FIELDS}}
        before = told_of(replay)
        replay.step(step)
        assert told_of(replay) == before


def told_of(replay: Replay) -> dict[str, Any]:
    return replay.open.facts()


@pytest.mark.parametrize(
    "do", [["lay"], ["end"], ["lay", [3, 1], 0], ["lay", "R3", 0], ["lay", [3, 1, None], 0, 1, 2]]
)
def test_what_is_no_move_at_all_is_said_to_be_none(do: list[Any]):
    game = told()
    game["steps"][0]["do"] = do
    said = first_disagreement(json.dumps(game))
    assert said
    assert said.startswith("step 1: do: ")


@pytest.mark.parametrize(
    ("name", "value"),
    [("deck", []), ("deck", None), ("deck", [[3, 5, None]]), ("players", 7), ("players", "2")],
)
def test_a_set_up_that_cannot_be_is_said_to_be_none(name: str, value: Any):
    said = first_disagreement(json.dumps({**told(), name: value}))
    assert said
    assert said.startswith("set-up: ") or name in said


def test_a_card_doubled_in_the_deck_is_noticed():
    game = told()
    game["deck"][0] = game["deck"][1] if game["deck"][1] != game["deck"][0] else game["deck"][2]
    assert first_disagreement(json.dumps(game)) == "set-up: not the deck of this game"
