"""Modules of the firmware that are called by name: by `later`, `parts`, `soon`, or as a text."""

import ast
import re
from collections.abc import Iterator

from firmware.modules.lifetimes import full

_MODULE = re.compile(r"firmware(\.\w+)+")


def modules(path: str, source: str) -> Iterator[str]:
    """Yield the full names of the modules that the file at `path` has by name.

    A name that `later` does not know is one of its own, which is nowhere.
    """
    yield from own_parts(path, source)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "later":
            yield _known(node.attr)
        elif isinstance(node, ast.Call) and re.search(r"\bsoon$", ast.unparse(node.func)):
            yield from (_known(str(word.value)) for word in _constants(node))
        elif isinstance(node, ast.Call) and re.search(r"\bload$", ast.unparse(node.func)):
            yield from (str(word.value) for word in _constants(node))
        elif isinstance(node, ast.Constant) and _MODULE.fullmatch(str(node.value)):
            yield str(node.value)


def own_parts(path: str, source: str) -> Iterator[str]:
    """Yield the full names of what the file at `path` asks the `parts` of its package for."""
    if not path.startswith("firmware/games/"):
        return
    package = path.rpartition("/")[0].replace("/", ".")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "parts":
            yield f"{package}.{node.attr}"


def parts(source: str) -> Iterator[str]:
    """Yield the names of a game's modules that `source` asks its folder for."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and re.search(r"\b(part|module)$", ast.unparse(node.func)):
            yield from (str(word.value) for word in _constants(node))


def folders(source: str) -> Iterator[str]:
    """Yield what in `source` may be the name of a module in a folder of a game: ``memo.grid``."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and re.fullmatch(r"\w+\.\w+", str(node.value)):
            yield str(node.value)


def _known(name: str) -> str:
    try:
        return full(name)
    except AttributeError:
        return f"later.{name}"


def _constants(call: ast.Call) -> list[ast.Constant]:
    return [word for word in call.args if isinstance(word, ast.Constant)]
