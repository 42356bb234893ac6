"""The playthroughs of The Game, and copies of them with something changed."""

import json
from collections.abc import Callable
from typing import Any

from tests.house.tree import ROOT

FOLDER = ROOT / "tests" / "playthroughs"
FILES = sorted(FOLDER.glob("*.jsonl"))
ALL = {path.stem: path.read_text(encoding="utf-8").splitlines() for path in FILES}
CLAIMS = ALL["claims"]
LINES = {name: lines for name, lines in ALL.items() if name.startswith("T")}

Place = tuple[str | int, ...]


def told(name: str = "TG", game: int = 0) -> Any:
    """Return a game of the file called `name`."""
    return json.loads(LINES[name][game])


def altered(line: str, place: Place, change: Callable[[Any], Any]) -> str:
    """Return the game of `line` with `change` made to the value at `place`."""
    game = json.loads(line)
    inner = game
    for name in place[:-1]:
        inner = inner[name]
    inner[place[-1]] = change(inner[place[-1]])
    return json.dumps(game)
