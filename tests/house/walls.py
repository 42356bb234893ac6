"""Who may import whom within the firmware: one table, and whatever is not in it is refused."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter

from firmware.modules.game_folder import PLAIN
from tests.house import names
from tests.house.tree import imports

# What each room may import besides itself: rooms, and single modules of them.  It is the same for
# an import at the top, one inside a function, and what is loaded by its name.
ROOMS = {
    "modules": set(),
    "ui": set(),
    "storage": {"modules.later"},
    "play": {"modules.later", "storage"},
    "shell": {"modules.catalog", "modules.later", "storage", "play", "ui", "shuffle"},
    "shuffle": {"storage", "play", "ui"},
    "games": {"modules.later", "play", "ui", "shell"},
    "selftest": {"modules.later", "storage", "ui", "shell"},
    "device": {"modules.loader", "ui"},
    "app": {"modules.later", "ui", "shell", "selftest"},
    "main": {"app", "device", "modules.loader", "shell.power_up"},
    "boot": {"storage.second_copy", "shell.export"},
}
# What single files may besides: screens do not load, and the device says last what broke.
FILES = {
    "firmware/shell/shell.py": {"modules.loader"},
    "firmware/shell/game_start.py": {"modules.loader"},
    "firmware/device/program_end.py": {"shell.crash", "storage.journal"},
}


def may_import(path: str, name: str, sources: dict[str, str]) -> bool:
    """Return True if the file at `path` may import the firmware's `name`, by whatever means."""
    room = _room(path)
    what = name.split(".")[1:]
    if what[:1] == ["games"]:
        return room == "games" and what[1:2] in ([path.split("/")[2]], [_family(path, sources)])
    if what[:1] == [room]:
        return True
    allowed = ROOMS[room] | FILES.get(path, set())
    return what[0] in allowed or ".".join(what[:2]) in allowed


def all_imports(path: str, source: str, sources: dict[str, str]) -> Iterator[str]:
    """Yield what `source` imports and what it has the names of, of the firmware in full."""
    yield from imports(path, source)
    yield from names.modules(path, source)
    for name in names.folders(source):
        folder = f"firmware/games/{name.partition('.')[0]}/"
        if any(file.startswith(folder) for file in sources):
            yield f"firmware.games.{name}"


def _room(path: str) -> str:
    parts = path.removesuffix(".py").split("/")
    return parts[1] if len(parts) > 1 else parts[0]


def _family(path: str, sources: dict[str, str]) -> str:
    """Return the folder that the game of the file at `path` shares with others."""
    manifest = f"{path.rpartition('/')[0]}/manifest.py"
    if manifest not in sources:
        return ""
    for node in ast.parse(sources[manifest]).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "FAMILY":
            return ast.literal_eval(node.value)
    return PLAIN


def file_of(name: str, sources: dict[str, str]) -> str:
    """Return which of `sources` the import `name` means: a module, or a name in one."""
    path = name.replace(".", "/")
    for candidate in (path, path.rpartition("/")[0]):
        for file in (f"{candidate}.py", f"{candidate}/__init__.py"):
            if file in sources:
                return file
    return ""


def circle(sources: dict[str, str]) -> list[str]:
    """Return files among `sources` that import each other in a circle, the first one again last.

    What is only loaded by its name when it is wanted is not counted.
    """
    arrows = {}
    for path, source in sources.items():
        files = {file_of(name, sources) for name in imports(path, source)}
        arrows[path] = files - {"", path}
    try:
        TopologicalSorter(arrows).prepare()
    except CycleError as error:
        return error.args[1]
    return []
