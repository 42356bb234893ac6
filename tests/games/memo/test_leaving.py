"""Numbers Memo: a player leaves in its middle, and the others play on (H7.6)."""

import pytest

from firmware.games.memo import rules
from firmware.play.knowledge import ON_CALL, SCREEN, TABLE
from firmware.play.setup import Setup
from tests.desk import Desk, playing
from tests.games.memo.positions import laid_out, play, why


def three(level: int = TABLE) -> rules.Memo:
    """Return a game of ten cards for three, in which P1 is on turn."""
    return play(rules.new(Setup("H7", level, 3)), "start P1")


@pytest.mark.rule("H7.6")
def test_who_has_left_is_passed_over_and_keeps_what_they_won_but_wins_no_more():
    game = play(three(), "reveal 3, need 8 8, reveal 1, need 10 10, ruling-leave P1")
    assert (game.seat, game.up, game.kept, game.knowledge.hands) == (1, [], False, [4, 0, 0])
    play(game, "reveal 2, need 9 4, end, reveal 2, need 9 4, end")
    assert game.seat == 1
    play(game, "reveal 2, need 9 9, reveal 4, need 7 7, end, reveal 5, need 6 6")
    assert (game.over, game.winners(), game.scores()) == (True, [1], [4, 4, 2])
    assert game.result() == "P2 wins, 4 4 2"


def test_what_lies_face_up_stays_so_where_somebody_else_leaves():
    game = play(three(), "reveal 3, ruling-leave P2")
    assert (game.seat, game.up) == (0, [3])
    assert play(game, "need 8 4, end").seat == 2


def test_on_call_the_turn_passes_them_too():
    assert play(three(ON_CALL), "pair, ruling-leave P2, end").seat == 2


def test_two_play_on_and_not_fewer_and_nobody_leaves_twice():
    assert why(laid_out(), "ruling-leave P1") == ("over",)
    game = play(three(), "ruling-leave P2")
    assert why(game, "ruling-leave P2") == ("over",)
    assert why(game, "ruling-leave P1") == ("over",)
    assert why(three(), "ruling-leave P4") == ("seat", 3)


def test_by_keys_no_cards_go_under_a_pile():
    desk = playing(Setup("H7", TABLE, 3)).type("1 3# 8# 8# <*> 2 2 1 #")
    assert desk.words() == "Without P1? #play on A anew *back"
    assert desk.type("#").notice() == "Ruled: P1 leaves."
    assert (desk.game.seat, desk.game.knowledge.hands) == (1, [2, 0, 0])
    assert desk.type("*").words() == "Undo the ruling: P1 leaves? Then P1 plays on. #yes *no"
    assert desk.type("#").notice() == "Undone: P1 leaves."
    assert desk.game.seat == 0


@pytest.mark.rule("H7.6")
def test_who_joins_has_no_cards_and_comes_behind_the_last_player():
    game = play(three(), "reveal 3, need 8 8, ruling-join P4")
    assert (game.players, game.knowledge.hands, game.knowledge.draw) == (4, [2, 0, 0, 0], 8)
    play(game, "end, reveal 1, need 10 2, end, reveal 1, need 10 2, end")
    assert game.seat == 3
    assert play(game, "reveal 1, need 10 10").knowledge.hands == [2, 0, 0, 2]


def test_who_left_comes_back_and_may_win():
    game = play(three(), "reveal 3, need 8 8, ruling-leave P1, ruling-join P1")
    assert (game.staying(), game.seat, game.knowledge.hands) == ([0, 1, 2], 1, [2, 0, 0])


@pytest.mark.rule("H7.6")
def test_where_another_joins_instead_it_is_with_no_cards_and_those_won_lie_no_more():
    game = play(three(), "reveal 3, need 8 8, ruling-leave P1, ruling-cards P1 0, ruling-join P1")
    assert (game.knowledge.hands, game.left) == ([0, 0, 0], 8)
    assert why(game, "ruling-cards P2 8") == ("pairs", 6)
    assert play(game, "ruling-cards P2 2").left == 6


@pytest.mark.rule("H7.6")
def test_by_keys_too_but_who_comes_back_has_theirs():
    deck = bytes((3, 8, 1, 10, 2, 9, 4, 7, 5, 6))
    for setup in (Setup("H7", TABLE, 3), Setup("H7", SCREEN, 3, deck)):
        desk = playing(setup).type("1")
        desk.referee.submit((rules.REVEAL, 3))
        desk.referee.submit((rules.NEED, 8, 8))
        desk.type("<*> 2 2 1 # #").type("<*> 2 2 1 #")
        assert desk.words() == "With P1? No points yet. #play on A anew *back"
        assert desk.type("#").notice() == "Ruled: P1 joins."
        assert (desk.game.knowledge.hands, desk.game.left) == ([0, 0, 0], 8)
        desk.type("* <*> 2 2 1 1 #")
        assert desk.type("#").notice() == "Ruled: P1 joins."
        assert desk.game.knowledge.hands == [2, 0, 0]


def test_six_play_and_no_more():
    game = play(rules.new(Setup("H7", TABLE, 6)), "start P1")
    assert why(game, "ruling-join P7") == ("seat", 6)
    assert why(rules.new(Setup("H7", TABLE, 3)), "ruling-join P4") == ("start",)


@pytest.mark.rule("H7.6")
def test_a_join_in_the_place_of_one_with_cards_is_taken_back_by_one_star_with_these():
    desk = Desk(left=30_000).type("8 1 3 1 4 # #").type("1 1# 4# 4#")
    desk.type("<*> 2 3 1 # # <*> 2 3 1 # #")
    assert desk.notice() == "Ruled: P1 joins."
    assert desk.game.knowledge.hands == [0, 0, 0]
    assert desk.type("*").notice() == "Undone: P1 joins."
    assert desk.game.knowledge.hands == [2, 0, 0]
    assert desk.type("*").words().startswith("Undo the ruling: P1 leaves?")
    assert desk.type("#").notice() == "Undone: P1 leaves."
    assert desk.type("*").notice() == "Undone: 2nd card."


@pytest.mark.rule("H7.6")
def test_what_players_ruled_themselves_before_a_join_stays_where_that_is_taken_back():
    desk = Desk(left=30_000).type("8 1 3 1 4 # #").type("1 1# 4# 4#")
    desk.type("<*> 2 3 1 # #")
    assert not desk.referee.submit((rules.CARDS, 0, 0))
    desk.type("<*> 2 3 1 # #")
    assert desk.type("*").notice() == "Undone: P1 joins."
    assert desk.referee.log_text()[-1] == "ruling-cards P1 0"
    assert desk.type("*").notice().startswith("Undone: P1 ")
    assert desk.game.knowledge.hands == [2, 0, 0]
