"""Tables of constants, each made of two rows: its keys, and what they stand for.

A dict that is written out costs seven bytes of instructions and two of its module's constants for
each entry, and a board with 18 KB free may have no piece of 500 bytes for either.  A row of
constants is one constant, and a piece half as long.
"""

import ast

from tools.compiling.constants import Module
from tools.compiling.inlining import edited

LEAST = 5  # entries: rows of fewer cost more than they save


def in_rows(path: str, source: bytes) -> bytes:
    """Return the Python `source` of a module at `path` with its tables of constants in rows."""
    if b"{" not in source:
        return source
    module = Module(path, source)
    tables = [node for node in module.nodes if isinstance(node, ast.Dict) and _is_table(node)]
    return edited(source, [(*module.place(table), _rows(table)) for table in tables])


def _is_table(node: ast.Dict) -> bool:
    return len(node.keys) >= LEAST and all(map(_is_constant, [*node.keys, *node.values]))


def _is_constant(node: ast.expr | None) -> bool:
    if isinstance(node, ast.Tuple):
        return all(map(_is_constant, node.elts))
    return isinstance(node, ast.Constant)


def _rows(table: ast.Dict) -> bytes:
    keys = [key for key in table.keys if key is not None]
    rows = [ast.unparse(ast.Tuple(row, ast.Load())) for row in (keys, table.values)]
    return f"dict(zip({rows[0]}, {rows[1]}))".encode()
