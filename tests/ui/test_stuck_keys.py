"""Keys that stay down: they are named, and the others are enough to go on."""

import pytest

from firmware.ui.keys import STUCK, STUCK_MS, TOGETHER, Keys, StuckKeys
from host_sim.desk import Desk as WiredDesk
from tests.desk import Desk
from tests.whole_device import TABLE, WholeDevice


def note(desk: Desk) -> str:
    return desk.notice()


def kept() -> Desk:
    """Return a desk with a game in its memory."""
    return Desk().type("1 1 1 2 1 3 7 A")


def test_a_key_is_stuck_from_ten_seconds_on_whatever_is_pressed_meanwhile():
    keys = Keys()
    keys.feed("5", True, 1000)
    for at in range(2000, 10_000, 1000):
        keys.feed("3", True, at)
        keys.feed("3", False, at + 60)
    assert keys.tick(1000 + STUCK_MS - 1) == ()
    assert keys.tick(1000 + STUCK_MS) == (STUCK,)


def test_the_time_of_the_next_key_begins_when_the_one_before_it_comes_up():
    keys = Keys()
    keys.feed("5", True, 0)
    keys.feed("6", True, 5000)
    keys.feed("5", False, 9000)
    assert keys.tick(9001) == ()
    assert keys.tick(9000 + STUCK_MS) == ()
    assert keys.tick(9001 + STUCK_MS) == (STUCK,)


def strokes(keys: Keys, *steps: tuple[str, int]) -> list[str]:
    found = []
    for what, at in steps:
        found += keys.tick(at) if what == "." else keys.feed(what[1], what[0] == "+", at)
    return found


def test_a_digit_that_is_held_stands_in_for_the_stuck_key_and_else_is_itself():
    keys = StuckKeys("#", "")
    assert strokes(keys, ("+9", 0), ("-9", 80)) == ["9"]
    assert strokes(keys, ("+9", 1000), (".", 1300), (".", 1600), ("-9", 1700)) == ["#"]
    assert strokes(keys, ("+8", 3000), ("-8", 3080)) == ["8"]


def test_what_stands_in_is_none_of_the_stuck():
    assert StuckKeys("9", "").said() == "Key 9 is stuck: hold 8 instead."
    assert StuckKeys("#9", "").said() == "Stuck: # 9. Hold: 8 7."


def test_beside_a_stuck_key_two_others_are_never_believed():
    """A third key that is down may show a fourth."""
    keys = StuckKeys("5", "")
    assert strokes(keys, ("+3", 0), ("+7", 100), ("-3", 150), ("-7", 200)) == ["3", TOGETHER]


def test_what_was_not_believed_is_not_withdrawn_as_the_stuck_key_comes_loose():
    """Else the key before it would be, though what that did is long past."""
    keys = StuckKeys("0", "")
    steps = ("+7", 0), ("+2", 100), ("-0", 110), ("+D", 120)
    assert strokes(keys, *steps) == ["7", TOGETHER, TOGETHER]


def test_beside_two_of_them_the_others_act_when_they_are_let_go():
    """By then every key that is down is known."""
    keys = StuckKeys("12", "")
    assert strokes(keys, ("+4", 0), ("-4", 80)) == ["4"]
    assert strokes(keys, ("+4", 1000), ("+5", 1000), ("-4", 1080), ("-5", 1080)) == [TOGETHER]


def test_a_key_that_came_loose_is_a_key_again():
    keys = StuckKeys("#", "")
    keys.feed("#", False, 0)
    assert strokes(keys, ("+#", 100), ("-#", 180), ("+9", 300)) == ["#", "9"]


@pytest.mark.parametrize("key", ["#", "A", "5"])
def test_in_mid_game_a_stuck_key_is_named_and_the_game_goes_on(key: str):
    desk = Desk().type("1 1 1 2 1")
    desk.down(key)
    desk.wait(11_000)
    assert note(desk) == f"Key {key} is stuck: hold 9 instead."
    if key in "5#":
        desk.type("*")
    assert desk.type("3 7 C").game.tops[2] == 37


def test_two_stuck_keys_in_mid_game_leave_the_others():
    desk = Desk().type("1 1 1 2 1")
    desk.down("1")
    desk.wait(100)
    desk.down("2")
    desk.wait(25_000)
    assert note(desk) == "Stuck: 1 2. Hold: 9 8."
    desk.type("*")
    assert desk.type("3 7 C").game.tops[2] == 37


@pytest.mark.parametrize("key", ["#", "A"])
def test_a_key_that_is_stuck_at_power_on_is_named_and_the_kept_game_goes_on(key: str):
    desk = kept()
    desk.held = key
    desk.power_off_and_on()
    assert desk.words().startswith("Self-test. Let go of all keys.")
    desk.wait(5100)
    assert desk.rows()[0].startswith("Go on?")
    assert note(desk) == f"Key {key} is stuck: hold 9 instead."
    assert f"Key {key} is stuck: hold 9 instead." in desk.said
    desk.type("<9>" if key == "#" else "#")
    assert desk.game.tops[0] == 37


def test_a_key_that_is_stuck_at_power_on_is_named_until_a_key_is_pressed_on_home_too():
    desk = Desk()
    desk.held = "#"
    desk.power_off_and_on()
    desk.wait(20_000)
    assert note(desk) == "Key # is stuck: hold 9 instead."
    desk.type("B")
    assert note(desk) == ""


def test_another_key_that_is_stuck_at_power_on_is_named_too():
    desk = kept()
    desk.held = "5"
    desk.power_off_and_on()
    desk.wait(10_100)
    assert note(desk) == "Key 5 is stuck: hold 9 instead."
    assert desk.type("#").game.tops[0] == 37


def test_a_key_that_is_held_while_the_device_begins_anew_is_not_the_self_test():
    desk = kept()
    desk.held = "#"
    desk._start(restarted=True)
    desk.wait(100)
    assert desk.game.tops[0] == 37


@pytest.mark.parametrize("version", ["9.1.4", "10.0.0"])
def test_on_the_wires_a_stuck_key_leaves_the_kept_game(version: str):
    with WiredDesk(version=version) as desk:
        desk.power_on()
        WholeDevice(desk).type(TABLE + "37A")
        desk.power_off()
        desk.press("#")
        desk.power_on()
        desk.run(6000)
        wired = WholeDevice(desk)
        assert wired.rows()[0].startswith("Go on?")
        assert "Key # is stuck: hold 9 instead." in wired.rows()
        assert wired.type("<9>").rows()[2] == "37  1  100  100"
