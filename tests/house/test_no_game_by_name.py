"""Nothing outside the games' own folders knows a game by name: not its folder, not its title."""

import re

import pytest

from firmware.modules import catalog
from tests.house.tree import texts

PLACES = ("firmware", "host_sim", "tools", "tests")
# A player is of one game, and the laboratory is for those that play it.
PLAYERS = ("host_sim/players/", "tools/lab/", "tools/train/", "tests/players/")
GAMES = ("firmware/games/", "tests/games/", *PLAYERS)
SOURCES = (".py", ".pyi", ".mjs", ".css", ".tcss", ".toml")  # goldens show the list of games

# Who may name a game, and why.
ALLOWED = {
    "tests/sample.py": "the games that the tests of the house play, named in one place",
    "tests/house/test_directions.py": "imports that are allowed or not, by real folders",
    "tests/house/test_walls.py": "the same",
    "tests/house/test_rules_are_tested.py": "comments that name a rule, of real games",
    "tests/house/test_one_key.py": "the way of one key, in the game in which it is pressed",
}


def names() -> re.Pattern[str]:
    """Return what a game's name looks like where one is meant.

    A folder's name stands in a path, a module or a string of its own; a title of one word, such as
    Digits, in a string or between stars, a longer one anywhere.
    """
    found = []
    for game in catalog.games():
        folder, title = re.escape(game.folder), re.escape(game.title)
        found += [rf"\bgames[./]{folder}\b", rf"games import {folder}\b", rf"[\"']{folder}[\"']"]
        found += [rf"\b{title}(?!\w)"] if " " in title else [rf"\*{title}\*", rf"\b\d {title}\b"]
        found += [rf"\b{folder}\b"] if "_" in folder else []
        found += [rf"\"{title}\""]
    return re.compile("|".join(found))


def named(sources: dict[str, str]) -> list[str]:
    """Return which of `sources` name a game, with the line that does."""
    game, words = names(), [word for each in catalog.games() for word in (each.folder, each.title)]
    return [
        f"{path}:{number}: {line.strip()}"
        for path, source in sources.items()
        if path.endswith(SOURCES) and not path.startswith(GAMES) and path not in ALLOWED
        for number, line in enumerate(source.splitlines(), 1)
        if any(word in line for word in words) and game.search(line)
    ]


def test_no_file_outside_the_games_names_one():
    assert named(texts(*PLACES)) == []


def test_whoever_may_name_a_game_does():
    sources = texts(*PLACES)
    game = names()
    assert [path for path in ALLOWED if not game.search(sources[path])] == []


@pytest.mark.parametrize(
    "line",
    [
        "from firmware.games.{0} import rules",
        "from firmware.games import {0}",
        "loader.load('firmware.games.{0}.rules')",
        "FILE = 'firmware/games/{0}/rules.py'",
        "game('{0}')",
        "# the colours of *{1}*",
        'if game.title == "{1}":',
    ],
)
def test_a_game_that_is_named_is_noticed(line: str):
    for game in catalog.games():
        source = line.format(game.folder, game.title)
        assert len(named({"firmware/app.py": source})) == 1, source


def test_words_that_are_titles_too_are_let_be():
    said = '"""The game has numbers, digits and minutes."""\nnumbers = digits'
    assert named({"firmware/app.py": said}) == []
