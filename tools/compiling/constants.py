"""The constants of a module: names in capitals whose value is known before it runs."""

import ast
import functools
from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeVar

Value = int | str | bytes | None | tuple
Import = tuple[ast.ImportFrom, str]  # the statement, and the name as it is there
Kind = TypeVar("Kind", bound=ast.AST)
Kinds = dict[type[ast.AST], list[Any]]  # nodes by what they are

SHORT = 10  # letters of a word that costs the board no more in one place than in another


def dotted(path: str) -> str:
    """Return the name of the module at `path`."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def path_of(name: str) -> str:
    """Return where the module called `name` is."""
    return name.replace(".", "/") + ".py"


def is_text(node: ast.stmt) -> bool:
    """Return True if `node` is a docstring, or another text that stands there alone."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


class Lines:
    """Where the parts of a source are in it."""

    def __init__(self, source: bytes):
        self.source = source
        starts = [0]
        for line in source.splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        self._starts = starts

    def place(self, node: ast.expr | ast.stmt | ast.arg) -> tuple[int, int]:
        """Return where in the source `node` begins and ends, in bytes."""
        start = self._starts[node.lineno - 1] + node.col_offset
        end = self._starts[int(node.end_lineno or 0) - 1] + int(node.end_col_offset or 0)
        return start, end


class Module(Lines):
    """One source: its constants, and what it imports at its top."""

    def __init__(self, path: str, source: bytes):
        super().__init__(source)
        self.path = path
        self.tree, self.nodes, self._kinds, self._bound = read(source)
        self.imports = {
            name.asname or name.name: (statement, name.name)
            for statement in self.tree.body
            if isinstance(statement, ast.ImportFrom) and statement.module and not statement.level
            for name in statement.names
        }
        self.read_once: set[str] = set()  # constants that stand where the only one reads them
        self.defined = {
            name: (statement, value)
            for statement in self.tree.body
            if isinstance(statement, ast.Assign)
            for name, value in named(statement)
            if name.isupper() and self._bound[name] == 1
        }

    def of(self, kind: type[Kind]) -> list[Kind]:
        """Return all nodes of one `kind`, in the order of `nodes`."""
        return self._kinds.get(kind, [])

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
        for node in self.of(ast.Call):
            match node:
                case ast.Call(func=ast.Name(id="setattr"), args=[ast.Name(id=name), *_]):
                    found.add(self._module(name))
        for node in self.of(ast.Attribute):
            if isinstance(node.ctx, ast.Store) and isinstance(node.value, ast.Name):
                found.add(self._module(node.value.id))
        return found

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
        texts = {id(docstring) for docstring in _docstrings(self.of(ast.Expr))}
        for node in self.of(ast.Attribute):
            if fixed or not self.attribute(node, modules):
                there = self.asked_module(node)
                found.add(f"{there}.{node.attr}" if there in modules else node.attr)
        for text in self.of(ast.Constant):
            if isinstance(text.value, str) and id(text) not in texts:
                found.update(text.value.split())
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


# Fields in which a node has nothing to look through, and by kind all others.
_NO_PARTS = {"arg", "asname", "attr", "ctx", "id", "kind", "level", "module", "op", "ops"}
_NO_PARTS |= {"type_comment"}
_parts: dict[type[ast.AST], list[str]] = {}


@functools.lru_cache(maxsize=512)  # most sources of a drive are those of the drive made before
def read(source: bytes) -> tuple[ast.Module, list[ast.AST], Kinds, Counter[str]]:
    """Return the tree of `source`, its nodes, all and by kind, and how often each name is bound.

    They are everybody's: nobody may change them.  Signs of operations, and whether a name is read
    or bound, are no nodes of their own.
    """
    tree = ast.parse(source)
    nodes: list[ast.AST] = [tree]  # which takes longer than parsing does
    kinds: Kinds = {}
    for node in nodes:
        kind = node.__class__
        if kind not in kinds:
            kinds[kind] = []
            _parts[kind] = [field for field in kind._fields if field not in _NO_PARTS]
        kinds[kind].append(node)
        for field in _parts[kind]:
            part = getattr(node, field, None)
            if isinstance(part, list):
                nodes += [each for each in part if isinstance(each, ast.AST)]
            elif isinstance(part, ast.AST):
                nodes.append(part)
    return tree, nodes, kinds, Counter(_bound(kinds))


def _bound(kinds: Kinds) -> Iterator[str]:
    """Yield each name as often as it is given a meaning anywhere in the nodes of all `kinds`."""
    yield from (node.id for node in kinds.get(ast.Name, ()) if node.ctx.__class__ is not ast.Load)
    yield from (node.arg for node in kinds.get(ast.arg, ()))
    yield from (node.asname or node.name for node in kinds.get(ast.alias, ()))
    for kind in (ast.FunctionDef, ast.ClassDef):
        yield from (node.name for node in kinds.get(kind, ()))
    for node in kinds.get(ast.Global, ()):
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


def _docstrings(nodes: list[ast.Expr]) -> Iterator[ast.Constant]:
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
