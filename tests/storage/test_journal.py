"""The journal: what is appended is read again without an erase; what is not ours is left alone."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firmware.storage.journal import (
    BACK,
    BLANK,
    CHANCE,
    CLOSED,
    CONTENTS,
    FOREIGN,
    FULL,
    MAGIC,
    MOVE,
    NOTE,
    OURS,
    SETTINGS,
    SETUP,
    VOID,
    Journal,
    record,
)
from tests.nvm import LIMIT, SET_UP, Nvm, begun, fill, log, seen, whole, written


@pytest.fixture
def memory() -> Nvm:
    """A memory that a game was begun in: one move, a sign, another move."""
    kept = Nvm()
    journal = Journal(kept)
    journal.append(SETTINGS, b"\x03\x01")
    journal.begin(SET_UP)
    journal.append(MOVE, b"\x00\x00")
    journal.append(NOTE, b"\x08\x00\x01")
    journal.append(MOVE, b"\x01\x25\x02")
    return kept


def test_a_new_memory_is_blank_and_only_looked_at():
    memory = Nvm()
    journal = Journal(memory)
    assert (journal.state, journal.damaged, journal.full, journal.used()) == (
        BLANK,
        False,
        False,
        0,
    )
    assert seen(journal) == (b"", None, False, [])
    assert memory.flash.programmed == memory.erases == 0


def test_what_was_written_is_there_after_the_power_was_off(memory: Nvm):
    journal = Journal(memory)
    assert (journal.state, journal.damaged) == (OURS, False)
    assert journal.settings == b"\x03\x01"
    assert journal.setup == SET_UP
    assert journal.open
    assert log(journal) == [(MOVE, b"\x00\x00"), (NOTE, b"\x08\x00\x01"), (MOVE, b"\x01\x25\x02")]


def test_the_layout_of_version_2_stays_as_it_is():
    memory = Nvm()
    Journal(memory).begin(SET_UP)
    Journal(memory).append(MOVE, b"\x01\x25\x02")
    image = memory.flash.image
    records = (
        b"\x0d\x03\x00\x14\x04\x8f\x0e"
        b"\x04\x05\x8b\x04\xe9\x3d\xee\x86\x72"
        b"\x05\x03\x01\x25\x02\x56\x37"
    )
    assert image == b"UMP\x02" + records + b"\xff" * 4065 + b"UMP\x02"
    assert Journal(memory).used() == len(written(image)) == 27


def test_a_record_is_appended_where_nothing_was_and_costs_no_erase(memory: Nvm):
    before, erases, programmed = memory.flash.image, memory.erases, memory.flash.programmed
    journal = Journal(memory)
    start = journal.used()
    for number in range(200):
        journal.append(MOVE, bytes((1, number, 0)))
    journal.append(BACK)
    journal.append(SETTINGS, b"\x01\x00")
    journal.append(CLOSED)
    assert memory.erases == erases
    assert memory.flash.image[:start] == before[:start]
    assert memory.flash.programmed - programmed == journal.used() - start


def test_settings_outlive_games_and_what_is_cleared(memory: Nvm):
    journal = Journal(memory)
    journal.begin(b"\x02TS\x00\x03")
    assert seen(Journal(memory)) == (b"\x03\x01", b"\x02TS\x00\x03", True, [])
    journal.append(SETTINGS, b"\x04\x00")
    journal.append(MOVE, b"\x00\x00")
    journal.clear()
    assert seen(journal) == seen(Journal(memory)) == (b"\x04\x00", None, False, [])


def test_a_take_back_removes_the_last_move_and_no_sign(memory: Nvm):
    journal = Journal(memory)
    journal.append(NOTE, b"\x08\x01\x02")
    journal.append(BACK)
    left = [(MOVE, b"\x00\x00"), (NOTE, b"\x08\x00\x01"), (NOTE, b"\x08\x01\x02")]
    assert log(journal) == log(Journal(memory)) == left
    journal.append(BACK)
    journal.append(BACK)
    left = [(NOTE, b"\x08\x00\x01"), (NOTE, b"\x08\x01\x02")]
    assert log(journal) == log(Journal(memory)) == left


def test_a_game_is_closed_until_something_happens_in_it_again(memory: Nvm):
    for kind, payload in ((BACK, b""), (MOVE, b"\x02"), (NOTE, b"\x08\x00\x00")):
        journal = Journal(memory)
        journal.append(CLOSED)
        assert not journal.open
        assert not Journal(memory).open
        journal.append(SETTINGS, b"\x01\x00")
        assert not Journal(memory).open
        journal.append(kind, payload)
        assert journal.open
        assert Journal(memory).open


@pytest.mark.parametrize(
    "image",
    [
        b"UMP\x03" + b"\x02\x05\x02TG\x00\x02\x6e\x18",
        b"UMP",
        b"\x00" * 4096,
        b"ump\x01",
        b"\xff" * 4095 + b"\x00",
        b"\xff" * 4092 + MAGIC,  # an erase that was cut off
    ],
)
def test_a_memory_of_another_version_is_left_alone_until_it_is_cleared(image: bytes):
    memory = Nvm(image + b"\xff" * (4096 - len(image)))
    before = memory.flash.image
    journal = Journal(memory)
    assert (journal.state, journal.used()) == (FOREIGN, 0)
    assert seen(journal) == (b"", None, False, [])
    journal.append(SETTINGS, b"\x02\x01")
    journal.begin(SET_UP)
    journal.append(MOVE, b"\x00\x00")
    assert seen(journal) == (b"\x02\x01", SET_UP, True, [(MOVE, b"\x00\x00")])
    assert memory.flash.image == before
    assert memory.erases == memory.flash.programmed == 0
    journal.clear()
    assert journal.state == OURS
    assert seen(Journal(memory)) == (b"\x02\x01", None, False, [])
    assert memory.erases == 1
    journal.begin(SET_UP)
    journal.append(MOVE, b"\x00\x00")
    assert seen(Journal(memory)) == (b"\x02\x01", SET_UP, True, [(MOVE, b"\x00\x00")])


@settings(max_examples=60)
@given(st.binary(max_size=4096), st.booleans(), st.booleans(), st.booleans())
def test_a_memory_of_random_bytes_is_foreign_or_damaged_and_never_raises(
    content: bytes, ours: bool, filled: bool, sealed: bool
):
    if filled and content:
        content = content * (4096 // len(content) + 1)
    image = ((MAGIC if ours else b"") + content)[:4096].ljust(4096, b"\xff")
    image = whole(image) if sealed else image
    journal = Journal(Nvm(image))
    if image == b"\xff" * 4096:
        assert journal.state == BLANK
    elif image.startswith((MAGIC, b"UMP\x01")):
        assert journal.state == OURS
        assert journal.damaged
        assert seen(journal) == (b"", None, False, [])
    else:
        assert journal.state == FOREIGN


@given(st.lists(st.tuples(st.integers(1, VOID), st.binary(max_size=255)), max_size=30))
def test_records_that_were_made_up_are_read_without_complaint(records: list[tuple[int, bytes]]):
    image = bytearray(MAGIC)
    check = 0
    for kind, payload in [(CONTENTS, b"\x00\x04"), *records]:
        image += record(kind, payload, check)
        check = int.from_bytes(image[-2:], "big")
    journal = Journal(Nvm(whole(bytes(image))))
    assert journal.state == OURS
    assert journal.damaged == (len(image) > LIMIT)
    assert {kind for kind, _ in log(journal)} <= {MOVE, CHANCE, NOTE}
    assert journal.open <= any(kind in (SETUP, MOVE, CHANCE, NOTE, FULL) for kind, _ in records)


def test_eight_bytes_before_the_last_mark_are_no_part_of_the_journal():
    memory = begun()
    journal = Journal(memory)
    fill(journal)
    assert memory.flash.image[4084:] == b"\xff" * 8 + b"UMP\x02"
    kept = log(journal)
    memory[4084:4092] = b"\x5a" * 8
    again = Journal(memory)
    assert (again.state, again.damaged, log(again)) == (OURS, False, kept)


def test_a_memory_that_holds_nothing_but_spare_bytes_is_blank():
    memory = Nvm()
    memory[4084:4085] = b"\x5a"
    assert Journal(memory).state == BLANK
