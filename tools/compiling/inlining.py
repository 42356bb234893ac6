"""Constants written in where they are read, before a module is compiled for the board.

A name costs the board memory for as long as it is switched on: its letters, a place in the table of
names, one in the dict of its module and one in that of each module which imports it.  The value of
a constant costs nothing where it is read.  So a number or a word that a module names in capitals
stands in the place of its name on the board, and the name goes, unless somebody asks for it as an
attribute.  A text that one place alone asks for stands there, and comes and goes with it.  Lines
keep their numbers; a module means the same as before.
"""

import ast
from collections import Counter
from collections.abc import Iterable, Iterator

from firmware.modules.loader import comes_late
from tools.compiling.constants import Module, Value, dotted, is_small, named

Edit = tuple[int, int, bytes]  # bytes from, bytes to, what stands there instead


def inlined(sources: dict[str, bytes], fixed: frozenset[str]) -> dict[str, bytes]:
    """Return the `sources`, path to Python, with their constants written in where they are read.

    Those whose paths are `fixed` stay as they are, and so does what they import.
    """
    modules = {dotted(path): Module(path, source) for path, source in sources.items()}
    for name in set().union(*(module.changed() for module in modules.values())):
        if name in modules:
            modules[name].forget_constants()
    _mark_read_once(modules, fixed)
    asked = set()
    for module in modules.values():
        asked |= module.asked(modules, module.path in fixed)
    more = asked
    while more:  # who is asked for what is not their own asks for it too
        more = {name for dotted in modules for name in modules[dotted].passed_on(dotted, more)}
        more -= asked
        asked |= more
    return {
        module.path: module.source
        if module.path in fixed
        else _inlined(module, modules, {name.removeprefix(dotted + ".") for name in asked})
        for dotted, module in modules.items()
    }


def _mark_read_once(modules: dict[str, Module], fixed: frozenset[str]) -> None:
    """Note the constants that one place alone asks of their module, and not for longer than it."""
    asked: set[str] = set()
    reads: Counter[tuple[str, str]] = Counter()
    for name, module in modules.items():
        asked |= module.asked(modules, module.path in fixed)
        for node in module.of(ast.Attribute):
            home = module.asked_module(node)
            if home in modules:
                lasts = comes_late(home) and not comes_late(name)
                reads[home, node.attr] += 2 if lasts or module.path in fixed else 1
    imported = {
        f"{statement.module}.{original}"
        for module in modules.values()
        for statement, original in module.imports.values()
    }
    for (home, name), count in reads.items():
        if count == 1 and name not in asked and f"{home}.{name}" not in imported:
            own = [node.id for node in modules[home].of(ast.Name)]
            if own.count(name) == 1:  # where it is given its value
                modules[home].read_once.add(name)


def _inlined(module: Module, modules: dict[str, Module], asked: set[str]) -> bytes:
    """Return the source with its constants written in; none of the names `asked` for goes."""
    values = _written_in(module, modules, asked)
    edits = [*_definitions(module, values, asked), *_imports(module, set(values) - asked)]
    done = {start for start, _, _ in edits}
    for statement in module.tree.body:
        if module.place(statement)[0] not in done:
            edits += _reads(module, modules, statement, values)
    return edited(module.source, edits)


def edited(source: bytes, edits: Iterable[Edit]) -> bytes:
    """Return `source` with its `edits`, which do not reach into each other."""
    for start, end, text in sorted(edits, reverse=True):
        source = source[:start] + text + source[end:]
    return source


def _written_in(module: Module, modules: dict[str, Module], asked: set[str]) -> dict[str, Value]:
    """Return the constants whose values stand where their names were, each by its name."""
    reads = Counter(node.id for node in module.of(ast.Name) if isinstance(node.ctx, ast.Load))
    values = {}
    for name in [*module.defined, *module.imports]:
        found = module.constant(name, modules)
        if found and (is_small(found[0]) or reads[name] < 2 and name not in asked):
            values[name] = found[0]
    return values


def _definitions(module: Module, values: dict[str, Value], asked: set[str]) -> Iterator[Edit]:
    """Yield the statements that define none but `values`, without the names that are gone."""
    for statement in module.tree.body:
        names = [name for name, _ in named(statement)] if isinstance(statement, ast.Assign) else []
        if names and all(name in values for name in names):
            kept = [f"{name} = {_text(values[name])}" for name in names if name in asked]
            yield _instead(module, statement, "; ".join(kept))


def _imports(module: Module, names: set[str]) -> Iterator[Edit]:
    """Yield the imports without `names`."""
    for statement in {id(found[0]): found[0] for found in module.imports.values()}.values():
        kept = [name for name in statement.names if (name.asname or name.name) not in names]
        if len(kept) < len(statement.names):
            text = ast.unparse(ast.ImportFrom(statement.module, kept, 0)) if kept else ""
            yield _instead(module, statement, text)


def _reads(
    module: Module, modules: dict[str, Module], statement: ast.stmt, values: dict[str, Value]
) -> Iterator[Edit]:
    """Yield what stands in `statement` where a constant was read."""
    for node in ast.walk(statement):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in values:
            yield _instead(module, node, _text(values[node.id]))
        elif isinstance(node, ast.Attribute):
            found = module.attribute(node, modules)
            if found:
                yield _instead(module, node, _text(found[0]))


def _instead(module: Module, node: ast.expr | ast.stmt, text: str) -> Edit:
    """Return `text` in the place of `node`, with as many ends of lines."""
    start, end = module.place(node)
    return start, end, text.encode() + b"\n" * module.source[start:end].count(b"\n")


def _text(value: Value) -> str:
    text = repr(value)
    return f"({text})" if isinstance(value, int) and value < 0 else text
