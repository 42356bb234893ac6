"""Panel and ring say that the firmware has broken, and where."""

import pytest

from firmware.shell import crash
from firmware.ui.faces import N22, S
from firmware.ui.page import width_of
from tests.desk import Desk


@pytest.fixture
def desk() -> Desk:
    return Desk().type("1 1 1 2 1")


BROKEN = ValueError("a reason of more than one line")


def said(desk: Desk) -> list[str]:
    """Return the lines on the panel, which have room."""
    page = [row for row in desk.rows() if row]
    for line in page[:2]:
        assert width_of(line) <= 127, line
    for line in page[2:]:
        assert width_of(line, S) <= 127, line
    return page


def test_what_breaks_is_said_on_the_panel_and_nothing_else_stays_there(desk: Desk):
    desk.app.page.numeral(0, 40, 99, N22)
    desk.app.page.paint()  # what was put there when it broke
    crash.say(desk, BROKEN, "firmware/shell/shell.py:7", crash.KEPT, False, False)
    assert said(desk) == [
        "Something broke.",
        "Your game is safe.",
        "Back in 10 s.",
        "ValueError",
        "shell/shell.py:7",
    ]
    blank = Desk()
    crash.say(blank, BROKEN, "firmware/shell/shell.py:7", crash.KEPT, False, False)
    assert desk.panel == blank.panel


def test_of_a_long_place_the_end_is_told_and_a_reason_whole_or_by_its_kind(desk: Desk):
    crash.say(desk, KeyError("x"), "games.special_ruling_rules:x", crash.UNKEPT, False, False)
    assert said(desk) == [
        "Something broke.",
        "Game is not kept.",
        "Back in 10 s.",
        "KeyError: 'x'",
        "special_ruling_rules:x",
    ]


def test_what_breaks_again_is_left_to_the_players(desk: Desk):
    crash.say(desk, BROKEN, "firmware/shell/shell.py:7", crash.KEPT, True, True)
    assert said(desk)[:3] == [
        "It broke again.",
        "Your game is safe.",
        "Switch me off and on again.",
    ]
    assert desk.ring == [(90, 0, 0), (0, 0, 0)] * 8


def test_where_it_stops_at_once_and_no_game_is_in_play_neither_is_said(desk: Desk):
    crash.say(desk, BROKEN, "firmware.app:a26", "", True, False)
    assert said(desk)[:3] == ["Something broke.", "Switch off and on.", "ValueError"]
    assert desk.ring == [(90, 0, 0), (0, 0, 0)] * 8


def test_the_ring_counts_the_seconds_until_the_device_begins_anew(desk: Desk):
    crash.count(desk, 10)
    assert desk.ring == [(90, 0, 0)] * 10 + [(0, 0, 0)] * 6
