"""Key by key the page's device is CPython's: picture, ring, and what is written to the flash.

Here a sample: of every rule set one way.  ``dev.py page --sweep`` plays all of them to their ends.
"""

import os
from concurrent.futures import ThreadPoolExecutor

import pytest

from firmware.play.knowledge import LEVELS
from host_sim import reader
from host_sim.desk import Desk
from tools.page import __main__ as writer
from tools.page import contents, twins
from tools.page.twin_desk import SameChance, Told, Touch, Twin
from tools.page.twins import Way

KEYS = 14  # a way
WHOLE = 40  # of a shuffle of ten cards, and the game after it
AT_ONCE = min(os.cpu_count() or 1, 2)


def sample() -> list[Way]:
    """Return one way for each rule set, every kind of way among them."""
    found: dict[str, list[Way]] = {}
    for way in twins.ways():
        found.setdefault(way.course.rules, []).append(way)
    return [ways[(number + 2) % len(ways)] for number, ways in enumerate(found.values())]


@pytest.fixture(scope="module")
def games() -> list[tuple[Way, Told, list[str]]]:
    """Each way of the sample as CPython has played it, and the lines of the page's device."""
    ways = sample()
    told = [twins.by_cpython(way, WHOLE if way.course.rules == "H7" else KEYS) for way in ways]
    device = contents.files()
    shares = [told[start::AT_ONCE] for start in range(AT_ONCE)]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        played = list(pool.map(lambda part: list(twins.by_the_page(device, part)), shares))
    return [
        (way, one, played[number % AT_ONCE][number // AT_ONCE])
        for number, (way, one) in enumerate(zip(ways, told, strict=True))
    ]


def test_the_page_s_device_is_the_same_after_every_key_of_every_rule_set(games):
    assert len(games) == 14
    assert sum(len(told.touches) for _, told, _ in games) > 150
    assert [found for game in games if (found := twins.difference(*game))] == []
    hints = [way for way, _, _ in games if way.hints]
    assert {way.course.level for way, _, _ in games} == set(range(len(LEVELS)))
    assert hints
    assert "H7 guided" in [way.name for way, _, _ in games]


def test_what_differs_is_told_with_its_key():
    way = sample()[0]
    told = Told([Touch(0, "1", 30), Touch(0, "#", 700)], ["a b 1 0 c"] * 2)
    assert twins.difference(way, told, ["a b 1 0 c"] * 2) is None
    assert twins.difference(way, told, ["a b 1 0 c", "a x 2 0 c"]) == (
        f"{way.name}: key 2, # for 700 ms: ring, bytes written"
    )


def test_in_rounds_the_program_does_what_it_does_on_its_own_thread():
    with Twin(1) as rounds, Desk(bounce=False) as thread:
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
    way = sample()[0]
    monkeypatch.setattr(twins, "ways", lambda: [way])
    assert writer.main(["--sweep", "4"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{way.name}: 4 keys, not to its end, all the same",
        "1 games, 0 to their end, 4 keys, 0 differ",
    ]
    monkeypatch.setattr(twins, "by_the_page", lambda device, games: [["a b c d e"] * 4])
    assert writer.main(["--sweep", "4"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "key 1, " in lines[0]
    assert lines[1].endswith("1 differ")


@pytest.mark.parametrize("name", ["H5 on call", "H5 table", "H6 guided", "H5-advanced screen"])
def test_where_a_player_must_claim_to_be_out_a_game_comes_to_its_end(name: str):
    way = next(way for way in twins.ways() if way.name == name)
    told = twins.by_cpython(way, 300)
    assert told.is_whole
    assert 20 < len(told.touches) < 300
