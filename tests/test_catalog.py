"""The list of games on a drive as it is found: what stands in it, and what does not."""

import shutil
from pathlib import Path

import pytest

from host_sim.desk import Desk
from host_sim.reader import read
from tests.house.tree import ROOT


@pytest.fixture
def board(tmp_path: Path) -> Path:
    """A drive with the firmware as it lies in the house."""
    for name in ("main.py", "settings.toml"):
        shutil.copy(ROOT / name, tmp_path)
    skipped = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "firmware", tmp_path / "firmware", ignore=skipped)
    return tmp_path


def titles(board: Path) -> list[str]:
    """Return the lines of the list of games, page after page, on a device with this drive."""
    found = []
    with Desk(board) as desk:
        desk.power_on()
        assert desk.crash is None
        for _ in range(3):
            found += [row[2:] for row in read(desk.panel.picture())[3:7] if row[1:2] == " "]
            desk.type("D")
    return list(dict.fromkeys(found))


def test_a_stray_file_among_the_games_is_passed_over(board: Path):
    for name in ("notes", "README", "._memo"):
        (board / "firmware" / "games" / name).write_text("?", encoding="utf-8")
    assert titles(board) == [
        "The Game", "Digits", "Great Digits", "Numbers", "Multiplication", "Primes' Game",
        "100 Rummy", "Numbers Memo", "4 1/2 Minutes",
    ]  # fmt: skip
