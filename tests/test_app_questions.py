"""In a question a star is no, and so is a digit, which is typed on the page beneath."""

import pytest

from tests.desk import Desk
from tests.test_app import TABLE, note

ASKED = "9 9 A 9 8 B # 2 C 3 D # #"  # nothing goes: can P1 lay no more?
LOG = ["start P1", "lay 99 A", "lay 98 B", "end", "lay 2 C", "lay 3 D", "end"]


@pytest.fixture
def desk() -> Desk:
    return Desk().type(TABLE + ASKED)


def test_a_star_answers_no_and_takes_nothing_back(desk: Desk):
    assert desk.rows()[7] == "#over  *no"
    assert desk.type("*").rows()[0] == "P1 lays 2  pile 80"
    assert desk.referee.log_text() == LOG


def test_a_digit_answers_no_and_is_typed(desk: Desk):
    assert desk.type("4").rows()[0].startswith("4_  pile 80")
    assert note(desk.type("0 B")) == "40 not on B\nabove 98, or 88"


def test_a_digit_that_answers_no_can_be_taken_away_again(desk: Desk):
    assert desk.type("4 *").rows()[0].startswith("P1 lays 2  pile 80")


def test_a_digit_that_answers_no_in_the_menu_takes_its_line_there():
    desk = Desk().type(TABLE + "<*> 6 2 3")
    assert desk.rows()[0].startswith("Umpire ")
    assert desk.type("* * *").rows()[0] == "P1 lays 2  pile 84"


def test_other_keys_answer_nothing(desk: Desk):
    asked = desk.rows()
    assert desk.type("A").rows() == asked, "no word of what is asked is covered"
    assert "94 left" in desk.type("#").words()


def test_a_digit_on_a_question_over_a_cover_shows_nobody_a_hand():
    desk = Desk().deal(*range(2, 20)).type("1 1 2 2 1 1 2 A 4 A # #")
    assert desk.type("*").rows()[7] == "#yes  *no"
    assert desk.type("2").rows()[7].startswith("2 play")
    assert note(desk) == "Press it again."
    assert desk.type("2").rows()[0] == "P2 lays 2  pile 82"


def test_the_question_of_the_last_game_is_answered_by_its_two_keys_alone():
    desk = Desk().type(TABLE)
    desk.power_off_and_on()
    assert desk.type("4").rows()[0].startswith("Go on?")
