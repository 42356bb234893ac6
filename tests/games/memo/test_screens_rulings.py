"""Rulings: whose turn it is, and at the table who has how many cards."""

import pytest

from firmware.play.knowledge import GUIDED, SCREEN
from tests.desk import Desk, playing
from tests.games.memo.desk import at_table, laid_out, memo, turn
from tests.games.memo.positions import agreed


@pytest.fixture
def desk() -> Desk:
    return at_table(players=3).type("3# 8# 8#")


def test_the_menu_leads_to_what_can_be_ruled(desk: Desk):
    assert "What is wrong? 1 turn P1 2 cards" in desk.type("<*> 3").words()


def test_where_the_device_laid_them_out_it_knows_the_cards():
    assert laid_out().type("<*> 3").words().startswith("What is wrong? 1 turn P1 ")


@pytest.mark.parametrize("level", [SCREEN, GUIDED])
def test_where_it_knows_what_lies_at_each_place_no_card_can_be_another(level: int):
    """Else a card that nobody has seen could be turned up, and pairs be won."""
    setup = agreed(deck=bytes((1, 6, *range(2, 6), *range(7, 11))))
    setup.level = level
    desk = playing(setup).type("1 1 # 1 0 # 2 #")
    assert desk.rows()[0] == "1, 6: no pair"
    assert "edit a card" not in desk.type("<*> 3").words()


def test_where_it_no_longer_knows_a_card_can_be_another_again():
    setup = agreed(deck=bytes(range(1, 11)))
    setup.level = GUIDED
    desk = playing(setup).type("1 1 # 1 0 # 2 # <*> 3 2 <*> 3 A")
    assert "Which card is wrong?" in desk.words()


def test_before_the_start_there_is_nothing_to_rule_on():
    assert "Fix it" not in playing(agreed()).type("<*>").words()


def test_whose_turn_it_is_is_ruled_said_and_recorded(desk: Desk):
    desk.type("<*> 3 1")
    assert desk.rows()[:4] == ["Whose turn is it?", "", "1 P1  2 P2", ""]
    assert turn(desk.type("3")) == "P3 2 0 0"
    assert desk.notice() == "Ruled: turn to P3."
    assert desk.referee.log_text()[-1] == "ruling-turn P3"


def test_the_cards_of_a_player_are_ruled_said_and_recorded(desk: Desk):
    desk.type("<*> 3 2 2")
    assert desk.rows()[:5] == ["Cards of P2", "", "", "_  from 0 to 6", ""]
    assert turn(desk.type("4 #")) == "P1 2 4 0"
    assert desk.notice() == "Ruled: P2 has 4."
    assert desk.type("1").rows()[5:7] == ["pairs sum 11  left 4", "cards 2 4 0"]
    assert desk.referee.log_text()[-1] == "ruling-cards P2 4"


def test_an_odd_number_of_cards_is_refused_where_it_is_typed(desk: Desk):
    desk.type("<*> 3 2 2 3 #")
    assert desk.notice() == "Even, up to 6"
    assert desk.referee.log_text()[-1] == "need 8 8"
    assert desk.type("4").rows()[3].startswith("4_  "), "a new number"
    assert turn(desk.type("#")) == "P1 2 4 0"


def test_more_cards_than_lie_are_refused_where_they_are_typed(desk: Desk):
    desk.type("<*> 3 2 2 9 #")
    assert desk.notice() == "Only 0 to 6"


def test_a_ruling_is_taken_back_as_a_move_is(desk: Desk):
    desk.type("<*> 3 2 2 4 # *")
    assert desk.notice().endswith("Undone: P2 has 4.")
    assert turn(desk) == "P1 2 0 0"


def test_a_ruling_turns_back_what_is_up():
    desk = laid_out(3, 9).type("1# 8# 2# <*> 3 1 1")
    assert memo(desk).up == []
    assert desk.rows()[0] == "Ruled: turn to P1."
