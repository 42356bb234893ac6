"""The games that the guides work through, laid beside the others in a copy of the house.

The first is that of docs/develop.md.  The second is dealt by the device, has hands, and is not for
the table.  What the guides tell somebody to type is typed here, for both.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import dev
from host_sim import reader
from host_sim.desk import Desk
from tests import house_copy
from tests.house.tree import ROOT
from tests.sample import TITLES
from tests.whole_device import SLOW

EXAMPLE = ROOT / "docs" / "example"
FOLDERS = ("docs", "firmware", "hardware", "host_sim", "tests", "tools")
FILES = ("boot.py", "dev.py", "main.py", "settings.toml")
SETTINGS = ("pyproject.toml", "pyrightconfig-device.json")
HERE = re.compile(r'("?venvPath"?[:=]? *=? *)"\."')  # where the type check looks for .venv
GUIDE = ROOT / "docs" / "develop.md"
REFERENCE = ROOT / "docs" / "games.md"
# A block that shows a file: its info string names the file as it is named in the house.
SHOWN = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^python3 dev\.py (\S+)(.*?)(?:   .*)?$", re.MULTILINE)
TEXT = re.compile(r"^```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLES = (EXAMPLE, ROOT / "docs" / "example_dealt")
HOMES = [file.parent for each in EXAMPLES for file in each.glob("firmware/games/*/manifest.py")]
NAMES = [home.name for home in HOMES]
MANIFEST = (HOMES[0] / "manifest.py").read_text(encoding="utf-8")
(TITLE,) = re.findall(r'^TITLE = "(.+)"', MANIFEST, re.MULTILINE)

# Tests of the house that walk over all games, or count on the keys and places that ours have.
LISTING = (
    "tests/games/test_best.py::test_home_tells_cards_that_are_left_and_minus_points_as_what_they_are",
    "tests/games/test_called.py",
    "tests/modules/test_catalog.py::test_a_folder_added_by_hand_is_found",
    "tests/shell/test_hints.py::test_no_way_of_any_game_is_one_with_hints",
    "tests/shell/test_home.py",
    "tests/shell/test_home_memory.py",
    "tests/shell/test_lessons.py::test_every_reason_is_short_and_belongs_to_a_refusal",
    "tests/storage/test_earlier_versions.py::test_there_is_a_game_of_each_rule_set_and_level_of_each_day",
    "tests/tools/test_key_count.py::test_every_rule_set_and_way_with_recorded_games_has_its_rows",
    "tests/tools/test_story.py::test_every_game_has_a_story_of_its_own",
    "tests/ui/test_goldens.py::test_the_screens_of_the_house_are_as_they_were_read",
)


def files() -> list[str]:
    """Return the files of the example, as they are named in the house."""
    found = (file for file in EXAMPLE.rglob("*") if file.is_file())
    names = (file.relative_to(EXAMPLE).as_posix() for file in found)
    return sorted(name for name in names if "__pycache__" not in name)


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the house with the examples laid over it."""
    house = tmp_path_factory.mktemp("house")
    house_copy.lay(house, FOLDERS, "*.png", "*.stl", "*.step")
    for file in FILES:
        shutil.copy(ROOT / file, house)
    for file in SETTINGS:
        text = (ROOT / file).read_text(encoding="utf-8")
        text, count = HERE.subn(rf'\1"{ROOT.as_posix()}"', text)
        assert count == 1
        (house / file).write_text(text, encoding="utf-8")
    for example in EXAMPLES:
        shutil.copytree(example, house, dirs_exist_ok=True)
    return house


def told(house: Path, *words: str) -> tuple[int, str]:
    """Return exit status and output of a module of Python in `house`."""
    command = [sys.executable, "-m", *words]
    done = subprocess.run(command, check=False, capture_output=True, encoding="utf-8", cwd=house)
    return done.returncode, done.stdout + done.stderr


def commands(guide: str) -> list[tuple[str, list[str]]]:
    """Return the verbs of dev.py, with their words, that `guide` tells somebody to type."""
    typed = [command for block in TEXT.findall(guide) for command in COMMAND.findall(block)]
    return [(verb, words.split()) for verb, words in typed]


def test_a_game_is_two_folders_of_six_files_and_250_lines():
    assert {name.rpartition("/")[0] for name in files()} == {
        f"firmware/games/{NAMES[0]}",
        f"tests/games/{NAMES[0]}",
    }
    assert len(files()) <= 6
    assert sum(count(EXAMPLE / name) for name in files()) <= 250


def test_what_must_be_read_to_write_a_game_has_less_than_a_thousand_lines():
    listed = re.findall(r"^- \[[^]]+\]\(\.\./(\S+\.py)\)", chapter(), re.MULTILINE)
    assert len(listed) > 3
    read = [ROOT / name for name in listed] + [EXAMPLE / name for name in files()]
    lines = chapter().count("\n") + count(REFERENCE) + sum(map(count, read))
    assert lines < 1000


def chapter() -> str:
    """Return the chapter of the guide that works through the first example."""
    guide = GUIDE.read_text(encoding="utf-8")
    return guide[guide.index("## Add a game") : guide.index("## What the simulator")]


def count(file: Path) -> int:
    """Return the lines of `file`."""
    return len(file.read_text(encoding="utf-8").splitlines())


def test_a_new_game_replaces_no_file():
    names = [file.relative_to(each) for each in EXAMPLES for file in each.rglob("*.py")]
    there = [name for name in names if (ROOT / name).exists()]
    assert there == [], "the example lies over the house: take it away again"


def test_the_reference_has_a_command_that_asks_a_game_for_all_that_it_owes():
    """Rules, pages, whole games on paper, tests, format, lint and types."""
    typed = commands(REFERENCE.read_text(encoding="utf-8"))
    assert ("game", ["NAME"]) in typed
    assert {verb for verb, _ in typed} <= {"game", "test", "conform"}


@pytest.mark.timeout(300)
def test_both_owe_nothing_by_the_command_of_the_guides(laid: Path):
    (words,) = [words for verb, words in commands(chapter()) if verb == "game"]
    assert words == NAMES[:1]
    status, said = told(laid, dev.VERBS["game"][3], *NAMES)
    assert status == 0, said
    assert said.endswith("".join(f"{name} owes nothing.\n" for name in NAMES)), said


def test_the_house_s_own_tests_of_lists_of_games_hold_with_others_beside_ours(laid: Path):
    alone = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist")
    status, said = told(laid, "pytest", *alone, *LISTING)
    assert status == 0, said


def test_whole_games_on_paper_agree_by_the_commands_of_the_guide(laid: Path):
    typed = [words for verb, words in commands(chapter()) if verb == "conform"]
    assert len(typed) == 2
    for words in typed:
        assert told(laid, dev.VERBS["conform"][3], *words) == (0, "3 passed, 0 failed\n")


def test_it_is_played_by_its_keys_on_the_simulated_device(laid: Path):
    with Desk(laid, pace=SLOW) as desk:
        desk.power_on()
        for _ in range(len(TITLES) + len(NAMES)):  # games beside ours may come before it
            if rows(desk)[0].startswith(TITLE):
                break
            desk.type("A")
        assert rows(desk)[0].startswith(TITLE)
        desk.type("# 1 2")
        desk.type("3 7 # 5 0 #")
        assert rows(desk)[:3] == ["P2: _", "Round 1 of 5", "P1 37 won 0  P2 50 won 1"]
        desk.type("3 7 #")
        assert rows(desk)[5] == "× The 37 has been turned over already."
        desk.power_off()
        desk.power_on()
        assert " ".join(" ".join(rows(desk)).split()).startswith("Go on? P2's turn 2 moves ")
        desk.type("# *")
        assert rows(desk)[2] == "P1 37 won 0  P2 - won 0"
        desk.type("3 8 #" + "".join(f"{card} #" for card in range(61, 69)))
        assert rows(desk)[:3] == ["P2 wins with 3.", "", "Game 1"]


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
