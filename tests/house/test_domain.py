"""A game, a page or the journal is declared once: all of firmware/ says and keeps it."""

import re

import pytest

from tests.house import domain
from tests.house.tree import ROOT, firmware
from tools.compiling.compiler import compiled
from tools.new_game import rules_check

GUIDE = (ROOT / "docs" / "games.md").read_text(encoding="utf-8")
CALL = re.compile(r"`(?:texts\.|help\.)?(\w+)(?:\(([\w, ]*)\))?`")


def section(start: str, end: str) -> dict[str, str | None]:
    """Return the names that the guide gives from `start` to `end`: parameters, None without."""
    at = GUIDE.index(start) + len(start)
    found: dict[str, str | None] = {}
    for match in CALL.finditer(GUIDE[at : GUIDE.index(end, at)]):
        found[match[1]] = found.get(match[1]) or match[2]
    return found


def written(given: list[str] | None) -> str | None:
    return None if given is None else ", ".join(given)


def test_nearly_every_parameter_of_the_firmware_is_annotated():
    found = [
        (path + " " + name, said)
        for path, source in firmware().items()
        for name, said in domain.parameters(source)
    ]
    bare = [name for name, said in found if not said]
    assert len(found) > 1000
    assert len(bare) <= 0.02 * len(found), bare


def test_a_parameter_without_annotation_is_noticed():
    source = "class A:\n    def f(self, a: int, b, *c, d=1): pass"
    assert list(domain.parameters(source)) == [
        ("f(a)", True),
        ("f(b)", False),
        ("f(d)", False),
        ("f(c)", False),
    ]


def test_the_board_is_never_asked_for_a_word_of_the_annotations():
    found = {path: domain.at_run_time(source) for path, source in firmware().items()}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "source",
    [
        "def f(shell: Shell): pass",
        "def f() -> Move: pass",
        "def f(): return Shell(1)",
        "class A:\n    game: Game",
        "move: Move = (1,)",
    ],
)
def test_a_word_that_the_board_would_look_for_is_noticed(source: str):
    assert len(domain.at_run_time(source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "def f(shell: 'Shell') -> 'Move': pass",
        "def f(self):\n    self.at: Move = ()\n    game: Game = self.at",
        "from firmware.ui.screen import Screen\nclass A(Screen): pass",
    ],
)
def test_a_word_that_the_board_does_not_see_is_not_complained_of(source: str):
    assert domain.at_run_time(source) == []


def parts_said(sources: dict[str, str]) -> list[tuple[str, str, bool]]:
    """Return each place that says what a part is, the word it says, and whether it is that part's.

    A file knows its own folder's words, or those of the family's.
    """
    found = []
    for path, source in sources.items():
        own = (ROOT / path).parent / domain.OWN
        known = domain.of_modules(own) if own.exists() else {}
        for line, part, word in domain.asked(source):
            found.append((f"{path}:{line}: {part}", word, part in known.get(word, [])))
    return found


def test_a_part_is_said_to_be_what_it_is():
    found = parts_said(firmware())
    assert len(found) >= 9
    assert [place for place in found if not place[2]] == []


def test_a_part_that_is_said_to_be_another_is_noticed():
    for own in domain.GAMES.glob(f"*/{domain.OWN}"):
        path = (own.parent / "screens.py").relative_to(ROOT).as_posix()
        for word, modules in domain.of_modules(own).items():
            right = f"it: {word} = shell.referee.folder.part('{modules[0]}')"
            wrong = f"it: {word} = shell.referee.folder.part('other')"
            assert [said[2] for said in parts_said({path: right})] == [True]
            assert [said[2] for said in parts_said({path: wrong})] == [False]


def test_a_word_of_a_game_s_own_is_none_of_the_house_s():
    files = sorted(domain.GAMES.glob(f"*/{domain.OWN}"))
    assert len(files) > 8
    house = domain.declared(domain.HOUSE)
    assert {str(file): words for file in files if (words := domain.declared(file) & house)} == {}


def test_whoever_takes_the_game_from_the_referee_says_which_game_it_is():
    found = {path: domain.unsaid(source) for path, source in firmware().items()}
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_a_game_that_is_asked_unnamed_is_noticed():
    assert domain.unsaid("x = shell.referee.game.seat") == [1]
    assert domain.unsaid("game = self.shell.referee.game") == [1]
    assert domain.unsaid("game: 'Game' = referee.game\ngame = referee.game") == []
    assert domain.unsaid("ring(shell.referee.game, 1)") == []


def test_the_guide_describes_the_rules_as_they_are_declared():
    told = section("A game has ", "It can be built")
    declared = {name: written(given) for name, given in domain.members("Game").items()}
    assert {name: told.get(name, "nothing") or None for name in declared} == {
        name: given or None for name, given in declared.items()
    }
    beyond = {name for name, given in told.items() if given is not None} - set(declared)
    assert beyond == set()


def test_the_guide_has_a_row_for_all_that_a_manifest_may_say():
    table = GUIDE[GUIDE.index("| name | what |") : GUIDE.index("All else is loaded")]
    cells = [line.split("|")[1] for line in table.splitlines() if line.startswith("|")]
    told = {name for cell in cells for name in re.findall(r"`(\w+)`", cell)}
    declared = domain.members("Manifest") | domain.members("FullManifest")
    assert told == set(declared)


@pytest.mark.parametrize("part", ["Rules", "Tables", "FullScreens", "FullTexts", "Help"])
def test_the_guide_names_all_that_a_part_must_have(part: str):
    told = section("## The parts", "## Moves")
    for name, given in domain.members(part).items():
        assert name in told, part
        if given and told[name]:
            assert told[name] == written(given)


def test_the_guide_names_each_kind_of_field_that_is_known():
    assert set(section("Kinds are", "`WORDS`")) == rules_check.KINDS


def test_annotations_do_not_change_a_byte_of_what_the_board_runs():
    sources = {path: source for path, source in firmware().items() if source != domain.bare(source)}
    assert len(sources) > 100
    most = sorted(sources, key=lambda path: len(sources[path]) - len(domain.bare(sources[path])))
    for path in most[-12:]:
        source = sources[path]
        assert compiled(path, source.encode()) == compiled(path, domain.bare(source).encode()), path
