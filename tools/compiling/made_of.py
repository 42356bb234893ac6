"""Each module that comes late tells by `MADE_OF` which others of the house it was made of.

What it imported stays in memory as long as it does.  If that gave way before it nothing would be
won, and whoever asked for it once more would have it twice: the menu and its lines took 4 KB more.
A game's modules go together, so none of them is told.
"""

import ast

from firmware.modules.loader import MADE_OF, comes_late
from tools.compiling.flat import FOLDERS, HOUSE

Sources = dict[str, bytes]  # path to Python


def told(sources: Sources) -> Sources:
    """Return the `sources`, where they will lie on the drive; the late ones tell what they need."""
    late = {name: path for path in sources if (name := _late(path))}
    house = {name for name, path in late.items() if path.startswith((HOUSE, "firmware/"))}
    found = dict(sources)
    for name, path in late.items():
        needs = " ".join(sorted(_imported(sources[path]) & house - {name}))
        if needs:
            found[path] += f"{MADE_OF} = {needs!r}\n".encode()
    return found


def _late(path: str) -> str:
    """Return the name by which the late module at `path` is asked for, or nothing."""
    if not path.endswith(".py"):
        return ""
    name = path.removesuffix(".py").replace("/", ".")
    if path.startswith(FOLDERS):
        return name.partition(".")[2]
    return name if comes_late(name) and not name.endswith(".manifest") else ""


def _imported(source: bytes) -> set[str]:
    """Return the full names that `source` may import at its top."""
    found: set[str] = set()
    for statement in ast.parse(source).body:
        if isinstance(statement, ast.Import):
            found |= {name.name for name in statement.names}
        elif isinstance(statement, ast.ImportFrom) and statement.module:
            found |= {statement.module}
            found |= {f"{statement.module}.{name.name}" for name in statement.names}
    return found
