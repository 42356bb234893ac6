"""The referee under random play: what is taken back is as it was, what is kept as it stands."""

from copy import deepcopy
from random import Random

from hypothesis import given, settings

from firmware.play.knowledge import TABLE
from firmware.play.referee import Referee
from firmware.play.setup import Setup
from firmware.storage.journal import BACK, MOVE, NOTE, Journal
from tests.journal_games import FOLDER, begun, resumed
from tests.nvm import Nvm, log, seen
from tests.sample import rules, strategies
from tests.text_player import snapshot


@settings(max_examples=12)
@given(strategies.setups(), strategies.chances)
def test_taking_back_restores_each_state_to_the_first_and_playing_on_the_last(
    setup: Setup, chance: Random
):
    referee = begun(setup)
    states = [(snapshot(referee.game), referee.new_cards)]
    for move in strategies.steps(referee.game, chance):
        ruling = (rules.TURN, chance.randrange(setup.players))
        if chance.random() > 0.03 or referee.submit(ruling):
            assert referee.submit(move) is None
        states.append((snapshot(referee.game), referee.new_cards))
    log = referee.log()
    for state in reversed(states[:-1]):
        referee.take_back()
        assert (snapshot(referee.game), referee.new_cards) == state
    assert referee.last() is None
    for move, state in zip(log, states[1:], strict=True):
        assert referee.submit(move) is None
        assert (snapshot(referee.game), referee.new_cards) == state


class Model:
    """A model of the referee: the game before each move that remains, and signs since."""

    def __init__(self, game: rules.TheGame) -> None:
        self.game = game
        self.before: list[tuple[rules.TheGame, tuple]] = []
        self.kept: list[tuple] = []  # moves and signs in order

    def play(self, move: tuple) -> None:
        if move[0] != rules.MARK:
            self.before.append((deepcopy(self.game), move))
        self.game.play(move)
        self.kept.append(move)

    def take_back(self) -> None:
        if not self.before:
            return
        self.game, _ = self.before.pop()
        place = max(at for at, move in enumerate(self.kept) if move[0] != rules.MARK)
        del self.kept[place]
        for sign in self.kept[place:]:
            self.game.play(sign)


@settings(max_examples=15)
@given(strategies.setups(), strategies.chances)
def test_moves_signs_rulings_and_take_backs_in_any_order_are_kept_as_they_stand(
    setup: Setup, chance: Random
):
    referee = begun(setup)
    model = Model(deepcopy(referee.game))
    for _ in range(chance.randrange(150)):
        kind = chance.random()
        legal = referee.game.legal_moves()
        if kind < 0.6 and legal:
            move = (rules.END,) if (rules.END,) in legal and kind < 0.2 else chance.choice(legal)
        elif kind < 0.75:
            move = (rules.MARK, chance.randrange(4), chance.randrange(3))
        elif kind < 0.8:
            move = strategies.stray(chance)
        else:
            referee.take_back()
            model.take_back()
            move = None
        if move and referee.submit(move) is None:
            model.play(move)
        assert snapshot(referee.game) == snapshot(model.game)
        if chance.random() < 0.2:
            again = resumed(referee)
            assert snapshot(again.game) == snapshot(referee.game)
            assert again.new_cards == referee.new_cards
            assert again.log() == referee.log() == [m for m in model.kept if m[0] != rules.MARK]
            assert seen(again.journal) == seen(referee.journal)
            assert again.journal.open != again.game.over


@given(strategies.chances)
def test_a_made_up_log_is_replayed_as_far_as_it_fits_and_nothing_else(chance: Random):
    journal = Journal(Nvm())
    journal.begin(Setup("TG", TABLE, 1).pack())
    records = [
        (chance.choice([MOVE, MOVE, NOTE, BACK]), strategies.stray(chance)) for _ in range(8)
    ]
    for kind, move in records[: chance.randrange(9)]:
        journal.append(kind, bytes(move))
    before = log(journal)
    referee = Referee(journal, FOLDER, Setup("TG", TABLE, 1))
    left = log(journal)
    assert left == before[: len(left)]
    assert bool(referee.lost) == (left != before)
    assert log(Journal(journal.memory)) == left
    again = Referee(Journal(journal.memory), FOLDER, Setup("TG", TABLE, 1))
    assert (again.lost, again.log()) == (0, referee.log())
