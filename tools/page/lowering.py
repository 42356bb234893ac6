"""The simulator's sources in MicroPython's grammar, lowered mechanically.

What MicroPython has not got is written in what it has; what only a reader or the type check wants
(docstrings, annotations, protocols) is left out.  Whatever else it lacks is refused, so that nobody
finds it out in a browser.
"""

import ast
import functools

# Only annotations and protocols want these.
ONLY_TYPES = ("collections.abc", "host_sim.runner", "types", "typing")
GENERIC = ("Callable", "dict", "list", "set", "tuple")  # not subscripted while the program runs
REFUSED = (
    ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith, ast.Await, ast.TryStar, ast.Nonlocal,
)  # fmt: skip
MISSING = """
    capitalize casefold expandtabs findall finditer format_map fullmatch isalnum isascii isdecimal
    isnumeric ljust removeprefix removesuffix rjust swapcase translate zfill
""".split()  # noqa: SIM905


class Unlowered(Exception):
    """A source has something that MicroPython has not got: says what and in which line."""

    def __init__(self, node: ast.AST, what: str) -> None:
        super().__init__(f"line {getattr(node, 'lineno', '?')}: {what}")


@functools.cache
def lowered(source: str) -> str:
    """Return `source` for MicroPython; raise Unlowered if that cannot be done."""
    return _text(_Lower().visit(ast.parse(source)))


@functools.cache
def in_rounds(source: str) -> str:
    """Return the program `source` as a module with a generator ``rounds``, which does the same.

    After a round of a loop that goes on for ever it yields if ``time_is_up()``, which who runs it
    gives to the module, and at its end.  Its names are the module's, as if it had been run there.
    """
    tree = _Lower().visit(ast.parse(source))
    for node in ast.walk(tree):
        if isinstance(node, ast.While) and ast.unparse(node.test) == "True":
            node.body += ast.parse("if time_is_up():\n    yield").body
    rounds = ast.parse("def rounds():\n    yield").body[0]
    assert isinstance(rounds, ast.FunctionDef)
    names = sorted(_bound(tree))
    rounds.body[:0] = [*([ast.Global(names)] if names else []), *tree.body]
    return _text(ast.Module([rounds], []))


def _text(tree: ast.AST) -> str:
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def _bound(tree: ast.AST) -> set[str]:
    """Return the names that a program binds; that of an error goes by itself."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            found |= {alias.asname or alias.name.partition(".")[0] for alias in node.names}
    return found


class _Lower(ast.NodeTransformer):
    def visit(self, node: ast.AST):
        if isinstance(node, REFUSED):
            raise Unlowered(node, f"{type(node).__name__} is not in MicroPython's grammar")
        if getattr(node, "type_params", None):
            raise Unlowered(node, "a type parameter is not in MicroPython's grammar")
        return super().visit(node)

    def visit_Module(self, node: ast.Module) -> ast.Module:
        self.generic_visit(node)
        node.body = _told(node.body, empty=True)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        self.generic_visit(node)
        node.body = _told(node.body)
        node.returns = None
        return node

    def visit_arguments(self, node: ast.arguments) -> ast.arguments:
        self.generic_visit(node)
        node.args = node.posonlyargs + node.args
        node.posonlyargs = []
        return node

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.stmt | None:
        bases = [ast.unparse(base) for base in node.bases]
        if "Protocol" in bases:
            return None
        fields = [
            part.target.id
            for part in node.body
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
        ]
        self.generic_visit(node)
        node.body = _told(node.body, empty=bool(fields))
        if "NamedTuple" in bases:
            return ast.parse(f"{node.name} = namedtuple({node.name!r}, {tuple(fields)!r})").body[0]
        if fields:  # in their order, which a dict has not
            node.body.insert(0, ast.parse(f"__annotations__ = {tuple(fields)!r}").body[0])
        return node

    def visit_Import(self, node: ast.Import) -> ast.Import | None:
        node.names = [alias for alias in node.names if alias.name not in ONLY_TYPES]
        return node if node.names else None

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | None:
        if "NamedTuple" in [alias.name for alias in node.names]:
            return ast.parse("from collections import namedtuple").body[0]
        return None if node.module in ONLY_TYPES else node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.Assign | None:
        self.generic_visit(node)
        return ast.Assign([node.target], node.value) if node.value else None

    def visit_Assign(self, node: ast.Assign) -> ast.Assign | None:
        value = node.value
        if isinstance(value, ast.Subscript) and ast.unparse(value.value) in GENERIC:
            return None  # a type by another name
        self.generic_visit(node)
        return node

    def visit_Match(self, node: ast.Match) -> list[ast.stmt]:
        if not isinstance(node.subject, ast.Name):
            raise Unlowered(node, "what is matched is more than a name")
        self.generic_visit(node)
        found: list[ast.stmt] = []
        for case in reversed(node.cases):
            pattern = case.pattern
            if isinstance(pattern, ast.MatchAs) and not pattern.name and not case.guard:
                found = case.body
            elif isinstance(pattern, ast.MatchValue) and not case.guard:
                test = ast.Compare(node.subject, [ast.Eq()], [pattern.value])
                found = [ast.If(test, case.body, found)]
            else:
                raise Unlowered(pattern, f"{type(pattern).__name__} is not lowered")
        return found

    def visit_List(self, node: ast.List) -> ast.expr:
        return self._display(node, "list")

    def visit_Tuple(self, node: ast.Tuple) -> ast.expr:
        return self._display(node, "tuple")

    def _display(self, node: ast.List | ast.Tuple, kind: str) -> ast.expr:
        """Put a display with stars together from parts."""
        self.generic_visit(node)
        if isinstance(node.ctx, ast.Store) or not any(map(_starred, node.elts)):
            return node
        whole: ast.expr | None = None
        for part in node.elts:
            if isinstance(part, ast.Starred):
                found: ast.expr = ast.Call(ast.Name(kind, ast.Load()), [part.value], [])
            else:
                found = type(node)([part], ast.Load())
            whole = found if whole is None else ast.BinOp(whole, ast.Add(), found)
        assert whole is not None
        return whole

    def visit_Set(self, node: ast.Set) -> ast.Set:
        if any(map(_starred, node.elts)):
            raise Unlowered(node, "a star in a set")
        self.generic_visit(node)
        return node

    def visit_Dict(self, node: ast.Dict) -> ast.Dict:
        if None in node.keys:
            raise Unlowered(node, "stars in a dict")
        self.generic_visit(node)
        return node

    def visit_Call(self, node: ast.Call) -> ast.Call:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id == "zip":
            node.keywords = []  # strict
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:
        if node.attr in MISSING:
            raise Unlowered(node, f"MicroPython has no {node.attr}")
        self.generic_visit(node)
        return node


def _starred(node: ast.expr) -> bool:
    return isinstance(node, ast.Starred)


def _told(body: list[ast.stmt], empty: bool = False) -> list[ast.stmt]:
    """Return `body` without its docstring and texts that stand alone, `empty` if it may be that."""
    kept = [
        part
        for part in body
        if not (isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant))
    ]
    return kept if kept or empty else [ast.Pass()]
