"""The page of a low battery: over which pages it comes, and what a key does there."""

import pytest

from tests.desk import Desk

TABLE = "1 1 1 2 1"
DEALT = "1 1 2 1 #"  # alone
SAID = "20 minutes left"
CLOCK = "9 1 1 2 #"  # the game with a clock, with own cards


class Cell:
    """A battery that is low from now on, until that has been said."""

    def __init__(self, minutes: int = 20) -> None:
        self.minutes = minutes

    def left(self, now: int) -> int:
        said, self.minutes = self.minutes, 0
        return said


def low(keys: str) -> Desk:
    desk = Desk().type(keys)
    desk.battery = Cell()
    return desk


def is_said(desk: Desk) -> bool:
    return SAID in desk.rows()


def test_it_comes_over_a_turn_when_nobody_has_pressed_a_key_for_two_seconds():
    desk = low(TABLE)
    assert not is_said(desk.wait(1500))
    assert is_said(desk.wait(1500))
    assert SAID in desk.said


@pytest.mark.parametrize("key", ["3", "A", "*", "#"])
def test_a_key_there_plays_nothing(key: str):
    desk = low(TABLE)
    before = desk.rows(), desk.app.shell.journal.moves
    assert is_said(desk.wait(3000))
    desk.type(key)
    assert (desk.rows(), desk.app.shell.journal.moves) == before


@pytest.mark.parametrize(
    ("keys", "leave"),
    [
        (TABLE + "3", "*"),  # a digit is typed
        (TABLE + "<*>", "*"),  # the menu
        (TABLE + "<#>", "*"),  # help
    ],
)
def test_it_waits_where_somebody_types_or_answers(keys: str, leave: str):
    desk = low(keys)
    assert not is_said(desk.wait(10_000))
    desk.type(leave)
    assert is_said(desk.wait(3000))


def test_it_waits_before_a_hidden_hand():
    desk = Desk().type("1 1 2 2 1")
    while desk.app.stack[-1].deaf_ms == 0:
        desk.type("#")
    desk.battery = Cell()
    assert not is_said(desk.wait(10_000))


def test_it_waits_while_a_clock_runs():
    desk = Desk().type(CLOCK)
    while not desk.app.stack[-1].calm:
        desk.type("#")
    desk.battery = Cell()
    assert not is_said(desk.wait(10_000))


def test_what_a_held_key_says_there_is_what_the_battery_means():
    desk = low(TABLE)
    assert is_said(desk.wait(3000))
    desk.type("<#> 2")
    assert "The battery is nearly" in " ".join(desk.rows())
    assert "nothing is lost" in " ".join(desk.rows())
