"""Taking back: digits, the declaration, then move after move; asked where cards were seen."""

import pytest

from tests.desk import Desk
from tests.games.memo.desk import at_table, laid_out, memo, turn

SEEN = "Undo P1's {} card? It has been seen. #yes *no"
HIDDEN = "{}? It is shown again. #yes *no"


@pytest.fixture
def desk() -> Desk:
    """Ten cards on the panel; 3, 9, 8 and 2 lie on the first four places."""
    return laid_out(3, 9, 8, 2)


def test_at_the_table_star_takes_back_what_was_typed_without_a_question():
    desk = at_table().type("3 # 8 # 9 #")
    rows = desk.type("*").rows()
    assert (rows[3], desk.notice()) == ("3", "Undone: 2nd card.")
    desk.type("8 # 9 *")
    assert desk.rows()[0] == "P1 said 8: _"
    assert desk.type("*").rows()[0] == "P1: 3 needs_"
    rows = desk.type("*").rows()
    assert (rows[0], desk.notice()) == ("Undone: 1st card.", "Undone: 1st card.")
    assert "Only cards 1 to 10: lay them face down." in desk.type("*").words()
    assert desk.type("*").rows()[0] == "Begin like this?"


def test_the_end_of_a_turn_comes_back_with_both_cards_up():
    desk = at_table().type("3 # 8 # 9 # # *")
    assert desk.words() == "Undo P1's end of turn? Then P1 plays on. #yes *no"
    assert turn(desk.type("#")) == "P1 0 0"
    assert desk.notice() == "Undone: turn's end."
    assert desk.rows()[3] == "3  9"


def test_a_pair_is_taken_back_to_its_first_card():
    desk = at_table().type("3 # 8 # 8 # *")
    assert turn(desk) == "P1 0 0"
    assert desk.rows()[0] == "Undone: 2nd card."
    assert desk.game.left == 10


def test_on_the_panel_a_card_that_was_seen_is_asked_about(desk: Desk):
    assert desk.type("2 # *").words() == SEEN.format("1st")
    assert desk.type("*").rows()[0] == "P1: 9 needs_"
    assert desk.type("* #").rows()[0] == "Undone: 1st card."
    assert desk.referee.log_text() == ["start P1"]
    assert desk.type("2 # 2 # 1 # *").words() == SEEN.format("2nd")
    assert desk.type("#").rows()[0] == "Undone: 2nd card."


def test_what_was_declared_is_taken_back_without_a_question(desk: Desk):
    assert desk.type("2 # 2 # *").rows()[0] == "P1: 9 needs_"


def test_two_that_were_turned_back_are_shown_again_only_if_all_agree(desk: Desk):
    assert desk.type("1 # 8 # 2 # # *").words() == HIDDEN.format("Undo P1's end of turn")
    assert turn(desk.type("*")) == "P2 0 0"
    assert desk.type("* #").rows()[0] == "Undone: turn's end."


def test_what_a_ruled_turn_turned_back_is_shown_again_only_if_all_agree():
    """H7.3"""
    desk = laid_out(3, 9).type("1 # 8 # 2 # <*> 3 1 2 *")
    assert desk.words() == HIDDEN.format("Undo the ruling: turn to P2")
    assert desk.type("#").rows()[0] == "Undone: turn to P2."
    desk.type("# 1 # <*> 3 1 1 *")
    assert desk.words() == HIDDEN.format("Undo the ruling: turn to P1")
    assert desk.type("#").rows()[0] == "Undone: turn to P1."


def test_a_turn_that_is_ruled_while_no_card_is_up_comes_back_after_a_question():
    desk = laid_out(3, 9).type("<*> 3 1 2 *")
    assert desk.words() == "Undo the ruling: turn to P2? Then P1 plays on. #yes *no"
    desk.type("#")
    assert desk.notice() == "Undone: turn to P2."


def test_a_player_who_stopped_comes_back_after_a_question(desk: Desk):
    assert desk.type("2# 2# 4# # * #").notice() == "Undone: turn's end."
    assert turn(desk) == "P1 2 0"
    assert memo(desk).kept


def test_a_whole_game_can_be_taken_back_and_played_again(desk: Desk):
    keys = "1# 8# 2# # 2# 2# 4# 1# 8# 5# #"
    facts = desk.type(keys).game.facts()
    assert desk.take_all_back().referee.log_text() == []
    desk.type("1").type(keys)
    assert desk.game.facts() == facts


def test_what_was_taken_back_stays_so_without_power(desk: Desk):
    desk.type("2 # * #")
    desk.power_off_and_on()
    desk.type("#")
    assert desk.referee.log_text() == ["start P1"]


@pytest.mark.parametrize("dealt", [False, True])
def test_the_number_that_was_said_outlasts_who_comes_and_a_ruling_undone_and_a_power_cut(
    dealt: bool,
):
    """The next number had been taken for it, though it was of the second card."""
    desk = laid_out(3, 9, 8, 2) if dealt else at_table()
    desk.type("1 # 8 #" if dealt else "3 # 8 #")
    desk.type("<*> 2 2 A # # 9 *")
    assert desk.rows()[0] == "P1 said 8: _"
    desk.type("<*> 3 2 * #" if dealt else "<*> 3 1 2 * #").type("9 *")
    assert desk.rows()[0] == "P1 said 8: _"
    desk.power_off_and_on()
    assert desk.type("#").wait(300).rows()[0] == "P1 said 8: _"
    desk.type("2 # # 3 #" if dealt else "9 # # 3 #").power_off_and_on()
    desk.type("#").wait(300)
    assert desk.rows()[0] in ("P2: 3 needs_", "P2: 8 needs_"), "what P1 said is not P2's"


def test_where_the_first_card_is_edited_the_number_said_for_it_is_gone():
    desk = Desk().type("8 1 2 # # 4 # 7 #").wait(1000).type("<*> 3 A 1 9 #").wait(9000)
    assert desk.rows()[7] == "number #  *undo"
    assert desk.type("#").notice() == "What does it need?"


def test_nobody_draws_by_an_edit_where_cards_are_won():
    desk = Desk().type("8 1 2 # # 4 # 7 # 5 #").wait(2000).type("<*> 3 A 1 7 #").wait(1000)
    assert desk.notice() == "2nd card is changed."
