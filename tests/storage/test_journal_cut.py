"""The journal: a log whose end the rules refuse is cut there, for good."""

from firmware.storage.journal import BACK, CLOSED, CUT, MOVE, NOTE, Journal
from tests.nvm import begun, log


def test_a_log_that_was_cut_ends_there_and_goes_on():
    memory = begun()
    journal = Journal(memory)
    for kind, payload in ((MOVE, b"\x00\x00"), (NOTE, b"\x08\x01"), (MOVE, b"\x02"), (CLOSED, b"")):
        journal.append(kind, payload)
    journal.append(CUT, b"\x00\x08")
    left = [(MOVE, b"\x00\x00"), (NOTE, b"\x08\x01")]
    for kept in (journal, Journal(memory)):
        assert (log(kept), kept.moves, kept.open) == (left, 1, True)
    journal.append(MOVE, b"\x01\x25\x02")
    assert log(Journal(memory)) == [*left, (MOVE, b"\x01\x25\x02")]
    journal.append(BACK)
    assert log(Journal(memory)) == left


def test_a_cut_within_a_record_leaves_that_record_out():
    for size in range(10):
        memory = begun()
        journal = Journal(memory)
        journal.append(MOVE, b"\x00\x00")
        journal.append(MOVE, b"\x02")
        journal.append(CUT, size.to_bytes(2, "big"))
        assert journal.moves == len(log(journal)) == (size >= 4) + (size >= 7)
        journal.append(CUT)
        assert log(journal) == []
