"""The device plays the games of discarding for a seat: it lays what goes, by its own hand alone."""

from random import Random
from typing import Any

import pytest

from firmware.games.shedding import player
from firmware.games.shedding.rules import DISCARD, DRAW, FREE, JOKER, SHUFFLE, TRICK
from tests.desk import Desk
from tests.games.shuffled import started
from tests.games.unseen import mixed

GAMES = ["H1", "H2", "H3", "H4"]
each = pytest.mark.parametrize("kind", GAMES)
# By keys, to the first turn: dealt, three play, two of them the device, P1 starts.
THREE = {"H1": "2 2 A A 3 # 1", "H2": "3 2 A A 3 # 1", "H3": "4 2 A A 3 # 1", "H4": "5 2 A A 3 # 1"}


def seen_by(game: Any) -> Any:
    return list(player.look(game))[-1]


def thought(game: Any) -> tuple[int, ...]:
    return next(move for move in player.think(seen_by(game)) if move)


def step(game: Any, chance: Random) -> None:
    """Play what it thinks best, or shuffle what must be."""
    if game.owes:
        order = list(game.owes)
        chance.shuffle(order)
        assert game.play((SHUFFLE, *order)) is None
        return
    move = thought(game)
    assert game.play(move) is None, (move, game.facts())


@each
@pytest.mark.parametrize("players", [2, 3, 6])
def test_it_plays_whole_games_and_the_rules_refuse_nothing(kind: str, players: int):
    chance = Random(f"{kind} {players}")
    for _ in range(4):
        game = started(kind, players, chance)
        for _ in range(3000):
            if game.over:
                break
            step(game, chance)
        assert game.over


def held(game: Any, *cards: int) -> Any:
    game.knowledge.known[game.seat] = sorted(cards)
    game.knowledge.hands[game.seat] = len(cards)
    return game


def test_it_lays_what_goes_and_of_several_the_one_on_which_most_of_its_others_go():
    game = started("H1", 2, Random(1))
    game.open = game.top = 45
    assert thought(held(game, 14, 58, 81, 88)) == (DISCARD, 58)
    assert thought(held(game, 11, 12)) == (DRAW,)


def test_it_draws_only_where_nothing_goes_and_keeps_a_joker_till_then():
    game = started("H2", 2, Random(1))
    game.open = game.top = 45
    assert thought(held(game, 14, 11, JOKER)) == (DISCARD, 14)
    assert thought(held(game, 13, 11, JOKER))[0] == FREE
    assert thought(held(game, 13, 11)) == (DRAW,)


def test_a_trick_comes_before_a_joker():
    game = started("H2", 2, Random(1))
    game.open = game.top = 45
    assert thought(held(game, 13, 100, JOKER)) == (TRICK,)


def test_it_declares_the_factors_on_which_its_other_cards_go():
    game = started("H4", 2, Random(1))
    game.open, game.top, game.factors = 12, 12, (2, 6)
    assert thought(held(game, 24, 81, 27, 63)) == (DISCARD, 24, 3, 8) or thought(game)[2:] == (4, 6)


@each
def test_it_sees_and_plays_the_same_whatever_others_hold_and_the_pile_has(kind: str):
    chance = Random(kind)
    game = started(kind, 3, chance)
    for _ in range(60):
        if game.over:
            break
        if not game.owes:
            seen, move = seen_by(game), thought(game)
            with mixed(game, chance):
                assert (seen_by(game), thought(game)) == (seen, move)
        step(game, chance)


def top(desk: Desk) -> str:
    return type(desk.app.stack[-1]).__name__


def mine(desk: Desk) -> str:
    """Return what P1 types: a card that goes, or # to draw or end."""
    for move in desk.game.legal_moves():
        if move[0] == DISCARD:
            return f"{move[2] % 10}{move[3] % 10}" if len(move) > 2 else f"{move[1]}#"
    return "#"


@each
def test_one_plays_a_whole_game_for_three_with_two_of_the_device_s(kind: str):
    desk = Desk(seed=5).type(THREE[kind])
    assert desk.game.names == "   BoxBix"
    for _ in range(900):
        if desk.game.over:
            break
        if top(desk) == "BoxTurn":
            desk.wait(300).type("#" if top(desk) == "BoxTurn" else "")
        elif top(desk) == "Turn":
            desk.wait(100).type(mine(desk))
        else:
            assert desk.rows()[0] == "One of yours goes. Still draw?"
            desk.type("#")
    desk.wait(500)
    assert desk.game.over
    assert top(desk) == "Scores"
    assert "Box" in desk.words()


def drawn(kind: str) -> Desk:
    """Return a desk at the device's first turn: P1 has drawn a card."""
    desk = Desk(seed=3).type(THREE[kind]).type("#")
    return desk.type("#") if desk.rows()[0] == "One of yours goes. Still draw?" else desk


def test_its_turn_shows_the_open_card_what_it_laid_and_one_s_own_hand():
    desk = drawn("H2")
    assert desk.rows()[0] == "New: 55  pile 81"
    assert desk.rows()[6:] == ["18 27 41 42 55 57 80 96", "#go on  *undo"]
    desk.wait(1700)
    assert desk.rows()[0] == "Bix must answer  pile 81"
    assert desk.rows()[2:5] == ["Box 6", "Bix 7  3", ""]
    desk.wait(1700)
    assert desk.rows()[0] == "Bix!  pile 81"


def draws_none(keys: str) -> Desk:
    """Return a desk where P1 has drawn though no card was left to be drawn (H-b)."""
    desk = Desk(seed=3).type(keys)
    game = desk.game
    game.total -= game.knowledge.draw
    game.knowledge.draw = 0
    desk.type("#")
    return desk.type("#") if desk.rows()[0] == "One of yours goes. Still draw?" else desk


@pytest.mark.rule("H-b")
def test_who_draws_though_no_card_is_left_is_told_that_it_was_none():
    assert draws_none(THREE["H2"]).rows()[0] == "P1 draws none  pile 0"
    desk = draws_none("2 2 3 2 # 1 1")
    assert desk.game.drawn == [0, 0]
    assert desk.rows()[0].startswith("Hand me to")
    assert "none" not in desk.words()


def test_what_ends_its_turn_is_shown_for_a_while_too_and_a_sharp_goes_on():
    desk = drawn("H1")
    while len(desk.referee.log()) < 3:
        desk.wait(20)
    assert desk.game.seat == 2
    page = desk.rows()
    assert page[0].startswith("Box: ")
    assert desk.wait(1000).rows() == page
    assert desk.type("#").rows()[0].startswith("Bix")
    assert len(desk.referee.log()) == 3


def test_what_goes_names_no_key_where_sharp_goes_on_with_its_turn():
    desk = Desk(seed=1).type("4 2 A 2 # 1")
    told = set()
    for _ in range(60):
        if top(desk) == "BoxTurn":
            assert "#" not in "".join(desk.rows()[:6])
            told.add(desk.rows()[2].partition("  ")[2])
            desk.wait(2000)
        else:
            desk.type("#")
    assert "now end" in told


def test_a_star_at_what_ended_its_turn_takes_back_to_my_own_last_move():
    desk = drawn("H1")
    while len(desk.referee.log()) < 3:
        desk.wait(20)
    desk.wait(400).type("*")
    assert desk.words() == "Undo P1's draw? New cards were drawn. #yes *no"
    desk.type("#")
    assert len(desk.referee.log()) == 1
    assert top(desk) == "Turn"


def test_its_hand_is_on_no_page_where_two_pass_the_device_round():
    desk = Desk(seed=3).type("2 2 A 3 # 3")
    assert desk.rows()[0] == "Box  pile 78"
    hand = {str(card) for card in desk.game.knowledge.hand(2) if card > 9}
    for _ in range(100):
        words = set(" ".join(desk.rows()[1:]).split()) - {str(desk.game.open)}
        assert not hand & words
        if top(desk) != "BoxTurn":
            break
        desk.wait(100)
    assert desk.rows()[0].startswith("Hand me to")
    assert desk.type("3").notice() == "P1 presses 1"
