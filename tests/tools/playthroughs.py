"""The playthroughs of the game that the tests play, and copies of them with something changed."""

import json
from collections.abc import Callable
from typing import Any

from tests import stories
from tests.sample import FOLDER
from tests.stories import FILES, lines

ALL = {name: lines(name) for name in FILES}
CLAIMS = ALL[stories.CLAIMS]
LINES = {name: told for name, told in ALL.items() if FILES[name].parent.name == FOLDER}

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
