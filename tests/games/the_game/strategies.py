"""Random games of The Game: rule set, players, deck, and how carefully they are played."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from firmware.games.the_game import rules
from firmware.games.the_game.rules import END, LAID, LAY, MARK, RULE_SETS, TOP, TheGame, cards
from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup

chances = st.randoms(use_true_random=True)

TABLES = [
    (name, players)
    for name, (_, _, hands) in RULE_SETS.items()
    for players, hand in enumerate(hands, 1)
    if hand
]


def deck(chance: Random) -> bytes:
    """Return the deck shuffled: well, or hardly, since low cards first make long games."""
    order = list(cards())
    if chance.random() < 0.5:
        chance.shuffle(order)
    else:
        order.sort(key=lambda card: card + chance.randrange(20))
    return bytes(order)


@st.composite
def setups(draw: st.DrawFn, level: int | None = None) -> Setup:
    """Return any rule set for any number of players, at `level` or at any that is played."""
    name, players = draw(st.sampled_from(TABLES))
    if level is None:
        level = draw(st.sampled_from([0, SCREEN]))
    if level != SCREEN:
        return Setup(name, level, players)
    return Setup(name, level, players, deck(draw(chances)))


def steps(game: TheGame, chance: Random, care: float | None = None) -> Iterator[tuple]:
    """Yield a legal move, which must be played before the next is asked for, until it is over.

    Careful players, `care` from 0 to 1, mostly look for the smallest gap, so that games become
    long.  None is any care.
    """
    care = chance.choice((0, chance.random(), 0.9, 1)) if care is None else care
    while not game.over:
        legal = game.legal_moves()
        if chance.random() >= care:
            yield chance.choice(legal)
        elif (END,) in legal and chance.random() < 0.7:
            yield (END,)
        else:
            yield min(legal, key=lambda move: _gap(game, move))


def _gap(game: TheGame, move: tuple) -> int:
    """Return how much room `move` costs: -10 for the backwards trick, much for no card."""
    if move[0] != LAY:
        return 100
    way = 1 if move[2] < 2 else -1
    return (move[1] - game.tops[move[2]]) * way


def stray(chance: Random) -> tuple:
    """Return a move of any kind with any fields, mostly one that is refused."""
    code = chance.choice([0, LAY, LAY, LAY, END, 3, TOP, 5, 6, 7, MARK, LAID])
    fields = (1, 2, 0, 0, 2, 1, 2, 1, 2, 1)[code]
    return (code, *[chance.choice([0, 1, 2, 3, 4, chance.randrange(256)]) for _ in range(fields)])


def random_game(setup: Setup, chance: Random, care: float | None = None) -> TheGame:
    """Return the game of `setup` after it was played to its end."""
    game = rules.new(setup)
    for move in steps(game, chance, care):
        assert game.play(move) is None
    return game
