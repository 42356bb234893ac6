"""The games, found by listing their folders; one of them is loaded at a time."""

import os

from firmware import loader

_HERE = __file__[: __file__.rfind("catalog.py")] + "games"
_ROOT = "firmware.games."


class Game:
    """One game's folder: its manifest, and its other parts when they are asked for."""

    def __init__(self, folder: str):
        self.folder = folder
        self.manifest = self.part("manifest")

    def part(self, name: str):
        """Return the module `name` of this game (``rules``, ``screens`` …), loaded if need be."""
        return loader.load(self.module(name))

    def module(self, name: str) -> str:
        """Return the full name of the module `name` of this game."""
        return _ROOT + self.folder + "." + name

    def rule_set(self, rules: str):
        """Return the manifest's row for the rule set `rules`, or None."""
        for row in self.manifest.RULE_SETS:
            if row[0] == rules:
                return row
        return None


_found = []


def games() -> list:
    """Return all games in the order of the list that players see; they are looked for once."""
    if not _found:
        for folder in os.listdir(_HERE):
            if "." not in folder and _has_manifest(folder):
                _found.append(Game(folder))
        _found.sort(key=lambda game: (game.manifest.ORDER, game.folder))
    return _found


def _has_manifest(folder: str) -> bool:
    """Return False for a folder that games share."""
    for name in os.listdir(_HERE + "/" + folder):
        if name.startswith("manifest."):
            return True
    return False


def rule_set(rules: str):
    """Return the manifest's row for the rule set `rules`; raise ValueError if there is none."""
    for game in games():
        row = game.rule_set(rules)
        if row:
            return row
    raise ValueError("no such rules")


def game_of(rules: str):
    """Return the game that the rule set `rules` belongs to, or None."""
    for game in games():
        if game.rule_set(rules):
            return game
    return None


def unload() -> None:
    """Forget every game's modules but the manifests, so that another game finds room."""
    loader.forget(_ROOT, ".manifest")
