"""The journal: a game begins behind the one before, and what that leaves is erased at leisure."""

import pytest

from firmware.storage import journal as storage
from firmware.storage.journal import BACK, CLOSED, MOVE, SETTINGS, Journal
from tests.nvm import ROOM, SET_UP, Nvm, PowerCut, begun, crammed, fill, log, more, seen

OTHER = b"\x02TS\x00\x03" + bytes(range(100))  # a set-up with its deck
EVENING = b"\x01\x00\x05\x00\x07\x01"
NAMES = b"\x03\x01ANABOBCY \x00"


def played(moves: int = 3) -> Nvm:
    """Return a memory with settings, a session and a game that is over after so many `moves`."""
    memory = Nvm()
    journal = Journal(memory)
    journal.append(SETTINGS, b"\x02\x01")
    journal.begin(SET_UP, b"\x00\x01")
    for number in range(moves):
        journal.append(MOVE, bytes((1, number % 98, 0)))
    journal.append(CLOSED, b"\x00\x04\x00\x09")
    return memory


def test_a_game_begins_without_an_erase_where_there_is_room_for_it():
    memory = played()
    journal = Journal(memory)
    before = memory.flash.image[: journal.used()]
    journal.begin(OTHER, EVENING, NAMES)
    journal.append(MOVE, b"\x00\x01")
    for kept in (journal, Journal(memory)):
        assert seen(kept) == (NAMES, OTHER, True, [(MOVE, b"\x00\x01")])
        assert more(kept) == (EVENING, 0, b"")
    assert memory.erases == 0
    assert memory.flash.image[: len(before)] == before


def test_what_stays_as_it_was_is_not_written_again():
    memory = played()
    journal = Journal(memory)
    used = journal.used()
    journal.begin(SET_UP, b"\x00\x01", b"\x02\x01")
    assert journal.used() - used == 4 + len(SET_UP)
    journal.begin(SET_UP)
    assert journal.used() - used == 2 * (4 + len(SET_UP))
    assert seen(Journal(memory)) == (b"\x02\x01", SET_UP, True, [])
    assert more(Journal(memory)) == (b"\x00\x01", 0, b"")


def test_power_that_fails_as_a_game_begins_costs_nothing_of_the_last_one_wherever_it_was():
    """Names, points and set-up of the next game are there together or not at all."""
    old = played()
    before, rest = seen(Journal(old)), more(Journal(old))
    used = Journal(old).used()
    size = 3 * 4 + len(NAMES) + len(EVENING) + len(OTHER)
    for byte in range(1, size + 1):
        memory = Nvm(old.flash.image)
        memory.flash.cut_at_byte(byte)
        with pytest.raises(PowerCut):
            Journal(memory).begin(OTHER, EVENING, NAMES)
        kept = Journal(memory)
        assert (seen(kept), more(kept)) == (before, rest), byte
        assert (kept.lost, kept.state) == ([], 1)
        assert kept.torn == kept.damaged == (byte > 1)
        kept.begin(OTHER, EVENING, NAMES)
        assert seen(Journal(memory)) == (NAMES, OTHER, True, [])
    memory = Nvm(old.flash.image)
    memory.flash.cut_at_byte(size + 1)
    Journal(memory).begin(OTHER, EVENING, NAMES)
    assert Journal(memory).used() == used + size


def test_a_game_that_can_be_gone_on_with_is_there_until_the_next_one_is():
    memory = begun()
    Journal(memory).append(MOVE, b"\x00\x01")
    for byte in range(1, 4 + len(OTHER) + 1):
        cut = Nvm(memory.flash.image)
        cut.flash.cut_at_byte(byte)
        with pytest.raises(PowerCut):
            Journal(cut).begin(OTHER)
        assert seen(Journal(cut)) == (b"", SET_UP, True, [(MOVE, b"\x00\x01")])


def test_an_evening_of_short_games_costs_no_erase_and_one_of_long_games_few():
    memory = Nvm()
    for game in range(20):
        journal = Journal(memory)
        journal.begin(SET_UP, bytes((game, 1)))
        for number in range(10):
            journal.append(MOVE, bytes((1, number, 0)))
        journal.append(CLOSED, b"\x00\x04")
    assert memory.erases == 0
    erases = []
    for game in range(20):
        journal = Journal(memory)
        journal.begin(OTHER, bytes((game, 2)))
        if journal.crowded:
            journal.renew()
            erases.append(game)
        for number in range(120):
            journal.append(MOVE, bytes((1, number, 0)))
        journal.append(CLOSED, b"\x00\x04")
    assert memory.erases == len(erases) == 7, "each third game of 1 KB"


def test_an_erase_at_leisure_leaves_out_nothing_but_the_games_before():
    memory = played(290)
    journal = Journal(memory)
    assert not journal.crowded
    journal.begin(OTHER, EVENING, NAMES)
    for kept in (journal, Journal(memory)):
        assert kept.crowded
    before = seen(journal), more(journal)
    journal.renew()
    assert memory.erases == 1
    assert (seen(journal), more(journal)) == before
    assert (seen(Journal(memory)), more(Journal(memory))) == before
    assert not journal.crowded
    assert not Journal(memory).crowded


def test_a_game_that_takes_the_room_by_itself_costs_no_erase_that_frees_nothing():
    memory = begun()
    journal = Journal(memory)
    for number in range(400):
        journal.append(MOVE, bytes((1, number % 98, 0)))
    for kept in (journal, Journal(memory)):
        assert (kept.crowded, kept.narrow) == (False, True)


def test_where_there_is_no_room_at_all_a_game_begins_with_an_erase():
    memory = crammed()
    journal = Journal(memory)
    assert journal.narrow
    journal.begin(OTHER, EVENING, NAMES)
    assert memory.erases == 1
    assert seen(Journal(memory)) == (NAMES, OTHER, True, [])
    assert more(Journal(memory)) == (EVENING, 0, b"")
    assert not journal.narrow


def test_a_damaged_memory_begins_a_game_with_an_erase_which_mends_it():
    memory = played()
    memory.spoil(Journal(memory).used() - 1, 0x00)
    journal = Journal(memory)
    assert journal.damaged
    journal.begin(OTHER)
    assert memory.erases == 1
    assert not Journal(memory).damaged
    assert seen(Journal(memory)) == (b"\x02\x01", OTHER, True, [])


def test_a_new_board_is_written_where_something_is_to_stand_and_nowhere_else():
    memory = Nvm()
    journal = Journal(memory)
    assert not journal.narrow
    journal.begin(SET_UP)
    assert memory.flash.programmed == journal.used() + 4
    assert memory.erases == 0


def joined(journal: Journal) -> None:
    """Append what comes of one key."""
    journal.append(SETTINGS, NAMES)
    journal.append(MOVE, b"\x00\x01")
    journal.append(MOVE, b"\x01\x02\x03")


@pytest.mark.parametrize("torn", [False, True])
def test_what_is_held_is_there_together_or_not_at_all_wherever_power_fails(torn: bool):
    old = played()
    if torn:
        old.flash.cut_at_byte(5)
        with pytest.raises(PowerCut):
            Journal(old).append(MOVE, b"\x05\x05\x05")
    before, used = seen(Journal(old)), Journal(old).used()
    whole = Nvm(old.flash.image)
    journal = Journal(whole)
    journal.hold(lambda: joined(journal))
    after = seen(Journal(whole))
    assert (after, whole.erases) == (seen(journal), 0)
    assert after[0] == NAMES
    assert len(after[3]) == len(before[3]) + 2
    for byte in range(1, journal.used() - used + 1):
        memory = Nvm(old.flash.image)
        memory.flash.cut_at_byte(byte)
        cut = Journal(memory)
        with pytest.raises(PowerCut):
            cut.hold(lambda there=cut: joined(there))
        again = Journal(memory)
        assert seen(again) == before, byte
        again.hold(lambda there=again: joined(there))
        assert seen(Journal(memory)) == after, byte


def test_what_is_held_without_room_for_it_is_written_with_all_else():
    memory = Nvm()
    journal = Journal(memory)
    journal.begin(SET_UP)
    while journal.used() + 20 < ROOM:
        journal.append(MOVE, b"\x01\x25\x02")
        journal.append(MOVE, b"\x01\x26\x02")
        journal.append(BACK)
    journal.hold(lambda: joined(journal))
    assert memory.erases == 1
    assert seen(Journal(memory)) == seen(journal)
    assert journal.settings == NAMES


def test_what_is_held_in_a_full_memory_leaves_that_as_it_was_and_is_told_there():
    memory = begun()
    journal = Journal(memory)
    fill(journal, 10)
    before = log(journal)
    journal.hold(lambda: joined(journal))
    assert journal.full
    again = Journal(memory)
    assert (log(again), again.cut_short) == (before, True)
    journal.hold(lambda: joined(journal))
    assert log(Journal(memory)) == before


def test_what_broke_off_is_written_as_far_as_it_had_come():
    memory = begun()
    journal = Journal(memory)

    def broken() -> None:
        journal.append(MOVE, b"\x00\x01")
        raise MemoryError

    with pytest.raises(MemoryError):
        journal.hold(broken)
    journal.append(MOVE, b"\x01\x02\x03")
    assert log(Journal(memory)) == [(MOVE, b"\x00\x01"), (MOVE, b"\x01\x02\x03")]


def test_where_memory_lacks_as_it_is_written_what_comes_next_is_found_again(
    monkeypatch: pytest.MonkeyPatch,
):
    memory = begun()
    journal = Journal(memory)
    made = []

    def record(kind: int, payload: bytes, check: int) -> bytes:
        made.append(kind)
        if len(made) == 2:
            raise MemoryError
        return found(kind, payload, check)

    found = storage.record
    monkeypatch.setattr(storage, "record", record)
    with pytest.raises(MemoryError):
        journal.hold(lambda: joined(journal))
    journal.append(MOVE, b"\x05\x05\x05")
    again = Journal(memory)
    assert (log(again), again.damaged) == ([(MOVE, b"\x05\x05\x05")], False)


def test_a_game_that_ends_by_what_is_held_is_over_in_a_full_memory_too():
    memory = begun()
    journal = Journal(memory)
    fill(journal, 10)
    while not journal.full:
        journal.append(MOVE, b"\x01\x02\x03")

    def ended() -> None:
        journal.append(MOVE, b"\x05\x01")
        journal.append(CLOSED, b"\x00\x01")

    journal.hold(ended)
    again = Journal(memory)
    assert (again.open, again.closing) == (False, b"\x00\x01")
