"""Markers on piles, TG15: "keep off", "no big jump", said by a key, never a number."""

import pytest

from tests.desk import Desk

TABLE = "1 1 1 2 1"
DARK = (0, 0, 0)


@pytest.fixture
def desk() -> Desk:
    return Desk().type(TABLE)


def test_a_held_pile_key_goes_round_keep_off_no_big_jump_and_off(desk: Desk):
    """TG15: the device carries the signal: a marker on a pile."""
    assert desk.type("<B>").rows()[2:] == [
        "^  1 X  1  v 100 v 100",
        "     2",
        "in hand 7 7",
        "off B",
        "_           P1 starts",
        "P2 asks: keep off B!",
    ]
    assert desk.type("<B>").rows()[2:] == [
        "^  1 ~  1  v 100 v 100",
        "     2",
        "in hand 7 7",
        "small B",
        "P2 asks: no big jump",
        "on B!",
    ]
    assert desk.type("<B>").rows()[2:] == [
        "^  1 ^  1  v 100 v 100",
        "",
        "in hand 7 7",
        "Deal 7 cards each.",
        "_           P1 starts",
        "B is free again.",
    ]


def test_each_pile_has_its_own_marker_in_its_own_place(desk: Desk):
    desk.type("<A> <B> <B> <C> <C> <D>")
    assert desk.rows()[2:4] == ["X  1 ~  1  ~ 100 X 100", "2    2     2    2"]
    assert desk.rows()[5] == "off AD small BC"


def test_with_a_card_typed_a_held_pile_key_signals_and_lays_nothing(desk: Desk):
    """TG15: a team-mate signals while the player on turn types."""
    assert desk.type("3 7 <B>").rows()[2:] == [
        "^  1 X  1  v 100 v 100",
        "     2",
        "in hand 7 7",
        "off B",
        "37_         P1 starts",
        "P2 asks: keep off B!",
    ]
    assert desk.type("B").rows()[2] == "^  1 ^ 37  v 100 v 100"


def test_after_a_refusal_a_held_pile_key_signals_and_lays_nothing(desk: Desk):
    desk.type("3 7 C 1 2 A # 4 0 C <A>")
    assert desk.rows()[2:4] == ["X 12 ^  1  v 37 v 100", "1"]
    assert desk.rows()[7] == "P1 asks: keep off A!"


def test_a_marker_falls_when_the_seat_that_was_on_turn_is_on_turn_again(desk: Desk):
    desk.type("<A> 3 7 B 3 8 B #")
    assert desk.rows()[0].startswith("P2")
    assert desk.rows()[3] == "2"
    desk.type("<D> 3 9 B 4 0 B #")
    assert desk.rows()[0].startswith("P1")
    assert desk.rows()[3] == "                1"
    desk.type("4 1 B 4 2 B #")
    assert desk.rows()[3] == ""


def test_a_marker_is_no_move_and_take_back_leaves_it(desk: Desk):
    desk.type("3 7 B <A> *")
    assert desk.referee.log_text() == ["start P1"]
    assert desk.rows()[2:4] == ["X  1 ^  1  v 100 v 100", "2"]


def test_on_a_dealt_hand_the_marker_stands_beside_its_pile():
    desk = Desk().deal(12, 25, 37, 48, 61, 79, 88, 90).type("1 1 2 1 <C>")
    assert desk.rows()[2:6] == ["^  1 ^  1  X 100 v 100", "", "12 25 37 48 61 79 88 90", ""]


def frames(desk: Desk) -> list[list[tuple[int, int, int]]]:
    """Return what the ring shows every 100 ms over two seconds."""
    desk.wait(1000)
    seen = []
    for _ in range(20):
        desk.wait(100)
        seen.append(desk.ring)
    return seen


def blinking(seen: list[list[tuple[int, int, int]]]) -> list[int]:
    """Return the pixels that are dark at times and lit at others."""
    return [i for i in range(16) if len({frame[i] == DARK for frame in seen}) == 2]


def test_on_the_ring_a_pile_to_keep_off_blinks_as_a_whole(desk: Desk):
    assert blinking(frames(desk)) == []
    assert blinking(frames(desk.type("<B>"))) == [4, 5, 6, 7]


def test_on_the_ring_a_pile_without_big_jumps_blinks_at_its_ends(desk: Desk):
    assert blinking(frames(desk.type("<C> <C>"))) == [8, 11]


def test_a_marker_that_is_taken_off_leaves_the_ring_steady(desk: Desk):
    assert blinking(frames(desk.type("<C> <C> <C>"))) == []


PASSED = "1 1 2 2"  # official, dealt, two players, before the starter is chosen


def test_on_a_cover_anybody_puts_a_sign_on_a_pile():
    """TG15: the others speak up whenever they like, also while the device goes round."""
    desk = Desk().type(PASSED + "2")
    assert desk.type("<C>").rows() == [
        "Next: P2      pile 84",
        "A    B     C    D",
        "^  1 ^  1  X 100 v 100",
        "           1",
        "in hand 7 7",
        "Hand me to P2 alone.",
        "",
        "P1 asks: keep off C!",
    ]
    assert desk.type("<C>").rows()[6:] == ["P1 asks: no big jump", "on C!"]
    assert desk.type("<C>").rows()[2:8:5] == ["^  1 ^  1  v 100 v 100", "C is free again."]
    assert desk.type("C").rows()[7] == "P2 presses 2.", "a tap is no sign"
    assert desk.type("<A> 2").rows()[3] == "1", "and it stands when the cover is lifted"


def test_beside_the_new_cards_a_sign_is_put_as_well():
    """TG15"""
    desk = Desk().deal(10, 90, 11, 89).type(PASSED + "1 1 10A 11A #")
    assert desk.type("<D>").rows()[3] == "                1"
    assert desk.rows()[7] == "P1 asks: keep off D!"
    assert desk.type("#").rows()[3] == "                1"


def test_before_the_start_there_are_no_signs():
    desk = Desk().type(PASSED + "A")
    assert desk.type("<A>").rows()[3:8:4] == ["", "P1 presses 1."]
    assert desk.type("1 <A>").rows()[3:8:4] == ["", "# hides your cards."]
    assert desk.game.marks == [0, 0, 0, 0]


def test_the_ring_of_a_cover_is_the_piles_too():
    desk = Desk().deal(10, 90, 11, 89).type(PASSED + "1 1 10A 11A").wait(1000)
    turn = desk.ring
    assert turn[0] != DARK
    desk.type("#").wait(1000)
    assert desk.ring == turn, "beside the new cards"
    desk.type("#").wait(1000)
    assert desk.ring == turn, "on the cover"
    assert blinking(frames(desk.type("<B>"))) == [4, 5, 6, 7]


def test_two_need_not_say_who_asks_and_who_plays_alone_has_no_name():
    desk = Desk().type("1 1 1 1 <A>")
    assert desk.rows()[2:4] == ["X  1 ^  1  v 100 v 100", ""]
    assert desk.rows()[7] == "A: keep off!"


THREE = "1 1 1 3 2"  # at table level, P2 on turn


def test_where_three_play_the_sign_gets_its_name_by_their_number():
    """TG15: only those who are not on turn ask."""
    desk = Desk().type(THREE + "3 7 <B>")
    assert desk.rows() == [
        "B: keep off!",
        "",
        "Who asks? Press your",
        "own number.",
        "",
        "A: another sign",
        "#: without a name",
        "13 #nobody A sign *",
    ]
    assert desk.type("2").words().endswith("Press your own number, or #."), "P2 is on turn"
    assert desk.type("3").rows()[2:4] == ["^  1 X  1  v 100 v 100", "     3"]
    assert desk.rows()[6:] == ["37_         P2 starts", "P3 asks: keep off B!"]
    assert desk.type("C").rows()[2] == "^  1 X  1  v 37 v 100", "what was typed is still there"


def test_another_sign_is_chosen_before_the_name_and_the_last_one_frees_the_pile():
    desk = Desk().type(THREE + "<B> A")
    assert desk.rows()[0] == "B: no big jump!"
    assert desk.type("A").rows()[0] == "B is free again."
    assert desk.type("A A 1").rows()[2:4] == ["^  1 ~  1  v 100 v 100", "     1"]
    assert desk.type("<B>").rows()[3] == "", "one hold more frees it at once"


def test_nobody_need_be_named_and_star_asks_for_nothing():
    desk = Desk().type(THREE + "<B> *")
    assert desk.game.marks == [0, 0, 0, 0]
    assert desk.type("<B> #").rows()[2:4] == ["^  1 X  1  v 100 v 100", ""]
    assert desk.rows()[7] == "B: keep off!"


def test_where_three_are_passed_round_who_looks_at_their_hand_is_who_asks():
    """TG15"""
    desk = Desk().deal(10, 20, 30, 11, 21, 31).type("1 1 2 3 1 1 10A 11A # <D>")
    assert desk.rows()[3] == "                1"
    assert desk.type("# <C>").rows()[7] == "13 #nobody A sign *", "on the cover nobody is known"
    assert desk.type("3").rows()[3] == "           3    1"


def inverse(desk: Desk, row: int, left: int) -> bool:
    """Return True if the cell of 6 pixels from `left` on is light with dark signs."""
    cell = desk.panel[row * 128 + left : row * 128 + left + 6]
    return sum(byte.bit_count() for byte in cell) > 24


def test_the_sign_and_who_asked_stand_inverse_at_the_pile():
    desk = Desk().type(THREE + "<B> 3")
    assert inverse(desk, 2, 31)
    assert inverse(desk, 3, 31)
    assert not inverse(desk, 2, 1)
    assert not inverse(desk, 3, 1)
    desk.type("3 7 B")
    assert not inverse(desk, 2, 31)
    assert not inverse(desk, 3, 31)


def test_a_sign_falls_when_the_pile_is_played_on_and_comes_back_with_what_is_taken_back():
    desk = Desk().type(THREE + "<B> 3 3 7 B")
    assert desk.rows()[2:4] == ["^  1 ^ 37  v 100 v 100", ""]
    assert desk.type("*").rows()[2:4] == ["^  1 X  1  v 100 v 100", "     3"]
    desk.power_off_and_on()
    assert desk.type("#").rows()[2:4] == ["^  1 X  1  v 100 v 100", "     3"]


ASKED = [1480, 2217, 1480]


def heard(desk: Desk, keys: str) -> list[int]:
    desk.wait(1500).tones()
    return [hertz for hertz, _ in desk.type(keys).wait(1500).tones() if hertz]


def test_who_plays_where_another_asked_to_keep_off_hears_so_and_reads_who_asked():
    desk = Desk().type(THREE + "<B> 3")
    assert heard(desk, "3 7 B") == ASKED
    assert desk.rows()[6:] == ["P3 asked to keep off", "B."]
    assert heard(desk, "3 8 B") == [2400], "it has fallen"


def test_a_big_jump_is_heard_where_none_was_wanted_and_a_small_one_is_not():
    desk = Desk().type(THREE + "<B> A 3")
    assert heard(desk, "1 2 B") == ASKED
    assert desk.words().endswith("P3 asked for no big jump on B.")
    assert heard(Desk().type(THREE + "<B> A 3"), "1 1 B") == [2400]


def test_what_nobody_is_named_for_is_heard_too():
    desk = Desk().type(THREE + "<B> #")
    assert heard(desk, "3 7 B") == ASKED
    assert desk.words().endswith("Somebody asked to keep off B.")


def test_an_ignored_sign_blinks_in_its_quarter_of_the_ring():
    desk = Desk().type(THREE + "<B> 3 3 7").wait(1500)
    desk.down("B")
    desk.up("B")
    lit = [i for i, colour in enumerate(desk.wait(20).ring) if colour != DARK]
    assert lit == [4, 5, 6, 7]
    assert set(desk.wait(120).ring) == {DARK}


@pytest.mark.rule("TS1")
def test_the_short_sheet_has_raise_it_quickly_as_a_third_sign():
    desk = Desk().type("1 4 1 2 1 <B> <B> <B> <D> <D> <D>")
    assert desk.rows()[2:4] == ["^  1 ^  1  v 100 v 100", "     2          2"]
    assert desk.rows()[5] == "fast BD"
    assert desk.words().endswith("P2 asks: raise D quickly!")
    assert inverse(desk, 2, 31)
    assert blinking(frames(desk)) == [5, 6, 13, 14]
    assert heard(desk, "3 7 B") == [2400], "to play on it is what was asked for"
    assert desk.type("<D>").rows()[3] == ""
