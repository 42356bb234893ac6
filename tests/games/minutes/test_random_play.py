"""4½ Minutes under random play: what holds after every move of every round."""

from random import Random

from hypothesis import given, settings

from firmware.games.minutes import rules
from firmware.games.minutes.rules import (
    ASIDE,
    BLOCKED,
    LAY,
    MOVES,
    PAUSE,
    SET_TOP,
    TIME,
    TURN,
    Minutes,
    cards,
    copies,
)
from firmware.play.knowledge import ON_CALL, SCREEN, TABLE
from firmware.play.notation import Notation
from firmware.play.setup import Setup
from tests.games.minutes.positions import open_table
from tests.games.minutes.strategies import (
    TABLES,
    chances,
    random_round,
    setups,
    shuffled,
    steps,
    stray,
)
from tests.journal_games import begun, resumed
from tests.refusal_check import (
    legal_moves_are_all,
    legal_moves_are_all_whatever_is_ruled,
    refusals_change_nothing,
)
from tests.text_player import snapshot

moves = Notation(rules)


def every_move(game: Minutes) -> list[tuple]:
    """Return all moves that could be legal, rulings and the end of time left out."""
    seats = [(seat,) for seat in range(7)]
    found: list[tuple] = [(0, seat) for seat in range(7)] + [(ASIDE,), (6,), (7,), (5,)]
    found += [(5, *seat) for seat in seats]
    found += [(code, pile) for code in (4, 8) for pile in range(3)]
    for card in range(90):
        for pile in range(3):
            found.append((LAY, card, pile))
            if card & 15 == TURN:
                found += [(LAY, card, pile, *seat) for seat in seats]
    return found


@settings(max_examples=10)
@given(setups(SCREEN), chances)
def test_where_the_device_dealt_no_card_is_lost_or_doubled(setup: Setup, chance: Random):
    game = rules.new(setup)
    table = open_table(game)
    away: list[int] = []  # laid or set aside
    for move in steps(game, chance):
        seat = game.seat
        if move[0] == LAY:
            away.append(move[1])
        elif move[0] == ASIDE:
            away += table.hand(seat)
        game.play(move)
        hands = [card for hand in table.known for card in hand]
        drawn = len(table.pile) - table.draw
        assert sorted([*away, *hands, *table.pile[drawn:]]) == list(cards())
        assert table.hands == [len(hand) for hand in table.known]
        assert game.left == 95 - len(away)
        assert all(hand == sorted(hand) for hand in table.known)


@settings(max_examples=10)
@given(setups(), chances)
def test_the_counts_hold_together(setup: Setup, chance: Random):
    game = rules.new(setup)
    laid = 0
    for move in steps(game, chance):
        laid += move[0] not in (ASIDE, 0)
        game.play(move)
        assert game.left + game.aside + laid == 95
        assert game.score == game.left + 2 * game.aside
        assert 0 <= game.count <= 3
        assert game.way == 1 or game.players > 2
        assert min(game.knowledge.hands) >= 0
        assert not game.knowledge.draw or min(game.knowledge.hands) > 0
        assert game.over == (game.left == 0)
        if game.started and not game.over:
            assert game.knowledge.hands[game.seat]


@settings(max_examples=10)
@given(setups(), chances)
def test_a_refused_move_changes_nothing(setup: Setup, chance: Random):
    game = rules.new(setup)
    refusals_change_nothing(game, steps(game, chance), lambda: stray(chance))


@settings(max_examples=10)
@given(setups(), chances)
def test_the_legal_moves_are_exactly_those_that_are_not_refused(setup: Setup, chance: Random):
    game = rules.new(setup)
    legal_moves_are_all(game, steps(game, chance), lambda: every_move(game), chance, 0.1)


@settings(max_examples=10)
@given(setups(), chances)
def test_so_they_are_where_rulings_have_changed_the_table(setup: Setup, chance: Random):
    game = rules.new(setup)
    played, every = steps(game, chance), lambda: every_move(game)
    for _ in legal_moves_are_all_whatever_is_ruled(
        game, played, lambda: stray(chance), SET_TOP, every, chance
    ):
        assert min(game.knowledge.hands) >= 0


@settings(max_examples=10)
@given(setups(TABLE), chances)
def test_no_ruling_leads_to_what_play_cannot_come_to(setup: Setup, chance: Random):
    game = rules.new(setup)
    for move in steps(game, chance):
        game.play(move)
        for _ in range(5):
            ruling = stray(chance)
            if SET_TOP <= ruling[0] < PAUSE and not game.over and not game.play(ruling):
                possible(game, ruling)
        if chance.random() < 0.02:
            break  # rulings may go on for ever


def possible(game: Minutes, ruling: tuple) -> None:
    """Hold `game` against what is so after every play."""
    where = f"{ruling} {game.facts()}"
    table, blocked, other = game.knowledge, game.tops[game.blocked], game.tops[1 - game.blocked]
    assert not game.over, where
    assert game.left + game.aside + max(sum(game.gone), game.begun) <= 95, where
    assert table.hands[game.seat] > 0, where
    least = 0 if not table.draw else 2 if game.challenge else game.hand_size
    assert least <= min(table.hands) <= max(table.hands) <= game.hand_size + 10, where
    assert game.begun or not game.count, where
    if not game.on_call:
        assert game.tops[0] or not game.tops[1], where
        assert all(game.gone[top] for top in game.tops if top), where
        assert game.tops[0] != game.tops[1] or copies(game.tops[0]) != 1, where
    if not game.on_call and game.count:
        assert blocked & 15 == BLOCKED, where
        assert game.count == 3 or other and other & 15 != BLOCKED, where


@settings(max_examples=10)
@given(setups(SCREEN), chances)
def test_the_table_never_contradicts_the_screen_on_the_same_round(setup: Setup, chance: Random):
    game = rules.new(setup)
    blind = rules.new(Setup(setup.rules, TABLE, setup.players))
    for move in steps(game, chance):
        for attempt in (move, stray(chance)):
            if attempt[0] < SET_TOP and blind.why_not(attempt):
                assert game.why_not(attempt), attempt
        assert blind.play(move) is None
        game.play(move)
        assert blind.facts() == game.facts()


@settings(max_examples=10)
@given(setups(), chances)
def test_the_journal_the_record_and_take_back_restore_the_round(setup: Setup, chance: Random):
    referee = begun(setup)
    stop = chance.randrange(60)
    for _ in range(stop):
        if referee.game.over:
            break
        move = chance.choice(referee.game.legal_moves())
        assert moves.parse(moves.text(move)) == moves.unpack(moves.pack(move)) == move
        before = snapshot(referee.game)
        assert referee.submit(move) is None
        if chance.random() < 0.2:
            after = snapshot(referee.game)
            referee.take_back()
            assert snapshot(referee.game) == before
            assert referee.submit(move) is None
            assert snapshot(referee.game) == after
    assert snapshot(resumed(referee).game) == snapshot(referee.game)
    replayed = referee.new_game()
    for words in referee.log_text():
        assert replayed.play(moves.parse(words)) is None
    assert snapshot(replayed) == snapshot(referee.game)
    while referee.journal.moves:
        referee.take_back()
    assert snapshot(referee.game) == snapshot(referee.new_game())


def test_the_random_rounds_reach_all_that_is_to_be_proved():
    laid, asides, blocks, displays = set(), [], 0, 0
    for number, (name, players) in enumerate(TABLES):
        chance = Random(number)
        game = rules.new(Setup(name, SCREEN, players, shuffled(chance)))
        for move in steps(game, chance, 0):
            game.play(move)
            laid.add(MOVES[move[0]][0])
            blocks += game.count == 1
            displays = max(displays, *game.knowledge.hands)
        asides.append(game.aside)
        called = random_round(Setup(name, ON_CALL, players), chance, 0)
        assert called.aside == 0
    assert laid == {MOVES[code][0] for code in (0, LAY, ASIDE)}
    assert blocks > 10
    assert displays > 6
    assert max(asides) > min(asides) > 0


def test_time_may_be_up_after_any_move():
    chance = Random(5)
    for name, players in TABLES:
        game = rules.new(Setup(name, SCREEN, players, shuffled(chance)))
        for move in steps(game, chance):
            game.play(move)
            if chance.random() < 0.05:
                break
        if not game.over:
            left = game.left
            assert game.play((TIME,)) is None
            assert (game.over, game.left) == (True, left)
