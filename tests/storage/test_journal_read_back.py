"""The journal: what is written is read back, and a memory that does not keep it is known."""

from firmware.storage.journal import MOVE, NOTE, Journal
from host_sim.chips.flash import Flash
from tests.nvm import SET_UP, Nvm, begun, log, seen


def test_what_a_worn_memory_does_not_keep_is_noticed_at_once_and_nothing_more_is_written():
    memory = begun()
    journal = Journal(memory)
    journal.append(MOVE, b"\x01\x25\x02")
    assert journal.keeps()
    memory.flash.worn = True
    journal.append(MOVE, b"\x01\x26\x02")
    assert (journal.failed, journal.keeps()) == (True, False)
    programmed = memory.flash.programmed
    for _ in range(50):
        journal.append(NOTE, b"\x08\x00\x01")
    assert memory.flash.programmed == programmed
    moves = [(MOVE, b"\x01\x25\x02"), (MOVE, b"\x01\x26\x02")]
    assert log(journal) == [*moves, (NOTE, b"\x08\x00\x01")]
    assert log(Journal(memory)) == moves[:1]


def test_a_memory_that_failed_is_tried_again_with_the_next_game():
    memory = begun()
    journal = Journal(memory)
    memory.flash.worn = True
    journal.append(MOVE, b"\x02")
    journal.begin(SET_UP)
    assert journal.failed
    memory.flash.worn = False
    journal.begin(SET_UP)
    assert journal.keeps()
    assert seen(Journal(memory)) == seen(journal) == (b"", SET_UP, True, [])


def test_a_memory_that_refuses_to_be_written_has_failed_and_the_game_goes_on():
    memory = begun()
    journal = Journal(memory)
    journal.append(MOVE, b"\x02")
    journal.memory = Refusing(memory.flash)
    journal.append(MOVE, b"\x03")
    assert (journal.failed, journal.keeps()) == (True, False)
    assert log(journal) == [(MOVE, b"\x02"), (MOVE, b"\x03")]
    journal.begin(SET_UP)
    assert journal.failed
    assert log(Journal(memory)) == [(MOVE, b"\x02")]


def test_one_bit_that_sticks_is_noticed_wherever_it_is():
    noticed = 0
    for place in range(20, 27):
        memory = begun()
        journal = Journal(memory)
        journal.memory = Stuck(memory.flash, place)
        journal.append(MOVE, b"\x01\x25\x02")
        assert journal.failed == (memory.flash.image[place] & 1 == 0)
        noticed += journal.failed
    assert noticed == 2


class Refusing(Nvm):
    """A memory on `flash` that answers a write as CircuitPython does where it cannot."""

    def __init__(self, flash: Flash) -> None:
        super().__init__()
        self.flash = flash

    def __setitem__(self, place: slice, values: bytes) -> None:
        raise RuntimeError("Unable to write to nvm.")


class Stuck(Nvm):
    """A memory on `flash` in which the lowest bit at `place` stays 1."""

    def __init__(self, flash: Flash, place: int) -> None:
        super().__init__()
        self.flash = flash
        self.place = place

    def __getitem__(self, place: slice) -> bytearray:
        found = super().__getitem__(place)
        if place.start <= self.place < place.stop:
            found[self.place - place.start] |= 1
        return found
