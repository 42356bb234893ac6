"""Python as the page carries it: no annotations, little indented, names of a letter or two.

MicroPython reads past annotations, a blank a level does, and nobody else asks for what a function
or a module has for itself, but for arguments by which it is called.  Every line keeps its number.
"""

import ast
import functools
import io
import tokenize
from collections.abc import Iterable, Iterator
from itertools import product
from string import ascii_lowercase

from tools.compiling.arguments import outermost
from tools.compiling.constants import Lines, Module, read
from tools.compiling.spelling import NOT_OURS, compiled_parts, names_of

Edit = tuple[int, int, bytes]  # bytes from, bytes to, what stands there instead


@functools.cache  # a page that is made again has the same files
def tight(text: str, asked: frozenset[str] = frozenset()) -> str:
    """Return `text`, Python without comments, made as short as its lines allow.

    By the names `asked` somebody gives arguments, or asks another module or object for something.
    """
    bare = _shorter_names(_without_annotations(text), asked)
    return _less_spaced(_less_indented(_shorter_private(bare, asked)))


def private(texts: Iterable[str]) -> frozenset[str]:
    """Return the names that a module may have for itself but the Python `texts` ask others for."""
    found: set[str] = set()
    for text in texts:
        _, _, kinds, _ = read(text.encode())
        found.update([node.attr for node in kinds.get(ast.Attribute, ())])
        found.update([node.name for node in kinds.get(ast.alias, ())])
        values = [node.value for node in kinds.get(ast.Constant, ())]
        found.update([value for value in values if isinstance(value, str)])
    return frozenset(filter(_may_be_own, found))


def _may_be_own(name: str) -> bool:
    """Return True for a private name and for a constant's, which nobody may ask for either."""
    return name.startswith("_") and not name.startswith("__") or name.isupper()


def _shorter_private(text: str, asked: frozenset[str]) -> str:
    """Return `text` with short names for what the module has for itself."""
    source = text.encode()
    module = Module("", source)
    own: set[str] = set()
    for node in module.tree.body:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                own.add(name)
            case ast.Assign(targets=targets):
                stored = (each for target in targets for each in ast.walk(target))
                own |= {each.id for each in stored if isinstance(each, ast.Name)}
    kept = set(asked)
    for kind in (ast.JoinedStr, ast.Global, ast.Nonlocal, ast.arg):
        for node in module.of(kind):
            kept |= set(names_of(node)) | _named_in(node)
    names = [name for name in own if len(name) > 2 and _may_be_own(name) and name not in kept]
    free = ("_" + name for name in _short() if "_" + name not in source.decode())
    new = dict(zip(sorted(names, key=lambda name: (text.index(name), name)), free, strict=False))
    edits: list[Edit] = []
    for node in module.of(ast.Name):
        if node.id in new:
            start, _ = module.place(node)
            edits.append((start, start + len(node.id.encode()), new[node.id].encode()))
    for node in [*module.of(ast.FunctionDef), *module.of(ast.ClassDef)]:
        if node.name in new:
            start = source.index(node.name.encode(), module.place(node)[0])
            edits.append((start, start + len(node.name.encode()), new[node.name].encode()))
    return _edited(source, edits)


def _named_in(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def _edited(source: bytes, edits: list[Edit]) -> str:
    for start, end, put in sorted(edits, reverse=True):
        source = source[:start] + put + source[end:]
    return source.decode()


def _shorter_names(text: str, asked: frozenset[str]) -> str:
    source = text.encode()
    module, tree = Lines(source), ast.parse(text)
    kept = asked | NOT_OURS | _of_the_module(tree)
    edits: list[Edit] = []
    for unit in outermost(tree):
        nodes = compiled_parts(unit)
        if any(
            isinstance(node, ast.ClassDef | ast.JoinedStr | ast.Import | ast.ImportFrom)
            for node in nodes
        ):
            continue
        own = {
            name
            for node in nodes
            if isinstance(node, ast.arg) or isinstance(getattr(node, "ctx", None), ast.Store)
            for name in names_of(node)
            if isinstance(node, ast.arg | ast.Name)
        }
        others = {  # what stands there otherwise too keeps its name
            name
            for node in nodes
            if not isinstance(node, ast.arg | ast.Name | ast.Attribute | ast.keyword)
            for name in names_of(node)
        }
        used = {name for node in nodes for name in names_of(node)}
        longer = own - others - kept
        # By their places, so that functions that are alike come out alike, which packs smaller.
        told = [
            (module.place(node)[0], names_of(node)[0])
            for node in nodes
            if isinstance(node, ast.arg | ast.Name)
        ]
        long = [name for _, name in sorted(told) if name in longer and len(name) > 1]
        free = (name for name in _short() if name not in used and name not in NOT_OURS)
        new = dict(zip(dict.fromkeys(long), free, strict=False))
        for node in nodes:
            if isinstance(node, ast.arg | ast.Name) and (name := names_of(node)[0]) in new:
                start, _ = module.place(node)
                edits.append((start, start + len(name.encode()), new[name].encode()))
    return _edited(source, edits)


def _of_the_module(tree: ast.Module) -> set[str]:
    """Return the names that a function of `tree` may mean though it does not bind them."""
    found: set[str] = set()
    left: list[ast.AST] = [tree]
    while left:
        node = left.pop()
        found.update(name.split(".")[0] for name in names_of(node))
        if not isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Lambda):
            left += ast.iter_child_nodes(node)
    return found | {
        name
        for node in ast.walk(tree)
        if isinstance(node, ast.Global | ast.Nonlocal)
        for name in node.names
    }


def _short() -> Iterator[str]:
    yield from ascii_lowercase
    yield from map("".join, product(ascii_lowercase, repeat=2))


def _without_annotations(text: str) -> str:
    source = text.encode()
    module = Module("", source)
    edits: list[Edit] = []
    for node in module.of(ast.arg):
        if node.annotation:
            start = module.place(node)[0] + len(node.arg.encode())
            edits.append((start, module.place(node.annotation)[1], b""))
    for node in module.of(ast.FunctionDef):
        if node.returns:
            start, end = module.place(node.returns)
            start = len(source[: source.rindex(b"->", 0, start)].rstrip(b" "))
            edits.append((start, end, b""))
    for node in module.of(ast.AnnAssign):
        end = module.place(node.annotation)[1]
        if node.value is None:
            edits.append((module.place(node)[0], end, b"pass"))
        else:  # what lies on more lines than one is no longer a statement
            edits.append((module.place(node.target)[1], end, b""))
    for start, end, put in sorted(edits, reverse=True):
        if b"\n" not in source[start:end]:
            source = source[:start] + put + source[end:]
    return source.decode()


def _less_indented(text: str) -> str:
    lines = text.split("\n")
    deep, fresh, inside = 0, True, set[int]()
    begins: dict[int, int] = {}  # line to how deep its statement is
    brackets = 0
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        (row, column), (last, _) = token.start, token.end
        if token.type == tokenize.INDENT:
            deep += 1
        elif token.type == tokenize.DEDENT:
            deep -= 1
        elif token.type == tokenize.NEWLINE:
            fresh = True
        elif token.type not in (tokenize.NL, tokenize.COMMENT, tokenize.ENDMARKER):
            if fresh:
                begins[row] = deep
            elif brackets and not lines[row - 1][:column].strip():
                begins.setdefault(row, 0)
            fresh = False
            inside.update(range(row + 1, last + 1))  # of a text of several lines
            if token.type == tokenize.OP:
                brackets += (token.string in "([{") - (token.string in ")]}")
    for row, depth in begins.items():
        if row not in inside:
            lines[row - 1] = " " * depth + lines[row - 1].lstrip(" ")
    return "\n".join(lines)


def _less_spaced(text: str) -> str:
    """Return `text` without the blanks beside a sign, where no two words would grow together.

    What stands within a text stays as it is, also what some versions of Python tell apart in it.
    """
    lines = text.split("\n")
    gaps: list[tuple[int, int, int]] = []  # a row, and the columns from which and to which
    within = 0  # a text that is told in pieces
    before = None
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        name = tokenize.tok_name[token.type]
        within -= name.endswith("STRING_END")
        beside = before and before.end[0] == token.start[0] and not within
        if before and beside and tokenize.OP in (before.type, token.type):
            gaps.append((token.start[0], before.end[1], token.start[1]))
        within += name.endswith("STRING_START")
        before = token if token.type not in (tokenize.INDENT, tokenize.DEDENT) else None
    for row, start, end in reversed(gaps):
        line = lines[row - 1]
        lines[row - 1] = line[:start] + line[end:]
    return "\n".join(lines)
