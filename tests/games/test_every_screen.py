"""The screens of every game at their longest, as files to read: goldens/screens.txt of each."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from firmware.modules import catalog
from firmware.modules.game_folder import GameFolder
from tests.gallery import gallery

GAMES = catalog.games()
HEAD = """The screens of {} at their longest; `#` before a row: light on dark is reversed.
Written by: python3 dev.py test tests/games --goldens"""


@pytest.mark.parametrize("game", GAMES, ids=[game.folder for game in GAMES])
def test_the_screens_of_the_game_are_as_they_were_read(
    game: GameFolder, golden: Callable[[Path, str], None]
):
    own = import_module(f"tests.games.{game.folder}.frames")
    head = "\n".join([HEAD.format(game.manifest.TITLE), *getattr(own, "LEGEND", "").splitlines()])
    frames = list(own.frames())
    assert len(frames) > 20
    assert any("." * 64 in frame for frame in frames), "a few of them pixel by pixel"
    golden(Path(__file__).parent / game.folder / "goldens" / "screens.txt", gallery(head, frames))
