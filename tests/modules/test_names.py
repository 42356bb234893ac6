"""Every module that comes late is in one table, and every name of a module is one's."""

import re

import pytest

from firmware.modules import catalog
from firmware.modules.later import later
from firmware.modules.loader import ROOMS, comes_late, full
from host_sim.module_size import MARK
from tests.house import names
from tests.house.tree import ROOT, firmware
from tests.sample import FOLDER
from tools.drive import index

WRITTEN = index.FILE  # with the drive, so it is in no checkout


def table() -> list[str]:
    return [room + name for room, names in ROOMS for name in names.split()]


def pieces(sources: dict[str, str]) -> set[str]:
    """Return the modules that the board has of pieces of files."""
    return {
        f"{path.rpartition('/')[0].replace('/', '.')}.{name.decode()}"
        for path, source in sources.items()
        for name in MARK.findall(source.encode())
        if name
    }


def is_there(module: str, sources: dict[str, str]) -> bool:
    path = module.replace(".", "/")
    return any(file in sources or file == WRITTEN for file in (f"{path}.py", f"{path}/__init__.py"))


def unknown(sources: dict[str, str]) -> list[str]:
    """Return each name of a module among `sources` that no module has, as ``path: name``."""
    found = []
    for path, source in sources.items():
        wrong = [name for name in names.modules(path, source) if not is_there(name, sources)]
        wrong += [name for name in names.parts(source) if not is_part(path, name, sources)]
        found += [f"{path}: {name}" for name in dict.fromkeys(wrong)]
    return found


def is_part(path: str, name: str, sources: dict[str, str]) -> bool:
    """Return True if `name` is a part of every game that uses the file at `path`.

    What no game has of its own asks for parts that some of them have.
    """
    if not path.startswith("firmware/games/"):
        return any(is_there(game.module(name), sources) for game in catalog.games())
    folder = path.split("/")[2]
    users = [game for game in catalog.games() if folder in (game.folder, family(game))]
    return all(is_there(game.module(name), sources) for game in users)


def family(game) -> str:
    return getattr(game.manifest, "FAMILY", "")


def test_every_module_of_the_table_is_there():
    sources = firmware()
    there = pieces(sources)
    assert [name for name in table() if not (is_there(name, sources) or name in there)] == []


def test_no_two_modules_of_the_table_are_called_the_same():
    last = [name.rpartition(".")[2] for name in table()]
    assert len(last) == len(set(last))


def test_type_checkers_see_the_modules_of_the_table_and_no_others():
    text = (ROOT / "firmware" / "modules" / "later.pyi").read_text(encoding="utf-8")
    typed = re.findall(r"^    from (\S+) import (\w+) as \2\b", text, re.M)
    assert len(typed) == text.count("import")
    written = WRITTEN.removesuffix(".py").replace("/", ".")
    assert sorted(f"{room}.{name}" for room, name in typed) == sorted(
        {*table()} - {written} - pieces(firmware())
    )


@pytest.mark.parametrize("path", [p for p in firmware() if re.search(r"games/\w+/__init__", p)])
def test_type_checkers_see_the_parts_that_are_asked_for_and_no_others(path: str):
    folder = path.removesuffix("__init__.py")
    every = {name for p, source in firmware().items() for name in names.own_parts(p, source)}
    typed = ROOT / f"{path}i"
    text = typed.read_text(encoding="utf-8") if typed.exists() else ""
    package = folder.replace("/", ".")
    asked = {name for name in every if name.startswith(package)}
    assert {f"{package}{name}" for name in re.findall(r" as (\w+)$", text, re.M)} == asked


def test_every_name_of_a_module_is_one_s():
    assert unknown(firmware()) == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("firmware/app.py", "later.menus.Menu"),
        ("firmware/app.py", "shell.expect(['firmware.shell.sessions'])"),
        ("firmware/shell/menu.py", "referee.folder.part('screen')"),
        (f"firmware/games/{FOLDER}/screens.py", "part('results').of(shell)"),
        ("firmware/games/shedding/screens.py", "shell.expect([module('shedding.result_text')])"),
        ("firmware/games/melding/screens.py", "part('grid')"),
        ("firmware/games/melding/texts.py", "parts.result_text.called(move)"),
    ],
)
def test_a_name_that_no_module_has_is_noticed(path: str, source: str):
    (found,) = unknown(firmware() | {path: source})
    assert found.startswith(path)


def test_another_module_does_not_come_by_its_last_name():
    with pytest.raises(AttributeError, match="page"):
        later.page  # type: ignore[attr-defined]  # noqa: B018
    assert full("firmware.ui.screen") == "firmware.ui.screen"


def test_the_games_come_late_and_what_is_always_there_does_not():
    late = ["firmware.shell.menu", f"firmware.games.{FOLDER}.rules", "firmware.modules.index"]
    assert [name for name in late if not comes_late(name)] == []
    there = ["firmware.app", f"firmware.games.{FOLDER}", "firmware.ui.page", "json.menu"]
    assert [name for name in there if comes_late(name)] == []
