"""Short names for the modules that come late.

To load a module costs the board two names for as long as it is switched on: the module's own, with
its rooms, and its file's with its folders, some 80 letters, and two places in a table which holds
620 until it wants 4 KB in one piece.  So on a drive those that come late lie in two folders, where
Python is told to look: the house's under their last names, by which they are asked for anyway, a
game's under names that CircuitPython has in flash and something of ours has too.  A game's rules
are called as its folder, so that it is known without its manifest whether they are there.

What the board starts, and rooms that a game's writer knows keep their places.  A manifest does
where there is no index of the games, which tells where it is.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache

from firmware.modules.loader import GAMES, GIVEN, comes_late
from tools.compiling import rare
from tools.compiling.constants import Module, dotted
from tools.compiling.inlining import Edit, edited
from tools.compiling.joining import OPEN
from tools.compiling.manifests import INDEX
from tools.compiling.spelling import NOT_OURS, in_flash, names_of

HOUSE = "late/"  # where those of the house are
FOLDERS = (HOUSE, GIVEN)
LOADER = "firmware/modules/loader.py"
BOOT = "boot.py"  # it asks for modules before there is a loader
FINDER, INDEXED = "firmware/modules/catalog.py", "MANIFESTS"  # who finds manifests by it
_PLAIN, _MANIFEST = "firmware.games.plain.", "manifest"
_RARE = "firmware.rare."
_LATER = "modules"  # the room of what finds the games
_ROW = 6  # modules of a game in a text
_SAID = ("texts", "help", "ask", "rules")  # of these a family's are asked for beside a game's own
# CircuitPython's own modules that are called by names in flash: they are found before any file.
ITS_OWN = """
    aesio alarm analogbufio analogio array atexit audiobusio audiocore audiomixer audiomp3
    audiopwmio binascii bitbangio bitmapfilter bitmaptools bitops board builtins busdisplay busio
    codeop collections countio digitalio displayio epaperdisplay errno floppyio fontio fourwire
    framebufferio gc getpass gifio hashlib i2cdisplaybus i2ctarget imagecapture io jpegio json
    keypad locale math memorymap microcontroller micropython msgpack numpy nvm onewireio os
    paralleldisplaybus picodvi platform pulseio pwmio qrio rainbowio random re rgbmatrix rotaryio
    rp2pio rtc sdcardio select sharpdisplay storage struct supervisor synthio sys terminalio time
    touchio traceback ulab usb usb_cdc usb_hid usb_host usb_midi usb_video vectorio warnings
    watchdog zlib
"""
_TAKEN = NOT_OURS | {*ITS_OWN.split(), "boot", "code", "framebuf", "lib", "main", "self"}
_SHORT = re.compile(r"[a-z][a-z0-9_]{1,7}")

Sources = dict[str, bytes]  # path to Python


class Names(dict[str, str]):
    """The short names of modules, by their full ones."""

    def path(self, name: str) -> str:
        """Return where on the drive the module is whose full name is `name`."""
        return (GIVEN if name.startswith(GAMES) else HOUSE) + self[name] + ".py"

    def paths(self) -> Iterator[tuple[str, str]]:
        """Yield the full names, each with where on the drive the module is."""
        yield from ((name, self.path(name)) for name in self)


def names(sources: Sources, fixed: Iterable[str]) -> Names:
    """Return the short names for `sources`, path to Python; those whose paths are `fixed` stay."""
    started = {name for path in fixed for name in _asked(sources[path])}
    late = [name for path in sources if _moves(name := dotted(path)) and name not in started]
    if INDEX in sources:
        late += [name for path in sources if _last(name := dotted(path)) == _MANIFEST]
    cut = {f"firmware.{room}" for room, _, _ in rare.rows()}
    if LOADER not in sources:  # no drive
        return Names()
    late = sorted({*late, *(name for name in cut if _moves(name))})
    found = Names((name, _last(name)) for name in late if not name.startswith(GAMES))
    ours = [name for name in late if name not in found]
    found.update((name, name.split(".")[2]) for name in ours if _last(name) == "rules")
    free = _free(sources, frozenset(found.values()))
    found.update((name, next(free)) for name in ours if name not in found)
    return found


def told(sources: Sources, short: Names) -> Sources:
    """Return the `sources` that ask for modules by their `short` names where texts say which."""
    found = dict(sources)
    if short:
        found[LOADER] = _rows(sources[LOADER], short)
        look = f"sys.path[:0] = {[folder[:-1] for folder in FOLDERS]}\n".encode()
        found[LOADER] += look
        if BOOT in found:
            found[BOOT] = b"import sys\n" + look + found[BOOT]
    moved_ones = [name for name in short if _last(name) == _MANIFEST]
    if moved_ones:
        places = [f"{name.split('.')[2]}:{short[name]}" for name in moved_ones]
        found[FINDER] = _listed(sources[FINDER], places)
    for path in sources:
        if path.endswith("/manifest.py"):
            places = _places(path.split("/")[2], sources, short)
            if places:
                found[path] += f"PLACES = {places!r}\n".encode()
    return found


def moved(sources: Sources, short: Names) -> Sources:
    """Return the `sources`, those that have a `short` name under that."""
    return {
        short.path(name) if (name := dotted(path)) in short else path: _sent(path, source, short)
        for path, source in sources.items()
    }


def is_short(name: str) -> bool:
    """Return True for a name that a module of a game may get."""
    return _SHORT.fullmatch(name) is not None


def _last(name: str) -> str:
    return name.rpartition(".")[2]


def _moves(name: str) -> bool:
    """Return True for a module that comes late and of which no game's writer knows."""
    if name.startswith((*OPEN, _PLAIN)) or _last(name) in (_MANIFEST, "__init__"):
        return False
    return name.startswith(_RARE) or comes_late(name) and name.split(".")[1] != _LATER


def _asked(source: bytes) -> Iterator[str]:
    """Yield the modules that `source` imports."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            yield str(node.module)
            yield from (f"{node.module}.{name.name}" for name in node.names)


def _free(sources: Sources, taken: frozenset[str]) -> Iterator[str]:
    """Yield names that are in flash and among the `sources`, which cost nothing, and then others.

    No folder tells small letters from large ones.
    """
    every, _ = in_flash()
    taken |= _TAKEN
    used = {name for source in sources.values() for name in _names(source)}
    for name in sorted(every, key=lambda name: (name not in used, len(name), name)):
        if is_short(name) and name not in taken:
            yield name


@cache  # most sources of a drive are those of the drive made before
def _names(source: bytes) -> frozenset[str]:
    return frozenset(name for node in ast.walk(ast.parse(source)) for name in names_of(node))


def _rows(table: bytes, short: Names) -> bytes:
    """Return the `table` of what comes late, with a row for what has a `short` name."""
    module = Module(LOADER, table)
    statement, value = module.defined["ROOMS"]
    left: list[tuple[str, str]] = []
    for room, names_there in ast.literal_eval(value):
        kept = [name for name in names_there.split() if room + name not in short]
        left += [(room, " " + " ".join(kept) + " ")] if kept else []
    house = [given for name, given in short.items() if not name.startswith(GAMES)]
    left.append(("", " " + " ".join(house) + " "))
    return edited(table, [(*module.place(statement), f"ROOMS = {tuple(left)}".encode())])


def _listed(finder: bytes, places: list[str]) -> bytes:
    """Return the source of the `finder` of games with the `places` of manifests."""
    module = Module(FINDER, finder)
    statement, _ = module.defined[INDEXED]
    line = f"{INDEXED} = {_in_rows(places)}".encode()
    return edited(finder, [(*module.place(statement), line)])


def _places(folder: str, sources: Sources, short: Names) -> tuple[str, ...]:
    """Return where the modules are that the game in `folder` and its family have.

    In rows, as late in an evening there may be no long piece of memory.
    """
    manifest = Module("", sources[f"firmware/games/{folder}/manifest.py"])
    family = manifest.constant("FAMILY", {})
    own = _in(folder, short)
    theirs = _in(str(family[0]), short) if family else {}
    found = theirs | own
    if "texts" in own and "help" not in own:
        found["help"] = own["texts"]
    for name, given in theirs.items():
        full = f"{family and family[0]}.{name}"
        if name in _SAID or any(repr(full)[1:-1].encode() in text for text in sources.values()):
            found[full] = given
    found.pop(_MANIFEST, None)
    return _in_rows([f"{name}:{given}" for name, given in found.items()] if own else [])


def _in_rows(places: list[str]) -> tuple[str, ...]:
    """Return the `places`, each a name, a colon and where that is, in texts of a few."""
    rows = [places[at : at + _ROW] for at in range(0, len(places), _ROW)]
    return tuple(f" {' '.join(row)} " for row in rows)


def _in(folder: str, short: Names) -> dict[str, str]:
    """Return the short names of the modules in the `folder` of a game or a family."""
    room = f"{GAMES}{folder}."
    return {_last(name): given for name, given in short.items() if name.startswith(room)}


def _sent(path: str, source: bytes, short: Names) -> bytes:
    """Return the `source` that asks for what has a `short` name by that."""
    if not path.endswith(".py") or not short:
        return source
    module = Module(path, source)
    edits: list[Edit] = []
    parts: dict[str, str] = {}  # what asks for modules as its attributes, and where they are
    asking = (ast.ImportFrom, ast.Import, ast.Constant, ast.Assign)
    for node in [node for kind in asking for node in module.of(kind)]:
        match node:
            case ast.ImportFrom(module=str(), level=0):
                lines = _imports(node, short)
                edits += [(*module.place(node), lines.encode())] if lines else []
            case ast.Import(names=[ast.alias(name=name, asname=None)]) if name in short:
                line = f"import {short[name]} as firmware"  # which is the name that it gave
                edits.append((*module.place(node), line.encode()))
            case ast.Constant(value=str(name)) if name in short:
                edits.append((*module.place(node), repr(short[name]).encode()))
            case ast.Assign(
                targets=[ast.Name(id=word)],
                value=ast.Call(
                    func=ast.Name(id="Parts"), args=[ast.BinOp(left=ast.Constant(value=package))]
                ) as call,
            ):
                parts[word] = f"{package}."
                edits.append((*module.place(call), b"Parts('')"))
    for node in module.of(ast.Attribute) if parts else ():
        if isinstance(node.value, ast.Name) and (word := node.value.id) in parts:
            given = short.get(parts[word] + node.attr, node.attr)  # the desktop's alone stays
            edits.append((*module.place(node), f"{word}.{given}".encode()))
    return edited(source, edits)


def _imports(statement: ast.ImportFrom, short: Names) -> str:
    """Return what stands instead of an import, or nothing if it stays as it is."""
    package = str(statement.module)
    if package in short:
        return ast.unparse(ast.ImportFrom(short[package], statement.names, 0))
    there = {name.name: short.get(f"{package}.{name.name}") for name in statement.names}
    lines = [
        f"import {there[name.name]} as {name.asname or name.name}"
        for name in statement.names
        if there[name.name]
    ]
    rest = [name for name in statement.names if not there[name.name]]
    if not lines:
        return ""
    return "; ".join(lines + ([ast.unparse(ast.ImportFrom(package, rest, 0))] if rest else []))
