"""A page's next modules are loaded while it is read, also by those who read quickly."""

import sys

import pytest

from firmware.modules import loader
from firmware.shell.shell import QUESTIONS
from firmware.ui.screen import BACK
from tests.desk import STEP_MS, Desk
from tests.picture_keys import TABLE
from tests.sample import PACKAGE

MUCH = 123_456  # bytes: nothing gives way


def test_before_a_game_what_it_needs_comes_between_the_keys_of_a_quick_typist():
    """Each key is down for 60 ms and up for 90: a module comes in each moment without one."""
    desk = Desk(left=MUCH).wait(1000)
    for name in [name for name in sys.modules if name.startswith(PACKAGE)]:
        loader.drop(name)
    for key in "111":
        desk.down(key)
        desk.up(key)
        for _ in range(4):
            desk.wait(STEP_MS)
    assert desk.app.shell.missing <= 2
    desk.down("2")
    assert not desk.app.busy, "the last key of the set-up has nothing to wait for"


def test_at_home_the_questions_come_first_and_the_last_game_may_give_way():
    """On a board the questions had no room beside the last game, and the device stopped."""
    desk = Desk(left=MUCH).type(TABLE).type("<*> 6 1 #").wait(5_000, 100)
    home = desk.app.stack[-1]
    assert loader.has(PACKAGE + "rules")
    loader.expect_none()
    type(home)(desk.app.shell)
    assert loader._expected[0] == QUESTIONS
    assert PACKAGE + "rules" in loader._expected
    assert loader._staying == ["firmware.shell.game_start"]


def test_of_a_game_that_was_not_chosen_nothing_is_expected_any_more():
    """It filled the memory that the questions wanted."""
    desk = Desk(left=MUCH).type(TABLE).type("<*> 6 1 #").wait(5_000, 100)
    home = desk.app.stack[-1]
    loader.expect_none()
    type(home)(desk.app.shell)
    loader.forget(games=True)
    assert PACKAGE + "rules" in loader._expected
    desk.type("2")
    assert [name for name in loader._expected if name.startswith(PACKAGE)] == []


def test_the_rules_of_a_game_come_while_the_lines_of_help_are_read():
    desk = Desk(left=MUCH).type(TABLE)
    loader.forget()
    loader.expect_none()
    desk.type("<*> 1").wait(2_000, 100)
    assert loader.has(desk.referee.folder.module("help"))
    assert loader.has("firmware.shell.pad")
    assert "firmware.shell.pad" in loader._leaving, "its own room is enough: the menu can give way"


def test_what_shows_hands_comes_while_the_first_page_of_a_game_is_read():
    desk = Desk(left=MUCH)
    loader.forget(games=True)
    desk.type("1 3 2 #").wait(2_000, 100)
    assert loader.has(PACKAGE + "hand_over")


def test_what_a_page_expected_that_is_left_is_not_expected_any_more():
    """On a page of a turn it came, and what that needs had to give way."""
    desk = Desk(left=MUCH).type(TABLE)
    desk.type("<*>")
    loader.expect(["firmware.selftest.test"])
    desk.type("*")
    assert "firmware.selftest.test" not in loader._expected


def test_what_takes_back_is_expected_on_each_page_of_a_game():
    desk = Desk(left=MUCH).type(TABLE)
    loader.forget()
    desk.type("3 7 C").wait(2_000, 100)
    assert loader.has("firmware.shell.take_back")


def test_the_last_question_comes_once_the_page_is_gone_from_which_one_goes_back_to_it(
    monkeypatch: pytest.MonkeyPatch,
):
    """Beside what leads through a shuffle it had no memory on the board, which began anew."""
    desk = Desk(left=MUCH).type("1 1 4 3").wait(2_000, 100)
    loader.forget()
    beside: list[str] = []

    def load(name: str) -> object:
        if name == QUESTIONS:
            beside.extend(type(page).__name__ for page in desk.app.stack)
        return loader.load(name)

    monkeypatch.setattr("firmware.modules.later.load", load)
    desk.type("*")
    assert set(beside) == {"Soon"}


def test_before_the_first_move_what_is_wanted_outlasts_a_look_at_the_menu():
    """The first key after the detour loaded what shows hands, 0.1 s on the board."""
    desk = Desk(left=MUCH).type("1 3 2 #").wait(2_000, 100)
    loader.expect(["firmware.selftest.test"])
    desk.type("<*>")
    desk.app._go(BACK)
    assert "firmware.selftest.test" in loader._expected


def test_to_say_in_mid_game_that_only_counts_are_known_brings_nothing_that_begins_a_game():
    """On a board there was no room for both behind a ruling, and the device began anew."""
    desk = Desk(left=MUCH).type(TABLE)
    loader.drop("firmware.shell.game_start")
    assert desk.app.shell.guided.COUNTS == "Now I know only counts."
    assert not loader.has("firmware.shell.game_start")
