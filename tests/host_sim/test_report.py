"""The journal as it is reported: every kind of record that the firmware writes is told."""

import pytest

from firmware.storage import journal as layout
from firmware.storage.journal import Journal
from host_sim import report
from host_sim.desk import Desk

# Of each kind a payload, and how its record is told.
RECORDS = {
    "SETTINGS": (b"\x02\x01", "SETTINGS 02 01"),
    "SESSION": (b"\x01\x00\x05", "SESSION  01 00 05"),
    "TIME": (b"\x00\x01\x02", "TIME     00 01 02"),
    "SETUP": (b"\x02TG\x00\x02", "SETUP    02 54 47 00 02"),
    "MOVE": (b"\x01\x25\x02", "MOVE     01 25 02"),
    "CHANCE": (b"\x05\x03\x01", "CHANCE   05 03 01"),
    "NOTE": (b"\x06\x00\x09", "NOTE     06 00 09"),
    "BACK": (b"", "BACK"),
    "CLOSED": (b"\x00\x05", "CLOSED   00 05"),
    "FULL": (b"", "FULL"),
    "VOID": (b"\x00\x1a", "VOID     00 1a"),
    "CUT": (b"\x00\x00", "CUT      00 00"),
    "CONTENTS": (b"\x00\x04\x01", "CONTENTS 00 04 01"),
    "SHUFFLE": (b"\x00\x02\x00\x01", "SHUFFLE  00 02 00 01"),
    "PROGRESS": (b"\x10", "PROGRESS 0 of 16 bytes"),
    "TYPED": (b"\x00\x05", "TYPED    00 05"),
    "RESULT": (b"\x01\x02", "RESULT   01 02"),
    "PAST": (b"\x03", "PAST     03"),
    "EXPORT": (b"\x01", "EXPORT   01"),
    "EDIT": (b"\x00\x00\x01\x26\x02", "EDIT     00 00 01 26 02"),
}


def test_every_kind_of_record_has_a_sample_here():
    kinds = range(layout.SETTINGS, layout.EDIT + 1)
    assert [report.KINDS[kind] for kind in kinds] == [
        name for name, _ in sorted(RECORDS.items(), key=lambda row: getattr(layout, row[0]))
    ]


@pytest.mark.parametrize("name", RECORDS)
def test_every_kind_of_record_is_told_in_words(name: str):
    payload, told = RECORDS[name]
    memory = bytearray(b"\xff" * 4096)
    journal = Journal(memory)
    journal.begin(b"\x02TG\x00\x02")
    journal.append(getattr(layout, name), payload)
    journal.append(layout.SESSION, b"\x07")
    lines = report.journal(Desk(nvm=bytes(memory)))
    assert [line[5:] for line in lines[-2:]] == [told, "SESSION  07"]


def test_what_has_happened_in_a_shuffle_is_told():
    memory = bytearray(b"\xff" * 4096)
    journal = Journal(memory)
    journal.append(layout.SHUFFLE, b"\x00\x01\x00")
    journal.append(layout.PROGRESS, b"\x04")  # as it was written once
    journal.put(journal.area[0], b"\x01\xfe")
    lines = report.journal(Desk(nvm=bytes(memory)))
    assert lines[-1][5:] == "PROGRESS 2 of 4 bytes: 01 fe"


def test_so_it_is_where_each_thing_has_its_check():
    memory = bytearray(b"\xff" * 4096)
    journal = Journal(memory)
    journal.append(layout.SHUFFLE, b"\x00\x01\x00")
    journal.append(layout.PROGRESS, b"\x00\x08\x00\x00")
    journal.put(journal.area[0], b"\x01\xfe\x07\xf9")
    lines = report.journal(Desk(nvm=bytes(memory)))
    assert lines[-1][5:] == "PROGRESS 2 of 4 things: 01 spoilt"
