"""The clock at the table: kept while it runs, so that a power cut gives back little."""

import pytest

from firmware.games.minutes.clock import END
from tests.games.minutes.test_screens_clock import begun, pressed, until


@pytest.mark.rule("FH3")
@pytest.mark.parametrize("after", [1_900, 9_000, 10_900, 19_990, 137_000, 268_500])
def test_a_power_cut_gives_back_ten_seconds_at_most_which_is_said(after: int):
    desk, end = begun()
    until(desk, end - END + after)
    desk.power_off_and_on()
    assert 0 <= after - desk.app.shell.journal.time <= 10_000
    assert desk.words() == (
        "Go on? 3 players I check 4½ Minutes 1 move clock up to 10 s back #go on *home"
    )


def test_a_whole_round_in_which_nobody_plays_leaves_most_of_the_memory_free():
    desk, end = begun()
    used, erases = desk.app.shell.journal.used(), desk.flash.erases
    until(desk, end)
    assert desk.app.shell.journal.used() - used <= 32 * 7 + 30  # the clock, and the result
    assert desk.flash.erases == erases


def test_after_every_play_the_clock_is_not_kept_sooner_than_it_must_be():
    desk, end = begun(on_call=True)
    until(desk, end - END + 8_000)
    pressed(desk, "A", desk.now, desk.now)
    used = desk.app.shell.journal.used()
    until(desk, end - END + 15_000)
    assert desk.app.shell.journal.used() == used
    until(desk, end - END + 18_500)
    assert desk.app.shell.journal.used() == used + 7
