"""Every claim to be out of a file: proved or refused at both levels."""

import json

from firmware.modules import catalog
from firmware.play.knowledge import LEVELS, SCREEN, TABLE


def lines(path: str):
    """Yield whether each claim of the file at `path` is right."""
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            told = json.loads(line)
            home = catalog.game_of(told["rules"])
            if home is None:
                raise ValueError("no such game")
            rules, part = home.part("rules"), home.part("desktop")
            for level in (TABLE, SCREEN):
                out = part.claim(told, level, rules)
                yield f"{number} {LEVELS[level]} {out} {told['out']}"
