"""Highest Card: the deck, the round, the end."""

import pytest

from firmware.games.highest import rules, tables
from firmware.play.knowledge import SCREEN, TABLE
from firmware.play.notation import Notation
from firmware.play.setup import Setup

moves = Notation(tables)


def at_table(players: int = 2) -> rules.Highest:
    return rules.new(Setup("HC", TABLE, players))


def dealt(*first: int) -> rules.Highest:
    """Return a game of two that the device dealt: `first` on top, then the lowest left."""
    rest = (card for card in range(1, 101) if card not in first)
    return rules.new(Setup("HC", SCREEN, 2, bytes([*first, *rest])))


def play(game: rules.Highest, *cards: int) -> rules.Highest:
    for card in cards:
        assert game.play(moves.parse(f"turn {card}")) is None, card
    return game


def test_the_highest_card_wins_the_round_and_begins_the_next():
    game = play(at_table(3), 12, 80, 45)
    assert (game.won, game.seat, game.over) == ([0, 1, 0], 1, False)
    play(game, 99, 100, 1)
    assert (game.won, game.seat) == ([0, 1, 1], 2)


def test_after_five_rounds_whoever_won_the_most_wins():
    game = play(at_table(), 1, 2, 4, 3, 6, 5, 8, 7, 10)
    assert (game.won, game.over, game.scores()) == ([0, 4], False, None)
    play(game, 9)
    assert (game.over, game.scores(), game.winners()) == (True, [0, 5], [1])
    assert game.result() == "P2 wins, 0 5"
    assert game.why_not((tables.TURN, 50)) == ("over",)
    assert game.legal_moves() == []


def test_a_tie_is_shared():
    game = play(at_table(3), 3, 2, 1, 6, 5, 4, 7, 9, 8, 12, 11, 10, 13, 15, 14)
    assert (game.won, game.winners()) == ([2, 2, 1], [0, 1])
    assert game.result() == "P1 P2 share, 2 2 1"


@pytest.mark.parametrize("card", [0, 101, 255])
def test_a_card_that_is_none_is_refused(card: int):
    assert at_table().why_not((tables.TURN, card)) == ("card", 100)


def test_no_card_is_turned_over_twice_and_a_refused_one_changes_nothing():
    game = play(at_table(), 37)
    before = game.facts()
    assert game.play((tables.TURN, 37)) == ("turned", 37)
    assert game.facts() == before
    assert before["left"] == 99


def test_where_the_device_dealt_only_the_top_card_can_be_turned_over():
    game = dealt(37, 12)
    assert game.legal_moves() == [(tables.TURN, 37)]
    assert game.why_not((tables.TURN, 12)) == ("dealt", 37)
    assert game.drew((tables.TURN, 37))
    play(game, 37, 12)
    assert game.won == [1, 0]
    assert not at_table().drew((tables.TURN, 37))


@pytest.mark.parametrize("deck", [[], [*range(1, 100)], [*range(100)], [1, *range(1, 100)]])
def test_a_deck_that_is_not_this_game_s_is_refused(deck: list[int]):
    with pytest.raises(ValueError, match="not the deck"):
        rules.new(Setup("HC", SCREEN, 2, bytes(deck)))
