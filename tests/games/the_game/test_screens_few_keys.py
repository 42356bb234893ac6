"""Dealt cards by few keys: the first digit that leaves one card chooses it; drawn cards go away."""

import pytest

from firmware.shell.hand_over import ALONE_MS, SEEN_MS
from tests.desk import Desk
from tests.quick_hands import quick

# Dealt one by one to P1 and P2.
DEALT = (5, 90, 31, 89, 37, 88, 52, 87, 64, 86, 68, 85, 96, 84)
P1 = "5 31 37 52 64 68 96"


@pytest.fixture
def desk() -> Desk:
    desk = Desk().deal(*DEALT, 20, 21, 22, 23).type("1 1 2 2 1 1")
    assert desk.rows()[6] == P1
    return desk


def top_of_a(desk: Desk) -> int:
    return desk.game.tops[0]


def test_the_first_digit_that_leaves_one_card_chooses_it(desk: Desk):
    assert desk.type("9").rows()[0] == "P1 lays 2  96  pile 84"
    assert "A 95" in desk.rows()[5]
    desk.type("A")
    assert top_of_a(desk) == 96


def test_a_second_digit_is_wanted_only_where_two_begin_alike(desk: Desk):
    desk.type("3 A")
    assert desk.notice() == "You have no 3"
    assert top_of_a(desk) == 1
    desk.type("3 7 A")
    assert top_of_a(desk) == 37


def test_the_whole_number_is_as_good(desk: Desk):
    desk.type("5 2 A 9 6 B")
    assert desk.game.tops[:2] == [52, 96]


def test_a_card_of_one_digit_is_itself_though_another_begins_so(desk: Desk):
    desk.type("5 A")
    assert top_of_a(desk) == 5
    desk.type("5 A")
    assert top_of_a(desk) == 52


def test_a_number_that_nobody_holds_shows_no_way_to_go(desk: Desk):
    desk.type("1 3")
    assert desk.rows()[0] == "13_  pile 84"
    assert desk.rows()[5] == "A^  B^  Cv  Dv"


@pytest.mark.parametrize("pace", [60, 150])
def test_a_number_that_nobody_holds_is_no_other_card(desk: Desk, pace: int):
    quick(desk, "9 5 A", pace)
    assert desk.notice() == "You have no 95"
    quick(desk, "9 6 5 A", pace)
    assert top_of_a(desk) == 1
    quick(desk, "9 6 A", pace)
    assert top_of_a(desk) == 96


def test_star_clears_what_is_typed(desk: Desk):
    desk.type("9 6 *")
    assert desk.rows()[0] == "P1 lays 2  pile 84"
    assert desk.type("5 2 A").game.tops[0] == 52


def test_where_the_players_hold_the_cards_a_digit_chooses_none():
    desk = Desk().type("1 1 1 2 1")
    assert desk.type("9").rows()[0] == "9_  pile 84"
    desk.type("A")
    assert top_of_a(desk) == 9


def test_drawn_cards_are_shown_alone_and_go_with_the_number_of_the_next_player(desk: Desk):
    desk.type("5A 9A #")
    assert desk.rows()[0] == "P1 drew  pile 82"
    assert desk.words().endswith("20 21 #hide 2 P2 plays *back")
    desk.down("2")
    desk.up("2")
    assert desk.notice() == "P2: one moment", "and no cards"
    assert desk.wait(ALONE_MS).rows()[0] == "P2 lays 2  pile 82"
    assert desk.rows()[6] == "84 85 86 87 88 89 90"


def test_who_types_a_card_there_sees_no_other_hand(desk: Desk):
    desk.type("5A 9A #").wait(1000)
    quick(desk, "2 1 A", 150)
    assert desk.wait(2 * ALONE_MS).rows()[7].startswith("2 play")


def test_they_go_with_sharp(desk: Desk):
    assert desk.type("5A 9A # #").rows()[3] == "P2  press"


def test_they_go_by_themselves(desk: Desk):
    desk.type("5A 9A #").wait(SEEN_MS - 500)
    assert desk.rows()[0] == "P1 drew  pile 82"
    assert desk.wait(600).rows()[3] == "P2  press"
    assert desk.type("2").rows()[0] == "P2 lays 2  pile 82"


def test_they_stay_for_whoever_holds_a_key_as_their_time_ends(desk: Desk):
    desk.type("5A 9A #").wait(SEEN_MS - 300)
    desk.down("*")
    assert desk.wait(900).rows()[0] == "Menu"


@pytest.mark.parametrize("key", ["1", "3", "0", "A"])
def test_no_other_key_shows_a_hand_or_hides_them(desk: Desk, key: str):
    desk.type("5A 9A #").type(key)
    assert desk.rows()[0] == "× # hides cards"
    assert desk.notice() == "# hides cards"
