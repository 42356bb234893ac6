"""Every screen at its longest has room for players' names, and says them instead of P1."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from firmware.modules.game_folder import GameFolder
from firmware.shell import names
from tests import drawn
from tests.desk import Desk
from tests.games.owed.test_every_screen import GAMES, chosen
from tests.games.usual_frames import frames_of
from tests.sample import OURS

FIRMWARE = Path(names.__file__).parents[1]
# Another that lies beside ours is always among them.
OURS_BY_NAME = {game.folder for game in OURS}  # a folder found anew is another object
DRAWN = [*drawn.some(OURS, 3), *(game for game in GAMES if game.folder not in OURS_BY_NAME)]
WIDE, LOW = "MmmWwwQqqGggOooDdd", "MjaGypPqyQygJoyYjp"  # LOW ones reach into the row below
# As players are written of; P1 alone is also a card of one game.
NUMBERED = re.compile(
    r"\bP[1-6]\b(?=[:>?]|'s| (starts|draws|must|has won|has laid|wins|took|throws|alone|presses"
    r"|is out|goes|can't|lays|plays|share|tie|leads))"
)


def frames(game: GameFolder) -> Iterator[str]:
    if chosen(game):
        return import_module(f"tests.games.{game.folder}.frames").frames()
    return frames_of(game)


@pytest.mark.parametrize("names", drawn.some((WIDE, LOW), 1))
@pytest.mark.parametrize("game", DRAWN, ids=[game.folder for game in DRAWN])
def test_every_screen_has_room_for_names_of_three_letters(
    game: GameFolder, names: str, monkeypatch: pytest.MonkeyPatch
):
    """The page is strict: what is too long, or lies over something else, is an error."""
    named = "|".join(re.findall("...", names))
    glued = re.compile(f"[A-Za-z0-9]({named})|({named})[A-Za-z0-9]")
    monkeypatch.setattr(Desk, "names", names)
    shown = [
        frame
        for frame in frames(game)
        if not re.match("== .*(help|rules|refused|what may be said)", frame)
    ]
    assert sum(bool(re.search(named, frame)) for frame in shown) > 15
    assert [frame for frame in shown if glued.search(frame) or NUMBERED.search(frame)] == []


# Where P and a seat's number are written all the same: in records, in a seat that nobody has yet.
WRITTEN = {
    "play/referee.py": 1,
    "play/rules_base.py": 1,  # who has no name
    "play/transcript.py": 1,  # for which seats the device plays
    "games/plain/rules.py": 1,
    "games/memo/rules.py": 1,
    "games/shedding/rules.py": 1,
    "games/melding/rules.py": 1,
    "games/minutes/desktop.py": 1,
    "shell/names.py": 2,
}


def test_what_a_player_is_called_is_said_in_one_place():
    found = {}
    for file in sorted(FIRMWARE.rglob("*.py")):
        text = re.sub(r"P1 to P\{0\}", "", file.read_text(encoding="utf-8"))
        count = len(re.findall(r'P\{|"P" \+', text))
        if count:
            found[file.relative_to(FIRMWARE).as_posix()] = count
    assert found == WRITTEN
