"""Two keys at once: the first has acted before the second is seen, and is withdrawn."""

import pytest

from firmware.ui.screen import DARK
from firmware.ui.signals import REST
from tests.desk import Desk
from tests.test_app import TABLE, note


@pytest.fixture
def desk() -> Desk:
    return Desk().type(TABLE)


@pytest.mark.parametrize("keys", ["56", "5#", "5A", "A5", "567", "5*"])
def test_two_keys_at_once_type_nothing(desk: Desk, keys: str):
    assert note(desk.chord(keys)) == ""
    assert desk.type("2").rows()[0] == "2_  pile 84"
    assert note(desk.chord(keys)) == ""
    assert desk.type("3").rows()[0] == "23_  pile 84"


def test_two_keys_at_once_are_told_by_a_click_without_light_or_words(desk: Desk):
    before = desk.rows()
    desk.tones()
    assert note(desk.chord("56")) == ""
    assert desk.wait(200).tones()[-1] == (700, 40)
    assert desk.rows() == before
    assert set(desk.ring) == {DARK, REST}


def test_two_keys_at_once_leave_a_refused_number_as_it_was(desk: Desk):
    desk.type("1 1 1 A")
    assert desk.chord("56").type("A").notice() == "Type a card first"


def test_two_keys_at_once_choose_nothing_in_a_menu(desk: Desk):
    desk.type("<*> 3")
    assert desk.chord("12").words().startswith("What is wrong? 1 turn P1 ")
    assert note(desk) == ""
    assert desk.type("1").rows()[0] == "Whose turn is it?"
    assert desk.chord("9*").rows()[0] == "Whose turn is it?"


def test_a_digit_that_came_too_soon_leaves_nothing_to_be_withdrawn(desk: Desk):
    """The first of two keys at once did nothing: neither do they undo what came before."""
    desk.type("3")
    desk.app.presses.seen = desk.now + 1  # as if the page had only just come
    assert note(desk.chord("56")) == ""
    assert desk.type("4").rows()[0] == "34_  pile 84"


def test_two_keys_at_once_lift_no_cover():
    desk = Desk().type("1 1 2 2 1").wait(400)
    assert desk.chord("12").rows()[7].startswith("1 play")
    assert note(desk) == ""


def test_two_keys_at_once_let_nobody_start():
    desk = Desk().type("1 1 1 2")
    assert desk.chord("21").rows()[0] == "Who starts?"
    assert note(desk) == ""
    desk.power_off_and_on()
    assert desk.type("# 1").rows()[0].startswith("P1 lays 2  pile 84")


def test_two_keys_at_once_answer_no_question(desk: Desk):
    asked = desk.type("9 9 A 9 8 B # 2 C 3 D # #").rows()
    assert desk.chord("56").rows()[:2] == asked[:2]
    assert note(desk) == ""
    assert desk.type("*").rows()[0].startswith("P1 lays 2  pile 80")


def test_two_keys_at_once_rule_nothing(desk: Desk):
    desk.type("37A <*> 3 1")
    assert desk.chord("21").game.seat == 0
    assert note(desk) == ""
    assert desk.game.tops[0] == 37
    assert desk.type("*").game.tops[0] == 1, "what comes next is taken back as ever"
