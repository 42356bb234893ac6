"""Dealt cards by few keys in the games of discarding."""

from firmware.shell.hand_over import SEEN_MS
from tests.games.shedding.desk import dealt, table

HANDS = ("24 25 43 7 70 91 100", "10 11 12 13 14 15 16")


def test_the_first_digit_that_leaves_one_card_chooses_it():
    desk = dealt("H1", *HANDS, shown=34).type("4")
    assert desk.rows()[0].startswith("P1: 43")
    assert desk.type("#").referee.log_text()[-1] == "discard 43"


def test_a_second_digit_is_wanted_only_where_two_begin_alike():
    desk = dealt("H1", *HANDS, shown=34).type("2 #")
    assert desk.notice() == "2\nnot in hand"
    assert desk.type("2 4 #").referee.log_text()[-1] == "discard 24"


def test_a_card_of_one_digit_is_itself_and_a_joker_is_no_number():
    desk = dealt("H2", "7 70 F 21 22 23 24", HANDS[1], shown=8, jokers=1).type("1")
    assert desk.rows()[0].startswith("P1: 1_")
    assert desk.type("* 7 #").referee.log_text()[-1] == "discard 7"


def test_a_number_that_a_joker_shall_be_is_typed_whole():
    desk = dealt("H2", "F 45 46 47 48 49 50", HANDS[1], shown=44, jokers=1).type("A 4 #")
    assert desk.referee.log_text()[-1] == "free 4"


def test_a_factor_is_no_card():
    desk = dealt("H4", "40 24 28 6 8 9 10", "1 2 3 4 5 12 14", shown=36).type("4")
    assert desk.rows()[0].startswith("P1: 4 × _")


def test_what_was_drawn_goes_by_itself_and_by_the_number_of_the_next():
    for keys in ("", "2"):
        desk = dealt("H1", "1 2 3 4 5 6 7", HANDS[1], shown=89, pile="50").type("#").type(keys)
        desk.wait(SEEN_MS)
        assert desk.rows()[7].startswith("#draw *undo" if keys else "2 play")
    assert table(desk).knowledge.hands == [8, 7]
