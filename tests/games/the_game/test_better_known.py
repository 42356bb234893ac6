"""The story says in which turns of The Game a better one was known, by what their player saw."""

from random import Random

import pytest

from firmware.games.the_game import player
from firmware.games.the_game.rules import LAY, START
from firmware.modules import catalog
from firmware.play import transcript
from firmware.play.knowledge import SCREEN
from firmware.play.referee import Referee
from firmware.play.setup import Setup
from firmware.storage.journal import Journal
from tools.story.__main__ import story_of
from tools.story.matters import the_game
from tools.story.played import Played, read
from tools.story.story import turns_of

numba = pytest.mark.timeout(600)  # what is compiled the first time takes a while


def played(players: int, seed: int, slip: bool = False, rules: str = "TG") -> Played:
    """Return a dealt game of the device's own player; with a `slip` a jump is the third card."""
    deck = list(range(2, 100))
    Random(seed).shuffle(deck)
    agreed = Setup(rules, SCREEN, players, bytes(deck))
    referee = Referee(Journal(bytearray(4096)), catalog.game_of(rules), agreed)
    if players > 1:
        referee.submit((START, 0))
    laid = 0
    while not referee.game.over:
        game: object = referee.game
        move = next(move for move in player.think(list(player.look(game))[-1]) if move)  # type: ignore[arg-type]
        laid += 1
        if slip and laid == 3:
            move = (LAY, max(referee.game.knowledge.hand(referee.game.seat)), 0)
        assert referee.submit(move) is None
    return read("\n".join(transcript.lines(referee)).encode())


@numba
def test_a_needless_jump_is_told_with_what_could_have_been_laid():
    pytest.importorskip("numba")
    game = played(3, 4, slip=True)
    (words,), (table,) = the_game.better_known(game, turns_of(game))
    assert words.startswith("Turn 1: P1 could have laid 11 on A, 25 on A, which wins ")
    assert table.rows[0][:4] == ("1", "P1", "11 on A, 25 on A, 73 on A", "11 on A, 25 on A")
    assert int(table.rows[0][4]) + 10 <= int(table.rows[0][5])
    assert words in story_of(game).sentences


@numba
def test_who_plays_alone_is_you_and_turns_are_in_their_order():
    pytest.importorskip("numba")
    game = played(1, 1)
    (words,), (table,) = the_game.better_known(game, turns_of(game))
    assert " you could have laid " in words
    numbers = [int(row[0]) for row in table.rows]
    assert numbers == sorted(numbers)


@numba
def test_a_turn_is_judged_by_what_its_player_saw_alone():
    pytest.importorskip("numba")
    from host_sim.players.observation import observe
    from tools.story import better

    game = played(3, 4, slip=True)
    table = game.new()
    table.play((START, 0))
    seen = observe(table, "TG", 0)
    assert set(seen.out) - set(seen.hand) == set(range(2, 100)) - set(table.knowledge.hand(0))
    first = turns_of(game)[0]
    found = better.better(game, [first])[0]
    known = table.knowledge
    known.known[1], known.known[2] = known.known[2], known.known[1]
    assert observe(table, "TG", 0) == seen
    assert (found.turn, found.plays) == (first, [(11, 0), (25, 0)])


def test_nothing_is_told_of_a_game_that_was_won_or_goes_on_or_without_numba(
    monkeypatch: pytest.MonkeyPatch,
):
    game = played(2, 3)
    monkeypatch.setattr(the_game, "find_spec", lambda name: None)
    assert the_game.better_known(game, turns_of(game)) == ([], [])
    monkeypatch.undo()
    game.game.over = False
    assert the_game.better_known(game, turns_of(game)) == ([], [])


@numba
def test_by_the_short_sheet_for_which_there_are_no_weights_nothing_is_told():
    pytest.importorskip("numba")
    game = played(3, 1, rules="TS")
    assert the_game.better_known(game, turns_of(game)) == ([], [])
