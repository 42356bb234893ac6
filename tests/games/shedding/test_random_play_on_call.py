"""A game of discarding on call beside the same game with every card known."""

from random import Random

from hypothesis import given, settings

from firmware.games.shedding.rules import (
    DISCARD,
    DRAW,
    END,
    FREE,
    LAID,
    LAST_LAID,
    PASS,
    SHUFFLE,
    TRICK,
)
from firmware.play.knowledge import ON_CALL, SCREEN
from firmware.play.setup import Setup
from tests.games.shedding.strategies import begun, chances, setups, steps


@settings(max_examples=12)
@given(setups(SCREEN).filter(lambda setup: setup.rules != "H4"), chances)
def test_on_call_the_same_game_has_the_same_counts_turns_and_obligations(
    setup: Setup, chance: Random
):
    game = begun(setup)
    blind = begun(Setup(setup.rules, ON_CALL, setup.players, b"", setup.options))
    card = 0  # discarded, and not yet told: it may have been the turn's last one
    for move in steps(game, chance):
        if 0 < card < 10 and move[0] == TRICK:
            return  # it may be the last card, and on call a Trick is said before
        if card and move[0] != SHUFFLE:
            ended = move[0] == END
            if ended and blind.laid != game.laid - 1:
                return  # a Trick came after the last card, and on call it is said before
            assert blind.play(told(card, ended, setup.rules)) is None
            card = 0
            if ended:
                game.play(move)
                continue
        seat, laid = game.seat, game.laid
        game.play(move)
        if move[0] in (DISCARD, FREE):
            if game.seat == seat and game.laid > laid and not game.over:
                card = move[1]
            else:
                assert blind.play(told(move[1], True, setup.rules)) is None
        elif move[0] != SHUFFLE:
            assert blind.play((PASS,) if move[0] in (DRAW, END) else move) is None
        if not game.owes and not card:
            seen = blind.facts()
            assert seen == {name: value for name, value in game.facts().items() if name in seen}
            assert blind.scores() == game.scores()


def told(card: int, last: bool, rules: str) -> tuple:
    """Return what is said on call of `card`, whether or not it is the turn's last one."""
    if not last:
        return (LAID,)
    return (DISCARD, card) if card < 10 and rules != "H1" else (LAST_LAID,)
