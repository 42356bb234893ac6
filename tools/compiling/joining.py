"""Modules joined before they are compiled for the board: those that live and die together.

Each module costs the board some 300 bytes of its own, and each import a collection of all garbage,
15 to 20 ms.  What is in memory from power-up on needs no files of its own there: the modules of a
row of `JOINED` become one, under the name of the last, and who imports one of them imports that.
A package that only names its parts needs none: who asks for them has that line.
A game that was put on the drive by hand may ask for a module by the name that it has in the
sources: for the rooms of which games may, one module answers to all these names, and the list of
games brings it in where it finds such a game.
"""

import ast
import builtins
from collections.abc import Iterable, Iterator

from tools.compiling.constants import Module, path_of
from tools.compiling.spelling import in_guides

# Each after those that it imports.  The collector of garbage notes some sixty things at most which
# are still to be looked at: where a module has more names it begins anew, and takes 24 ms for 15.
JOINED = (
    ("modules", "loader game_folder later"),
    ("device", "box display"),
    ("ui", "screen questions keys signals"),
    ("play", "knowledge rules_base setup referee"),
    ("", "shell.session_record shell.shell app"),
    ("modules", "index catalog"),
    ("shuffle", "shuffling shuffle_start"),
    ("games.shedding", "tabletop screens"),
    ("", "rare.grid shell.menu"),
)

OPEN = ("firmware.ui.", "firmware.play.")  # rooms that a game's writer knows
# Who finds games that the drive was not written with, and which name has them then.
FINDER, FOUND = "firmware.modules.catalog", "_missing"
DOORS = "firmware.modules.doors"
DOOR = """import sys
class Door:
    def __init__(self, *words):
        self.all = words
    def __getattr__(self, name):
        home, own = self.all
        return own[name] if name in own else getattr(home, name)
"""

Sources = dict[str, bytes]  # path to Python


class Collision(Exception):
    """Two modules that are joined mean different things by one name."""


def joined(sources: Sources, written: Sources) -> Sources:
    """Return the `sources` with the modules of `JOINED` as one each; raises Collision.

    They are as `written` but for constants, which stand where they are read.
    """
    sources = _without_packages(sources)
    rows = _rows(sources)
    homes = {name: names[-1] for names in rows for name in names}
    found = {}
    for path, source in sources.items():
        name = path.removesuffix(".py").replace("/", ".")
        if name not in homes:
            found[path] = _sent(path, source, homes)
    for names in rows:
        found[path_of(names[-1])] = _one(names, sources, homes)
    open_ones = {name: home for name, home in homes.items() if name.startswith(OPEN)}
    if path_of(FINDER) in found and open_ones:
        found[path_of(FINDER)] += f"if {FOUND}:\n    import {DOORS}\n".encode()
        found[path_of(DOORS)] = _doors(open_ones, sources, written)
    return found


def _without_packages(sources: Sources) -> Sources:
    """Return `sources` with an empty package for each that does nothing but name its parts.

    Whoever imports its `parts` has the line for them.
    """
    found = dict(sources)
    for path, source in sources.items():
        package = path.removesuffix("/__init__.py").replace("/", ".")
        match ast.parse(source).body:
            case [ast.ImportFrom() as before, ast.Assign(targets=[ast.Name(id=word)]) as line] if (
                path.endswith("/__init__.py")
            ):
                text = ast.unparse(line).replace("__name__", repr(package))
                lines = f"{ast.unparse(before)}; {text}"
            case _:
                continue
        found = {place: _told(place, text, package, word, lines) for place, text in found.items()}
        found[path] = b""
    return found


def _told(path: str, source: bytes, package: str, word: str, lines: str) -> bytes:
    """Return `source` with `lines` in the place of what it imports as `word` from `package`."""
    module = Module(path, source)
    for statement in module.tree.body:
        if not isinstance(statement, ast.ImportFrom) or statement.module != package:
            continue
        others = [name for name in statement.names if name.name != word]
        if len(others) == len(statement.names):
            continue
        rest = f"; {ast.unparse(ast.ImportFrom(package, others, 0))}" if others else ""
        start, end = module.place(statement)
        kept = source[start:end].count(b"\n")
        return source[:start] + (lines + rest).encode() + b"\n" * kept + source[end:]
    return source


def _doors(homes: dict[str, str], sources: Sources, written: Sources) -> bytes:
    """Return the module that answers to the names in `homes`, each with the one it is joined in.

    What was a constant in the `written` module, and stands in no other any more, it knows itself.
    """
    text = DOOR
    rooms: dict[str, list[str]] = {}
    for home in sorted(set(homes.values())):
        room, _, last = home.rpartition(".")
        rooms.setdefault(room, []).append(last)
    for room, lasts in rooms.items():
        text += f"from {room} import {', '.join(lasts)}\n"
    for home in sorted(set(homes.values())):
        names = tuple(name for name in homes if homes[name] == home != name)
        own = {
            word: value[0]
            for path in map(path_of, names)
            for word in sorted(set(_bound(written[path])) - set(_bound(sources[path])))
            if word in in_guides() and (value := Module("", written[path]).constant(word, {}))
        }
        text += f"for name in {names!r}:\n"
        text += f"    sys.modules[name] = Door({home.rpartition('.')[2]}, {own!r})\n"
    return text.encode()


def _rows(sources: Sources) -> list[list[str]]:
    """Return the full names of the modules of each row, as far as they are among `sources`."""
    rows = [
        [".".join(filter(None, ("firmware", room, name))) for name in names.split()]
        for room, names in JOINED
    ]
    rows = [[name for name in names if path_of(name) in sources] for names in rows]
    return [names for names in rows if len(names) > 1]


def _one(names: list[str], sources: Sources, homes: dict[str, str]) -> bytes:
    """Return the modules called `names` as one; raises Collision."""
    meant = dict.fromkeys(dir(builtins), "Python")
    text = b""
    for name in names:
        path = path_of(name)
        for word, meaning in _meanings(name, sources[path], names):
            if meant.setdefault(word, meaning) != meaning:
                raise Collision(f"{word} of {name} is {meant[word]}'s too")
        text += _sent(path, sources[path], homes, names).rstrip() + b"\n"
    return text


def _meanings(name: str, source: bytes, beside: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield the names of the module called `name`, each with what it means: whose it is."""
    yield from ((word, f"{name}.{word}") for word in _bound(source))
    for statement in ast.parse(source).body:
        if isinstance(statement, ast.Import | ast.ImportFrom):
            room = getattr(statement, "module", None)
            for item in statement.names:
                meaning = f"{room}.{item.name}" if room else item.name
                if meaning not in beside:  # whose names stand there without it
                    yield item.asname or item.name, meaning


def _bound(source: bytes) -> list[str]:
    """Return the names that a module gives to what is its own."""
    found = []
    for statement in ast.parse(source).body:
        if isinstance(statement, ast.FunctionDef | ast.ClassDef):
            found.append(statement.name)
        elif isinstance(statement, ast.Assign | ast.AnnAssign):
            found += [
                node.id
                for node in ast.walk(statement)
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
            ]
    return list(dict.fromkeys(found))


def _sent(path: str, source: bytes, homes: dict[str, str], beside: Iterable[str] = ()) -> bytes:
    """Return `source` with its imports sent to the `homes` of what was joined.

    What it has of the modules `beside` it is there by the same name.
    """
    module = Module(path, source)
    edits, here = [], set()
    for node in module.of(ast.Attribute):
        match node:
            case ast.Attribute(
                value=ast.Call(
                    func=ast.Name(id="rarely"), args=[ast.Constant(value=str(name)) as text]
                )
            ) if name in beside:
                edits.append((*module.place(node), node.attr))
                here.add(id(text))
    for statement in module.of(ast.ImportFrom):
        if statement.module and not statement.level:
            lines = _imports(statement, homes, beside)
            if lines is not None:
                edits.append((*module.place(statement), "; ".join(lines) or "pass"))
    for text in module.of(ast.Constant):
        if text.value in homes and id(text) not in here:  # which is loaded by its name
            edits.append((*module.place(text), repr(homes[text.value])))
    edits += _bare(module, beside)
    for start, end, text in sorted(edits, reverse=True):
        kept = source[start:end].count(b"\n")
        source = source[:start] + text.encode() + b"\n" * kept + source[end:]
    return source


def _bare(module: Module, beside: Iterable[str]) -> Iterator[tuple[int, int, str]]:
    """Yield the names without the modules `beside` by which they were asked for.

    Raises Collision where a function has a variable of such a name.
    """
    aliases = {
        name
        for name, (statement, original) in module.imports.items()
        if f"{statement.module}.{original}" in beside
    }
    reads = {}
    for node in module.of(ast.Attribute):
        match node:
            case ast.Attribute(value=ast.Name(id=word) as name, attr=attr) if word in aliases:
                reads[id(name)] = attr
                yield (*module.place(node), attr)
    for node in [*module.of(ast.Name), *module.of(ast.arg)] if aliases else ():
        match node:
            case ast.Name(id=word, ctx=ast.Load()):
                wrong = word in aliases and id(node) not in reads
            case ast.Name(id=word) | ast.arg(arg=word):
                wrong = word in aliases or word in reads.values()
            case _:
                continue
        if wrong:
            raise Collision(f"{module.path} has another {word}")


def _imports(
    statement: ast.ImportFrom, homes: dict[str, str], beside: Iterable[str]
) -> list[str] | None:
    """Return what stands instead of an import, or None if it stays as it is."""
    package = str(statement.module)
    if package in homes:
        if package in beside:
            if any(name.asname for name in statement.names):
                raise Collision(f"a name of {package} has another beside it")
            return []
        return [ast.unparse(ast.ImportFrom(homes[package], statement.names, 0))]
    moved = [name for name in statement.names if f"{package}.{name.name}" in homes]
    if not moved:
        return None
    lines = []
    for name in moved:
        if f"{package}.{name.name}" in beside:
            continue
        room, _, last = homes[f"{package}.{name.name}"].rpartition(".")
        lines.append(f"from {room} import {last} as {name.asname or name.name}")
    rest = [name for name in statement.names if name not in moved]
    return lines + ([ast.unparse(ast.ImportFrom(package, rest, 0))] if rest else [])
