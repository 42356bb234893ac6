"""``dev.py conform``: claims to be out, right ones, wrong ones and none."""

import json
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from firmware.modules import catalog
from firmware.play.knowledge import GUIDED, SCREEN, TABLE
from tests.sample import TITLE
from tests.tools.playthroughs import CLAIMS
from tools.replay import conform

CLAIM = {"rules": "H5", "hand": [57, 83, 66, "F", 65, 84, 69, 67], "discard": 69, "out": True}


def complaint(changes: dict[str, Any], level: int = SCREEN) -> str | None:
    claim = {name: value for name, value in (CLAIM | changes).items() if value is not None}
    return conform.first_disagreement(json.dumps(claim), level)


@pytest.mark.parametrize("level", [SCREEN, GUIDED, TABLE])
def test_the_rules_agree_with_every_claim_and_with_none_turned_round(level: int):
    for line in CLAIMS:
        claim = json.loads(line)
        assert conform.first_disagreement(line, level) is None
        found = conform.first_disagreement(json.dumps(claim | {"out": not claim["out"]}), level)
        said, true = ("false", "true") if claim["out"] else ("true", "false")
        assert found == f"out is {said}, but {true} by the rules"
    assert {json.loads(line)["rules"] for line in CLAIMS} == {"H5", "H5-advanced", "H6"}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"rules": None}, "rules is missing"),
        ({"rules": "H9"}, 'no rule set is called "H9"'),
        ({"rules": ["H5"]}, 'rules cannot be ["H5"]'),
        ({"rules": "TG"}, f"nobody claims to be out in {TITLE}"),
        ({"hand": None}, "steps is missing"),
        ({"hand": {}}, "hand cannot be {}"),
        ({"hand": []}, "claim: 69 is not in the hand"),
        ({"hand": [69]}, "claim: 1 cards, not 8"),
        ({"rules": "H6"}, "claim: 8 cards, not 15"),
        ({"hand": [57, 83, 66, "F", 65, 84, 69]}, "claim: 7 cards, not 8"),
        ({"hand": [57, 83, 66, "F", 65, 84, 69, 69]}, "claim: 69 is too often in the hand"),
        ({"hand": ["F", "F", "F", "F", "F", 84, 69, 5]}, "claim: F is too often in the hand"),
        ({"hand": [57, 83, 66, "F", 65, 84, 69, 100]}, "claim: 100 is no card of this game"),
        ({"hand": [57, 83, 66, "F", 65, 84, 69, 0]}, "claim: 0 is no card of this game"),
        ({"hand": [57, 83, 66, "F", 65, 84, 69, 101]}, "claim: '101' is no card"),
        ({"hand": [57, 83, 66, "F", 65, 84, 69, -7]}, "claim: '-7' is no card"),
        ({"hand": [57, 83, 66, "F", 65, 84, 69, "X"]}, "claim: no card is X"),
        ({"hand": [57, 83, 66, "F", 65, 84, 69, 7.5]}, "claim: no card is 7.5"),
        ({"hand": [57, 83, 66, "F", 65, 84, 69, True]}, "claim: no card is True"),
        ({"discard": None}, "discard is missing"),
        ({"discard": "57"}, 'discard cannot be "57"'),
        ({"discard": 58}, "claim: 58 is not in the hand"),
        ({"out": None}, "out is missing"),
        ({"out": 1}, "out cannot be 1"),
        ({"tip": 1}, 'no field is called "tip"'),
    ],
)
def test_a_claim_told_wrongly_gets_one_clear_line(changes: dict[str, Any], message: str):
    for level in (SCREEN, GUIDED, TABLE):
        found = complaint(changes, level)
        assert found == message
    assert complaint({}) is None


def test_a_level_that_a_game_is_not_played_at_is_said(monkeypatch: pytest.MonkeyPatch):
    for game in catalog.games():
        monkeypatch.setattr(game.manifest, "LEVELS", (TABLE, SCREEN))
    assert (complaint({}, GUIDED) or "").endswith("is not played at level guided")


@settings(max_examples=30)
@example(hand=["\n"], discard=0, out=False)
@given(
    st.lists(st.integers(-1, 300) | st.text() | st.floats() | st.none() | st.booleans()),
    st.integers() | st.text() | st.none(),
    st.booleans() | st.none() | st.integers(),
)
def test_nothing_that_a_claim_can_say_ends_in_a_traceback(hand: Any, discard: Any, out: Any):
    assert complaint({"hand": hand, "discard": discard, "out": out})
    longer = [*CLAIM["hand"][:5], *hand]
    assert "\n" not in (complaint({"hand": longer, "discard": discard, "out": out}, TABLE) or "")
