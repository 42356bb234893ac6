"""The rooms of ``tools/``: each is told in a sentence, and none is above and below another."""

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import PurePath

import pytest

from tests.house.tree import ROOT, imports, texts
from tests.house.walls import circle, file_of

LOOSE = 12  # files at the root, at most
TOOLS = {path: source for path, source in texts("tools").items() if path.endswith(".py")}


def room_circle(sources: dict[str, str]) -> list[str]:
    """Return rooms among `sources` that import each other in a circle, the first again last."""
    rooms: dict[str, set[str]] = {}
    for path, source in sources.items():
        files = {file_of(name, sources) for name in imports(path, source)} - {""}
        others = rooms.setdefault(_room(path), set())
        others |= {_room(file) for file in files} - {_room(path)}
    try:
        TopologicalSorter(rooms).prepare()
    except CycleError as error:
        return error.args[1]
    return []


def _room(path: str) -> str:
    return PurePath(path).parent.as_posix()


def test_few_tools_lie_outside_the_rooms():
    assert len([path for path in (ROOT / "tools").iterdir() if path.is_file()]) <= LOOSE


def test_each_room_says_in_a_sentence_what_it_is_for():
    rooms = [path for path in TOOLS if path.endswith("/__init__.py") and path.count("/") == 2]
    assert len(rooms) > 5
    for path in rooms:
        told = ast.get_docstring(ast.parse(TOOLS[path])) or ""
        assert (path, told.count("\n"), told[-1:]) == (path, 0, ".")


def test_no_tools_import_each_other_in_a_circle_and_no_rooms_do():
    assert circle(TOOLS) == []
    assert room_circle(TOOLS) == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("tools/compiling/modules.py", "from tools.drive import drive"),
        ("tools/players/keys.py", "def f():\n    from tools.bench.steps import decks"),
    ],
)
def test_a_room_that_asks_one_above_it_is_noticed(path: str, source: str):
    assert room_circle(TOOLS | {path: f"{TOOLS[path]}\n{source}\n"})
