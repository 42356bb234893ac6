"""How the page's device is held against CPython's, and that what differs is told.

The comparison itself, over whole games, is in the files beside this.
"""

import pytest

from firmware.modules import catalog
from host_sim import reader
from host_sim.chips import heap
from host_sim.desk import Desk
from tests import drawn
from tests.page import real_page
from tools.page import sweep, twins
from tools.page.twin_desk import SameChance, Told, Touch, Twin


def test_every_rule_set_is_played_in_every_way_that_it_offers():
    names = [way.name for way in twins.ways()]
    games = catalog.games()
    every = sum(len(game.rule_sets) * (len(game.levels) + game.hints) for game in games)
    assert len(names) == len(set(names)) == every >= 65
    assert {"TG guided", "H3 screen with hints", "H7 screen", "FH-challenge on call"} <= set(names)


@pytest.mark.parametrize(
    ("file", "here", "there", "key", "what"),
    [
        ("device/box.py", "//8\n", "//9\n", "key 4, 2", "ring"),
        ("shell/setup_questions.py", "How many play?", "How many pay?", "key 3, 3", "picture"),
    ],
)  # fmt: skip
def test_a_device_that_does_another_thing_is_told_with_game_and_key(
    file: str, here: str, there: str, key: str, what: str
):
    way = next(way for way in twins.ways() if way.name == "TG on call")
    told = twins.shortly(way, 20)
    device = dict(real_page.files())
    name = f"firmware/{file}"
    assert here in device[name]
    device[name] = device[name].replace(here, there)
    with twins.PageDevice.running(device) as page:
        found = twins.difference(way, told, page.play(told))
    assert found
    assert found.startswith(f"TG on call: {key} for 30 ms: {what}")


def test_what_differs_is_told_with_its_key():
    way = twins.ways()[0]
    told = Told([Touch(0, "1", 30), Touch(0, "#", 700)], ["a b 1 0 c"] * 2)
    assert twins.difference(way, told, ["a b 1 0 c"] * 2) is None
    assert twins.difference(way, told, ["a b 1 0 c", "a x 2 0 c"]) == (
        f"{way.name}: key 2, # for 700 ms: ring, bytes written"
    )


@pytest.mark.parametrize("free", drawn.some([heap.LEAST, 45_000], 1))
def test_where_little_memory_is_free_it_does_the_same(free: int):
    with Twin(1, free=free) as desk:
        desk.run(1000)
        for keys in ("1112", "37C", "40C", "*", "#"):
            desk.type(keys)
            desk.run(2000)
        desk.touch("*", 700)
        desk.type("9#")
        desk.run(2000)
        desk.type("*2231#")
    with twins.PageDevice.running(real_page.files()) as page:
        assert twins.difference(twins.ways()[0], desk.told, page.play(desk.told)) is None


def test_in_rounds_the_program_does_what_it_does_on_its_own_thread():
    with Twin(1) as rounds, Desk(bounce=False, free=heap.FRESH) as thread:
        thread.chance = SameChance(1)
        thread.power_on()
        for key in "1112137C#*":
            rounds.type(key)
            thread.type(key)
            words = [reader.read(desk.panel.picture()) for desk in (rounds, thread)]
            assert words[0] == words[1]


def test_the_sweep_tells_each_way_and_fails_where_one_differs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    way = twins.ways()[0]
    monkeypatch.setattr(twins, "ways", lambda: [way])
    monkeypatch.setattr(sweep.contents, "files", real_page.files)  # the same, which take seconds
    assert sweep.main(["4"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{way.name}: 4 keys, not to its end, all the same",
        "1 games, 0 to their end, 4 keys, 0 differ",
    ]
    monkeypatch.setattr(twins.PageDevice, "play", lambda self, told: ["a b c d e"] * 4)
    assert sweep.main(["4"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "key 1, " in lines[0]
    assert lines[1].endswith("1 differ")
