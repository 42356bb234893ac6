"""The end of a game: who has won, the cards of all games added up, the next game."""

from firmware.games.memo.rules import DIFFERENCE
from tests.desk import Desk
from tests.games.memo.desk import at_table, laid_out, memo, turn


def tie() -> Desk:
    """Return the end of a game of four cards in which each of two players has won a pair."""
    return at_table(4).type("1# 4# 4# # 2# 3# 3#")


def test_the_end_names_the_winner_and_everybody_s_cards():
    """H7.5"""
    desk = at_table(6, DIFFERENCE, 3).type("1# 4# 4# 2# 5# 5# # 3# 6# 6#")
    assert desk.words() == (
        "P1 wins! A next P1 +4 total 4 P2 +2 total 2 P3 0 total 0 A next B more *undo"
    )


def test_a_tie_is_shared():
    """H7.5"""
    assert tie().words().startswith("A tie! Game 1 2 each for P1 P2. P1 +2 total 2")


def test_cards_of_all_games_add_up_and_the_starter_goes_round():
    """H7.5"""
    desk = tie().type("A #")
    assert desk.words() == "P2 turns _ pairs sum 5 Lay out 1-4. number # *undo"
    assert desk.type("1# 4# 4# 2# 3# 3#").words() == (
        "P2 wins! 4 of 4 cards 2 games: P2 leads P2 +4 total 6 P1 0 total 2 A next B more *undo"
    )
    assert turn(desk.type("A #")) == "P1 0 0"


def test_the_next_game_on_the_panel_is_laid_out_anew_with_as_many_cards():
    desk = laid_out(count=8, players=3).type("1# 8# 8# 2# 7# 7# 3# 6# 6# 4# 5# 5# A #")
    assert turn(desk) == "P2 0 0 0"
    game = memo(desk)
    assert (game.count, game.left) == (8, 8)
    assert sorted(game.places) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert game.places != bytes(range(1, 9))


def test_the_last_pair_is_taken_back_from_the_end():
    desk = tie().type("*")
    assert desk.words() == "Undo the end? #yes *no"
    desk.type("#")
    assert turn(desk) == "P2 2 0"
    assert desk.rows()[0] == "Undone: 2nd card."
    assert "Game 1" in desk.type("3# 3#").words()


def test_on_the_panel_that_is_asked_first():
    desk = laid_out(count=2).type("1# 2# 2# *")
    assert desk.rows()[7] == "#yes  *no"
    assert desk.type("*").words().startswith("P1 wins! Game 1 2 of 2 cards ")
    assert desk.type("* #").rows()[0] == "Undone: 2nd card."


def test_the_record_ends_with_who_has_won():
    desk = tie().type("<*> 4 2")
    assert " 6 moves, P1 P2 share, 2 2, check " in desk.said[-1]


def test_help_on_the_result_promises_no_hands_that_the_device_dealt():
    desk = laid_out(count=4, players=2).type("1# 4# 4# # 2# 3# 3#").type("<#> 4")
    assert desk.words().startswith("Where the keys name it, D shows the hands that are left")
