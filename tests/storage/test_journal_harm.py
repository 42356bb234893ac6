"""The journal: power cuts and damage cost as little as can be, and are said."""

from binascii import crc32
from itertools import count
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware.storage.journal import (
    BACK,
    CHANCE,
    CLOSED,
    MOVE,
    NOTE,
    SESSION,
    SETTINGS,
    TIME,
    Journal,
    check_of,
    record,
)
from tests.nvm import LIMIT, SET_UP, Nvm, PowerCut, begun, log, more, seen


class Record(NamedTuple):
    """One record that is appended."""

    kind: int
    payload: bytes = b""


RECORDS = [
    Record(MOVE, b"\x00\x01"),
    Record(MOVE, b"\x01\x25\x02"),
    Record(NOTE, b"\x08\x00\x01"),
    Record(MOVE, b"\xff\xff\xff"),
    Record(BACK),
    Record(SETTINGS, b"\x04\xff"),
    Record(MOVE, b"\x02"),
    Record(CHANCE, b"\x09\x01\x02"),
    Record(TIME, b"\x00\x00\x00\xff"),
    Record(SESSION, b"\x01\x00\x11"),
    Record(CLOSED),
    Record(CLOSED, b"\x00\x11\xff\xff"),
    Record(BACK),
    Record(MOVE),
]


def told(journal: Journal) -> tuple:
    return seen(journal) + more(journal)


def test_power_may_fail_at_every_byte_of_every_record():
    memory = begun()
    for item in RECORDS:
        before = told(Journal(memory))
        image = memory.flash.image
        Journal(memory).append(*item)
        after = told(Journal(memory))
        for byte in range(1, 5 + len(item.payload)):
            torn = Nvm(image)
            torn.flash.cut_at_byte(byte)
            with pytest.raises(PowerCut):
                Journal(torn).append(*item)
            again = Journal(torn)
            # What is missing may be 0xFF, as erased flash is: then nothing is missing.
            assert told(again) in (before, after)
            assert again.damaged == (byte > 1 and told(again) == before)
            again.append(*item)
            assert not Journal(torn).damaged
            assert torn.erases == 0


def test_no_check_is_what_erased_flash_reads():
    """Else a record whose check is missing would be a whole one."""
    before = 0
    body = bytes((BACK, 0))
    while crc32(body, before) & 0xFFFF != 0xFFFF:
        before += 1
    assert check_of(body, before) == 0
    written = record(BACK, b"", before)
    assert written == b"\x08\x00\x00\x00"


def test_a_record_whose_check_would_have_been_that_is_whole_or_torn_like_any_other():
    memory = begun()
    check = Journal(Nvm(memory.flash.image)).check
    numbers = (number.to_bytes(3, "big") for number in count())
    heads = ((bytes((MOVE, 3)) + payload, payload) for payload in numbers)
    payload = next(payload for head, payload in heads if crc32(head, check) & 0xFFFF == 0xFFFF)
    torn = Nvm(memory.flash.image)
    torn.flash.cut_at_byte(6)
    with pytest.raises(PowerCut):
        Journal(torn).append(MOVE, payload)
    assert (log(Journal(torn)), Journal(torn).damaged) == ([], True)
    Journal(memory).append(MOVE, payload)
    assert log(Journal(memory)) == [(MOVE, payload)]


def test_what_may_be_one_record_is_told_from_greater_damage():
    memory = begun()
    for number in range(3):
        Journal(memory).append(MOVE, bytes((1, number, 0)))
    for place, torn in ((20, False), (27, False), (34, True), (40, True)):
        harmed = Nvm(memory.flash.image)
        harmed.spoil(place, 0x05 ^ 0x40)
        assert Journal(harmed).torn == torn, place
    memory.flash.cut_at_byte(2)
    with pytest.raises(PowerCut):
        Journal(memory).append(MOVE, b"\x01\x09\x00")
    assert Journal(memory).torn


def test_a_torn_record_is_said_once_and_bridged_without_an_erase():
    memory = begun()
    journal = Journal(memory)
    journal.append(MOVE, b"\x01\x25\x02")
    memory.flash.cut_at_byte(4)
    with pytest.raises(PowerCut):
        journal.append(MOVE, b"\x01\x26\x02")
    journal = Journal(memory)
    assert journal.damaged
    assert log(journal) == [(MOVE, b"\x01\x25\x02")]
    journal.append(MOVE, b"\x01\x27\x02")
    assert not journal.damaged
    assert (
        log(journal) == log(Journal(memory)) == [(MOVE, b"\x01\x25\x02"), (MOVE, b"\x01\x27\x02")]
    )
    assert not Journal(memory).damaged
    assert memory.erases == 0


def test_a_cut_after_a_cut_at_every_byte_costs_no_more_than_the_records_that_were_torn():
    for first in range(1, 8):
        for second in range(1, 8 if first == 1 else 14):  # a torn record takes six to bridge
            memory = begun()
            for byte in (first, second):
                memory.flash.cut_at_byte(byte)
                with pytest.raises(PowerCut):
                    Journal(memory).append(MOVE, b"\x01\x25\x02")
                memory.flash.no_cut()
            journal = Journal(memory)
            assert seen(journal) == (b"", SET_UP, True, [])
            journal.append(MOVE, b"\x01\x26\x02")
            assert seen(Journal(memory)) == (b"", SET_UP, True, [(MOVE, b"\x01\x26\x02")])
            assert memory.erases == 0


def test_no_record_that_lacks_its_last_byte_is_completed_by_what_comes_next():
    image = begun().flash.image
    for card in range(256):
        for pile in range(4):
            memory = Nvm(image)
            memory.flash.cut_at_byte(7)
            with pytest.raises(PowerCut):
                Journal(memory).append(MOVE, bytes((1, card, pile)))
            if Journal(memory).damaged:
                Journal(memory).append(MOVE, b"\x02")
                assert log(Journal(memory)) == [(MOVE, b"\x02")]


@given(
    st.lists(
        st.tuples(
            st.sampled_from([MOVE, MOVE, CHANCE, NOTE, BACK, CLOSED, SETTINGS, SESSION, TIME]),
            st.binary(max_size=4) | st.sampled_from([b"\xff", b"\xff\xff", b"\x07\x02"]),
            st.none() | st.integers(1, 16),
        ),
        max_size=40,
    )
)
def test_over_any_number_of_cuts_the_journal_is_as_before_or_after_the_record(steps: list):
    memory = begun()
    journal = Journal(memory)
    for kind, payload, cut in steps:
        before = told(journal)
        after = Journal(Nvm(memory.flash.image))
        after.append(kind, payload)
        if cut:
            memory.flash.cut_at_byte(cut)
        try:
            journal.append(kind, payload)
            assert told(journal) == told(after)
        except PowerCut:
            journal = Journal(memory)
            assert told(journal) in (before, told(after))
        memory.flash.no_cut()
        assert told(Journal(memory)) == told(journal)
    assert memory.erases == 0


@pytest.mark.parametrize("flip", [0x01, 0x80, 0xFF])
def test_a_byte_gone_wrong_costs_what_comes_after_it_and_is_said(flip: int):
    memory = begun()
    for number in range(10):
        Journal(memory).append(MOVE, bytes((1, number, 0)))
    whole = Journal(memory)
    image = memory.flash.image
    for place in range(4, whole.used()):
        harmed = Nvm(image)
        harmed.spoil(place, image[place] ^ flip)
        journal = Journal(harmed)
        assert journal.damaged
        assert log(journal) == log(whole)[: max(0, (place - 20) // 7)]
        journal.append(MOVE, b"\x05")
        assert not Journal(harmed).damaged
        assert log(Journal(harmed)) == log(journal)
        assert harmed.erases == 0


def test_a_stray_byte_in_what_is_erased_is_said_and_stepped_over():
    memory = begun()
    memory.spoil(3000, 0x7F)
    journal = Journal(memory)
    assert journal.damaged
    journal.append(MOVE, b"\x02")
    assert (log(Journal(memory)), Journal(memory).used()) == ([(MOVE, b"\x02")], 3001 + 2 + 6 + 5)


def test_where_no_room_is_left_behind_the_damage_it_goes_by_one_erase():
    memory = begun()
    Journal(memory).append(MOVE, b"\x01\x25\x02")
    memory.spoil(LIMIT - 1, 0x00)
    journal = Journal(memory)
    assert journal.damaged
    journal.append(MOVE, b"\x02")
    assert memory.erases == 1
    assert not journal.damaged
    assert not Journal(memory).damaged
    assert log(Journal(memory)) == [(MOVE, b"\x01\x25\x02"), (MOVE, b"\x02")]
