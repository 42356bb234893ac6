"""4 1/2 Minutes: a player leaves in the middle of a round, and the others play on (FH19)."""

import pytest

from firmware.games.minutes import rules
from firmware.play.knowledge import GUIDED, ON_CALL, TABLE
from firmware.play.setup import Setup
from tests.desk import playing
from tests.games.minutes.desk import dealt as shown
from tests.games.minutes.desk import log
from tests.games.minutes.positions import at_table, counted, dealt, display, play, why
from tests.games.shuffled import dealt as shuffled

ROWS = ("R1 R2 R3 R4", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4")


@pytest.mark.rule("FH19")
def test_their_display_goes_under_the_draw_pile_and_they_are_passed_over():
    game = play(at_table(), "ruling-leave P3")
    assert (game.knowledge.hands, game.knowledge.draw, game.score) == ([4, 4, 0], 87, 95)
    assert play(game, "lay R3 A, lay R4 A").seat == 0
    assert why(game, "lay R> A P3") == ("empty", "P3")
    assert play(game, "lay R5 A, lay R+ A").seat == 0
    assert game.knowledge.hands == [6, 4, 0], "nobody draws two in their place"


def test_who_leaves_in_their_turn_lets_the_next_one_play_the_other_way_round_too():
    assert play(at_table(), "ruling-leave P1").seat == 1
    assert play(at_table(), "ruling-way back, ruling-leave P1").seat == 2


def test_where_the_device_dealt_their_cards_are_drawn_last():
    game = play(dealt("R1 R2 R3 R4", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4"), "ruling-leave P2")
    assert display(game, 1) == ""
    game.knowledge.take(2, game.knowledge.draw)
    assert {"Y1", "Y2", "Y3", "Y4"} <= set(display(game, 2).split())


def test_counts_are_ruled_all_the_same():
    assert why(play(at_table(), "ruling-leave P3"), "ruling-draw 60") is None
    assert why(play(at_table(), "ruling-leave P3, ruling-draw 60"), "ruling-display P1 5") is None


def test_two_play_on_and_not_fewer_and_nobody_leaves_twice_or_takes_the_last_cards():
    assert why(rules.new(Setup("FH", TABLE, 3)), "ruling-leave P1") == ("start",)
    assert why(at_table(), "ruling-leave P4") == ("seat", 3)
    assert why(at_table(2), "ruling-leave P1") == ("over",)
    game = play(at_table(), "ruling-leave P3")
    assert why(game, "ruling-leave P3") == ("empty", "P3")
    assert why(game, "ruling-leave P1") == ("over",)
    assert why(counted(0, 3, 0), "ruling-leave P2") == ("over",)


def test_by_keys_while_the_clock_stands_still():
    desk = playing(Setup("FH", TABLE, 3)).type("#")
    desk.type("<*> 2 2 2 #")
    assert desk.words() == "Without P2? 4 cards under the pile. #play on A anew *back"
    desk.type("#")
    assert desk.game.knowledge.hands == [4, 0, 4]
    assert "P2 leaves." in desk.words()


def test_who_comes_is_told_of_no_points_of_their_own_as_all_have_one_score():
    desk = playing(Setup("FH", TABLE, 3)).type("#").type("<*> 2 2 A #")
    assert desk.words() == "With P4? They draw 4. #play on A anew *back"
    assert desk.type("* * 2 2 2 #").words() == "Another for P2? Cards stay. #play on A anew *back"


@pytest.mark.parametrize("level", [TABLE, GUIDED])
def test_who_left_before_the_clock_began_is_dealt_nothing_any_more(level: int):
    """Their cards lie under the pile by then, so all have been dealt."""
    agreed = Setup("FH", TABLE, 3) if level == TABLE else shuffled("FH", level, 3, 1)
    desk = playing(agreed).type("2")
    dealt = "Deal 4 each" if level == TABLE else "4 to P1 P2 P3"
    assert f"P2 starts. {dealt}, face down." in desk.words()
    desk.type("<*> 2 3 1 # #")
    assert "P2 starts." in desk.rows()
    assert "to P" not in desk.words()
    assert "Deal" not in desk.words()


@pytest.mark.rule("FH19")
def test_who_joins_draws_a_display_and_comes_behind_the_last_player():
    game = play(at_table(), "ruling-join P4")
    assert (game.players, game.knowledge.hands, game.knowledge.draw) == (4, [4, 4, 4, 4], 79)
    assert play(game, "lay R3 A, lay R4 A, lay R5 A").seat == 3
    assert game.score == 92
    assert play(game, "lay R> A P2").seat == 1


def test_where_the_device_dealt_their_display_is_the_next_cards():
    game = dealt("R1 R2 R3 R4", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4", draws="B1 B2 B3 B4")
    assert display(play(game, "ruling-join P4"), 3) == "B1 B2 B3 B4"


def test_who_left_comes_back_to_their_seat():
    game = play(at_table(), "ruling-leave P2, ruling-join P2, lay R3 A")
    assert (game.seat, game.away, game.knowledge.hands[1]) == (1, [], 4)


def test_nobody_joins_six_or_where_the_pile_is_too_small_or_before_the_start():
    assert why(rules.new(Setup("FH", TABLE, 3)), "ruling-join P4") == ("start",)
    assert why(at_table(6), "ruling-join P7") == ("seat", 6)
    assert why(counted(4, 4, 4, draw=4), "ruling-join P4") == ("count", 5, 4)


@pytest.mark.rule("FH11", "FH19")
def test_two_of_three_who_are_left_have_no_direction_that_could_be_changed():
    game = play(at_table(), "ruling-leave P3, lay R~ A")
    assert (game.way, game.seat) == (1, 1)
    assert why(game, "ruling-way back") == ("two",)
    play(game, "ruling-join P3, lay B~ B")
    assert (game.way, game.seat) == (-1, 0), "with three again there is one"


def test_with_two_of_three_left_no_page_tells_a_direction_or_that_it_was_changed():
    """Nor is it called that who has left is skipped."""
    desk = playing(Setup("FH", ON_CALL, 3)).type("# A <*> 2 2 3 # #")
    assert desk.rows()[0] == "P2 pile 86"
    assert desk.type("9 A").rows()[0] == "P1"
    assert desk.notice() == ""
    desk.type("<*> 3 #")
    assert "direction" not in desk.words()


def test_who_has_left_stands_with_a_dash_among_the_counts():
    desk = playing(Setup("FH", ON_CALL, 4)).type("# A <*> 2 2 3 # # 9 A")
    assert desk.rows()[2] == "P1< 4 4 - 4"


def test_a_card_chosen_by_who_leaves_is_not_one_of_who_plays_on():
    desk = shown(*ROWS).type("1 # 2 <*> 2 3 1 # #")
    assert log(desk.type("A")) == ["ruling-leave P1"]


def test_a_turn_card_typed_by_who_leaves_asks_no_more_who_is_next():
    desk = playing(Setup("FH", TABLE, 3)).type("2 # 8 1 A <*> 2 3 2 # #").wait(2500)
    assert desk.rows()[0].startswith("P3")
    assert "Who" not in desk.words()
