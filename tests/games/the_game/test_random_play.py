"""The Game under random play: what holds after every move of every game."""

from random import Random

from hypothesis import given, settings

from firmware.games.the_game import rules
from firmware.games.the_game.rules import CANT, END, LAY, START, TOP, TheGame, cards
from firmware.play.knowledge import NO, SCREEN, TABLE, UNKNOWN, YES, Hands
from firmware.play.setup import Setup
from tests.games.the_game.positions import held
from tests.games.the_game.strategies import TABLES, chances, deck, random_game, setups, steps, stray
from tests.refusal_check import (
    legal_moves_are_all,
    legal_moves_are_all_whatever_is_ruled,
    refusals_change_nothing,
)

EVERY_MOVE = [
    *[(START, seat) for seat in range(7)],
    *[(LAY, card, pile) for card in range(102) for pile in range(5)],
    (END,),
    (CANT,),
]


def places(game: TheGame) -> list[int]:
    """Return the cards of a game that the device dealt: hands, draw pile, piles."""
    table = game.knowledge
    assert isinstance(table, Hands)
    hands = [card for seat in range(game.players) for card in held(game, seat)]
    to_draw = table.pile[len(table.pile) - table.draw :]
    return [*hands, *to_draw, *(card for card in cards() if game.gone[card])]


@settings(max_examples=15)
@given(setups(SCREEN), chances)
def test_where_the_device_dealt_no_card_is_lost_or_doubled(setup: Setup, chance: Random):
    game = rules.new(setup)
    for move in steps(game, chance):
        game.play(move)
        if chance.random() < 0.1:
            game.play(stray(chance))
        assert sorted(places(game)) == list(cards())
        assert game.knowledge.hands == [len(held(game, seat)) for seat in range(game.players)]
        assert game.left == game.unlaid == 98 - sum(game.gone)
    if not game.left:
        assert game.over


@settings(max_examples=15)
@given(setups(TABLE), chances)
def test_where_hands_are_not_known_the_counts_add_up(setup: Setup, chance: Random):
    game = rules.new(setup)
    for move in steps(game, chance):
        game.play(move)
        assert game.left == game.unlaid == 98 - sum(game.gone)
        assert game.knowledge.draw >= 0
        assert all(0 <= count <= game.hand_size for count in game.knowledge.hands)


@settings(max_examples=12)
@given(setups(), chances)
def test_a_refused_move_changes_nothing(setup: Setup, chance: Random):
    game = rules.new(setup)
    refusals_change_nothing(game, steps(game, chance), lambda: stray(chance))


@settings(max_examples=10)
@given(setups(), chances)
def test_the_legal_moves_are_exactly_those_that_are_not_refused(setup: Setup, chance: Random):
    game = rules.new(setup)
    legal_moves_are_all(game, steps(game, chance), lambda: EVERY_MOVE, chance, 0.15)


@settings(max_examples=12)
@given(setups(), chances)
def test_so_they_are_where_rulings_have_changed_the_table(setup: Setup, chance: Random):
    game = rules.new(setup)
    played, every = steps(game, chance), lambda: EVERY_MOVE
    for _ in legal_moves_are_all_whatever_is_ruled(
        game, played, lambda: stray(chance), TOP, every, chance
    ):
        assert 0 <= game.unlaid == 98 - sum(game.gone)


@settings(max_examples=15)
@given(setups(SCREEN), chances)
def test_the_table_never_contradicts_the_screen_on_the_same_game(setup: Setup, chance: Random):
    game = rules.new(setup)
    blind = rules.new(Setup(setup.rules, TABLE, setup.players))
    for move in steps(game, chance):
        for attempt in (move, stray(chance), (END,)):
            said = blind.why_not(attempt)
            if attempt[0] < TOP and said and said[0] != "ask":
                assert game.why_not(attempt), attempt
        if game.started:
            for seat in range(game.players):
                assert blind.can_go(seat) in (UNKNOWN, game.can_go(seat))
                assert not blind.stuck(seat) or game.stuck(seat)
        said = blind.why_not(move)
        assert (said or ("ask",))[0] == "ask"
        assert blind.play((CANT,) if said else move) is None
        game.play(move)
        assert game.over or not blind.over
        told, seen = game.facts(), blind.facts()
        for name in ("tops", "laid", "draw", "hands", "left", "seat"):
            assert told[name] == seen[name]


def test_the_random_games_reach_all_that_is_to_be_proved():
    proofs = {YES: 0, NO: 0, UNKNOWN: 0}
    lefts = set()
    for number, (name, players) in enumerate(TABLES * 2):
        chance = Random(number)
        lefts.add(random_game(Setup(name, SCREEN, players, deck(chance)), chance).left)
        blind = rules.new(Setup(name, TABLE, players))
        for move in steps(blind, chance):
            if blind.started:
                proofs[blind.can_go(blind.seat)] += 1
            blind.play(move)
    assert min(proofs.values()) > 0, proofs
    assert min(lefts) == 0, lefts
    assert max(lefts) > 60, lefts
