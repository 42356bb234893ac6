"""Modules of the firmware that are called by name: by `later`, `parts`, or as a text.

What is found is kept: a test changes one file of hundreds.
"""

import ast
import functools
import re

from firmware.modules.loader import full
from tests.house.tree import imports, nodes

_MODULE = re.compile(r"firmware(\.\w+)+")
_IN_FOLDER = re.compile(r"\w+\.\w+")


@functools.cache
def modules(path: str, source: str) -> tuple[str, ...]:
    """Return the full names of the modules that the file at `path` has by name.

    A name that `later` does not know is one of its own, which is nowhere.
    """
    found = list(own_parts(path, source))
    for node in nodes(source):
        if isinstance(node, ast.Attribute) and _is_name(node.value, "later"):
            found.append(_known(node.attr))
        elif isinstance(node, ast.Call) and _last(node.func) == "load":
            found += [str(word.value) for word in _constants(node)]
        elif isinstance(node, ast.Constant) and _MODULE.fullmatch(str(node.value)):
            found.append(str(node.value))
    return tuple(found)


@functools.cache
def own_parts(path: str, source: str) -> tuple[str, ...]:
    """Return the full names of what the file at `path` asks `parts` for, its folder's or another's.

    Another's are imported from there.
    """
    if not path.startswith("firmware/games/"):
        return ()
    package = path.rpartition("/")[0].replace("/", ".")
    for name in imports(path, source):
        if name.startswith("firmware.games.") and name.endswith(".parts"):
            package = name.removesuffix(".parts")
    return tuple(
        f"{package}.{node.attr}"
        for node in nodes(source)
        if isinstance(node, ast.Attribute) and _is_name(node.value, "parts")
    )


@functools.cache
def parts(source: str) -> tuple[str, ...]:
    """Return the names of a game's modules that `source` asks its folder for."""
    found: list[str] = []
    for node in nodes(source):
        if isinstance(node, ast.Call) and _last(node.func) in ("part", "module"):
            found += [str(word.value) for word in _constants(node)]
    return tuple(found)


def lazily(path: str, source: str) -> list[str]:
    """Return what the file at `path` has by name alone, each once: a module, or a game's part."""
    return sorted({*modules(path, source), *parts(source)})


@functools.cache
def folders(source: str) -> tuple[str, ...]:
    """Return what in `source` may be the name of a module in a folder of a game: ``memo.grid``."""
    return tuple(
        str(node.value)
        for node in nodes(source)
        if isinstance(node, ast.Constant) and _IN_FOLDER.fullmatch(str(node.value))
    )


def _is_name(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def _last(function: ast.expr) -> str:
    """Return by which name a function is called, without those before its dots."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _known(name: str) -> str:
    try:
        return full(name)
    except AttributeError:
        return f"later.{name}"


def _constants(call: ast.Call) -> list[ast.Constant]:
    return [word for word in call.args if isinstance(word, ast.Constant)]
