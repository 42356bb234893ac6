"""Random games of discarding: rule set, level, players, options, deck, and how they are played."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from firmware.games.shedding.rules import (
    DRAW,
    END,
    PASS,
    RULE_ANSWER,
    RULE_HUNDRED,
    RULE_OPEN,
    SHUFFLE,
    TREAT,
    Discarding,
)
from firmware.play.knowledge import ON_CALL, SCREEN, TABLE
from firmware.play.setup import Setup
from tests.games.shedding.positions import MOVES, RULES, TABLES

chances = st.randoms(use_true_random=True)


@st.composite
def setups(draw: st.DrawFn, level: int | None = None) -> Setup:
    """Return any rule set for any number of players and any options, at `level` or at any."""
    name = draw(st.sampled_from(sorted(RULES)))
    players = draw(st.integers(2, 6))
    if level is None:
        level = draw(st.sampled_from([TABLE, SCREEN] + [ON_CALL] * (name != "H4")))
    options = bytes(draw(st.integers(0, most)) for most in TABLES[name].MOST)
    agreed = Setup(name, level, players, b"", options)
    if level == SCREEN:
        deck = TABLES[name].cards(agreed)
        draw(chances).shuffle(deck)
        agreed.deck = bytes(deck)
    return agreed


def begun(agreed: Setup) -> Discarding:
    """Return the game that begins with `agreed`."""
    return RULES[agreed.rules].new(agreed)


def steps(game: Discarding, chance: Random, most: int = 150) -> Iterator[tuple]:
    """Yield a legal move, which must be played before the next is asked for, until it is over.

    Half of the players rather draw than discard, so that draw piles are used up; the others do so
    now and then.  After `most` moves a game is left as it is.
    """
    care = chance.choice((0.1, 0.9))
    for _ in range(most):
        if game.over:
            return
        legal = game.legal_moves()
        if legal[0][0] == SHUFFLE:
            cards = list(legal[0][1:])
            chance.shuffle(cards)
            yield (SHUFFLE, *cards)
        elif chance.random() < care and len(legal) > 1:
            yield chance.choice([move for move in legal if move[0] not in (DRAW, PASS)])
        else:
            draw = [move for move in legal if move[0] in (DRAW, PASS)]
            ends = [move for move in legal if END <= move[0] <= TREAT]
            yield chance.choice(ends or draw or legal[-1:])


def stray(name: str, chance: Random, first: int = 0) -> tuple:
    """Return a move of any kind from row `first` with any fields, mostly one that is refused."""
    moves = MOVES[name]
    code = chance.randrange(first, len(moves.rows))
    fields = len(moves.row(code)) - 1
    return (code, *[chance.choice([0, 1, 2, 3, 101, chance.randrange(256)]) for _ in range(fields)])


def ruling(name: str, chance: Random) -> tuple:
    """Return a ruling, mostly one that is possible."""
    special = range(RULE_ANSWER, RULE_HUNDRED + 1) if name in ("H2", "H3") else ()
    codes = [*range(RULE_OPEN, RULE_OPEN + 4), *special]
    code = chance.choice(codes)
    if code == RULE_OPEN:
        one, other = chance.randrange(1, 11), chance.randrange(1, 11)
        return (code, one * other, one, other)[: len(MOVES[name].row(code))]
    return (code, *[chance.randrange(9) for _ in MOVES[name].row(code)[1:]])
