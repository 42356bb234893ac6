"""The games: those of the index that the drive was written with, and folders that came later."""

import os

from firmware.modules.game_folder import HERE, GameFolder, behind
from firmware.modules.loader import GAMES

try:
    from firmware.modules.index import on_drive  # type: ignore (it is written with a drive)
except ImportError:
    on_drive = ()

# Where the build has put manifests (tools/compiling/flat.py), in rows like a manifest's PLACES.
MANIFESTS = ()


def _indexed(folders: "Sequence[str]") -> "list[Folder]":
    """Return the games of the index that are there: none where no index was written.

    One whose manifest was put elsewhere, and has one in its folder, is there by hand: that goes
    before the other.
    """
    there: list[Folder] = []
    for row in on_drive:
        folder = row[0]
        put = behind(MANIFESTS, folder)
        if folder in folders and put and _is_game(folder):
            put = ""
        if put or folder in folders:
            there.append(GameFolder(folder, row[1:], put))
    return there


def _others(folders: "Sequence[str]") -> "list[str]":
    """Return those of `folders` that are games and not in the index."""
    known = [game.folder for game in _found]
    return [name for name in folders if "." not in name and name not in known and _is_game(name)]


def _is_game(folder: str) -> bool:
    """Return False for a folder that games share, and for a stray file."""
    for name in ("/manifest.py", "/manifest.mpy"):
        try:
            os.stat(HERE + folder + name)
            return True
        except OSError:
            pass
    return False


# Looked for as this is loaded, while nobody waits: it takes the board some milliseconds.
_folders = os.listdir(HERE)
_found = _indexed(_folders)  # the games that are known at the moment
_missing = _others(_folders)  # the folders of the rest


def games() -> "list[Folder]":
    """Return all games in the order of the list that players see."""
    while _missing:
        _next()
    _found.sort(key=lambda game: (game.order, game.folder))
    return list(_found)


def missing() -> "list[str]":
    """Return the full names of the modules that `games` would have to load."""
    return [GAMES + folder + ".manifest" for folder in _missing]


def game_of(rules: str) -> "Perhaps[Folder]":
    """Return the game that the rule set `rules` belongs to, or None."""
    for game in _found:
        if game.has(rules):
            return game
    while _missing:
        game = _next()
        if game and game.has(rules):
            return game
    return None


def _next() -> "Perhaps[Folder]":
    """Return the next folder's game, known from now on; None if its manifest cannot be read."""
    game: Perhaps[Folder] = GameFolder(_missing[0])
    try:
        _ask(game)
        _found.append(game)
    except MemoryError:  # it is read the next time
        raise
    except Exception:  # whatever stands in it: the other games are played
        game = None
    _missing.pop(0)
    return game


def _ask(game: "Folder") -> None:
    """Ask `game` what its page at home tells; raise whatever comes of one that cannot tell it."""
    rows = game.rule_sets
    sum((game.order, game.levels[0], rows[0][3]))
    "".join((game.title, game.says))
    b"".join((game.sign,))
    for row in rows:
        "".join(row[:2])
        sum(row[2:4])


def rule_set(rules: str) -> "RuleSet":
    """Return the manifest's row for the rule set `rules`; raise ValueError if there is none."""
    game = game_of(rules)
    if game is None:
        raise ValueError("no such rules")
    return game.rule_set(rules)
