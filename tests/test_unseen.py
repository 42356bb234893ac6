"""A key acts on the page on which it was pressed, and only once that page could be seen."""

import pytest

from tests.desk import Desk
from tests.sample import TITLE

TOO_SOON = "Too soon. Try again."
CHANGED = "The page has changed. Try again."
HOME = f"1 {TITLE}"  # on its third row
PICTURE_MS = 60
DEALT = "1 1 2 2"  # up to the question who starts, with two players and cards on the screen


@pytest.fixture
def slow() -> Desk:
    """A desk at home whose pictures take time to send."""
    desk = Desk()
    desk.picture_ms = PICTURE_MS
    return desk.type(DEALT)


def event(desk: Desk, key: str, pressed: bool, at: int) -> None:
    """Let the app have what the pad saw at `at`, now that it has time for it."""
    desk.app.step(desk.now, (key, pressed, at))


def tap(desk: Desk, key: str, at: int) -> None:
    event(desk, key, True, at)
    event(desk, key, False, at)


def test_a_key_pressed_while_the_page_was_sent_is_not_fed_to_it(slow: Desk):
    before = slow.now
    slow.down("1")  # who starts: the next page is a cover
    assert slow.rows()[7].startswith("1 play")
    assert slow.now >= before + PICTURE_MS
    tap(slow, "1", before + PICTURE_MS - 1)
    assert slow.rows()[7].startswith("1 play")
    assert slow.notice() == TOO_SOON


def test_a_cover_is_deaf_from_its_own_first_picture_on(slow: Desk):
    slow.down("1")
    seen = slow.now
    tap(slow, "1", seen + 399)
    assert slow.notice() == TOO_SOON
    tap(slow, "1", seen + 400)
    assert slow.rows()[0] == "P1: your cards" or "pile" in slow.rows()[0]


def test_another_page_takes_keys_as_soon_as_it_is_there():
    desk = Desk()
    desk.picture_ms = PICTURE_MS
    desk.down("1")
    seen = desk.now
    tap(desk, "1", seen - 1)
    assert desk.rows()[0] == "Which rules?"
    assert desk.notice() == TOO_SOON
    tap(desk, "1", seen)
    assert desk.rows()[0] == "How shall I help?"


def test_what_was_said_goes_with_the_next_key(slow: Desk):
    slow.down("1")
    tap(slow, "2", slow.now)
    assert TOO_SOON in slow.words()
    slow.up("1")
    assert TOO_SOON not in slow.type("2").words()


def test_a_key_that_waits_does_not_act_on_the_page_that_came_meanwhile():
    desk = Desk().type("1 1 1")
    desk.down("#")  # acts when it is let go
    desk.app._go(desk.app.shell.home())  # as a gong or a restart may do
    desk.wait(200)
    assert desk.rows()[2] == HOME
    desk.up("#")
    assert desk.rows()[2] == HOME
    assert desk.notice() == CHANGED


def test_a_key_that_is_held_opens_nothing_on_the_page_that_came_meanwhile():
    desk = Desk().type("1 1 1")
    desk.down("*")
    desk.wait(300)  # it has announced itself
    desk.app._go(desk.app.shell.home())
    desk.wait(900)
    assert desk.rows()[2] == HOME
    assert desk.notice() == CHANGED


def test_the_second_of_two_fast_keys_does_not_act_where_the_first_one_led():
    """The first one acts as the second goes down."""
    desk = Desk()
    desk.down("#")
    desk.wait(60)
    desk.down("1")
    assert desk.rows()[0] == "Which rules?"
    assert desk.notice() == CHANGED


def test_fast_fingers_on_one_page_lose_nothing():
    desk = Desk().type("1 1 1 2 1")
    desk.picture_ms = PICTURE_MS
    at = desk.now
    for key in "37":
        event(desk, key, True, at + 1)
        event(desk, key, False, at + 50)
        at += 45
    tap(desk, "A", at + 45)
    assert desk.game.tops[0] == 37


def test_a_page_that_comes_back_from_under_another_must_be_seen_again():
    desk = Desk().type("1 1 1 2 1 <#>")
    desk.picture_ms = PICTURE_MS
    before = desk.now
    desk.down("*")
    desk.up("*")
    tap(desk, "5", before + 1)
    assert desk.notice() == TOO_SOON
    assert desk.type("3 7 A").game.tops[0] == 37
