"""main.py whole, on the simulated wires: what the chips show is what the game is."""

import random
import shutil
import statistics
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from firmware.storage import journal
from host_sim.chips import heap
from host_sim.desk import Desk
from host_sim.wiring import REPO_ROOT
from tests import drawn, playthrough_keys
from tests.sample import FOLDER
from tests.whole_device import SLOW, TABLE, WholeDevice, used
from tools.bench import scripted_game_cost

KEYS = "123A456B789C*0#D"
FAULT = (45, 0, 30)  # at the brightness of a new device


@pytest.fixture
def wired() -> Iterator[WholeDevice]:
    with Desk(pace=SLOW, free=heap.MOST) as desk:  # it need not begin anew for room
        desk.power_on()
        yield WholeDevice(desk)


@pytest.mark.parametrize(
    ("level", "number", "median", "journal_bytes"),
    drawn.some([("table", 11, 300, 1014), ("screen", 11, 310, 1112), ("screen", 10, 300, 1089)], 1),
)
def test_a_whole_game_ends_as_the_rules_end_it(
    wired: WholeDevice, level: str, number: int, median: int, journal_bytes: int
):
    told = playthrough_keys.told("TG", number)
    if level == "screen":
        wired.desk.order_next_shuffle(*map(str, told["deck"]))
    wired.type("<*>524**")  # a journal that was used
    erases = wired.desk.flash.erases
    playthrough_keys.begin(wired, told, level)
    wired.spent.clear()
    playthrough_keys.play(wired, told, hands=level == "screen")
    assert "A again" in wired.rows()[7]
    assert playthrough_keys.left(wired.rows()) == told["left"]
    assert statistics.median(wired.spent) <= median
    assert max(wired.spent) <= 1100
    assert 300 <= max(wired.moved) <= 1200, "counted apart"
    assert wired.desk.flash.erases == erases
    assert used(wired.desk) == journal_bytes


@pytest.mark.parametrize("level", drawn.some(scripted_game_cost.LEVELS, 1))
def test_the_recorded_games_keep_to_the_bars_of_the_wire(wired: WholeDevice, level: str):
    spent = scripted_game_cost.keys(wired.desk, level)
    assert statistics.median(spent) <= 300
    assert max(spent[:-1]) <= 1100
    assert spent[-1] <= 1100 + 19 * 25, "and the course of the game that draws itself at its end"


def test_what_takes_the_heap_s_memory_at_once_are_a_few_bytes_that_stay(wired: WholeDevice):
    assert wired.desk.main["memory"] == [b"\n"] * 4


def test_a_game_goes_on_without_a_display_and_is_whole_when_one_comes():
    with Desk(display=False, pull_ups=True, pace=SLOW, free=heap.FRESH) as desk:
        desk.power_on()
        wired = WholeDevice(desk).type(TABLE + "37A")
        assert desk.console == "Display: No I2C device at address: 0x3c\n"
        assert told_by_ring(desk)
        desk.plug_display()
        desk.run(1500)
        assert wired.rows()[2] == "37  1  100  100"
        assert wired.rows()[7] == "card, then A-D  *undo"
        assert desk.console.endswith("Display: found again\n")
        assert not told_by_ring(desk)


def test_wrong_pull_ups_are_told_by_ring_and_console():
    with Desk(pull_ups=False, pace=SLOW, free=heap.MOST) as desk:
        desk.power_on()
        wired = WholeDevice(desk).type(TABLE + "37A")
        assert desk.console == ("Display: No pull up found on SDA or SCL; check your wiring\n")
        assert told_by_ring(desk)
        assert not any(wired.rows())


@pytest.mark.parametrize("keys", ["", "5", "50A", "1A", "<*>"])
def test_a_display_that_is_unplugged_in_mid_game_comes_back_whole(wired: WholeDevice, keys: str):
    """Whatever is pressed meanwhile, even nothing."""
    wired.type(TABLE + "37A")
    wired.desk.unplug_display()
    wired.type(keys)
    wired.desk.run(1500)
    assert told_by_ring(wired.desk)
    assert wired.desk.console == "Display: the display does not answer\n"
    wired.desk.plug_display()
    wired.desk.run(1500)
    with Desk(pace=SLOW) as other:
        other.power_on()
        twin = WholeDevice(other).type(TABLE + "37A").type(keys)
        assert wired.desk.panel.picture() == other.panel.picture()
        assert any(twin.rows())
    assert not told_by_ring(wired.desk)


def told_by_ring(desk: Desk) -> bool:
    """Return True if every fourth pixel blinks in the fault's colour within two seconds."""
    seen = []
    for _ in range(20):
        desk.run(100)
        seen.append([i for i in range(16) if desk.ring.colours[i] == FAULT])
    return [0, 4, 8, 12] in seen and [] in seen


def test_the_record_of_a_finished_game_comes_over_the_console(wired: WholeDevice):
    wired.type(TABLE + "99A98B# 2C3D# ## <*>42")
    assert wired.desk.console.splitlines() == [
        "Umpire record 1",
        "rules TG",
        "level table",
        "players 2",
        "start P1, lay 99 A, lay 98 B, end, lay 2 C, lay 3 D, end, cant",
        "that is 8 moves, 94 left, check 2DAE",
    ]


@pytest.fixture
def slow(tmp_path: Path) -> Path:
    """A drive from which a game is loaded as slowly as by the board: half a second a part."""
    skip = shutil.ignore_patterns("__pycache__")
    shutil.copytree(REPO_ROOT / "firmware", tmp_path / "firmware", ignore=skip)
    shutil.copy(REPO_ROOT / "main.py", tmp_path)
    for part in (tmp_path / "firmware" / "games" / FOLDER).glob("[rst]*.py"):
        with part.open("a", encoding="utf-8") as file:
            file.write("import time\ntime.sleep(0.5)\n")
    return tmp_path


def test_keys_that_come_while_a_game_is_loaded_wait_for_their_page(slow: Path):
    with Desk(slow, free=heap.MOST) as desk:  # it need not begin anew for room
        desk.power_on()
        wired = WholeDevice(desk)
        for key in TABLE + "37A40A#":
            desk.tap(key)
        assert wired.rows()[0] == "How many play?", "none of the last eight has acted"
        desk.run(10_000)
        assert desk.crash is None
        assert wired.rows()[0] == "P2 lays 2  pile 82"
        assert wired.rows()[2] == "40  1  100  100"


def test_no_hand_is_shown_by_keys_that_were_pressed_while_the_device_began_anew():
    """A hand stood there after ``1``, ``#``, ``1`` had been pressed at "wait"."""
    with Desk(pace=SLOW) as desk:
        desk.power_on()
        wired = WholeDevice(desk).type("111223 7C 12A <*>61# 522".replace(" ", ""))
        assert desk.board
        vars(desk.board.built_in["gc"])["mem_free"] = lambda: 60_000
        desk.press("#")
        desk.run(60)
        desk.release("#")
        for key in "1#1":
            desk.tap(key)
        desk.run(5000)
        assert desk.crash is None, desk.crash
        words = " ".join(wired.rows())
        assert "your cards" not in words
        assert "hide" not in words


def test_keys_mashed_on_the_wires_break_nothing(wired: WholeDevice):
    """Several at once, through bounce and ghosts; 10,000 more are in test_bad_input."""
    chance = random.Random(7)
    desk = wired.type(TABLE).desk
    for _ in range(300):
        key = chance.choice(KEYS)
        (desk.release if key in desk.keys_down else desk.press)(key)
        desk.run(chance.choice((5, 15, 40, 60, 120, 650)))
        assert desk.crash is None, desk.crash
    for key in KEYS:
        desk.release(key)
    desk.run(2000)
    assert desk.crash is None
    app: Any = desk.main["app"]
    kept = journal.Journal(bytearray(desk.flash.image))
    assert not kept.damaged
    if app.referee:
        assert kept.setup == app.referee.setup.pack()
    assert any(wired.rows())
