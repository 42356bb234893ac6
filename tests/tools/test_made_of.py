"""On the drive each module that comes late tells which others of the house it was made of."""

import ast

from tests.tools import real_drive
from tools.compiling import made_of


def test_what_a_late_module_imports_of_the_house_is_told_and_nothing_else():
    sources = {
        "late/menu.py": b"import sys\n",
        "late/group.py": b"from menu import Menu\nfrom firmware.app import Soon\n",
        "games/sleep.py": b"import split\nimport menu as firmware\n",
        "games/split.py": b"from firmware.ui.hands import hand\nfrom firmware.ui import hands\n",
        "firmware/ui/hands.py": b"\n",
        "firmware/app.py": b"import menu\n",
    }
    told = {
        path: source.decode().splitlines()[-1] for path, source in made_of.told(sources).items()
    }
    assert told == {
        "late/menu.py": "import sys",
        "late/group.py": "modules = 'menu'",
        "games/sleep.py": "modules = 'menu'",
        "games/split.py": "modules = 'firmware.ui.hands'",
        "firmware/ui/hands.py": "",
        "firmware/app.py": "import menu",
    }


def test_on_the_drive_the_lines_of_the_menu_tell_that_they_hold_the_menu():
    said = [ast.unparse(line) for line in ast.parse(real_drive.spelt()["late/group.py"]).body]
    assert "modules = 'menu'" in said


def test_no_late_module_means_something_else_by_that_word():
    for path, source in real_drive.spelt().items():
        if path.startswith(("late/", "games/")) and path.endswith(".py"):
            lines = ast.parse(source).body
            assert "modules" not in {name for line in lines[:-1] for name in _bound(line)}, path


def _bound(statement: ast.stmt) -> set[str]:
    """Return the names that a `statement` of a module gives a meaning there."""
    match statement:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return {name}
        case ast.Import(names=names) | ast.ImportFrom(names=names):
            return {name.asname or name.name for name in names}
    nodes = ast.walk(statement)
    return {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
