"""The games: those of the index that the drive was written with, and folders that came later."""

import os

from firmware.modules import loader
from firmware.modules.game_folder import ROOT, GameFolder

_HERE = __file__[: __file__.rfind("modules/")] + "games"


def _indexed() -> "list[Folder]":
    """Return the games of the index whose folders are there: none where no index was written."""
    try:
        rows = loader.load("firmware.modules.index").GAMES
    except ImportError:
        return []
    folders = os.listdir(_HERE)
    return [GameFolder(row[0], row[1:]) for row in rows if row[0] in folders]


_found = _indexed()  # the games that are known at the moment


def games() -> "list[Folder]":
    """Return all games in the order of the list that players see."""
    for folder in _missing():
        _found.append(GameFolder(folder))
    _found.sort(key=lambda game: (game.order, game.folder))
    return list(_found)


def missing() -> "list[str]":
    """Return the full names of the modules that `games` would have to load."""
    return [ROOT + folder + ".manifest" for folder in _missing()]


def game_of(rules: str) -> "Perhaps[Folder]":
    """Return the game that the rule set `rules` belongs to, or None."""
    for game in _found:
        if game.has(rules):
            return game
    for folder in _missing():
        game = GameFolder(folder)
        _found.append(game)
        if game.has(rules):
            return game
    return None


def rule_set(rules: str) -> "RuleSet":
    """Return the manifest's row for the rule set `rules`; raise ValueError if there is none."""
    game = game_of(rules)
    if game is None:
        raise ValueError("no such rules")
    return game.rule_set(rules)


def _missing() -> "list[str]":
    known = [game.folder for game in _found]
    found = []
    for folder in os.listdir(_HERE):
        if "." not in folder and folder not in known and _has_manifest(folder):
            found.append(folder)
    return found


def _has_manifest(folder: str) -> bool:
    """Return False for a folder that games share, and for a stray file."""
    for name in ("/manifest.py", "/manifest.mpy"):
        try:
            os.stat(_HERE + "/" + folder + name)
            return True
        except OSError:
            pass
    return False
