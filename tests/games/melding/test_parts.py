"""Games 5 and 6 keep in memory the parts that their manifest names, and let the rest go."""

import sys

import pytest
from firmware.shell.preloader import LEAST

from firmware.app import IDLE_MS
from firmware.modules import catalog, loader
from firmware.modules.game_folder import GameFolder
from tests.desk import Desk
from tests.games.melding.desk import at_table, cards_keys, dealt, on_call, settle, table
from tests.games.melding.positions import SIZES

GAMES = "firmware.games."
HANDS = {
    "H5": [23, 22, 13, 63, 59, 50, 39],
    "H6": [7, 17, 37, 87, 97, 41, 42, 45, 48, 1, 2, 3, 5, 9],
}


def present() -> set[str]:
    """Return the modules of games that are in memory, but for manifests."""
    names = {name for name in sys.modules if name.startswith(GAMES) and name.count(".") > 2}
    return {name for name in names if not name.endswith(".manifest")}


def lasting(game: GameFolder, more: tuple = ()) -> set[str]:
    return {game.module(part) for part in (*game.manifest.PARTS, *more)}


@pytest.fixture(params=["H5", "H6"])
def name(request: pytest.FixtureRequest) -> str:
    return request.param


def test_each_part_is_loaded_alone_in_the_order_of_the_manifest(name: str):
    game = catalog.game_of(name)
    assert game
    loader.forget(GAMES, ".manifest")
    ways = (*game.manifest.SCREEN_PARTS, *game.manifest.ON_CALL_PARTS)
    for part in (*game.manifest.PARTS, *ways):
        before = present()
        loader.load(game.module(part))
        assert present() - before == {game.module(part)}


def short(desk: Desk) -> Desk:
    """Let the memory of `desk` be short from now on."""
    desk.left = LEAST - 1
    return desk


def left(desk: Desk, *keys: str) -> Desk:
    """Press `keys`, each after all is at rest."""
    for some in keys:
        settle(desk.type(some))
    return desk


def test_after_a_whole_game_at_the_table_only_the_lasting_parts_are_left(name: str):
    game = catalog.game_of(name)
    assert game
    desk = short(at_table(name, 2, "77")).type("# 1 1 # # 1 2 # <*> 3 3 5 # <*> 2 * * <#> *")
    left(desk, "# 9 9 D", cards_keys(HANDS[name]), "# D")
    left(desk, cards_keys([6, 10, 14, 15, 16, 18, 19, 20, 21, 24, 25, 26, 27, 28][: SIZES[name]]))
    assert table(left(desk, "#")).over
    assert desk.type("A #").rows()[0].startswith("P2 starts")
    assert desk.type("5 0 #").rows()[0].startswith("P2's turn")
    desk.wait(2 * IDLE_MS)
    assert present() == lasting(game)


def test_so_it_is_where_the_device_dealt(name: str):
    game = catalog.game_of(name)
    assert game
    hand = HANDS[name]
    desk = short(dealt(name, [hand, []], [40, 99, 98])).type("C <*> 4 2 2 # 1")
    left(desk, f"# {hand[0]} D")
    assert desk.notice().startswith("Not in sets")
    left(desk, "9 9 D", cards_keys(hand))
    left(desk, "#")
    assert desk.rows()[0] == "P1 has won!"
    assert desk.type("A #").rows()[7].startswith("2 play")
    assert desk.type("2").rows()[0].startswith("P2's turn")
    desk.wait(2 * IDLE_MS)
    assert present() == lasting(game, game.manifest.SCREEN_PARTS)


def test_so_it_is_on_call(name: str):
    game = catalog.game_of(name)
    assert game
    desk = short(on_call(name, 2)).type("D C # * <#> *")
    left(desk, "D 2" + cards_keys([*HANDS[name], 99]), "#", "# D")
    left(desk, cards_keys([6, 10, 14, 15, 16, 18, 19, 20, 21, 24, 25, 26, 27, 28][: SIZES[name]]))
    assert table(left(desk, "#")).over
    assert desk.type("A #").rows()[0] == "P2 starts"
    desk.wait(2 * IDLE_MS)
    claim = game.module("melding.on_call_claim")  # wanted next
    assert present() - {claim} == lasting(game, game.manifest.ON_CALL_PARTS)
