"""The story of a game of sets: on call no turns, for nobody told them."""

import re

import pytest

from tools.story.__main__ import story_of
from tools.story.page import html
from tools.story.played import read

CLAIMED = """Umpire record 1
rules {}
level on call
players 3
options jokers 4, score cards
start P1, claim {} {}
score {}
that is all
"""
WENT_OUT = """Umpire record 1
rules H6
level table
players 2
options jokers 4, score cards
start P1, open 11, draw, throw 13, draw, throw 14
draw, out 64 12 22 32 42 62 72 / 30 50 60 70 / 34 36 38 39, score P2 2
that is all
"""
FIRST = ("H6", "P1", "64 12 22 32 42 62 72 / 30 50 60 70 / 34 36 38 39", "P2 4, score P3 2")
OTHER = ("H5", "P2", "96 19 10 16 / 37 30 32 36", "P3 1, score P1 2")


@pytest.mark.parametrize("words", [FIRST, OTHER])
def test_on_call_no_turns_are_told_that_nobody_counted(words: tuple[str, ...]):
    game = read(CLAIMED.format(*words).encode(), ("Ann", "Ben", "Cleo"))
    found = story_of(game)
    assert found.facts == ["3 players", "on call"]
    assert found.sentences[1] == f"{game.name(int(words[1][1]) - 1)} went out."
    assert not any("urn " in sentence for sentence in found.sentences)
    assert game.heard().turn == 0


def test_who_went_out_is_told_with_the_turn_and_no_turn_is_said_to_have_decided_it():
    """That turn is the last, or the others only lay what they have."""
    told = story_of(read(WENT_OUT.encode())).sentences
    assert told[1] == "P1 went out in turn 3, after 2 turns of their own."


def test_the_same_heading_stands_once_on_its_page():
    found = story_of(read(CLAIMED.format(*FIRST).encode()))
    page = html([found])
    headings = re.findall("<h2>(.*)</h2>", page)
    assert headings == ["Points", "Points, in figures", "Sets"]


def test_a_game_that_is_not_over_is_told_once_to_be_so():
    text = CLAIMED[: CLAIMED.index(", claim")].format("H5") + "\nthat is all\n"
    assert story_of(read(text.encode())).sentences[0] == "It is not over."


def test_who_left_on_call_is_told_and_has_no_points_of_a_winner():
    text = CLAIMED.format(*OTHER).replace("start P1", "start P1, ruling-leave P3")
    told = story_of(read(text.replace("P3 1, score ", "").encode(), ("Ann", "Ben", "Cleo")))
    assert told.sentences[:2] == ["Ben wins; the points: Ann 2, Ben 0.", "Cleo left."]
    assert told.charts[0].labels == ["Ann", "Ben"]


def test_all_who_took_the_open_card_as_often_are_told():
    game = read(CLAIMED.format(*OTHER).encode(), ("Ann", "Ben", "Cleo"))
    heard = game.heard()
    heard.takes[:3] = [2, 2, 2]
    assert heard.sentences(game.game)[-1] == "All took the open card equally often: twice."
    heard.takes[:3] = [2, 1, 2]
    told = heard.sentences(game.game)[-1]
    assert told == "Ann and Cleo took the open card most often: twice each."


def test_a_joker_in_the_table_of_sets_is_written_as_players_read_it():
    words = ("H6", "P1", "64 12 22 32 42 62 72 / 30 50 60 70 / 34 F35 38 39", "P2 4, score P3 2")
    found = story_of(read(CLAIMED.format(*words).encode()))
    rows = next(table.rows for table in found.tables if table.title == "Sets")
    assert rows[2] == ("3", "34 J as 35 38 39")
