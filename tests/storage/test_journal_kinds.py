"""The journal: chances, sessions, the clock and what closed a game, and when it is written anew."""

from firmware.storage.journal import (
    BACK,
    CHANCE,
    CLOSED,
    MOVE,
    NOTE,
    SESSION,
    SETTINGS,
    SETUP,
    TIME,
    Journal,
)
from tests.nvm import SET_UP, Nvm, begun, fill, log, more


def test_a_chance_is_in_the_log_and_taken_back_with_its_move():
    memory = Nvm()
    journal = Journal(memory)
    journal.begin(SET_UP)
    journal.append(MOVE, b"\x00\x01")
    journal.append(MOVE, b"\x02")
    journal.append(CHANCE, b"\x09\x05\x04")
    journal.append(CHANCE, b"\x09\x07")
    journal.append(NOTE, b"\x08\x00\x01")
    assert journal.last_move() == b"\x02"
    assert journal.moves == 2
    assert log(journal) == log(Journal(memory))
    assert [kind for kind, _ in log(journal)] == [MOVE, MOVE, CHANCE, CHANCE, NOTE]
    journal.append(BACK)
    for kept in (journal, Journal(memory)):
        assert log(kept) == [(MOVE, b"\x00\x01"), (NOTE, b"\x08\x00\x01")]
        assert kept.last_move() == b"\x00\x01"
        assert kept.chances == [b"\x09\x07", b"\x09\x05\x04"]
    journal.append(BACK)
    assert log(journal) == [(NOTE, b"\x08\x00\x01")]
    assert journal.last_move() is None


def test_the_last_chances_that_were_taken_back_are_remembered_until_they_come_again():
    memory = Nvm()
    journal = Journal(memory)
    journal.begin(SET_UP)
    for number in range(6):
        journal.append(MOVE, b"\x02")
        journal.append(CHANCE, bytes((9, number)))
    for _ in range(6):
        journal.append(BACK)
    assert journal.chances == [b"\x09\x00", b"\x09\x01", b"\x09\x02", b"\x09\x03"]
    journal.append(MOVE, b"\x02")
    journal.append(CHANCE, b"\x09\x01")
    assert journal.chances == [b"\x09\x00", b"\x09\x02", b"\x09\x03"]
    assert Journal(memory).chances == journal.chances
    journal.append(BACK)
    assert Journal(memory).chances[0] == b"\x09\x01"
    journal.begin(SET_UP)
    assert journal.chances == Journal(memory).chances == []


def test_the_session_outlives_games_until_it_is_replaced():
    memory = Nvm()
    journal = Journal(memory)
    assert journal.session == b""
    journal.begin(SET_UP, b"\x01\x02")
    assert memory.erases == 0
    assert journal.session == Journal(memory).session == b"\x01\x02"
    journal.append(SESSION, b"\x03")
    journal.append(CLOSED)
    assert Journal(memory).session == b"\x03"
    assert not Journal(memory).open
    journal.begin(SET_UP)
    assert (Journal(memory).session, memory.erases) == (b"\x03", 0)
    journal.begin(SET_UP, b"\x04")
    assert (Journal(memory).session, memory.erases) == (b"\x04", 0)
    journal.clear()
    assert Journal(memory).session == b"\x04"
    journal.begin(SET_UP, b"")
    assert Journal(memory).session == b""


def test_the_time_is_the_last_of_this_game_and_never_goes_back():
    memory = Nvm()
    journal = Journal(memory)
    journal.begin(SET_UP)
    assert journal.time == 0
    journal.append(TIME, b"\x00\x00\x10\x01")
    journal.append(MOVE, b"\x02")
    journal.append(TIME, b"\x00\x01\x00\x00")
    journal.append(BACK)
    journal.append(CLOSED)
    assert log(journal) == []
    assert journal.time == Journal(memory).time == 65_536
    journal.append(TIME, b"\x00\x01\x00\x01")
    assert Journal(memory).time == 65_537
    assert not Journal(memory).open
    journal.begin(SET_UP)
    assert journal.time == Journal(memory).time == 0


def test_what_closed_a_game_is_kept_until_it_is_open_again():
    memory = Nvm()
    journal = Journal(memory)
    journal.begin(SET_UP)
    journal.append(MOVE, b"\x02")
    assert journal.closing == b""
    for kind, payload in ((BACK, b""), (MOVE, b"\x02"), (NOTE, b"\x08\x00\x00"), (SETUP, SET_UP)):
        journal.append(CLOSED, b"\x00\x11\xff\xff")
        assert journal.closing == Journal(memory).closing == b"\x00\x11\xff\xff"
        journal.append(kind, payload)
        assert journal.closing == Journal(memory).closing == b""


def test_session_time_and_chances_stay_when_it_is_written_anew():
    memory = begun()
    journal = Journal(memory)
    for number in range(9):
        journal.append(SESSION, bytes((number, 1)))
        journal.append(TIME, bytes((0, 0, number, 1)))
    journal.append(MOVE, b"\x02")
    journal.append(CHANCE, b"\x09\x03\x01")
    journal.append(MOVE, b"\x02")
    journal.append(CHANCE, b"\x09\x01\x03")
    journal.append(BACK)
    fill(journal)
    journal.append(MOVE, b"\x01\x26\x02")
    assert memory.erases == 1
    assert more(Journal(memory)) == more(journal) == (b"\x08\x01", 2049, b"")
    assert log(Journal(memory))[:2] == [(MOVE, b"\x02"), (CHANCE, b"\x09\x03\x01")]
    assert journal.chances == [b"\x09\x01\x03"]
    assert Journal(memory).chances == []


def test_what_closed_a_game_stays_when_it_is_written_anew():
    memory = begun()
    journal = Journal(memory)
    for _ in range(5):
        journal.append(MOVE, b"\x02")
        journal.append(BACK)
    fill(journal, 6)
    journal.append(CLOSED, b"\x01\x02")
    journal.append(SETTINGS, b"\x02\x01")
    assert memory.erases == 1
    assert more(Journal(memory)) == more(journal) == (b"", 0, b"\x01\x02")
