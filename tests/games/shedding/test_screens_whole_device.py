"""One whole game of each rule set of discarding on the simulated wires, and what a key costs."""

import statistics
from typing import Any

import pytest

from firmware.games.shedding.rules import Discarding
from firmware.modules import catalog
from host_sim.desk import Desk
from tests import drawn
from tests.games.owed.test_every_game import GAMES
from tests.games.shedding.playthrough_keys import opens, play, told
from tests.whole_device import SLOW, WholeDevice

OPTION_KEYS = {"H1": "", "H2": "1{0} 2{1}", "H3": "1{0} 2{1}", "H4": "1{0}"}


@pytest.mark.parametrize(
    ("name", "number", "level"),
    drawn.some([("H1", 1, "1"), ("H2", 2, "2"), ("H3", 2, "1"), ("H4", 2, "2"), ("H4", 3, "1")], 2),
)
def test_a_whole_game_on_the_wires(name: str, number: int, level: str):
    story = told(name, number)
    home = catalog.game_of(name)
    assert home
    with Desk(pace=SLOW) as desk:
        desk.power_on()
        wired = WholeDevice(desk)
        if level == "2":
            desk.order_next_shuffle(*map(str, story["deck"]))
        place = [game.folder for game in GAMES].index(home.folder) + 1
        wired.type(f"{place}{level}{story['players']}")
        hundred = 1 if story["special100"] else 2 if 100 in story["deck"] else 3
        wired.type(OPTION_KEYS[name].format(story["jokers"], hundred) + "#")
        wired.type("1" if level == "2" else f"1 {opens(story)}#")

        def game() -> Discarding:
            app: Any = desk.main["app"]
            return app.referee.game

        def ahead() -> None:
            for order in story["reshuffles"][game().renewals :][:1]:
                if level == "2":
                    desk.order_next_shuffle(*map(str, order))

        wired.spent.clear()
        play(wired, story, game, ahead)
        assert game().over
        assert f"P{story['steps'][-1]['winner'] + 1} wins!" in " ".join(wired.rows())
        # Passed round, most keys of these games show or hide a hand; of two keys one is a play.
        usual = 500 if name == "H4" else 300
        assert statistics.median(wired.spent) <= (usual if level == "1" else 900)
        assert max(wired.spent) <= 1100
