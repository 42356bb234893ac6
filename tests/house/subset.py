"""Find in a firmware source what the device's Python has not got.

No type is inferred but the obvious one: a literal, or a name that the file gives a ``bytearray``.
For everything else a method is foreign if CPython's built-in types have it and none of the
device's has, unless the firmware defines a method of that name itself.
"""

import ast
import builtins
import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tests.house.device import BUILTINS, MODULES, TYPES
from tests.house.tree import nodes

METHODS = {name: set(names.split()) for name, names in TYPES.items()}
KNOWN_METHODS = set().union(*METHODS.values())
FOREIGN_METHODS = {
    name
    for name in set().union(*(dir(getattr(builtins, kind)) for kind in TYPES))
    if not name.startswith("__")
} - KNOWN_METHODS
FOREIGN_METHODS |= {"throw", "pend_throw"}  # CPython's and the device's generators differ here
FOREIGN_METHODS |= {"center"}  # half a blank goes to the other side on the device
FOREIGN_BUILTINS = {name for name in dir(builtins) if name[:2] != "__"} - set(BUILTINS.split())
FOREIGN_ATTRIBUTES = {"__doc__", "__mro__", "__annotations__", "__subclasses__", "__wrapped__"}
FOREIGN_ATTRIBUTES |= {"real", "imag", "numerator", "denominator"}
FOREIGN_HOOKS = {"__init_subclass__", "__set_name__", "__class_getitem__", "__missing__"}
FOREIGN_HOOKS |= {"__format__", "__post_init__", "__del__"}

BYTES = ("bytes", "bytearray")

# What takes keywords on the device; of the other built-ins' arguments all are positional.
KEYWORDS = {
    "sorted": {"key", "reverse"},
    "sort": {"key", "reverse"},
    "min": {"key", "default"},
    "max": {"key", "default"},
    "enumerate": {"start"},
    "print": {"sep", "end", "file"},
}
ANY_KEYWORDS = {"dict", "format", "update", "property", "open", "super", "exec", "eval"}
VIEWS = {"keys", "values", "items"}  # of a dict: the device has no length of them, nor an item
MOST_ARGUMENTS = {"next": 1, "iter": 1}  # the device has no default, no sentinel


class Known(NamedTuple):
    """Facts from outside the node at hand."""

    methods: set[str]  # names of the functions that the firmware defines
    modules: set[str]  # names that `import` binds in this file
    arrays: set[str]  # expressions that this file gives nothing but bytearrays
    prints: bool  # this file may print


_DEF = re.compile(r"^ *def (\w+)\(", re.MULTILINE)


def definitions(sources: Iterable[str]) -> set[str]:
    """Return the names of every function and method that `sources` define."""
    # To parse all of the firmware takes a second, for who asks about one file of a game.
    return {name for source in sources for name in _DEF.findall(source)}


def complaints(source: str, methods: Iterable[str] = (), prints: bool = False) -> list[str]:
    """Return what the device could not do with `source`, each as ``line: what``.

    `methods` are the names that the firmware defines, `prints` whether this file may print.
    """
    tree = nodes(source)
    known = Known(set(methods), _modules(tree), _bytearrays(tree), prints)
    found = set()
    for node in tree:
        if isinstance(node, ast.expr | ast.stmt):
            for check in CHECKS:
                found |= {(node.lineno, text) for text in check(node, known)}
    return [f"{line}: {text}" for line, text in sorted(found)]


def _modules(tree: list[ast.AST]) -> set[str]:
    imports = [node for node in tree if isinstance(node, ast.Import)]
    return {alias.asname or alias.name for node in imports for alias in node.names}


def _bytearrays(tree: list[ast.AST]) -> set[str]:
    given: dict[str, set[str]] = {}
    for node in tree:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                given.setdefault(ast.unparse(target), set()).add(_kind(node.value))
    return {name for name, kinds in given.items() if kinds == {"bytearray"}}


def _kind(node: ast.expr, arrays: Iterable[str] = ()) -> str:
    """Return the name of the built-in type that `node` has for certain, or nothing."""
    match node:
        case ast.Constant(value=value):
            return type(value).__name__
        case ast.JoinedStr():
            return "str"
        case ast.Call(func=ast.Name(id=name)) if name in METHODS:
            return name
        case ast.List() | ast.Dict() | ast.Set() | ast.Tuple():
            return type(node).__name__.lower()
    return "bytearray" if ast.unparse(node) in arrays else ""


def _displays(node: ast.AST, known: Known) -> Iterator[str]:
    match node:
        case ast.List(ctx=ast.Load()) | ast.Tuple(ctx=ast.Load()) | ast.Set():
            if any(isinstance(item, ast.Starred) for item in node.elts):
                yield "* in a display"
        case ast.Dict():
            if None in node.keys:
                yield "** in a display"
        case ast.FormattedValue():
            if any(isinstance(inner, ast.JoinedStr) for inner in ast.walk(node.value)):
                yield "an f-string in an f-string"
        case ast.Lambda(args=ast.arguments(posonlyargs=[_, *_])):
            yield "positional-only arguments"


def _statements(node: ast.AST, known: Known) -> Iterator[str]:
    match node:
        case ast.Match() | ast.TryStar() | ast.AsyncFunctionDef():
            yield type(node).__name__
        case ast.ClassDef(keywords=[_, *_]):
            yield "class keywords"
        case ast.FunctionDef(name=name) if name in FOREIGN_HOOKS:
            yield f"{name} is never called"
        case ast.FunctionDef(args=ast.arguments(posonlyargs=[_, *_])):
            yield "positional-only arguments"
        case ast.ImportFrom(module=str(module)) if module in MODULES:
            for alias in node.names:
                if alias.name not in MODULES[module].split():
                    yield f"{module}.{alias.name}"
        case ast.Delete():
            for target in node.targets:
                if isinstance(target, ast.Subscript) and _kind(target.value, known.arrays) in BYTES:
                    yield "del in bytes"


def _names(node: ast.AST, known: Known) -> Iterator[str]:
    match node:
        case ast.Name(id=name, ctx=ast.Load()) if name in FOREIGN_BUILTINS:
            yield f"no built-in {name}"


def _attributes(node: ast.AST, known: Known) -> Iterator[str]:
    if not isinstance(node, ast.Attribute):
        return
    name, owner = node.attr, node.value
    if isinstance(owner, ast.Name) and owner.id in known.modules:
        if owner.id in MODULES and name not in MODULES[owner.id].split():
            yield f"{owner.id}.{name}"
        return
    kind = _kind(owner, known.arrays)
    if kind in METHODS:
        if name not in METHODS[kind]:
            yield f"{kind}.{name}"
    elif name in FOREIGN_ATTRIBUTES:
        yield f".{name}"


def _slices(node: ast.AST, known: Known) -> Iterator[str]:
    """Only lists and ranges can be sliced with a step, and nobody sees what a name stands for."""
    match node:
        case ast.Subscript(value=value, slice=ast.Slice(step=ast.expr())):
            if _kind(value, known.arrays) not in ("list", "range"):
                yield "a step in a slice"


def _views(node: ast.AST, known: Known) -> Iterator[str]:
    """One that has a name may be asked for its length somewhere, so none may be given one."""
    match node:
        case (
            ast.Assign(value=ast.Call(func=ast.Attribute(attr=name), args=[]))
            | ast.AnnAssign(value=ast.Call(func=ast.Attribute(attr=name), args=[]))
            | ast.Subscript(value=ast.Call(func=ast.Attribute(attr=name), args=[]))
            | ast.Call(
                func=ast.Name(id="len" | "reversed"),
                args=[ast.Call(func=ast.Attribute(attr=name), args=[])],
            )
        ) if name in VIEWS - known.methods:
            yield "a view of a dict is only gone through"


def _supers(node: ast.AST, known: Known) -> Iterator[str]:
    """Asked of ``super()`` a property of the board is the property, not what it returns."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.Attribute(value=ast.Call(func=ast.Name(id="super"))):
                if not (isinstance(node, ast.Call) and node.func is child):
                    yield "super() is only called"


def _calls(node: ast.AST, known: Known) -> Iterator[str]:
    match node:
        case ast.Call(func=ast.Name(id="print")) if not known.prints:
            yield "print"
        case ast.Call(func=ast.Attribute(attr=name)) if name in FOREIGN_METHODS - known.methods:
            yield f".{name}"
        case ast.Call(func=ast.Name(id=name)) if name in MOST_ARGUMENTS:
            if len(node.args) > MOST_ARGUMENTS[name]:
                yield f"{name} takes no second argument"
        case ast.Call(func=ast.Name(id="isinstance" | "issubclass"), args=[_, ast.BinOp()]):
            yield "a union of types"
        case ast.Call(func=ast.Attribute(attr="startswith" | "endswith"), args=[ast.Tuple(), *_]):
            yield "several prefixes at once"
        case ast.Call(func=ast.Attribute(value=ast.Constant(value=str(text)), attr="format")):
            if re.search(r"{\w*[.[]", text):
                yield "an attribute in a format"
    if isinstance(node, ast.Call):
        yield from _keywords(node, known)


def _keywords(node: ast.Call, known: Known) -> Iterator[str]:
    if isinstance(node.func, ast.Name):
        name, foreign = node.func.id, node.func.id in BUILTINS.split()
    elif isinstance(node.func, ast.Attribute):
        name = node.func.attr
        foreign = name in KNOWN_METHODS and name not in known.methods
    else:
        return
    if foreign and name not in ANY_KEYWORDS and not name[0].isupper():
        for keyword in node.keywords:
            if keyword.arg not in KEYWORDS.get(name, ()):
                yield f"{name}({keyword.arg}=)"


CHECKS = (_displays, _statements, _names, _attributes, _slices, _views, _supers, _calls)
