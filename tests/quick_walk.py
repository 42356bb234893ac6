"""Trees of Python are walked in half the time: to make a drive takes millions of nodes."""

import ast
from collections.abc import Iterator

WORDS = {"arg", "asname", "attr", "id", "kind", "level", "module", "name", "type_comment"}
_fields: dict[type[ast.AST], tuple[str, ...]] = {ast.Constant: ()}  # in which nodes may be, by kind


def children(node: ast.AST) -> list[ast.AST]:
    """Return the nodes right beneath `node`, in the order of `ast.iter_child_nodes`."""
    kind = node.__class__
    if kind not in _fields:
        _fields[kind] = tuple([field for field in kind._fields if field not in WORDS])
    found: list[ast.AST] = []
    for field in _fields[kind]:
        value = getattr(node, field, None)
        if isinstance(value, list):
            found += [item for item in value if isinstance(item, ast.AST)]
        elif isinstance(value, ast.AST):
            found.append(value)
    return found


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """Yield `node` and all beneath it, in the order of `ast.walk`."""
    ahead = [node]
    for each in ahead:
        ahead += children(each)
        yield each
