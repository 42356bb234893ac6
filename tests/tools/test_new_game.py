"""``dev.py game``: a game is written, or told in a sentence each what it owes."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from firmware.modules import catalog
from host_sim.wiring import REPO_ROOT
from tests import drawn, house_copy
from tests.sample import FOLDER, RULES
from tools.new_game import __main__ as command
from tools.new_game import check, template

FOLDERS = ("firmware", "host_sim", "tests", "tools", "docs/example", "docs/example_dealt")
EXAMPLES = [REPO_ROOT / "docs" / name for name in ("example", "example_dealt")]
LIMIT_S = 4
PLAYED, PASSED_ROUND = [
    file.parent.name for each in EXAMPLES for file in each.glob("firmware/games/*/manifest.py")
]
NO_ORDER = "ORDER of manifest.py is to be a whole number: its place in the list of games."
NO_TITLE = "TITLE of manifest.py is to be what players call it, in 1 to 14 characters."
NO_NAME = "The name of a rule set in RULE_SETS of manifest.py is to have 1 to 11 characters."
# What is planted, in which game and file, and how the sentence about it begins and goes on.
SLIPS = [
    (
        (PASSED_ROUND, "screens.py"),
        ("return hand_over.Cover(shell, game.seat, lambda: Turn(shell), shell.take_back)",
         "return Turn(shell)"),
        ("A hand is shown to somebody else (", "P2's hand came straight after P1's"),
    ),
    (
        (PASSED_ROUND, "screens.py"),
        ("render_hand(page, game, game.seat)", "render_hand(page, game, (game.seat + 1) % 2)"),
        ("A hand is shown to somebody else (", "the page Turn, which P1 sees"),
    ),
    (
        (PLAYED, "screens.py"),
        ("texts.KEYS[bool(game.deck)]", "str(game.next_card())"),
        ("A hand is shown to somebody else (", "depends on hidden cards"),
    ),
    (
        (PLAYED, "rules.py"),
        ("self.points[self.seat] += 1", "self.points[self.seat] += 1; BEFORE.append(1)"),
        ("A new game does not begin as the one before it did (", "seat was 0 and is 1"),
    ),
    (
        (PLAYED, "rules.py"),
        ("self.over = sum(self.points) == ROUNDS", "self.over = False"),
        ("A game does not end (", "after 100 moves no move is legal"),
    ),
    (
        (PLAYED, "rules.py"),
        ("    return Highest(", "    assert not setup.deck\n    return Highest("),
        ("It breaks in rules.py, line ", "at a new game (HC, 2 players, level screen): Assertion"),
    ),
    (
        (PLAYED, "texts.py"),
        ('    "turned": "The {0} has been turned over already.",\n', ""),
        ("REFUSED of texts.py has no sentence for 'turned', by which rules.py", "refuses"),
    ),
    (
        (PLAYED, "texts.py"),
        ("The {0} has been turned", "The {3} has been turned"),
        ("REFUSED of texts.py cannot say 'turned': ", "that rules.py gives breaks by IndexError"),
    ),
    (
        (PLAYED, "rules.py"),
        ('("turn card", "{0}#")', '("turn crad", "{0}#")'),
        ("MOVES of rules.py has fields of the kind 'crad', which", "WORDS is to have its words"),
    ),
    (
        (PLAYED, "screens.py"),
        ("    def enter(", '    help = "TURNS"\n\n    def enter('),
        ("Turn of screens.py names the help TURNS", "nor in texts.py"),
    ),
    (
        (PASSED_ROUND, "rules.py"),
        ("Climb(setup, cards(setup), 2, 6)", "Climb(setup, cards(setup), 2, 2)"),
        ("It breaks in rules.py, line ", "at a new game (CL, 6 players, level screen): ValueError"),
    ),
    (
        (PLAYED, "rules.py"),
        ("        if self.over:", "        while card == 99: pass\n        if self.over:"),
        ("It does not come to an end: ", f"{LIMIT_S} s were not enough for a new game (HC"),
    ),
]  # fmt: skip


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house with both examples laid over it."""
    root = tmp_path_factory.mktemp("house")
    unwanted = ("goldens", "*.png", Path(__file__).name)
    house_copy.lay(root, FOLDERS, *unwanted)
    for file in ("boot.py", "main.py", "settings.toml", "docs/RULES.md"):
        shutil.copy(REPO_ROOT / file, root / file)
    for example in EXAMPLES:
        ignored = shutil.ignore_patterns(*unwanted)
        shutil.copytree(example, root, ignore=ignored, dirs_exist_ok=True)
    return root


def owed(root: Path, name: str) -> list[str]:
    """Return what the game `name` in the house at `root` is told that it owes.

    Nothing compiled is kept: a file that is as long as before, and of the same second, is not read.
    """
    words = [sys.executable, "-m", check.__name__, name, str(LIMIT_S)]
    env = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        words, check=False, capture_output=True, encoding="utf-8", cwd=root, env=env
    )
    return (done.stdout + done.stderr).splitlines()


@pytest.mark.timeout(200)
@pytest.mark.parametrize(("file", "change", "sentence"), drawn.some(SLIPS, 2))
def test_a_slip_is_told_in_a_sentence(house: Path, file, change, sentence):
    path = house / "firmware" / "games" / file[0] / file[1]
    source = path.read_text(encoding="utf-8")
    assert change[0] in source
    planted = source.replace(*change)
    if "BEFORE" in planted:
        planted = planted.replace("class ", "BEFORE: list = []\n\n\nclass ", 1)
        planted = planted.replace("        self.up = []  #", "        self.seat = len(BEFORE) % 2\n"
                                  "        self.up = []  #", 1)  # fmt: skip
    path.write_text(planted, encoding="utf-8")
    try:
        told = owed(house, file[0])
    finally:
        path.write_text(source, encoding="utf-8")
    begins, goes_on = sentence
    assert [line for line in told if line.startswith(begins) and goes_on in line], told
    assert all(line.endswith(".") for line in told)


def test_rules_that_wait_for_ever_are_told_too():
    source = (
        "import time\n"
        f"from {check.__name__.rpartition('.')[0]} import check\n"
        "check.PATIENCE = 0.01\n"
        "check.Watch(100).at('move 1 of a game at random')\n"
        "time.sleep(60)\n"
    )
    words = [sys.executable, "-c", source]
    done = subprocess.run(words, check=False, capture_output=True, encoding="utf-8", cwd=REPO_ROOT)
    assert done.stdout + done.stderr == (
        "It does not come to an end: 1 s by the clock, most of them without work, were not enough"
        " for move 1 of a game at random.\n"
    )
    assert done.returncode == 1


@pytest.mark.timeout(100)
@pytest.mark.parametrize(
    ("planted", "sentence"),
    [
        (
            "LEVELS = ()",
            "It can be played at no level: LEVELS of manifest.py is to have one or more, as in"
            " `(TABLE, SCREEN)`.",
        ),
        (
            "LEVELS = (SCREEN, TABLE)",
            "LEVELS of manifest.py are TABLE, GUIDED, SCREEN, ON_CALL, in this order, once each.",
        ),
        (
            'RULE_SETS = (("HC", "Highest", 2, 6))',
            "It has no rule set: RULE_SETS of manifest.py is to have rows of id, name, fewest and"
            " most players (1 or more), a comma behind each.",
        ),
        (
            "LEVELS = (TABLE, SCREEN",
            "It breaks in manifest.py, line 8, at its manifest: SyntaxError: '(' was never closed.",
        ),
        (
            "LEVELS: tuple",
            "It can be played at no level: LEVELS of manifest.py is to have one or more, as in"
            " `(TABLE, SCREEN)`.",
        ),
        (
            "RULE_SETS: tuple",
            "It has no rule set: RULE_SETS of manifest.py is to have rows of id,"
            " name, fewest and most players (1 or more), a comma behind each.",
        ),
        ("ORDER: int", NO_ORDER),
        ("ORDER = None", NO_ORDER),
        ("ORDER = 1.5", NO_ORDER),
        ("TITLE: str", NO_TITLE),
        ("TITLE = None", NO_TITLE),
        ('TITLE = ""', NO_TITLE),
        ('TITLE = "Highest Card Now"', NO_TITLE),
        ('RULE_SETS = (("HC", "Highest Card", 2, 6),)', NO_NAME),
        ('RULE_SETS = (("HC", "", 2, 6),)', NO_NAME),
        (
            'RULE_SETS = (("HC", "Highest", 2, 7),)',
            "RULE_SETS of manifest.py has 7 players in HC: at a table there are 6 seats.",
        ),
        (
            'RULE_SETS = (("H C", "Highest", 2, 6),)',
            "The id 'H C' is to be one word without blanks, of plain letters and digits.",
        ),
        (
            'RULE_SETS = (("TG", "Highest", 2, 6),)',
            f"The id TG is taken: RULE_SETS of firmware/games/{FOLDER}/manifest.py has it.",
        ),
        (
            'RULE_SETS = (("HC", "Highest", 2, 3), ("HC", "Other", 2, 6))',
            "The id HC stands twice in RULE_SETS of manifest.py.",
        ),
    ],
)
def test_a_manifest_by_which_nothing_can_be_played_is_told_in_one_sentence(
    house: Path, planted: str, sentence: str
):
    path = house / "firmware" / "games" / PLAYED / "manifest.py"
    source = path.read_text(encoding="utf-8")
    line = rf"^{planted.replace(':', '').partition(' ')[0]} = .*"
    path.write_text(re.sub(line, planted, source, flags=re.MULTILINE), encoding="utf-8")
    try:
        told = owed(house, PLAYED)
    finally:
        path.write_text(source, encoding="utf-8")
    assert told == [sentence]


def test_how_a_rule_is_listed_is_said_with_the_id_that_the_manifest_has(house: Path):
    path = house / "firmware" / "games" / PLAYED / "manifest.py"
    source = path.read_text(encoding="utf-8")
    path.write_text(source.replace('"HC"', '"QR"'), encoding="utf-8")
    try:
        told = owed(house, PLAYED)
    finally:
        path.write_text(source, encoding="utf-8")
    assert told[-1] == (
        "No rule is listed: the docstring of rules.py has them, a line each, as `- QR1 …`."
    )


def test_a_syntax_error_is_told_by_the_file_that_has_it(house: Path):
    path = house / "firmware" / "games" / PLAYED / "rules.py"
    source = path.read_text(encoding="utf-8")
    path.write_text(source + "\nx = = 2\n", encoding="utf-8")
    line = len(source.splitlines()) + 2
    try:
        told = owed(house, PLAYED)
    finally:
        path.write_text(source, encoding="utf-8")
    assert told == [
        f"It breaks in rules.py, line {line}, at a new game (HC, 2 players, level table):"
        " SyntaxError: invalid syntax."
    ]


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"\xff", "no UTF-8 text"),
        (b"a\0b", "source code string cannot contain null bytes"),
    ],
)
def test_so_is_one_that_is_no_source(tmp_path: Path, content: bytes, why: str):
    shutil.copytree(EXAMPLES[0], tmp_path / "docs" / "example")
    path = tmp_path / "firmware" / "games" / "zonk" / "manifest.py"
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    with pytest.raises(template.Refused) as refused:
        template.write("kings_rows", tmp_path)
    assert str(refused.value) == f"firmware/games/zonk/manifest.py cannot be read: {why}."


@pytest.mark.parametrize(
    "content",
    ['ORDER = "x"', "RULE_SETS = 5", "RULE_SETS = (5, (), (3,))", "ORDER = RULE_SETS = 0"],
)
def test_what_another_game_owes_keeps_nobody_from_a_new_one(tmp_path: Path, content: str):
    shutil.copytree(EXAMPLES[0], tmp_path / "docs" / "example")
    for name, text in (("zonk", content), ("good", "ORDER = 100000")):
        path = tmp_path / "firmware" / "games" / name / "manifest.py"
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
    manifest = template.contents("kings_rows", tmp_path)["firmware/games/kings_rows/manifest.py"]
    assert "ORDER = 100010" in manifest


def test_a_manifest_of_another_game_that_is_broken_is_named_before_a_game_is_written(house: Path):
    path = house / "firmware" / "games" / PLAYED / "manifest.py"
    source = path.read_text(encoding="utf-8")
    path.write_text(source + "TITLE = \n", encoding="utf-8")
    try:
        with pytest.raises(template.Refused) as refused:
            template.write("kings_rows", house)
        assert owed(house, PASSED_ROUND) == []
    finally:
        path.write_text(source, encoding="utf-8")
    line = len(source.splitlines()) + 1
    assert str(refused.value) == (
        f"firmware/games/{PLAYED}/manifest.py cannot be read: line {line}: invalid syntax."
    )
    assert not (house / "firmware" / "games" / "kings_rows").exists()


def test_where_only_what_python_compiled_is_left_of_a_game_its_name_is_not_taken(tmp_path: Path):
    shutil.copytree(EXAMPLES[0], tmp_path / "docs" / "example")
    for place in template.PLACES:
        (tmp_path / place / "kings_rows" / "__pycache__").mkdir(parents=True)
        (tmp_path / place / "kings_rows" / "__pycache__" / "rules.pyc").touch()
    assert template.write("kings_rows", tmp_path)
    with pytest.raises(template.Refused, match="is taken: there is firmware/games/kings_rows"):
        template.refuse("kings_rows", tmp_path)


def test_why_a_common_word_is_refused_and_what_to_take_is_said(house: Path):
    with pytest.raises(template.Refused) as refused:
        template.refuse("uno", house)
    assert str(refused.value) == (
        "'uno' means something else: tools/bench/steps.py has that word, and no file but a"
        " game's own may name it. Take uno_game."
    )
    template.refuse("uno_game", house)


@pytest.mark.timeout(200)
@pytest.mark.parametrize("folder", drawn.some([game.folder for game in catalog.games()], 1))
def test_a_game_of_ours_is_told_nothing(folder: str):
    assert check.told(folder, 60) == []


@pytest.mark.timeout(200)
def test_a_game_that_was_just_written_is_right_and_for_the_table_alone_too(house: Path):
    for name, levels in (("zebra_crossing", "(TABLE, SCREEN)"), ("ant", "(TABLE,)")):
        files = template.write(name, house)
        assert {file.rpartition("/")[0] for file in files} == {
            f"firmware/games/{name}",
            f"tests/games/{name}",
        }
        manifest = house / "firmware" / "games" / name / "manifest.py"
        source = manifest.read_text(encoding="utf-8")
        assert f'TITLE = "{template.title_of(name)}"' in source
        if "SCREEN" not in levels:
            source = source.replace("import SCREEN, TABLE", "import TABLE")
        manifest.write_text(source.replace("(TABLE, SCREEN)", levels), encoding="utf-8")
        assert owed(house, name) == []
        lint = [["ruff", verb, "--no-cache", "--quiet", f"--config={REPO_ROOT / 'pyproject.toml'}"]
                for verb in ("check", "format")]  # fmt: skip
        lint[1].append("--check")
        for words in lint:
            places = [f"firmware/games/{name}", f"tests/games/{name}"]
            done = subprocess.run([sys.executable, "-m", *words, *places], check=False, cwd=house)
            assert done.returncode == 0, words


def test_the_name_that_the_guide_gives_a_new_game_can_be_given():
    guide = (REPO_ROOT / "docs" / "develop.md").read_text(encoding="utf-8")
    names = {*re.findall(r"dev\.py game (\w+)", guide)} - {PLAYED}
    assert names
    for name in names:
        if not template.exists(name):  # somebody may have done as the guide says
            template.refuse(name)


def every_file(root: Path) -> list[Path]:
    """Return the files of all games and their tests."""
    return sorted(file for place in template.PLACES for file in (root / place).rglob("*.py"))


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Kings", "is no name for a folder"),
        ("ab", "is no name for a folder"),
        ("../outside", "is no name for a folder"),
        ("a_game_of_many_words", "is no name for a folder"),
        ("kings__row", "is no name for a folder"),
        ("k" * 5000, "is no name for a folder"),
        ("plain", "is taken: there is firmware/games/plain."),
        ("rules", "means something else: Rules is a word"),
        ("import", "means something else: Import is a word"),
        ("roster", "has that word, and no file but a game's own may name it. Take roster_game."),
    ],
)
def test_a_name_that_cannot_be_is_refused_and_nothing_is_written(
    name: str, why: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(check, "told", lambda name: pytest.fail("something is run"))
    before = every_file(REPO_ROOT)
    assert command.main([name]) == 2
    said = capsys.readouterr().err
    assert why in said
    assert said.endswith(" Nothing was written.\n")
    assert every_file(REPO_ROOT) == before


def test_what_cannot_be_written_whole_is_not_written_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    shutil.copytree(EXAMPLES[0], tmp_path / "docs" / "example")
    write = Path.write_text

    def full(path: Path, text: str, **ways: str) -> int:
        if path.suffix == ".jsonl":
            raise OSError(28, "No space left on device")
        return write(path, text, **ways)

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(template.Refused, match="cannot be written: No space left"):
        template.write("kings_rows", tmp_path)
    assert [file for place in template.PLACES for file in (tmp_path / place).iterdir()] == []


def test_a_game_that_owes_something_is_told_so_before_any_test_is_run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    folder = catalog.games()[0].folder
    monkeypatch.setattr(check, "told", lambda name: ["It breaks."])
    monkeypatch.setattr(command.checks, "main", lambda checks: pytest.fail("something is run"))
    assert command.main([folder]) == 1
    assert capsys.readouterr().out == f"{folder} owes:\n- It breaks.\n"


def test_all_cases_of_a_game_are_asked_by_whatever_they_name_it_and_of_no_other():
    ((_, *words), *_) = command.checks_of([FOLDER])
    asked = ("--game=", "owed/test_every_ask", "owed/test_every_help", "owed/test_every_name")
    words = [word for word in words if any(each in word for each in asked)]
    command_line = [sys.executable, "-m", "pytest", "--collect-only", *words]
    done = subprocess.run(command_line, check=False, capture_output=True, text=True, cwd=REPO_ROOT)
    cases = set(re.findall(r"test_every_(\w+)\.py::\w+\[(.+)\]", done.stdout))
    assert {("ask", f"{RULES}-1"), ("ask", f"{RULES}-2"), ("help", f"{RULES}-2")} <= cases
    assert sum(file == "name" for file, _ in cases) == 2, "with names that are wide, and low ones"
    others = {row[0] for game in catalog.games()[1:] for row in game.rule_sets}
    assert not [case for _, case in cases if case.split("-")[0] in others]


def test_the_id_of_a_rule_set_is_one_that_no_other_has():
    assert template.rules_of("yaks_yield") == "YY"
    assert template.rules_of("the_great") == "TH", "TG is taken"
    assert template.rules_of("high_comb") == "HI", "HC is that of the guide's own game"


def test_two_games_that_are_written_in_one_call_differ_in_id_and_place(tmp_path: Path):
    shutil.copytree(EXAMPLES[0], tmp_path / "docs" / "example")
    told = []
    for name in ("zebra_crossing", "zebra_cage"):
        template.write(name, tmp_path)
        manifest = tmp_path / "firmware" / "games" / name / "manifest.py"
        told += re.findall(r'^ORDER = \d+|\(\("\w+"', manifest.read_text("utf-8"), re.MULTILINE)
    last = catalog.games()[-1].order // 10 * 10
    assert told == [f"ORDER = {last + 10}", '(("ZC"', f"ORDER = {last + 20}", '(("ZE"']
