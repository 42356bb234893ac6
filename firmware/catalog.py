"""The games, found by listing their folders; one of them is loaded at a time."""

import gc
import os
import sys

_HERE = __file__[: __file__.rfind("catalog.py")] + "games"
_ROOT = "firmware.games."


class Game:
    """One game's folder: its manifest, and its other parts when they are asked for."""

    def __init__(self, folder: str):
        self.folder = folder
        self.manifest = _load(folder, "manifest")

    def part(self, name: str):
        """Return the module `name` of this game (``rules``, ``screens`` …), loaded now if need be."""
        return _load(self.folder, name)

    def rule_set(self, rules: str):
        """Return the manifest's row for the rule set `rules`, or None."""
        for row in self.manifest.RULE_SETS:
            if row[0] == rules:
                return row
        return None


def games() -> list:
    """Return all games in the order of the list that players see."""
    found = []
    for folder in os.listdir(_HERE):
        if "." not in folder and not folder.startswith("_"):
            found.append(Game(folder))
    return sorted(found, key=lambda game: (game.manifest.ORDER, game.folder))


def game_of(rules: str):
    """Return the game that the rule set `rules` belongs to, or None."""
    for game in games():
        if game.rule_set(rules):
            return game
    return None


def unload() -> None:
    """Forget every game's modules but the manifests, so that another game finds room."""
    for name in list(sys.modules):
        if name.startswith(_ROOT) and name.count(".") > 2 and not name.endswith(".manifest"):
            del sys.modules[name]
            parent = sys.modules[name[: name.rfind(".")]]
            child = name[name.rfind(".") + 1 :]
            if hasattr(parent, child):
                delattr(parent, child)
    gc.collect()


def _load(folder: str, part: str):
    name = _ROOT + folder + "." + part
    return __import__(name, None, None, (part,))
