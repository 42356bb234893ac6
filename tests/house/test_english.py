"""The words of the house: docstrings say what is true, and no player is a man before one knows."""

import ast
import re

import pytest

from tests.house.tree import texts

HE = re.compile(r"\b(?:he|him|his|himself|she|her|hers|herself)\b", re.IGNORECASE)
ALLOWED = {
    "docs/RULES.md": ["his"],  # H2.5: the rule book's own words
    "tests/tools/test_board.py": ["HER"],  # the name of a drive
}


ASKS = re.compile(r"What\b|(?:Is|Are|Does|Has|Can)\b[^.]*\?")
BEGINS = re.compile(r"[\"'\\]\s*(?:What|Is|Are|Does|Has|Can)\b")  # a text does so, in any source


def questions(source: str) -> list[str]:
    """Return the first lines of docstrings in `source` that begin as a question does."""
    if not BEGINS.search(source):
        return []
    nodes = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    found = [ast.get_docstring(n) for n in ast.walk(ast.parse(source)) if isinstance(n, nodes)]
    return [text.splitlines()[0] for text in found if text and ASKS.match(text)]


def test_no_docstring_is_a_question():
    sources = {path: text for path, text in texts().items() if path.endswith(".py")}
    assert len(sources) > 600
    assert {path: questions(text) for path, text in sources.items() if questions(text)} == {}


def test_a_player_is_they_everywhere():
    this = "tests/house/test_english.py"
    found = {path: HE.findall(text) for path, text in texts().items() if path != this}
    assert {path: words for path, words in found.items() if words} == ALLOWED


def test_a_docstring_that_is_a_question_is_noticed():
    assert questions('def f():\n    """What is kept."""\n') == ["What is kept."]
    assert questions('def f():\n    """Is it kept?"""\n') == ["Is it kept?"]
    assert questions('def f():\n    r"""\n    What is kept.\n    """\n') == ["What is kept."]
    assert questions('def f():\n    """\\\nWhat is kept."""\n') == ["What is kept."]
    assert questions('def f():\n    """Return what is kept."""\n') == []


@pytest.mark.parametrize("text", ["He lays a card.", "each in his turn", "let him in"])
def test_a_player_who_is_he_is_noticed(text: str):
    assert HE.search(text)


def test_words_that_only_hold_those_letters_are_none():
    assert not HE.search("The other history here: this chimes.")
