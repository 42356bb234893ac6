"""The end of games 5 and 6: what the hands cost that are left, and the next game."""

import pytest

from tests.desk import Desk
from tests.games.melding.desk import (
    at_table,
    beside,
    cards_keys,
    dealt,
    on_call,
    placed,
    settle,
    table,
)
from tests.games.melding.positions import PRIMES, RULES, RUMMY, F, chosen, play
from tests.games.melding.positions import dealt as drawn_deal
from tests.text_player import snapshot

LEFT = [11, 21, 31, 44, 55, 66, 77, 88, F, 20, 32, 43, 54, 65]  # 4 of them and F in a set


def rummy(players: int = 2, options: bytes = b"") -> Desk:
    """Return game 6 at the table, P1 out, the first of the others to be scored."""
    desk = at_table("H6", players, "50", options).type("# 1 0 0 D")
    return settle(desk.type(cards_keys(RUMMY))).type("#")


def primes(players: int = 2) -> Desk:
    """Return game 5 at the table, P1 out, the first of the others to be scored."""
    desk = at_table("H5", players, "77").type("# 9 9 D")
    return settle(desk.type(cards_keys(PRIMES))).type("#")


def test_at_the_table_the_number_is_typed_for_one_player_after_the_other():
    """H6.4"""
    desk = rummy(3)
    assert desk.rows() == [
        "Points of P2",
        "",
        "",
        "_  no set, and jokers",
        "",
        "",
        "",
        "D cards  *undo",
    ]
    assert desk.type("1 4").rows()[3].split("  ")[0] == "14_"
    assert desk.rows()[7] == "#ok D cards  *clear"
    assert desk.type("#").rows()[0] == "Points of P3"
    assert desk.type("0 #").words() == (
        "P1 wins! A next P1 0 total 0 P3 0 total 0 P2 +14 total 14 A next B more *undo"
    )


def test_in_game_5_primes_and_free_cards_count():
    """H5.6"""
    desk = primes()
    assert desk.rows()[:3] == [
        "Points of P2",
        "",
        "",
    ]
    assert desk.type("3 #").words().startswith("P1 wins! Game 1 Primes and jokers count.")
    assert table(desk).points == [0, 3]


@pytest.mark.parametrize(("typed", "most"), [("8", 7), ("99", 7), ("999", 7)])
def test_more_points_than_cards_are_refused(typed: str, most: int):
    desk = primes().type(typed + "#")
    assert desk.notice() == f"Only 0 to {most}"
    assert desk.type("2").rows()[3].split("  ")[0] == "2_"


def test_the_hand_is_typed_and_counted_in_the_way_that_is_best_for_the_player():
    """H6.4"""
    desk = rummy().type("D")
    assert desk.rows()[2] == "_"
    settle(desk.type(cards_keys(LEFT)))
    assert desk.rows() == [
        "Points of P2",
        "",
        "",
        "11_  counted",
        "",
        "",
        "",
        "#ok D cards  *clear",
    ]
    assert "P1 0 total 0 P2 +11 total 11" in desk.type("#").words()


def test_the_primes_of_a_hand_are_counted():
    """H5.6: 2, 31 and a free card."""
    desk = primes().type("D")
    settle(desk.type(cards_keys([1, 2, 31, F, 4, 6, 8])))
    assert desk.rows()[3] == "3_  counted"
    assert desk.type("4").rows()[3].split("  ")[0] == "4_", "the players know better"


def test_star_clears_what_was_counted_as_the_row_says_and_only_the_next_one_takes_back():
    desk = settle(primes().type("D").type(cards_keys([1, 2, 31, F, 4, 6, 8])))
    assert desk.rows()[3:8:4] == ["3_  counted", "#ok D cards  *clear"]
    desk.type("*")
    assert (desk.rows()[0], desk.rows()[7]) == ("Points of P2", "D cards  *undo")
    assert desk.type("#").notice() == "Points, or D"
    assert settle(desk.wait(3000).type("D #")).rows()[3] == "3_  counted"
    assert desk.type("* *").words().startswith("Undo P1's claim?")


def test_a_number_that_is_refused_never_takes_the_points_that_were_counted():
    desk = primes().type("D")
    settle(desk.type(cards_keys([1, 2, 31, F, 4, 6, 8])))
    assert desk.type("12 #").notice() == "Only 0 to 7"
    assert desk.wait(5000).type("#").rows()[3] == "3_  counted"
    assert "P2 +3 total 3" in desk.type("#").words()


def test_a_card_that_lies_in_the_sets_is_in_no_hand():
    desk = primes().type("D 2 3 #")
    assert desk.notice() == "23 is elsewhere\nor thrown"
    assert desk.type("* *").rows()[0] == "Points of P2"
    for key in "AB":
        assert desk.type(key).notice() == "Points, or D"


def test_points_and_the_claim_are_taken_back():
    desk = rummy(3).type("5 #")
    assert desk.type("*").words() == "Undo P2's points? They are asked again. #yes *no"
    assert desk.type("#").rows()[0] == "Undone: the points."
    assert desk.notice() == "Undone: the points."
    assert desk.type("* #").notice() == "Undone: the claim."
    assert beside(desk.type("4"))[1] == "throw 4_"
    assert table(desk).finished == []


def test_while_points_are_asked_for_there_is_nothing_to_rule_on():
    assert "Fix it" not in primes().type("<*>").words()


def test_where_the_device_dealt_it_counts():
    """H6.4, H5.6"""
    desk = dealt("H6", [RUMMY, LEFT], [40, 100])
    settle(desk.type("# 1 0 0 D"))
    assert "P1 0 total 0 P2 +11 total 11" in desk.type("#").words()
    assert table(desk).counted is None
    desk = dealt("H5", [PRIMES, [1, 2, 31, F, 4, 6, 8]], [40, 99])
    settle(desk.type("# 9 9 D"))
    assert "P1 0 total 0 P2 +3 total 3" in desk.type("#").words()


def test_what_was_counted_ahead_is_what_the_rules_count():
    """H6.4: a game that is judged by its record alone comes to the same."""
    desk = dealt("H6", [RUMMY, LEFT, [], []], [40, 100])
    settle(desk.type("# 1 0 0 D"))
    again = RULES["H6"].new(desk.referee.setup)
    again.boxes = table(desk).boxes  # the device could play for them
    for move in desk.referee.log():
        assert again.play(move) is None
    assert again.points == table(desk).points
    assert snapshot(again) == snapshot(table(desk))


def test_before_the_claim_is_played_all_hands_have_been_counted(monkeypatch: pytest.MonkeyPatch):
    """So that the rules need not do it at once; in game 5 that takes no time."""
    desk = dealt("H6", [RUMMY, LEFT, [], []], [40, 100])
    referee = desk.referee
    ahead = []
    submit = referee.submit

    def watched(move: tuple):
        ahead.append(table(desk).counted)
        return submit(move)

    desk.type("# 1 0 0")
    monkeypatch.setattr(referee, "submit", watched)
    settle(desk.type("D"))
    assert ahead == [table(desk).points]
    assert ahead[0][:2] == [0, 11]


def test_what_has_been_counted_ahead_is_not_counted_again():
    game = play(drawn_deal("H6", [RUMMY, LEFT], [40, 100]), "draw")
    game.counted = [0, 13]
    play(game, "out 100 7 17 37 87 97 / 41 42 45 48 / 1 2 3 5 9")
    assert (game.points, game.counted) == ([0, 13], None)


def test_the_places_are_the_points():
    """H-c: the last one left takes the last place."""
    desk = dealt(
        "H5", [PRIMES, [], [73, 72, 43, 83, 79, 70, 19]], [40, 99, 98, 97], chosen(4, True)
    )
    settle(desk.type("# 9 9 D")).type("# 2 # 9 8 # 3 #")
    settle(desk.type("9 7 D"))
    assert placed(desk) == "P3 is 2nd threw 97"
    assert desk.type("#").words() == (
        "P1 wins! A next P1 0 total 0 P3 +2 total 2 P2 +3 total 3 A next B more D hands *"
    )


def test_points_add_up_and_the_starter_goes_round():
    """H-c: the lowest total wins."""
    desk = primes().type("3 # A #")
    assert desk.rows()[:3] == ["P2 starts", "", "Deal 7 each,"]
    desk.type("7 7 # # 9 9 D")
    settle(desk.type(cards_keys(PRIMES))).type("# 2 #")
    assert desk.words() == (
        "P2 wins! 2 games: P1 leads 1 short of widest win P1 +2 total 2 P2 0 total 3 "
        "A next B more *undo"
    )


def test_an_evening_that_is_over_is_not_measured_by_its_last_game():
    desk = primes().type("3 # A #")
    desk.type("7 7 # # 9 9 D")
    settle(desk.type(cards_keys(PRIMES))).type("# 2 #")
    assert "short of widest win" in desk.words()
    assert "widest" not in desk.type("B 2 #").words()


def test_what_was_told_of_no_turn_is_gone_on_with_without_one():
    desk = on_call("H6", 3)
    desk.power_off_and_on()
    desk.wait(1500)
    assert desk.words() == "Go on? 3 players I count 100 Rummy 1 move #go on *home"


def test_the_record_of_a_finished_game_is_sent():
    desk = primes().type("3 # <*> 4 2")
    assert " 5 moves, P1 wins, 0 3, check " in desk.said[-1]


def test_counting_can_be_stopped_and_the_cards_are_there():
    desk = rummy().type("D").type(cards_keys(LEFT[:-1]) + "6")
    desk.down("5")
    desk.up("5")
    assert desk.rows()[7] == "*stop"
    desk.down("*")
    desk.up("*")
    assert desk.rows()[0] == "P2's hand  14/14"
    assert settle(desk.type("#")).rows()[0] == "Points of P2"
    assert desk.rows()[3].endswith("  counted")


def test_the_keys_as_they_lie_say_on_a_result_that_star_takes_back():
    """With hands to be shown the row has no room for it."""
    desk = dealt("H5", [PRIMES, []], [98, 99])
    settle(desk.type("# D")).type("#")
    assert "D hands" in desk.rows()[7]
    assert desk.type("<#>").rows()[6].startswith("undo  0")
