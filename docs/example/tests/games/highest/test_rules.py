"""Highest Card: its rules, and its keys on a desk without wires."""

import pytest

from firmware.games.highest import rules
from firmware.play.knowledge import SCREEN, TABLE
from firmware.play.setup import Setup
from tests.desk import Desk, playing

ON_TURN, DARK = (40, 40, 40), (0, 0, 0)


def at_table(players: int = 2) -> Setup:
    return Setup("HC", TABLE, players)


def dealt(*first: int) -> Setup:
    """Return the set-up of a game of two that the device deals: `first` on top, then the rest."""
    return Setup("HC", SCREEN, 2, bytes([*first, *(n for n in range(1, 101) if n not in first)]))


def played(setup: Setup, *cards: int) -> rules.Highest:
    game = rules.new(setup)
    assert [game.play((rules.TURN, card)) for card in cards] == [None] * len(cards)
    return game


def test_the_highest_card_wins_the_round_and_begins_the_next():
    """HC2"""
    game = played(at_table(3), 12, 80, 45)
    assert (game.points, game.seat, game.over) == ([0, 1, 0], 1, False)


def test_after_five_rounds_whoever_won_the_most_wins():
    """HC3"""
    assert not played(at_table(), 1, 2, 4, 3, 6, 5, 8, 7, 10).over
    game = played(at_table(), 1, 2, 4, 3, 6, 5, 8, 7, 10, 9)
    assert (game.over, game.scores(), game.result()) == (True, [0, 5], "P2 wins, 0 5")
    assert game.why_not((rules.TURN, 50)) == ("over",)


def test_a_tie_is_shared():
    """HC3"""
    game = played(at_table(3), 3, 2, 1, 6, 5, 4, 7, 9, 8, 12, 11, 10, 13, 15, 14)
    assert (game.winners(), game.result()) == ([0, 1], "P1 P2 share, 2 2 1")


@pytest.mark.parametrize(("card", "word"), [(0, "card"), (101, "card"), (37, "turned")])
def test_no_card_is_turned_over_twice_and_a_refused_one_changes_nothing(card: int, word: str):
    """HC1"""
    game = played(at_table(), 37)
    before = game.facts()
    assert (game.play((rules.TURN, card)) or ("",))[0] == word
    assert game.facts() == before


def test_where_the_device_dealt_only_the_top_card_can_be_turned_over():
    """HC1"""
    game = played(dealt(37, 12))
    assert game.legal_moves() == [(rules.TURN, 37)]
    assert game.why_not((rules.TURN, 12)) == ("dealt",)


def rows(desk: Desk, keys: str) -> list[str]:
    return desk.type(keys).rows()


def test_a_card_is_typed_and_the_next_player_is_on_turn():
    desk = playing(at_table())
    assert rows(desk, "3 7 #")[:3] == ["P2: _", "Round 1 of 5", "P1 37 won 0  P2 - won 0"]
    assert rows(desk, "5 0 #")[2] == "P1 37 won 0  P2 50 won 1"
    assert desk.notice() == "P2 takes the round."


def test_the_star_takes_back_a_digit_then_card_after_card():
    desk = playing(at_table())
    assert rows(desk, "3 7 # 5 *")[0] == "P2: _"
    assert desk.type("* #").notice() == "Undone: the 37."


def test_where_the_device_has_the_cards_one_key_turns_one_over():
    desk = playing(dealt(80, 12))
    assert rows(desk, "# #")[:3] == ["P1: _", "Round 1 of 5", "P1 80 won 1  P2 12 won 0"]
    assert desk.wait(1500).ring == [*[DARK] * 4, *[ON_TURN] * 8, *[DARK] * 4]
