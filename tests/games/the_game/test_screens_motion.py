"""The count of a win of *The Game* or the course of a loss, moving at its end, and what ends it."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from tests.desk import STEP_MS, Desk

STILL = "<*> 5 6 * *"  # Motion, in the group Light


def won(before: str = "") -> Desk:
    """Return a desk on which the last card has been laid this moment."""
    desk = Desk().deal().type("1 1 2 1").type(before)
    for card in range(2, 98, 2):
        desk.type(f"{card} A {card + 1} A #")
    return last(desk.type("9 8 A 9 9"), "A")


def lost(before: str = "") -> Desk:
    """Return a desk on which The Game has been lost this moment, after twenty turns."""
    desk = Desk().type("1 1 1 2 1").type(before)
    for card in range(2, 42, 2):
        desk.type(f"{card} A {card + 1} A #")
    return last(desk.type("9 9 A 9 8 B # 2 C 3 D # #"), "#")


def last(desk: Desk, key: str) -> Desk:
    """Press `key` and wait until its page is there."""
    desk.down(key)
    desk.wait(STEP_MS)
    desk.up(key)
    while type(desk.app.stack[-1]).__name__ != "Result":
        desk.wait(STEP_MS)
    return desk


def pictures(desk: Desk) -> list[int]:
    """Return when pictures came from now on, in ms, until none came for a second."""
    times: list[int] = []
    desk.watch = lambda: times.append(desk.now)
    end = desk.now + 1000
    while desk.now < end:
        desk.wait(STEP_MS)
        end = max([end, *(at + 1000 for at in times[-1:])])
    desk.watch = None
    return times


@pytest.mark.parametrize(("over", "least"), [(won, 120), (lost, 40)])
def test_what_moves_is_of_twenty_pictures_at_most_and_they_are_forty_ms_apart(
    over: Callable[[], Desk], least: int
):
    times = pictures(over())
    assert 15 <= len(times) <= 19, "and the first one, which came with the page"
    assert min(after - before for before, after in pairwise(times)) >= least


def test_a_win_counts_down_to_nothing_among_stars_in_three_seconds():
    desk = won()
    first = bytes(desk.panel)
    times = pictures(desk)
    assert 2500 <= times[-1] - times[0] <= 3100
    assert first[1:50] != desk.panel[1:50], "98 is wider than 0"
    assert desk.words() == "The Game is beaten! 0 the first win A again B look *undo"


def test_the_course_of_a_loss_is_drawn_turn_by_turn():
    desk = lost()
    first = bytes(desk.panel)
    pictures(desk)
    assert sum(map(int.bit_count, desk.panel)) > sum(map(int.bit_count, first)) + 1000
    assert desk.rows()[0] == "55 left"


@pytest.mark.parametrize("over", [won, lost])
def test_a_key_ends_what_moves_and_is_answered_as_always(over: Callable[[], Desk]):
    whole = over()
    pictures(whole)
    desk = over().type("3")  # does nothing there
    assert desk.notice() == "A plays again."
    assert pictures(desk) == []
    assert desk.wait(2000).panel == whole.panel, "once what was said has gone"
    assert over().type("A").wait(500).rows()[0] != whole.rows()[0]


@pytest.mark.parametrize("over", [won, lost])
def test_nothing_moves_where_motion_is_switched_off(over: Callable[..., Desk]):
    whole = over()
    pictures(whole)
    desk = over(STILL)
    assert pictures(desk) == []
    assert desk.panel == whole.panel


def test_motion_is_switched_in_the_group_of_light_and_kept_beside_quiet():
    desk = Desk().type("1 1 1 2 1 <*> 5")
    assert desk.rows()[6] == "4 Volume  6 Motion on"
    assert desk.type("6").rows()[6] == "4 Volume  6 Motion off"
    desk.type("3")
    desk.power_off_and_on()
    assert (desk.app.shell.still, desk.app.shell.signals.quiet) == (True, True)
    assert desk.type("# <*> 5 3 6").rows()[6] == "4 Volume  6 Motion on"
    desk.power_off_and_on()
    assert (desk.app.shell.still, desk.app.shell.signals.quiet) == (False, False)


def test_the_title_has_all_its_lights_at_once_where_motion_is_switched_off():
    desk = Desk().type("1 1 1 2 1" + STILL)
    desk.switch_on()
    seen = bytes(desk.panel)
    desk.wait(20)
    assert seen[3 * 128 + 2 : 3 * 128 + 7] != bytes(5), "one of the last lights"
