"""Great Digits: effects of the card with which one finishes: H-c."""

from functools import partial

import pytest

from tests.games.shedding import positions
from tests.games.shedding.positions import hand

dealt = partial(positions.dealt, "H2")
play = partial(positions.play, "H2")


@pytest.mark.rule("H-c")
def test_a_winning_monumeral_makes_nobody_draw_when_hands_are_scored():
    game = play(dealt("3", "70 60", shown=23), "discard 3")
    assert (game.over, game.scores()) == (True, [0, 2])


@pytest.mark.rule("H-c", "H2.2")
def test_playing_for_places_a_finishing_monumeral_obliges_the_next_still_in():
    game = dealt("3", "70 60", "50 51", "7 8", shown=23, places=True)
    play(game, "discard 3")
    assert (game.seat, game.obliged) == (1, True)
    play(game, "draw, draw, discard 7, draw, draw, discard 8")
    assert (game.out, game.seat, game.obliged) == ([0, 3], 1, True)


@pytest.mark.rule("H-c", "H2.3")
def test_playing_for_places_a_finishing_run_passes_the_turn_on_and_may_oblige():
    game = dealt("33 3", "70 60", "50 51", shown=23, places=True)
    play(game, "discard 33, discard 3")
    assert (game.seat, game.obliged, game.run) == (1, True, 0)
    game = play(dealt("33", "70 60", "50 51", shown=23, places=True), "discard 33")
    assert (game.seat, game.obliged, game.laid, game.run) == (1, False, 0, 0)


@pytest.mark.rule("H-c", "H2.4")
def test_playing_for_places_only_those_still_in_draw_for_a_trick():
    game = dealt("3", "100 60", "50 51", "40", shown=23, places=True)
    play(game, "discard 3, trick")
    assert [len(hand(game, seat)) for seat in range(4)] == [0, 1, 5, 4]
    assert not game.obliged
    game = play(dealt("100", "60", "50", shown=23, places=True), "trick")
    assert (game.out, game.seat, game.obliged, game.knowledge.hands) == ([0], 1, False, [0, 4, 4])
    game = play(dealt("100", "60", "50", shown=23, places=True), "treat")
    assert (game.out, game.seat, game.knowledge.hands) == ([0], 1, [0, 1, 1])


@pytest.mark.rule("H-c", "H2.5")
def test_playing_for_places_an_obligation_ends_with_who_finishes_under_it_by_trick():
    game = dealt("3 9", "100", "50 51", shown=23, places=True)
    play(game, "discard 3, trick")
    assert (game.out, game.seat, game.obliged) == ([1], 2, False)


def test_drawing_and_tricks_show_new_cards_and_nothing_else_does():
    game = dealt("100 24 9", "7 50 2", shown=23)
    moves = {positions.MOVES["H2"].text(move): game.drew(move) for move in game.legal_moves()}
    assert moves == {"discard 24": False, "draw": True, "trick": True, "treat": False}
