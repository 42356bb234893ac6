"""The drive's modules, from Python to what the board loads.

Files are taken apart (apart.py), manifests lose what the index has (manifests.py), pages of help
are packed (packing.py), constants are written in (inlining.py), what is rarely called is cut off
(rare.py), modules that live together are joined (joining.py), what comes late gets a short name and
place (flat.py), tables of constants are made of rows (tables.py) and names get the board's spelling
(spelling.py): it does the same in less memory. Arguments then have names that the module has anyway
(arguments.py), and short texts of a module that gives way go with it (texts.py).
"""

from firmware.modules.loader import comes_late
from tools.compiling import (
    apart,
    arguments,
    bare,
    compiler,
    flat,
    inlining,
    joining,
    manifests,
    packing,
    rare,
    spelling,
    tables,
    texts,
)

# Folders of which a game's writer knows.
OPEN = (*(room.replace(".", "/") for room in joining.OPEN), "firmware/games/plain/")


def compiled(files: dict[str, bytes]) -> dict[str, bytes]:
    """Return the `files` of a drive, path to bytes, with its modules compiled."""
    sources = prepared(files)
    sources = spelt(sources, _fixed(sources))
    others = {path: files[path] for path in files if not path.endswith(".py")}
    found = {
        path: content
        for path, content in (others | sources).items()
        if not _is_empty(path, content)
    }
    made = dict(_compiled(path, content) for path, content in found.items())
    # Few boards have a game that asks for the doors.
    late = {path for path in made if _is_late(path)}
    known = set(spelling.in_flash()[0])
    for path in made.keys() - late:
        known |= texts.named(made[path]) if path.endswith(".mpy") else set()
    for path in late:
        made[path] = texts.loose(made[path], frozenset(known))
    return made


def spelt(sources: dict[str, bytes], fixed: frozenset[str]) -> dict[str, bytes]:
    """Return `sources` with the board's names, but those whose paths are `fixed`.

    What a game put on the drive by hand may call keeps the names of arguments that guides have.
    """
    names = spelling.spelling(sources, fixed)
    found = {
        path: source if path in fixed else spelling.spelled(source, names)
        for path, source in sources.items()
    }
    asked = arguments.keywords(found.values())
    known = asked | spelling.in_guides()
    return {
        path: source
        if path in fixed
        else arguments.lent(source, known if path.startswith(OPEN) else asked)
        for path, source in found.items()
    }


def names(files: dict[str, bytes]) -> spelling.Spelling:
    """Return the board's spelling of the names in `files`, path to bytes."""
    return names_in(prepared(files), short(files))


def names_in(sources: dict[str, bytes], given: flat.Names) -> spelling.Spelling:
    """Return the same of what was `prepared`, with the `given` short names of modules."""
    found = spelling.spelling(sources, _fixed(sources))
    full = {path.removesuffix(".py").replace("/", "."): name for name, path in given.paths()}
    found.homes = {name: full.get(home, home) for name, home in found.homes.items()}
    found.modules = given
    return found


def short(files: dict[str, bytes]) -> flat.Names:
    """Return the short names of the modules among `files`, path to bytes."""
    return _short(_apart(files))


def _short(python: dict[str, bytes]) -> flat.Names:
    return flat.names(python, _fixed(python))


def _apart(files: dict[str, bytes]) -> dict[str, bytes]:
    """Return the Python among `files`, path to bytes, with the board's modules."""
    return apart.apart({path: files[path] for path in files if path.endswith(".py")})


def prepared(files: dict[str, bytes]) -> dict[str, bytes]:
    """Return the Python among `files`: constants stand where they are read, modules are joined.

    Those that come late are where their short names are.
    """
    python = _apart(files)
    sources = packing.packed(manifests.compiled(python))
    given = _short(python)
    sources = flat.told(sources, given)
    fixed = _fixed(sources)
    without = rare.cut(inlining.inlined(sources, fixed), rare.rows(), rare.BROUGHT)
    whole = flat.moved(joining.joined(without, sources), given)
    return {
        path: source if path in fixed else tables.in_rows(path, source)
        for path, source in whole.items()
    }


def _fixed(sources: dict[str, bytes]) -> frozenset[str]:
    """Return the paths of what the board reads as it is."""
    return frozenset(path for path in sources if "/" not in path)


def _is_late(path: str) -> bool:
    """Return True for a module that gives way, or that few boards have: a game's may ask for it."""
    name = _dotted(path)
    return path.startswith(flat.FOLDERS) or comes_late(name) or name == joining.DOORS


def _is_empty(path: str, content: bytes) -> bool:
    """Return True for an ``__init__`` that does nothing: the board takes a folder for a package.

    To load it would cost a collection of all garbage.
    """
    return path.endswith("/__init__.py") and not content


def _compiled(path: str, content: bytes) -> tuple[str, bytes]:
    """Return path and bytes of a file as the board shall have it: a module of a folder compiled."""
    if "/" not in path or not path.endswith(".py"):
        return path, bare.bared(content) if path.endswith(".py") else content
    stem = path.removesuffix(".py")
    # A crash is told by the module's own name, which the board knows anyway.
    return stem + ".mpy", compiler.compiled(_dotted(path), content)


def _dotted(path: str) -> str:
    """Return the name of the module at `path`."""
    stem = path.rpartition(".")[0].removesuffix("/__init__")
    for folder in (spelling.DRIVERS, *flat.FOLDERS):
        stem = stem.removeprefix(folder)
    return stem.replace("/", ".")
