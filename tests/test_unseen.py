"""A key acts on the page it was pressed on, once that could be seen, or typed ahead on the next."""

import pytest

from tests.desk import Desk
from tests.quick_hands import forget_games, loads_slowly, quick
from tests.sample import LISTED

TOO_SOON = "Too soon: again."
CHANGED = "Press it again."
HOME = LISTED[0]
PICTURE_MS = 60
DEALT = "1 1 2 2"  # up to the question who starts, with two players and cards on the screen
ROOMY = 80_000  # bytes free, so that no start anew makes room and forgets what is typed


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
    assert slow.rows()[0] == "P1 lays 2  pile 84"


def test_another_page_takes_what_was_typed_before_it_was_there():
    desk = Desk()
    desk.picture_ms = PICTURE_MS
    desk.down("1")
    tap(desk, "1", desk.now - 1)
    assert desk.rows()[0] == "How shall I help?"


def test_a_question_takes_no_key_before_it_is_there():
    desk = Desk().type("1 1 1 2 1 <*> 6")
    desk.picture_ms = PICTURE_MS
    before = desk.now
    desk.down("1")
    tap(desk, "#", before + PICTURE_MS - 1)
    assert desk.words().startswith("Give up this game?")
    assert desk.notice() == TOO_SOON
    tap(desk, "#", desk.now)
    assert desk.wait(0).rows()[0] == "The same again?"


def test_home_takes_a_digit_that_was_typed_ahead_and_begins_no_game_again():
    """Who presses `#` twice to give up would lose the game that is kept until the next one."""
    for pace in (30, 80, 150, 350):
        desk = Desk().type("1 1 1 2 1 37A <*> 6 1")
        quick(desk, "# #", pace)
        assert desk.rows()[0] == "The same again?"
        assert desk.notice() == TOO_SOON
    assert desk.type("*").game.tops[0] == 37
    quick(desk.type("<*> 6 1"), "# 1", 80)
    assert desk.rows()[0] == "Which rules?"


def test_what_was_said_goes_with_the_next_key(slow: Desk):
    slow.down("1")
    tap(slow, "2", slow.now)
    assert TOO_SOON in slow.words()
    slow.up("1")
    assert TOO_SOON not in slow.type("2").words()


def test_what_was_said_goes_by_itself_as_it_may_lie_over_piles(slow: Desk):
    slow.down("1")
    tap(slow, "2", slow.now)
    slow.up("1")
    assert TOO_SOON in slow.wait(1900).words()
    assert TOO_SOON not in slow.wait(200).words()


def test_a_key_that_waits_does_not_act_on_the_page_that_came_meanwhile():
    desk = Desk().type("1 1 1")
    desk.down("#")  # acts when it is let go
    desk.app._go(desk.app.shell.home(), False)  # as a gong or a restart may do
    desk.wait(200)
    assert desk.rows()[0] == HOME
    desk.up("#")
    assert desk.rows()[0] == HOME
    assert desk.notice() == CHANGED


def test_a_key_that_is_held_opens_nothing_on_the_page_that_came_meanwhile():
    desk = Desk().type("1 1 1")
    desk.down("*")
    desk.wait(300)  # it has announced itself
    desk.app._go(desk.app.shell.home(), False)
    desk.wait(900)
    assert desk.rows()[0] == HOME
    assert desk.notice() == CHANGED


def test_a_page_that_no_key_has_brought_takes_none_that_came_before_it():
    desk = Desk().type("1 1 1")
    desk.picture_ms = PICTURE_MS
    desk.app._go(desk.app.shell.home(), False)
    desk.wait(20)
    seen = desk.now
    tap(desk, "1", seen - 30)
    assert desk.rows()[0] == HOME
    assert desk.notice() == TOO_SOON
    tap(desk, "1", seen)
    assert desk.rows()[0] == "Which rules?"


def test_the_second_of_two_fast_keys_acts_where_the_first_one_led():
    """The first one acts as the second goes down."""
    desk = Desk()
    desk.down("#")
    desk.wait(60)
    desk.down("1")
    assert desk.rows()[0] == "How shall I help?"


@pytest.mark.parametrize("pace", [45, 150, 350])
def test_a_key_pressed_twice_by_mistake_ends_no_game_in_the_memory(pace: int):
    desk = Desk().type("1 1 1 2 1 37A")
    desk.power_off_and_on()
    quick(desk.type("*"), "# #", pace)
    assert desk.words().startswith("A game is in the memory.")
    assert desk.notice() == TOO_SOON
    assert desk.wait(400).type("* * #").game.tops[0] == 37


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


def test_a_page_that_hides_nothing_takes_a_digit_as_it_comes_back_from_under_another():
    desk = Desk().type("1 1 1 2 1 <#>")
    desk.picture_ms = PICTURE_MS
    before = desk.now
    desk.down("*")
    desk.up("*")
    tap(desk, "3", before + 1)
    assert desk.type("7 A").game.tops[0] == 37


def test_a_hand_that_comes_back_from_under_another_page_must_be_seen_again(slow: Desk):
    slow.type("1 1 <#>")
    before = slow.now
    slow.down("*")
    slow.up("*")
    tap(slow, "5", before + 1)
    assert slow.notice() == TOO_SOON


@pytest.mark.parametrize("pace", [45, 150])
def test_all_that_is_typed_ahead_in_a_set_up_waits_for_its_page(pace: int):
    """The last key of the set-up loads the game, which takes longer than the next one waits."""
    desk = Desk(free=ROOMY)
    desk.picture_ms = PICTURE_MS
    loads_slowly(desk)
    quick(desk, "4 1 3 # 2 2 4 # 2 5 #", pace)
    assert (desk.game.open, desk.notice()) == (25, "")


def test_fast_fingers_overlap_also_where_a_game_is_loaded():
    """The key that begins the game acts as the next one goes down, which then has no page yet."""
    desk = Desk(free=ROOMY).type("4 1 3")
    forget_games()
    loads_slowly(desk)
    desk.down("#")
    desk.wait(60)
    event(desk, "2", True, desk.now)
    event(desk, "#", False, desk.now + 20)
    assert desk.app.busy
    event(desk, "2", False, desk.now + 40)
    assert desk.wait(60).wait(60).rows()[0] == "P2 starts"


def test_a_tap_that_waits_while_a_game_is_loaded_becomes_no_hold():
    desk = Desk(free=ROOMY).type("4 1 3")
    loads_slowly(desk, 800)
    desk.down("#")
    desk.wait(60)
    at = desk.now
    event(desk, "A", True, at)
    while desk.app.busy:
        desk.app.step(desk.now, None)
    tap_end = at + 60
    event(desk, "A", False, tap_end)
    assert type(desk.app.stack[-1]).__name__ == "AfterDeal"
    assert desk.notice() == "Press 1 to 3, or #."
