"""The game that docs/develop.md works through, laid beside the others in a copy of the house."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from host_sim import reader
from host_sim.desk import Desk
from tests.house.tree import ROOT
from tests.sample import LISTED
from tests.whole_device import SLOW

EXAMPLE = ROOT / "docs" / "example"
FOLDERS = ("docs", "firmware", "hardware", "host_sim", "tests", "tools")
FILES = ("boot.py", "main.py", "settings.toml", "pyproject.toml")
GUIDE = ROOT / "docs" / "develop.md"
# A block that shows a file: its info string names the file as it is named in the house.
SHOWN = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
OWED = """
    tests/games/test_every_game.py
    tests/games/test_every_record.py
    tests/games/test_every_screen.py
    tests/games/highest
    tests/house/test_subset.py
    tests/house/test_directions.py
    tests/modules/test_names.py
    tests/house/test_rules_are_tested.py
""".split()  # noqa: SIM905


def files() -> list[str]:
    """Return the files of the example, as they are named in the house."""
    found = (file for file in EXAMPLE.rglob("*") if file.is_file())
    names = (file.relative_to(EXAMPLE).as_posix() for file in found)
    return sorted(name for name in names if "__pycache__" not in name)


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the house with the example laid over it."""
    house = tmp_path_factory.mktemp("house")
    unwanted = shutil.ignore_patterns("__pycache__")
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, house / folder, ignore=unwanted)
    for file in FILES:
        shutil.copy(ROOT / file, house)
    shutil.copytree(EXAMPLE, house, ignore=unwanted, dirs_exist_ok=True)
    return house


def told(house: Path, *words: str) -> tuple[int, str]:
    """Return exit status and output of a module of Python in `house`."""
    command = [sys.executable, "-m", *words]
    done = subprocess.run(command, check=False, capture_output=True, encoding="utf-8", cwd=house)
    return done.returncode, done.stdout + done.stderr


def test_a_game_is_two_folders_of_six_files_and_three_hundred_lines():
    assert {name.rpartition("/")[0] for name in files()} == {
        "firmware/games/highest",
        "tests/games/highest",
    }
    assert len(files()) <= 6
    assert sum(count(EXAMPLE / name) for name in files()) <= 300


def test_what_must_be_read_to_write_a_game_has_less_than_a_thousand_lines():
    guide = GUIDE.read_text(encoding="utf-8")
    chapter = guide[guide.index("## Add a game") : guide.index("## What the simulator")]
    listed = re.findall(r"^- \[[^]]+\]\(\.\./(\S+\.py)\)", chapter, re.MULTILINE)
    assert len(listed) > 3
    read = [ROOT / name for name in listed] + [EXAMPLE / name for name in files()]
    lines = chapter.count("\n") + count(ROOT / "docs" / "games.md") + sum(map(count, read))
    assert lines < 1000


def count(file: Path) -> int:
    """Return the lines of `file`."""
    return len(file.read_text(encoding="utf-8").splitlines())


def test_a_new_game_replaces_no_file():
    there = [name for name in files() if (ROOT / name).exists()]
    assert there == [], "the example lies over the house: take it away again"


def test_it_keeps_all_that_every_game_owes(laid: Path):
    quiet = ("-p", "no:cacheprovider", "-p", "no:xdist")
    status, said = told(laid, "pytest", *quiet, *OWED, "-k", "highest or house")
    assert (status, "passed" in said) == (0, True), said


@pytest.mark.parametrize("words", [("check", "--no-cache"), ("format", "--check", "--no-cache")])
def test_it_is_written_as_the_house_is(laid: Path, words: tuple[str, ...]):
    status, said = told(laid, "ruff", *words, "firmware/games/highest", "tests/games/highest")
    assert status == 0, said


@pytest.mark.parametrize("level", ["table", "screen"])
def test_whole_games_on_paper_agree_with_its_rules(laid: Path, level: str):
    file = "tests/games/highest/HC.jsonl"
    assert told(laid, "tools.conform", "--level", level, file) == (0, "3 passed, 0 failed\n")


def test_it_is_played_by_its_keys_on_the_simulated_device(laid: Path):
    with Desk(laid, pace=SLOW) as desk:
        desk.power_on()
        desk.type("D")
        assert rows(desk)[5:7] == [LISTED[8], "0 Highest Card"]
        desk.type("0 1 2")
        desk.type("3 7 # 5 0 #")
        assert rows(desk)[:3] == ["Round 1 of 5        _", " P1  37  won 0", ">P2  50  won 1"]
        desk.type("3 7 #")
        assert rows(desk)[3:7] == [">< The 37 has", "", "been turned over", "already."]
        desk.power_off()
        desk.power_on()
        assert " ".join(" ".join(rows(desk)).split()).startswith(
            "Go on with your game? Highest Card, 2 "
        )
        desk.type("# *")
        assert rows(desk)[1:3] == [" P1  37  won 0", ">P2   -  won 0"]
        desk.type("3 8 #" + "".join(f"{card} #" for card in range(61, 69)))
        assert rows(desk)[:3] == ["P2 wins with 3.", "", "Game 1: points"]


def rows(desk: Desk) -> list[str]:
    """Return the words on the panel, row by row."""
    assert desk.crash is None, desk.crash
    return reader.read(desk.panel.picture())


def test_the_guide_shows_the_files_as_they_are():
    shown = SHOWN.findall(GUIDE.read_text(encoding="utf-8"))
    assert len(shown) > 6
    for name, text in shown:
        assert text in (EXAMPLE / name).read_text(encoding="utf-8"), name


def test_the_guide_leads_to_every_file_of_the_game_that_is_not_empty():
    links = set(re.findall(r"\]\(example/([^)]+)\)", GUIDE.read_text(encoding="utf-8")))
    assert {name for name in files() if (EXAMPLE / name).stat().st_size} == links
