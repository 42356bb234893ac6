"""The games of discarding as the journal keeps them: taken back, resumed, shuffled in mid-game."""

from random import Random

from hypothesis import given, settings

from firmware.games.shedding.rules import SHUFFLE
from firmware.play.referee import unpack_scores
from firmware.play.setup import Setup
from tests.games.shedding.positions import MOVES
from tests.games.shedding.strategies import chances, ruling, setups, steps
from tests.journal_games import begun, resumed
from tests.text_player import snapshot


@settings(max_examples=20)
@given(setups(), chances)
def test_taking_back_restores_each_state_to_the_first_and_playing_on_the_last(
    setup: Setup, chance: Random
):
    referee = begun(setup, chance.randbytes)
    states = [snapshot(referee.game)]
    moves = []
    for move in steps(referee.game, chance, 40):
        if chance.random() < 0.05 and not referee.submit(wish := ruling(setup.rules, chance)):
            moves.append(wish)
            states.append(snapshot(referee.game))
            if referee.game.over or referee.game.why_not(move):
                break
        assert move[0] != SHUFFLE, "the referee has shuffled"
        assert referee.submit(move) is None
        assert not referee.game.owes
        moves.append(move)
        states.append(snapshot(referee.game))
    again = resumed(referee)
    assert snapshot(again.game) == states[-1]
    assert again.log_text() == referee.log_text()
    if referee.game.over:
        assert unpack_scores(again.journal.closing) == referee.game.scores()
    shuffles = [move for move in referee.log() if move[0] == SHUFFLE]
    for state in reversed(states[:-1]):
        referee.take_back()
        assert snapshot(referee.game) == state
    assert referee.last() is None
    for move, state in zip(moves, states[1:], strict=True):
        assert referee.submit(move) is None
        if len(shuffles) <= 4:  # so many are remembered: nobody shuffles again
            assert snapshot(referee.game) == state


@settings(max_examples=10)
@given(setups(), chances)
def test_the_record_of_a_game_tells_it_again_without_any_chance(setup: Setup, chance: Random):
    referee = begun(setup, chance.randbytes)
    for move in steps(referee.game, chance, 60):
        assert referee.submit(move) is None
    told = begun(setup)
    for text in referee.log_text():
        assert told.submit(MOVES[setup.rules].parse(text)) is None
    assert snapshot(told.game) == snapshot(referee.game)
    assert told.game.result() == referee.game.result()
    assert len(told.game.result()) <= 60
