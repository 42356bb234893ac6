"""The story of a game of pairs: who share it, who left, and how many cards are left."""

import pytest

from tools.story.__main__ import story_of
from tools.story.played import read

HEAD = """Umpire record 1
rules H7
level on call
players {}
options cards {}, pairs sum
start P{}
that is all
"""
LEAVING = HEAD.format(3, 10, "2, pair, end, pair, end, end, pair, ruling-leave P2, end, pair, pair")
SHARED = HEAD.format(2, 8, "1, pair, end, pair, pair, end, pair")
TIED = HEAD.format(3, 12, "1, pair, pair, end, pair, pair, end, pair, pair")
NAMES = ("Ann", "Ben", "Cleo")


def test_two_who_share_are_joined_by_and():
    told = story_of(read(SHARED.encode(), NAMES)).sentences
    assert told[0] == "Ann and Ben share; the points: Ann 4, Ben 4."


def test_three_who_share_are_all_named_with_the_verb_behind_them():
    told = story_of(read(TIED.encode(), NAMES)).sentences
    assert told[0] == "Ann, Ben and Cleo share; the points: Ann 4, Ben 4, Cleo 4."


def test_who_left_leads_no_more_and_their_line_ends_there():
    found = story_of(read(LEAVING.encode(), NAMES))
    assert found.sentences[1] == "Ben left in turn 4."
    assert found.sentences[2] == "Ann took the lead only in turn 6, the last."
    assert found.charts[0].series[1].values[-1] is None


def test_the_turn_since_which_the_winner_led_decided_it_where_others_came_after():
    moves = "1, pair, end, pair, pair, end, end"
    told = story_of(read(HEAD.format(2, 8, moves + ", pair").encode(), NAMES)).sentences
    assert told[1] == "Turn 2 decided it: from then on Ben led to the end."


def test_a_turn_that_is_ruled_to_another_and_back_is_a_new_one_on_the_page_too():
    moves = "1, pair, ruling-turn P2, ruling-turn P1, pair, end, pair"
    game = read(HEAD.format(2, 12, moves).encode())
    assert game.heard().turn == 3
    assert story_of(game).facts[-1] == "3 turns"


def test_of_a_game_that_goes_on_the_cards_that_are_left_are_told():
    text = SHARED.replace(", pair, end, pair\n", "\n")
    told = story_of(read(text.encode(), NAMES)).sentences
    assert told[0] == "It is not over: 4 cards are left."


def test_who_forgot_as_often_is_told_with_each():
    game = read(SHARED.encode(), NAMES)
    heard = game.heard()
    heard.missed[:2] = [2, 2]
    told = heard.sentences(game.game)[-1]
    assert told == "All forgot equally often where a card lay that had been seen: twice."


SLIPS = HEAD.replace("on call", "table")


@pytest.mark.rule("H7.4")
def test_who_declared_a_wrong_number_and_found_the_pair_forgot_nothing():
    moves = "1, reveal 1, need 4 4, reveal 2, need 4 3"
    heard = read(SLIPS.format(2, 4, moves).encode(), NAMES).heard()
    assert (heard.missed[0], heard.dearest) == (0, -1)


@pytest.mark.rule("H7.4")
def test_who_turned_up_the_card_of_a_wrong_number_is_not_said_to_have_forgotten_the_other():
    moves = "1, reveal 6, need 1 5, end, reveal 3, need 1 1, end"
    heard = read(SLIPS.format(2, 6, moves).encode(), NAMES).heard()
    assert (heard.missed, heard.dearest) == ([0] * 6, -1), "3 needs 4, which nobody has seen"
    moves = "1, reveal 6, need 1 4, end, reveal 3, need 1 1, end"
    assert read(SLIPS.format(2, 6, moves).encode(), NAMES).heard().missed == [0] * 6
    moves = "1, reveal 6, need 1 4, end, reveal 3, need 1 2, end"
    assert read(SLIPS.format(2, 6, moves).encode(), NAMES).heard().missed[:2] == [0, 1]


def test_who_forgot_once_is_told_without_how_often_others_did():
    moves = "1, reveal 1, need 4 2, end, reveal 4, need 1 2, end, reveal 1, need 4 4, reveal 2"
    told = story_of(read(SLIPS.format(2, 4, moves + ", need 3 3").encode(), NAMES)).sentences
    assert told[-1] == "Ben forgot once where a card lay that had been seen."
