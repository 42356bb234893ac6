"""Rulings: the table is right and the device is wrong; kept, shown in the record, taken back."""

import pytest

from tests.desk import Desk

TABLE = "1 1 1 2 1"
DEALT = "1 1 2 2 1 1"


@pytest.fixture
def desk() -> Desk:
    return Desk().type(TABLE)


def test_the_menu_leads_to_what_can_be_ruled(desk: Desk):
    assert desk.type("<*> 3").rows() == [
        "What is wrong?",
        "",
        "1 turn  P1",
        "",
        "2 piles  1 1 100 100",
        "",
        "3 draw pile  84",
        "4-5 D more B who  *back",
    ]
    assert desk.type("D").rows()[2:] == [
        "4 hands  7 7",
        "",
        "5 laid this turn  0",
        "",
        "B who plays on",
        "1-3 D more B who  *back",
    ]


def test_where_the_device_dealt_it_knows_the_counts():
    assert Desk().type(DEALT).type("<*> 3").rows()[1:] == [
        "",
        "1 turn  P1",
        "",
        "2 piles  1 1 100 100",
        "",
        "3 laid this turn  0",
        "D more B who  *back",
    ]


def test_before_the_start_there_is_nothing_to_rule_on():
    assert "Fix it" not in Desk().type("1 1 1 2 <*>").words()


def test_a_top_is_ruled_in_three_steps(desk: Desk):
    assert desk.type("<*> 3 2").rows() == [
        "Which pile?",
        "A shows 1",
        "B shows 1",
        "C shows 100",
        "D shows 100",
        "",
        "",
        "#ok A-D  *back",
    ]
    assert desk.type("C").rows() == [
        "Top card of C",
        "",
        "",
        "_  from 1 to 100",
        "",
        "",
        "",
        "#ok  *back",
    ]
    assert desk.type("4 0 #").rows() == [
        "Ruled: 40 on C.",
        "",
        "1  1  40  100",
        "",
        "",
        "A^  B^  Cv  Dv",
        "",
        "card, then A-D  #can't",
    ]


@pytest.mark.parametrize(
    ("keys", "said", "row", "shown", "record"),
    [
        ("3 1 2 #", "Ruled: pile of 12.", 0, "P1 lays 2  pile 12", "ruling-draw 12"),
        ("4 2 3 #", "Ruled: P2 has 3.", 0, "P1 lays 2  pile 84", "ruling-hand P2 3"),
        ("1 2", "Ruled: turn to P2.", 0, "P2 lays 2  pile 84", "ruling-turn P2"),
        ("5 1 #", "Ruled: 1 laid.", 0, "P1: 1 more  pile 84", "ruling-laid 1"),
        ("2 B 9 #", "Ruled: 9 on B.", 2, "1  9  100  100", "ruling-top B 9"),
    ],
)
def test_a_ruling_is_said_shown_and_recorded(desk: Desk, keys, said, row, shown, record):
    desk.type("<*> 3").type(keys)
    assert desk.notice() == said
    assert desk.referee.log_text() == ["start P1", record]
    assert desk.type("<#> *").rows()[row] == shown


def test_a_hand_that_was_ruled_is_counted_on(desk: Desk):
    assert desk.type("<*> 3 4 2 3 # 3 7 A").game.knowledge.hands == [6, 3]


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ("2 A 0 #", "Only 1 to 100"),
        ("2 A 1 0 1 #", "Only 1 to 100"),
        ("3 9 9 #", "Only 0 to 98"),
        ("4 1 8 #", "Only 0 to 7"),
        ("3 #", "Type a number, then #."),
        ("3 A", "Type a number, then #."),
        ("2 5", "Press A to D, or #."),
        ("1 3", "Press 1 or 2, or #."),
    ],
)
def test_what_cannot_be_is_refused_where_it_is_typed(desk: Desk, keys: str, said: str):
    desk.type("<*> 3").type(keys)
    assert desk.notice() == said
    assert not desk.rows()[0].startswith("P1"), "and can be typed again"
    assert desk.referee.log_text() == ["start P1"]


def test_after_a_refusal_the_next_digit_begins_a_new_number(desk: Desk):
    assert desk.type("<*> 3 3 9 9 # 4").rows()[6] == ""
    assert desk.type("0 #").rows()[0] == "Ruled: pile of 40."


def test_star_leads_back_step_by_step_and_rules_nothing(desk: Desk):
    desk.type("<*> 3 2 C 4")
    titles = [desk.type("*").rows()[0] for _ in range(5)]
    assert titles == [
        "Top card of C",
        "Which pile?",
        "What is wrong?",
        "Menu",
        "P1 lays 2  pile 84",
    ]
    assert desk.referee.log_text() == ["start P1"]


def test_a_ruling_is_taken_back_as_a_move_is(desk: Desk):
    desk.type("<*> 3 2 C 4 0 #")
    assert desk.type("*").notice() == "Undone: 40 on C."
    assert desk.type("<#> *").rows()[2] == "1  1  100  100"


def test_a_card_named_wrongly_may_be_laid_after_its_top_was_ruled_away(desk: Desk):
    desk.type("3 7 A <*> 3 2 A 3 8 #")
    assert desk.type("3 7 B").rows()[2] == "38  37  100  100"


def test_a_ruling_on_a_dealt_game_is_told_behind_a_cover():
    desk = Desk().type(DEALT).type("<*> 3 1 2")
    assert desk.rows()[7].startswith("2 play")
    assert desk.notice() == "Ruled: turn to P2."


def test_a_card_that_was_laid_before_may_be_right_all_the_same(desk: Desk):
    desk.type("3 7 A 4 0 A # 3 7 B")
    assert desk.rows()[0] == "× 37 lies already"
    assert desk.rows()[2] == "40  1  100  100", "the piles stay in view"
    assert desk.words().endswith("Right all the same? #yes *no")
    assert desk.type("#").rows()[2] == "40  37  100  100"
    assert desk.referee.log_text()[-3:] == ["ruling-top B 37", "ruling-top B 1", "lay 37 B"]
    assert desk.type("4 5 B").rows()[2] == "40  45  100  100"


def test_what_one_key_let_be_right_one_key_takes_back_whole(desk: Desk):
    desk.type("3 7 A 4 0 A # 3 7 B #")
    assert desk.type("*").notice() == "Undone: 37 on B."
    assert desk.rows()[2] == "40  1  100  100"
    assert desk.referee.log_text()[-1] == "end"
    desk.type("3 7 B # 4 5 B")
    assert desk.type("*").notice() == "Undone: 45 on B."
    assert desk.type("*").referee.log_text()[-1] == "end"


@pytest.mark.parametrize("edited", ["7 #", "7 A"])
def test_so_it_does_where_the_card_has_been_edited_since(desk: Desk, edited: str):
    desk.type(f"3 B 5 A 5 B # <*> 3 A 1 {edited}")
    assert desk.type("*").notice() == f"Undone: 7 on {'B' if edited == '7 #' else 'A'}."
    assert desk.referee.log_text()[-2:] == ["lay 3 B", "lay 5 A"]


def test_two_rulings_that_set_a_pile_anew_stay_where_the_card_behind_them_goes(desk: Desk):
    desk.type("<*> 3 2 B 5 0 # <*> 3 2 B 5 # 7 B *")
    assert desk.referee.log_text()[-2:] == ["ruling-top B 50", "ruling-top B 5"]


def test_a_ruling_before_a_card_stays_where_that_is_taken_back(desk: Desk):
    desk.type("3 7 A 4 0 A # <*> 3 2 B 3 7 # 4 5 B *")
    assert desk.referee.log_text()[-1] == "ruling-top B 37"


def test_another_player_is_asked_before_the_whole_of_it_is_taken_back(desk: Desk):
    desk.type("3 7 A 4 0 A # 3 7 B # 4 5 B # * # *")
    assert desk.type("*").referee.log_text()[-1] == "end"


def test_if_it_is_not_the_number_is_dead_and_nothing_is_ruled(desk: Desk):
    desk.type("3 7 A 4 0 A # 3 7 B *")
    assert desk.referee.log_text()[-1] == "end"
    assert desk.type("B").notice() == "Type a card first"
    assert desk.type("3 7 B 3 8 B").referee.log_text()[-1] == "lay 38 B"


@pytest.mark.parametrize("keys", ["3 7 A", "1 1 2 2 1 1"])
def test_a_card_that_would_not_go_even_so_is_not_asked_about(desk: Desk, keys: str):
    if keys == "3 7 A":
        desk.type("3 7 A 4 8 A # 3 7 A")
    else:
        desk = Desk().deal(*range(2, 20)).type(keys).type("2 A 2 B")
    assert desk.notice().endswith("lies already")


def test_who_plays_alone_has_no_turn_to_be_set():
    assert Desk().type("1 1 2 1 # <*> 3").rows()[2:6] == [
        "1 piles  1 1 100 100",
        "",
        "2 laid this turn  0",
        "",
    ]
