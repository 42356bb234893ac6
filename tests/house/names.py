"""What modules of the firmware are called by name only: by `later`, a game's folder, the loader."""

import ast
import re
from collections.abc import Iterator

_MODULE = re.compile(r"firmware(\.\w+)+")


def later(source: str) -> Iterator[str]:
    """Yield the names of the house's modules that `source` asks `later` for."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "later":
            yield node.attr


def parts(source: str) -> Iterator[str]:
    """Yield the names of a game's modules that `source` asks its folder for."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and re.search(r"\b(part|module)$", ast.unparse(node.func)):
            yield from (str(word.value) for word in node.args if isinstance(word, ast.Constant))


def full(source: str) -> Iterator[str]:
    """Yield the full names of modules that `source` has as texts."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and _MODULE.fullmatch(str(node.value)):
            yield str(node.value)
