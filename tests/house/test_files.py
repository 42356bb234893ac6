"""Files stay short and finished, and say nothing of the machine that they were written on."""

import re

import pytest

from tests.house.tree import texts

LONGEST = 700  # lines of a Python file

# Spelt apart, so that this file does not find itself.
UNFINISHED = re.compile("TO" + r"DO\b|FIX" + r"ME\b|XX" + r"X\b")
PLACES = re.compile(
    r"(?<![\w.:/~-])/(?:root|home|work|Users|mnt|opt|tmp)/[\w.]"
    r"|\b[A-Z]:\\Users\\"
    r"|pypi\.(?:org|python)|pythonhosted|registry\.npm|npmjs\.(?:org|com)"
    r"|proxy\.golang|/simple/"
)


def too_long(path: str, text: str) -> bool:
    return path.endswith(".py") and len(text.splitlines()) > LONGEST


@pytest.fixture(scope="module")
def everything() -> dict[str, str]:
    return {path: text for path, text in texts().items() if path != "tests/house/test_files.py"}


def test_no_file_is_too_long_to_read(everything: dict[str, str]):
    assert [path for path, text in everything.items() if too_long(path, text)] == []


def test_nothing_is_left_for_later(everything: dict[str, str]):
    assert {p: UNFINISHED.findall(t) for p, t in everything.items() if UNFINISHED.search(t)} == {}


def test_nothing_names_a_machine_or_a_registry(everything: dict[str, str]):
    assert {p: PLACES.findall(t) for p, t in everything.items() if PLACES.search(t)} == {}


def test_the_files_looked_at_are_the_repository_s(everything: dict[str, str]):
    assert {"dev.py", "LICENSE", ".ci/run", "requirements/sim.txt", "docs/RULES.md"} <= set(
        everything
    )
    assert not [path for path in everything if path.startswith((".venv/", ".git/"))]


def test_a_file_of_more_than_700_lines_is_noticed():
    assert too_long("firmware/app.py", "x = 1\n" * 701)
    assert not too_long("firmware/app.py", "x = 1\n" * 700)
    assert not too_long("requirements/test.txt", "x = 1\n" * 701)


@pytest.mark.parametrize("text", ["# TO" + "DO: later", "# FIX" + "ME", "XX" + "X check"])
def test_an_unfinished_file_is_noticed(text: str):
    assert UNFINISHED.search(text)


@pytest.mark.parametrize(
    "text",
    [
        "see /home/ann/umpire",
        "PATH='/root/.cache'",
        "cd /work/main",
        "/Users/ann/umpire",
        "C:\\Users\\ann",
        "https://pypi.org/project/textual",
        "--index-url https://mirror.example/simple/",
    ],
)
def test_a_machine_or_a_registry_is_noticed(text: str):
    assert PLACES.search(text)


@pytest.mark.parametrize(
    "text", ["firmware/games/home/x", "https://github.com/home/x", "/usr/share/x", "at work/home."]
)
def test_other_paths_are_not_complained_of(text: str):
    assert not PLACES.search(text)
