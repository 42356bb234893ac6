"""The screens of every game: at their longest as files to read, or those of whole games.

A game with ``frames.py`` among its tests chooses its screens, and they are kept in
goldens/screens.txt; of any other game whole playthroughs are typed and every page is drawn.
"""

import functools
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from firmware.modules import catalog
from firmware.modules.game_folder import GameFolder
from tests.gallery import gallery
from tests.games.owed.test_jams import looked_for
from tests.games.usual_frames import frames_of

TESTS = Path(__file__).parents[1]
GAMES = catalog.games()
HEAD = """The screens of {} at their longest; `#` before a row: light on dark is reversed.
Written by: python3 dev.py test tests/games --goldens"""


def chosen(game: GameFolder) -> bool:
    """Return True if the tests of `game` say which screens are kept."""
    return (TESTS / game.folder / "frames.py").is_file()


@functools.cache
def walked(name: str) -> tuple[list[str], list[tuple[str, str]]]:
    """Return the frames that the game of that `name` chooses, and what is jammed on their pages."""
    with looked_for() as jams:
        return list(import_module(f"tests.games.{name}.frames").frames()), jams


@pytest.mark.parametrize("game", GAMES, ids=[game.folder for game in GAMES])
def test_the_screens_of_the_game_are_as_they_were_read(
    game: GameFolder, golden: Callable[[Path, str], None]
):
    if not chosen(game):
        assert len(list(frames_of(game))) > 20
        return
    own = import_module(f"tests.games.{game.folder}.frames")
    head = "\n".join([HEAD.format(game.manifest.TITLE), *getattr(own, "LEGEND", "").splitlines()])
    frames, _ = walked(game.folder)
    assert len(frames) > 20
    assert any("." * 64 in frame for frame in frames), "a few of them pixel by pixel"
    golden(TESTS / game.folder / "goldens" / "screens.txt", gallery(head, frames))


@pytest.mark.parametrize("name", [game.folder for game in GAMES if chosen(game)])
def test_on_no_screen_at_its_longest_are_two_things_jammed(name: str):
    _, jams = walked(name)
    assert jams == []


def test_every_game_with_goldens_still_says_what_they_show():
    kept = {file.parent.parent.name for file in TESTS.glob("*/goldens/screens.txt")}
    assert kept == {game.folder for game in GAMES if chosen(game)}
