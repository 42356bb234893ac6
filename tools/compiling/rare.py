"""Functions that are rarely called, cut off from modules that the board always has.

A module that is always in memory has parts that no ordinary turn calls: what draws a page of the
set-up, what begins an object, what mends a fault.  Those in `RARE`, chosen by what the keys of the
rig's rows call, stand on the drive in a module of their own, which comes when one of them is
called and gives way as loader.py says.  Who asks a module for such a function asks the other one;
where that cannot be, as in a class, a line is left that does.  A table goes with those that read
it.  A module means the same as before.
"""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from firmware.modules.loader import comes_late
from tools.compiling.constants import Module, dotted, is_text, named, path_of
from tools.compiling.inlining import Edit, edited
from tools.compiling.spelling import in_guides

# The module that has them then, that which they are cut from, and functions, a method behind its
# class, or tables that those read.
RARE = (
    ("rare.start", "modules.loader", "switched_on _order"),
    ("rare.start", "app", "App.__init__"),
    ("rare.start", "shell.shell", "Shell.__init__"),
    ("rare.start", "ui.page", "Page.__init__"),
    ("rare.device", "device.box", "Box.__init__ Box.set_up Pad.__init__ Ring.__init__"),
    ("rare.device", "device.display", "Display.__init__ Display._connect Panel.__init__"),
    ("rare.device", "device.display", "Panel._set_up"),
    ("rare.pages", "ui.kinds", "_dots_of _large_list _small_list _widest answer choice dots entry"),
    ("rare.pages", "ui.kinds", "event head_keys listed way"),
    ("rare.pages", "ui.page", "Page.lift"),
    ("rare.pages", "ui.questions", "Choice.render"),
    ("rare.grid", "ui.kinds", "_cell grid"),
    ("rare.events", "ui.signals", "Signals.blocked Signals.ended Signals.tied"),
    ("rare.events", "app", "App._look_at_battery App._under App._withdraw"),
    ("rare.stuck", "app", "App._on_stuck"),
    ("rare.edit", "play.referee", "Referee._cut Referee._movers Referee._refused_by"),
    ("rare.edit", "play.referee", "Referee.edit Referee.name_late"),
    ("rare.edit", "play.rules_base", "RulesBase.why_not_join"),
    ("rare.edit", "storage.journal", "GameLog._cut GameLog._edit"),
)
# A module whose every page wants what was cut off, and that: it brings it, so that it comes while
# the page before is read.
BROUGHT = (("shell.setup_questions", "rare.pages"),)
_FIRMWARE = "firmware."
_GAMES = Path(__file__).resolve().parents[2] / "firmware" / "games"
LIST = "rare.txt"  # a game's own, in each line the same of its modules

_LOAD = "from firmware.modules.loader import load as rarely"
_OWN = "own"  # there: what "self" was

Sources = dict[str, bytes]  # path to Python


class Fixed(Exception):
    """A function or a table cannot be cut off."""


class Cut(NamedTuple):
    """Functions and tables that are cut off from one module: `words` by their ids."""

    home: Module
    name: str  # the home's
    rare: str  # the module that has them then
    words: dict[int, str]

    @property
    def free(self) -> set[str]:
        """Return the tables, and the functions of no class."""
        return {word for word in self.words.values() if "." not in word}


def rows() -> Iterator[tuple[str, str, str]]:
    """Yield what is cut off from the house, and from the games by their own lists."""
    yield from RARE
    for file in sorted(_GAMES.glob(f"*/{LIST}")):
        room = f"games.{file.parent.name}."
        for line in file.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                rare, home, words = line.split(" ", 2)
                yield room + rare, room + home, words


def cut(
    sources: Sources,
    rows: Iterable[tuple[str, str, str]],
    brought: Iterable[tuple[str, str]] = (),
) -> Sources:
    """Return the `sources` with the functions of `rows` in modules of their own; raise Fixed.

    Each module that is first in `brought` imports the second.
    """
    found = dict(sources)
    made: dict[str, list[str]] = {}
    loose = _asked_of_any(sources)
    for (name, rare), words in _gathered(rows).items():
        if path_of(name) in found:
            home = Module(path_of(name), found[path_of(name)])
            functions = {word: _found(home, word) for word in words}
            cut = Cut(
                home, name, rare, {id(node): word for word, node in functions.items() if node}
            )
            if not cut.words:
                continue
            made.setdefault(rare, []).append(_there_is(cut))
            _cut_off(found, cut, loose)
    for name, rare in brought:
        path = path_of(_FIRMWARE + name)
        if path in found and _FIRMWARE + rare in made:
            found[path] += f"import {_FIRMWARE}{rare}\n".encode()
    return found | {path_of(rare): "".join(texts).encode() for rare, texts in made.items()}


def _gathered(rows: Iterable[tuple[str, str, str]]) -> dict[tuple[str, str], list[str]]:
    found: dict[tuple[str, str], list[str]] = {}
    for rare, name, words in rows:
        found.setdefault((_FIRMWARE + name, _FIRMWARE + rare), []).extend(words.split())
    return found


def _asked_of_any(sources: Sources) -> set[str]:
    """Return the names that `sources` ask of they know not whom, as of the texts of any game."""
    modules = {dotted(path): Module(path, sources[path]) for path in sources if path[-3:] == ".py"}
    asked: set[str] = set()
    for module in modules.values():
        asked |= module.asked(modules, False)
    return {name for name in asked if "." not in name}


def _cut_off(sources: Sources, cut: Cut, loose: set[str]) -> None:
    """Leave lines in the place of what is `cut`, and let others ask for it where it is.

    One is left for each function that is among the `loose` names.
    """
    home = cut.home
    tables = {cut.words[id(node)] for node in _tables(cut)}
    asked = (cut.free - tables) & (in_guides() | loose)
    if cut.free:
        last = cut.name.rpartition(".")[2].encode()
        for path, source in list(sources.items()):
            if path != home.path and last in source:
                sources[path], still = _sent(Module(path, source), cut)
                asked |= still
    calls = list(_calls(cut))
    asked |= _read_as_loaded(cut)
    if asked & tables:
        raise Fixed(f"{asked & tables} of {home.path} cannot be cut off")
    lines = [
        _without(cut, node, asked)
        for node in home.nodes
        if id(node) in cut.words and isinstance(node, ast.FunctionDef)
    ]
    lines += [(*home.place(table), b"pass") for table in _tables(cut)]
    source = edited(home.source, [*lines, *calls, *_import_of_load(home)])
    sources[home.path] = source
    sources[home.path] = edited(source, _unused(Module(home.path, source), cut.name, sources))


def _unused(home: Module, name: str, sources: Sources) -> Iterator[Edit]:
    """Yield what `home`, called `name`, imports and neither it nor any other of `sources` reads."""
    read = {_name_of(node) for node in home.nodes}
    last = name.rpartition(".")[2]
    for path, source in sources.items():
        if path.endswith(".py") and last.encode() in source:
            module = Module(path, source)
            read.update([node.attr for node in module.of(ast.Attribute)])
            read |= {
                original for there, original in module.imports.values() if there.module == name
            }
    for statement in home.tree.body:
        if isinstance(statement, ast.ImportFrom) and statement.module:
            kept = [each for each in statement.names if (each.asname or each.name) in read]
            if len(kept) < len(statement.names):
                text = ast.unparse(ast.ImportFrom(statement.module, kept, 0)) if kept else "pass"
                yield (*home.place(statement), text.encode())


def _there(word: str) -> str:
    """Return what the function `word` is called there."""
    return "_".join(part.strip("_") for part in word.split(".")) if "." in word else word


def _tables(cut: Cut) -> list[ast.Assign]:
    """Return the tables that are cut off."""
    body = cut.home.tree.body
    return [node for node in body if id(node) in cut.words and isinstance(node, ast.Assign)]


def _found(home: Module, word: str) -> ast.FunctionDef | ast.Assign | None:
    """Return the function or table `word` if it is there; raise Fixed if it cannot be cut off."""
    if word in home.defined:
        statement, _ = home.defined[word]
        if len(named(statement)) > 1:
            raise Fixed(f"{word} of {home.path} got its value together with others")
        return statement
    owner, _, last = word.rpartition(".")
    bodies = [
        node.body for node in home.nodes if isinstance(node, ast.ClassDef) and node.name == owner
    ]
    for node in bodies[0] if bodies else home.tree.body if not owner else ():
        if isinstance(node, ast.FunctionDef) and node.name == last:
            if node.decorator_list:
                raise Fixed(f"{word} of {home.path} cannot be cut off")
            return node
    return None


def _sent(module: Module, cut: Cut) -> tuple[bytes, set[str]]:
    """Return the source of `module` that asks for what is `cut` where it is, and what it cannot.

    What a module imports at its top comes with it, so one that is always there must ask as before.
    """
    name, free = cut.name, cut.free
    edits: list[Edit] = []
    still: set[str] = set()
    words = {
        word
        for word, (statement, original) in module.imports.items()
        if f"{statement.module}.{original}" == name
    }
    for node in module.of(ast.Attribute) if words else ():
        if isinstance(node.value, ast.Name) and node.value.id in words and node.attr in free:
            edits.append((*module.place(node.value), _loaded(cut.rare).encode()))
    if edits:
        edits += _import_of_load(module)
    for statement in module.tree.body:
        if isinstance(statement, ast.ImportFrom) and statement.module == name:
            mine = [each for each in statement.names if each.name in free]
            others = [each for each in statement.names if each not in mine]
            if not comes_late(dotted(module.path)):
                still.update(each.name for each in mine)
            elif mine:
                parts = [(cut.rare, mine), *([(name, others)] if others else [])]
                text = "; ".join(ast.unparse(ast.ImportFrom(home, each, 0)) for home, each in parts)
                edits.append((*module.place(statement), text.encode()))
    return edited(module.source, edits), still


def _loaded(rare: str) -> str:
    return f"rarely({rare!r})"


def _import_of_load(module: Module) -> list[Edit]:
    """Return the edit that imports what loads modules, before the first statement that is code."""
    code = [node for node in module.tree.body if not is_text(node)]
    start, _ = module.place(code[0])
    return [] if "rarely" in module.imports else [(start, start, f"{_LOAD}\n".encode())]


def _calls(cut: Cut) -> Iterator[Edit]:
    """Yield the edits by which the home's functions ask for what is no longer beside them."""
    for node in _walked(cut):
        free = cut.free - _local(node)
        for part in ast.walk(node):
            if isinstance(part, ast.Name) and part.id in free:
                yield (*cut.home.place(part), f"{_loaded(cut.rare)}.{part.id}".encode())


def _local(function: ast.FunctionDef) -> set[str]:
    """Return the names that `function` gives a meaning of its own."""
    nodes = list(ast.walk(function))
    names = {n.id for n in nodes if isinstance(n, ast.Name) and not isinstance(n.ctx, ast.Load)}
    return names | {node.arg for node in nodes if isinstance(node, ast.arg)}


def _read_as_loaded(cut: Cut) -> set[str]:
    """Return what of it the home reads as it is loaded itself: there must be a line for that."""
    functions = [*_walked(cut), *(node for node in cut.home.nodes if id(node) in cut.words)]
    inside = {id(part) for node in functions for part in ast.walk(node)}
    return {_name_of(node) for node in cut.home.nodes if id(node) not in inside} & cut.free


def _walked(cut: Cut) -> Iterator[ast.FunctionDef]:
    """Yield the functions that stay, of the module and of its classes."""
    for node in cut.home.tree.body:
        for part in node.body if isinstance(node, ast.ClassDef) else (node,):
            if isinstance(part, ast.FunctionDef) and id(part) not in cut.words:
                yield part


def _without(cut: Cut, function: ast.FunctionDef, asked: set[str]) -> Edit:
    """Return the edit that leaves a line in the place of `function`, if it is still `asked` for."""
    start, end = cut.home.place(function)
    word = cut.words[id(function)]
    if "." not in word and word not in asked:
        return start, end, b"pass"
    args = function.args
    given = [arg.arg for arg in (*args.posonlyargs, *args.args)]
    given += [f"*{args.vararg.arg}"] if args.vararg else []
    given += [f"{arg.arg}={arg.arg}" for arg in args.kwonlyargs]
    call = f"{_loaded(cut.rare)}.{_there(word)}({', '.join(given)})"
    kind = "" if function.name == "__init__" else "return "
    head = ast.unparse(ast.FunctionDef(function.name, _bare(args), [ast.Pass()], [], lineno=1))
    return start, end, f"{head.splitlines()[0]} {kind}{call}".encode()


def _bare(args: ast.arguments) -> ast.arguments:
    """Return `args` without annotations."""
    return ast.arguments(
        [ast.arg(arg.arg) for arg in args.posonlyargs],
        [ast.arg(arg.arg) for arg in args.args],
        ast.arg(args.vararg.arg) if args.vararg else None,
        [ast.arg(arg.arg) for arg in args.kwonlyargs],
        args.kw_defaults,
        None,
        args.defaults,
    )


def _there_is(cut: Cut) -> str:
    """Return the text of the module that has what is `cut`, as far as it is of that home."""
    home = cut.home
    room, _, last = cut.name.rpartition(".")
    theirs = set(_bound_at_top(home)) - cut.free
    texts: list[str] = []
    imports: dict[str, str] = {}
    for table in _tables(cut):
        if any(_name_of(node) for node in ast.walk(table.value)):
            raise Fixed(f"a table of {home.path} names what is not in it")
        texts.append(ast.unparse(table))
    for node in home.nodes:
        if id(node) not in cut.words or not isinstance(node, ast.FunctionDef):
            continue
        function = ast.parse(_text(home, node)).body[0]
        assert isinstance(function, ast.FunctionDef)
        function.returns = None
        function.args = _bare(function.args)
        if "." in cut.words[id(node)]:  # whose line gives them all
            function.args.defaults = []
        function.name = _there(cut.words[id(node)])
        moved = _Moved(home, f"home_{last}", function, theirs, imports)
        moved.visit(function)
        if moved.asks and comes_late(cut.name):
            # A module that gives way must not be held by one that stays longer.
            function.body[:0] = ast.parse(f"home_{last} = rarely({cut.name!r})").body
        texts.append(ast.unparse(ast.fix_missing_locations(function)))
    there = _LOAD if comes_late(cut.name) else f"from {room} import {last} as home_{last}"
    lines = [there, *imports.values()]
    return "\n".join([*lines, *texts, ""])


def _text(home: Module, function: ast.FunctionDef) -> str:
    """Return the source of `function` without what stands before its lines."""
    start, end = home.place(function)
    indent = function.col_offset
    lines = home.source[start:end].decode().split("\n")
    # A text of several lines may not begin with blanks, and is no docstring then: none stands here.
    return "\n".join(
        [lines[0], *(line[indent:] if not line[:indent].strip() else line for line in lines[1:])]
    )


def _bound_at_top(home: Module) -> Iterator[str]:
    """Yield what `home` gives a meaning at its top, but for its imports."""
    for statement in home.tree.body:
        match statement:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.Assign() | ast.AnnAssign() | ast.For() | ast.If() | ast.Try() | ast.With():
                for node in ast.walk(statement):
                    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                        yield node.id


class _Moved(ast.NodeTransformer):
    """Lets a function ask its old home for what it read there, and call "self" otherwise."""

    def __init__(
        self,
        home: Module,
        word: str,
        function: ast.FunctionDef,
        theirs: set[str],
        imports: dict[str, str],
    ):
        self._home, self._word, self._theirs, self._imports = home, word, theirs, imports
        self.asks = False  # does it ask its old home for anything?
        self._changed = {
            name
            for node in ast.walk(function)
            if isinstance(node, ast.Global)
            for name in node.names
        }
        self._local = _local(function) - self._changed
        taken = {word, _OWN} if "self" in self._local else {word}
        if self._local & taken or any(_name_of(node) == "super" for node in ast.walk(function)):
            raise Fixed(f"{function.name} of {home.path} cannot be cut off")

    def visit_Global(self, node: ast.Global) -> ast.stmt:
        return ast.Pass()

    def visit_arg(self, node: ast.arg) -> ast.arg:
        return ast.arg(_OWN if node.arg == "self" else node.arg)

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id == "self":
            return ast.Name(_OWN, node.ctx)
        if node.id in self._local:
            return node
        if node.id in self._theirs or node.id in self._changed:
            self.asks = True
            return ast.Attribute(ast.Name(self._word, ast.Load()), node.id, node.ctx)
        if node.id in self._home.imports:
            statement, original = self._home.imports[node.id]
            alias = ast.alias(original, node.id if node.id != original else None)
            line = ast.unparse(ast.ImportFrom(statement.module, [alias], 0))
            self._imports[node.id] = line
        else:
            for statement in self._home.tree.body:
                if isinstance(statement, ast.Import):
                    for alias in statement.names:
                        if (alias.asname or alias.name) == node.id:
                            self._imports[node.id] = ast.unparse(ast.Import([alias]))
        return node


def _name_of(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else ""
