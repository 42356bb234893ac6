"""The journal: when it is full, what was taken back goes; when that is not enough, it says so."""

from firmware.storage.journal import BACK, CLOSED, MOVE, NOTE, SETTINGS, Journal
from tests.nvm import ROOM, SET_UP, Nvm, begun, fill, log, seen, written


def test_when_it_is_full_what_was_taken_back_is_left_out_by_one_erase():
    memory = begun()
    journal = Journal(memory)
    journal.append(SETTINGS, b"\x03\x01")
    for _ in range(150):
        journal.append(MOVE, b"\x01\x25\x02")
        journal.append(BACK)
    journal.append(NOTE, b"\x08\x00\x01")
    fill(journal)
    assert memory.erases == 0
    kept = log(journal)[:]
    journal.append(MOVE, b"\x01\x26\x02")
    assert memory.erases == 1
    assert seen(Journal(memory)) == (b"\x03\x01", SET_UP, True, [*kept, (MOVE, b"\x01\x26\x02")])
    assert not journal.full
    assert journal.used() < ROOM - 150 * 10
    for _ in range(200):
        journal.append(MOVE, b"\x01\x27\x02")
    assert memory.erases == 1


def brim(journal: Journal) -> None:
    """Append moves that stay until not one byte is free."""
    fill(journal, 20)
    free = ROOM - journal.used()
    journal.append(MOVE, bytes(free - 4))
    assert journal.used() == ROOM


def test_a_record_may_end_with_the_last_byte():
    memory = begun()
    journal = Journal(memory)
    brim(journal)
    assert memory.erases == 0
    again = Journal(memory)
    assert (seen(again), again.used(), again.damaged) == (seen(journal), ROOM, False)


def test_what_is_written_anew_may_end_with_the_last_byte_too():
    memory = begun()
    journal = Journal(memory)
    journal.append(MOVE, b"\x02")
    journal.append(BACK)
    brim(journal)
    journal.append(MOVE, bytes(5))
    assert (journal.full, journal.used(), memory.erases) == (False, ROOM, 1)
    assert seen(Journal(memory)) == seen(journal)


def test_a_closed_game_stays_closed_when_it_is_written_anew():
    memory = begun()
    journal = Journal(memory)
    for _ in range(5):
        journal.append(MOVE, b"\x02")
        journal.append(BACK)
    fill(journal)
    journal.append(CLOSED)
    for _ in range(2):
        journal.append(SETTINGS, b"\x02\x01")
    assert memory.erases == 1
    assert (Journal(memory).open, Journal(memory).settings) == (False, b"\x02\x01")


def test_when_even_that_does_not_help_it_says_so_and_keeps_what_it_has():
    memory = begun()
    journal = Journal(memory)
    fill(journal)
    before, kept = written(memory.flash.image), log(journal)[:]
    for _ in range(3):
        journal.append(MOVE, b"\x01\x26\x02")
        assert journal.full
    after = written(memory.flash.image)
    assert after[:-4] == before, "four bytes say that there was no room"
    assert memory.erases == 0
    assert log(journal) == [*kept, *[(MOVE, b"\x01\x26\x02")] * 3]
    assert log(Journal(memory)) == kept
    journal.append(BACK)
    assert journal.full
    for _ in range(3):
        journal.append(BACK)
    assert not journal.full
    assert log(Journal(memory)) == log(journal) == kept[:-1]


def test_a_full_memory_takes_a_new_game():
    journal = Journal(begun())
    fill(journal)
    journal.append(MOVE, b"\x01\x26\x02")
    assert journal.full
    journal.begin(SET_UP)
    assert not journal.full
    assert seen(Journal(journal.memory)) == (b"", SET_UP, True, [])


def test_notes_that_later_ones_have_replaced_do_not_fill_it():
    memory = begun()
    journal = Journal(memory)
    journal.append(MOVE, b"\x00\x00")
    for number in range(2000):
        journal.append(NOTE, bytes((8, number % 2, number % 3)))
        if number == 100:
            journal.append(MOVE, b"\x01\x25\x02")
    assert not journal.full
    assert memory.erases == 3
    assert seen(Journal(memory)) == seen(journal)
    fill(journal)
    journal.append(MOVE, b"\x01\x26\x02")
    last = [(NOTE, b"\x08\x00\x00"), (NOTE, b"\x08\x01\x01")]
    left = [(MOVE, b"\x00\x00"), (MOVE, b"\x01\x25\x02"), *last]
    assert log(Journal(memory))[:4] == left
    assert {kind for kind, _ in log(Journal(memory))[4:]} == {MOVE}


def test_the_last_note_about_each_thing_keeps_its_place_among_the_moves():
    memory = begun()
    journal = Journal(memory)
    early, late = (NOTE, b"\x08\x00\x01"), (NOTE, b"\x08\x01\x02")
    for kind, payload in (early, (NOTE, b"\x08\x01\x01"), (MOVE, b"\x02"), late, (NOTE, b"\x08")):
        journal.append(kind, payload)
    fill(journal)
    kept = log(journal)
    journal.append(BACK)
    journal.append(SETTINGS, b"\x01\x01")
    assert memory.erases == 1
    assert log(journal) == log(Journal(memory)) == [early, *kept[2:-1]]


def test_notes_do_not_pile_up_where_nothing_is_kept():
    full, foreign = Journal(begun()), Journal(Nvm(b"UMP\x03".ljust(4096)))
    fill(full)
    full.append(MOVE, b"\x01\x26\x02")
    assert full.full
    for journal in (full, foreign):
        before = len(log(journal))
        for number in range(100):
            journal.append(NOTE, bytes((8, 0, number)))
        assert log(journal)[before:] == [(NOTE, b"\x08\x00\x63")]
