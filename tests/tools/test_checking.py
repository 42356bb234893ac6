"""A file is checked again only where it, or a file that it rests on, has changed."""

import json
from pathlib import Path

import pytest

from tools.checking import known
from tools.checking.resting import seen

FILES = {
    "host_sim/__init__.py": "",
    "host_sim/lamp.py": 'def lit(on: bool) -> int:\n    """Return how bright."""\n    return 1\n',
    "host_sim/ring.py": "from host_sim import lamp\n\n\ndef all():\n    return lamp.lit(1)\n",
    "tests/box.py": "from host_sim.ring import all\n\nall()\n",
    "tests/alone.py": "import json\n\njson.dumps(1)\n",
    "firmware/__builtins__.pyi": "Word: int\n",
    "firmware/card.py": "card = 1\n",
    "main.py": "import firmware.card\n",
}
SETTINGS = """[tool.basedpyright]
include = ["host_sim", "tests"]
exclude = ["tests/away"]
"""
DEVICE = "pyrightconfig-device.json"
MAIN = "pyproject.toml"
RIGHT = (0, f"{known.RIGHT}\n")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small house whose lint has never run."""
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / MAIN).write_text(SETTINGS, encoding="utf-8")
    included = json.dumps({"include": ["firmware", "main.py"]})
    (tmp_path / DEVICE).write_text(included, encoding="utf-8")
    monkeypatch.setattr(known, "ROOT", tmp_path)
    monkeypatch.setattr(known, "KEPT", tmp_path / "out" / "lint")
    monkeypatch.setattr(known, "WORLDS", ["firmware", "host_sim", "main.py", "tests"])
    return tmp_path


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """Note what is run instead of running it; all of it is right."""
    found: list[tuple[str, ...]] = []
    monkeypatch.setattr(known, "told", lambda *words: found.append(words) or RIGHT)
    return found


def checked(ran: list[tuple[str, ...]], config: str = MAIN) -> list[str]:
    """Check types; return the files that were, or "all"."""
    ran.clear()
    assert known.types(config) == 0
    assert all(words[:3] == ("basedpyright", "--project", config) for words in ran)
    return [file for words in ran for file in words[3:] or ["all"]]


def change(house: Path, name: str, old: str, new: str) -> None:
    """Put `new` for `old` in the file `name`."""
    text = (house / name).read_text(encoding="utf-8")
    assert old in text
    (house / name).write_text(text.replace(old, new), encoding="utf-8")


def test_all_files_are_checked_once(house: Path, ran: list[tuple[str, ...]]):
    assert [checked(ran), checked(ran)] == [["all"], []]
    assert [checked(ran, DEVICE), checked(ran, DEVICE)] == [["all"], []]


@pytest.mark.parametrize(
    ("name", "old", "new", "again"),
    [
        ("host_sim/lamp.py", "return 1", "return 2", ["host_sim/lamp.py"]),
        ("host_sim/lamp.py", "how bright", "how dark", ["host_sim/lamp.py"]),
        ("host_sim/lamp.py", "on: bool", "on: int",
         ["host_sim/lamp.py", "host_sim/ring.py", "tests/box.py"]),
        ("host_sim/lamp.py", "    return 1", "    lit.on = 1\n    return 1",
         ["host_sim/lamp.py", "host_sim/ring.py", "tests/box.py"]),
        ("host_sim/lamp.py", " -> int", "",
         ["host_sim/lamp.py", "host_sim/ring.py", "tests/box.py"]),
        ("tests/box.py", "all()", "all", ["tests/box.py"]),
        ("firmware/card.py", "1", "2", []),
    ],
)  # fmt: skip
def test_what_changes_is_checked_again_and_what_rests_on_what_others_see_of_it(
    house: Path, ran: list[tuple[str, ...]], name: str, old: str, new: str, again: list[str]
):
    checked(ran)
    change(house, name, old, new)
    assert sorted(checked(ran)) == again
    assert checked(ran) == []


def test_the_words_of_a_folder_are_its_files(house: Path, ran: list[tuple[str, ...]]):
    checked(ran, DEVICE)
    change(house, "firmware/__builtins__.pyi", "int", "str")
    assert checked(ran, DEVICE) == ["all"], "main.py asks for a card"
    (house / "firmware" / "games").mkdir()
    (house / "firmware" / "games" / "new.py").write_text("new = 1\n", encoding="utf-8")
    assert checked(ran, DEVICE) == ["firmware/games/new.py"]


def test_a_file_that_comes_or_goes_changes_who_names_it(house: Path, ran: list[tuple[str, ...]]):
    checked(ran)
    (house / "host_sim" / "lamp.py").unlink()
    assert checked(ran) == ["host_sim/ring.py", "tests/box.py"]
    (house / "tests" / "json.py").write_text("", encoding="utf-8")
    assert checked(ran) == ["tests/alone.py", "tests/json.py"]


@pytest.mark.parametrize("told", [(1, "1 error\n"), (0, "0 errors, 1 warning, 0 notes\n")])
@pytest.mark.parametrize("named", [True, False])
def test_what_is_not_right_is_told_until_it_is(
    house: Path, monkeypatch: pytest.MonkeyPatch, ran: list[tuple[str, ...]],
    capsys: pytest.CaptureFixture[str], told: tuple[int, str], named: bool,
):  # fmt: skip
    checked(ran)
    change(house, "tests/box.py", "all()", "al()")
    change(house, "tests/alone.py", "1", "2")
    told = (told[0], f"  {house / 'tests' / 'box.py'}:3:1: no such name\n" * named + told[1])
    with monkeypatch.context() as patch:
        patch.setattr(known, "told", lambda *words: told)
        for _ in range(2):
            capsys.readouterr()
            assert known.types(MAIN) == told[0]
            assert capsys.readouterr().out == told[1]
    assert checked(ran) == ([] if named else ["tests/alone.py"]) + ["tests/box.py"]


def test_with_another_package_or_other_settings_all_is_checked(
    house: Path, ran: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
):
    checked(ran)
    change(house, MAIN, "[tool", 'name = "other"\n\n[tool')
    assert checked(ran) == ["all"]
    packages = house / "packages"
    (packages / "textual-9.dist-info").mkdir(parents=True)
    monkeypatch.setattr(known.sysconfig, "get_path", lambda name: str(packages))
    assert checked(ran) == ["all"]


def test_what_is_kept_and_cannot_be_read_is_nothing(house: Path, ran: list[tuple[str, ...]]):
    checked(ran)
    for file in (house / "out" / "lint").iterdir():
        file.write_text("{", encoding="utf-8")
    assert checked(ran) == ["all"]


def test_what_nobody_uses_is_looked_for_as_any_file_has_changed(
    house: Path, ran: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
):
    assert [known.unused(), known.unused(), ran] == [0, 0, [("vulture",)]]
    change(house, "tests/alone.py", "1", "2")
    with monkeypatch.context() as patch:
        patch.setattr(known, "told", lambda *words: (3, "unused\n"))
        assert [known.unused(), known.unused()] == [3, 3]
    assert [known.unused(), len(ran)] == [0, 2]


def test_a_function_that_only_refuses_or_does_nothing_is_seen_whole():
    refusing = "def due() -> int:\n    raise NotImplementedError\n"
    waiting = "def due() -> int:\n    return 1\n"
    nothing = "def due() -> int: ...\n"
    assert len({seen(source).outside for source in (refusing, waiting, nothing)}) == 3
    assert seen(nothing) == seen('def due() -> int:\n    """Return it."""\n')
    assert seen("def (") != seen("def [")
