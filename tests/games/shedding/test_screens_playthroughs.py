"""Whole games of discarding by their keys: the panel tells what the playthrough tells."""

from typing import Any

import pytest

from firmware.games.shedding.desktop import cards
from firmware.modules import catalog
from firmware.play.knowledge import SCREEN, TABLE
from host_sim.drive import Drive
from host_sim.shuffle_bytes import bytes_for_order
from host_sim.wiring import REPO_ROOT
from tests import drawn
from tests.desk import Desk, playing
from tests.games.shedding.desk import table
from tests.games.shedding.playthrough_keys import opens, play, told
from tools.replay.playthrough import setup_of

GAMES = [("H1", 1), ("H1", 2), ("H2", 0), ("H2", 2), ("H3", 1), ("H3", 2), ("H4", 2), ("H4", 3)]


@pytest.mark.parametrize(("game", "level"), drawn.in_a_way(GAMES, [TABLE, SCREEN]))
def test_the_panel_follows_the_playthrough(game: tuple[str, int], level: int):
    """H-b: where the draw pile is made anew in mid-game, too."""
    name, _ = game
    story = told(*game)
    home = catalog.game_of(name)
    assert home
    desk = playing(setup_of(home, story, level)).type("1")
    if level == TABLE:
        desk.type(f"{opens(story)}#")
    assert play(desk, story, lambda: table(desk), lambda: lead(desk, story)) > 20
    winner = story["steps"][-1]["winner"]
    assert table(desk).over == (winner is not None)
    if table(desk).over:
        assert f"P{winner + 1} wins!" in desk.words()


def lead(desk: Desk, story: dict[str, Any]) -> None:
    """Let the next shuffle of the discards end as the story tells."""
    desk.deals.clear()
    made = table(desk).renewals
    for order in story["reshuffles"][made : made + 1]:
        if len(order) > 1:
            desk.deals.append(bytes_for_order(cards(order), Drive(REPO_ROOT)))
