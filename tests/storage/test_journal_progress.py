"""The progress of a shuffle by hand in the journal: bytes that were written one by one once."""

from firmware.storage.journal import PROGRESS, SHUFFLE, Journal, record
from tests.nvm import SET_UP, Nvm


def shuffling() -> tuple[Nvm, Journal]:
    """Return a memory in which a game is agreed on and a shuffle has begun, and its journal."""
    memory = Nvm()
    journal = Journal(memory)
    journal.begin(SET_UP)
    journal.append(SHUFFLE, b"\x01\x02\x00\x01")
    return memory, journal


def happen(journal: Journal, events: bytes) -> None:
    """Write `events` into the bytes that were left for them, and take them as read."""
    for event in events:
        start, end = journal.area
        journal.put(start, bytes((event,)))
        journal.area = start + 1, end


def test_what_happened_in_several_areas_is_read_one_after_the_other():
    memory, journal = shuffling()
    journal.append(PROGRESS, b"\x03")
    happen(journal, b"\x05\x06\x07")
    journal.append(PROGRESS, b"\x04")
    happen(journal, b"\x08")
    found = Journal(memory)
    assert found.progress == b"\x05\x06\x07\x08"
    assert found.area == (journal.area[1], journal.area[1])  # what follows has areas of its own


def test_an_area_of_no_bytes_and_a_record_that_does_not_say_how_many_have_none():
    for payload in (b"", b"\x00"):
        memory, journal = shuffling()
        end = journal.end
        journal.area = end, end
        body = Journal(memory)
        body.put(end, record(PROGRESS, payload, body.check))
        found = Journal(memory)
        assert (found.damaged, found.progress, found.shuffles) == (False, b"", journal.shuffles)
        assert found.end == end + 4 + len(payload)
