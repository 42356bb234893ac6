"""How much memory is free depends on what is loaded, as on the board."""

from typing import Any

from host_sim.chips.heap import FACTOR, FRESH, HOME, Heap
from host_sim.desk import Desk
from host_sim.faces.commands import Session
from tests.sample import PACKAGE
from tests.whole_device import SLOW, WholeDevice

RULES = PACKAGE + "rules"
SIZES = {RULES: 2000, "firmware.shell.home": 1000}


def free(desk: Desk) -> int:
    assert desk.board
    gc: Any = desk.board.built_in["gc"]
    return gc.mem_free()


def test_on_home_so_much_is_free_as_was_asked_for():
    assert Heap(50_000, lambda: HOME, SIZES.__getitem__).free == 50_000


def test_what_is_loaded_costs_what_it_has_compiled_times_a_factor_and_gives_it_back():
    there = set(HOME)
    found = Heap(50_000, lambda: there, SIZES.__getitem__)
    there.add(RULES)
    assert found.free == 50_000 - FACTOR * 2000
    there.remove("firmware.shell.home")
    assert found.free == 50_000 - FACTOR * 1000
    there.remove(RULES)
    assert found.free == 50_000 + FACTOR * 1000


def test_no_less_than_nothing_is_free():
    assert Heap(100, lambda: [*HOME, RULES], SIZES.__getitem__).free == 0


def test_a_manifest_costs_nothing_as_the_board_has_an_index_instead():
    assert Heap(50_000, lambda: [*HOME, PACKAGE + "manifest"], lambda name: 9).free == 50_000


def test_home_with_nothing_preloaded_is_as_it_is_written_there():
    with Desk(free=90_000) as desk:
        desk.power_on()
        assert desk.board
        ours = {name for name in desk.board.modules if name.startswith("firmware.")}
        parts = {name for name in ours if name.count(".") == 1 and name != "firmware.app"}
        games = {name for name in ours if name.startswith("firmware.games.")}
        with_manifests = {"firmware.play.options"}  # on the board the index has it
        assert ours - parts - games - with_manifests == HOME
        assert free(desk) == 90_000


def test_a_game_takes_memory_of_the_whole_device():
    with Desk(free=90_000, pace=SLOW) as desk:
        desk.power_on()
        WholeDevice(desk).type("11121")
        desk.run(3000)
        assert 50_000 < free(desk) < 70_000  # what came before it is still there


def test_each_life_may_have_another_memory():
    lives = iter((40_000, 80_000))
    with Desk(free=lambda: next(lives)) as desk:
        for bytes_free in (40_000, 80_000):
            desk.power_on()
            assert free(desk) <= bytes_free
            desk.power_off()


def test_an_evening_may_go_on_in_a_script():
    with Desk(free=90_000) as desk:
        desk.power_on()
        Session(desk).obey(["free", "40000"])
        assert free(desk) <= 40_000
        desk.power_off()
        desk.power_on()
        assert free(desk) <= 40_000


def test_a_start_anew_gives_the_memory_of_a_fresh_board():
    found = Heap(12_000, lambda: HOME, SIZES.__getitem__)
    found.begin_anew()
    assert found.free == FRESH
