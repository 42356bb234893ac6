"""Every text of the house fits its place."""

import ast
from pathlib import Path

import pytest

from firmware.shell import help as helps
from firmware.ui import layout
from tests.text_fit import is_read

FIRMWARE = Path(helps.__file__).parents[1]
SPOKEN = (
    "app.py",
    "shell/home.py",
    "shell/shell.py",
    "shell/menu.py",
    "shell/names.py",
    "shell/session.py",
    "shell/settings.py",
    "ui/questions.py",
    "ui/screen.py",
)
NOTES = ("say", "refuse")  # what these show covers two large lines at most: above may be a hand


def constants(tree: ast.AST) -> list[str]:
    """Return the strings of `tree` that are no docstrings."""
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and isinstance(node.body[0], ast.Expr)
    }
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return [node.value for node in found if isinstance(node.value, str) and id(node) not in docs]


@pytest.mark.parametrize("file", SPOKEN)
def test_what_is_said_is_broken_into_lines_that_fit(file: str):
    for text in constants(ast.parse((FIRMWARE / file).read_text(encoding="utf-8"))):
        if text.startswith("firmware."):  # the name of a module
            continue
        assert is_read(text.replace("{}", "99"), 7), text


@pytest.mark.parametrize("file", SPOKEN)
def test_a_note_covers_two_lines_at_most(file: str):
    for node in ast.walk(ast.parse((FIRMWARE / file).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in NOTES:
            for text in constants(node):
                assert is_read(text.replace("{}", "100"), 4, layout.WIDTH - 7), text


def test_help_is_in_pages_of_seven_small_lines():
    pages = [page for name, text in vars(helps).items() if name.isupper() for page in text]
    assert len(pages) > 6
    assert [page for page in pages if not is_read(page, 7)] == []
