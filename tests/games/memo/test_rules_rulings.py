"""Rulings in Numbers Memo: whose turn it is, and the cards of a seat."""

import pytest

from tests.games.memo.positions import at_table, laid_out, play, why


def test_a_turn_is_ruled_and_what_is_up_is_turned_back():
    for game in (at_table(), laid_out()):
        play(game, "reveal 3, need 8 9, ruling-turn P2")
        assert (game.seat, game.up, game.kept) == (1, [], False)
        assert play(game, "reveal 3, need 8 8, ruling-turn P2").kept is False


def test_the_cards_of_a_seat_are_ruled_at_the_table():
    game = play(at_table(), "reveal 3, need 8 8, ruling-cards P1 0, ruling-cards P2 2")
    assert game.knowledge.hands == [0, 2]
    assert game.left == 8
    assert why(game, "reveal 3") == ("gone",)


def test_a_pair_that_was_taken_for_won_still_lies_and_the_counts_stay():
    game = play(at_table(), "reveal 3, need 8 8, ruling-unseen 8")
    assert (game.gone[3], game.gone[8], game.left, game.knowledge.hands) == (0, 0, 8, [2, 0])
    assert why(game, "ruling-unseen 3") == ("lies",)
    play(game, "reveal 3, need 8 8")
    assert why(laid_out(), "ruling-unseen 3") == ("dealt",)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("ruling-unseen 0", ("card", 10)),
        ("ruling-unseen 11", ("card", 10)),
        ("ruling-unseen 4", ("lies",)),
        ("ruling-turn P3", ("seat", 2)),
        ("ruling-cards P3 2", ("seat", 2)),
        ("ruling-cards P1 3", ("pairs", 6)),
        ("ruling-cards P1 10", ("pairs", 6)),
        ("ruling-cards P1 255", ("pairs", 6)),
        ("ruling-cards P2 12", ("pairs", 8)),
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


@pytest.mark.rule("H7.5")
def test_no_ruling_ends_a_game_and_none_changes_one_that_is_over():
    game = play(at_table(4), "reveal 1, need 4 4")
    assert why(game, "ruling-cards P2 2") == ("pairs", 0), "the last pair is played"
    play(game, "ruling-cards P1 0, ruling-cards P2 2, reveal 2, need 3 3")
    assert game.over
    for text in ("ruling-cards P1 0", "ruling-turn P2"):
        assert why(game, text) == ("over",)


@pytest.mark.rule("H7.6")
def test_nobody_who_has_left_is_put_on_turn():
    game = play(at_table(4, players=3), "ruling-leave P2")
    assert why(game, "ruling-turn P2") == ("away", "P2")
    assert why(game, "ruling-turn P3") is None


def test_while_no_pair_is_up_its_cards_and_their_partners_still_lie():
    game = play(at_table(10), "reveal 1, need 10 9")
    assert why(game, "ruling-cards P2 8") == ("pairs", 6)
    assert why(game, "ruling-cards P2 6") is None
