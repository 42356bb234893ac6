"""Games 5 and 6 as the referee keeps them: taken back, switched off and on, written and read."""

from random import Random

from hypothesis import given, settings

from firmware.games.melding.rules import DRAW, SHUFFLE, START, THROW, TURN
from firmware.play import transcript
from firmware.play.knowledge import SCREEN
from firmware.play.referee import Referee
from firmware.play.setup import Setup
from tests.games.melding.positions import TABLES, held
from tests.games.melding.test_random import chances, setups, steps
from tests.journal_games import begun, resumed
from tests.text_player import snapshot
from tools.replay.record import check

MOST = 260  # moves of a game, so that the memory holds it


def written(referee: Referee) -> str:
    """Return the record of the referee's game."""
    return "\n".join(transcript.lines(referee)) + "\n"


def seen(referee: Referee) -> tuple:
    return snapshot(referee.game), referee.new_cards


@settings(max_examples=15)
@given(setups(), chances)
def test_what_is_taken_back_is_as_it_was_and_what_is_kept_as_it_stands(
    setup: Setup, chance: Random
):
    referee = begun(setup, chance.randbytes)
    states = [seen(referee)]
    for move in steps(referee.game, chance, MOST):
        ruling = (TURN, chance.randrange(setup.players))
        if chance.random() > 0.03 or referee.submit(ruling):
            assert referee.submit(move) is None
        states.append(seen(referee))
    assert seen(resumed(referee)) == states[-1]
    log = [move for move in referee.log() if move[0] != SHUFFLE]
    for state in reversed(states[:-1]):
        referee.take_back()
        assert seen(referee) == state
    assert referee.last() is None
    for move, state in zip(log, states[1:], strict=True):
        assert referee.submit(move) is None
        assert seen(referee) == state, "the same shuffle too"


@settings(max_examples=15)
@given(setups(), chances)
def test_a_record_is_read_as_it_was_written(setup: Setup, chance: Random):
    referee = begun(setup, chance.randbytes)
    for move in steps(referee.game, chance, MOST):
        assert referee.submit(move) is None
    told = check(written(referee).encode(), None)
    assert referee.game.result() in told
    assert ("it is over" if referee.game.over else "it goes on") in told
    assert max(map(len, written(referee).splitlines())) <= transcript.WIDTH


def test_after_the_last_card_is_drawn_the_referee_shuffles_and_keeps_it():
    agreed = Setup("H6", SCREEN, 2)
    agreed.deck = bytes(TABLES["H6"].cards(agreed))
    referee = begun(agreed, Random(4).randbytes)
    referee.submit((START, 0))
    while referee.game.knowledge.draw > 1:
        referee.submit((DRAW,))
        referee.submit((THROW, held(referee.game, referee.game.seat)[0]))
    before = seen(referee)
    referee.submit((DRAW,))
    assert (referee.game.owes, referee.new_cards) == ((), True)
    order = referee.log()[-1][1:]
    assert list(referee.game.knowledge.pile) == list(order)
    assert referee.game.knowledge.draw == len(order) == 100 + 4 - 28 - 2
    referee.take_back()
    assert seen(referee) == before
    referee.submit((DRAW,))
    assert referee.log()[-1][1:] == order, "nobody looks twice"
