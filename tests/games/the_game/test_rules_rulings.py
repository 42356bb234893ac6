"""The Game: rulings, because the table is right and the device is wrong."""

import pytest

from firmware.games.the_game import rules
from firmware.play.knowledge import TABLE
from firmware.play.setup import Setup
from tests.games.the_game.positions import at_table, dealt, held, lay, moves, play, ruled, why
from tests.text_player import snapshot


def test_a_ruled_top_is_what_the_next_card_meets():
    game = play(at_table(), "lay 50 A, ruling-top A 40")
    assert game.tops == [40, 1, 100, 100]
    assert why(game, "lay 45 A") is None
    assert why(game, "lay 35 A") == ("up", 35, 40)


def test_a_top_that_was_named_wrongly_is_still_out_and_the_right_one_is_not():
    game = play(at_table(), "lay 50 A, ruling-top A 40")
    assert why(game, "lay 40 B") == ("laid", 40)
    assert why(game, "lay 50 B") is None
    assert (game.unlaid, game.left) == (97, 97)


def test_a_pile_may_be_ruled_back_to_its_row_card():
    game = play(at_table(), "lay 50 A, ruling-top A 1")
    assert game.tops == [1, 1, 100, 100]
    assert why(game, "lay 50 A") is None
    assert play(game, "ruling-top C 100").tops == [1, 1, 100, 100]


def test_where_the_device_dealt_a_ruled_top_costs_nobody_a_card():
    game = dealt([50], [60])
    hands = [held(game, seat) for seat in (0, 1)]
    play(game, "ruling-top A 60, ruling-top B 55")
    assert [held(game, seat) for seat in (0, 1)] == hands
    assert (game.unlaid, game.left) == (98, 98)
    assert why(game, "lay 60 A") == ("held", 60)


def test_the_draw_pile_and_the_hands_are_what_the_players_say():
    game = play(at_table("TG", 3), "ruling-draw 12, ruling-hand P2 3")
    assert (game.knowledge.hands, game.knowledge.draw, game.left) == ([6, 3, 6], 12, 27)
    play(game, "lay 10 A, lay 11 A, end, lay 12 A, lay 13 A, end")
    assert (game.knowledge.hands, game.knowledge.draw) == ([6, 6, 6], 5)
    assert play(game, "ruling-draw 98").knowledge.draw == 98
    assert play(game, "ruling-draw 0").due == 1


def test_the_turn_goes_where_the_players_say_and_begins_with_nothing_laid():
    game = play(at_table("TG", 3), "lay 10 A, ruling-turn P3")
    assert (game.seat, game.laid) == (2, 0)
    assert why(game, "cant") == ("few", 2)
    assert play(game, "lay 11 A, lay 12 A, end").seat == 0


@pytest.mark.rule("TG15")
def test_signs_fall_where_the_turn_is_ruled_to_come_round():
    game = play(at_table("TG", 3), "mark A 1, lay 10 A, lay 11 A, end, mark B 1, ruling-turn P1")
    assert game.marks == [0, 1, 0, 0]


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("ruling-top E 50", ("pile",)),
        ("ruling-top A 0", ("count", 1, 100)),
        ("ruling-top A 101", ("count", 1, 100)),
        ("ruling-top A 255", ("count", 1, 100)),
        ("ruling-draw 99", ("count", 0, 98)),
        ("ruling-hand P3 2", ("seat", 2)),
        ("ruling-hand P1 8", ("count", 0, 7)),
        ("ruling-turn P3", ("seat", 2)),
        ("ruling-laid 8", ("count", 0, 7)),
    ],
)
def test_a_ruling_that_cannot_be_is_refused_and_changes_nothing(move: str, reason: tuple):
    game = at_table()
    before = snapshot(game)
    assert game.play(moves.parse(move)) == reason
    assert snapshot(game) == before


@pytest.mark.parametrize("move", ["ruling-draw 12", "ruling-hand P1 3"])
def test_the_device_that_dealt_is_sure_of_its_counts(move: str):
    assert why(dealt([], []), move) == ("dealt",)


@pytest.mark.rule("TG10")
def test_nobody_is_put_on_turn_of_whom_the_device_knows_that_they_have_no_cards():
    game = play(dealt([], []), "ruling-leave P2")
    assert why(game, "ruling-turn P2") == ("none", "P2")
    assert why(play(at_table("TG", 3), "ruling-leave P2"), "ruling-turn P2") is None, "as ruled"


def test_nothing_is_ruled_before_somebody_starts():
    game = rules.new(Setup("TG", TABLE, 2))
    for move in (
        "ruling-top A 5",
        "ruling-draw 5",
        "ruling-hand P1 5",
        "ruling-turn P2",
        "ruling-laid 1",
    ):
        assert why(game, move) == ("start",)


@pytest.mark.rule("TG11")
def test_a_ruling_ends_the_game_where_nothing_goes_and_another_lets_it_go_on():
    game = ruled(dealt([20, 21, 22, 23, 24, 25, 26], [80]), "1 95 5 5")
    assert play(game, "ruling-top A 40").over
    assert game.legal_moves() == []
    play(game, "ruling-top A 1")
    assert not game.over
    assert why(game, "lay 20 A") is None


def test_a_game_that_was_given_up_too_early_goes_on_after_a_ruling():
    game = play(at_table(), lay("60 70 A", "71 B", "40 30 C", "29 D") + ", end, cant")
    assert game.over
    assert not play(game, "ruling-turn P2").over
    assert why(game, "lay 72 A") is None


@pytest.mark.parametrize("name", ["TG", "TS"])
def test_counts_that_are_ruled_away_win_nothing(name: str):
    """The players say that no card is left, but the device has seen but one laid."""
    game = play(at_table(name), "lay 50 A, ruling-hand P1 0, ruling-hand P2 0, ruling-draw 0")
    assert (game.over, game.won, game.left) == (False, False, 0)
    assert why(game, "lay 51 A") == ("empty",)
    assert play(game, "end").over, "the players say themselves that it is over"
    assert not game.won
    assert not play(game, "ruling-hand P1 2").over


@pytest.mark.parametrize("name", ["TG", "TS"])
def test_the_last_card_by_counts_that_were_ruled_ends_the_game_and_wins_nothing(name: str):
    game = play(at_table(name), "ruling-hand P1 1, ruling-hand P2 0, ruling-draw 0, lay 50 A")
    assert (game.over, game.won) == (True, False)


def test_what_was_laid_in_this_turn_is_what_the_players_say():
    game = play(at_table(), "lay 10 A, lay 11 A, ruling-turn P1, ruling-laid 2")
    assert (game.seat, game.laid) == (0, 2)
    assert why(game, "end") is None
    assert play(game, "end").seat == 1
    assert why(play(game, "ruling-laid 1"), "end") == ("few", 1)
    assert play(dealt([10, 11], []), "ruling-laid 2, end").seat == 1


def test_a_ruling_of_what_was_laid_may_let_the_game_be_over_or_go_on():
    """TG11"""
    game = ruled(dealt([20, 21, 22, 23, 24, 25, 26], [80]), "1 95 5 5")
    play(game, "lay 26 A, ruling-top A 95")
    assert game.over
    assert not play(game, "ruling-laid 2").over
    assert why(game, "end") is None


@pytest.mark.rule("TS5")
def test_a_ruling_makes_everybody_be_asked_anew():
    game = ruled(at_table("TS"), "90 91 9 8")
    play(game, "cant, ruling-top A 89, cant")
    assert (game.over, game.seat) == (False, 0)
