"""Games 5 and 6 under random play: what holds after every move of every game."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firmware.games.melding.rules import (
    CLAIM,
    DRAW,
    FINISHED,
    MOVES,
    OPEN,
    OUT,
    SCORE,
    SHUFFLE,
    START,
    TOP,
    UNSEEN,
    Drawing,
)
from firmware.play.knowledge import ON_CALL, SCREEN, TABLE
from firmware.play.setup import Setup
from tests.games.melding.positions import RULES, TABLES, claim, everywhere, held, moves
from tests.refusal_check import refusals_change_nothing
from tests.text_player import snapshot

chances = st.randoms(use_true_random=True)


@st.composite
def setups(draw: st.DrawFn, level: int | None = None) -> Setup:
    """Return any rule set, options and number of players, at `level` or at any that is played."""
    name = draw(st.sampled_from(list(TABLES)))
    players = draw(st.integers(2, TABLES[name].RULE_SETS[name][2]))
    options = bytes((draw(st.integers(0, 4)), draw(st.integers(0, 1))))
    if level is None:
        level = draw(st.sampled_from([TABLE, SCREEN, ON_CALL]))
    agreed = Setup(name, level, players, b"", options)
    if level == SCREEN:
        cards = TABLES[name].cards(agreed)
        draw(chances).shuffle(cards)
        agreed.deck = bytes(cards)
    return agreed


def steps(game: Drawing, chance: Random, most: int = 400) -> Iterator[tuple]:
    """Yield a legal move, which must be played before the next is asked for; `most` of them.

    Who is known to be able to be out mostly is; who need not say the cards now and then makes up a
    hand of sets that nobody can contradict, and on call does so half the time.
    """
    for _ in range(most):
        if game.over:
            return
        out = None
        if FINISHED in [move[0] for move in game.legal_moves()] and chance.random() < 0.5:
            out = _claimed(game, chance)
        elif game.drawn is not None and not game.owes and chance.random() < 0.3:
            out = _out(game, chance)
        if out:
            yield out
        elif game.owes:
            order = list(game.owes)
            chance.shuffle(order)
            yield (SHUFFLE, *order)
        else:
            yield chance.choice(game.legal_moves())


def _out(game: Drawing, chance: Random) -> tuple | None:
    if game.knowledge.hand(game.seat) is None:
        taken = game.shown[game.seat]
        cards = [move[1] for move in game.legal_moves() if move[1] not in taken]
        if chance.random() < 0.3:
            chance.shuffle(cards)
        hand = (taken + cards)[: game.hand_size + 1]
    else:
        hand = held(game, game.seat)
    for thrown in sorted(set(hand)):
        rest = list(hand)
        rest.remove(thrown)
        if len(rest) == game.hand_size and (move := claim(game, thrown, rest)):
            return move
    return None


def _claimed(game: Drawing, chance: Random) -> tuple | None:
    seat = chance.choice([seat for seat in range(game.players) if seat not in game.finished])
    cards = [card for card in range(1, game.last + 1) if not game.away(card)]
    start = chance.randrange(len(cards) - game.hand_size)
    hand = cards[start : start + game.hand_size + 1]
    move = claim(game, hand[-1], hand[:-1])
    return (CLAIM, seat, *move[1:]) if move else None


def stray(chance: Random) -> tuple:
    """Return a move of any kind with any fields, mostly one that is refused."""
    code = chance.randrange(len(MOVES))
    fields = (
        chance.choice([0, 1, 8, 15])
        if code in (OUT, SHUFFLE, CLAIM)
        else len(MOVES[code][0].split()) - 1
    )
    fields = max(fields, {OUT: 1, CLAIM: 2}.get(code, 0))
    return (code, *[chance.choice([0, 1, 2, 3, chance.randrange(256)]) for _ in range(fields)])


@settings(max_examples=10)
@given(setups(SCREEN), chances)
def test_where_the_device_dealt_no_card_is_lost_or_doubled(setup: Setup, chance: Random):
    game = RULES[setup.rules].new(setup)
    for move in steps(game, chance):
        assert game.play(move) is None
        assert everywhere(game) == sorted(setup.deck)
        assert game.knowledge.hands == [len(held(game, seat)) for seat in range(game.players)]
        assert game.outside == game.knowledge.draw + len(game.pile)
        for seat, count in enumerate(game.knowledge.hands):
            drawn = seat == game.seat and game.drawn is not None
            if not game.over and seat not in game.finished:
                assert count == game.hand_size + drawn


@settings(max_examples=10)
@given(setups(), chances)
def test_a_refused_move_changes_nothing(setup: Setup, chance: Random):
    game = RULES[setup.rules].new(setup)
    refusals_change_nothing(game, steps(game, chance, 60), lambda: stray(chance))


EVERY_MOVE = [
    *[(code, field) for code in (START, OPEN, 4) for field in range(256)],
    (DRAW,),
    (3,),
    *[(SCORE, seat, count) for seat in range(7) for count in range(20)],
    *[(FINISHED, seat) for seat in range(7)],
]


@settings(max_examples=10)
@given(setups(), chances)
def test_the_legal_moves_are_exactly_those_that_are_not_refused(setup: Setup, chance: Random):
    game = RULES[setup.rules].new(setup)
    for move in steps(game, chance, 100):
        if chance.random() < 0.1 and not game.owes:
            assert sorted(game.legal_moves()) == sorted(
                m for m in EVERY_MOVE if not game.why_not(m)
            )
        if move[0] not in (OUT, SHUFFLE, CLAIM):
            assert move in game.legal_moves()
        assert game.play(move) is None


@settings(max_examples=10)
@given(setups(SCREEN), chances)
def test_the_table_never_contradicts_the_screen_on_the_same_game(setup: Setup, chance: Random):
    game = RULES[setup.rules].new(setup)
    blind = RULES[setup.rules].new(Setup(setup.rules, TABLE, setup.players, b"", setup.options))
    for move in steps(game, chance):
        for attempt in (move, stray(chance)):
            if attempt[0] < TOP and attempt[0] != SHUFFLE and blind.told and blind.why_not(attempt):
                assert game.why_not(attempt), attempt
        assert game.play(move) is None
        if move[0] == SHUFFLE:
            continue
        assert blind.play(move) is None
        if move[0] == START:
            assert blind.play((OPEN, game.open)) is None
        if not game.owes:
            assert blind.knowledge.hands == game.knowledge.hands
            assert blind.knowledge.draw == game.knowledge.draw
        assert (blind.seat, blind.open, blind.finished) == (game.seat, game.open, game.finished)
    if game.over:
        for points in (game.scores() or [])[game.finished[0] + 1 :] if blind.scoring else []:
            assert blind.play((6, blind.seat, points)) is None
        for points in (game.scores() or [])[: game.finished[0]] if blind.scoring else []:
            assert blind.play((6, blind.seat, points)) is None
        assert blind.scores() == game.scores()
        assert blind.result() == game.result() != "not over"
        assert len(game.result()) <= 60


@settings(max_examples=10)
@given(setups(), chances)
def test_the_written_log_is_the_game_and_its_beginning_is_the_game_before(
    setup: Setup, chance: Random
):
    new = RULES[setup.rules].new
    game, log, states = new(setup), [], [snapshot(new(setup))]
    for move in steps(game, chance, 120):
        assert moves.parse(moves.text(move)) == move
        assert moves.unpack(moves.pack(move)) == move
        game.play(move)
        log.append(moves.pack(move))
        states.append(snapshot(game))
    again = new(setup)
    for packed, state in zip(log, states, strict=False):
        assert snapshot(again) == state
        again.do(moves.unpack(packed))
    assert snapshot(again) == states[-1]


@settings(max_examples=10)
@given(setups(TABLE), chances)
def test_the_counts_add_up_whatever_is_ruled(setup: Setup, chance: Random):
    game = RULES[setup.rules].new(setup)
    total = len(TABLES[setup.rules].cards(setup))
    for move in steps(game, chance, 150):
        assert game.play(move) is None
        for _ in range(3):
            ruling = stray(chance)
            if TOP <= ruling[0] <= UNSEEN:
                game.play(ruling)
        assert sum(game.knowledge.hands) + len(game.laid) + game.outside == total
        assert 0 <= game.knowledge.draw <= game.outside
        assert game.over or game.legal_moves()
        for card in range(102):
            known = game.away(card) + game.shown[game.seat].count(card)
            assert known <= game.copies(card) or not card


@pytest.mark.rule("H-b", "H-d")
@pytest.mark.parametrize("name", TABLES)
def test_however_many_play_there_is_always_something_to_reshuffle(name: str):
    """So that nobody ever draws nothing: what lies outside the hands is always the same."""
    size, _, most = TABLES[name].RULE_SETS[name]
    cards = TABLES[name].cards(Setup(name, TABLE, most, b"", b"\x00\x00"))
    assert len(cards) - most * size - 1 > 40


def test_the_random_games_reach_every_kind_of_end():
    ends = set()
    for number in range(60):
        chance = Random(number)
        name = chance.choice(list(TABLES))
        agreed = Setup(
            name, chance.choice([TABLE, SCREEN, ON_CALL]), 3, b"", bytes((4, number % 2))
        )
        cards = TABLES[name].cards(agreed)
        chance.shuffle(cards)
        agreed.deck = bytes(cards) if agreed.level == SCREEN else b""
        game = RULES[name].new(agreed)
        for move in steps(game, chance, 1500):
            game.play(move)
        if game.over:
            ends.add((game.hand_size, agreed.level, game.places))
        if len(ends) >= 12:
            break
    assert len(ends) >= 12, ends
