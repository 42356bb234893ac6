"""main.py whole, on the simulated wires: what the chips show is what the game is."""

import random
import re
import statistics
from collections.abc import Iterator
from typing import Any

import pytest

from firmware import journal
from host_sim import reader
from host_sim.desk import Desk
from tests import playing
from tools import recorded

KEYS = "123A456B789C*0#D"
FAULT = (45, 0, 30)  # at the brightness of a new device

TABLE = "11121"  # official, at table level, two players, the first one starts


class Wired:
    """A device on the wires with the keys and the panel that a playthrough needs."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.spent: list[int] = []  # I2C bytes of each key, its release included

    def type(self, keys: str) -> "Wired":
        """Tap the keys one by one, resting after each; ``<*>`` is held."""
        for key in re.findall(r"<.>|\S", keys):
            _ = self.desk.wire
            if len(key) == 1:
                self.desk.type(key)
            else:
                self.desk.hold(key[1], 0.7)
                self.desk.rest()
            self.spent.append(self.desk.wire)
            assert self.desk.crash is None, self.desk.crash
        return self

    def rows(self) -> list[str]:
        return reader.read(self.desk.panel.picture())

    def again(self) -> "Wired":
        """Pull the supply, and connect it again."""
        self.desk.power_off()
        self.desk.power_on()
        return self


@pytest.fixture
def wired() -> Iterator[Wired]:
    with Desk() as desk:
        desk.power_on()
        yield Wired(desk)


def used(desk: Desk) -> int:
    """Return the journal bytes that are written."""
    return len(desk.flash.image.rstrip(b"\xff"))


@pytest.mark.parametrize(
    ("level", "number", "median", "journal_bytes"),
    [("table", 11, 140, 990), ("screen", 11, 160, 1088), ("screen", 10, 140, 1067)],
    ids=["two at table level", "two, dealt", "one, dealt"],
)
def test_a_whole_game_ends_as_the_rules_end_it(
    wired: Wired, level: str, number: int, median: int, journal_bytes: int
):
    told = playing.told("TG", number)
    if level == "screen":
        wired.desk.order_next_shuffle(told["deck"])
    wired.type("<*>14*")  # a journal that was used: a game's own erase is counted
    erases = wired.desk.flash.erases
    playing.begin(wired, told, level)
    wired.spent.clear()
    playing.play(wired, told, hands=level == "screen")
    assert wired.rows()[0] == "The game is over."
    assert playing.left(wired.rows()) == told["left"]
    assert statistics.median(wired.spent) <= median
    assert max(wired.spent) <= 1100
    assert wired.desk.flash.erases - erases == 1
    assert used(wired.desk) == journal_bytes


@pytest.mark.parametrize("level", recorded.LEVELS)
def test_the_recorded_games_keep_to_the_bars_of_the_wire(wired: Wired, level: str):
    spent = recorded.keys(wired.desk, level)
    assert statistics.median(spent) <= 140
    assert max(spent) <= 1100


def test_power_that_goes_in_mid_turn_takes_nothing_but_what_was_typed(wired: Wired):
    wired.type(TABLE + "37A 50")
    before = wired.rows()
    assert wired.again().rows()[:3] == [
        "Go on with your game?",
        "Official, 2 players,",
        "table, after 2 moves.",
    ]
    assert wired.type("#").rows()[:6] == before[:6]
    assert wired.rows()[6] == "_"


RECORDS = {  # the last key of each makes the device write so many bytes
    "a card": ("37A 50", "B", 7),
    "the end of a turn": ("37A 50B", "#", 5),
    "a take-back": ("37A 50B", "*", 4),
    "a marker": ("37A", "<D>", 7),
}


@pytest.mark.parametrize("record", RECORDS)
def test_power_that_goes_at_any_byte_of_a_record_costs_that_key_at_most(record: str):
    keys, last, length = RECORDS[record]
    with Desk() as desk:
        desk.power_on()
        wired = Wired(desk).type(TABLE + keys)
        start = desk.flash.image
        before = table(wired)
        after = table(wired.type(last))
        assert before != after
        assert used(desk) - len(start.rstrip(b"\xff")) == length
    for byte in range(1, length + 1):
        with Desk(nvm=start) as desk:
            desk.power_on()
            wired = Wired(desk).type("#")
            desk.flash.cut_at_byte(byte)
            wired.type(keys.split()[1] if record == "a card" else "").type(last)
            assert not desk.on, "the power went as the record was written"
            desk.power_on()
            words = " ".join(wired.rows())
            assert ("was damaged" in words) == (byte > 1), words
            assert table(wired.type("#")) == before, f"cut at byte {byte}"
            wired.type("61C")
            assert " ".join(wired.again().rows()).startswith("Go on with your game?")


def table(wired: Wired) -> list[str]:
    """Return the rows that tell the table: all but what is typed and what the keys do."""
    return wired.rows()[:6]


@pytest.mark.parametrize(
    ("notes", "last_row"), [(400, "#clear it  *leave it"), (0, "#ok 1 hold*menu")]
)
def test_power_that_goes_in_the_middle_of_the_erase_leaves_what_can_be_played_on(
    notes: int, last_row: str
):
    """Half the sector is left of it: said if there is anything in that half."""
    memory = bytearray(b"\xff" * 4096)
    kept = journal.Journal(memory)
    kept.begin(b"\x02TG\x00\x02")
    kept.append(journal.MOVE, b"\x00\x00")
    for _ in range(notes):
        kept.append(journal.NOTE, b"\x08\x00\x01")
    with Desk(nvm=bytes(memory)) as desk:
        desk.power_on()
        wired = Wired(desk).type("#<*>5")
        desk.flash.cut_in_erase()
        wired.type("#")
        assert not desk.on
        desk.power_on()
        assert wired.rows()[7] == last_row
        if notes:
            wired.type("#")
        assert wired.type(TABLE).rows()[0] == "P1 0 of 2    draw 84"


def test_power_that_goes_as_a_game_is_written_is_said(wired: Wired):
    wired.type(TABLE + "37A<*>6#")
    wired.desk.flash.cut_at_byte(12)
    wired.type("#")
    assert not wired.desk.on
    wired.desk.power_on()
    assert " ".join(wired.rows()[6:]) == "The end of the memory was damaged."
    assert wired.type(TABLE).rows()[0] == "P1 0 of 2    draw 84"


def test_nothing_is_erased_but_when_a_game_begins(wired: Wired):
    wired.type(TABLE + "37A 40A #")
    erases = wired.desk.flash.erases
    wired.type("99D 98D # ** # <B> <*>31 <*>4* <*>21A5#")
    wired.again().type("#")
    assert wired.desk.flash.erases == erases


def test_a_game_goes_on_without_a_display_and_is_whole_when_one_comes():
    with Desk(display=False, pull_ups=True) as desk:
        desk.power_on()
        wired = Wired(desk).type(TABLE + "37A")
        assert desk.console == "Display: No I2C device at address: 0x3c\n"
        assert told_by_ring(desk)
        desk.plug_display()
        desk.run(1500)
        assert wired.rows()[2] == "^ 37 ^  1  v 100 v 100"
        assert wired.rows()[7] == "card,A-D *back"
        assert desk.console.endswith("Display: found again\n")
        assert not told_by_ring(desk)


def test_wrong_pull_ups_are_told_by_ring_and_console():
    with Desk(pull_ups=False) as desk:
        desk.power_on()
        wired = Wired(desk).type(TABLE + "37A")
        assert desk.console == ("Display: No pull up found on SDA or SCL; check your wiring\n")
        assert told_by_ring(desk)
        assert not any(wired.rows())


@pytest.mark.parametrize("keys", ["", "5", "50A", "1A", "<*>"])
def test_a_display_that_is_unplugged_in_mid_game_comes_back_whole(wired: Wired, keys: str):
    """Whatever is pressed meanwhile, even nothing."""
    wired.type(TABLE + "37A")
    wired.desk.unplug_display()
    wired.type(keys)
    wired.desk.run(1500)
    assert told_by_ring(wired.desk)
    assert wired.desk.console == "Display: the display does not answer\n"
    wired.desk.plug_display()
    wired.desk.run(1500)
    with Desk() as other:
        other.power_on()
        twin = Wired(other).type(TABLE + "37A").type(keys)
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


def test_the_record_of_a_finished_game_comes_over_the_console(wired: Wired):
    wired.type(TABLE + "99A98B# 2C3D# ## <*>7")
    assert wired.desk.console.splitlines() == [
        "Umpire record 1",
        "rules TG",
        "level table",
        "players 2",
        "start P1, lay 99 A, lay 98 B, end, lay 2 C, lay 3 D, end, cant",
        "that is 8 moves, 94 left",
    ]


def test_keys_mashed_on_the_wires_break_nothing(wired: Wired):
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
