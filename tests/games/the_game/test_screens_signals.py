"""Signals name who asked, fall when their pile is played on and are heard when ignored: TG15."""

import pytest

from tests.desk import Desk

DARK = (0, 0, 0)
FREE = "A^  B^  Cv  Dv"
THREE = "1 1 1 3 2"  # at table level, P2 on turn


def test_where_three_play_the_sign_gets_its_name_by_their_number():
    """TG15: only those who are not on turn ask."""
    desk = Desk().type(THREE + "3 7 <B>")
    assert desk.rows() == [
        "Who asks?",
        "",
        "Keep off B",
        "",
        "Press your own number A: another sign #: without a name",
        "",
        "",
        "1, 3 #none A sign",
    ]
    assert desk.type("2").notice() == "Your own number, or #", "P2 is on turn"
    assert desk.type("3").rows()[5] == "A 36  B 36  C 63  D 63"
    assert desk.notice() == "P3: keep off B"
    assert desk.type("C").rows()[2:6:3] == ["1  1  37  100", "A^  B P3 keep off  Cv  Dv"], (
        "what was typed is still there"
    )


def test_another_sign_is_chosen_before_the_name_and_the_last_one_frees_the_pile():
    desk = Desk().type(THREE + "<B> A")
    assert desk.rows()[2] == "No big jump on B"
    assert desk.type("A").rows()[2] == "B is free again"
    assert desk.type("A A 1 1 5").rows()[5] == "A 14  B 14  C 85  D 85"
    assert desk.type("* <B>").rows()[5] == FREE, "one hold more frees it at once"


def test_a_held_hash_shows_whose_key_is_whose_where_it_is_asked_who_asks():
    desk = Desk().type(THREE + "<B> <#>")
    assert desk.words() == "P1 P3 A sign back 0 none"


def test_nobody_need_be_named_and_star_asks_for_nothing():
    desk = Desk().type(THREE + "<B> *")
    assert desk.game.marks == [0, 0, 0, 0]
    assert desk.type("<B> #").rows()[5] == "A^  B keep off  Cv  Dv"
    assert desk.notice() == "Keep off B"


def test_where_three_are_passed_round_who_looks_at_their_hand_is_who_asks():
    """TG15"""
    desk = Desk().deal(10, 20, 30, 11, 21, 31).type("1 1 2 3 1 1 10A 11A # <D>")
    assert desk.notice() == "P1: keep off D"
    assert desk.type("# <C>").rows()[7] == "1, 3 #none A sign", "on the cover nobody is known"
    assert desk.type("3").notice() == "P3: keep off C"
    assert desk.type("2").rows()[5] == "A^  B^  C P3 keep off  D P1 keep off"


def framed(desk: Desk, pile: int) -> bool:
    """Return True if there is a frame around the top of `pile`."""
    return desk.panel[3 * 128 + 32 * pile] == desk.panel[3 * 128 + 32 * pile + 31] == 0xFF


def test_a_pile_with_a_sign_is_framed():
    desk = Desk().type(THREE + "<B> 3")
    assert [framed(desk, pile) for pile in range(4)] == [False, True, False, False]
    desk.type("3 7 B")
    assert not framed(desk, 1)


def test_a_sign_falls_when_the_pile_is_played_on_and_comes_back_with_what_is_taken_back():
    desk = Desk().type(THREE + "<B> 3 3 7 B 9 0")
    assert desk.rows()[5] == "A 89  B 53  C 10  D 10"
    assert desk.type("* * 9 0").rows()[5] == "A 89  B 89  C 10  D 10"
    desk.type("*")
    desk.power_off_and_on()
    assert desk.type("#").rows()[2:6:3] == ["1  1  100  100", "A^  B P3 keep off  Cv  Dv"]


ASKED = [1480, 2217, 1480]


def heard(desk: Desk, keys: str) -> list[int]:
    desk.wait(1500).tones()
    return [hertz for hertz, _ in desk.type(keys).wait(1500).tones() if hertz]


def test_who_plays_where_another_asked_to_keep_off_hears_so_and_reads_who_asked():
    desk = Desk().type(THREE + "<B> 3")
    assert heard(desk, "3 7 B") == ASKED
    assert desk.notice() == "P3 said: off B!"
    assert heard(desk, "3 8 B") == [2400], "it has fallen"


def test_a_big_jump_is_heard_where_none_was_wanted_and_a_small_one_is_not():
    desk = Desk().type(THREE + "<B> A 3")
    assert heard(desk, "1 2 B") == ASKED
    assert desk.notice() == "P3: no big jump!"
    assert heard(Desk().type(THREE + "<B> A 3"), "1 1 B") == [2400]


def test_what_nobody_is_named_for_is_heard_too():
    desk = Desk().type(THREE + "<B> #")
    assert heard(desk, "3 7 B") == ASKED
    assert desk.notice() == "Somebody said: off B!"


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
    assert desk.notice() == "P2: fast on D"
    assert heard(desk, "3 7 B") == [2400], "to play on it is what was asked for"
    assert desk.type("<D>").notice() == "D is free again"
