"""Games 5 and 6: a player leaves in the middle, and the others play on (H-f)."""

import pytest

from firmware.play.knowledge import ON_CALL, TABLE
from firmware.play.setup import Setup
from tests.desk import playing
from tests.games.melding.desk import at_table as at_desk
from tests.games.melding.desk import on_call, typed
from tests.games.melding.positions import (
    PRIMES,
    at_table,
    called,
    chosen,
    dealt,
    new,
    play,
    why,
)

OUT = "out 96 23 22 13 63 / 59 50 39"


@pytest.mark.rule("H-f")
@pytest.mark.parametrize("name", ["H5", "H6"])
def test_their_cards_go_under_the_draw_pile_and_they_are_passed_over(name: str):
    game = at_table(name, 3)
    before = game.knowledge.draw
    play(game, "draw, throw 11, ruling-leave P3")
    assert game.knowledge.hands[2] == 0
    assert game.knowledge.draw == before - 1 + game.hand_size
    assert game.renewed == game.outside - 2
    assert play(game, "draw, throw 12").seat == 0
    assert play(game, "draw, throw 13").seat == 1


def test_who_leaves_in_their_turn_takes_what_they_drew_along():
    game = play(at_table("H5", 3), "draw, ruling-leave P1")
    assert (game.seat, game.drawn, game.open, game.knowledge.hands) == (1, None, 50, [0, 7, 7])
    game = play(at_table("H5", 3), "take, ruling-leave P1")
    assert (game.seat, game.open, game.told, game.shown[0]) == (1, None, False, [])
    assert play(game, "open 61, take").drawn == 61, "the next card is turned over"


def test_where_the_device_dealt_it_turns_over_the_next_card():
    game = dealt("H5", [PRIMES, [1], [2]], [96, 60, 61])
    assert game.open == 96
    play(game, "take, ruling-leave P1")
    assert (game.seat, game.open, game.drawn) == (1, 60, None)


def test_what_they_took_openly_may_be_drawn_again():
    game = play(at_table("H5", 3), "take, throw 11")
    assert why(play(game, "draw"), "throw 50") == ("elsewhere", 50)
    play(game, "ruling-leave P1")
    assert why(game, "throw 50") is None


def test_hands_are_scored_of_those_who_stayed():
    game = play(at_table("H5", 4, "60"), f"draw, throw 11, ruling-leave P3, draw, {OUT}")
    assert (game.scoring, game.seat) == (True, 3)
    assert why(game, "ruling-leave P4") == ("score", "P4")
    play(game, "score P4 2, score P1 3")
    assert (game.over, game.scores(), game.winners()) == (True, [3, 0, 0, 2], [1])


def test_with_places_they_take_the_last_one_and_the_game_ends_with_one_left():
    game = play(
        at_table("H5", 3, "60", options=chosen(places=True)), f"draw, {OUT}, ruling-leave P2"
    )
    assert (game.over, game.scores()) == (True, [0, 3, 2])
    game = play(
        at_table("H5", 4, "60", options=chosen(places=True)), f"ruling-leave P2, draw, {OUT}"
    )
    assert (game.over, game.seat) == (False, 2)
    assert why(game, "ruling-turn P2") == ("left", "P2")


@pytest.mark.rule("H-f")
@pytest.mark.parametrize("name", ["H5", "H6"])
def test_with_places_they_take_the_last_one_too_where_another_joins_later(name: str):
    game = play(called(name, 3, options=chosen(places=True)), "ruling-leave P3, ruling-join P4")
    play(game, "finished P1, finished P2")
    assert (game.over, game.scores()) == (True, [0, 2, 4, 3])


def test_who_is_out_with_places_and_leaves_keeps_theirs():
    game = play(
        at_table("H5", 3, "60", options=chosen(places=True)), f"draw, {OUT}, ruling-leave P1"
    )
    assert (game.over, game.gone, game.seat) == (False, [], 1)


def test_on_call_they_are_not_out():
    game = play(called("H5", 3), "ruling-leave P2")
    assert why(game, "finished P2") == ("left", "P2")
    assert play(game, "finished P1").seat == 2


def test_on_call_they_are_not_offered_and_said_to_have_left():
    desk = playing(Setup("H6", ON_CALL, 4)).type("1 <*> 2 3 1 # #").wait(300)
    assert desk.type("#").rows()[7] == "2-4  *back"
    assert desk.type("1").notice() == "P1 has left"
    desk = playing(Setup("H6", ON_CALL, 4)).type("1 <*> 2 3 2 # #").wait(300)
    assert desk.type("#").rows()[7] == "1P1 3-4  *back"


def test_two_play_on_and_not_fewer_and_nobody_leaves_twice():
    assert why(new("H5", 3), "ruling-leave P1") == ("start",)
    assert why(at_table(), "ruling-leave P1") == ("over",)
    assert why(at_table("H5", 3), "ruling-leave P4") == ("seat", 3)
    game = play(at_table("H5", 3), "ruling-leave P2")
    assert why(game, "ruling-leave P2") == ("left", "P2")
    assert why(game, "ruling-leave P1") == ("over",)


def test_by_keys_and_in_the_next_game():
    desk = playing(Setup("H5", TABLE, 3)).type("1 50# <*> 2 3 3 #")
    assert desk.words() == "Without P3? 7 cards under the pile. #play on A anew *back"
    assert desk.type("#").notice() == "Ruled: P3 leaves."
    assert desk.type("# 11#").game.seat == 1
    assert desk.type("# 12#").game.seat == 0
    desk.type("<*> 6 2 # 1")
    assert desk.referee.setup.players == 2


@pytest.mark.rule("H-f")
@pytest.mark.parametrize("name", ["H5", "H6"])
def test_who_joins_draws_a_hand_and_comes_behind_the_last_player(name: str):
    game = at_table(name, 3)
    draw = game.knowledge.draw
    play(game, "draw, throw 11, ruling-join P4")
    assert game.knowledge.hands == [game.hand_size] * 4
    assert game.knowledge.draw == draw - 1 - game.hand_size
    assert play(game, "draw, throw 12, draw, throw 13").seat == 3
    assert play(game, "take, throw 14").seat == 0


def test_who_joined_is_scored_like_all():
    game = play(at_table("H5", 3, "60"), f"draw, throw 11, ruling-join P4, draw, {OUT}")
    play(game, "score P3 2, score P4 5, score P1 3")
    assert (game.over, game.scores()) == (True, [3, 0, 2, 5])


def test_who_left_comes_back_to_their_seat():
    game = play(at_table("H5", 3), "ruling-leave P2, ruling-join P2, draw, throw 11")
    assert (game.seat, game.gone, game.knowledge.hands) == (1, [], [7, 7, 7])


def test_nobody_joins_beyond_the_most_or_where_hands_are_scored_or_the_pile_is_too_small():
    assert why(at_table("H6", 4), "ruling-join P5") == ("seat", 4)
    assert why(new("H5", 3), "ruling-join P4") == ("start",)
    assert why(play(at_table("H5", 3), "ruling-draw 7"), "ruling-join P4") == ("count", 8, 7)
    game = play(at_table("H5", 3, "60"), f"draw, throw 11, draw, {OUT}")
    assert why(game, "ruling-join P4") == ("score", "P3")


def test_on_call_who_joined_may_be_out():
    assert play(called("H5", 2), "ruling-join P3, finished P3").finished == [2]


@pytest.mark.parametrize("name", ["H5", "H6"])
def test_on_call_what_was_typed_of_their_hand_is_shown_to_nobody_who_takes_their_seat(name: str):
    desk = on_call(name, 4).type("D 1 2 4 C D 2 1 2 1 3 1 C <*> 2 3 2 # # <*> 2 2 2 # #").wait(300)
    assert typed(desk.type("D 2")) == []
    assert typed(desk.type("C D 1")) == ["24"], "the others' are kept"
    desk.power_off_and_on()
    assert typed(desk.type("# * D 2")) == []


def test_nor_is_that_of_a_claim_at_the_table():
    desk = at_desk("H5", 3).type("# 9 9 D 2 3 1 3 <*> 2 3 1 # # <*> 2 2 1 # #").wait(300)
    desk.type("# 1 1 # # 1 2 #")
    assert typed(desk.type("# 9 9 D")) == []
