"""Back leads where one came from, in every game and way, however little memory is free."""

import pytest

from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import GUIDED
from host_sim.chips import heap
from host_sim.desk import Desk as WholeDesk
from tests import drawn
from tests.desk import Desk
from tests.games.owed.test_every_game import GAMES, agreements, keys_of
from tests.whole_device import SLOW, WholeDevice

FIXED = (heap.LEAST, 40_000, 60_000)  # bytes; and one more is drawn
READ_MS = 4000  # in which a page is read, and modules come


def asks_who_starts(game: GameFolder, level: int) -> bool:
    """Return True if somebody must say who starts `game` at `level`."""
    two = [each for each in agreements(game) if each.level == level and each.players == 2]
    return bool(two) and not game.part("rules").new(two[0]).started


EVERY = [
    (game, level)
    for game in GAMES
    for level in game.levels
    if level != GUIDED and asks_who_starts(game, level)
]
WAYS = drawn.some(EVERY, 10)
IDS = [f"{game.folder}-{level}" for game, level in WAYS]


def keys_to_the_start(game: GameFolder, level: int) -> str:
    """Return the keys that lead from home to the question who starts."""
    levels = [each for each in game.levels if each != GUIDED]
    rules = "1" if len(game.rule_sets) > 1 and not game.all_asked else ""
    options = "#" if game.asked(game.manifest.RULE_SETS[0][0], level) else ""
    return f"{keys_of(game)}{rules}{levels.index(level) + 1}2{options}"


@pytest.mark.parametrize(("game", "level"), WAYS, ids=IDS)
def test_who_leaves_the_question_who_starts_may_wait_there_and_begin_anew(
    game: GameFolder, level: int
):
    """``*`` there, what anybody pressed who had set one player too few, crashed the device."""
    for free in (*FIXED, drawn.free()):
        desk = Desk(free=free).type(keys_to_the_start(game, level)).wait(READ_MS)
        asked = desk.rows()
        assert "starts" in " ".join(asked), free
        desk.type("*").wait(READ_MS)
        while desk.app.referee is None:
            desk.type("#").wait(READ_MS)
        assert desk.rows() == asked, free


@pytest.mark.parametrize("keys", ["212#", "222#", "632#"])
def test_the_whole_device_does_not_break_there(keys: str):
    for free in (*FIXED, drawn.free()):
        with WholeDesk(free=free, pace=SLOW) as desk:
            desk.power_on()
            wired = WholeDevice(desk).type(keys)
            desk.run(READ_MS)
            wired.type("*")
            desk.run(READ_MS)
            assert desk.traceback == "", free
            assert "Something broke" not in wired.rows()[0]
