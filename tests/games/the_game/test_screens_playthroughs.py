"""Whole games by their keys: the panel tells what the playthrough tells, step by step."""

import pytest

from tests import playing
from tests.desk import Desk

GAMES = [("TG", 13), ("TG-expert1", 12), ("TG-expert2", 10), ("TS", 8)]


@pytest.mark.parametrize(("rules", "number"), GAMES)
@pytest.mark.parametrize("level", ["table", "screen"])
def test_the_panel_follows_the_playthrough(rules: str, number: int, level: str):
    told = playing.told(rules, number)
    desk = Desk()
    if level == "screen":
        desk.deal(*told["deck"])
    playing.begin(desk, told, level)
    playing.play(desk, told, hands=level == "screen")
    assert desk.rows()[0] == "The game is over."
    assert playing.left(desk.rows()) == told["left"]
