"""The firmware does the same under both interpreters (interpreters.py states the claim)."""

import hashlib
import json
import os
import re
import shutil
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from unittest import mock

import pytest

import dev
from tests import drawn, stories
from tests.built_once import kept
from tests.interpreter.interpreters import MICROPYTHON, by_cpython, by_micropython, difference
from tests.sample import FOLDER
from tests.tools import real_drive
from tools.compiling import modules, spelling
from tools.compiling.inlining import inlined


def together(files: list[Path]) -> list[list[Path]]:
    """Return `files` in groups of which each takes an interpreter a few seconds."""
    groups: list[list[Path]] = [[]]
    for file in files:
        if sum(each.stat().st_size for each in (*groups[-1], file)) > TOGETHER:
            groups.append([])
        groups[-1].append(file)
    return groups


TOGETHER = 400_000  # bytes
DRAWN = str(int(drawn.SEED) % 180)  # chooses games and their levels: 180 have any third at any
PLAYTHROUGHS = {name: path.relative_to(dev.ROOT).as_posix() for name, path in stories.FILES.items()}
FILES = [stories.FILES[name] for name in PLAYTHROUGHS if name != stories.CLAIMS]
GAMES = {  # name of a file to the chapter that tells it
    file.name: " ".join(["games", DRAWN, *(PLAYTHROUGHS[each.stem] for each in group)])
    for group in together(drawn.some(FILES, 4))
    for file in group
}
CLAIMED = f"claims {PLAYTHROUGHS[stories.CLAIMS]}"
MASHED = drawn.some(["random_keys H5 screen", "random_keys H6 table"], 1)
PLAYED = [
    f"whole_app {PLAYTHROUGHS[rules]} {how}"
    for rules, how in drawn.some(
        (("TG", "1 table"), ("TG-expert2", "2 screen"), ("TS", "1 table")), 1
    )
]
_OWN = ("TG", "TS", "H1", "H2", "H3", "H4", "H5", "H6", "H7")
_LED = [f"own_turns {rules} led" for rules in (*_OWN, "FH")]
OWN = drawn.some([f"own_turns {rules}" for rules in _OWN] + _LED, 2)
PARTS = drawn.some(["formats", "pages"], 1)
ONE_GAME = PLAYTHROUGHS["TG"]  # of which the tests that change things take the first
AT_ONCE = 4  # processes of 150 MB, at most

Accounts = dict[str, list[Future[list[str]]]]


@pytest.fixture(scope="module")
def accounts() -> Iterator[Accounts]:
    """The account of each chapter by both interpreters."""
    with ThreadPoolExecutor(min(os.cpu_count() or 1, AT_ONCE)) as pool:
        yield {
            chapter: [pool.submit(teller, chapter) for teller in (by_cpython, by_micropython)]
            for chapter in dict.fromkeys([*GAMES.values(), CLAIMED, *PLAYED, *OWN, *MASHED, *PARTS])
        }
        pool.shutdown(cancel_futures=True)


def agreed(accounts: Accounts, chapter: str) -> list[str]:
    """Return what both interpreters tell of `chapter`."""
    by_first, by_second = [account.result() for account in accounts[chapter]]
    assert difference(by_first, by_second) is None
    return by_second


@pytest.mark.parametrize("file", GAMES)
def test_every_step_of_every_playthrough_is_judged_kept_and_drawn_the_same(
    accounts: Accounts, file: str
):
    told: dict[tuple[str, str], list[list[str]]] = {}  # by number of the game and level
    for line in agreed(accounts, GAMES[file]):
        name, _, number, level, *words = line.split()
        if name == file:
            told.setdefault((number, level), []).append(words)
    games = stories.stories(Path(file).stem)
    for number, game in enumerate(games, 1):
        levels = [level for at, level in told if at == str(number)]
        whole = number == 1 or "level" in game
        assert levels or not whole
        assert len(levels) < 2 or whole
        for level in levels:
            here = told[str(number), level]
            assert len([words for words in here if words[0] == "step"]) == len(game["steps"])
            assert here.count(["read", "True", "True"]) == 1
    everywhere = {level for at, level in told if at == "1"}
    assert "screen" in everywhere or everywhere == {"on-call"}


@pytest.mark.parametrize("chapter", PLAYED)
def test_the_whole_app_shows_the_same_key_by_key(accounts: Accounts, chapter: str):
    assert "at the end True" in agreed(accounts, chapter)


@pytest.mark.parametrize("chapter", OWN)
def test_the_device_plays_its_own_seats_the_same(accounts: Accounts, chapter: str):
    told = agreed(accounts, chapter)
    # In a game against the clock all take their turns on one page.
    assert chapter == "own_turns FH led" or any(", BoxTurn, " in line for line in told)
    assert int(told[-1].split()[1]) > 10


def test_every_claim_is_proved_or_refused_the_same(accounts: Accounts):
    told = [line.split()[2:] for line in agreed(accounts, CLAIMED)]
    assert len(told) > 100
    assert all(proved == out for proved, out in told)


@pytest.mark.parametrize("chapter", MASHED)
def test_the_screens_of_a_game_are_the_same_under_mashed_keys(accounts: Accounts, chapter: str):
    assert len(agreed(accounts, chapter)) > 200


@pytest.mark.parametrize("chapter", PARTS)
def test_each_part_of_the_firmware_does_the_same(accounts: Accounts, chapter: str):
    assert len(agreed(accounts, chapter)) > 3000


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of the firmware and of the account's chapters, to be changed."""
    for folder in ("firmware", "tests/interpreter/account"):
        shutil.copytree(dev.ROOT / folder, tmp_path / folder)
    game = (dev.ROOT / ONE_GAME).read_text(encoding="utf-8").partition("\n")[0]
    (tmp_path / ONE_GAME).parent.mkdir(parents=True)
    (tmp_path / ONE_GAME).write_text(game, encoding="utf-8")
    return tmp_path


def test_a_rule_that_only_one_of_them_has_is_told_with_game_and_step(root: Path):
    rules = root / "firmware" / "games" / FOLDER / "rules.py"
    source = rules.read_text(encoding="utf-8")
    assert source.count("JUMP = 10 ") == 1
    told = by_cpython(f"games 0 {ONE_GAME}", root=root)
    rules.write_text(source.replace("JUMP = 10 ", "JUMP = 9 "), encoding="utf-8")
    found = difference(told, by_micropython(f"games 0 {ONE_GAME}", root=root))
    assert found
    assert found.startswith("TG.jsonl game 1 table step 1 lay 72 B")
    assert "legal" in found


def as_on_the_board(
    sources: dict[str, bytes], account: frozenset[str]
) -> tuple[dict[str, bytes], spelling.Spelling, dict[str, bytes]]:
    """Return `sources` with constants written in, the board's spelling, and with that too."""
    written_in = inlined(sources, account)
    names = spelling.spelling(written_in, account)
    with mock.patch.object(spelling, "spelling", lambda *_: names):  # which takes seconds
        return written_in, names, modules.spelt(written_in, account)


def test_with_constants_and_names_as_on_the_board_the_firmware_does_the_same(root: Path):
    chapters = (f"games 0 {ONE_GAME}", f"whole_app {ONE_GAME} 1 table")
    told = by_cpython(*chapters, root=root)
    sources = {path.relative_to(root).as_posix(): path.read_bytes() for path in root.rglob("*.py")}
    account = frozenset(name for name in sources if name.startswith("tests/"))
    told_by = hashlib.sha256(b"".join(sources[name] for name in sorted(account))).hexdigest()[:8]
    written_in, names, board = kept(f"account-{told_by}", lambda: as_on_the_board(sources, account))
    for path in set(written_in) - account:
        (root / path).write_bytes(board[path])
    assert "at the end True" in told
    assert written_in["firmware/app.py"] != sources["firmware/app.py"]
    assert len(names) > 600
    other = by_micropython(*chapters, root=root)  # which tells screens by the names of classes
    ours, theirs = (  # in both, so nothing is hidden; several of our names may be spelled alike
        [re.sub(r"\w+", lambda word: names.get(word[0], word[0]), line) for line in lines]
        for lines in (told, other)
    )
    assert difference(ours, theirs) is None


ASKED_BY_HAND = """import firmware.modules.doors
from firmware.play.knowledge import TABLE, knowledge_of
from firmware.ui import questions
from firmware.ui.screen import Screen


def lines():
    yield str((TABLE, knowledge_of.__name__, questions.Choice is questions.Choice))
    yield str(issubclass(questions.TextScreen, Screen))
"""


def test_what_a_game_put_there_by_hand_asks_a_joined_drive_for_is_there(root: Path):
    shutil.rmtree(root / "firmware")
    for path, content in real_drive.prepared().items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_bytes(content)
    assert not (root / "firmware/play/knowledge.py").exists()
    (root / "tests/interpreter/account/by_hand.py").write_text(ASKED_BY_HAND, encoding="utf-8")
    told = [line for line in by_micropython("by_hand", root=root) if line]
    assert told == ["(0, 'knowledge_of', True)", "True"]
    assert difference(by_cpython("by_hand", root=root), told) is None


@pytest.mark.parametrize(
    "expression",
    [
        "list({'one': 1, 'two': 2, 'three': 3, 'four': 4, 'five': 5})",
        "sorted(range(40), key=lambda card: card % 3)",
        "'{:<5}|'.format('Spaß')",
    ],
)
def test_what_rests_on_cpython_s_ways_is_noticed(root: Path, expression: str):
    chapter = f"def lines():\n    yield {expression}\n"
    (root / "tests/interpreter/account/trap.py").write_text(chapter, encoding="utf-8")
    assert difference(by_cpython("trap", root=root), by_micropython("trap", root=root))


def test_an_account_that_breaks_off_is_no_shorter_account(root: Path):
    chapter = "def lines():\n    yield 1\n    x\n"
    (root / "tests/interpreter/account/trap.py").write_text(chapter, encoding="utf-8")
    for teller in (by_cpython, by_micropython):
        with pytest.raises(RuntimeError, match="NameError"):
            teller("trap", root=root)


def test_the_playthroughs_of_the_game_are_here():
    assert {"TG", "TG-expert1", "TG-expert2", "TS"} <= set(PLAYTHROUGHS)


def test_a_missing_line_is_a_difference():
    assert difference(["a", "b"], ["a"]) == "b\nCPython:     b\nMicroPython: (nothing)"
    assert difference(["a", "b"], ["a", "b"]) is None


def test_the_second_interpreter_is_the_one_that_the_lock_names():
    package = json.loads(MICROPYTHON.with_name("package.json").read_text(encoding="utf-8"))
    assert package["version"] == "1.27.0"
