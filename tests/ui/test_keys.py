"""Presses and releases become strokes."""

from hypothesis import given
from hypothesis import strategies as st

from firmware.ui.keys import HOLD_MS, SOON_MS, STUCK, TOGETHER, WITHDRAWN, Keys

KEYS = "123A456B789C*0#D"


def strokes(*steps: tuple[str, int]) -> list[str]:
    """Return the strokes of ``+7`` (down), ``-7`` (up) and ``.`` (time passes), each at its ms."""
    keys, found = Keys(), []
    for what, at in steps:
        found += keys.tick(at) if what == "." else keys.feed(what[1], what[0] == "+", at)
    return found


def test_a_digit_is_a_stroke_when_it_goes_down():
    assert strokes(("+7", 0)) == ["7"]
    assert strokes(("+7", 0), ("-7", 5000), (".", 6000)) == ["7"]


def test_a_key_that_can_be_held_is_a_stroke_when_it_comes_up():
    for key in "0ABCD*#":
        assert strokes(("+" + key, 0), (".", 200)) == []
        assert strokes(("+" + key, 0), ("-" + key, 200)) == [key]


def test_a_hold_announces_itself_once_and_is_one_stroke():
    steps = [("+#", 0), *((".", ms) for ms in range(0, 3000, 10)), ("-#", 3000)]
    assert strokes(*steps) == ["soon #", "hold #"]


def test_the_moments_of_a_hold_are_exact():
    assert strokes(("+#", 0), (".", SOON_MS - 1)) == []
    assert strokes(("+#", 0), (".", SOON_MS)) == ["soon #"]
    assert strokes(("+#", 0), (".", SOON_MS), (".", HOLD_MS - 1)) == ["soon #"]
    assert strokes(("+#", 0), (".", SOON_MS), (".", HOLD_MS)) == ["soon #", "hold #"]


def test_a_hold_that_was_only_announced_is_a_tap():
    assert strokes(("+#", 0), (".", 300), ("-#", 599)) == ["soon #", "#"]


def test_a_held_digit_does_nothing_more():
    assert strokes(("+7", 0), (".", 300), (".", 2000)) == ["7"]


def test_two_digits_may_overlap_from_40_ms_on():
    assert strokes(("+3", 0), ("+7", 40), ("-3", 60), ("-7", 80)) == ["3", "7"]
    assert strokes(("+3", 0), ("+7", 39)) == ["3", WITHDRAWN, TOGETHER]


def test_a_key_that_can_be_held_is_a_stroke_when_soon_after_it_the_next_goes_down():
    """Fast fingers type the next card before they have let go of the pile."""
    assert strokes(("+C", 0), ("+7", 40)) == ["C", "7"]
    assert strokes(("+C", 0), ("+7", 240), ("-C", 300), ("-7", 900), (".", 2000)) == ["C", "7"]
    assert strokes(("+C", 0), ("+D", 100), ("-C", 150), ("-D", 200)) == ["C", "D"]
    assert strokes(("+C", 0), ("+D", 100), ("-C", 300), (".", 700), ("-D", 900)) == [
        "C",
        "hold D",
    ]
    assert strokes(("+C", 0), ("+7", 39), ("-C", 60), ("-7", 80)) == [TOGETHER]


def test_digits_and_piles_typed_fast_come_in_their_order():
    """Each key goes down before the one before it is let go."""
    typed = "37C40A"
    events = [(f"+{typed[0]}", 0)]
    for i in range(1, len(typed)):
        events += [(f"+{typed[i]}", 60 * i), (f"-{typed[i - 1]}", 60 * i + 30)]
    assert strokes(*events, ("-A", 400)) == ["3", "7", "C", "4", "0", "A"]


def test_no_key_goes_with_one_whose_hold_was_announced():
    assert strokes(("+*", 0), (".", 250), ("+7", 300), ("-*", 400), ("-7", 500)) == [
        "soon *",
        TOGETHER,
    ]
    assert strokes(("+*", 0), (".", 250), ("+#", 300), (".", 2000), ("-*", 2100), ("-#", 2200)) == [
        "soon *",
        TOGETHER,
    ]


def test_after_a_refused_pair_the_pad_is_as_new():
    strokes_of = strokes(
        ("+*", 0), (".", 250), ("+7", 300), ("-*", 400), ("-7", 500), ("+C", 1000), ("+7", 1100)
    )
    assert strokes_of == ["soon *", TOGETHER, "C", "7"]


def test_a_digit_is_withdrawn_when_any_other_key_goes_down_together_with_it():
    assert strokes(("+5", 0), ("+#", 20), ("-5", 80), ("-#", 90)) == ["5", WITHDRAWN, TOGETHER]
    assert strokes(("+#", 0), ("+5", 20), ("-5", 80), ("-#", 90)) == [TOGETHER]
    assert strokes(("+5", 0), ("+6", 10), ("+7", 20)) == ["5", WITHDRAWN, TOGETHER, TOGETHER]


def test_a_third_key_withdraws_only_what_went_down_together_with_it():
    assert strokes(("+3", 0), ("+7", 100), ("+9", 120)) == ["3", "7", WITHDRAWN, TOGETHER]
    assert strokes(("+C", 0), ("+7", 100), ("+9", 120)) == ["C", "7", WITHDRAWN, TOGETHER]


def test_what_was_let_go_before_the_next_key_stays_typed():
    assert strokes(("+3", 0), ("-3", 15), ("+7", 20)) == ["3", "7"]


def test_a_third_key_is_never_believed():
    assert strokes(("+3", 0), ("+7", 100), ("+9", 200)) == ["3", "7", TOGETHER]
    assert strokes(("+3", 0), ("+C", 100), ("+9", 200), ("-C", 300)) == ["3", TOGETHER]


def test_after_forgetting_nothing_is_down():
    keys = Keys()
    keys.feed("*", True, 0)
    keys.forget()
    assert keys.tick(5000) == ()
    assert keys.feed("*", False, 5000) == ()
    assert keys.feed("7", True, 5001) == ("7",)


def test_a_release_of_a_key_that_was_never_down_is_nothing():
    assert strokes(("-5", 0), ("-#", 10), ("+#", 20), ("-5", 30), ("-#", 40)) == ["#"]


@given(st.lists(st.tuples(st.sampled_from(KEYS), st.booleans(), st.integers(0, 800))))
def test_whatever_is_pressed_is_known_strokes_or_none(events: list[tuple[str, bool, int]]):
    known = {*KEYS, TOGETHER, WITHDRAWN, *("hold " + key for key in "0ABCD*#")}
    keys, now, down = Keys(), 0, set()
    for key, pressed, later in events:
        now += later
        assert {*keys.tick(now)} <= {*known, STUCK, *("soon " + key for key in "0ABCD*#")}
        if pressed != (key in down):
            (down.add if pressed else down.remove)(key)
            found = keys.feed(key, pressed, now)
            assert {*found} <= known
            assert len(found) < 3
    for key in down:
        keys.feed(key, False, now)
    assert keys.down == ""
    assert keys.feed("5", True, now + 1000) == ("5",), "the pad is as new once nothing is pressed"


def test_long_after_power_on_the_moments_are_the_same():
    assert strokes(("+3", 9000), ("+7", 9039)) == ["3", WITHDRAWN, TOGETHER]
    assert strokes(("+3", 9000), ("+7", 9040)) == ["3", "7"]
    steps = [("+#", 9000), (".", 9249), (".", 9250), (".", 9599)]
    assert strokes(*steps) == ["soon #"]
    assert strokes(*steps, (".", 9600)) == ["soon #", "hold #"]


def test_after_keys_were_lost_none_is_down_and_none_waits():
    keys = Keys()
    keys.feed("3", True, 0)
    keys.feed("#", True, 100)
    keys.forget()
    assert keys.down == ""
    assert keys.tick(1000) == ()
    assert keys.feed("7", True, 1010) == ("7",)
