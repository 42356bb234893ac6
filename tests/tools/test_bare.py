"""Sources go on the drive without what readers need alone, a step in as one blank."""

import ast

from tests.house.tree import texts
from tools.compiling.bare import bared
from tools.drive.release import contents

SOURCE = b'''"""A module."""

import gc  # why


# Remark.
class Pile:
    """A pile.

    In two paragraphs.
    """

    top = "# no remark  "

    def lay(self, card: "Card", pile: int = 0) -> "list[int]":
        """Lay."""


def text(
    self: "Screen",
    *words: str,
) -> str:
    """Say it."""
    return """a  # b
  """
'''

BARE = b'''

import gc



class Pile:





 top = "# no remark  "

 def lay(self, card, pile = 0):
  pass


def text(
 self,
 *words,
):

 return """a  # b
  """
'''


def test_comments_docstrings_and_annotations_go_and_every_line_keeps_its_number():
    assert bared(SOURCE) == BARE


def test_a_file_that_is_only_a_docstring_is_empty():
    assert bared(b'"""The games."""\n') == b""


def test_the_firmware_without_them_is_the_same_program():
    """But for what a manifest says of its game at home, which the index of a drive has."""
    sources = {path: text for path, text in texts("firmware").items() if path.endswith(".py")}
    whole = {path: ast.parse(text) for path, text in sources.items()}
    for path, tree in whole.items():
        if path.endswith("/manifest.py"):
            tree.body = [line for line in tree.body if not _is_told(line)]
    files = contents(source=True)
    for path, tree in whole.items():
        if path in files:
            assert ast.dump(without_docstrings(tree)) == ast.dump(ast.parse(files[path])), path


def _is_told(line: ast.stmt) -> bool:
    names = line.targets if isinstance(line, ast.Assign) else []
    return any(isinstance(name, ast.Name) and name.id in ("SAYS", "SIGN") for name in names)


def without_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            node.annotation = None
        if isinstance(node, ast.FunctionDef):
            node.returns = None
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            continue
        if ast.get_docstring(node, clean=False) is not None:
            del node.body[0]
            if not node.body and not isinstance(node, ast.Module):
                node.body.append(ast.Pass())
    return tree
