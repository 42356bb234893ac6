"""The drive's modules, from Python to what the board loads.

Before a module is compiled its constants are written in (inlining.py), those that live
together are joined (joining.py) and names get the board's spelling (spelling.py): it does the same
in less memory.
"""

from tools.compiling import compiler, inlining, joining, spelling


def compiled(files: dict[str, bytes]) -> dict[str, bytes]:
    """Return the `files` of a drive, path to bytes, with its modules compiled."""
    sources = prepared(files)
    names = spelling.spelling(sources, _fixed(sources))
    others = {path: files[path] for path in files if not path.endswith(".py")}
    found = {
        path: content
        for path, content in (others | sources).items()
        if not _is_empty(path, content)
    }
    return dict(_compiled(path, content, names) for path, content in found.items())


def names(files: dict[str, bytes]) -> spelling.Spelling:
    """Return the board's spelling of the names in `files`, path to bytes."""
    sources = prepared(files)
    return spelling.spelling(sources, _fixed(sources))


def prepared(files: dict[str, bytes]) -> dict[str, bytes]:
    """Return the Python among `files`: constants stand where they are read, modules are joined."""
    sources = {path: files[path] for path in files if path.endswith(".py")}
    fixed = frozenset(path for path in sources if "/" not in path)
    return joining.joined(inlining.inlined(sources, fixed), sources)


def _fixed(sources: dict[str, bytes]) -> frozenset[str]:
    """Return the paths of what the board reads as it is, and of what others have written."""
    return frozenset(path for path in sources if "/" not in path or path.startswith("lib/"))


def _is_empty(path: str, content: bytes) -> bool:
    """Return True for an ``__init__`` that does nothing: the board takes a folder for a package.

    To load it would cost a collection of all garbage.
    """
    return path.endswith("/__init__.py") and not content


def _compiled(path: str, content: bytes, names: spelling.Spelling) -> tuple[str, bytes]:
    """Return path and bytes of a file as the board shall have it: a module of a folder compiled."""
    if "/" not in path or not path.endswith(".py"):
        return path, content
    bare = path.removesuffix(".py")
    # A crash is told by the module's own name, which the board knows anyway.
    module = bare.removesuffix("/__init__").removeprefix("lib/").replace("/", ".")
    source = content if path.startswith("lib/") else spelling.spelled(content, names)
    return bare + ".mpy", compiler.compiled(module, source)
