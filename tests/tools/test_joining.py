"""On the board modules that live together are one, and the device does the same."""

import ast
import shutil
from pathlib import Path

import pytest

from firmware.modules import catalog
from firmware.play.knowledge import GUIDED
from host_sim import reader
from host_sim.desk import Desk
from tests import drawn
from tests.built_once import kept
from tests.house.tree import ROOT
from tests.tools import real_drive
from tests.whole_device import SLOW
from tools.compiling import joining, modules
from tools.compiling.joining import Collision, joined
from tools.players.random_player import Player

SOURCES = {
    "firmware/hut/door.py": b"WIDTH = 3\n\n\ndef opened():\n    return 'open'\n",
    "firmware/hut/lock.py": b"from firmware.hut import door\nturned = lambda: door.opened()\n",
    "firmware/hut/room.py": b"from firmware.hut.lock import turned\n\nsaid = turned()\n",
    "firmware/guest.py": b"""from firmware.hut import lock, roof
from firmware.hut.door import opened
""",
    "firmware/hut/roof.py": b"tiles = 7\n",
}
ROWS = (("hut", "door lock room"),)


@pytest.fixture
def of_hut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(joining, "JOINED", ROWS)


def joined_with(**changed: bytes) -> dict[str, str]:
    """Return the sources, some of the hut's `changed`, as they are joined."""
    sources = SOURCES | {f"firmware/hut/{name}.py": text for name, text in changed.items()}
    return {path: text.decode() for path, text in joined(sources, sources).items()}


@pytest.mark.usefixtures("of_hut")
def test_modules_of_a_row_are_one_by_the_name_of_the_last():
    found = joined_with()
    assert set(found) == {"firmware/hut/room.py", "firmware/hut/roof.py", "firmware/guest.py"}
    names: dict[str, object] = {}
    exec(found["firmware/hut/room.py"], names)
    assert names["said"] == "open"


@pytest.mark.usefixtures("of_hut")
def test_who_imports_one_of_them_imports_the_one():
    assert joined_with()["firmware/guest.py"].splitlines() == [
        "from firmware.hut import room as lock; from firmware.hut import roof",
        "from firmware.hut.room import opened",
    ]


@pytest.mark.usefixtures("of_hut")
@pytest.mark.parametrize(
    "lock",
    [
        b"def opened():\n    return 'shut'\n",
        b"from firmware.guest import opened\n",
        b"def sum():\n    return 0\n",
        b"from firmware.hut.door import opened as ajar\n",
        b"from firmware.hut import door\n\n\ndef turned(opened):\n    return door.opened()\n",
        b"from firmware.hut import door\n\n\ndef turned():\n    return door\n",
    ],
)
def test_what_would_mean_another_thing_when_joined_is_refused(lock: bytes):
    with pytest.raises(Collision):
        joined_with(lock=lock, room=b"said = 1\n")


def put(files: dict[str, bytes], made: dict[str, bytes], to: Path) -> Path:
    """Write the `files` of a drive beneath `to`, its modules as they are `made` to be compiled."""
    others = {path: files[path] for path in files if not path.endswith(".py")}
    for path, content in (others | made).items():
        (to / path).parent.mkdir(parents=True, exist_ok=True)
        (to / path).write_bytes(content)
    return to


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A drive whose modules are joined, with what programs ask of games besides."""
    every = {path.relative_to(ROOT): path.read_bytes() for path in ROOT.glob("firmware/**/*.py")}
    files = {path.as_posix(): content for path, content in every.items()}
    files |= real_drive.sources()
    made = kept("played", lambda: modules.prepared(files))
    return put(files, made, tmp_path_factory.mktemp("drive"))


def test_a_package_that_names_its_parts_alone_is_none_and_who_asks_for_them_has_that_line():
    sources = {
        "firmware/hut/__init__.py": b"from firmware.late import Parts\n\nparts = Parts(__name__)\n",
        "firmware/hut/roof.py": b"from firmware.hut import parts, wall\nlow = parts.cellar\n",
        "firmware/hut/wall.py": b"from firmware.hut import parts\n",
        "firmware/late.py": b"class Parts:\n    pass\n",
    }
    found = {path: text.decode() for path, text in joined(sources, sources).items()}
    assert found["firmware/hut/__init__.py"] == ""
    line = "from firmware.late import Parts; parts = Parts('firmware.hut')"
    assert found["firmware/hut/wall.py"].splitlines() == [line]
    assert found["firmware/hut/roof.py"].splitlines() == [
        f"{line}; from firmware.hut import wall",
        "low = parts.cellar",
    ]


def test_the_names_by_which_a_game_put_there_by_hand_asks_are_known_where_there_is_one_alone():
    found = real_drive.prepared()
    joined_away = {"ui": "screen questions keys", "play": "knowledge rules_base setup"}
    doors = found["firmware/modules/doors.py"].decode()
    for room, names in joined_away.items():
        for name in names.split():
            assert f"firmware/{room}/{name}.py" not in found
            assert f"'firmware.{room}.{name}'" in doors
    assert (
        found["firmware/modules/catalog.py"]
        .decode()
        .endswith("if _missing:\n    import firmware.modules.doors\n")
    )
    asking = [path for path, text in found.items() if b"modules.doors" in text]
    assert asking == ["firmware/modules/catalog.py"]


MUCH = 200_000  # bytes: joined modules come in other pieces
WAYS = [
    (game.folder, level)
    for game in catalog.games()
    for level in game.manifest.LEVELS
    if level != GUIDED  # which the screens share with the table
]


@pytest.mark.parametrize(("folder", "level"), drawn.some(WAYS, 2))
def test_every_game_is_played_the_same_with_modules_joined(house: Path, folder: str, level: int):
    game = next(game for game in catalog.games() if game.folder == folder)
    told = []
    for root in (ROOT, house):
        with Desk(drive=root, bounce=False, pace=SLOW, free=MUCH) as desk:
            desk.power_on()
            player = Player(desk, game, level)
            spent = player.play(12)
            told.append((spent, desk.panel.picture(), player.referee.log_text()))
    assert told[0] == told[1]


def made_in(body: list[ast.stmt]) -> int:
    """Return how many statements of a `body` make what lies in the heap, as functions do."""
    others = (ast.Constant, ast.Name, ast.Attribute)
    made = [statement for statement in body if isinstance(statement, ast.Assign)]
    kinds = ast.FunctionDef | ast.ClassDef
    return len([each for each in body if isinstance(each, kinds)]) + len(
        [each for each in made if not isinstance(each.value, others)]
    )


def test_the_collector_can_note_at_once_what_a_module_has_and_what_a_class_has():
    """It notes 64 things that it still has to look at (MicroPython's py/mpconfig.h).

    Of more it loses some, and goes through all memory once more: 18 ms instead of 12 on a Pico.
    """
    found = {}
    for path, source in real_drive.spelt().items():
        tree = ast.parse(source) if path.endswith(".py") else ast.Module([], [])
        for part in [tree, *(each for each in tree.body if isinstance(each, ast.ClassDef))]:
            found[path, getattr(part, "name", "")] = made_in(part.body)
    assert {place: count for place, count in found.items() if count > 58} == {}
    assert max(found.values()) > 30


def test_a_game_that_is_put_on_that_drive_by_hand_is_found_and_played(tmp_path: Path):
    put(real_drive.sources(), real_drive.prepared(), tmp_path)
    shutil.copytree(ROOT / "docs/example/firmware", tmp_path / "firmware", dirs_exist_ok=True)
    with Desk(drive=tmp_path, bounce=False, pace=SLOW) as desk:
        desk.power_on()
        for key in "D01237#":
            desk.type(key)
        assert reader.read(desk.panel.picture())[2] == "P1 37 won 0  P2 - won 0"


def test_a_module_asks_what_it_is_joined_with_for_what_is_rarely_called_without_loading_it():
    line = b"rarely('firmware.rare.grid').grid(page)\n"
    sources = {
        "firmware/rare/grid.py": b"def grid(page):\n    pass\n",
        "firmware/shell/menu.py": line,
        "firmware/shell/settings.py": line,
    }
    found = joined(sources, sources)
    assert found["firmware/shell/menu.py"].endswith(b"\ngrid(page)\n")
    assert found["firmware/shell/settings.py"] == b"rarely('firmware.shell.menu').grid(page)\n"
