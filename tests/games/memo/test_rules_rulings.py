"""Rulings in Numbers Memo: whose turn it is, and the cards of a seat."""

import pytest

from tests.games.memo.table import at_table, laid_out, play, why


def test_a_turn_is_ruled_and_what_is_up_is_turned_back():
    for game in (at_table(), laid_out()):
        play(game, "reveal 3, need 8 9, ruling-turn P2")
        assert (game.seat, game.up, game.kept) == (1, [], False)
        assert play(game, "reveal 3, need 8 8, ruling-turn P2").kept is False


def test_the_cards_of_a_seat_are_ruled_at_the_table():
    game = play(at_table(), "reveal 3, need 8 8, ruling-cards P1 0, ruling-cards P2 2")
    assert game.table.hands == [0, 2]
    assert game.left == 8
    assert why(game, "reveal 3") == ("gone",)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("ruling-turn P3", ("seat", 2)),
        ("ruling-cards P3 2", ("seat", 2)),
        ("ruling-cards P1 3", ("pairs", 8)),
        ("ruling-cards P1 10", ("pairs", 8)),
        ("ruling-cards P1 255", ("pairs", 8)),
        ("ruling-cards P2 12", ("pairs", 10)),
    ],
)
def test_a_ruling_that_cannot_be_is_refused(text: str, reason: tuple):
    game = play(at_table(), "reveal 3, need 8 8, ruling-cards P1 0, ruling-cards P2 2")
    assert why(game, text) == reason


def test_where_the_device_laid_them_out_it_knows_who_has_won_how_many():
    assert why(laid_out(), "ruling-cards P1 2") == ("dealt",)


def test_nothing_is_ruled_before_the_start():
    game = at_table()
    game.started = False
    assert why(game, "ruling-turn P1") == why(game, "ruling-cards P1 2") == ("start",)


def test_a_pair_that_was_not_told_can_be_ruled_and_ends_the_game():
    game = play(at_table(4), "reveal 1, need 4 4, ruling-cards P2 2")
    assert game.over
    assert game.scores() == [2, 2]
    play(game, "ruling-cards P2 0")
    assert not game.over, "and two cards lie again"
    assert play(game, "reveal 2, need 3 3").scores() == [4, 0]


def test_who_has_the_cards_can_be_ruled_after_the_last_pair_too():
    game = play(at_table(4), "reveal 1, need 4 4, reveal 2, need 3 3, ruling-cards P1 2")
    assert game.over
    assert play(game, "ruling-cards P2 2").scores() == [2, 2]
