"""``*`` before the first play leads where the pages say that it does."""

import pytest

from firmware.play.knowledge import GUIDED
from tests.desk import Desk, playing
from tests.games.minutes.desk import note, opened, started, status
from tests.games.shuffled import dealt

LEVELS = ["table", "screen", "on call"]


def challenge(level: str) -> Desk:
    """Return a desk on which a challenge waits for its clock to start."""
    return opened(level, rules="FH-challenge")


def picture(desk: Desk) -> str:
    """Return the last row of the keys as they lie on the page of `desk`."""
    return desk.type("<#>").rows()[6]


@pytest.mark.parametrize("level", LEVELS)
def test_before_its_clock_starts_a_challenge_leads_back_to_the_last_question(level: str):
    """It had said so, and answered that there was nothing to take back."""
    desk = challenge(level)
    assert desk.rows()[7] == "#start clock  *back"
    assert desk.type("*").rows()[0] == "How many play?"
    assert desk.rows()[3].startswith("3 players")
    assert desk.type("#").rows()[7] == "#start clock  *back"


def test_it_does_after_a_power_cut_too():
    desk = challenge("table")
    desk.power_off_and_on()
    assert desk.type("#").rows()[7] == "#start clock  *back"
    assert desk.type("*").rows()[0] == "How many play?"


@pytest.mark.parametrize("level", LEVELS)
def test_a_clock_that_has_run_is_not_given_up_by_one_key_and_no_page_says_so(level: str):
    desk = challenge(level).type("#").wait(20_000, 100)
    assert "*" not in " ".join(desk.rows())
    assert note(desk.type("*")) == "Nothing to take back."
    assert "back" not in " ".join(desk.rows()).replace("take back", "")
    assert picture(desk) == "*  0  #"
    desk.type("*").power_off_and_on()
    assert desk.type("#").rows()[0] == "Paused."
    assert desk.rows()[7] == "#go on"
    assert desk.type("*").notice() == "Nothing to take back."
    assert picture(desk) == "*  0  go on"


def test_nor_is_a_deck_that_was_shuffled_by_hand():
    desk = playing(dealt("FH-challenge", GUIDED, 2, 1))
    assert desk.rows()[7] == "#start clock"
    assert desk.type("*").notice() == "Nothing to take back."


@pytest.mark.parametrize("level", LEVELS)
def test_once_somebody_has_begun_it_takes_that_back(level: str):
    desk = challenge(level).type("# 2")
    assert desk.type("*").wait(3000).rows()[0].startswith("Begins?" if level == "screen" else "Who")
    assert desk.referee.log_text() == []


@pytest.mark.rule("FH3")
@pytest.mark.parametrize("level", LEVELS)
def test_who_starts_anew_sees_what_time_is_left_and_that_the_clock_waits(level: str):
    """It had said "# is go!" without the time, and # only led to the pause."""
    desk = started(level).wait(60_000, 100).type("*")
    for _ in range(2):
        assert "Paused at 3:30. # says who starts, then # goes on." in " ".join(desk.rows())
        assert "go!" not in desk.words()
        assert desk.rows()[7] == "#P1 starts"
        desk.power_off_and_on()
        desk.type("#")
    assert desk.type("#").rows()[0] == "Paused."
    assert status(desk).startswith("P1> 3:30")
    assert "3:29" in desk.type("#").wait(1000).words()


@pytest.mark.rule("FH16")
def test_nobody_is_invited_to_start_once_time_is_up():
    desk = started().wait(275_000, 100).type("* #")
    assert desk.notice() == "Undone: start."
    assert "Time is up. # says who starts, then # ends it." in " ".join(desk.rows())
    assert desk.rows()[7] == "#P1 starts"
    desk.type("#")
    assert (desk.rows()[0], desk.rows()[7]) == ("Time is up.", "#score  *back")
    assert "Round 1 of 3." in desk.type("#").words()


def test_a_start_taken_back_before_a_second_has_passed_is_told_so_too():
    desk = started().wait(500).type("*")
    assert desk.rows()[7] == "#P1 starts"


@pytest.mark.rule("FH3")
@pytest.mark.parametrize("level", LEVELS)
def test_a_start_taken_back_is_no_way_to_a_whole_clock_and_new_cards(level: str):
    desk = started(level).wait(30_000, 100).type("* * *")
    assert "Paused at 4:00." in " ".join(desk.type("<#> *").rows())
    assert desk.rows()[7] == "#P1 starts"
