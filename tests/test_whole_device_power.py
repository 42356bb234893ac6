"""Power that goes at any moment: nothing is lost but the key that was being handled."""

from collections.abc import Iterator

import pytest

from firmware.storage import journal
from host_sim.desk import Desk
from tests import drawn
from tests.nvm import written
from tests.whole_device import SLOW, TABLE, WholeDevice, used


@pytest.fixture
def wired() -> Iterator[WholeDevice]:
    with Desk(pace=SLOW) as desk:
        desk.power_on()
        yield WholeDevice(desk)


def test_power_that_goes_in_mid_turn_takes_nothing_but_what_was_typed(wired: WholeDevice):
    wired.type(TABLE + "37A 50")
    before = wired.rows()
    assert wired.again().rows()[:5] == ["Go on?", "", "P1's turn", "84 to draw", ""]
    assert wired.type("# 5 0").rows()[2:6] == before[2:6]
    wired.type("*")
    assert wired.rows()[0] == "P1: 1 more  pile 84"


RECORDS = {  # the last key of each makes the device write so many bytes
    "a card": ("37A 50", "B", 7),
    "the end of a turn": ("37A 50B", "#", 5),
    "a take-back": ("37A 50B", "*", 4),
    "a marker": ("37A", "<D>", 8),
}


@pytest.mark.parametrize("record", drawn.some(RECORDS, 2))
def test_power_that_goes_at_any_byte_of_a_record_costs_that_key_at_most(record: str):
    keys, last, length = RECORDS[record]
    typed = keys[3:] if record == "a card" else ""
    with Desk(pace=SLOW) as desk:
        desk.power_on()
        wired = WholeDevice(desk).type(TABLE + keys.removesuffix(typed))
        start = desk.flash.image
        before = table(wired)
        after = table(wired.type(typed + last))
        assert before != after
        assert used(desk) - len(written(start)) == length
    for byte in range(1, length + 1):
        with Desk(nvm=start, pace=SLOW) as desk:
            desk.power_on()
            wired = WholeDevice(desk).type("#")
            desk.flash.cut_at_byte(byte)
            wired.type(typed + last)
            assert not desk.on, "the power went as the record was written"
            desk.power_on()
            words = " ".join(wired.rows())
            assert ("may be lost" in words) == (byte > 1), words
            assert table(wired.type("#")) == before, f"cut at byte {byte}"
            wired.type("61C")
            assert wired.again().rows()[0].startswith("Go on?")


def table(wired: WholeDevice) -> list[str]:
    """Return the rows that tell the table: all but what the keys do."""
    return wired.rows()[:6]


def test_power_that_goes_in_the_middle_of_the_erase_leaves_what_can_be_played_on():
    """Half the sector is left of it: said."""
    memory = bytearray(b"\xff" * 4096)
    kept = journal.Journal(memory)
    kept.begin(b"\x02TG\x00\x02\x00")
    kept.append(journal.MOVE, b"\x00\x00")
    for _ in range(400):
        kept.append(journal.NOTE, b"\x08\x00\x01")
    with Desk(nvm=bytes(memory), pace=SLOW) as desk:
        desk.power_on()
        wired = WholeDevice(desk).type("#<*>62")
        desk.flash.cut_in_erase()
        wired.type("#")
        desk.run(1000)  # it comes while "Who starts?" is read
        assert not desk.on
        desk.power_on()
        assert wired.rows()[7] == "#clear it  *leave it"
        assert wired.type("#" + TABLE).rows()[0] == "P1 lays 2  pile 84"


def test_power_that_goes_as_a_game_is_written_is_said_and_costs_no_more(wired: WholeDevice):
    wired.type(TABLE + "37A<*>61#")
    wired.desk.run(1000)
    wired.desk.flash.cut_at_byte(5)
    wired.type("#")
    assert not wired.desk.on
    wired.desk.power_on()
    assert "What was done last may be lost." in " ".join(" ".join(wired.rows()).split())
    assert wired.type("# *").rows()[2] == "37  1  100  100"


def test_nothing_is_erased_but_when_a_game_begins(wired: WholeDevice):
    wired.type(TABLE + "37A 40A #")
    erases = wired.desk.flash.erases
    wired.type("99D 98D # ** # <B> <*>521 <*>51* <*>32A5#")
    wired.again().type("#")
    assert wired.desk.flash.erases == erases
