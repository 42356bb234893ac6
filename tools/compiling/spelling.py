"""Names as the board spells them: CircuitPython's memory has those already.

A name costs the board memory for as long as it is switched on: its letters, and a place in a table
that doubles when it is full.  CircuitPython brings some 1,800 names with it in flash, which cost
nothing, and the firmware uses few of them.  So before modules are compiled, what they define gets
the spelling of a name that nothing of ours uses; it means the same as before.

A name keeps its spelling if somebody else may ask for it: files that stay readable, Adafruit's
drivers, a text, and whoever wrote a game by docs/games.md and put its folder on the drive by hand.
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
from pathlib import Path

_ROOT = Path(__file__).resolve().parents[2]
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
_OTHERS = frozenset(keyword.kwlist) | frozenset(dir(builtins)) | frozenset(_KINDS.split())
_OTHERS |= _COMPILERS
_WORD = re.compile(r"\w+")
# Where the board tells names: in quotes, before brackets, behind "in", behind a module's own name.
_NAMED = re.compile(r"(')(\w+)(?=')|()(\w+)(?=\(\))|(\bin )(\w+)|(\b[a-z_][\w.]*:\s?)(\w+)")


def in_flash() -> tuple[frozenset[str], frozenset[str]]:
    """Return the names that all versions of CircuitPython have in flash, and those that some have.

    ``flash_names.txt`` has a name a line; some version lacks one that a ``?`` follows.
    """
    lines = FLASH.read_text(encoding="ascii").split("\n")
    names = [line for line in lines if line and not line.startswith("#")]
    every = frozenset(name for name in names if not name.endswith("?"))
    return every, every | {name.removesuffix("?") for name in names}


def spelling(sources: dict[str, bytes], fixed: frozenset[str]) -> dict[str, str]:
    """Return the board's spelling of the names in `sources`, path to Python.

    Those whose paths are `fixed` keep all their names.
    """
    every, some = in_flash()
    used, costly, kept = set(), Counter(), set(some)
    for path, source in sources.items():
        modules = set(Path(path).with_suffix("").parts)
        names, texts, costly_there = _found_in(source)
        used |= names | modules
        kept |= modules | texts | (names if path in fixed else set())
        costly.update(costly_there)
    for guide in GUIDES:
        kept.update(_WORD.findall(guide.read_text(encoding="utf-8")))
    free = sorted(filter(_ours, every - used - _OTHERS), key=lambda name: (len(name), name))
    wanted = sorted(filter(_ours, set(costly) - kept), key=lambda name: (-costly[name], name))
    return dict(zip(wanted, free, strict=False))


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


def told(text: str, names: dict[str, str]) -> str:
    """Return `text`, as the board tells it, with the names of the sources.

    Of a text that is more than names, such as a traceback, the language's own words stay.
    """
    ours = {theirs: name for name, theirs in names.items()}
    if re.fullmatch(r"[\w\s]+", text):
        return _WORD.sub(lambda word: ours.get(word[0], word[0]), text)

    def tell(found: re.Match[str]) -> str:
        before, name = (part for part in found.groups() if part is not None)
        return before + ours.get(name, name)

    return _NAMED.sub(tell, text)


@functools.cache  # most sources of a drive are those of the drive made before
def _found_in(source: bytes) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """Return the names in `source`, its texts, and which of the names the board keeps."""
    nodes = _compiled(ast.parse(source))
    names = frozenset(name for node in nodes for name in _names_of(node))
    return names, frozenset(_texts(nodes)), frozenset(_costly(nodes))


def _ours(name: str) -> bool:
    """Return False for a name that the language has a meaning for."""
    return not name.startswith("__")


def _compiled(tree: ast.Module) -> list[ast.AST]:
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


def _names_of(node: ast.AST) -> list[str]:
    """Return the names that `node` itself has, without those of its parts."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
            return [name]
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
        case ast.keyword(arg=str(name)) | ast.ExceptHandler(name=str(name)):
            return [name]
        case ast.alias(name=name, asname=other):
            return [*name.split("."), *([other] if other else ())]
        case ast.Global(names=names) | ast.Nonlocal(names=names):
            return names
    return []


def _costly(nodes: list[ast.AST]) -> set[str]:
    """Return the names in `nodes` that the board keeps: all but those of variables in functions."""
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef | ast.Lambda)]
    variables = {
        id(node)
        for function in functions
        for node in ast.walk(function)
        if isinstance(node, ast.Name)
    }
    return {name for node in nodes if id(node) not in variables for name in _names_of(node)}


def _texts(nodes: list[ast.AST]) -> set[str]:
    """Return the texts in `nodes`, which may ask for a name, and the names within f-strings."""
    found = set()
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.JoinedStr):  # of which Python tells the parts from 3.12 on
            found.update(inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name))
            found.update(inner.attr for inner in ast.walk(node) if isinstance(inner, ast.Attribute))
    return found
