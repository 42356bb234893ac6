"""Numbers Memo under random play: what holds after every move of every game."""

from itertools import product
from random import Random

from hypothesis import given, settings

from firmware.games.memo import rules
from firmware.games.memo.rules import END, NEED, REVEAL, START, TURN, Memo, partner
from firmware.play import setup as setups_of
from firmware.play.knowledge import SCREEN, TABLE
from firmware.play.setup import Setup
from tests.games.memo.positions import agreed, moves
from tests.games.memo.strategies import chances, setups, steps, stray
from tests.journal_games import begun, resumed
from tests.refusal_check import (
    legal_moves_are_all,
    legal_moves_are_all_whatever_is_ruled,
    refusals_change_nothing,
)
from tests.text_player import snapshot


def every_move(game: Memo) -> list[tuple]:
    """Return every move that there could be, the right declaration only."""
    said = game.needed or 1
    found: list[tuple] = [(START, seat) for seat in range(8)]
    found += [(REVEAL, card) for card in range(104)]
    found += [(NEED, said, card) for card in range(104)]
    return [*found, (END,)]


@settings(max_examples=10)
@given(setups(), chances)
def test_no_card_is_lost_or_doubled(setup: Setup, chance: Random):
    game = rules.new(setup)
    for move in steps(game, chance):
        before = list(game.knowledge.hands)
        game.play(move)
        lie = game.count - sum(game.gone)
        assert lie + sum(game.knowledge.hands) == game.count
        assert game.left == lie
        assert all(count % 2 == 0 for count in game.knowledge.hands)
        assert all(not game.gone[card] for card in game.up)
        assert len(game.up) == len(set(game.up)) <= 2
        for card in range(1, game.count + 1):
            assert game.gone[card] == game.gone[partner(card, game.count, game.pairs)]
        won = [game.knowledge.hands[seat] - before[seat] for seat in range(game.players)]
        assert sum(won) in (0, 2)
        assert not any(won) or won[game.seat] == 2
    assert game.left == 0
    assert game.scores() == game.knowledge.hands


@settings(max_examples=10)
@given(setups(), chances)
def test_a_refused_move_changes_nothing(setup: Setup, chance: Random):
    game = rules.new(setup)
    refusals_change_nothing(game, steps(game, chance), lambda: stray(chance))


@settings(max_examples=10)
@given(setups(), chances)
def test_the_legal_moves_are_exactly_those_that_are_not_refused(setup: Setup, chance: Random):
    game = rules.new(setup)
    legal_moves_are_all(game, steps(game, chance), lambda: every_move(game), chance, 0.2)


@settings(max_examples=10)
@given(setups(), chances)
def test_so_they_are_where_rulings_have_changed_the_table(setup: Setup, chance: Random):
    game = rules.new(setup)
    played, every = steps(game, chance), lambda: every_move(game)
    for _ in legal_moves_are_all_whatever_is_ruled(
        game, played, lambda: stray(chance), TURN, every, chance
    ):
        assert game.over or game.legal_moves()
        assert 0 <= game.left == game.count - sum(game.knowledge.hands)


@settings(max_examples=10)
@given(setups(SCREEN), chances)
def test_the_table_and_the_screen_judge_alike(setup: Setup, chance: Random):
    game = rules.new(setup)
    blind = rules.new(agreed(game.count, game.pairs, game.players))
    for move in steps(game, chance):
        for attempt in (move, stray(chance)):
            if attempt[0] < TURN:
                assert game.why_not(attempt) == blind.why_not(attempt)
        game.play(move)
        blind.play(move)
        assert game.facts() == blind.facts()


@settings(max_examples=10)
@given(setups(), chances)
def test_set_up_and_moves_go_through_their_bytes_and_their_text(setup: Setup, chance: Random):
    assert vars(setups_of.unpack(setup.pack())) == vars(setup)
    game = rules.new(setup)
    for move in steps(game, chance):
        assert moves.unpack(moves.pack(move)) == move
        assert moves.parse(moves.text(move)) == move
        game.play(move)


@settings(max_examples=10)
@given(setups(), chances)
def test_taking_back_restores_the_exact_state(setup: Setup, chance: Random):
    referee = begun(setup)
    states = [snapshot(referee.game)]
    for count, move in enumerate(steps(referee.game, chance)):
        if count == 40:
            break
        assert referee.submit(move) is None
        states.append(snapshot(referee.game))
    again = resumed(referee)
    assert again.journal.setup == setup.pack()
    assert snapshot(again.game) == states[-1]
    while states:
        now = snapshot(referee.game)
        now["judging"] = True
        assert now == states.pop()
        referee.take_back()


def test_the_random_games_reach_ties_and_every_way_of_pairing():
    ties = 0
    for number, (pairs, players) in enumerate(product(range(3), range(2, 7))):
        game = rules.new(agreed(12, pairs, players))
        for move in steps(game, Random(number)):
            game.play(move)
        ties += len(game.winners()) > 1
        assert game.scores()
    assert 0 < ties < 15
    assert rules.new(Setup("H7", TABLE, 2)).count == 10
