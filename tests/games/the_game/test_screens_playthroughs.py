"""Whole games by their keys: the panel tells what the playthrough tells, step by step."""

import pytest

from tests import drawn, playthrough_keys
from tests.desk import Desk

GAMES = [("TG", 13), ("TG-expert1", 12), ("TG-expert2", 10), ("TS", 8)]


@pytest.mark.parametrize(("game", "level"), drawn.in_a_way(GAMES, ["table", "screen"]))
def test_the_panel_follows_the_playthrough(game: tuple[str, int], level: str):
    told = playthrough_keys.told(*game)
    desk = Desk()
    if level == "screen":
        desk.deal(*told["deck"])
    playthrough_keys.begin(desk, told, level)
    playthrough_keys.play(desk, told, hands=level == "screen")
    assert "A again" in desk.rows()[7]
    assert playthrough_keys.left(desk.rows()) == told["left"]
