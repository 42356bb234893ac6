"""A card typed before one is drawn, and cards that are right all the same, in games 5 and 6."""

import pytest

from tests.games.melding.desk import (
    at_table,
    beside,
    cards_keys,
    dealt,
    logged,
    placed,
    settle,
    table,
    typed,
)
from tests.games.melding.positions import PRIMES

YES = "#yes  *no"


@pytest.mark.parametrize("name", ["H5", "H5-advanced", "H6"])
def test_at_the_table_a_number_says_that_they_drew_from_the_pile_and_throw_it(name: str):
    desk = at_table(name).type("4 8")
    assert beside(desk)[1] == "throw 48_"
    assert desk.rows()[7] == "#throw D out  *clear"
    assert desk.type("#").rows()[0].startswith("P2: take one")
    assert desk.referee.log_text()[2:] == ["draw", "throw 48"]
    assert table(desk).open == 48


@pytest.mark.rule("H5.5", "H6.3")
def test_so_it_does_with_d_by_which_they_are_out():
    desk = at_table().type("4 8 D")
    assert desk.words().startswith("P1: all cards 0/7") or "7" in desk.rows()[0], desk.rows()
    assert desk.referee.log_text()[2:] == ["draw"]
    assert at_table().type("5 0 D").notice() == "50 is the open card"


def test_until_a_card_is_typed_the_page_asks_for_one():
    assert at_table().type("#").rows()[7] == "card #throw  *undo"


def test_what_is_typed_there_is_cleared_before_a_move_is_taken_back():
    desk = at_table().type("4 8")
    assert beside(desk.type("*"))[1] == "take one"
    assert desk.referee.log_text() == ["start P1", "open 50"]


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ("0 #", "Cards are 1 to 99"),
        ("1 0 0 #", "Cards are 1 to 99"),
        ("5 0 #", "50 is the open card"),
    ],
)
def test_what_cannot_be_thrown_is_refused_before_anything_is_drawn(keys: str, said: str):
    desk = at_table().type(keys)
    assert desk.notice() == said
    assert desk.referee.log_text() == ["start P1", "open 50"]
    assert beside(desk.type("#"))[1] == "throw one", "the number is dead: # draws as ever"


def test_the_page_says_that_a_takes_the_open_card_while_a_number_is_typed():
    desk = at_table().type("4 8")
    assert desk.rows()[2:4] == ["pile 88", "or A  50"]
    assert desk.rows()[7] == "#throw D out  *clear"


def test_a_number_stays_typed_when_the_open_card_is_taken():
    desk = at_table().type("4 8 A")
    assert beside(desk)[0] == "took 50"
    assert beside(desk)[1] == "throw 48_"
    assert desk.type("#").referee.log_text()[2:] == ["take", "throw 48"]


def test_a_card_may_be_thrown_unseen_by_one_who_holds_but_open_cards():
    desk = at_table("H5", 2, "1")
    for card in range(2, 16):
        desk.type("A" if card % 2 == 0 else "")
        desk.type(f"{60 + card} #")
    assert len(table(desk).shown[0]) == 7
    assert desk.type("9 9 #").rows()[0].startswith("P2: take one"), "the one that was just drawn"


def test_with_one_card_left_the_page_says_so_and_the_shuffle_is_asked_about_first():
    desk = at_table().type("# 1 1 # # 1 2 # <*> 3 3 1 #")
    desk.type("4 8")
    assert desk.rows()[2:6] == [
        "pile 1",
        "or A  12",
        "",
        "",
    ]
    assert desk.type("#").words().endswith("Shuffle 87 cards first. Done? #yes *no")
    assert {1760, 3520} <= {hertz for hertz, _ in desk.wait(600).tones()}, "all hear it"
    assert logged(desk) == "ruling-draw 1"
    assert beside(desk.type("*"))[1] == "throw 48_", "nothing typed is lost"
    desk.type("# #")
    assert desk.referee.log_text()[-2:] == ["draw", "throw 48"]
    assert table(desk).knowledge.draw == 87


def test_where_the_device_dealt_a_number_stays_typed_while_it_draws():
    desk = dealt("H5", [PRIMES, []], [40, 99])
    assert beside(desk.type("2 3"))[1] == "23"
    assert desk.rows()[7] == "#draw A take C sort  *clear"
    desk.type("#")
    assert beside(desk)[0] == "drew 99"
    assert beside(desk)[1] == "throw 23"
    assert desk.type("#").referee.log_text()[-2:] == ["draw", "throw 23"]


@pytest.mark.parametrize("name", ["H5", "H6"])
def test_the_open_card_is_in_no_hand_and_is_refused_in_words_that_say_so(name: str):
    desk = at_table(name).type("2 2 # 2 2 #")
    assert desk.notice() == "22 is the open card"
    assert "hold 0 why?" in desk.words()
    assert "It lies open, so in no hand" in desk.type("<0>").words()
    desk.type("* A 2 2 #")
    assert desk.referee.log_text()[-2:] == ["take", "throw 22"], "once taken it may be thrown"


def test_a_card_that_lies_elsewhere_may_be_right_all_the_same():
    desk = at_table().type("8 8 # 7 7 # 8 8 #")
    assert desk.words().endswith(
        "× 88 is elsewhere 88 is elsewhere or thrown. Right all the same? #yes *no"
    )
    desk.type("#")
    assert desk.referee.log_text()[-3:] == ["ruling-unseen 88", "draw", "throw 88"]


def test_so_may_one_of_a_hand_that_is_typed():
    desk = at_table().type("# 8 8 # # 7 7 # # 9 9 D 8 8 #")
    assert logged(desk) == "ruling-unseen 88"
    assert typed(desk) == ["88"]
    assert desk.app.stack[-1].note == "", "what it was refused with is gone"


def test_a_joker_typed_at_a_question_says_no_and_is_typed_as_a_joker():
    desk = at_table().type("# 8 8 # # 7 7 # # 9 9 D 8 8 A")
    assert typed(desk) == ["J"]
    assert logged(desk) == "draw"


def test_if_it_is_not_nothing_is_ruled_and_a_digit_begins_anew():
    desk = at_table().type("8 8 # 7 7 # 8 8 # 6")
    assert beside(desk)[1] == "throw 6_"
    assert logged(desk) == "throw 77"


def test_points_that_are_typed_are_not_dropped_for_the_cards():
    desk = at_table(first="77").type("# 9 9 D")
    settle(desk.type(cards_keys(PRIMES))).type("#")
    assert desk.type("3 D").notice() == "3: # or *"
    assert desk.type("* D").rows()[2] == "_"


def test_what_the_device_dealt_proves_one_claim_a_turn():
    desk = dealt("H5", [PRIMES, []], [40, 99, 98]).type("#")
    settle(desk.type("2 3 D"))
    assert desk.notice() == "No sets without the 23"
    settle(desk.type("9 9 D"))
    assert desk.rows()[2] == "_"
    assert desk.notice() == "Type them: I looked"


def test_taking_the_draw_back_does_not_buy_another_look():
    desk = dealt("H5", [PRIMES, []], [40, 99, 98]).type("#")
    settle(desk.type("2 3 D")).type("* * # #")
    settle(desk.type("9 9 D"))
    assert desk.rows()[2] == "_"


def test_in_the_next_turn_it_looks_again():
    desk = dealt("H5", [PRIMES, []], [40, 99, 98, 97]).type("#")
    settle(desk.type("2 3 D")).type("9 9 #")
    hand = table(desk).knowledge.hand(1) or []
    desk.type(f"2 # {hand[0]} # 1 #")
    settle(desk.type("9 7 D"))
    assert placed(desk) == "P1 is out! threw 97"


def test_where_the_device_dealt_the_first_digit_that_leaves_one_card_chooses_it():
    desk = dealt("H5", [PRIMES, []], [40, 99]).type("# 6")
    assert beside(desk)[1] == "throw 63"
    assert desk.type("#").referee.log_text()[-1] == "throw 63"


def test_a_second_digit_is_wanted_where_two_begin_alike():
    desk = dealt("H5", [PRIMES, []], [40, 99]).type("# 2")
    assert beside(desk)[1] == "throw 2_"
    assert desk.type("#").notice() == "You have no 2"
    assert desk.type("2 2 #").referee.log_text()[-1] == "throw 22"


def test_why_a_card_that_was_thrown_and_covered_cannot_be_in_the_hand_is_true():
    desk = at_table(first="18").type("93 # 10 # 93 #")
    assert "93 is elsewhere or thrown. Right all the same?" in desk.words()
    assert "It lies in discards or sets, or was taken" in desk.type("<0>").words()
