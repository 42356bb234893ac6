"""Why the device laid a card in 4 1/2 Minutes: how many cards of who follows go on it."""

from typing import Any

import pytest

from firmware.games.minutes import player
from firmware.games.minutes.rules import ASIDE, LAY, START, value_of
from tests.desk import Desk
from tests.games.minutes.test_player import own, table


def told(shown: str, *others: str, tops: str, card: str, pile: int = 0) -> str:
    """Return why the first seat laid `card`."""
    game = table(shown, *others, tops=tops)
    return player.of_last(Any, game, (LAY, value_of(card), pile))


def test_it_says_how_many_cards_of_who_follows_go():
    go = told("R1 R2 R3 R4", "G2 P6 P7 R6", tops="R5 B5", card="R2")
    assert go == "P2: 2 of 4 go"
    assert told("R1 R2 R3 R4", "G2 P6 P7 P3", tops="R5 B5", card="R2") == "P2: 1 of 4 goes"
    assert told("R1 R2 R3 R4", "G4 P6 P7 P3", tops="R5 B5", card="R2") == "P2: 0 of 4 go"


def test_who_is_named_follows():
    game = table("R> B3 B4 B6", "G1 G2 G3 G4", "R2 R3 R6 R7", tops="R5 Y5")
    assert player.of_last(Any, game, (LAY, value_of("R>"), 0, 2)) == "P3: 4 of 4 go"


def test_it_sets_aside_as_none_goes_and_a_start_has_no_reason():
    game = table("G1 G2 G3 G4", "R2 R3 R6 R7", tops="R5 B6")
    assert player.of_last(Any, game, (ASIDE,)) == "None goes"
    assert player.of_last(Any, game, (START, 0)) == ""


def laid() -> Desk:
    """Return a desk once the device has laid a card, and it is the player's turn."""
    desk = own()
    for _ in range(100):
        if len(desk.referee.log()) > 2:
            break
        desk.wait(50)
    return desk.wait(100)


def test_0_says_it_while_the_clock_runs_and_in_the_turn_that_follows_too():
    desk = laid()
    assert desk.game.name(desk.game.seat) != "Box"
    said = desk.type("0").notice()
    assert said.startswith("P1: ")
    assert said.endswith((" go", " goes"))
    assert desk.wait(2500).notice() == ""


def test_once_a_player_has_laid_a_card_too_0_tells_nothing_more():
    desk = laid().type("0").wait(2500)
    for keys in ("1 A", "1 B", "2 A", "2 B", "3 A", "3 B", "4 A", "4 B") * 2:
        if desk.game.boxed(desk.game.seat):
            break
        desk.type(keys).wait(60)
    assert desk.rows()[0].startswith("Box")
    assert "0 why" not in desk.words()
    assert desk.type("0").notice() == "# goes on, * undo."


@pytest.mark.parametrize("key", ["0", "9"])
def test_before_it_has_played_and_after_a_player_s_own_card_0_means_nothing(key: str):
    desk = own().type(key)
    assert desk.notice() == "# goes on, * undo."
