"""The journal: a game that goes on without room for it is found as one that was cut short."""

from firmware.storage.journal import BACK, CLOSED, MOVE, Journal
from tests.nvm import SET_UP, begun, fill, log, seen


def overfull() -> Journal:
    """Return the journal of a game whose last move did not fit."""
    journal = Journal(begun())
    fill(journal)
    journal.append(MOVE, b"\x01\x26\x02")
    assert journal.full
    assert not journal.cut_short, "what goes on here is whole"
    return journal


def test_a_game_that_went_on_without_room_is_found_cut_short_once():
    journal = overfull()
    found = Journal(journal.memory)
    assert (found.cut_short, found.full, found.open, found.damaged) == (True, False, True, False)
    assert log(found) == log(journal)[:-1]
    used = found.used()
    for _ in range(3):
        found = Journal(journal.memory)
        found.append(MOVE, b"\x01\x27\x02")
        assert found.full
        assert not found.cut_short
        assert Journal(journal.memory).cut_short
    assert found.used() == used, "it is not said twice"
    found = Journal(journal.memory)
    found.append(BACK)
    assert not found.cut_short
    assert not Journal(journal.memory).cut_short
    assert log(Journal(journal.memory)) == log(journal)[:-2]


def test_a_game_that_is_taken_back_until_it_fits_is_whole_again():
    journal = overfull()
    journal.append(BACK)
    assert not journal.full
    assert not Journal(journal.memory).cut_short
    assert seen(Journal(journal.memory)) == seen(journal)
    journal = overfull()
    journal.begin(SET_UP)
    assert not Journal(journal.memory).cut_short


def test_a_game_that_went_on_without_room_may_end_and_go_on_again():
    journal = overfull()
    journal.append(MOVE, b"\x01\x27\x02")
    journal.append(CLOSED, bytes(16))
    assert not Journal(journal.memory).open
    assert Journal(journal.memory).closing == bytes(16)
    journal.append(BACK)
    assert journal.full
    found = Journal(journal.memory)
    assert (found.open, found.cut_short, found.closing) == (True, True, b"")
    assert journal.memory.erases == 0


def test_there_is_room_for_the_end_of_a_game_whose_torn_record_has_to_be_bridged():
    memory = begun()
    fill(Journal(memory), 7)
    memory.spoil(Journal(memory).used(), 0)
    journal = Journal(memory)
    assert journal.damaged
    journal.append(MOVE, bytes(20))
    assert journal.full
    assert Journal(memory).cut_short
    journal.append(CLOSED, bytes(16))
    assert not Journal(memory).open
    assert not Journal(memory).damaged
    journal.append(BACK)
    assert not journal.full
    assert Journal(memory).open
    assert seen(Journal(memory)) == seen(journal)
