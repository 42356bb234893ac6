"""Rulings in games 5 and 6: whose turn, and at the table the open card, the pile, cards seen."""

from firmware.play.knowledge import TABLE
from firmware.play.setup import Setup
from tests.desk import playing
from tests.games.melding.desk import (
    at_table,
    cards_keys,
    dealt,
    logged,
    open_card,
    placed,
    settle,
)
from tests.games.melding.positions import PRIMES, chosen


def test_the_menu_leads_to_what_can_be_ruled():
    desk = at_table().type("<*> 3")
    assert [desk.rows()[0], *desk.rows()[2:7:2]] == [
        "What is wrong?",
        "1 turn  P1",
        "2 open card  50",
        "3 draw pile  88",
    ]
    assert desk.type("D").rows()[2] == "4 still in play"


def test_where_the_device_dealt_only_the_turn_is_ruled():
    desk = dealt("H6", [[], []], [40]).type("<*> 3")
    assert desk.rows()[:3] == ["What is wrong?", "", "1 turn  P1"]
    assert desk.type("1 2").rows()[7].startswith("2 play")
    assert desk.notice() == "Ruled: turn to P2."


def test_before_the_first_open_card_is_told_there_is_nothing_to_rule_on():
    desk = playing(Setup("H5", TABLE, 3))
    assert "Fix it" not in desk.type("<*>").words()
    assert "Fix it" not in desk.type("* 1 <*>").words()


def test_whose_turn_it_is_is_ruled_between_turns():
    desk = at_table(players=3).type("<*> 3 1")
    assert desk.rows()[:4] == ["Whose turn is it?", "", "1 P1  2 P2", ""]
    assert desk.type("3").rows()[0] == "Ruled: turn to P3."
    assert logged(desk) == "ruling-turn P3"
    desk.type("# <*> 3 1 1")
    assert desk.notice() == "First throw one"


def test_the_open_card_is_ruled():
    desk = at_table().type("<*> 3 2 1")
    assert desk.rows()[:3] == ["Open card", "", ""]
    assert open_card(desk.type("4 8 #")) == "48"
    assert desk.notice() == "Ruled: open 48."
    assert open_card(desk.type("<*> 3 2 2")) == "J"
    assert desk.notice() == "Ruled: open J."
    assert logged(desk) == "ruling-open F"
    none = at_table(options=chosen(0)).type("<*> 3 2")
    assert none.rows()[3] == "_  from 1 to 99", "no free cards, so that is not asked"


def test_the_draw_pile_is_ruled():
    desk = at_table().type("<*> 3 3")
    assert desk.rows()[3] == "_  from 1 to 88"
    assert desk.type("5 #").rows()[0] == "Ruled: pile of 5."
    assert logged(desk) == "ruling-draw 5"


def test_a_card_that_was_not_seen_after_all_may_be_in_a_hand_again():
    desk = at_table().type("# 8 8 # # 7 7 #").type("# 8 8 #")
    assert "88 is elsewhere or thrown" in desk.words()
    assert desk.type("* <*> 3 4 1 8 8 #").notice() == "Ruled: 88 still in play."
    assert open_card(desk.type("8 8 #")) == "88"
    desk.type("<*> 3 4 1 1 2 #")
    assert desk.notice() == "12 never lay open"
    assert desk.type("<*> 3 4 1 8 8 #").notice() == "88 is the open card"


def test_a_ruling_is_taken_back():
    desk = at_table().type("<*> 3 3 5 # *")
    assert desk.rows()[0] == "Undone: pile of 5."
    assert desk.notice() == "Undone: pile of 5."


def test_a_hand_half_typed_for_a_claim_outlasts_a_ruling():
    desk = at_table(first="77").type("# 9 9 D").type(cards_keys(PRIMES[:6])).type("3 <*> 3 3 5 #")
    assert desk.notice() == "Ruled: pile of 5."
    assert desk.rows()[2] == "23 22 13 63 59 50 3_"
    assert desk.type("<#> *").rows()[0] == "P1 throws 99  6/7"
    assert desk.type("<*> 3 1 2").notice() == "First throw one"
    assert desk.rows()[2] == "23 22 13 63 59 50 3_"
    assert placed(settle(desk.type("9 #"))) == "P1 is out! threw 99"


def test_a_hand_of_a_refused_claim_outlasts_a_ruling_and_is_gone_with_the_throw():
    desk = at_table(first="77").type("# 9 8 D")
    settle(desk.type(cards_keys([*PRIMES[:6], 38]))).type("<*> 3 3 5 # 9 8 D")
    assert desk.rows()[0] == "P1 throws 98  7/7"
    assert "38" in desk.words()
    desk.type("* * * * * * * * 9 8 # # 8 8 # # 1 2 D")
    assert desk.rows()[0] == "P1 throws 12  0/7"
