"""Which way each game proposes, and that each of its ways has a page of what it gives and costs."""

import pytest

from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import ON_CALL, TABLE
from tests.sample import OURS

CHECKED = ("the_game", "multiplication")  # there it is worth it that every card is typed


@pytest.mark.parametrize("game", OURS, ids=[game.folder for game in OURS])
def test_a_game_proposes_what_is_worth_it_there(game: GameFolder):
    assert game.proposed == (TABLE if game.folder in CHECKED else ON_CALL)
    assert set(game.manifest.COSTS) == set(game.levels)
