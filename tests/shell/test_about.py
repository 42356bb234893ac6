"""The page about the device: what it is, how full it is, and where it broke."""

import pytest

from firmware.shell import crash
from firmware.storage import journal
from tests.desk import Desk
from tests.shell.test_menu import desk

__all__ = ("desk",)


def test_about_tells_version_memory_and_journal(desk: Desk):
    desk.left = 123_456
    assert desk.type("<*> 6 3").rows() == [
        "Umpire 0.1.0 CircuitPython 10.0.0 free memory 123,456 journal 27/4,096",
        "",
        "",
        "",
        "",
        "",
        "",
        "# or *back  1/1",
    ]


@pytest.mark.parametrize(
    ("place", "lines"),
    [
        ("firmware.app:report_id", ["last broken in", "firmware.app:report_id"]),
        ("firmware/ui/text_screen.py:45", ["last broken in", "firmware/ui/", "text_screen.py:45"]),
        ("no answer", ["last broken in no", "answer"]),
        (".games.folder.rules:reports_", ["last broken in", ".games.folder.rules:", "reports_"]),
        ("games.special_ruling_rules:x", ["last broken in", "games.special_ruling_rules:", "x"]),
        ("a_name_without_any_other_sig", ["last broken in", "a_name_without_any_other_", "sig"]),
    ],
)
def test_about_tells_all_of_the_place_where_it_broke_and_cuts_no_name(
    desk: Desk, place: str, lines: list[str]
):
    kept = desk.app.shell.journal
    while kept.used() < 3900:
        kept.append(journal.NOTE, b"\x08\x00\x01")
    crash.keep(kept, place)
    told = desk.type("<*> 6 3").rows()[0].partition(" journal 3,9")[2].partition(" last ")
    assert told[1] + told[2] == " " + " ".join(lines)
