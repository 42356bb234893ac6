"""Python without what only a reader needs; every line keeps its number.

Comments and docstrings go, and what functions are annotated with, which a board passes over; each
step in is one blank: the drive of a Pico has little room.

A traceback of the board names the line that one reads in the sources.
"""

import ast
import functools
import io
import tokenize

from tools.compiling.apart import MARK


@functools.cache  # who makes a drive and a page makes both of the same files
def bared(source: bytes) -> bytes:
    """Return `source`, UTF-8 text, without comments, docstrings, annotations of functions.

    A line that says where a module of the board begins stays (apart.py).  It does the same.  Each
    four blanks at the beginning of a line become one, but for those of a text.  A body that is a
    docstring alone becomes ``pass``.  Raises `SyntaxError` if it is no Python.
    """
    lines = source.decode().splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            _cut_docstring(node, lines)
        if isinstance(node, ast.FunctionDef):
            _cut_annotations(node, lines)
    tokens = tokenize.generate_tokens(io.StringIO("\n".join(lines) + "\n").readline)
    within: set[int] = set()  # lines that begin in a text
    for token in list(tokens):
        within.update(range(token.start[0] + 1, token.end[0] + 1))
        if token.type == tokenize.COMMENT and not MARK.match(token.string.encode()):
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


def _cut_annotations(node: ast.FunctionDef, lines: list[str]) -> None:
    """Cut from the `lines` what the parameters of `node` and what it returns are annotated with."""
    of = node.args
    found = [*of.posonlyargs, *of.args, *of.kwonlyargs, of.vararg, of.kwarg]
    spans = [
        (note.lineno, one.col_offset + len(one.arg), note.end_col_offset or 0)
        for one in found
        if one and (note := one.annotation) and one.lineno == note.lineno == note.end_lineno
    ]
    note = node.returns
    if note and note.lineno == note.end_lineno:
        before = lines[note.lineno - 1][: note.col_offset].rstrip()
        spans.append(
            (note.lineno, len(before.removesuffix("->").rstrip()), note.end_col_offset or 0)
        )
    for row, begin, end in sorted(spans, reverse=True):
        line = lines[row - 1]
        lines[row - 1] = line[:begin] + line[end:]
