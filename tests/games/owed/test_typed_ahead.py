"""At 150 ms a key none is lost, or typed again where pages hide nothing, however slow they are."""

import pytest

from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import GUIDED
from firmware.ui.keys import CHANGED, TOO_SOON
from tests.desk import Desk
from tests.games.owed.test_every_game import GAMES, agreements
from tests.games.owed.test_every_set_up import keys_to
from tests.quick_hands import forget_games, loads_slowly, quick

MUCH = 123_456  # bytes: it need not begin anew, which costs what was typed ahead
PACE_MS = 150
PICTURE_MS = 60


def slow() -> Desk:
    """Return a desk whose pictures and modules take as long as on the board, or longer."""
    desk = Desk(left=MUCH)
    desk.picture_ms = PICTURE_MS
    loads_slowly(desk)
    return desk


@pytest.mark.parametrize("game", GAMES, ids=[game.folder for game in GAMES])
def test_a_set_up_that_is_typed_quickly_leads_where_it_does_slowly(game: GameFolder):
    for level in game.levels:
        if level == GUIDED:
            continue
        agreed = next(found for found in agreements(game) if found.level == level)
        keys = keys_to(game, agreed)
        there = Desk().type(keys)
        forget_games()
        desk = slow()
        quick(desk, keys, PACE_MS)
        desk.wait(0)
        assert desk.rows() == there.rows(), keys
        assert type(desk.app.stack[-1]).__name__ == type(there.app.stack[-1]).__name__


def told(desk: Desk) -> bool:
    return desk.notice() in (TOO_SOON, CHANGED)


@pytest.mark.parametrize(
    ("keys", "row"),
    [
        ("2 1 3 # 1 2 3 # 1 3 # #", "P2 draws 1?"),  # the open card, a card, the end of the turn
        ("1 1 1 2 1 3 7 A 4 0 A #", "40  1  100  100"),
        ("7 1 2 # 1 2 3 # # 4 8 # 4 9 #", "P1"),
        ("6 1 1 2 # 1 2 3 # # 4 8 D 1 2 # 1 3 #", "2/7"),  # a claim: the hand is typed
    ],
)
def test_a_turn_that_is_typed_quickly_is_played(keys: str, row: str):
    there = Desk().type(keys).rows()
    desk = slow()
    quick(desk, keys, PACE_MS)
    assert desk.wait(0).rows() == there
    assert row in " ".join(there)


def test_what_all_must_hear_of_takes_no_key_that_was_typed_before_it_was_there():
    """Multiplication: 4 x 9 on 12 skips the next player, which a page of its own tells."""
    desk = Desk().type("5 1 3 # 1 1 2 # 4")
    desk.picture_ms = PICTURE_MS
    quick(desk, "9 5", PICTURE_MS // 2)
    assert desk.rows()[0].strip() == "P2 waits, draws 1"
    assert told(desk)
    assert desk.wait(2500).rows()[0].strip() == "P2 waits, draws 1"


def test_a_hand_takes_no_key_that_was_typed_before_it_was_there():
    desk = Desk().type("2 2 2 # 1")
    desk.picture_ms = PICTURE_MS
    desk.wait(400)
    quick(desk, "1 3", PICTURE_MS // 2)
    assert desk.app.stack[-1].input.text == ""
    assert told(desk)
