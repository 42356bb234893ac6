"""The constants of a module: names in capitals whose value is known before it runs."""

import ast
import functools
from collections import Counter
from collections.abc import Iterator

Value = int | str | bytes | None | tuple
Import = tuple[ast.ImportFrom, str]  # the statement, and the name as it is there

SHORT = 10  # letters of a word that costs the board no more in one place than in another


class Module:
    """One source: its constants, and what it imports at its top."""

    def __init__(self, path: str, source: bytes):
        self.path, self.source = path, source
        self.tree, self.nodes, bound = _read(source)
        starts = [0]
        for line in source.splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        self._starts = starts
        self.imports = {
            name.asname or name.name: (statement, name.name)
            for statement in self.tree.body
            if isinstance(statement, ast.ImportFrom) and statement.module and not statement.level
            for name in statement.names
        }
        self._bound = bound
        self.read_once: set[str] = set()  # constants that stand where the only one reads them
        self.defined = {
            name: (statement, value)
            for statement in self.tree.body
            if isinstance(statement, ast.Assign)
            for name, value in named(statement)
            if name.isupper() and self._bound[name] == 1
        }

    def constant(self, name: str, modules: "dict[str, Module]") -> tuple[Value] | None:
        """Return the value of the constant that is called `name` here, if it is one, in a tuple."""
        if name in self.defined:
            value = self.defined[name][1]
            try:
                return (self._folded(value, modules),)
            except NotConstant:
                return None
        if name in self.imports and name.isupper() and self._bound[name] == 1:
            statement, original = self.imports[name]
            there = modules.get(str(statement.module))
            found = there and there.constant(original, modules)
            return found if found and is_small(found[0]) else None
        return None

    def _folded(self, node: ast.expr, modules: "dict[str, Module]") -> Value:
        match node:
            case ast.Constant(value=bool() | int() | str() | bytes() | None as value):
                return value
            case ast.Name(id=name):
                found = self.constant(name, modules)
                if found:
                    return found[0]
            case ast.Call(func=ast.Name(id="const"), args=[value]):
                return self._folded(value, modules)
            case ast.Tuple(elts=items):
                return tuple(self._folded(item, modules) for item in items)
            case ast.UnaryOp(operand=operand):
                return _number(node, self._folded(operand, modules))
            case ast.BinOp(left=left, right=right):
                return _number(node, self._folded(left, modules), self._folded(right, modules))
        raise NotConstant

    def changed(self) -> set[str]:
        """Return the modules whose names are given other values in this one."""
        found = set()
        for node in self.nodes:
            match node:
                case ast.Call(func=ast.Name(id="setattr"), args=[ast.Name(id=name), *_]):
                    found.add(self._module(name))
                case ast.Attribute(value=ast.Name(id=name), ctx=ast.Store()):
                    found.add(self._module(name))
        return found

    def place(self, node: ast.expr | ast.stmt | ast.arg) -> tuple[int, int]:
        """Return where in the source `node` begins and ends, in bytes."""
        start = self._starts[node.lineno - 1] + node.col_offset
        end = self._starts[int(node.end_lineno or 0) - 1] + int(node.end_col_offset or 0)
        return start, end

    def forget_constants(self) -> None:
        """Take none of the names of this module for constants."""
        self.defined.clear()

    def asked(self, modules: "dict[str, Module]", fixed: bool) -> set[str]:
        """Return the names that this module needs of others: imported, as attributes, by letters.

        Where it is known of which module, that is before the name.  One that is `fixed` asks for
        constants too.
        """
        found = {
            f"{statement.module}.{original}"
            for name, (statement, original) in self.imports.items()
            if fixed or not self.constant(name, modules)
        }
        texts = {id(docstring) for docstring in _docstrings(self.nodes)}
        for node in self.nodes:
            if isinstance(node, ast.Attribute) and (fixed or not self.attribute(node, modules)):
                there = self.asked_module(node)
                found.add(f"{there}.{node.attr}" if there in modules else node.attr)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.update(() if id(node) in texts else node.value.split())
        return found

    def passed_on(self, dotted: str, asked: set[str]) -> set[str]:
        """Return whose names those are that are `asked` of this module, called `dotted`."""
        return {
            f"{statement.module}.{original}"
            for name, (statement, original) in self.imports.items()
            if f"{dotted}.{name}" in asked
        }

    def _module(self, name: str) -> str:
        """Return the module that is called `name` here, or an empty text."""
        if name not in self.imports or self._bound[name] != 1:
            return ""
        statement, original = self.imports[name]
        return f"{statement.module}.{original}"

    def attribute(self, node: ast.Attribute, modules: "dict[str, Module]") -> tuple[Value] | None:
        """Return the value of ``module.NAME``, a constant small or read once, in a tuple."""
        there = modules.get(self.asked_module(node))
        found = there and there.constant(node.attr, modules)
        if there and found and (is_small(found[0]) or node.attr in there.read_once):
            return found
        return None

    def asked_module(self, node: ast.Attribute) -> str:
        """Return the module that `node` asks for a name, or an empty text."""
        return self._module(node.value.id) if isinstance(node.value, ast.Name) else ""


class NotConstant(Exception):
    """The value is only known on the board."""


@functools.lru_cache(maxsize=512)  # most sources of a drive are those of the drive made before
def _read(source: bytes) -> tuple[ast.Module, list[ast.AST], Counter[str]]:
    """Return the tree of `source`, all its nodes, and how often each name is given a meaning."""
    tree = ast.parse(source)
    nodes = list(ast.walk(tree))  # which takes longer than parsing does
    return tree, nodes, Counter(_bound(nodes))


def _bound(nodes: list[ast.AST]) -> Iterator[str]:
    """Yield each name as often as it is given a meaning anywhere in `nodes`."""
    for node in nodes:
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.alias):
            yield node.asname or node.name
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Global):
            yield from node.names


def named(statement: ast.Assign) -> list[tuple[str, ast.expr]]:
    """Return the names that `statement` gives a meaning, each with its value."""
    match statement:
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            return [(name, value)]
        case ast.Assign(
            targets=[ast.Tuple(elts=[*names])],
            value=ast.Call(func=ast.Name(id="range"), args=[*ends], keywords=[]),
        ):
            bounds = [end.value for end in ends if isinstance(end, ast.Constant)]
            first = int(str(bounds[0])) if len(bounds) == 2 else 0
            return [
                (name.id, ast.Constant(first + i))
                for i, name in enumerate(names)
                if isinstance(name, ast.Name)
            ]
        case ast.Assign(targets=[ast.Tuple(elts=[*names])], value=ast.Tuple(elts=[*values])):
            pairs = zip(names, values, strict=True)
            return [(name.id, value) for name, value in pairs if isinstance(name, ast.Name)]
    return []


def _docstrings(nodes: list[ast.AST]) -> Iterator[ast.Constant]:
    for node in nodes:
        match node:
            case ast.Expr(value=ast.Constant(value=str()) as text):
                yield text


def _number(node: ast.UnaryOp | ast.BinOp, *values: Value) -> int:
    """Return what comes of whole numbers; raise `NotConstant` for all else."""
    operands = [ast.Constant(value) for value in values if isinstance(value, int)]
    if len(operands) < len(values):
        raise NotConstant
    if isinstance(node, ast.UnaryOp):
        term: ast.expr = ast.UnaryOp(node.op, *operands)
    else:
        term = ast.BinOp(operands[0], node.op, operands[1])
    found = eval(compile(ast.fix_missing_locations(ast.Expression(term)), "", "eval"), {})
    if not isinstance(found, int):
        raise NotConstant
    return found


def is_small(value: Value) -> bool:
    """Return True if `value` costs the board nothing, however often it stands there."""
    return value is None or isinstance(value, int) or isinstance(value, str) and len(value) <= SHORT
