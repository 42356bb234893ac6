"""Python without what only a reader needs; every line keeps its number.

Comments and docstrings go, and each step in is one blank: the drive of a Pico has little room.

A traceback of the board names the line that one reads in the sources.
"""

import ast
import functools
import io
import tokenize


@functools.cache  # who makes a drive and a page makes both of the same files
def bared(source: bytes) -> bytes:
    """Return `source`, UTF-8 text, without its comments and docstrings; it does the same.

    Each four blanks at the beginning of a line become one, but for those of a text.  A body that
    is a docstring alone becomes ``pass``.  Raises `SyntaxError` if it is no Python.
    """
    lines = source.decode().splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            _cut_docstring(node, lines)
    tokens = tokenize.generate_tokens(io.StringIO("\n".join(lines) + "\n").readline)
    within: set[int] = set()  # lines that begin in a text
    for token in list(tokens):
        within.update(range(token.start[0] + 1, token.end[0] + 1))
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column].rstrip()
    text = "\n".join(
        line if row in within else _stepped(line) for row, line in enumerate(lines, 1)
    ).rstrip("\n")
    return (text + "\n" if text else "").encode()


def _stepped(line: str) -> str:
    """Return `line` with a blank for each four at its beginning."""
    code = line.lstrip(" ")
    return " " * ((len(line) - len(code)) // 4) + code


def _cut_docstring(node: ast.Module | ast.ClassDef | ast.FunctionDef, lines: list[str]) -> None:
    """Blank the `lines` of the docstring with which the body of `node` begins, if it does."""
    if ast.get_docstring(node, clean=False) is None:
        return
    docstring = node.body[0]
    first, last = docstring.lineno, docstring.end_lineno or docstring.lineno
    lines[first - 1 : last] = [""] * (last - first + 1)
    if len(node.body) == 1 and not isinstance(node, ast.Module):
        lines[first - 1] = " " * docstring.col_offset + "pass"
