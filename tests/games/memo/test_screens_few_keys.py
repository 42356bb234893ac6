"""Numbers Memo at the table: keys that nobody need press."""

import pytest

from tests.games.memo.desk import at_table, memo, turn


@pytest.mark.rule("H7.3", "H7.4")
def test_sharp_alone_turns_up_the_card_that_was_said():
    assert at_table().type("3# 8# #").referee.log_text()[1:] == ["reveal 3", "need 8 8"]
    desk = at_table().type("3# 7# # #")
    assert desk.referee.log_text()[1:] == ["reveal 3", "need 7 7"]
    assert desk.rows()[0] == "3, 7: no pair"


def test_the_next_players_number_turns_both_back():
    desk = at_table().type("3# 8# 9# 1")
    assert turn(desk) == "P2 0 0"
    assert desk.rows()[0] == "P2 turns 1_"
    assert desk.type("0#").referee.log_text()[-2:] == ["end", "reveal 10"]


def test_two_digits_at_once_leave_both_up():
    desk = at_table().type("3# 8# 9#")
    desk.down("1")
    desk.wait(20)
    desk.down("2")
    desk.wait(40)
    desk.up("1")
    desk.up("2")
    assert memo(desk.wait(100)).up == [3, 9]


@pytest.mark.parametrize("keys", ["5 A", "3 # 7 B", "3 # 8 # 8 C"])
def test_a_letter_over_what_is_typed_says_how_that_is_taken(keys: str):
    desk = at_table().type(keys)
    assert desk.notice() == f"{keys[-3]}: # or *"
