"""Modules that come late have short names on the board, and are found by them."""

import sysconfig
from pathlib import Path

from tests.sample import PACKAGE
from tests.tools import real_drive
from tests.tools.real_drive import short
from tools.compiling import flat, spelling

LOADER = flat.LOADER
MENU, RULES, WORDS = (
    "firmware.shell.menu",
    "firmware.games.whist.rules",
    "firmware.games.whist.words",
)
MANIFEST = "firmware/games/whist/manifest.py"
SOURCES = {
    "main.py": b"from firmware.modules import loader\n",
    LOADER: b"ROOMS = (('firmware.shell.', ' home menu '), ('firmware.ui.', ' tops '))\n",
    MANIFEST: b"ORDER = 1\n",
    "firmware/games/whist/rules.py": b"row = 1\n",
    "firmware/games/whist/words.py": b"from firmware.games.whist import rules\n",
    "firmware/shell/menu.py": b"from firmware.games.whist.words import rules as r\n",
}


def test_two_modules_never_share_a_name_nor_has_circuitpython_one_of_that_name():
    names = short()
    taken = {*flat.ITS_OWN.split(), "boot", "code", "main", "lib"}
    assert len(names) > 100
    assert len({name.lower() for name in names.values()}) == len(names)
    assert set(names.values()) & taken == set()


def test_circuitpython_s_own_modules_are_those_of_its_stubs():
    _, some = spelling.in_flash()
    stubs = Path(sysconfig.get_paths()["purelib"]).glob("*-stubs")
    theirs = {stub.name.removesuffix("-stubs") for stub in stubs}
    short_ones = {name for name in theirs & some if flat.is_short(name)}
    assert short_ones - set(flat.ITS_OWN.split()) == set()


def test_the_names_of_a_game_s_modules_cost_the_board_nothing_but_those_of_its_rules():
    every, _ = spelling.in_flash()
    costly = [full for full, name in short().items() if name not in every and "games" in full]
    assert {full.rpartition(".")[2] for full in costly} == {"rules"}


def test_the_table_has_a_row_for_what_is_found_by_its_last_name_alone():
    names = flat.Names({MENU: "menu"})
    found = flat.told(SOURCES, names)
    assert found[LOADER] == (
        b"ROOMS = (('firmware.shell.', ' home '), ('firmware.ui.', ' tops '), ('', ' menu '))\n"
        b"sys.path[:0] = ['late', 'games']\n"
    )


def test_what_runs_before_the_loader_is_told_where_to_look_too():
    found = flat.told(SOURCES | {"boot.py": b"import os\n"}, flat.Names({MENU: "menu"}))
    assert found["boot.py"] == b"import sys\nsys.path[:0] = ['late', 'games']\nimport os\n"


def test_a_manifest_tells_where_its_game_s_modules_are():
    names = flat.Names({RULES: "whist", WORDS: "pop"})
    assert (
        flat.told(SOURCES, names)[MANIFEST] == b"ORDER = 1\nPLACES = (' rules:whist words:pop ',)\n"
    )


def test_whoever_asks_for_a_module_asks_by_its_short_name():
    names = flat.Names({MENU: "menu", RULES: "whist", WORDS: "pop"})
    found = flat.moved(SOURCES, names)
    assert found["games/pop.py"] == b"import whist as rules\n"
    assert found["late/menu.py"] == b"from pop import rules as r\n"
    assert found["main.py"] == SOURCES["main.py"]


def test_a_module_s_parts_and_a_text_that_names_one_are_asked_for_by_short_names():
    line = (
        b"parts = Parts('firmware.games.whist' + '.'); parts.words.row; load('firmware.shell.menu')"
    )
    found = flat.moved({"firmware/app.py": line}, flat.Names({MENU: "menu", WORDS: "pop"}))
    assert found["firmware/app.py"] == b"parts = Parts(''); parts.pop.row; load('menu')"


def test_what_the_board_starts_and_a_game_s_writer_knows_stays_where_it_is():
    names = short()
    stays = ("shell.export", "storage.second_copy", "ui.tops", "games.plain.rules", "app")
    assert [name for name in stays if f"firmware.{name}" in names] == []


def test_a_module_that_the_board_tells_is_told_by_its_full_name():
    names = real_drive.names()
    given = names.modules[PACKAGE + "screens"]
    assert spelling.told(f"{given}:x", names) == f"{PACKAGE}screens:x"
    assert spelling.told('File "menu", in x', names) == 'File "firmware.shell.menu", in x'


def test_the_list_of_games_tells_where_manifests_are_that_are_in_no_folder():
    lines = {flat.FINDER: b"MANIFESTS = ()\n", flat.INDEX: b"on_drive = ()\n"}
    names = flat.names(SOURCES | lines, ())
    assert names["firmware.games.whist.manifest"]
    found = flat.told(SOURCES | lines, flat.Names({"firmware.games.whist.manifest": "pop"}))
    assert found[flat.FINDER] == b"MANIFESTS = (' whist:pop ',)\n"
    assert "firmware.games.whist.manifest" not in flat.names(SOURCES, ()), "without an index"
