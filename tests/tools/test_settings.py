"""``dev.py drive`` adds to the owner's settings.toml what the firmware needs, where it counts."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host_sim.drive import Drive
from host_sim.settings import setting
from tests.house.tree import ROOT
from tools.drive.settings import merged

WANTED = "# why\nSTACK = 4096\n"
LINES = ["", "# a remark", 'NAME = "Ann"', "STACK = 12", "STACK=9999 # ok", "[t]", "[u] # u", " x"]


@pytest.mark.parametrize(
    ("theirs", "after"),
    [
        ("", WANTED),
        (" \n\n", WANTED),
        ('NAME = "Ann"', 'NAME = "Ann"\nSTACK = 4096\n'),
        ("A = 1\n\n\n", "A = 1\nSTACK = 4096\n\n\n"),
        ("# mine\n", "# mine\nSTACK = 4096\n"),
        ("UMPIRE_PIXELS = 24\n", "UMPIRE_PIXELS = 24\nSTACK = 4096\n"),
        ("A = 1\r\nB = 2", "A = 1\r\nB = 2\r\nSTACK = 4096\r\n"),
        ("A = 1\n[t]\nB = 2\n", "A = 1\nSTACK = 4096\n[t]\nB = 2\n"),
        ("A = 1\n\n# of t\n[t]\n", "A = 1\nSTACK = 4096\n\n# of t\n[t]\n"),
        ("[t]\nSTACK = 8192\n", "STACK = 4096\n[t]\nSTACK = 8192\n"),
        ("# STACK = 8192\n", "# STACK = 8192\nSTACK = 4096\n"),
        ("STACKS = 8192\n", "STACKS = 8192\nSTACK = 4096\n"),
    ],
)
def test_what_is_missing_is_added_before_the_first_table(theirs: str, after: str):
    added = ["settings.toml has a line more: STACK = 4096"] if theirs.strip() else []
    assert merged(theirs, WANTED) == (after, added), "what is written anew is said by nobody"


@pytest.mark.parametrize("value", ["4096", "8192", "0x1000", "4_096  # enough", "+4096"])
def test_a_number_that_is_as_high_as_ours_stays(value: str):
    theirs = f"A = 1\nSTACK={value}"
    assert merged(theirs, WANTED) == (theirs, [])


@pytest.mark.parametrize(
    ("theirs", "after", "old"),
    [
        ("STACK = 2048\n", "STACK = 4096\n", "2048"),
        ("STACK=0x800   # mine\nA = 1", "STACK=4096   # mine\nA = 1", "0x800"),
        ("STACK = 1\r\n", "STACK = 4096\r\n", "1"),
        ('STACK = "8192"\n', "STACK = 4096\n", '"8192"'),
        ("STACK =\n", "STACK =4096\n", "empty"),
        ("STACK = 1\nSTACK = 9999\n", "STACK = 4096\nSTACK = 9999\n", "1"),
    ],
)
def test_a_value_that_is_lower_or_no_number_is_raised_and_said(theirs: str, after: str, old: str):
    assert merged(theirs, WANTED) == (after, [f"STACK was {old}, now 4096"])


@given(st.lists(st.sampled_from(LINES)))
def test_whatever_stands_there_the_board_finds_enough_and_no_other_line_changes(lines: list[str]):
    theirs = "\n".join(lines)
    text, _ = merged(theirs, WANTED)
    assert merged(text, WANTED) == (text, [])
    keys = [line.partition("=")[0].strip() for line in text.partition("[")[0].splitlines()]
    assert "STACK" in keys
    if theirs.strip():
        others = [line for line in text.split("\n") if "STACK" not in line]
        assert "".join(others) == "".join(line for line in lines if "STACK" not in line)


def test_the_board_s_reader_finds_our_own_settings_in_what_is_written(tmp_path: Path):
    text, _ = merged("[web]\nPORT = 80\n", (ROOT / "settings.toml").read_text(encoding="utf-8"))
    (tmp_path / "settings.toml").write_text(text, encoding="utf-8")
    assert setting(Drive(tmp_path), "CIRCUITPY_PYSTACK_SIZE") == 2560
    assert setting(Drive(tmp_path), "PORT") is None
