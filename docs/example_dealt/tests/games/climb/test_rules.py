"""Climb: its rules, and its pages on a desk without wires."""

from firmware.games.climb import rules
from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup
from tests.desk import Desk, playing

FIRST = (10, 60, 20, 50, 30, 40, 80, 70, 90, 5)  # P1 has 10 20 30 80 90, P2 the others


def dealt() -> Setup:
    return Setup("CL", SCREEN, 2, bytes([*FIRST, *(n for n in range(1, 101) if n not in FIRST)]))


def played(*cards: int) -> rules.Climb:
    game = rules.new(dealt())
    assert [game.play((rules.LAY, card)) for card in cards] == [None] * len(cards)
    return game


def rows(desk: Desk, keys: str) -> list[str]:
    return desk.type(keys).rows()


def test_everybody_is_dealt_five_cards_and_lays_only_those():
    """CL1"""
    game = played()
    assert game.knowledge.hand(1) == [5, 40, 50, 60, 70]
    assert game.why_not((rules.LAY, 5)) == ("held", 5)
    assert game.legal_moves() == [(rules.LAY, card) for card in (10, 20, 30, 80, 90)]


def test_a_card_higher_than_the_one_before_is_a_point():
    """CL2"""
    assert played(10, 60, 20).facts()["won"] == [1, 1]


def test_after_the_last_card_the_most_points_win_and_a_tie_is_shared():
    """CL3"""
    game = played(10, 60, 90, 40, 80, 70, 20, 50, 30, 5)
    assert (game.over, game.scores(), game.result()) == (True, [3, 2], "P1 wins, 3 2")
    assert played(10, 60, 20, 50, 30, 40, 80, 70, 90, 5).result() == "P1 P2 share, 3 3"


def test_a_hand_comes_behind_a_page_for_all_and_goes_with_its_card():
    desk = playing(dealt())
    cover = rows(desk, "")
    assert (cover[0], cover[7]) == ("Hand me to  pile 90", "1 play 1-2 look  *back")
    assert rows(desk, "1")[5] == "10 20 30 80 90"
    assert "P2  press" in rows(desk, "1 0 #")
    assert rows(desk, "2")[5] == "5 40 50 60 70"
    assert desk.type("7 #").notice() == "You do not hold 7."
