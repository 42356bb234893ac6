"""The Game: a player leaves in its middle, and the others play on (TG17)."""

import pytest

from firmware.games.the_game import rules
from firmware.play.knowledge import GUIDED, ON_CALL, TABLE
from firmware.play.setup import Setup
from tests.games.the_game.positions import at_table, dealt, held, lay, play, ruled, why


def test_their_cards_go_under_the_draw_pile_and_they_are_passed_over():
    """TG17"""
    game = play(at_table("TG", 3), lay("10 11 A") + ", end, ruling-leave P3")
    assert (game.knowledge.hands, game.knowledge.draw, game.left) == ([6, 6, 0], 84, 96)
    assert play(game, lay("12 13 A") + ", end").seat == 0
    assert play(game, lay("14 15 A") + ", end").seat == 1
    assert game.knowledge.hands == [6, 6, 0]


def test_who_leaves_in_their_turn_leaves_what_they_laid_and_the_next_one_goes_on():
    game = play(at_table("TG", 3), "lay 10 A, ruling-leave P1")
    assert (game.seat, game.laid, game.tops[0]) == (1, 0, 10)
    assert (game.knowledge.hands, game.knowledge.draw) == ([0, 6, 6], 85)
    assert play(game, lay("11 12 A") + ", end").seat == 2
    assert play(game, lay("13 14 A") + ", end").seat == 1


def test_one_player_may_be_left_who_goes_on_alone():
    game = play(at_table(), "ruling-leave P2, " + lay("10 11 A") + ", end")
    assert (game.seat, game.knowledge.hands) == (0, [7, 0])


def test_where_the_device_dealt_their_cards_come_last_the_lowest_first():
    game = dealt([10, 11], [60, 50, 70, 40, 51, 61, 41])
    assert game.knowledge.draw == 84
    play(game, "ruling-leave P2")
    assert (held(game, 1), game.knowledge.draw) == ([], 91)
    game.knowledge.take(0, 84)
    last = set(held(game))
    game.knowledge.take(0, 2)
    assert set(held(game)) - last == {40, 41}
    game.knowledge.take(0, 5)
    assert (len(held(game)), game.knowledge.draw) == (98, 0)


def test_a_deck_that_was_ordered_stays_known():
    game = rules.new(Setup("TG", GUIDED, 2, bytes(rules.cards())))
    play(game, "start P1, ruling-leave P1")
    assert game.knowledge.secret
    assert game.knowledge.held(0) == []
    assert why(game, "lay 2 A") is None, "nobody is told who has it"
    assert play(game, "lay 3 A").tops[0] == 3


def test_on_call_only_counts_go_there():
    game = play(rules.new(Setup("TG", ON_CALL, 3)), "start P1, laid 2, ruling-leave P2")
    assert (game.seat, game.knowledge.hands, game.knowledge.draw) == (2, [6, 0, 6], 84)


def test_a_draw_pile_that_had_run_out_has_cards_again():
    game = play(at_table("TG", 3), "ruling-draw 0, ruling-hand P2 3")
    assert game.due == 1
    play(game, "ruling-leave P2")
    assert (game.due, game.knowledge.draw) == (2, 3)


def test_their_signs_fall_and_those_of_others_stay():
    """TG15"""
    game = play(at_table("TG", 3), "ask A 1 P2, ask B 1 P3, " + lay("90 C", "89 C") + ", end")
    play(game, "ask C 2 P1, ask D 2 P3, ruling-leave P2")
    assert game.marks == [0, 1, 0, 0]


def test_a_game_in_which_nothing_goes_now_is_over():
    """TG11"""
    game = dealt([20, 21, 22, 23, 24, 25, 26], [30, 31, 32, 33, 34, 35, 36])
    play(game, "ruling-top A 95, ruling-top B 96, ruling-top C 28, ruling-top D 29")
    assert not game.over
    play(game, "ruling-leave P1")
    assert game.over


def test_the_short_sheet_goes_on_between_those_who_stay():
    """TS5"""
    game = play(at_table("TS", 3), "ruling-leave P2, " + lay("10 11 A") + ", end")
    assert game.seat == 2
    assert play(game, lay("12 13 A") + ", end").seat == 0


@pytest.mark.rule("TS5")
@pytest.mark.parametrize(("level", "word"), [(TABLE, "cant"), (ON_CALL, "stuck 0")])
def test_on_the_short_sheet_who_has_just_drawn_has_not_tried_these_cards(level: int, word: str):
    game = play(rules.new(Setup("TS", level, 3)), "start P1, ruling-draw 0, ruling-hand P1 3")
    play(game, "ruling-hand P2 3, ruling-leave P3")
    if level == TABLE:
        ruled(game, "60 60 40 40")
    assert play(game, word).knowledge.hands == [6, 3, 0]
    assert not play(game, word).over
    assert not play(game, word).over
    assert play(game, word).over


def test_nobody_leaves_before_the_start_after_the_end_twice_over_or_who_is_not_there():
    assert why(rules.new(Setup("TG", TABLE, 2)), "ruling-leave P1") == ("start",)
    assert why(at_table(), "ruling-leave P3") == ("seat", 2)
    assert why(play(ruled(at_table(), "99 98 2 3"), "cant"), "ruling-leave P1") == ("over",)
    game = play(at_table(), "ruling-leave P1")
    assert why(game, "ruling-leave P2") == ("over",), "nobody would go on"


def test_who_joins_draws_a_hand_and_comes_behind_the_last_player():
    """TG17"""
    game = play(at_table("TG", 3), "lay 10 A, ruling-join P4")
    assert (game.players, game.knowledge.hands, game.knowledge.draw) == (4, [5, 6, 6, 6], 74)
    play(game, f"{lay('11 A')}, end, {lay('12 13 A')}, end, {lay('14 15 A')}, end")
    assert game.seat == 3
    assert play(game, f"{lay('16 17 A')}, end").seat == 0
    assert game.knowledge.hands == [6, 6, 6, 6]


def test_where_the_device_dealt_who_joins_has_the_next_cards_of_the_pile():
    game = dealt([10, 11], [60])
    coming = list(game.knowledge.pile[-84:-77])
    assert held(play(game, "ruling-join P3"), 2) == sorted(coming)


def test_who_left_comes_back_to_their_seat():
    game = play(at_table("TG", 3), "ruling-leave P2, ruling-join P2")
    assert (game.players, game.knowledge.hands) == (3, [6, 6, 6])


def test_nobody_joins_where_five_play_or_the_pile_is_too_small_or_it_is_over():
    assert why(at_table("TG", 3), "ruling-join P3") == ("seat", 3)
    assert why(at_table("TG", 3), "ruling-join P5") == ("seat", 3)
    assert why(at_table("TG", 5), "ruling-join P6") == ("seat", 5)
    game = play(at_table("TG", 3), "ruling-draw 6")
    assert why(game, "ruling-join P4") == ("count", 7, 6)
    assert why(play(game, "ruling-draw 7"), "ruling-join P4") is None
    over = play(at_table("TG", 3), "ruling-draw 20")
    over.over = True
    assert why(over, "ruling-join P4") == ("over",)


def test_who_plays_alone_may_be_joined_but_nobody_before_the_start_of_several():
    game = play(at_table("TG", 1), "ruling-join P2")
    assert game.knowledge.hands == [8, 8]
    assert why(rules.new(Setup("TG", TABLE, 3)), "ruling-join P4") == ("start",)
