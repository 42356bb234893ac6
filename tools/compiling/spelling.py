"""Names as the board spells them: CircuitPython's memory has those already.

A name costs the board memory for as long as it is switched on: its letters, and a place in a table
that doubles when it is full.  CircuitPython brings some 1,800 names with it in flash, which cost
nothing, and the firmware uses few of them.  So before modules are compiled, what they define gets
the spelling of a name that nothing of ours uses; it means the same as before.

The letters of a name stand in each module that has it, so the names in most of them get the
shortest.  What a module alone has, at its top or within its own objects, may be spelled like what
another one alone has, unless one has a class from which a class of the other comes.

A name keeps its spelling if somebody else may ask for it: files that stay readable, a text that
comes to `getattr` and its like, any text in capitals (a page may have got its help's name from
wherever), who wrote a game by docs/games.md and put its folder on the drive
by hand, and of Adafruit's drivers, for which another may be put there, whoever uses them.
`told` gives a text of the board its own names back.
"""

import ast
import builtins
import functools
import io
import keyword
import re
import tokenize
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tools.compiling.constants import dotted

_ROOT = Path(__file__).resolve().parents[2]
DRIVERS = "lib/"
FLASH = Path(__file__).with_name("flash_names.txt")
# Whoever adds a game knows the words of these: the guide, its example and what that builds on.
GUIDES = (
    _ROOT / "docs" / "games.md",
    *sorted((_ROOT / "docs" / "example" / "firmware").rglob("*.py")),
    *sorted((_ROOT / "firmware" / "games" / "plain").glob("*.py")),
)

# What an error calls the things that the firmware has: it must not be taken for a name of ours.
_KINDS = "NoneType bound_method closure generator iterator dict_view ByteArray EventQueue Processor"
_COMPILERS = frozenset(["const"])  # the board's compiler takes a call of it for a constant
NOT_OURS = frozenset(keyword.kwlist) | frozenset(dir(builtins)) | frozenset(_KINDS.split())
NOT_OURS |= _COMPILERS
_WORD = re.compile(r"\w+")
_CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)  # of a guide: prose names nothing
# Where the board tells names: in quotes, before brackets, behind "in", behind a module's own name.
_MODULE = r"(?<![\w.]){}(?=:\w|\", )"  # and a module: before what is in it
_NAMED = re.compile(r"(')(\w+)(?=')|()(\w+)(?=\(\))|(\bin )(\w+)|(\b[a-z_][\w.]*:\s?)(\w+)")


def in_flash() -> tuple[frozenset[str], frozenset[str]]:
    """Return the names that all versions of CircuitPython have in flash, and those that some have.

    ``flash_names.txt`` has a name a line; some version lacks one that a ``?`` follows.
    """
    lines = FLASH.read_text(encoding="ascii").split("\n")
    names = [line for line in lines if line and not line.startswith("#")]
    every = frozenset(name for name in names if not name.endswith("?"))
    return every, every | {name.removesuffix("?") for name in names}


@functools.cache
def in_guides() -> frozenset[str]:
    """Return the names that whoever adds a game knows."""
    found: set[str] = set()
    for guide in GUIDES:
        text = guide.read_text(encoding="utf-8")
        if guide.suffix == ".md":
            found.update(_WORD.findall(" ".join(_CODE.findall(text))))
        else:
            found.update(*map(names_of, compiled_parts(ast.parse(text))))
    return frozenset(found)


class Spelling(dict[str, str]):
    """The board's spelling of each name; `homes` has the modules of names that share theirs.

    `modules` has the board's names of modules by their full ones.
    """

    def __init__(self, names: Iterable[tuple[str, str]] = (), homes: dict[str, str] | None = None):
        super().__init__(names)
        self.homes = homes or {}
        self.modules: dict[str, str] = {}


def spelling(sources: dict[str, bytes], fixed: frozenset[str]) -> Spelling:
    """Return the board's spelling of the names in `sources`, path to Python.

    Those whose paths are `fixed` keep all their names.
    """
    every, some = in_flash()
    used, costly, kept = set(), Counter(), set(some)
    drivers: set[str] = set()  # the names in them so far
    homes: dict[str, str] = {}  # of names that one module alone has
    askers = _askers(sources.values())
    for path, source in sources.items():
        modules = set(Path(path).with_suffix("").parts)
        names, said, costly_there, *own = _found_in(source)
        if path not in fixed:
            asked = _asked_in(source)
            said = {text for called, text in asked.given if called in askers}
            said |= asked.always | {text for text in texts(source) if text.isupper()}
        homes = {name: home for name, home in homes.items() if name not in names}
        homes.update((name, path) for name in own[0] | own[1] if name not in used)
        kept |= modules | said | (names if path in fixed else set())
        kept |= names & (used if path.startswith(DRIVERS) else drivers)
        drivers |= names if path.startswith(DRIVERS) else set()
        used |= names | modules
        costly.update(costly_there)
    kept |= in_guides()
    free = sorted(filter(is_ours, every - used - NOT_OURS), key=lambda name: (len(name), name))
    wanted = set(filter(is_ours, set(costly) - kept))
    alike = _alike({name: homes[name] for name in wanted & set(homes)}, sources)
    rows = alike + [[name] for name in wanted - set(homes)]
    rows.sort(key=lambda names: (-sum(costly[name] for name in names), names))
    spelt = ((name, theirs) for names, theirs in zip(rows, free, strict=False) for name in names)
    return Spelling(spelt, {name: dotted(homes[name]) for names in alike for name in names})


_ASK = frozenset(["getattr", "hasattr", "setattr", "delattr", "__import__"])


def _askers(sources: Iterable[bytes]) -> frozenset[str]:
    """Return the functions, of whatever module, that ask for a name by a text they are given."""
    passes = [pair for source in sources for pair in _asked_in(source).passes]
    found = set(_ASK)
    more = found
    while more:
        more = {by for by, called in passes if called in found} - found
        found |= more
    return frozenset(found)


class Asked(NamedTuple):
    """How a source may ask for names by texts.

    `passes` has functions with what they call with something they were given, `given` what is
    called with a text, `always` what somebody may ask for in any case.
    """

    passes: frozenset[tuple[str, str]]
    given: frozenset[tuple[str, str]]
    always: frozenset[str]


@functools.cache  # most sources of a drive are those of the drive made before
def _asked_in(source: bytes) -> Asked:
    tree = ast.parse(source)
    nodes = list(ast.walk(tree))
    calls = [node for node in nodes if isinstance(node, ast.Call)]
    passes = _passes(node for node in nodes if isinstance(node, ast.FunctionDef))
    if any(_is_made_up(call) for call in calls):  # then it may be any text
        given = {("getattr", text) for text in texts(source)}
    else:
        given = {(_called(c), text) for c in calls for text in _texts(list(ast.walk(c)))}
    return Asked(
        frozenset(passes), frozenset(given), frozenset(_lasting(tree)) | _within_texts(nodes)
    )


def _passes(functions: Iterable[ast.FunctionDef]) -> Iterator[tuple[str, str]]:
    """Yield each of the `functions` with what it calls with something that it was given."""
    for function in functions:
        args = (*function.args.args, *function.args.kwonlyargs)
        given = {arg.arg for arg in args} - {"self"}
        for call in ast.walk(function):
            if isinstance(call, ast.Call) and given & set(_read_in(call)):
                yield function.name, _called(call)


def _read_in(call: ast.Call) -> Iterator[str]:
    """Yield the names that stand as arguments of `call`: of those that ask, behind the first."""
    asks = _called(call) in _ASK
    for value in [*call.args[asks:], *(word.value for word in call.keywords)]:
        if isinstance(value, ast.Name):
            yield value.id


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _is_made_up(call: ast.Call) -> bool:
    """Return True if `call` asks for a name that does not stand there as a text."""
    return _called(call) in _ASK and not isinstance(call.args[1], ast.Constant)


def _lasting(tree: ast.Module) -> set[str]:
    """Return the texts that names at the top of `tree` are, and those in its classes' values.

    A property is such a value.
    """
    found: list[ast.AST] = []
    for node in tree.body:
        match node:
            case ast.ClassDef(body=body):
                values = [
                    part.value for part in body if isinstance(part, ast.Assign | ast.AnnAssign)
                ]
                values += [value for part in body for value in _given_by(part)]
                found += [part for value in values if value for part in ast.walk(value)]
            case ast.Assign(value=ast.Constant() as value):
                found.append(value)
    return _texts(found)


def _given_by(part: ast.stmt) -> Iterator[ast.expr | None]:
    """Yield what `part` of a class returns, if it is a property."""
    if isinstance(part, ast.FunctionDef) and "property" in map(ast.unparse, part.decorator_list):
        yield from (node.value for node in ast.walk(part) if isinstance(node, ast.Return))


def _alike(homes: dict[str, str], sources: dict[str, bytes]) -> list[list[str]]:
    """Return in rows what may be spelled alike of the names in `homes`, which has their paths."""
    kin = _kin(sources)
    rows: list[list[str]] = []
    taken: list[dict[str, bool]] = []  # by row: the paths in it, and whether objects have the name
    for name in sorted(homes):
        path = homes[name]
        inner = name in _found_in(sources[path])[4]
        for place in range(len(rows) + 1):
            if place == len(rows):
                rows.append([])
                taken.append({})
            there = taken[place]
            if path not in there and not (inner and any(there.get(other) for other in kin[path])):
                rows[place].append(name)
                there[path] = inner
                break
    return rows


def _kin(sources: dict[str, bytes]) -> dict[str, set[str]]:
    """Return for each path those of whose classes one of its own comes, or that come of its own."""
    classes: dict[str, list[tuple[str, tuple[str, ...]]]] = {}
    for path, source in sources.items():
        for name, bases in _classes_in(source):
            classes.setdefault(name, []).append((path, bases))
    kin: dict[str, set[str]] = {path: set() for path in sources}
    for rows in classes.values():
        for path, bases in rows:
            seen, left = set(), list(bases)
            while left:
                base = left.pop()
                if base in seen:
                    continue
                seen.add(base)
                for other, further in classes.get(base, ()):
                    left += further
                    kin[path].add(other)
                    kin[other].add(path)
    return kin


def _at_the_top(tree: ast.Module, nodes: list[ast.AST]) -> set[str]:
    """Return the names that the module `tree` of `nodes` binds at its top and has nowhere else.

    As attribute, argument, keyword, import or in a class it would be somebody else's too.
    """
    top = {id(node) for node in tree.body}
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    classes = [node for node in functions if isinstance(node, ast.ClassDef)]
    parts = [part for node in classes for part in node.body]
    others = {name for part in parts for name in _bound_by(part)}
    for node in nodes:
        if not isinstance(node, ast.Name) and id(node) not in top:
            others.update(names_of(node))
    imports = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    others |= {name for node in imports for alias in node.names for name in names_of(alias)}
    return {name for node in tree.body for name in _bound_by(node)} - others


def _in_objects(nodes: list[ast.AST]) -> set[str]:
    """Return the names among `nodes` that only methods know, of the object that is their own."""
    classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
    methods = {
        id(part) for node in classes for part in node.body if isinstance(part, ast.FunctionDef)
    }
    bound = {id(name) for node in classes for part in node.body for name in _targets(part)}
    inner: set[str] = set()
    others: set[str] = set()
    for node in nodes:
        match node:
            case ast.Attribute(value=ast.Name(id="self"), attr=name):
                inner.add(name)
            case ast.FunctionDef(name=name) if id(node) in methods:
                inner.add(name)
            case ast.Name(id=name) if id(node) in bound:
                inner.add(name)
            case _:
                others.update(names_of(node))
    return inner - others


def _targets(node: ast.stmt) -> list[ast.Name]:
    targets = [node.target] if isinstance(node, ast.AnnAssign) else getattr(node, "targets", [])
    return [target for target in targets if isinstance(target, ast.Name)]


def _bound_by(node: ast.stmt) -> list[str]:
    """Return the names that `node` binds where it stands."""
    match node:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
        case ast.Assign(targets=targets):
            return [target.id for target in targets if isinstance(target, ast.Name)]
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
    return []


def spelled(source: bytes, names: dict[str, str]) -> bytes:
    """Return `source` with the spelling of `names`; lines keep their numbers."""
    lines = [line.decode() for line in source.splitlines(keepends=True)]
    found = [
        token
        for token in tokenize.tokenize(io.BytesIO(source).readline)
        if token.type == tokenize.NAME and token.string in names
    ]
    for token in reversed(found):
        (row, start), (_, end) = token.start, token.end
        line = lines[row - 1]
        lines[row - 1] = line[:start] + names[token.string] + line[end:]
    return "".join(lines).encode()


def told(text: str, names: Spelling) -> str:
    """Return `text`, as the board tells it, with the names of the sources.

    Of a text that is more than names, such as a traceback, the language's own words stay.  Where
    several modules spell a name alike it is that of the module named last before it, else all are
    told.
    """
    for name, theirs in names.modules.items():
        text = re.sub(_MODULE.format(theirs), name, text)
    ours: dict[str, list[str]] = {}
    for name, theirs in names.items():
        ours.setdefault(theirs, []).append(name)

    def own(word: str, before: str) -> str:
        found = ours.get(word, [word])
        before = before.replace("/", ".")
        named = [(before.rfind(names.homes.get(name, "?")), name) for name in found]
        at, name = max(named)
        return name if at >= 0 else "|".join(sorted(found))

    if re.fullmatch(r"[\w\s]+", text):
        return _WORD.sub(lambda word: own(word[0], ""), text)

    def tell(found: re.Match[str]) -> str:
        before, name = (part for part in found.groups() if part is not None)
        return before + own(name, text[: found.end()])

    return _NAMED.sub(tell, text)


@functools.cache  # most sources of a drive are those of the drive made before
def _found_in(source: bytes) -> tuple[frozenset[str], ...]:
    """Return the names in `source`, texts, names that the board keeps, those of top and objects."""
    tree = ast.parse(source)
    nodes = compiled_parts(tree)
    names = frozenset(name for node in nodes for name in names_of(node))
    top, inner = frozenset(_at_the_top(tree, nodes)), frozenset(_in_objects(nodes))
    return names, frozenset(_texts(nodes)), frozenset(_costly(nodes)), top, inner


def costly(source: bytes) -> frozenset[str]:
    """Return the names in `source` that the board keeps."""
    return _found_in(source)[2]


def texts(source: bytes) -> frozenset[str]:
    """Return the texts in `source`."""
    return _found_in(source)[1]


@functools.cache
def _classes_in(source: bytes) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the classes in `source`, each with the last words of those that it comes of."""
    return tuple(
        (node.name, tuple(_WORD.findall(ast.unparse(base))[-1] for base in node.bases))
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ClassDef)
    )


def is_ours(name: str) -> bool:
    """Return False for a name that the language has a meaning for."""
    return not name.startswith("__")


def compiled_parts(tree: ast.AST) -> list[ast.AST]:
    """Return the parts of `tree` but for annotations: they are dropped, and may name anything."""
    nodes: list[ast.AST] = [tree]
    for node in nodes:
        if isinstance(node, ast.FunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.AnnAssign):
            node.annotation = ast.Constant(None)
        nodes += ast.iter_child_nodes(node)
    return nodes


_OWN: dict[type[ast.AST], Callable[[Any], list[str]]] = {
    ast.Name: lambda node: [node.id],
    ast.Attribute: lambda node: [node.attr],
    ast.arg: lambda node: [node.arg],
    ast.FunctionDef: lambda node: [node.name],
    ast.ClassDef: lambda node: [node.name],
    ast.keyword: lambda node: [node.arg] if node.arg else [],
    ast.ExceptHandler: lambda node: [node.name] if node.name else [],
    ast.alias: lambda node: [*node.name.split("."), *([node.asname] if node.asname else ())],
    ast.Global: lambda node: node.names,
    ast.Nonlocal: lambda node: node.names,
}


def names_of(node: ast.AST) -> list[str]:
    """Return the names that `node` itself has, without those of its parts."""
    own = _OWN.get(node.__class__)
    return own(node) if own else []


def _costly(nodes: list[ast.AST]) -> set[str]:
    """Return the names in `nodes` that the board keeps: all but those of variables in functions."""
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef | ast.Lambda)]
    variables = {
        id(node)
        for function in functions
        for node in ast.walk(function)
        if isinstance(node, ast.Name)
    }
    return {name for node in nodes if id(node) not in variables for name in names_of(node)}


def _texts(nodes: list[ast.AST]) -> set[str]:
    """Return the texts in `nodes`."""
    constants = (node.value for node in nodes if isinstance(node, ast.Constant))
    return {value for value in constants if isinstance(value, str)}


def _within_texts(nodes: list[ast.AST]) -> set[str]:
    """Return the names within f-strings, of which Python tells the parts from 3.12 on."""
    found = set()
    for node in nodes:
        if isinstance(node, ast.JoinedStr):
            found.update(inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name))
            found.update(inner.attr for inner in ast.walk(node) if isinstance(inner, ast.Attribute))
    return found
