"""The first star over a refusal closes it and takes nothing back; the next one does."""

import pytest

from firmware.play.knowledge import ON_CALL, TABLE
from firmware.play.setup import Setup
from tests.desk import Desk, playing
from tests.test_app import TABLE as THE_GAME

REFUSED = {
    "The Game": lambda: Desk().type(THE_GAME + "A"),
    "The Game on call": lambda: Desk().type("1 1 3 3 1 2 # A"),
    "its result": lambda: Desk().type("1 1 3 3 1 # # C"),
    "Digits": lambda: playing(Setup("H1", TABLE, 2)).type("1 2 3 # D"),
    "Digits, no card to turn over": lambda: playing(Setup("H1", TABLE, 2)).type("1 A"),
    "Multiplication": lambda: playing(Setup("H4", TABLE, 2)).type("1 2 4 # D"),
    "Primes": lambda: playing(Setup("H5", TABLE, 2)).type("1 2 2 # B"),
    "Memo": lambda: playing(Setup("H7", TABLE, 2)).type("1 B"),
}


@pytest.mark.parametrize("page", REFUSED)
def test_the_first_star_over_a_refusal_closes_it_and_the_next_takes_back(page: str):
    desk = REFUSED[page]()
    log = desk.referee.log_text()
    assert desk.app.stack[-1].note
    desk.type("*")
    assert desk.referee.log_text() == log
    assert (desk.app.stack[-1].note, len(desk.app.stack)) == ("", 1)
    desk.type("*")
    if desk.rows()[7].startswith("#yes"):
        desk.type("#")
    assert desk.referee.log_text() == log[:-1]


CLOSES = {
    "Memo, no such place": lambda: Desk().type("8 2 2 # # 1 9 9 #"),
    "Memo, too many digits": lambda: playing(Setup("H7", TABLE, 2)).type("1 1 2 3 4"),
    "Primes, too many digits": lambda: playing(Setup("H5", TABLE, 2)).type("1 2 2 # 1 2 3 4"),
    "Primes, a hand in view": lambda: Desk(seed=5).type("6 2 A 2 # 1 1 2 3 4"),
}


@pytest.mark.parametrize("page", CLOSES)
def test_while_a_refusal_stands_the_row_says_that_star_clears(page: str):
    desk = CLOSES[page]()
    assert desk.app.stack[-1].sign
    assert desk.rows()[7].endswith("*clear"), desk.rows()
    assert not desk.type("*").rows()[7].endswith("*clear"), desk.rows()


def test_over_what_is_still_typed_one_star_takes_a_digit_away_and_the_refusal():
    desk = playing(Setup("H2", ON_CALL, 2)).type("1 # 7 A")
    assert desk.notice().endswith("7: # or *")
    desk.type("*")
    assert desk.app.stack[-1].note == ""
    assert desk.app.stack[-1].unfinished() == ""
    assert desk.referee.log_text() == ["start P1", "last"]


def test_a_dead_number_and_its_refusal_go_by_one_star():
    desk = playing(Setup("H1", TABLE, 2)).type("1 2 3 # 4 5 # *")
    assert (desk.app.stack[-1].note, desk.app.stack[-1].unfinished()) == ("", "")
    assert desk.type("*").referee.log_text() == ["start P1"]


def test_what_is_said_is_no_refusal_and_star_goes_on_taking_back():
    desk = playing(Setup("H2", ON_CALL, 2)).type("1 D D * *")
    assert desk.referee.log_text() == ["start P1"]


def test_in_a_question_star_is_no_also_after_a_key_that_answers_nothing():
    desk = playing(Setup("H1", TABLE, 2)).type("1 2 3 # # D")
    assert desk.words() == "P1 draws 1? 23 #yes *no"  # in whole: a note would lie over it
    assert desk.type("*").rows()[7] == "#draw *undo"


def test_a_star_over_a_refusal_takes_no_card_out_of_a_hand_that_is_typed():
    desk = playing(Setup("H5", ON_CALL, 2)).type("1 D 1 2 # 1 3 # B")
    assert desk.app.stack[-1].note
    assert desk.type("*").app.stack[-1].cards == [2, 13]
    assert desk.type("*").app.stack[-1].cards == [2]


@pytest.mark.parametrize(
    ("rules", "keys", "sharp"),
    [
        ("H1", "1 2 3 # 4 5 #", "P1 draws 1?"),
        ("H2", "1 6 6 # A 7 1 #", "P1 draws 1?"),
        ("H4", "1 2 4 # 5 5", "P1 draws 1?"),
        ("H5", "1 2 # 1 2 3 #", "throw one"),
        ("H7", "1 3 # 8 # 8 # 1 1 #", "P2 turns _"),
    ],
)
def test_behind_a_number_that_is_dead_the_last_row_says_what_clears_it_and_sharp_acts_on_the_turn(
    rules: str, keys: str, sharp: str
):
    desk = playing(Setup(rules, TABLE, 2)).type(keys)
    assert desk.app.stack[-1].sign
    note = desk.app.stack[-1].note
    assert desk.rows()[7].strip() == "*clear" or "\n" in note, "or it says what goes"
    assert sharp in desk.type("#").words()
