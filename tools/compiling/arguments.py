"""Names of arguments, taken from those that a module has anyway.

A compiled function brings the names of its arguments, though nobody asks for them where it is
called without them: each costs the drive its letters, and the board a place in the module's table,
and the letters too if CircuitPython has no such name.  So an argument that is never named by a
caller gets a name which its module has for something else and this function has for nothing.  A
function means the same; its other variables have no names on the board.
"""

import ast
import functools
from collections.abc import Iterable, Iterator

from tools.compiling.constants import Lines, read
from tools.compiling.spelling import NOT_OURS, compiled_parts, is_ours, names_of


def keywords(sources: Iterable[bytes]) -> frozenset[str]:
    """Return the names of arguments by which any of the `sources` calls something."""
    return frozenset().union(*map(_keywords, sources))


@functools.lru_cache(maxsize=512)  # those of one page, or drive, are those of the next
def _keywords(source: bytes) -> frozenset[str]:
    _, _, kinds, _ = read(source)
    return frozenset([node.arg for node in kinds.get(ast.keyword, ()) if node.arg])


def lent(source: bytes, kept: frozenset[str]) -> bytes:
    """Return `source` with other names for the arguments of its functions, but for those `kept`."""
    module, tree = Lines(source), ast.parse(source)
    units = list(outermost(tree))
    costly = _costly(tree, units)
    pool = sorted(filter(is_ours, costly - NOT_OURS), key=lambda name: (len(name), name))
    edits = []
    for unit in units:
        nodes = compiled_parts(unit)
        used = {name for node in nodes for name in names_of(node)}
        if any(isinstance(node, ast.ClassDef | ast.JoinedStr) for node in nodes):
            continue
        free = (name for name in pool if name not in used)
        arguments = {node.arg for node in nodes if isinstance(node, ast.arg)}
        others = dict(zip(sorted(arguments - costly - kept - NOT_OURS), free, strict=False))
        for node in nodes:
            name = getattr(node, "arg", getattr(node, "id", ""))
            if isinstance(node, ast.arg | ast.Name) and name in others:
                start, _ = module.place(node)
                edits.append((start, start + len(name.encode()), others[name].encode()))
    for start, end, text in sorted(edits, reverse=True):
        source = source[:start] + text + source[end:]
    return source


def outermost(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.Lambda]:
    """Yield the functions of `tree` that lie in no other."""
    left: list[ast.AST] = [tree]
    while left:
        node = left.pop()
        if isinstance(node, ast.FunctionDef | ast.Lambda):
            yield node
        else:
            left += ast.iter_child_nodes(node)


def _costly(tree: ast.Module, units: list[ast.FunctionDef | ast.Lambda]) -> set[str]:
    """Return the names that the module has whatever its arguments are called."""
    inner: dict[int, set[str]] = {}  # of the variables of functions: what each function binds
    for unit in units:
        parts = compiled_parts(unit)
        bound = {node.arg for node in parts if isinstance(node, ast.arg)}
        bound |= {
            node.id
            for node in parts
            if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)
        }
        inner |= {id(node): bound for node in parts if isinstance(node, ast.Name)}
    found: set[str] = set()
    for node in compiled_parts(tree):
        match node:
            case ast.arg():
                pass
            case ast.Name(id=name):
                found |= {name} - inner.get(id(node), set())
            case ast.alias(name=name, asname=other):
                found.add(other or name)
            case _:
                found.update(names_of(node))
    return {name for name in found if "." not in name}
