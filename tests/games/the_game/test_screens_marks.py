"""Markers on piles, TG15: "keep off", "no big jump", said by a key, never a number."""

import pytest

from tests.desk import Desk

TABLE = "1 1 1 2 1"
DARK = (0, 0, 0)


@pytest.fixture
def desk() -> Desk:
    return Desk().type(TABLE)


@pytest.mark.rule("TG17")
def test_who_has_left_is_not_offered_to_ask_and_does_not():
    desk = Desk().type("1 1 1 4 1 <*> 2 3 2 # # <A>")
    assert desk.type("<#>").words() == "P3 A sign P4 back 0 none"
    assert desk.type("*").rows()[0] == "Who asks?"
    assert desk.type("2").rows()[0] == "Who asks?"
    assert desk.type("3").notice() == "P3: keep off A"
    desk = Desk().type("1 1 1 3 1 <*> 2 3 2 # # <A>")
    assert desk.notice() == "P3: keep off A", "there is no other"


def test_a_held_pile_key_goes_round_keep_off_no_big_jump_and_off(desk: Desk):
    """TG15: the device carries the signal: a marker on a pile."""
    assert desk.type("<B>").rows()[2:] == [
        "1  1  100  100",
        "",
        "",
        "A^  B P2 keep off  Cv  Dv",
        "Deal 7 each",
        "card, then A-D  *undo",
    ]
    assert desk.type("<B>").rows()[2:] == [
        "1  1  100  100",
        "",
        "",
        "A^  B P2 no jump  Cv  Dv",
        "Deal 7 each",
        "card, then A-D  *undo",
    ]
    assert desk.type("<B>").rows()[2:] == [
        "1  1  100  100",
        "",
        "",
        "A^  B^  Cv  Dv",
        "Deal 7 each",
        "card, then A-D  *undo",
    ]


def test_each_pile_has_its_own_marker_in_its_own_place(desk: Desk):
    desk.type("<A> <B> <B> <C> <C> <D>")
    assert desk.rows()[5] == "A P2 keep off  B P2 no jump  C P2 no jump  D P2 keep off"


def test_with_a_card_typed_a_held_pile_key_signals_and_lays_nothing(desk: Desk):
    """TG15: a team-mate signals while the player on turn types."""
    assert desk.type("3 7 <B>").rows()[2:] == [
        "1  1  100  100",
        "",
        "",
        "A 36  B 36  C 63  D 63",
        "",
        "which pile A-D ?  *clear",
    ]
    assert desk.type("B").notice() == "P2 said: off B!"
    assert desk.type("4").rows()[2:6:3] == ["1  37  100  100", "A^  B^  Cv  Dv"]


def test_after_a_refusal_a_held_pile_key_signals_and_lays_nothing(desk: Desk):
    desk.type("3 7 C 1 2 A # 4 0 C <A>")
    assert desk.rows()[2:6:3] == ["12  1  37  100", "A P1 keep off  B^  Cv  Dv"]
    assert desk.notice() == "P1: keep off A"


def test_a_marker_falls_when_the_seat_that_was_on_turn_is_on_turn_again(desk: Desk):
    desk.type("<A> 3 7 B 3 8 B #")
    assert desk.rows()[0].startswith("P2")
    assert desk.rows()[5] == "A P2 keep off  B^  Cv  Dv"
    desk.type("<D> 3 9 B 4 0 B #")
    assert desk.rows()[0].startswith("P1")
    assert desk.rows()[5] == "A^  B^  Cv  D P1 keep off"
    desk.type("4 1 B 4 2 B #")
    assert desk.rows()[5] == "A^  B^  Cv  Dv"


def test_a_marker_is_no_move_and_take_back_leaves_it(desk: Desk):
    desk.type("3 7 B <A> *")
    assert desk.referee.log_text() == ["start P1"]
    assert desk.notice() == "Undone: 37 on B."


def test_on_a_dealt_hand_the_marker_stands_beside_its_pile():
    desk = Desk().deal(12, 25, 37, 48, 61, 79, 88, 90).type("1 1 2 1 <C>")
    assert desk.rows()[2:6:3] == ["1  1  100  100", "A^  B^  C keep off  Dv"]


def test_a_sign_is_answered_on_the_quarter_of_its_pile_and_then_the_ring_rests(desk: Desk):
    rest = desk.wait(1500).ring
    desk.down("B")
    desk.wait(700)
    desk.up("B")
    assert {desk.ring[i] for i in (4, 5, 6, 7)} == {(0, 70, 50)}
    assert desk.ring[12] == DARK
    assert desk.wait(1500).ring == rest


PASSED = "1 1 2 2"  # official, dealt, two players, before the starter is chosen


def test_on_a_cover_anybody_puts_a_sign_on_a_pile():
    """TG15: the others speak up whenever they like, also while the device goes round."""
    desk = Desk().type(PASSED + "2")
    assert desk.type("<C>").rows() == [
        "P1: keep off C  pile 84",
        "",
        "2",
        "P2  press",
        "",
        "",
        "1  1  100  100",
        "2 play 1-2 look  *back",
    ]
    assert desk.type("<C>").notice() == "P1: no big jump C"
    assert desk.type("<C>").notice() == "C is free again"
    assert desk.type("C").notice() == "P2 presses 2", "a tap is no sign"
    assert desk.type("<A> 2").rows()[5] == "A P1 keep off  B^  Cv  Dv", (
        "and it stands when the cover is lifted"
    )


def test_beside_the_new_cards_a_sign_is_put_as_well():
    """TG15"""
    desk = Desk().deal(10, 90, 11, 89).type(PASSED + "1 1 10A 11A #")
    assert desk.type("<D>").notice() == "P1: keep off D"
    assert desk.type("# 2").rows()[5] == "A^  B^  Cv  D P1 keep off"


def test_before_the_start_there_are_no_signs():
    desk = Desk().type(PASSED + "A")
    assert desk.type("<A>").notice() == "P1 presses 1"
    assert desk.type("1 <A>").notice() == "# hides cards"
    assert desk.game.marks == [0, 0, 0, 0]


def test_the_ring_of_a_cover_points_at_whose_turn_it_is():
    desk = Desk().deal(10, 90, 11, 89).type(PASSED + "1 1 10A 11A").wait(1500)
    assert [i for i in range(16) if desk.ring[i] != DARK] == [4, 5, 6, 7, 8, 9, 10, 11]
    desk.type("#").wait(2000)
    second = desk.ring
    assert [i for i in range(16) if second[i] != DARK] == [0, 1, 2, 3, 12, 13, 14, 15]
    assert desk.type("#").wait(1500).ring == second, "on the cover"


def test_two_need_not_say_who_asks_and_who_plays_alone_has_no_name():
    desk = Desk().type("1 1 1 1 <A>")
    assert desk.rows()[5] == "A keep off  B^  Cv  Dv"
    assert desk.notice() == "Keep off A"


def test_help_tells_a_pile_with_a_sign_by_its_arrow_as_one_without(desk: Desk):
    desk.type("<B> <C> <C> <#>")
    shown = " / ".join(desk.rows())
    for label in ("A ^", "B ^", "C v", "D v"):
        assert label in shown
    held = " / ".join(desk.type("#").rows())
    for label in ("A sign", "B sign", "C sign", "D sign"):
        assert label in held
