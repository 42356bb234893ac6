"""A hand that is typed outlasts a power cut card by card: of a claim, or of who scores."""

import pytest

from tests.desk import Desk
from tests.games.melding.desk import (
    at_table,
    cards_keys,
    claimed,
    dealt,
    on_call,
    placed,
    settle,
    typed,
)
from tests.games.melding.positions import PRIMES, RUMMY

HELD = [23, 22, 13, 63, 59, 50]


def cut(desk: Desk) -> Desk:
    """Pull the plug, switch on again and go on with the game."""
    desk.power_off_and_on()
    assert desk.words().startswith("Go on?")
    return desk.type("#").wait(300)


def test_a_claim_at_the_table_comes_back_with_each_card_that_was_typed():
    desk = at_table(first="77").type("# 9 9 D")
    for count in range(len(HELD) + 1):
        cut(desk)
        shown = typed(desk)
        assert shown == [str(card) for card in HELD[:count]]
        assert desk.rows()[0] == f"P1 throws 99  {count}/7"
        desk.type(cards_keys(HELD[count : count + 1]))
    assert placed(settle(desk.type("3 9 #"))) == "P1 is out! threw 99"


def test_a_digit_of_a_card_that_is_not_yet_entered_is_all_that_is_lost():
    desk = cut(at_table(first="77").type("# 9 9 D 2 3 # 2"))
    assert desk.rows()[0] == "P1 throws 99  1/7"


def test_cards_taken_out_stay_out_and_a_free_card_is_one():
    desk = at_table(first="77").type("# 9 9 D 2 3 # A # 1 3 # A #")
    assert typed(cut(desk)) == [
        "23",
        "J",
        "13",
        "J",
    ]
    assert typed(cut(desk.type("*"))) == ["23", "J", "13"]
    assert typed(cut(desk.type("2 3 D"))) == ["J", "13"]


def test_a_claim_that_was_given_up_does_not_come_back():
    desk = cut(at_table(first="77").type("# 9 9 D 2 3 # * *"))
    assert desk.rows()[0] == "P1: throw one"
    assert desk.type("9 9 D").rows()[0] == "P1 throws 99  0/7"


def test_a_refused_claim_leads_back_to_the_turn_and_its_cards_can_be_corrected():
    desk = at_table(first="77").type("# 9 8 D")
    settle(desk.type(cards_keys([*HELD, 38])))
    assert desk.notice() == "No sets without the 98"
    assert cut(desk).rows()[0] == "P1: throw one"
    assert desk.type("9 8 D").wait(200).rows()[0] == "P1 throws 98  7/7"
    assert placed(settle(cut(desk).type("3 8 D 3 9 #"))) == "P1 is out! threw 98"


def test_another_card_to_throw_takes_the_place_of_the_one_before_over_a_power_cut_too():
    desk = at_table(first="77").type("# 9 8 D")
    settle(desk.type(cards_keys([*HELD, 38]))).type("* 3 8 D").wait(200)
    assert cut(desk).rows()[2] == "23 22 13 63 59 50 98"
    assert typed(desk) == ["23", "22", "13", "63", "59", "50", "98"]


def test_the_cards_of_one_turn_are_not_those_of_the_next():
    desk = at_table(first="77").type("# 9 8 D")
    settle(desk.type(cards_keys([*HELD, 38]))).type("* 9 8 #")
    assert cut(desk).rows()[0].startswith("P2: take one")
    cut(desk.type("# 9 7 # # 9 6 D")).wait(200)
    assert desk.rows()[0] == "P1 throws 96  0/7"


def test_a_ruling_in_the_midst_of_a_claim_keeps_it():
    desk = at_table(first="23").type("# 8 8 # # 7 7 # # 9 9 D 1 2 8 8")
    assert desk.words().endswith("Right all the same? #yes *no")
    assert typed(cut(desk.type("#"))) == ["12", "88"]
    assert desk.referee.log_text()[-1] == "ruling-unseen 88"


def test_on_call_the_cover_comes_back_and_their_number_shows_the_cards():
    desk = cut(on_call().type("D 2 2 3 # 4 5 #"))
    assert desk.rows()[0] == "Who is out?"
    assert "23" not in desk.words()
    assert typed(desk.type("1")) == [], "P1 has typed nothing"
    assert typed(desk.type("C D 2")) == ["23", "45"]
    assert typed(cut(desk).type("2")) == ["23", "45"]


def test_on_call_hidden_cards_stay_hidden_and_are_there_again():
    desk = cut(on_call().type("D 2 2 3 # C"))
    assert desk.rows()[0] == "P1 starts"
    assert typed(desk.type("D 2")) == ["23"]
    assert cut(desk).type("*").rows()[0] == "P1 starts", "* leaves the cover"
    assert cut(desk).rows()[0] == "P1 starts"


def test_on_call_a_refused_claim_can_be_corrected_and_one_taken_back_too():
    desk = cut(claimed([*HELD, 38, 98]))
    assert desk.type("2").rows()[0] == "P2: all cards  8/8"
    assert placed(settle(desk.type("3 8 D 3 9"))) == "P2 is out! throw 98"
    assert cut(desk).rows()[0] == "Points of P3"
    assert cut(desk.type("* #")).rows()[0] == "P1 starts"
    assert desk.type("D 2").rows()[0] == "P2: all cards  8/8"


def test_a_hand_that_is_counted_comes_back_and_is_forgotten_once_it_scores():
    desk = claimed([*PRIMES, 99]).type("#")
    cut(desk.type("D" + cards_keys([2, 4, 6])))
    assert desk.rows()[2] == "2 4 6 _"
    assert typed(desk) == ["2", "4", "6"]
    settle(desk.type(cards_keys([8, 10, 12, 14])))
    assert desk.rows()[3] == "1_  counted"
    assert cut(desk).rows()[0] == "P3's hand  7/7"
    assert settle(desk.type("#")).rows()[3] == "1_  counted"
    assert cut(desk.type("#")).rows()[0] == "Points of P1"
    assert typed(desk.type("D")) == []
    assert cut(desk.type("*")).rows()[0] == "Points of P1"
    assert desk.type("* # D").rows()[2:5] == [
        "_",
        "",
        "",
    ]


def test_where_it_dealt_the_hand_comes_back_behind_the_cover():
    desk = settle(dealt("H5", [[1, 2, 13, 14, 25, 26, 37], []], [40, 99]).type("# 9 9 D"))
    settle(desk.type("9 9 D")).type("1 # 2 #")
    before = desk.rows()
    assert before[2] == "1 2 _"
    assert cut(desk).rows()[7].startswith("1 play")
    assert desk.type("1").wait(300).rows() == before


def test_a_new_game_knows_no_cards_of_the_last_one():
    desk = on_call().type("D 2 2 3 # <*> 6 1 #")
    desk.type("6 # 3 # 1")
    assert typed(desk.type("D 2")) == []


@pytest.mark.parametrize("name", ["H5-advanced", "H6"])
def test_of_fourteen_cards_none_is_lost_either(name: str):
    cards = RUMMY
    desk = on_call(name).type("D 3" + cards_keys(cards))
    before = desk.rows()
    assert cut(desk).type("3").rows() == before
