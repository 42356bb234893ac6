"""Games 5 and 6 on call under random play, and beside the same game with every card in view."""

from random import Random

from hypothesis import given, settings

from firmware.games.melding.rules import CLAIM, FINISHED, OUT, SCORE, START
from firmware.play.knowledge import ON_CALL, SCREEN
from firmware.play.setup import Setup
from tests.games.melding.positions import RULES, TABLES
from tests.games.melding.test_random import chances, setups, steps


@settings(max_examples=10)
@given(setups(SCREEN), chances)
def test_on_call_the_same_game_has_the_same_end(setup: Setup, chance: Random):
    game = RULES[setup.rules].new(setup)
    blind = RULES[setup.rules].new(Setup(setup.rules, ON_CALL, setup.players, b"", setup.options))
    for move in steps(game, chance):
        seat = game.seat
        assert game.play(move) is None
        if move[0] == START:
            blind.play(move)
        elif move[0] == OUT:
            assert blind.why_not((FINISHED, seat)) is None
            assert blind.play((CLAIM, seat, *move[1:])) is None
            assert blind.laid == game.laid
        else:
            assert blind.why_not(move)
        known = [seat for seat in range(game.players) if seat in game.finished]
        assert blind.finished == game.finished
        assert [blind.points[seat] for seat in known] == [game.points[seat] for seat in known]
    while blind.scoring:
        assert blind.play((SCORE, blind.seat, game.points[blind.seat])) is None
    assert (blind.over, blind.scores()) == (game.over, game.scores())
    assert blind.result() == game.result()


@settings(max_examples=10)
@given(setups(ON_CALL), chances)
def test_on_call_the_counts_add_up(setup: Setup, chance: Random):
    game = RULES[setup.rules].new(setup)
    total = len(TABLES[setup.rules].cards(setup))
    for move in steps(game, chance, 60):
        assert game.play(move) is None
        assert sum(game.knowledge.hands) + len(game.laid) + game.outside == total
        size = game.hand_size
        hands = [0 if seat in game.finished else size for seat in range(game.players)]
        assert game.knowledge.hands == hands or game.over and game.places
    assert game.over
