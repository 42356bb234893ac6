"""Files of the source that the board has as several modules.

A file holds one idea, whole; of what it holds the board may want a piece only now and then.  Such a
piece stands behind a line of `MARK`, which names the module that the board has instead, or says
that it has none; what stands above the first such line stays under the file's own name.  A piece
asks the others by name, as ever in Python; here that becomes an import where the other one stands
above it, and a module that is loaded when it is asked for where it stands below.  Lines keep their
numbers.
"""

import ast
import functools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from host_sim.module_size import MARK
from tools.compiling.constants import Module, is_text
from tools.compiling.inlining import Edit, edited

DESKTOP = "desktop"  # what a piece is called that the board has not
_LOAD = "from firmware.modules.loader import load as piece_of"

Sources = dict[str, bytes]  # path to Python


class Fixed(Exception):
    """A file cannot be taken apart."""


@dataclass(frozen=True)
class Piece:
    """A piece of a file: the module that the board has, and the statements that are its own."""

    name: str  # full, with dots
    statements: list[ast.stmt]
    start: int  # in bytes, of the line that names it
    end: int

    @property
    def path(self) -> str:
        return self.name.replace(".", "/") + ".py"

    @functools.cached_property
    def free(self) -> list[tuple[ast.Name, bool]]:
        """The names that it reads and gives no meaning there, and whether within a function."""
        return [found for statement in self.statements for found in _free(statement)]

    @functools.cached_property
    def read(self) -> set[str]:
        """The names that it reads and gives no meaning within a function."""
        return {node.id for node, _ in self.free}

    @functools.cached_property
    def bound(self) -> set[str]:
        """The names to which it gives a meaning, but for its imports."""
        return {
            name
            for statement in self.statements
            if not isinstance(statement, ast.Import | ast.ImportFrom)
            for name in _bound(statement)
        }


def apart(sources: Sources) -> Sources:
    """Return the `sources` of a drive, path to content, with a module for each piece; raise Fixed.

    Whoever asks a file for what is in a piece of it asks that piece.
    """
    found = dict(sources)
    homes: dict[str, dict[str, str]] = {}  # of each file, by a name in it the piece's
    for path, source in sources.items():
        if path.endswith(".py") and MARK.search(source):
            home = Module(path, source)
            pieces = list(_pieces(home))
            _check(home, pieces)
            taken = {piece.path for piece in pieces[1:]} & set(sources)
            if taken:
                raise Fixed(f"{taken} is there, and a piece of {path}")
            dotted = pieces[0].name
            homes[dotted] = {name: piece.name for piece in pieces[1:] for name in piece.bound}
            for at, piece in enumerate(pieces):
                if not piece.name.endswith(f".{DESKTOP}"):
                    found[piece.path] = _alone(home, pieces, at)
    for path, source in found.items():
        if path.endswith(".py") and any(
            dotted.rpartition(".")[2].encode() in source for dotted in homes
        ):
            found[path] = _sent(Module(path, source), homes)
    return found


def on_board(source: bytes) -> bytes:
    """Return `source` without the pieces that the board has not; lines keep their numbers."""
    edits: list[Edit] = []
    for match in MARK.finditer(source):
        if not match[1]:
            behind = MARK.search(source, match.end())
            end = behind.start() if behind else len(source)
            edits.append((match.start(), end, b"\n" * source.count(b"\n", match.start(), end)))
    return edited(source, edits)


def _pieces(home: Module) -> Iterator[Piece]:
    """Yield the pieces of the file `home`, the one under its own name first."""
    package = home.path.removesuffix(".py").replace("/", ".")
    room = package.rpartition(".")[0]
    marks = [
        (match.start(), (match[1] or DESKTOP.encode()).decode())
        for match in MARK.finditer(home.source)
    ]
    names = [package, *(f"{room}.{name}" for _, name in marks)]
    starts = [0, *(start for start, _ in marks), len(home.source)]
    for name, start, end in zip(names, starts, starts[1:], strict=False):
        mine = [each for each in home.tree.body if start <= home.place(each)[0] < end]
        yield Piece(name, mine, start, end)


def _check(home: Module, pieces: list[Piece]) -> None:
    """Raise Fixed if a piece gives another value to a name that another one knows."""
    for piece in pieces:
        changed = {
            name
            for statement in piece.statements
            for node in ast.walk(statement)
            if isinstance(node, ast.Global)
            for name in node.names
        }
        known = set[str]().union(*(each.bound | each.read for each in pieces if each is not piece))
        if changed & known:
            raise Fixed(f"{piece.name} changes {changed & known}, which other pieces know")


def _alone(home: Module, pieces: list[Piece], at: int) -> bytes:
    """Return the source of the piece `at` as a module."""
    piece = pieces[at]
    above = {name: each.name for each in pieces[:at] for name in each.bound}
    below = {name: each.name for each in pieces[at + 1 :] for name in each.bound}
    edits = [] if not below else list(_asked_below(home, piece, below))
    lines = [_LOAD] if edits else []
    read = piece.read
    if at:
        for statement in pieces[0].statements:
            if isinstance(statement, ast.Import | ast.ImportFrom):
                kept = [each for each in statement.names if _called(each) in read]
                lines += [_import(statement, kept)] if kept else []
        asked: dict[str, list[str]] = {}
        for name in sorted(read & set(above) - piece.bound):
            asked.setdefault(above[name], []).append(name)
        lines += [f"from {name} import {', '.join(words)}" for name, words in asked.items()]
    else:
        edits += _unused(home, piece, pieces, read)
    edits.append((piece.end, len(home.source), b""))
    if at:
        text = "".join(f"{line}\n" for line in lines).encode()
        blank = home.source[: piece.start].count(b"\n") - len(lines)
        edits.append((0, piece.start, b"\n" * blank + text))
    else:
        edits += _on_top(home, lines)
    return edited(home.source, edits)


def _on_top(module: Module, lines: list[str]) -> Iterator[Edit]:
    """Yield the edit that puts `lines` above the first statement, in the place of what is said."""
    first = module.tree.body[0]
    if not lines:
        return
    start, end = module.place(first)
    if is_text(first):
        blank = module.source[start:end].count(b"\n") + 1 - len(lines)
        yield start, end, ("\n".join(lines) + "\n" * blank).encode()
    else:
        above = module.source[:start]
        free = len(above) - len(above.rstrip(b"\n"))
        yield start - min(free, len(lines)), start, "".join(f"{line}\n" for line in lines).encode()


def _asked_below(home: Module, piece: Piece, below: dict[str, str]) -> Iterator[Edit]:
    """Yield the edits by which functions of `piece` load what stands `below` it; raise Fixed."""
    for node, inside in piece.free:
        if node.id in below:
            if not inside:
                raise Fixed(f"{piece.name} wants {node.id} before it is there")
            text = f"piece_of({below[node.id]!r}).{node.id}"
            yield (*home.place(node), text.encode())


def _free(
    node: ast.AST, local: frozenset[str] = frozenset(), inside: bool = False
) -> Iterator[tuple[ast.Name, bool]]:
    """Yield the names that `node` reads and are not `local`, and whether within a function."""
    match node:
        case ast.Name(id=name, ctx=ast.Load()) if name not in local:
            yield node, inside
        case ast.FunctionDef() | ast.Lambda():
            body = node.body if isinstance(node.body, list) else [node.body]
            outside = [*node.args.defaults, *(each for each in node.args.kw_defaults if each)]
            outside += getattr(node, "decorator_list", [])
            for part in outside:
                yield from _free(part, local, inside)
            within = local | _locals(node)
            for part in body:
                yield from _free(part, within, True)
        case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
            within = local | _stored(ast.walk(node))
            for part in ast.iter_child_nodes(node):
                yield from _free(part, within, inside)
        case _:
            for part in ast.iter_child_nodes(node):
                yield from _free(part, local, inside)


def _locals(function: ast.FunctionDef | ast.Lambda) -> frozenset[str]:
    nodes = list(ast.walk(function))
    args = {node.arg for node in nodes if isinstance(node, ast.arg)}
    shared = {name for node in nodes if isinstance(node, ast.Global) for name in node.names}
    return (_stored(nodes) | args) - shared


def _stored(nodes: Iterable[ast.AST]) -> frozenset[str]:
    return frozenset(
        part.id
        for part in nodes
        if isinstance(part, ast.Name) and not isinstance(part.ctx, ast.Load)
    )


def _unused(home: Module, piece: Piece, pieces: list[Piece], read: set[str]) -> Iterator[Edit]:
    """Yield the imports of the file `home` without what only other pieces read."""
    theirs = set[str]().union(*(each.read for each in pieces if each is not piece))
    for statement in piece.statements:
        if isinstance(statement, ast.Import | ast.ImportFrom):
            kept = [
                each
                for each in statement.names
                if _called(each) in read or _called(each) not in theirs
            ]
            if len(kept) < len(statement.names):
                text = _import(statement, kept) if kept else "pass"
                yield (*home.place(statement), text.encode())


def _sent(module: Module, homes: dict[str, dict[str, str]]) -> bytes:
    """Return the source of `module` that asks each piece for what is in it."""
    own = module.path.removesuffix(".py").replace("/", ".")
    edits: list[Edit] = []
    words: dict[str, str] = {}  # what it calls a file that was taken apart
    for statement in module.tree.body:
        if isinstance(statement, ast.ImportFrom) and statement.module:
            room = statement.module
            if room in homes:
                names = _by_home(statement.names, room, homes[room])
                if set(names) != {room}:
                    text = "; ".join(
                        ast.unparse(ast.ImportFrom(home, each, 0)) for home, each in names.items()
                    )
                    edits.append((*module.place(statement), text.encode()))
            words |= {
                _called(each): f"{room}.{each.name}"
                for each in statement.names
                if f"{room}.{each.name}" in homes
            }
    wanted: dict[str, str] = {}
    for node in module.of(ast.Attribute):
        match node.value:
            case ast.Name(id=word) if word in words and node.attr in homes[words[word]]:
                there = homes[words[word]][node.attr]
                last = there.rpartition(".")[2]
                wanted[there] = f"piece_{last}"
                edits.append((*module.place(node.value), wanted[there].encode()))
            case ast.Attribute(value=ast.Name(id="parts" | "later" as by), attr=part):
                there = _of_parts(own if by == "parts" else "", part, node.attr, homes)
                if there:
                    text = f"{by}.{there.rpartition('.')[2]}"
                    edits.append((*module.place(node.value), text.encode()))
    if wanted:
        lines = [
            f"from {there.rpartition('.')[0]} import {there.rpartition('.')[2]} as {word}"
            for there, word in wanted.items()
        ]
        edits += _on_top(module, lines)
    return edited(module.source, edits)


def _of_parts(own: str, part: str, name: str, homes: dict[str, dict[str, str]]) -> str:
    """Return the piece in which the `part` of the room of module `own` has `name`, or "".

    Without `own` the part is of any room, as what comes late has names of its own.
    """
    home = f"{own.rpartition('.')[0]}.{part}"
    found = [homes.get(home, {})] if own else [homes[at] for at in homes if at.endswith(home)]
    return next((pieces[name] for pieces in found if name in pieces), "")


def _by_home(
    names: Iterable[ast.alias], room: str, pieces: dict[str, str]
) -> dict[str, list[ast.alias]]:
    found: dict[str, list[ast.alias]] = {}
    for each in names:
        found.setdefault(pieces.get(each.name, room), []).append(each)
    return found


def _import(statement: ast.Import | ast.ImportFrom, kept: list[ast.alias]) -> str:
    if isinstance(statement, ast.Import):
        return ast.unparse(ast.Import(kept))
    return ast.unparse(ast.ImportFrom(statement.module, kept, statement.level))


def _called(name: ast.alias) -> str:
    return name.asname or name.name


def _bound(statement: ast.stmt) -> Iterator[str]:
    match statement:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case _:
            for node in ast.walk(statement):
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                    yield node.id
