"""The things that a file reaches through the shell: the journal, chance, and the flash memory."""

import ast
from collections.abc import Iterator

from tests.house.tree import nodes

# Of the device a game's screens may see no more than which colours its owner has set.
OF_THE_DEVICE = {"colours"}
# What changes a journal.
CHANGES = {"append", "begin", "clear", "leave_shuffle", "put", "renew", "reopen", "take"}
# The pages of the shell whose job it is: to change the journal, to draw by chance, to touch flash.
JOBS = {
    "journal": {
        "firmware/shell/crash.py",  # where it broke last
        "firmware/shell/export.py",  # how far it came
        "firmware/shell/game_start.py",
        "firmware/shell/guided.py",  # a deck led to its order
        "firmware/shell/home.py",  # another version's memory is cleared
        "firmware/shell/looking.py",  # it is asked to be written on the drive
        "firmware/shell/settings.py",
        "firmware/shell/shell.py",
        "firmware/shuffle/course.py",
        "firmware/shuffle/shuffle_start.py",
        "firmware/shuffle/shuffling.py",
    },
    "random_bytes": {
        "firmware/shell/game_start.py",
        "firmware/shell/shell.py",
        "firmware/shuffle/shuffle_start.py",
        "firmware/shuffle/shuffling.py",
    },
    "memory": {
        "firmware/selftest/test.py",
        "firmware/shell/help.py",  # says how much is used
        "firmware/shell/shell.py",
    },
}
_PAGES = tuple(f"firmware/{room}/" for room in ("games", "shell", "shuffle", "selftest", "ui"))


def reached(path: str, source: str) -> list[tuple[str, str]]:
    """Return what the page at `path` reaches past the referee, and how: (journal, its text).

    In a game that is the journal at all; elsewhere what changes it.
    """
    if not path.startswith(_PAGES):
        return []
    in_game = path.startswith("firmware/games/")
    return [
        (what, ast.unparse(node))
        for node in nodes(source)
        for what in _of(node, in_game)
        if in_game or what in JOBS
    ]


def through_the_shell(sources: dict[str, str]) -> list[str]:
    """Return each place among `sources` that reaches what is not its job, as ``path: text``."""
    return [
        f"{path}: {text}"
        for path, source in sources.items()
        for what, text in reached(path, source)
        if path not in JOBS.get(what, ())
    ]


def _of(node: ast.AST, in_game: bool) -> Iterator[str]:
    """Yield what `node` reaches: ``journal``, ``random_bytes``, ``memory``, or ``box``."""
    match node:
        case ast.Attribute(attr="random_bytes" | "memory" as what):
            yield what
        case ast.Attribute(attr="journal") if in_game:
            yield "journal"
        case ast.Attribute(value=ast.Attribute(attr="box"), attr=what) if in_game:
            if what not in OF_THE_DEVICE:
                yield "box"
        case ast.Attribute(value=kept, attr=what) if what in CHANGES and not in_game:
            if ast.unparse(kept).split(".")[-1] in ("journal", "kept"):
                yield "journal"
        case ast.Assign(value=ast.Attribute(attr="box")) if in_game:
            yield "box"
        case ast.Call(func=ast.Name(id="getattr"), args=[_, ast.Constant(value=what), *_]):
            if what in JOBS or in_game and what == "box":
                yield str(what)
