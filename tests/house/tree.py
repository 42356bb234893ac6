"""The files of the repository, and who imports whom."""

import ast
import functools
import os
from importlib.resources import files
from pathlib import Path

from tests.quick_walk import walk

ROOT = Path(__file__).resolve().parent.parent.parent
PASSED_OVER = {
    ".git",
    ".venv",
    ".venv.lock",
    "__pycache__",
    ".hypothesis",
    ".pytest_cache",
    ".ruff_cache",
    "out",
}
TEXT = {
    "",
    ".py",
    ".pyi",
    ".md",
    ".toml",
    ".txt",
    ".in",
    ".json",
    ".jsonl",
    ".csv",
    ".css",
    ".tcss",
    ".yaml",
    ".yml",
    ".mjs",
}


def texts(*folders: str) -> dict[str, str]:
    """Return every text file of the repository, or of `folders` in it, as path to content."""
    found = {}
    for folder in folders or ("",):
        for where, inner, names in os.walk(ROOT / folder):
            inner[:] = sorted(set(inner) - PASSED_OVER)
            for path in (Path(where) / name for name in sorted(set(names) - PASSED_OVER)):
                if path.suffix in TEXT:
                    found[path.relative_to(ROOT).as_posix()] = path.read_text(encoding="utf-8")
    return found


def firmware() -> dict[str, str]:
    """Return the Python files that go on the board, as path to source."""
    sources = texts("firmware")
    sources |= {n: (ROOT / n).read_text(encoding="utf-8") for n in ("boot.py", "main.py")}
    return {path: source for path, source in sources.items() if path.endswith(".py")}


@functools.lru_cache(maxsize=512)  # all of the firmware, of which nearly every test here asks
def nodes(source: str) -> list[ast.AST]:
    """Return every node of the tree of `source`, which stays as it is."""
    return list(walk(ast.parse(source)))


@functools.cache  # a test changes one file of hundreds
def imports(path: str, source: str) -> tuple[str, ...]:
    """Return what `source` imports, in full: ``from a.b import c`` is ``a.b.c``."""
    package = path.removesuffix("/__init__.py").removesuffix(".py").split("/")
    if not path.endswith("/__init__.py"):
        package.pop()
    found: list[str] = []
    for node in nodes(source):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *filter(None, [node.module])])
            found += [f"{base}.{alias.name}" for alias in node.names]
    return tuple(found)


def board_modules() -> set[str]:
    """Return the modules that the Pico's CircuitPython 9.1.4 carries, as its stubs list them."""
    stub = files("board_definitions").joinpath("raspberry_pi_pico").joinpath("__init__.pyi")
    docstring = ast.get_docstring(ast.parse(stub.read_text(encoding="utf-8"))) or ""
    (line,) = [text for text in docstring.splitlines() if "Included modules:" in text]
    names = {name.strip() for name in line.partition(":")[2].split(",")}
    return {name for name in names if "." not in name} | {"gc", "micropython"}
