"""The walls between the rooms of the firmware hold."""

from graphlib import TopologicalSorter

import pytest

from tests.house.names import lazily
from tests.house.reach import JOBS, reached, through_the_shell
from tests.house.test_directions import strays
from tests.house.tree import firmware
from tests.house.walls import FILES, ROOMS, all_imports, circle, may_import

SOURCES = firmware()
FOLDERS = {p: text for p, text in SOURCES.items() if p.endswith(("__init__.py", "manifest.py"))}
PLANTED = [
    ("firmware/app.py", "firmware.games.the_game.rules"),
    ("firmware/app.py", "firmware.device.box"),
    ("firmware/shell/home.py", "firmware.games.digits.rules"),
    ("firmware/shell/home.py", "firmware.modules.loader"),
    ("firmware/shell/menu.py", "firmware.selftest.test"),
    ("firmware/shell/menu.py", "firmware.app"),
    ("firmware/storage/journal.py", "firmware.games.minutes.clock"),
    ("firmware/storage/journal.py", "firmware.ui.page"),
    ("firmware/storage/journal.py", "firmware.play.referee"),
    ("firmware/play/knowledge.py", "firmware.shell.home"),
    ("firmware/play/referee.py", "firmware.ui.screen"),
    ("firmware/ui/screen.py", "firmware.shell.help"),
    ("firmware/ui/page.py", "firmware.storage.journal"),
    ("firmware/modules/catalog.py", "firmware.shell.shell"),
    ("firmware/games/the_game/screens.py", "firmware.app"),
    ("firmware/games/the_game/screens.py", "firmware.storage.journal"),
    ("firmware/games/the_game/screens.py", "firmware.modules.loader"),
    ("firmware/games/the_game/screens.py", "firmware.games.digits.texts"),
    ("firmware/games/the_game/screens.py", "firmware.games.shedding.screens"),
    ("firmware/games/digits/help.py", "firmware.games.melding.screens"),
    ("firmware/games/shedding/screens.py", "firmware.games.digits.texts"),
    ("firmware/games/minutes/clock.py", "firmware.storage.journal"),
    ("firmware/selftest/test.py", "firmware.device.parts"),
    ("firmware/device/box.py", "firmware.shell.home"),
    ("main.py", "firmware.games.digits.rules"),
]
WAYS = {
    "as a module": "import {0}",
    "in a function": "def f():\n    from {1} import {2} as it\n    return it",
    "by the loader": "loader.load('{0}')",
    "as what is wanted soon": "shell.soon('{0}')",
    "by a name of its own": "NAME = '{0}'",
}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize(("path", "name"), PLANTED, ids=lambda text: text)
def test_an_import_that_is_not_in_the_table_is_refused(path: str, name: str, way: str):
    package, _, module = name.rpartition(".")
    source = f"{SOURCES[path]}\n{way.format(name, package, module)}\n"
    assert len(strays(FOLDERS | {path: source})) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("firmware/ui/screen.py", "later.help.KEYS"),
        ("firmware/storage/journal.py", "later.secret"),
        ("firmware/play/referee.py", "later.menu.Menu"),
        ("firmware/shell/power_up.py", "later.letting_go.begin"),
        ("firmware/games/memo/screens.py", "later.journal_rewrite"),
        ("firmware/games/memo/screens.py", "shell.referee.folder.part('minutes.words')"),
        ("firmware/games/memo/screens.py", "from ..minutes import words"),
    ],
)
def test_a_name_that_is_not_in_the_table_is_refused(path: str, source: str):
    assert len(strays(FOLDERS | {path: f"{SOURCES[path]}\n{source}\n"})) == 1


def test_a_room_is_never_above_and_below_another():
    rooms = {room: {what.split(".")[0] for what in may} for room, may in ROOMS.items()}
    order = list(TopologicalSorter(rooms).static_order())
    assert order.index("play") < order.index("shell") < order.index("games")
    assert sorted(order) == sorted(ROOMS)


def test_the_table_says_no_more_than_is_wanted():
    sources = SOURCES
    for room, may in ROOMS.items():
        where = (f"firmware/{room}/", f"firmware/{room}.py", f"{room}.py")
        files = {path: source for path, source in sources.items() if path.startswith(where)}
        found = [name for path in files for name in all_imports(path, files[path], sources)]
        unused = {
            what for what in may if not any(f"{n}.".startswith(f"firmware.{what}.") for n in found)
        }
        assert (room, unused) == (room, set())
    for path, may in FILES.items():
        found = list(all_imports(path, sources[path], sources))
        assert all(any(f"{n}.".startswith(f"firmware.{what}.") for n in found) for what in may)


def test_a_game_may_use_its_own_folder_and_its_family():
    for name in ("digits.rules", "shedding.rules"):
        assert may_import("firmware/games/digits/help.py", f"firmware.games.{name}", SOURCES)


def test_no_modules_import_each_other_in_a_circle():
    assert circle(SOURCES) == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("firmware/ui/faces.py", "from firmware.ui import screen"),
        ("firmware/play/setup.py", "def f():\n    from firmware.play.referee import Referee"),
        ("firmware/games/minutes/rules.py", "from . import turn"),
    ],
)
def test_a_circle_is_noticed(path: str, source: str):
    assert path in circle(SOURCES | {path: f"{SOURCES[path]}\n{source}\n"})


def arrows(sources: dict[str, str]) -> list[str]:
    """Return each way from one of `sources` to a module that is brought in late."""
    return [f"{path} -> {name}" for path in sources for name in lazily(path, sources[path])]


def test_not_much_is_brought_in_late():
    found = arrows(SOURCES)
    assert len(found) <= 100, "\n".join(found)


def test_what_is_brought_in_late_is_counted_once_a_file_and_by_whatever_name():
    told = "later.help.KEYS; later.help.LOOK; parts.grid; folder.part('texts').why; load(name)"
    by_name = "loader.load('firmware.device.display'); HOME = 'firmware.shell.home'"
    sources = {
        "firmware/games/memo/screens.py": told,
        "firmware/shell/menu.py": by_name,
        "firmware/shell/help.py": "from firmware.shell import crash",
    }
    assert arrows(sources) == [
        "firmware/games/memo/screens.py -> firmware.games.memo.grid",
        "firmware/games/memo/screens.py -> firmware.shell.help",
        "firmware/games/memo/screens.py -> texts",
        "firmware/shell/menu.py -> firmware.device.display",
        "firmware/shell/menu.py -> firmware.shell.home",
    ]


def test_a_page_reaches_journal_chance_and_flash_by_the_referee_or_as_it_is_its_job():
    assert through_the_shell(SOURCES) == []


@pytest.mark.parametrize(
    ("path", "slip"),
    [
        ("firmware/games/memo/screens.py", "shell.journal.append(3)"),
        ("firmware/games/memo/screens.py", "kept = self.shell.journal"),
        ("firmware/games/memo/screens.py", "moves = shell.referee.journal.moves"),
        ("firmware/games/memo/screens.py", "getattr(shell, 'journal').append(3)"),
        ("firmware/games/the_game/rules.py", "shell.box.random_bytes(4)"),
        ("firmware/games/the_game/screens.py", "referee.random_bytes(4)"),
        ("firmware/games/minutes/turn.py", "shell.box.memory[0] = 1"),
        ("firmware/games/minutes/turn.py", "shell.box.glow(())"),
        ("firmware/games/minutes/turn.py", "box = shell.box"),
        ("firmware/shell/menu.py", "self.shell.journal.append(3)"),
        ("firmware/shell/hand_over.py", "kept.clear()"),
        ("firmware/shell/first_player.py", "shell.box.random_bytes(4)"),
        ("firmware/shell/menu.py", "len(shell.box.memory)"),
        ("firmware/ui/questions.py", "self.shell.journal.begin(b'')"),
    ],
)
def test_a_page_that_reaches_past_the_referee_is_refused(path: str, slip: str):
    assert len(through_the_shell({path: f"{SOURCES[path]}\n{slip}\n"})) == 1


def test_nobody_has_a_job_that_they_do_not_do():
    done = {(what, path) for path in SOURCES for what, _ in reached(path, SOURCES[path])}
    assert {(what, path) for what, paths in JOBS.items() for path in paths} == done
