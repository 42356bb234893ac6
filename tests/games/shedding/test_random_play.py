"""The games of discarding under random play: what holds after every move of every game."""

from random import Random

from hypothesis import given, settings

from firmware.games.shedding.rules import (
    LAST,
    OPEN,
    SHUFFLE,
    SPECIAL,
    Discarding,
    digits,
    is_ruling,
    twin,
)
from firmware.games.shedding.specials import Specials
from firmware.play.knowledge import NO, SCREEN, TABLE, Hands
from firmware.play.setup import Setup, unpack
from tests.games.shedding.positions import MOVES, TABLES, hand, places
from tests.games.shedding.strategies import begun, chances, ruling, setups, steps, stray
from tests.refusal_check import refusals_change_nothing
from tests.text_player import snapshot


@settings(max_examples=12)
@given(setups(SCREEN), chances)
def test_where_the_device_dealt_no_card_is_lost_or_doubled(setup: Setup, chance: Random):
    game = begun(setup)
    cards = list(TABLES[setup.rules].cards(setup))
    for move in steps(game, chance):
        game.play(move)
        if chance.random() < 0.1:
            game.play(stray(setup.rules, chance))
        assert places(game) == cards
        assert game.knowledge.hands == [len(hand(game, seat)) for seat in range(game.players)]
        assert game.below == sum(game.under)
        assert game.out == [] or not any(game.knowledge.hands[seat] for seat in game.out)


@settings(max_examples=12)
@given(setups(TABLE), chances)
def test_where_hands_are_not_known_the_counts_add_up(setup: Setup, chance: Random):
    game = begun(setup)
    for move in steps(game, chance):
        game.play(move)
        assert game.knowledge.draw >= 0
        assert min(game.knowledge.hands) >= 0
        assert game.owes == ()
        in_sight = game.knowledge.draw + sum(game.knowledge.hands) + game.below + game.aside + 1
        assert in_sight == game.total
        assert sum(game.under) <= game.below


@settings(max_examples=12)
@given(setups(), chances)
def test_a_refused_move_changes_nothing(setup: Setup, chance: Random):
    game = begun(setup)
    refusals_change_nothing(game, steps(game, chance), lambda: stray(setup.rules, chance))


def every_move(name: str) -> list[tuple]:
    """Return every move but shuffles and rulings, all fields up to 102."""
    moves_of = MOVES[name]
    found = []
    for code in range(len(moves_of.rows)):
        _, *kinds = moves_of.row(code)
        if code == SHUFFLE or is_ruling(code):
            continue
        moves: list[tuple] = [(code,)]
        for kind in kinds:
            fields = range({"factor": 12, "seat": 7}.get(kind, 103))
            moves = [(*move, field) for move in moves for field in fields]
        found += moves
    return found


EVERY_MOVE = {name: every_move(name) for name in MOVES}


@settings(max_examples=10)
@given(setups(), chances)
def test_the_legal_moves_are_exactly_those_that_are_not_refused(setup: Setup, chance: Random):
    game = begun(setup)
    for move in steps(game, chance, 60):
        if chance.random() < 0.05 and not game.owes:
            legal = game.legal_moves()
            assert len(set(legal)) == len(legal)
            assert sorted(legal) == [m for m in EVERY_MOVE[setup.rules] if not game.why_not(m)]
        game.play(move)
    if game.over:
        assert game.legal_moves() == []


@settings(max_examples=10)
@given(setups(), chances)
def test_rulings_may_come_at_any_time_and_the_game_goes_on(setup: Setup, chance: Random):
    game = begun(setup)
    for move in steps(game, chance, 80):
        game.play(move)
        over = game.over
        if chance.random() < 0.3 and game.play(ruling(setup.rules, chance)) is None:
            assert over or not game.over, "no ruling wins a game"
        assert game.over == (len(game.out) >= (game.players - 1 if game.places else 1))
        assert game.over or game.seat not in game.out
        assert game.over or game.legal_moves()
        if game.over:
            assert game.scores()
        could_be(game)


def could_be(game: Discarding) -> None:
    """Hold a table against what the rules can lead to."""
    assert sum(game.facts()["immune"]) <= 1
    assert [seat for seat in range(game.players) if not game.knowledge.hands[seat]] == sorted(
        game.out
    )
    if not game.owes:
        assert 0 <= game.knowledge.draw <= game.spare
    assert sum(game.under) <= game.below
    if game.over or not game.open:
        return
    if "open" not in game.facts():
        return  # on call
    if not isinstance(game, Specials):
        assert not game.laid
        return
    assert game.hundred != SPECIAL or not game.under[LAST] or not any(game.immune)
    if game.obliged:
        assert not game.laid
        assert not game.immune[game.seat]
    kept = twin(game.open)  # what keeps the turn, if the open card was laid in it
    if game.run:
        assert digits(game.open) >> game.run & 1
        assert game.laid > (0 if kept else 1)
    if game.laid and kept:
        assert game.run == kept
    assert game.run or game.laid <= game.without_run


@settings(max_examples=12)
@given(setups(SCREEN), chances)
def test_the_table_never_contradicts_the_screen_on_the_same_game(setup: Setup, chance: Random):
    game = begun(setup)
    blind = begun(Setup(setup.rules, TABLE, setup.players, b"", setup.options))
    turned = game.open
    for move in steps(game, chance):
        if blind.started and not blind.open:
            assert blind.play((OPEN, turned)) is None
        for attempt in (move, stray(setup.rules, chance)):
            if not is_ruling(attempt[0]) and attempt[0] != SHUFFLE:
                assert not blind.why_not(attempt) or game.why_not(attempt), attempt
        if move[0] != SHUFFLE:
            assert blind.play(move) is None
        game.play(move)
        if game.owes:
            continue
        if game.started and blind.open:
            assert game.facts() == blind.facts()
            for card in range(1, 102):
                if blind.discarded(card):
                    for seat in range(game.players):
                        assert game.knowledge.holds(seat, card) == NO


@settings(max_examples=10)
@given(setups(), chances)
def test_moves_have_their_text_and_bytes_and_the_log_restores_the_state(
    setup: Setup, chance: Random
):
    moves = MOVES[setup.rules]
    game = begun(setup)
    states, log = [snapshot(game)], []
    for move in steps(game, chance, 60):
        assert moves.parse(moves.text(move)) == move
        assert moves.unpack(moves.pack(move)) == move
        game.play(move)
        log.append(moves.pack(move))
        states.append(snapshot(game))
    again = begun(unpack(setup.pack()))
    for state, packed in zip(states, log, strict=False):
        assert snapshot(again) == state
        again.do(moves.unpack(packed))
    assert snapshot(again) == states[-1]


@settings(max_examples=10)
@given(setups(SCREEN), chances)
def test_whoever_saw_new_cards_is_known_before_the_move(setup: Setup, chance: Random):
    game = begun(setup)
    assert isinstance(game.knowledge, Hands)
    for move in steps(game, chance):
        before, drew = list(game.knowledge.hands), game.drew(move)
        game.play(move)
        more = [after > held for after, held in zip(game.knowledge.hands, before, strict=True)]
        assert move[0] == SHUFFLE or drew == (any(more) or len(game.owes) > 0)


def test_the_random_games_reach_all_that_is_to_be_proved():
    reached = dict.fromkeys(("renewed", "run", "obliged", "immune", "trick", "over", "owes"), 0)
    for number in range(60):
        chance = Random(number)
        agreed = Setup(["H2", "H3"][number % 2], SCREEN, 2 + number % 5, b"", b"\x04\x00\x01")
        deck = TABLES[agreed.rules].cards(agreed)
        chance.shuffle(deck)
        agreed.deck = bytes(deck)
        game = begun(agreed)
        assert isinstance(game, Specials)
        for move in steps(game, chance):
            game.play(move)
            reached["run"] += game.run > 0
            reached["obliged"] += game.obliged
            reached["owes"] += len(game.owes) > 0
            reached["trick"] += game.waiting
        reached["renewed"] += game.renewals > 1
        reached["immune"] += True in game.immune
        reached["over"] += game.over
        if min(reached.values()) > 0:
            break
    assert min(reached.values()) > 0, reached
