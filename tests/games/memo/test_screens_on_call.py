"""Numbers Memo on call, by its keys: one for a pair, one for the next player."""

from tests.desk import Desk
from tests.games.memo.desk import turn

ON_CALL = "8 3 3 # 1"


def test_a_key_is_a_pair_and_another_none():
    desk = Desk().type(ON_CALL)
    assert desk.rows() == [
        "P1: a pair?",
        "",
        "left",
        "10",
        "pairs sum 11",
        "",
        "Lay out 1-10.",
        "A pair #no pair  *undo",
    ]
    assert turn(desk.type("A")) == "P1 2 0 0"
    assert desk.rows()[3] == "8"
    assert desk.rows()[0] == "P1: go again!"
    assert turn(desk.type("#")) == "P2 2 0 0"
    assert desk.rows()[0] == "P2: a pair?"


def test_it_is_proposed_at_first():
    assert Desk().type("8").rows()[0] == "How shall I help?"
    assert Desk().type("8 #").type("3 # 1 A").rows()[0] == "P1: go again!"


def test_nothing_that_is_typed_is_dropped_without_a_word():
    desk = Desk().type(ON_CALL)
    for key in "7BCD":
        assert desk.type(key).notice() == "A or #"
    assert desk.referee.log_text() == ["start P1"]


def test_pairs_are_taken_back_one_by_one_and_over_a_power_cut():
    desk = Desk().type(ON_CALL + "A A #")
    desk.power_off_and_on()
    assert turn(desk.type("#")) == "P2 4 0 0"
    assert desk.type("*").words() == "Undo P1's end of turn? Then P1 plays on. #yes *no"
    assert turn(desk.type("#")) == "P1 4 0 0"
    assert desk.notice() == "Undone: turn's end."
    assert desk.type("*").notice() == "Undone: a pair."
    assert turn(desk) == "P1 2 0 0"


def test_the_last_pair_shows_who_has_won_and_the_next_game_adds_up():
    desk = Desk().type(ON_CALL + "A A # A A A")
    assert desk.rows()[0] == "P2 wins!  A next"
    assert "Only cards 1 to 10:" in desk.type("A").words()


def test_the_table_can_set_whose_turn_it_is_and_the_counts():
    desk = Desk().type(ON_CALL + "<*> 3")
    assert "What is wrong? 1 turn P1 2 cards" in desk.words()
    assert turn(desk.type("1 3")) == "P3 0 0 0"


def test_a_hundred_cards_are_counted_too():
    desk = Desk().type("8 3 6 1 1 0 0 # # 1")
    assert desk.rows()[3] == "100"
    assert desk.type("A").rows()[3] == "98"
