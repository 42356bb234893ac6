"""The questions before a game of Numbers Memo: how many cards, and which of them pair."""

import pytest

from firmware.modules import catalog
from tests.desk import Desk
from tests.games.memo.desk import memo, turn


@pytest.fixture
def desk() -> Desk:
    """Return a desk at the options of a game for three on the panel."""
    titles = [game.manifest.TITLE for game in catalog.games()]
    return Desk().type(str(titles.index("Numbers Memo") + 1)).type("2 3")


def test_ten_cards_that_pair_by_their_sum_are_usual(desk: Desk):
    """H7.1"""
    assert desk.rows()[:5:2] == ["Begin like this?", "1 cards: 10", "2 pairs: sum 11"]
    desk.type("#")
    assert desk.rows()[0] == "Who starts?"
    assert sorted(memo(desk).places) == list(range(1, 11))
    assert memo(desk).players == 3


def test_any_even_number_and_another_way_of_pairing_are_chosen(desk: Desk):
    """H7.1, H7.2"""
    assert desk.type("1").rows()[:3] == ["How many cards?", "", ""]
    assert desk.type("4 0 #").rows()[2] == "1 cards: 40"
    assert desk.type("2").rows()[:4] == [
        "Which cards pair?",
        "1 sum 41",
        "2 20 apart",
        "3 1-2, 3-4, 5-6",
    ]
    assert desk.type("2").rows()[2] == "1 cards: 40"
    desk.type("# 3")
    game = memo(desk)
    assert (game.count, len(game.places)) == (40, 40)
    assert turn(desk) == "P3 0 0 0"
    assert desk.type("1 #").rows()[7] == "number #  *undo"


@pytest.mark.parametrize(
    ("cards", "pairs"), [("2", "1-2"), ("4", "1-2, 3-4"), ("6", "1-2, 3-4, 5-6")]
)
def test_only_cards_in_play_are_named_that_pair(desk: Desk, cards: str, pairs: str):
    """H7.2"""
    assert desk.type(f"1 {cards} # 2").rows()[3] == "3 " + pairs
    assert "2 pairs: " + pairs in desk.type("3").rows()


@pytest.mark.parametrize("keys", ["9 #", "9 9 #", "1 0 1 #", "0 #", "1 0 2 #"])
def test_a_number_of_cards_that_cannot_be_is_refused(desk: Desk, keys: str):
    """H7.1"""
    desk.type("1").type(keys)
    assert desk.rows()[0] == "How many cards?"
    assert desk.notice().startswith("Only ")
    assert desk.type("1 2 #").rows()[2] == "1 cards: 12"
