"""The screens of every game: at their longest as files to read, or those of whole games.

A game with ``frames.py`` among its tests chooses its screens, and they are kept in
goldens/screens.txt; of any other game whole playthroughs are typed and every page is drawn.  On the
chosen ones nothing is jammed; of some that a run draws what is read from a chair is large, and each
page has room for the sign that the memory does not keep the game.
"""

import functools
from collections.abc import Callable
from contextlib import nullcontext
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

from firmware.modules import catalog
from firmware.modules.game_folder import GameFolder
from firmware.shell import crash
from tests import drawn
from tests.gallery import gallery
from tests.games.owed.large import MUST, Found, measured
from tests.games.owed.test_jams import looked_for
from tests.games.usual_frames import frames_of
from tests.sample import OURS

TESTS = Path(__file__).parents[1]
GAMES = catalog.games()
HEAD = """The screens of {} at their longest; `#` before a row: light on dark is reversed.
Written by: python3 dev.py test tests/games --goldens"""


def chosen(game: GameFolder) -> bool:
    """Return True if the tests of `game` say which screens are kept."""
    return (TESTS / game.folder / "frames.py").is_file()


SHOWN = sorted(game.folder for game in GAMES if chosen(game))
# Of those measured in a run another that lies beside ours is always one.
MEASURED = [*drawn.some(sorted(MUST), 3), *(name for name in SHOWN if name not in MUST)]


class Walk(NamedTuple):
    """The frames that a game chooses, and what was found on all pages on the way to them."""

    frames: list[str]
    jams: list[tuple[str, str]]
    found: Found


@functools.cache
def walked(name: str) -> Walk:
    """Return the walk through the pages of the game of that `name`, which all tests here share."""
    measuring = measured(name) if name in MEASURED else nullcontext(Found())
    with measuring as found, looked_for() as jams:
        return Walk(list(import_module(f"tests.games.{name}.frames").frames()), jams, found)


@pytest.mark.parametrize("game", GAMES, ids=[game.folder for game in GAMES])
def test_the_screens_of_the_game_are_as_they_were_read(
    game: GameFolder, golden: Callable[[Path, str], None]
):
    if not chosen(game):
        assert len(list(frames_of(game))) > 20
        return
    own = import_module(f"tests.games.{game.folder}.frames")
    head = "\n".join([HEAD.format(game.manifest.TITLE), *getattr(own, "LEGEND", "").splitlines()])
    frames = walked(game.folder).frames
    assert len(frames) > 20
    assert any("." * 64 in frame for frame in frames), "a few of them pixel by pixel"
    golden(TESTS / game.folder / "goldens" / "screens.txt", gallery(head, frames))


@pytest.mark.parametrize("name", SHOWN)
def test_on_no_screen_at_its_longest_are_two_things_jammed(name: str):
    assert walked(name).jams == []


@pytest.mark.parametrize("name", MEASURED)
def test_on_every_page_what_is_read_from_a_chair_is_large(name: str):
    found = walked(name).found
    assert found.wrong == []
    assert found.large == {"turn", "refusal", "result"}


@pytest.mark.parametrize("name", MEASURED)
def test_every_page_has_a_place_that_hides_nothing_for_the_sign_that_nothing_is_kept(name: str):
    for made in walked(name).found.pages.values():
        page, marked = made(), made()
        words = {said for _, _, said in page.words}
        crash.mark(marked, "")
        assert {said for _, _, said in marked.words} - words in ({"not kept"}, {"!"}), words
        page.paint()
        marked.paint()
        hidden = [i for i in range(1024) if page.pixels[i] and marked.pixels[i] != page.pixels[i]]
        assert not hidden, words
        assert marked.pixels != page.pixels


def test_each_game_that_the_guides_tell_of_is_measured():
    assert {game.folder for game in OURS} <= set(SHOWN)


def test_every_game_with_goldens_still_says_what_they_show():
    kept = {file.parent.parent.name for file in TESTS.glob("*/goldens/screens.txt")}
    shown = {game.folder for game in GAMES if chosen(game)}
    assert kept == shown, "python3 dev.py test --goldens writes what is missing"
