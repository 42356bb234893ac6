"""Random rounds of 4½ Minutes: rule set, players, deck, and how carefully they are played."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from firmware.games.minutes import rules
from firmware.games.minutes.rules import ASIDE, MOVES, RULE_SETS, TIME, Minutes, cards
from firmware.play.knowledge import ON_CALL, SCREEN, TABLE
from firmware.play.setup import Setup

chances = st.randoms(use_true_random=True)

TABLES = [(name, players) for name in RULE_SETS for players in range(2, 7)]


def shuffled(chance: Random) -> bytes:
    """Return the deck in a random order."""
    order = list(cards())
    chance.shuffle(order)
    return bytes(order)


@st.composite
def setups(draw: st.DrawFn, level: int | None = None) -> Setup:
    """Return any rules for any number of players, at `level` or any, as in version 0.1 too."""
    name, players = draw(st.sampled_from(TABLES))
    if level is None:
        level = draw(st.sampled_from([TABLE, SCREEN, ON_CALL]))
    if level == SCREEN:
        options = draw(st.sampled_from([b"", b"\0"]))
        return Setup(name, level, players, shuffled(draw(chances)), options)
    options = [b"", b"\0"] if level == ON_CALL else [b"", b"\0", b"\1"]
    return Setup(name, level, players, b"", draw(st.sampled_from(options)))


def steps(game: Minutes, chance: Random, aside: float = 0.03) -> Iterator[tuple]:
    """Yield a legal move, which must be played before the next is asked for, until it is over.

    A display that could play is set aside with the likelihood `aside`.
    """
    while not game.over:
        legal = game.legal_moves()
        if len(legal) > 1 and legal[-1] == (ASIDE,) and chance.random() >= aside:
            legal = legal[:-1]
        yield chance.choice(legal)


def stray(chance: Random) -> tuple:
    """Return a move of any kind but the end of time with any fields, mostly one that is refused."""
    code = chance.choice([at for at in range(len(MOVES)) if at != TIME])
    words = MOVES[code][0].split()[1:]
    if words and words[-1].endswith("...") and chance.random() < 0.6:
        words = words[:-1]
    few = [0, 1, 2, 3, 4]
    return (code, *[chance.choice([*few, *cards(), chance.randrange(256)]) for _ in words])


def random_round(setup: Setup, chance: Random, aside: float = 0.03) -> Minutes:
    """Return the round of `setup` after it was played until all cards are gone."""
    game = rules.new(setup)
    for move in steps(game, chance, aside):
        assert game.play(move) is None
    return game
