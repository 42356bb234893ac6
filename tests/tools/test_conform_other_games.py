"""``dev.py conform``: a game's own folder tells what its playthroughs look like."""

import json
from types import SimpleNamespace
from typing import Any

import pytest

from firmware.play.knowledge import SCREEN, TABLE
from firmware.play.setup import Setup
from tools.replay.conform import first_disagreement
from tools.replay.playthrough import catalog  # the very one that the tool asks


class Pairs:
    """A game made up for the tests: say a number, then chance must add one, until 100 is passed."""

    seat = 0

    def __init__(self, setup: Setup):
        self.sum = setup.deck[0] if setup.deck else 0
        self.owes = False
        self.over = False

    def why_not(self, move: tuple) -> tuple | None:
        return None if (move[0] == 1) == self.owes and move[1] < 100 else ("chance", move[1])

    def play(self, move: tuple) -> tuple | None:
        if why := self.why_not(move):
            return why
        self.sum += move[1]
        self.owes = not self.owes
        self.over = self.sum > 100
        return None

    def facts(self) -> dict:
        return {"sum": self.sum, "score": 2 * self.sum, "way": -1}


def setup(told: dict, level: int, rules: Any) -> Setup:
    if told["first"] == "F":
        raise ValueError("no joker may lie on top")
    return Setup(told["rules"], level, 1, bytes((told["first"],)))


def text(do: list) -> str:
    return "say " + str(do[1][0])


def owed(game: Pairs, told: dict) -> str | None:
    return f"chance {told['chance'].pop(0)}" if game.owes else None


PARTS = {
    "rules": SimpleNamespace(MOVES=(("say count", ""), ("chance count", "")), new=Pairs),
    "desktop": SimpleNamespace(
        FIELDS=("sum", "way"), LASTING=("sum",), RESULT="score", setup=setup, text=text, owed=owed
    ),
}
GAME = {
    "rules": "pairs",
    "first": 7,
    "players": 1,
    "chance": [3, 5],
    "steps": [
        {"do": ["say", [10, None]], "ok": True, "sum": 20, "way": -1},
        {"do": ["say", [90, "left"]], "ok": True, "sum": 115},
    ],
    "score": 230,
}


@pytest.fixture(autouse=True)
def pairs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A catalogue with that one game in it, which is played at screen level only."""
    manifest = SimpleNamespace(TITLE="Pairs", LEVELS=(SCREEN,))
    game = SimpleNamespace(manifest=manifest, part=PARTS.__getitem__)
    monkeypatch.setattr(catalog, "game_of", lambda name: game if name == "pairs" else None)


def test_a_game_with_its_own_set_up_words_chance_and_fields_is_replayed():
    assert first_disagreement(json.dumps(GAME)) is None


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"first": 8}, "step 1: say 10: sum is 20, but 21 by the rules"),
        ({"first": "F"}, "set-up: no joker may lie on top"),
        ({"chance": [4, 4]}, "step 1: say 10: sum is 20, but 21 by the rules"),
        ({"chance": [200]}, "step 1: say 10: chance 200: the rules refuse it ('chance', 200)"),
        ({"score": 231}, "at the end: score is 231, but 230 by the rules"),
    ],
)
def test_what_such_a_game_tells_wrongly_is_noticed(change: dict[str, Any], message: str):
    assert first_disagreement(json.dumps(GAME | change)) == message


def test_a_level_that_a_game_is_not_played_at_is_said():
    assert first_disagreement(json.dumps(GAME), TABLE) == "Pairs is not played at level table"
