"""The clock of a round: it runs, stands still, and never goes back."""

import pytest

from firmware.games.minutes.clock import END, Clock


@pytest.mark.rule("FH3")
def test_a_round_is_270_seconds():
    assert END == 270_000


def test_it_stands_still_until_it_is_started_and_while_it_is_paused():
    clock = Clock()
    assert (clock.running, clock.reads(99_999)) == (False, 0)
    clock.start(1000)
    assert (clock.running, clock.reads(1500)) == (True, 500)
    clock.pause(3000)
    assert (clock.running, clock.reads(9000)) == (False, 2000)
    clock.start(10_000)
    assert clock.reads(10_001) == 2001


def test_starting_it_again_changes_nothing():
    clock = Clock()
    clock.start(1000)
    clock.start(5000)
    assert clock.reads(6000) == 5000


def test_it_goes_on_from_what_was_written_down_and_stops_at_the_end():
    clock = Clock(269_000)
    clock.start(0)
    assert clock.reads(999) == 269_999
    assert clock.reads(1000) == clock.reads(5000) == END
    assert Clock(300_000).ran == END


def test_a_moment_before_it_was_started_does_not_turn_it_back():
    clock = Clock(5000)
    clock.start(1000)
    assert clock.reads(990) == 5000


def test_while_the_players_do_not_see_it_it_stands_still():
    clock = Clock()
    clock.start(0)
    assert clock.see(900)
    assert clock.see(1900)
    assert not clock.see(9000)
    assert (clock.running, clock.ran) == (False, 1900)
    assert clock.see(20_000)


def test_a_step_that_took_long_is_no_pause():
    clock = Clock()
    clock.start(0)
    assert clock.see(1000)
    assert clock.reads(2000) == 2000
