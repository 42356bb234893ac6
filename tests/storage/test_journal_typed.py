"""The journal: what happens as a hand is typed is kept thing by thing."""

import pytest

from firmware.storage.journal import BACK, MOVE, TYPED, Journal
from tests.nvm import SET_UP, Nvm, PowerCut, begun, fill, log, seen

HAND = bytes(range(20, 40))


def typing(*happened: bytes) -> tuple[Nvm, Journal]:
    """Return the memory and the journal of a game in which that was typed after a move."""
    memory = begun()
    journal = Journal(memory)
    journal.append(MOVE, b"\x02")
    for one in happened:
        journal.append(TYPED, one)
    return memory, journal


def test_what_was_typed_is_there_in_its_order_and_no_move():
    memory, journal = typing(b"\x40\x00", b"\x00\x17", b"\x00\x2d\x20\x00")
    for kept in (journal, Journal(memory)):
        assert kept.typed == b"\x40\x00\x00\x17\x00\x2d\x20\x00"
        assert log(kept) == [(MOVE, b"\x02")]
        assert kept.last_move() == b"\x02"
    journal.append(BACK)
    assert Journal(memory).typed == journal.typed


def test_an_odd_number_of_bytes_takes_the_place_of_all_before():
    memory, journal = typing(b"\x40\x00", b"\x00\x17", b"\x00\x40\x01")
    assert journal.typed == Journal(memory).typed == b"\x40\x01"
    journal.append(TYPED, b"\x00")
    assert journal.typed == Journal(memory).typed == b""


def test_a_new_game_knows_nothing_of_it():
    memory, journal = typing(b"\x40\x00")
    journal.begin(SET_UP)
    assert journal.typed == Journal(memory).typed == b""


def test_power_that_goes_at_any_byte_of_it_leaves_it_as_before():
    for byte in range(1, 7):
        memory, journal = typing(b"\x40\x00")
        memory.flash.cut_at_byte(byte)
        with pytest.raises(PowerCut):
            journal.append(TYPED, b"\x00\x17")
        found = Journal(Nvm(memory.flash.image))
        assert found.typed == b"\x40\x00"
        assert found.torn or byte == 1
        found.append(TYPED, b"\x00\x18")
        assert Journal(found.memory).typed == b"\x40\x00\x00\x18"


def test_it_stays_when_the_memory_is_written_anew():
    memory, journal = typing(HAND)
    for _ in range(3):
        journal.append(MOVE, b"\x02")
        journal.append(BACK)
    fill(journal)
    journal.append(MOVE, b"\x01\x26\x02")
    assert memory.erases == 1
    assert Journal(memory).typed == journal.typed == HAND
    assert seen(Journal(memory)) == seen(journal)


def test_without_room_for_it_the_game_is_cut_short_until_it_is_forgotten():
    memory, journal = typing(HAND)
    fill(journal)
    assert not journal.full
    journal.append(TYPED, HAND)
    assert journal.full
    assert Journal(memory).cut_short
    journal.append(MOVE, b"\x02")
    journal.append(TYPED, b"\x00")
    assert not journal.full
    found = Journal(memory)
    assert (found.typed, found.cut_short, log(found)) == (b"", False, log(journal))


def test_more_of_it_than_a_record_holds_harms_nothing():
    memory, journal = typing(*[bytes(250)] * 3)
    journal.append(BACK)
    fill(journal)
    journal.append(MOVE, b"\x01\x26\x02")
    assert memory.erases == 1
    assert Journal(memory).typed == bytes(254)


def test_no_hand_stands_in_the_memory_to_be_read_at_a_glance():
    memory, _ = typing(HAND)
    assert HAND not in memory.flash.image
    assert sum(HAND[at : at + 2] in memory.flash.image for at in range(len(HAND) - 1)) < 3
