"""Playthroughs, as both interpreters read them (their form: tools/replay/playthrough.py)."""

import json

from firmware.modules import catalog
from firmware.play import setup
from firmware.play.knowledge import KNOWN


class Playthrough:
    """One game: what is `told` of it, and the `home` that knows its rules."""

    def __init__(self, told: dict):
        self.told = told
        home = catalog.game_of(told["rules"])
        if home is None:
            raise ValueError("no such game")
        self.home = home
        self.part = home.part("desktop")

    def setup(self, level: int):
        """Return what was agreed for `level`."""
        if hasattr(self.part, "setup"):
            return self.part.setup(self.told, level, self.home.part("rules"))
        deck = bytes(self.told["deck"]) if level in KNOWN else b""  # on call nobody tells it
        return setup.Setup(self.told["rules"], level, self.told["players"], deck)

    def text(self, step: dict) -> str:
        """Return what `step` tried, as people write it."""
        if hasattr(self.part, "text"):
            return self.part.text(step["do"])
        return " ".join([str(word) for word in step["do"]])

    def word(self, game):
        """Return the move by which the players say what the device cannot know, or None."""
        return self.part.word(game) if hasattr(self.part, "word") else None

    def owed(self, game):
        """Return the text of the move that chance owes in the middle of `game`, or None."""
        return self.part.owed(game, self.told) if hasattr(self.part, "owed") else None


def read(path: str):
    """Yield the playthroughs of the file at `path`."""
    with open(path, encoding="utf-8") as file:
        for line in file:
            yield Playthrough(json.loads(line))
