"""The journal: power that fails as all of it is written anew is said, and costs no more."""

import pytest

from firmware.journal import BACK, CLOSED, FOREIGN, MOVE, OURS, SETTINGS, Journal
from tests.memory import LIMIT, SET_UP, Memory, PowerCut, begun, log, seen


def test_power_that_fails_while_a_game_begins_leaves_a_memory_that_can_be_read():
    old = begun()
    Journal(old).append(SETTINGS, b"\x02\x01")
    states = set()
    for byte in range(1, 30):
        memory = Memory(old.flash.image)
        memory.flash.cut_at_byte(byte)
        with pytest.raises(PowerCut):
            Journal(memory).begin(SET_UP)
        journal = Journal(memory)
        states.add((journal.state, journal.damaged, journal.settings, journal.setup))
        journal.clear()
        journal.begin(SET_UP)
        assert Journal(memory).setup == SET_UP
    assert len(states) > 3


@pytest.mark.parametrize("moves", [400, 0])
def test_power_that_fails_in_the_erase_is_said_and_leaves_a_memory_that_can_be_read(moves: int):
    memory = begun()
    journal = Journal(memory)
    for number in range(moves):
        journal.append(MOVE, bytes((1, number % 98, 0)))
    memory.flash.cut_in_erase()
    with pytest.raises(PowerCut):
        journal.begin(SET_UP)
    journal = Journal(memory)
    assert journal.state == FOREIGN
    assert seen(journal) == (b"", None, False, [])
    journal.clear()
    journal.begin(SET_UP)
    assert Journal(memory).setup == SET_UP


def test_power_that_fails_as_a_memory_is_written_anew_is_said_wherever_it_was():
    """But where not one byte was written yet: then nothing tells it from a new memory."""
    old = begun()
    Journal(old).append(MOVE, b"\x01\x25\x02")
    Journal(old).append(MOVE, b"\x01\x27\x02")
    first = (MOVE, b"\x01\x25\x02")  # ends with byte 20
    old.spoil(LIMIT - 1, 0x00)  # so that there is no room
    for byte in [*range(2, 40), *range(4092, 4097)]:
        memory = Memory(old.flash.image)
        memory.flash.cut_at_byte(byte)
        with pytest.raises(PowerCut):
            Journal(memory).append(BACK)
        journal = Journal(memory)
        if byte <= 4:
            assert journal.state == FOREIGN
            continue
        assert (journal.state, journal.damaged) == (OURS, True)
        assert log(journal) == ([first] if byte > 20 else [])
        erases = memory.erases
        journal.append(MOVE, b"\x02")
        assert memory.erases == erases + 1, "it is written anew, with its last mark"
        assert not journal.damaged
        assert not Journal(memory).damaged
        assert log(Journal(memory)) == log(journal)


def test_a_memory_whose_last_mark_is_gone_is_damaged_and_what_can_be_read_is_kept():
    memory = begun()
    Journal(memory).append(MOVE, b"\x01\x25\x02")
    memory.spoil(4095, 0xFF)
    journal = Journal(memory)
    assert (journal.state, journal.damaged, journal.used()) == (OURS, True, 20)
    assert seen(journal) == (b"", SET_UP, True, [(MOVE, b"\x01\x25\x02")])
    journal.append(CLOSED)
    assert memory.erases == 1
    assert not Journal(memory).damaged
    assert seen(Journal(memory)) == (b"", SET_UP, False, [(MOVE, b"\x01\x25\x02")])
