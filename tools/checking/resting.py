"""The type check's answer about a file rests on its text, and on what it sees of others.

What others see of a file is all but remarks, docstrings and the bodies of functions that say what
they return; of such a body they see the attributes and the names of the module that it sets.
"""

import ast
import hashlib
from pathlib import Path, PurePosixPath
from typing import NamedTuple

WORDS = "__builtins__.pyi"  # whose words all files of its folder, and below it, know
STUBS = "tools/device_stubs"


class Seen(NamedTuple):
    """Of one file: what others see of it, as a hash, and the modules that it names, with dots.

    A module named from the file's own package begins with as many dots as in its source.
    """

    outside: str
    named: list[str]


def hashed(*parts: str) -> str:
    """Return a hash of `parts`."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def seen(source: str) -> Seen:
    """Return what there is to see of a file with that `source`."""
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return Seen(hashed(source), [])
    named: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            named.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            between = "" if module.endswith(".") else "."
            named.update(module + between + alias.name for alias in node.names)
            named.add(module)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and _closed(node):
            node.body = [ast.Pass()]  # not what a protocol has, which is nothing
        elif isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            node.body = [each for each in node.body if not _said(each)]
    return Seen(hashed(ast.dump(tree)), sorted(named))


def _closed(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Return True if others see nothing of the function's body."""
    if function.returns is None or len([each for each in function.body if not _said(each)]) == 0:
        return False
    body = [node for statement in function.body for node in ast.walk(statement)]
    if any(isinstance(node, ast.Global | ast.Raise) for node in body):
        return False
    return not any(
        isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load) for node in body
    )


def _said(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def resting(files: dict[str, Seen]) -> dict[str, set[str]]:
    """Return for each of `files`, by its path, which of them its types may rest on."""
    beside = {path: _direct(path, each.named, files) for path, each in files.items()}
    found = {}
    for path in files:
        reached, ahead = {path}, [path]
        while ahead:
            more = beside[ahead.pop()] - reached
            reached |= more
            ahead += more
        found[path] = reached
    return found


def _direct(path: str, named: list[str], files: dict[str, Seen]) -> set[str]:
    """Return which of `files` the one at `path` asks for by itself: rather too many."""
    home = PurePosixPath(path).parent
    found = {(above / WORDS).as_posix() for above in (home, *home.parents)}
    for name in named:
        bare = name.lstrip(".")
        up = len(name) - len(bare)
        tops = [*([home, *home.parents][up - 1 : up] if up else [PurePosixPath(), home])]
        words = bare.split(".") if bare else []
        for top in [*tops, PurePosixPath(STUBS)]:
            place = top
            found.update(_module(place))
            for word in words:
                place = place / word
                found.update(_module(place))
    return found & files.keys()


def _module(place: PurePosixPath) -> list[str]:
    """Return the files that the module at `place` may be."""
    name = place.as_posix()
    return [f"{name}{end}" for end in (".py", ".pyi", "/__init__.py", "/__init__.pyi")]


def sources(root: Path, folders: list[str], but: list[str]) -> dict[str, str]:
    """Return the Python files and stubs of `folders`, files or folders in `root`, path to text.

    What lies in one of the folders `but` is left out.
    """
    found = {}
    for folder in folders:
        top = root / folder
        for file in [top] if top.is_file() else sorted(top.rglob("*.py*")):
            path = file.relative_to(root).as_posix()
            away = "__pycache__" in path or any(path.startswith(f"{each}/") for each in but)
            if file.suffix in (".py", ".pyi") and not away:
                found[path] = file.read_text(encoding="utf-8")
    return found
