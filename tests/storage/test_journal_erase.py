"""The journal: what power that fails as all of it is written anew has cost is named."""

import pytest

from firmware.storage.journal import (
    BLANK,
    CLOSED,
    FOREIGN,
    MOVE,
    OURS,
    PAST,
    SESSION,
    SETTINGS,
    SETUP,
    Journal,
)
from tests.nvm import LIMIT, SET_UP, Nvm, PowerCut, crammed, log, seen


def test_power_that_fails_while_a_game_begins_leaves_a_memory_that_can_be_read():
    old = crammed()
    Journal(old).append(SETTINGS, b"\x02\x01")
    states = set()
    for byte in range(1, 30):
        memory = Nvm(old.flash.image)
        memory.flash.cut_at_byte(byte)
        with pytest.raises(PowerCut):
            Journal(memory).begin(SET_UP)
        journal = Journal(memory)
        states.add((journal.state, journal.damaged, journal.settings, journal.setup))
        journal.clear()
        journal.begin(SET_UP)
        assert Journal(memory).setup == SET_UP
    assert len(states) > 3


def test_power_that_fails_in_the_erase_is_said_and_leaves_a_memory_that_can_be_read():
    memory = crammed()
    journal = Journal(memory)
    memory.flash.cut_in_erase()
    with pytest.raises(PowerCut):
        journal.begin(SET_UP)
    journal = Journal(memory)
    assert journal.state == FOREIGN
    assert seen(journal) == (b"", None, False, [])
    journal.clear()
    journal.begin(SET_UP)
    assert Journal(memory).setup == SET_UP


def rewritten(cut: int | None) -> Nvm:
    """Return a memory of settings, session, a game and two moves, cut as it was written anew."""
    memory = Nvm()
    journal = Journal(memory)
    journal.append(SETTINGS, b"\x02\x01")
    journal.begin(SET_UP, b"\x01\x00\x05")
    journal.append(MOVE, b"\x01\x25\x02")
    journal.append(MOVE, b"\x01\x27\x02")
    memory.spoil(LIMIT - 1, 0x00)  # so that there is no room
    journal = Journal(memory)
    if cut:
        memory.flash.cut_at_byte(cut)
        with pytest.raises(PowerCut):
            journal.append(MOVE, b"\x02")
    else:
        journal.append(MOVE, b"\x02")
    return memory


MOVES = [(MOVE, b"\x01\x25\x02"), (MOVE, b"\x01\x27\x02"), (MOVE, b"\x02")]


def test_what_a_cut_has_cost_as_a_memory_was_written_anew_is_named_wherever_it_was():
    used = Journal(rewritten(None)).used()
    assert used == 54
    # The byte after the last one of settings, session and set-up.
    for byte, lost in ((13, [SETTINGS, SESSION, SETUP]), (19, [SESSION, SETUP]), (26, [SETUP])):
        assert Journal(rewritten(byte + 1)).lost == lost
        assert Journal(rewritten(byte + 6)).lost == lost
    for byte in range(5, used + 1):
        journal = Journal(rewritten(byte))
        assert (journal.state, journal.damaged) == (OURS, True), byte
        assert log(journal) == MOVES[: max(0, (byte - 1 - 35) // 7)]
        assert bool(journal.lost) == (journal.setup is None)


def test_a_memory_that_lacks_nothing_but_its_last_mark_is_taken_without_alarm():
    whole = seen(Journal(rewritten(None)))
    for byte in (55, 57, 4000, 4093, 4095, 4096):
        memory = rewritten(byte)
        erases = memory.erases
        journal = Journal(memory)
        assert (journal.damaged, journal.lost, seen(journal)) == (False, [], whole)
        journal.append(CLOSED)
        assert memory.erases == erases
        assert not Journal(memory).damaged
        assert not Journal(memory).open


def test_a_memory_that_was_cut_off_as_it_was_written_goes_on_without_an_erase_and_says_it_once():
    for byte in (5, 12, 20, 27, 40, 44):
        memory = rewritten(byte)
        erases = memory.erases
        journal = Journal(memory)
        before = seen(journal)
        journal.append(SETTINGS, b"\x03\x00")
        again = Journal(memory)
        assert (again.damaged, again.lost) == (False, [])
        assert seen(again) == (b"\x03\x00", *before[1:])
        assert memory.erases == erases


def test_power_that_fails_within_the_first_mark_leaves_a_memory_that_is_not_ours():
    for byte in (2, 3, 4):
        assert Journal(rewritten(byte)).state == FOREIGN
    assert Journal(rewritten(1)).state == BLANK


def test_a_session_and_settings_that_were_never_there_are_not_lost():
    memory = crammed()
    memory.flash.cut_at_byte(16)
    with pytest.raises(PowerCut):
        Journal(memory).begin(SET_UP)
    assert Journal(memory).lost == [SETUP, PAST]  # that a game was left counts


def test_what_came_behind_and_was_lost_with_what_was_written_in_one_go_may_be_anything():
    memory = Nvm()
    Journal(memory).append(SETTINGS, b"\x02\x01")
    memory.spoil(4 + 4 + 3 + 2, 0x03)
    assert (Journal(memory).lost, Journal(memory).perhaps_lost) == ([SETTINGS], [])
    memory = Nvm()
    Journal(memory).append(SETTINGS, b"\x02\x01")
    Journal(memory).begin(SET_UP, b"\x01\x00\x05")
    assert (memory.erases, Journal(memory).perhaps_lost) == (0, [])
    memory.spoil(4 + 4 + 3 + 2, 0x03)
    journal = Journal(memory)
    assert (journal.lost, journal.perhaps_lost) == ([SETTINGS], [SESSION, SETUP])
    journal.begin(SET_UP)
    assert (Journal(memory).lost, Journal(memory).perhaps_lost) == ([], [])


@pytest.fixture
def scattered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the heap have no piece as long as the memory."""

    def fail(journal: Journal) -> bytearray:
        raise MemoryError

    monkeypatch.setattr("firmware.storage.journal_rewrite.blank", fail)


@pytest.mark.usefixtures("scattered")
def test_where_the_heap_has_no_piece_for_all_of_it_it_is_written_in_parts(
    monkeypatch: pytest.MonkeyPatch,
):
    memory = crammed()
    journal = Journal(memory)
    erases = memory.erases
    journal.begin(SET_UP)
    journal.append(MOVE, b"\x01\x25\x02")
    assert memory.erases <= erases + 8
    monkeypatch.undo()
    usual = crammed()
    Journal(usual).begin(SET_UP)
    Journal(usual).append(MOVE, b"\x01\x25\x02")
    assert memory.flash.image == usual.flash.image


@pytest.mark.usefixtures("scattered")
def test_power_that_fails_between_those_parts_leaves_a_memory_that_can_be_read():
    old = crammed()
    states = set()
    for byte in range(1, 5000, 50):
        memory = Nvm(old.flash.image)
        memory.flash.cut_at_byte(byte)
        try:
            Journal(memory).begin(SET_UP)
        except PowerCut:
            pass
        else:
            break
        journal = Journal(memory)
        states.add(journal.state)
        assert journal.state == FOREIGN or len(log(journal)) in (0, 18)
        journal.clear()
        journal.begin(SET_UP)
        assert Journal(memory).setup == SET_UP
    assert FOREIGN in states
