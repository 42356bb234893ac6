"""Who may import whom: the directions of the house."""

import pytest

from tests.house.tree import firmware, texts
from tests.house.walls import all_imports, file_of, may_import

# What any file of the firmware may import: it computes and remembers, and touches nothing.
PURE = {"array", "binascii", "collections", "gc", "math", "micropython", "struct", "ulab"}

# Listing games is the catalogue's own business, loading and unloading the loader's.
MORE = {
    "firmware/modules/catalog.py": {"os"},
    "firmware/modules/game_folder.py": {"os"},
    "firmware/modules/loader.py": {"os", "sys"},  # how large a file is
}

# What the rules of a game may use besides what is in their folder, or in that of their family.
KNOWN_TO_RULES = (
    "firmware/modules/later.py",  # for parts of their own
    "firmware/play/knowledge.py",
    "firmware/play/rules_base.py",
    "firmware/play/setup.py",
)


def strays(sources: dict[str, str]) -> list[str]:
    """Return each import among `sources` that goes the wrong way, as ``path imports name``."""
    found = []
    for path, source in sources.items():
        for name in dict.fromkeys(all_imports(path, source, sources)):
            if not _allowed(path, name, sources):
                found.append(f"{path} imports {name}")
    return found


def _allowed(path: str, name: str, sources: dict[str, str]) -> bool:
    top = name.split(".")[0]
    if path.startswith("firmware/"):
        if top in ("host_sim", "tests", "tools"):
            return False
        if top != "firmware":
            return path.startswith("firmware/device/") or top in PURE | MORE.get(path, set())
        return may_import(path, name, sources)
    if path.startswith("host_sim/"):
        return top not in ("tests", "tools")
    if path in ("boot.py", "main.py") and top == "firmware":
        return may_import(path, name, sources)
    return top not in ("host_sim", "tests", "tools")


def _is_shared(folder: str, sources: dict[str, str]) -> bool:
    """Return True if `folder` is what games share: one of theirs that is not itself a game."""
    return folder.startswith("firmware/games/") and f"{folder}manifest.py" not in sources


def beyond_the_rules(sources: dict[str, str]) -> list[str]:
    """Return what the rules of a game reach, file by file, that is no card table of theirs."""
    found = []
    for start in (path for path in sources if path.endswith("/rules.py")):
        folder = start.removesuffix("rules.py")
        todo, seen = [start], set()
        while todo:
            path = todo.pop()
            seen.add(path)
            for name in dict.fromkeys(all_imports(path, sources[path], sources)):
                own = file_of(name, sources)
                home = own[: own.rfind("/") + 1]
                if home == folder or home.count("/") == 3 and _is_shared(home, sources):
                    todo += [own] if own not in seen else []
                elif own not in KNOWN_TO_RULES:
                    found.append(f"{path} imports {name}")
    return found


def test_nothing_imports_against_the_directions():
    assert strays(firmware() | texts("host_sim")) == []


def test_rules_reach_nothing_but_deck_knowledge_their_base_and_their_own_tables():
    sources = firmware()
    assert "firmware/games/the_game/rules.py" in sources
    assert beyond_the_rules(sources) == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("firmware/app.py", "import time"),
        ("firmware/app.py", "import board"),
        ("firmware/shell/menu.py", "import os"),
        ("firmware/app.py", "from firmware.device import keys"),
        ("firmware/app.py", "def f():\n    import supervisor"),
        ("firmware/storage/journal.py", "from microcontroller import nvm"),
        ("firmware/ui/page.py", "from adafruit_ssd1306 import SSD1306_I2C"),
        ("firmware/ui/page.py", "from firmware.games.the_game import rules"),
        ("firmware/ui/page.py", "from ..games import the_game"),
        ("firmware/ui/page.py", "loader.load('firmware.games.the_game.help').TEXT"),
        ("firmware/app.py", "load('firmware.device.box')"),
        ("firmware/games/the_game/screens.py", "import neopixel"),
        ("firmware/games/the_game/screens.py", "from firmware.games.digits import texts"),
        ("firmware/games/the_game/screens.py", "from ..digits import texts"),
        ("firmware/device/box.py", "import host_sim"),
        ("main.py", "import host_sim.desk"),
        ("boot.py", "from tests import house"),
        ("host_sim/desk.py", "from tests.house import tree"),
        ("host_sim/desk.py", "import tools.drive.drive"),
    ],
)
def test_an_import_against_the_directions_is_noticed(path: str, source: str):
    sources = {
        "firmware/device/pins.py": "",
        "firmware/games/digits/__init__.py": "",
        "firmware/games/digits/manifest.py": "",
        path: source,
    }
    assert [text.split(" imports ")[0] for text in strays(sources)] == [path]


def imports_by_name(sources: dict[str, str]) -> list[str]:
    """Return which of `sources` import what they have the name of only when they run."""
    return [path for path, source in sources.items() if "__import__" in source]


def test_only_the_loader_imports_by_name():
    assert imports_by_name(firmware()) == ["firmware/modules/loader.py"]


def test_an_import_by_name_elsewhere_is_noticed():
    assert imports_by_name({"firmware/app.py": "__import__(x)", "main.py": "import x"}) == [
        "firmware/app.py"
    ]


@pytest.mark.parametrize(
    "source",
    [
        "import time",
        "loader.load('firmware.play.transcript')",
        "import binascii",
        "from firmware import referee",
        "from firmware.games.digits import rules",
        "from . import texts",
    ],
)
def test_rules_that_reach_further_are_noticed(source: str):
    table = "firmware/games/the_game/rules.py"
    sources = {
        "firmware/games/the_game/rules.py": "from firmware.games.the_game.rules import CARDS",
        "firmware/games/the_game/texts.py": "from firmware.ui import page",
        "firmware/games/digits/manifest.py": "",
        "firmware/games/digits/rules.py": "",
        table: source,
    }
    assert len(beyond_the_rules(sources)) == 1


def test_what_games_share_may_be_imported_by_games_and_their_rules():
    sources = {
        "firmware/games/shedding/__init__.py": "",
        "firmware/games/shedding/jokers.py": "",
        "firmware/games/digits/manifest.py": "FAMILY = 'shedding'",
        "firmware/games/digits/screens.py": "from firmware.games.shedding import jokers",
        "firmware/games/digits/rules.py": "from firmware.games.shedding import jokers",
    }
    assert strays(sources) == []
    assert beyond_the_rules(sources) == []
    sources["firmware/games/shedding/jokers.py"] = "from firmware.ui import page"
    assert beyond_the_rules(sources) == [
        "firmware/games/shedding/jokers.py imports firmware.ui.page"
    ]
