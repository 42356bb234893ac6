"""A module means the same when what is rarely called is cut off from it."""

import ast
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tools.compiling import rare
from tools.compiling.constants import Module

ROOT = Path(__file__).parents[2]
HOME = b'''"""A module that is always there."""

from firmware.ui.faces import S, T

LEAST = 3
_count = 0


def line(words):
    """Return a line, as most pages have it."""
    return words


def _framed(words, sign="|"):
    return sign + line(words) + sign


def ladder(rows, wide=LEAST):
    global _count
    _count += 1
    return [_framed(row.ljust(wide)) for row in rows]


class Page:
    def __init__(self, title, *rows):
        self.title, self.rows = title, rows

    def said(self, rows=()):
        return ladder(rows or self.rows)
'''
USER = b"""from firmware.ui import home


def first():
    return home.ladder(["a"]), home.line("b")
"""
LATE = b"from firmware.ui.home import line, ladder\n"
ROWS = (("rare.pages", "ui.home", "_framed ladder Page.__init__"),)
SOURCES = {
    "firmware/ui/home.py": HOME,
    "firmware/ui/user.py": USER,
    "firmware/shell/menu.py": LATE,
    "firmware/ui/always.py": LATE,
}


def run(sources: dict[str, bytes], monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return the home module of `sources`, with what it loads where it looks for it."""
    made: dict[str, ModuleType] = {}

    def load(name: str) -> ModuleType:
        if name not in made:
            made[name] = ModuleType(name)
            exec(sources[name.replace(".", "/") + ".py"], made[name].__dict__)
        return made[name]

    ui, loader = ModuleType("firmware.ui"), ModuleType("firmware.modules.loader")
    faces = ModuleType("firmware.ui.faces")
    faces.S = faces.T = loader.load = load  # type: ignore[attr-defined]
    for module in (ui, loader, faces):
        monkeypatch.setitem(sys.modules, module.__name__, module)
    ui.home = load("firmware.ui.home")  # type: ignore[attr-defined]
    return ui.home


def test_a_module_does_the_same_without_its_rare_functions(monkeypatch: pytest.MonkeyPatch):
    found = rare.cut(SOURCES, ROWS)
    for sources in (SOURCES, found):
        home = run(sources, monkeypatch)
        page = home.Page("T", "ab")
        assert (page.title, page.said(), page.said(["abcd"])) == ("T", ["|ab |"], ["|abcd|"])
        assert home._count == 2
    assert "_framed" not in vars(home)


def test_who_asks_a_module_for_them_asks_the_other_one_and_who_is_always_there_has_a_line():
    found = rare.cut(SOURCES, ROWS)
    assert b"rarely('firmware.rare.pages').ladder" in found["firmware/ui/user.py"]
    assert b"home.line" in found["firmware/ui/user.py"]
    assert found["firmware/shell/menu.py"] == (
        b"from firmware.rare.pages import ladder; from firmware.ui.home import line\n"
    )
    assert found["firmware/ui/always.py"] == LATE
    line = b"def ladder(rows, wide=LEAST): return rarely('firmware.rare.pages').ladder(rows, wide)"
    assert line in found["firmware/ui/home.py"]


def test_a_name_of_a_functions_own_is_not_taken_for_what_was_cut_off():
    own = b"def ladder(rows): return rows\ndef most(rows): ladder = max(rows); return ladder\n"
    cut = rare.cut({"firmware/ui/home.py": own}, [("rare.pages", "ui.home", "ladder")])
    assert b"ladder = max(rows); return ladder" in cut["firmware/ui/home.py"]


def test_a_module_brings_what_all_its_pages_want_if_that_was_cut_off():
    brought = (("shell.menu", "rare.pages"), ("shell.menu", "rare.nothing"))
    found = rare.cut(SOURCES, ROWS, brought)
    assert found["firmware/shell/menu.py"].endswith(b"\nimport firmware.rare.pages\n")
    assert rare.cut(SOURCES, (), brought) == SOURCES


def test_everything_that_is_brought_is_there():
    for name, made in rare.BROUGHT:
        assert (ROOT / f"firmware/{name.replace('.', '/')}.py").is_file()
        assert made in {row[0] for row in rare.RARE}


@pytest.mark.parametrize("asking", [b"game.home.ladder(())", b"getattr(game.home, 'ladder')"])
def test_a_line_is_left_where_somebody_asks_for_it_of_they_know_not_whom(asking: bytes):
    line = b"def ladder(rows, wide=LEAST): return rarely('firmware.rare.pages').ladder(rows, wide)"
    sources = {"firmware/ui/home.py": HOME, "firmware/ui/user.py": USER}
    assert line not in rare.cut(sources, ROWS)["firmware/ui/home.py"]
    sources["firmware/play/any.py"] = b"def asked(game):\n    return " + asking + b"\n"
    assert line in rare.cut(sources, ROWS)["firmware/ui/home.py"]


def test_what_only_they_import_goes_with_them():
    sources = {"firmware/ui/home.py": HOME.replace(b"return sign", b"return S + sign")}
    found = rare.cut(sources, ROWS)
    assert b"import S" not in found["firmware/ui/home.py"]
    assert b"from firmware.ui.faces import S\n" in found["firmware/rare/pages.py"]


def test_a_module_that_gives_way_is_not_held_by_what_was_cut_off_from_it():
    sources = {"firmware/games/sample/screens.py": HOME}
    found = rare.cut(sources, (("games.sample.rare", "games.sample.screens", "_framed"),))
    there = found["firmware/games/sample/rare.py"]
    assert b"import screens" not in there
    assert b"    home_screens = rarely('firmware.games.sample.screens')\n" in there


@pytest.mark.parametrize(
    ("words", "source"),
    [
        ("Page.said", HOME.replace(b"    def said", b"    @property\n    def said")),
        ("Page.said", HOME.replace(b"ladder(rows or", b"super().ladder(rows or")),
    ],
)
def test_what_cannot_be_cut_off_is_refused(words: str, source: bytes):
    with pytest.raises(rare.Fixed):
        rare.cut({"firmware/ui/home.py": source}, (("rare.pages", "ui.home", words),))


def test_a_table_goes_with_the_functions_that_read_it(monkeypatch: pytest.MonkeyPatch):
    source = HOME.replace(b"_count = 0\n", b"_count = 0\nSIGNS = {'a': '|', 'b': '!'}\n")
    source = source.replace(b"return sign", b"return SIGNS['a']")
    sources = {"firmware/ui/home.py": source.replace(b"+ sign", b"+ SIGNS['b']")}
    found = rare.cut(sources, (("rare.pages", "ui.home", "_framed ladder SIGNS"),))
    home = run(found, monkeypatch)
    assert home.Page("T", "ab").said() == ["|ab !"]
    assert "SIGNS" not in vars(home)
    assert b"SIGNS = {" in found["firmware/rare/pages.py"]


@pytest.mark.parametrize("line", [b"FIRST = SIGNS['a']\n", b"_count, SIGNS['c'] = LEAST, ''\n"])
def test_a_table_that_is_read_as_its_module_is_loaded_cannot_go(line: bytes):
    source = HOME.replace(b"_count = 0\n", b"SIGNS = {'a': '|'}\n" + line)
    with pytest.raises(rare.Fixed):
        rare.cut({"firmware/ui/home.py": source}, (("rare.pages", "ui.home", "SIGNS"),))


def test_a_table_that_got_its_value_together_with_another_cannot_go():
    source = HOME.replace(b"_count = 0\n", b"_count = 0\nSIGNS, OTHERS = (1, 2), (3, 4)\n")
    with pytest.raises(rare.Fixed):
        rare.cut({"firmware/ui/home.py": source}, (("rare.pages", "ui.home", "SIGNS"),))


def test_a_table_that_names_what_stays_cannot_go():
    source = HOME.replace(b"_count = 0\n", b"_count = 0\nSIGNS = {'a': LEAST}\n")
    with pytest.raises(rare.Fixed):
        rare.cut({"firmware/ui/home.py": source}, (("rare.pages", "ui.home", "SIGNS"),))


def test_what_is_not_there_is_not_cut_off():
    assert rare.cut(SOURCES, (("rare.pages", "ui.home", "nobody Page.nobody"),)) == SOURCES


def test_everything_in_the_lists_is_there():
    for _, home, words in rare.rows():
        tree = ast.parse((ROOT / f"firmware/{home.replace('.', '/')}.py").read_bytes())
        there = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
        there |= set(Module(home, ast.unparse(tree).encode()).defined)
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                parts = [part for part in node.body if isinstance(part, ast.FunctionDef)]
                there |= {f"{node.name}.{part.name}" for part in parts}
        assert set(words.split()) <= there, home
