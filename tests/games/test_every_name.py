"""Every screen at its longest has room for players' names, and says them instead of P1."""

import re
from collections.abc import Iterator
from importlib import import_module

import pytest

from firmware.modules.game_folder import GameFolder
from tests.desk import Desk
from tests.games.test_every_screen import GAMES, chosen
from tests.games.usual_frames import frames_of

NAMES = "MMMWWWQQQGGGOOODDD"
GLUED = re.compile(r"(MMM|WWW|QQQ|GGG|OOO|DDD)[A-Za-z0-9]")
EVERYBODY = re.compile(r"\bP[1-6]\b")
ABOUT_ALL = ("Players are P1 to", "help", "rules")


def frames(game: GameFolder) -> Iterator[str]:
    if chosen(game):
        return import_module(f"tests.games.{game.folder}.frames").frames()
    return frames_of(game)


@pytest.mark.parametrize("game", GAMES, ids=[game.folder for game in GAMES])
def test_every_screen_has_room_for_names_of_three_letters(
    game: GameFolder, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(Desk, "names", NAMES)
    named = 0
    for frame in frames(game):
        named += any(name in frame for name in re.findall("...", NAMES))
        print(frame)
