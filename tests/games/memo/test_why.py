"""Why the device turned a card up in Numbers Memo: which card it knew, of those that all saw."""

from typing import Any

from firmware.games.memo import player
from firmware.games.memo.rules import END, NEED, REVEAL, START, TURN
from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup
from tests.desk import playing

NO_PAIR = ((REVEAL, 3), (NEED, 18, 5), (END,))  # of 20 cards, by sum
EIGHTEEN = ((REVEAL, 18), (NEED, 3, 6))
MORE = ((REVEAL, 7), (NEED, 14, 8), (END,), (REVEAL, 9), (NEED, 12, 1), (END,), (REVEAL, 2))


def after(*moves: tuple[int, ...]) -> Any:
    """Return the referee of a game in which card n lies at place n, after `moves`."""
    deck = bytes(range(1, 21))
    referee = playing(Setup("H7", SCREEN, 2, deck, bytes((20, 0)))).referee
    for move in ((START, 0), *moves):
        assert referee.submit(move) is None, move
    return referee


def told(*moves: tuple[int, ...]) -> str:
    """Return why the last of the `moves` was made."""
    return player.of_last(after(*moves), after(*moves[:-1]).game, moves[-1])


def test_the_first_card_of_a_turn_is_a_new_one_or_one_whose_pair_it_knows():
    assert told((REVEAL, 3)) == "It knows no pair"
    assert told(*NO_PAIR, (REVEAL, 18), (NEED, 3, 7), (END,), (REVEAL, 3)) == "It knows the 18"


def test_the_second_card_is_the_one_it_knew_or_not():
    assert told((REVEAL, 3), (NEED, 18, 5)) == "It knows no 18"
    assert told(*NO_PAIR, (REVEAL, 18), (NEED, 3, 3)) == "It knew the 3"


def test_a_card_that_was_seen_before_helps_nobody():
    said = "It knows no 6: a known place helps nobody"
    assert told(*NO_PAIR, (REVEAL, 15), (NEED, 6, 5)) == said


def test_it_knows_the_last_seven_cards_alone():
    assert told(*NO_PAIR, *MORE, (NEED, 19, 4), (END,), *EIGHTEEN) == "It knows no 3"
    assert told((REVEAL, 3), (NEED, 18, 18), (REVEAL, 5)) == "It knows no pair"


def test_a_turn_that_is_over_and_a_ruling():
    assert told(*NO_PAIR) == "Both have been seen"
    assert told(*NO_PAIR, (TURN, 0)) == ""
