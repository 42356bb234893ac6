"""The journal of the version before: read, and written anew with the next record."""

import pytest

from firmware.storage.journal import CLOSED, MOVE, OURS, Journal
from firmware.storage.journal_rewrite import BEFORE
from tests.nvm import SET_UP, Nvm, log, seen

RECORDS = b"\x04\x05\x02TG\x00\x02\x5b\x22\x05\x03\x01\x25\x02\xf8\xb8"
MOVES = [(MOVE, b"\x01\x25\x02")]


def before(records: bytes = RECORDS) -> Nvm:
    """Return a memory as version 1 wrote it."""
    return Nvm(b"UMP\x01" + records.ljust(4088, b"\xff") + b"UMP\x01")


def test_a_journal_of_version_1_is_read_and_only_looked_at():
    memory = before()
    journal = Journal(memory)
    assert (journal.state, journal.damaged, journal.lost) == (OURS, False, [])
    assert seen(journal) == (b"", SET_UP, True, MOVES)
    assert memory.flash.programmed == memory.erases == 0


def test_the_next_record_has_it_written_anew_by_one_erase():
    memory = before()
    journal = Journal(memory)
    journal.append(MOVE, b"\x02")
    assert memory.erases == 1
    assert memory.flash.image[:4] == b"UMP\x02"
    assert seen(Journal(memory)) == seen(journal) == (b"", SET_UP, True, [*MOVES, (MOVE, b"\x02")])
    journal.append(CLOSED)
    assert memory.erases == 1


def test_a_check_of_version_1_may_be_what_erased_flash_reads():
    number = 0
    while True:
        memory = before(RECORDS + b"\x05\x03" + number.to_bytes(3, "big") + b"\xff\xff")
        journal = Journal(memory)
        if len(log(journal)) == 2:
            break
        number += 1
    assert not journal.damaged
    assert log(journal) == [*MOVES, (MOVE, number.to_bytes(3, "big"))]


@pytest.mark.parametrize("place", [8, 4095])
def test_damage_to_it_is_said(place: int):
    memory = before()
    memory.spoil(place, 0x00)
    journal = Journal(memory)
    assert journal.damaged
    journal.append(MOVE, b"\x02")
    assert not Journal(memory).damaged
    assert memory.erases == 1


def test_its_mark_is_that_of_the_version_before():
    assert BEFORE == b"UMP\x01"
