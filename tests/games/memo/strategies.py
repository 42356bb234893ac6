"""Random games of Numbers Memo: cards, pairing, players, and how well they remember."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from firmware.games.memo.rules import CARDS, CONSECUTIVE, END, NEED, REVEAL, Memo
from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup
from tests.games.memo.positions import agreed

chances = st.randoms(use_true_random=True)


@st.composite
def setups(draw: st.DrawFn, level: int | None = None) -> Setup:
    """Return any set-up, mostly with few cards, at `level` or at any that is played."""
    count = 2 * draw(st.one_of(st.integers(1, 8), st.integers(1, 50)))
    pairs = draw(st.integers(0, CONSECUTIVE))
    players = draw(st.integers(2, 6))
    if level is None:
        level = draw(st.sampled_from([0, SCREEN]))
    deck = list(range(1, count + 1)) if level == SCREEN else []
    draw(chances).shuffle(deck)
    return agreed(count, pairs, players, bytes(deck))


def steps(game: Memo, chance: Random, skill: float | None = None) -> Iterator[tuple]:
    """Yield a legal move, which must be played before the next is asked for, until it is over.

    With `skill`, from 0 to 1, the second card is the right one; None is a good deal of it.  Now
    and then the wrong number is declared.
    """
    skill = chance.uniform(0.3, 1) if skill is None else skill
    while not game.over:
        move = chance.choice(game.legal_moves())
        if move[0] == NEED:
            second = game.needed if chance.random() < skill else move[2]
            said = chance.randint(1, game.count) if chance.random() < 0.2 else move[1]
            move = (NEED, said if said not in game.up else game.needed, second)
        yield move


def stray(chance: Random) -> tuple:
    """Return a move of any kind with any fields, mostly one that is refused."""
    code = chance.choice([0, REVEAL, REVEAL, NEED, NEED, END, 4, CARDS])
    fields = (1, 1, 2, 0, 1, 2)[code]
    return (code, *[chance.choice([0, 1, 2, 4, 9, chance.randrange(256)]) for _ in range(fields)])
