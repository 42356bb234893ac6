"""Taking back: the digit, then move after move to the first; asked where cards were seen."""

import pytest

from tests.desk import Desk

TABLE = "1 1 1 2 1"
SEEN = "Undo P1's end of turn? New cards were drawn. #yes *no"


@pytest.fixture
def desk() -> Desk:
    return Desk().type(TABLE)


def test_star_clears_the_digits_first(desk: Desk):
    desk.type("3 7 A 4 0")
    assert desk.type("*").rows()[0] == "P1: 1 more  pile 84"
    assert desk.referee.log_text() == ["start P1", "lay 37 A"]


def test_then_move_after_move_to_the_first(desk: Desk):
    desk.type("3 7 A 4 0 A 9 9 D")
    assert desk.type("*").notice() == "Undone: 99 on D."
    assert desk.type("*").notice() == "Undone: 40 on A."
    assert desk.type("*").rows()[:3] == [
        "Undone: 37 on A.",
        "",
        "1  1  100  100",
    ]
    assert desk.type("*").rows() == [
        "Undone: start.",
        "",
        "1 P1  2 P2",
        "",
        "",
        "",
        "",
        "#P1 starts  *back",
    ]
    assert desk.type("*").rows()[0] == "How many play?"


def test_a_taken_back_card_may_be_laid_elsewhere(desk: Desk):
    assert desk.type("3 7 A * 3 7 D").rows()[2] == "1  1  100  37"


def test_across_a_refilled_hand_it_is_asked_first(desk: Desk):
    desk.type("3 7 A 4 0 A #")
    assert desk.type("*").words() == SEEN
    desk.type("*")
    assert desk.rows()[0] == "P2 lays 2  pile 82"
    assert desk.type("* #").notice() == "Undone: turn's end."
    assert desk.rows()[2] == "40  1  100  100", "and the piles are in view"
    assert desk.rows()[7] == "card, then A-D  #end"


def test_within_the_next_turn_nothing_is_asked(desk: Desk):
    desk.type("3 7 A 4 0 A # 5 0 A *")
    assert desk.notice() == "Undone: 50 on A."


def test_what_another_player_did_last_is_asked_about_by_their_name(desk: Desk):
    desk.type("<*> 3 3 0 # 3 7 A 4 0 A # *")
    assert desk.words() == "Undo P1's end of turn? Then P1 plays on. #yes *no"
    assert desk.type("#").notice() == "Undone: turn's end."


def test_so_it_is_after_a_power_cut_and_after_something_was_taken_back(desk: Desk):
    desk.type("<*> 3 3 0 # 3 7 A 4 0 A # 9 9 D *")
    assert desk.type("*").words() == "Undo P1's end of turn? Then P1 plays on. #yes *no"
    desk.type("*").power_off_and_on()
    assert desk.type("# *").words() == "Undo P1's end of turn? Then P1 plays on. #yes *no"


def test_a_ruling_is_the_table_s_and_asked_about_if_it_moved_the_turn(desk: Desk):
    assert (
        desk.type("<*> 3 1 2 *").words()
        == "Undo the ruling: turn to P2? Then P1 plays on. #yes *no"
    )
    assert desk.type("# <*> 3 2 A 9 # *").notice() == "Undone: 9 on A."


def test_who_plays_alone_is_nobody_s_victim():
    alone = Desk().type("1 1 1 1 3 7 A 4 0 A # *")
    assert alone.words() == "Undo the end of turn? New cards were drawn. #yes *no"


def test_a_dealt_turn_comes_back_with_the_cards_that_were_there(desk: Desk):
    alone = Desk().deal(12, 25, 37, 48, 61, 79, 88, 90, 13, 14).type("1 1 2 1")
    alone.type("1 2 A 2 5 A #")
    assert alone.rows()[6] == "13 14 37 48 61 79 88 90"
    assert alone.type("* #").notice() == "Undone: turn's end."
    assert alone.type("* *").notice() == "Undone: 12 on A."
    alone.type("1 2 A 2 5 A #")
    assert alone.rows()[6] == "13 14 37 48 61 79 88 90", "and the deck gives the same again"


def test_a_whole_game_can_be_taken_back_and_played_again(desk: Desk):
    desk.type("3 7 A 4 0 A # 9 9 D 9 8 D # 4 1 A")
    after = desk.game.facts()
    assert desk.take_all_back().referee.log_text() == []
    desk.type("1 3 7 A 4 0 A # 9 9 D 9 8 D # 4 1 A")
    assert desk.game.facts() == after


def test_what_was_taken_back_stays_so_without_power(desk: Desk):
    desk.type("3 7 A 4 0 A *")
    desk.power_off_and_on()
    desk.type("#")
    assert desk.referee.log_text() == ["start P1", "lay 37 A"]


def test_who_plays_alone_is_led_back_to_the_last_question_before_the_first_card():
    alone = Desk().type("1 1 1 1 *")
    assert alone.rows()[0] == "How many play?"
    assert alone.app.referee is None
