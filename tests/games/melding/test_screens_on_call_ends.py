"""Games 5 and 6 on call, by keys: the players' word, points, places, taking back, the next game."""

import pytest

from firmware.games.melding.rules import UNSCORED
from tests.desk import Desk
from tests.games.melding.desk import cards_keys, claimed, logged, on_call, settle, table, typed
from tests.games.melding.positions import PRIMES, chosen


@pytest.mark.rule("H6.3")
def test_who_has_shown_their_sets_to_all_is_believed_once_that_was_asked():
    desk = on_call("H6").type("#")
    assert desk.rows()[0] == "Who is out?"
    assert desk.rows()[2] == "You have all seen the sets."
    assert desk.rows()[7] == "1-3  *back"
    desk.tones()
    assert desk.type("3").words() == "P3 is out and has shown all sets? #yes *no"
    assert logged(desk) == "start P1"
    assert desk.wait(500).tones() == []
    assert desk.type("*").rows()[0] == "Who is out?"
    assert desk.type("2 3 #").rows()[0] == "Points of P1", "a digit is no, and another player"
    assert logged(desk) == "finished P3"
    assert desk.type("*").notice() == "Undone: P3's claim."
    assert desk.rows()[0] == "P1 starts"


@pytest.mark.rule("H5.6", "H6.4")
def test_the_losers_points_are_typed_or_counted_from_their_cards():
    desk = claimed([*PRIMES, 99]).type("#")
    assert desk.rows()[:3] == [
        "Points of P3",
        "",
        "",
    ]
    desk.type("D" + cards_keys([2, 4, 6, 8, 10, 12, 14]))
    assert settle(desk).rows()[3] == "1_  counted"
    assert desk.type("#").rows()[0] == "Points of P1"
    assert desk.type("D 2 3 #").notice() == "23 is elsewhere\nor thrown"
    assert desk.type("* * 3 #").rows()[0].startswith("P2 wins!")
    assert table(desk).points == [3, 0, 1]


def test_moves_are_taken_back_over_a_power_cut_and_the_claim_can_be_corrected():
    desk = claimed([*PRIMES, 99]).type("# 4 #")
    desk.power_off_and_on()
    assert desk.type("#").rows()[0] == "Points of P1"
    assert desk.type("*").words() == "Undo P3's points? They are asked again. #yes *no"
    assert desk.type("#").rows()[0] == "Undone: the points."
    assert desk.type("*").words() == "Undo P2's claim? #yes *no", "no turn is kept: nobody plays on"
    assert desk.type("#").notice() == "Undone: P2's claim."
    assert desk.type("*").words().startswith("Undone: start. Take out the 100. Deal 7. ")
    desk = claimed([*PRIMES, 99]).type("* * #")
    assert typed(desk.type("D 2")) == ["23", "22", "13", "63", "59", "50", "39", "99"]


@pytest.mark.rule("H-c")
def test_for_places_the_others_go_on_and_who_is_out_cannot_claim():
    desk = claimed([*PRIMES, 99], on_call(options=chosen(4, True))).type("#")
    assert desk.rows()[0] == "P3 goes on"
    assert desk.rows()[2] == "P2 out"
    assert desk.type("D").rows()[7] == "1P1 3P3  *back"
    assert desk.type("2").notice() == "P2 is out"
    assert desk.type("* * # 2").notice() == "P2 is out"
    assert "P2 wins!" in desk.type("* 1 #").words()
    assert table(desk).points == [2, 0, 3]
    assert UNSCORED not in table(desk).points


@pytest.mark.rule("H-c", "H-d")
def test_points_add_up_and_the_next_player_is_proposed():
    desk = on_call().type("# 1 # 2 # 3 # A")
    assert desk.rows()[7] == "#P2 starts  *back"
    desk.type("# # 3 # 1 # 1 #")
    assert "P1 +1 total 1 P2 +1 total 3 P3 0 total 3" in desk.words()


def test_there_is_nothing_to_rule_on_and_the_record_is_sent():
    assert "Fix it" not in on_call().type("<*>").words()
    desk = claimed([*PRIMES, 99]).type("# 1 # 2 # <*> 4 2")
    assert " 4 moves, P2 wins, 2 0 1, check " in desk.said[-1]


@pytest.mark.parametrize(("keys", "said"), [
    ("", "You play, and I wait."), ("D", "takes me alone"), ("#", "press their number"),
    ("D 1", "in any order"),
])  # fmt: skip
def test_held_sharp_explains_these_very_keys(keys: str, said: str):
    assert said in on_call().type(keys + "<#> 3").words()


def test_the_ring_points_at_who_types():
    desk = on_call("H5", 4, chosen(4, True)).type("D 3").wait(1500)
    lit = [place for place, colour in enumerate(desk.ring) if colour == (40, 40, 40)]
    assert lit == [0, 1, 14, 15]
    desk.type("C # 3 #")
    ring = desk.wait(3000).ring
    assert {ring[pixel] for pixel in lit} == {(0, 0, 0)}


def test_a_claim_of_more_cards_than_the_head_has_room_for_is_looked_through_by_who_is_out():
    desk = Desk()
    keys = "7#2#1D17#17A879741424548" + "1#2#3#5#9#99#####7#" + "B3"
    for key in keys:
        desk.type(key).wait(300)  # a claim is looked at for a moment
    assert desk.rows()[0] == "P1 is out"
