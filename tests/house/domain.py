"""The words that firmware/ is annotated with: the house's, and each game's or family's own."""

import ast
import functools
import re
from collections.abc import Iterator
from pathlib import Path

from tests.house import names
from tests.house.tree import ROOT, nodes

HOUSE = ROOT / "tools" / "device_stubs" / "words.pyi"
OWN = "__builtins__.pyi"  # in the folder of a game or family that has words of its own
GAMES = ROOT / "firmware" / "games"

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def declarations(file: Path = HOUSE) -> list[ast.stmt]:
    """Return the statements of the `file` that declares words."""
    return ast.parse(file.read_text(encoding="utf-8")).body


@functools.cache
def words() -> set[str]:
    """Return every word that an annotation may use somewhere without an import."""
    return set().union(*map(declared, (HOUSE, *GAMES.glob(f"*/{OWN}"))))


def declared(file: Path) -> set[str]:
    """Return the words that `file` declares."""
    found: set[str] = set()
    for node in declarations(file):
        if isinstance(node, ast.ImportFrom):
            found |= {alias.name for alias in node.names if alias.asname == alias.name}
        elif isinstance(node, ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return {word for word in found if not word.startswith("_")}


def of_modules(file: Path, base: str = "") -> dict[str, list[str]]:
    """Return the classes of `file` that stand for modules, with the names of these.

    Their docstrings tell which: "``pause.py``".  Where a `base` is given, only those on it.
    """
    found: dict[str, list[str]] = {}
    for node in declarations(file):
        if isinstance(node, ast.ClassDef) and base in ["", *map(ast.unparse, node.bases)]:
            named = re.findall(r"``(\w+)\.py``", ast.get_docstring(node) or "")
            if named:
                found[node.name] = named
    return found


def asked(source: str) -> Iterator[tuple[int, str, str]]:
    """Yield where `source` says what a part is that it asks for: line, part, the word it says."""
    for node in nodes(source):
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Call):
            for name in names.parts(ast.unparse(node.value)):
                yield node.lineno, name.rpartition(".")[2], ast.unparse(node.annotation)


def members(name: str) -> dict[str, list[str] | None]:
    """Return what the class `name` declares: a method's parameters, None for an attribute."""
    [body] = [n.body for n in declarations() if isinstance(n, ast.ClassDef) and n.name == name]
    found: dict[str, list[str] | None] = {}
    for node in body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found[node.target.id] = None
        elif isinstance(node, FUNCTIONS):
            given = [arg.arg for arg in (*node.args.posonlyargs, *node.args.args)][1:]
            found[node.name] = None if node.decorator_list else given
    return found


def parameters(source: str) -> Iterator[tuple[str, bool]]:
    """Yield each parameter of `source`, self and cls apart: function and name, is it annotated?"""
    for node in nodes(source):
        if isinstance(node, FUNCTIONS):
            args = node.args
            given = [*args.posonlyargs, *args.args, *args.kwonlyargs, args.vararg, args.kwarg]
            for place, arg in enumerate(given):
                if arg and not (place == 0 and arg.arg in ("self", "cls")):
                    yield f"{node.name}({arg.arg})", arg.annotation is not None


def at_run_time(source: str) -> list[str]:
    """Return the words that `source` uses where the board would look for them, and has not got."""
    known: set[str] = set()
    unseen: set[ast.AST] = set()  # in functions, and on attributes, nobody evaluates annotations
    for node in nodes(source):
        if isinstance(node, FUNCTIONS):
            for inner in ast.walk(node):
                if isinstance(inner, ast.AnnAssign):
                    unseen |= set(ast.walk(inner.annotation))
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            known |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            known.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            known.add(node.id)
    lacking = words() - known
    names = [n for n in nodes(source) if isinstance(n, ast.Name) and n not in unseen]
    return [f"{n.lineno}: {n.id}" for n in names if n.id in lacking]


def unsaid(source: str) -> list[int]:
    """Return the lines of `source` that ask a referee's game for something unnamed.

    A screen's referee does not tell which game it has: whoever takes it from there says so, by an
    annotation, and asks that.
    """
    lines: list[int] = []
    for node in nodes(source):
        if isinstance(node, ast.Attribute) and _is_game(node.value):
            lines.append(node.lineno)
        elif isinstance(node, ast.Assign) and _is_game(node.value):
            said = [n for n in nodes(source) if isinstance(n, ast.AnnAssign) and _is_game(n.value)]
            targets = {ast.unparse(n.target) for n in said}
            lines += [node.lineno for t in node.targets if ast.unparse(t) not in targets]
    return lines


def _is_game(node: ast.expr | None) -> bool:
    """Return True for ``shell.referee.game`` and its like."""
    if not isinstance(node, ast.Attribute) or node.attr != "game":
        return False
    return ast.unparse(node.value).split(".")[-1] == "referee"


def bare(source: str) -> str:
    """Return `source` without its annotations, every other token in the line where it was."""
    cuts: list[tuple[ast.expr, ast.AST]] = []
    for node in nodes(source):
        if isinstance(node, (ast.arg, ast.AnnAssign)) and node.annotation:
            cuts.append((node.annotation, node))
        elif isinstance(node, FUNCTIONS) and node.returns:
            cuts.append((node.returns, node))
    lines = [line.encode() for line in source.splitlines(keepends=True)]
    for expr, node in sorted(cuts, key=lambda cut: (-cut[0].lineno, -cut[0].col_offset)):
        row, end = expr.lineno - 1, expr.end_col_offset
        before, after = lines[row][: expr.col_offset], lines[row][end:]
        mark = b"->" if isinstance(node, FUNCTIONS) else b":"
        before = before[: before.rindex(mark)].rstrip()
        if isinstance(node, ast.AnnAssign) and node.value is None:
            before = lines[row][: node.col_offset] + b"pass"
        lines[row] = before + after
    return b"".join(lines).decode()
