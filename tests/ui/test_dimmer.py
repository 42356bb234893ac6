"""Where nobody presses a key the panel is dimmed, then dark; and nothing happens by waking it."""

import pytest

from tests.desk import Desk
from tests.sample import clock_running

MINUTE = 60_000
TABLE = "1 1 1 2 1"


@pytest.fixture
def desk() -> Desk:
    return Desk().type(TABLE)


def idle(desk: Desk, ms: int) -> None:
    """Let `ms` pass in long steps, longer ones where it is dark already."""
    end = desk.now + ms
    while desk.now < end:
        desk.now = min(desk.now + (500 if desk.level else 5000), end)
        desk._step(None)


@pytest.mark.parametrize(("spent", "level"), [(1.9, 3), (2.1, 1), (9.9, 1), (10.1, 0), (600, 0)])
def test_it_is_dim_after_two_minutes_and_dark_after_ten(desk: Desk, spent: float, level: int):
    idle(desk, round(spent * MINUTE))
    assert desk.level == level


def test_at_home_too():
    desk = Desk()
    idle(desk, 11 * MINUTE)
    assert desk.level == 0


def test_a_key_on_a_dim_panel_is_a_key_as_it_can_be_read(desk: Desk):
    idle(desk, 3 * MINUTE)
    desk.press("3")
    assert desk.level == 3
    assert desk.rows()[0].split()[0][0] == "3"


@pytest.mark.parametrize("key", ["3", "A", "#", "*"])
def test_the_key_that_wakes_a_dark_panel_does_nothing_else(desk: Desk, key: str):
    before = desk.rows()
    idle(desk, 11 * MINUTE)
    desk.hold(key, 200)
    desk.wait(3000)
    assert desk.level == 3
    assert desk.rows() == before


def test_nor_does_it_when_it_is_held(desk: Desk):
    before = desk.rows()
    idle(desk, 11 * MINUTE)
    desk.hold("*", 900)
    assert desk.rows() == before


def test_a_card_typed_into_the_dark_is_not_taken_for_another(desk: Desk):
    """Of 3 7 A the 3 would only wake it, and 7 A be laid."""
    idle(desk, 11 * MINUTE)
    desk.type("3 7 A")
    assert desk.game.tops[0] == 1
    assert desk.notice() == "Too soon: again."
    desk.wait(1000)
    assert desk.type("3 7 A").game.tops[0] == 37


def test_the_time_counts_from_the_last_key(desk: Desk):
    idle(desk, 9 * MINUTE)
    desk.press("3")
    idle(desk, round(1.9 * MINUTE))
    assert desk.level == 3


def test_while_a_clock_runs_it_stays_bright():
    desk = clock_running()
    assert desk.app.stack[-1].calm
    idle(desk, round(3.5 * MINUTE))
    assert desk.app.stack[-1].calm
    assert desk.level == 3


def test_another_brightness_is_what_it_wakes_to(desk: Desk):
    desk.type("<*> 5 2 2 *")
    desk.wait(500)
    level = desk.app.shell.brightness
    assert level == 2
    idle(desk, 11 * MINUTE)
    desk.press("#")
    assert desk.level == 2
