"""The list of games on a drive as it is found: what stands in it, and what does not."""

import re
import shutil
from pathlib import Path
from types import SimpleNamespace

import pytest

from firmware.modules import catalog
from host_sim.desk import Desk
from host_sim.reader import read
from tests.house.tree import ROOT
from tests.sample import FOLDER, OURS, PACKAGE, TITLE
from tests.tools import real_drive
from tools.compiling.manifests import TOLD, without
from tools.drive import index

NINE = [game.title for game in OURS]
MANIFEST = """
TITLE, ORDER, LEVELS = "Mine", 0, (0,)
RULE_SETS, PARTS, FIRST, SCREEN_PARTS = (("M1", "My rules", 1, 2),), (), (), ()
"""
RULE_SETS = (("M1", "My rules", 1, 2),)


@pytest.fixture
def board(tmp_path: Path) -> Path:
    """A drive with the firmware as it lies in the house, without what is beside our games."""
    for name in ("main.py", "settings.toml"):
        shutil.copy(ROOT / name, tmp_path)
    beside = {game.folder for game in catalog.games()} - {game.folder for game in OURS}
    skipped = shutil.ignore_patterns("__pycache__", *beside)
    shutil.copytree(ROOT / "firmware", tmp_path / "firmware", ignore=skipped)
    return tmp_path


@pytest.fixture(params=["listed", "indexed"])
def drive(board: Path, request: pytest.FixtureRequest) -> Path:
    """The same without an index, and with the one that a deployment writes."""
    if request.param == "indexed":
        (board / index.FILE).write_bytes(index.text(board / "firmware" / "games"))
    return board


def manifests(desk: Desk) -> list[str]:
    """Return the games whose manifests have been loaded."""
    modules = desk.program.interpreter.modules if desk.program else ()
    return [name.split(".")[2] for name in modules if name.endswith(".manifest")]


def titles(board: Path) -> list[str]:
    """Return the lines of the list of games, page after page, on a device with this drive."""
    found = []
    with Desk(board) as desk:
        desk.power_on()
        assert desk.crash is None
        for _ in range(11):
            found.append(read(desk.panel.picture())[0][:-1].strip())
            desk.type("B")
    return list(dict.fromkeys(found))


def test_what_the_index_alone_tells_is_in_no_manifest_of_a_drive_beside_it():
    manifest = (ROOT / "firmware/games" / FOLDER / "manifest.py").read_bytes()
    assert b"SIGN = (" in manifest and b"SAYS = " in manifest
    left = without(manifest, TOLD)
    assert b"SIGN" not in left and b"SAYS" not in left
    assert left.count(b"\n") == manifest.count(b"\n")
    names: dict[str, object] = {}
    exec(left, names)
    assert names["TITLE"] == TITLE and "ORDER" in names


def test_compiled_manifests_have_not_what_the_index_in_the_catalog_tells_of_their_games():
    path = real_drive.short().path(f"{PACKAGE}manifest")
    names: dict[str, object] = {}
    exec(re.sub("(?m)^from .*$", "", real_drive.prepared()[path].decode()), names)
    assert "COSTS" in names
    assert not {"ORDER", "TITLE", "RULE_SETS", "LEVELS", "PROPOSED", "HINTS"} & set(names)


def test_with_an_index_the_list_of_games_needs_no_manifest(drive: Path):
    with Desk(drive) as desk:
        desk.power_on()
        assert len(manifests(desk)) == (0 if (drive / index.FILE).exists() else len(NINE))
        desk.type("1 1 2")
        assert read(desk.panel.picture())[0] == "How many play?"


def test_the_games_are_in_their_order(drive: Path):
    assert titles(drive) == NINE


def test_a_folder_added_by_hand_is_found(drive: Path):
    mine = drive / "firmware" / "games" / "mine"
    mine.mkdir()
    (mine / "manifest.py").write_text(MANIFEST, encoding="utf-8")
    assert titles(drive) == ["Mine", *NINE]


BROKEN = [
    "",
    "TITLE = (",
    "import nowhere",
    MANIFEST.replace("TITLE, ORDER, LEVELS", "TITLE, RANK, LEVELS"),
    MANIFEST.replace('"Mine", 0', '"Mine", None'),
    MANIFEST.replace('"Mine", 0', "None, 0"),
    MANIFEST.replace("(0,)", "()"),
    MANIFEST.replace("2),)", "2))"),
    MANIFEST.replace('(("M1", "My rules", 1, 2),)', "()"),
    MANIFEST.replace("2),)", "2), 5)"),
    MANIFEST.replace("1, 2),)", "'x', 2),)"),
    MANIFEST + "SAYS = 5\n",
    MANIFEST + "SIGN = 'x'\n",
]


@pytest.mark.parametrize("manifest", BROKEN)
def test_a_game_whose_manifest_is_broken_is_left_out_and_the_others_are_played(
    board: Path, manifest: str
):
    games = board / "firmware" / "games"
    with Desk(board) as desk:
        desk.power_on()
        desk.type("1 1 2 1 2 A")
        desk.power_off()
        for name, text in (("foul", manifest.replace("Mine", "Foul")), ("mine", MANIFEST)):
            (games / name).mkdir()
            (games / name / "manifest.py").write_text(text, encoding="utf-8")
        desk.power_on()
        assert desk.crash is None and desk.traceback == ""
        assert read(desk.panel.picture())[0].startswith("Go on")
    assert titles(board) == ["Mine", *NINE]


def test_all_games_here_have_a_manifest_that_can_be_read():
    folders = {file.parent.name for file in (ROOT / "firmware/games").glob("*/manifest.py")}
    assert {game.folder for game in catalog.games()} == folders


def test_a_manifest_for_which_there_was_no_memory_is_read_the_next_time(
    monkeypatch: pytest.MonkeyPatch,
):
    class Short(catalog.GameFolder):
        room = False

        @property
        def manifest(self):
            if not self.room:
                raise MemoryError
            return SimpleNamespace(TITLE="Mine", ORDER=0, LEVELS=(0,), RULE_SETS=RULE_SETS)

    monkeypatch.setattr(catalog, "GameFolder", Short)
    monkeypatch.setattr(catalog, "_missing", ["mine"])
    monkeypatch.setattr(catalog, "_found", [])
    with pytest.raises(MemoryError):
        catalog.games()
    Short.room = True
    assert [game.title for game in catalog.games()] == ["Mine"]
    assert catalog.missing() == []


def test_a_folder_that_is_gone_is_passed_over(drive: Path):
    shutil.rmtree(drive / "firmware" / "games" / FOLDER)
    assert titles(drive) == [title for title in NINE if title != TITLE]


def test_stray_files_among_the_games_are_passed_over(drive: Path):
    for name in ("notes", "README", "._memo"):
        (drive / "firmware" / "games" / name).write_text("?", encoding="utf-8")
    assert titles(drive) == NINE


def test_a_folder_put_there_by_hand_goes_before_a_manifest_that_the_build_has_put_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(catalog, "MANIFESTS", (" mine:pop yours:row ",))
    monkeypatch.setattr(catalog, "on_drive", [("mine",), ("yours",), ("theirs",), ("empty",)])
    monkeypatch.setattr(catalog, "_is_game", lambda folder: folder == "yours")
    found = catalog._indexed(["mine", "yours"])
    assert [game.module("manifest") for game in found] == ["pop", "firmware.games.yours.manifest"]
