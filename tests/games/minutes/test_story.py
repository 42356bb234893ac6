"""The story of a round against the clock: its end, and the turn that took longest."""

from firmware.play.knowledge import TABLE
from firmware.play.notation import Notation
from firmware.play.setup import Setup
from tests.journal_games import begun
from tools.story.__main__ import story_of
from tools.story.played import read

ROUND = """Umpire record 1
rules FH
level table
players 3
start P1, {}
that is all
"""


def ending(left: int, aside: int) -> str:
    """Return how a round ended with so many cards."""
    game = read(ROUND.format("lay R3 A, time").encode())
    heard, end = game.heard(), game.game
    end.over, end.aside = True, aside
    end.knowledge.draw, end.knowledge.hands[:] = left, [0, 0, 0]
    return heard.sentences(end)[0]


def test_one_card_was_left_and_what_was_set_aside_was_not_laid():
    assert ending(1, 0).startswith("1 card was left when time was up: ")
    assert ending(2, 0).startswith("2 cards were left when time was up: ")
    assert ending(0, 63) == "No card was left: 63 set aside, 126 minus points."
    assert ending(0, 0) == "All cards were laid: 0 minus points."


def test_who_set_their_display_aside_as_often_is_told():
    game = read(ROUND.format("lay R3 A, time").encode(), ("Ann", "Ben", "Cleo"))
    heard = game.heard()
    heard.often[:3] = [1, 6, 6]
    told = heard.sentences(game.game)[-1]
    assert told == "Ben and Cleo set their display aside most often: 6 times each."


def test_the_turn_that_the_gong_cut_off_counts_as_one_that_took_long():
    game = begun(Setup("FH", TABLE, 3))
    moves = Notation(game.rules)
    for text, ms in (("start P1", 0), ("lay R3 A", 4000), ("lay G3 B", 10000), ("time", 270000)):
        assert game.submit(moves.parse(text), ms) is None
    told = story_of(read(game.journal.memory.flash.image)).sentences
    assert told[-1] == "The last turn took longest: P3, 260 s."


def test_who_names_themself_has_another_turn():
    """FH10: who is named is next."""
    game = read(ROUND.format("lay R3 A, lay R> A P2, lay R4 A, time").encode())
    assert game.heard().turn == 3
    assert "3 turns" in story_of(game).facts
