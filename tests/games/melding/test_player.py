"""The device plays the games of sets for a seat: towards sets, by its own hand alone."""

from random import Random
from typing import Any

import pytest

from firmware.games.melding import player
from firmware.games.melding.prover import Proof
from firmware.games.melding.rules import DRAW, JOKER, OUT, SHUFFLE, TAKE, THROW
from tests.desk import Desk
from tests.games.shuffled import started
from tests.games.unseen import mixed

each = pytest.mark.parametrize("kind", ["H5", "H5-advanced", "H6"])
# By keys, to the first turn: dealt, three play, two of them the device, P1 starts.
THREE = {"H5": "6 2 A A 3 # 1", "H6": "7 2 A A 3 # 1"}
by_keys = pytest.mark.parametrize("kind", THREE)


def held(game: Any, *cards: int) -> Any:
    game.knowledge.known[game.seat] = sorted(cards)
    game.knowledge.hands[game.seat] = len(cards)
    return game


def seen_by(game: Any) -> Any:
    return list(player.look(game))[-1]


def thought(game: Any) -> tuple[int, ...]:
    return next(move for move in player.think(seen_by(game)) if move)


def claimed(game: Any, thrown: int) -> tuple[int, ...]:
    """Return the claim to be out that throws a card, `thrown` if it can be that."""
    hand = list(game.knowledge.hand(game.seat))
    for card in [thrown, *hand]:
        others = list(hand)
        others.remove(card)
        proof = Proof(game.groups(others), game.most)
        while proof.step():
            pass
        if proof.arrangement:
            return (OUT, card, *proof.arrangement)
    raise AssertionError(f"not out: {hand}")


def step(game: Any, chance: Random) -> tuple[int, ...]:
    """Play what it thinks best, or shuffle what must be; return the move."""
    if game.owes:
        order = list(game.owes)
        chance.shuffle(order)
        move: tuple[int, ...] = (SHUFFLE, *order)
    else:
        move = thought(game)
        move = claimed(game, move[1]) if move[0] == OUT else move
    assert game.play(move) is None, (move, game.facts())
    return move


@each
@pytest.mark.parametrize("players", [2, 4])
def test_it_plays_whole_games_and_is_out_with_what_can_be_proved(kind: str, players: int):
    chance = Random(f"{kind} {players}")
    for _ in range(4):
        game = started(kind, players, chance)
        for _ in range(2000):
            if game.over:
                break
            step(game, chance)
        assert game.over


def test_it_takes_the_open_card_where_more_cards_lie_in_sets_with_it():
    game = held(started("H6", 2, Random(1)), 10, 20, 30, 44, 51, 62, 73, 85, 99)
    game.pile = [40]
    assert thought(game) == (TAKE,)
    game.pile = [66]
    assert thought(game) == (DRAW,)


def test_it_always_takes_a_joker():
    game = held(started("H5", 2, Random(1)), 10, 20, 44, 51, 62, 85, 99)
    game.pile = [JOKER]
    assert thought(game) == (TAKE,)


def test_it_throws_what_lies_in_no_set_and_has_the_least_in_common_with_the_others():
    game = held(started("H6", 2, Random(1)), 11, 21, 31, 41, 52, 62, 72, 99)
    game.drawn = 99
    assert thought(game) == (THROW, 99)


def test_it_is_out_once_one_card_alone_lies_in_no_set():
    game = held(started("H5", 2, Random(1)), 13, 33, 43, 71, 72, 75, 77, 98)
    game.drawn = 98
    assert thought(game) == (OUT, 98)


def test_it_is_out_too_where_all_cards_lie_in_sets():
    game = held(started("H5", 2, Random(1)), 13, 33, 43, 71, 72, 75, 77, 78)
    game.drawn = 78
    move = thought(game)
    assert move[0] == OUT
    assert game.play(claimed(game, move[1])) is None
    assert game.winners() == [0]


@each
def test_it_sees_and_plays_the_same_whatever_others_hold_and_the_pile_has(kind: str):
    chance = Random(kind)
    game = started(kind, 3, chance)
    for _ in range(40):
        if game.over:
            break
        if not game.owes:
            seen, move = seen_by(game), thought(game)
            with mixed(game, chance):
                assert (seen_by(game), thought(game)) == (seen, move)
        step(game, chance)


@each
def test_what_it_sees_leads_to_no_table(kind: str):
    game = started(kind, 3, Random(1))
    hand, top, drawn, groups, most = seen_by(game)
    assert (hand, top, drawn, most) == (tuple(game.knowledge.hand(0)), game.open, False, game.most)
    assert isinstance(groups, type)


@each
def test_it_thinks_in_few_slices(kind: str):
    chance = Random(kind)
    game = started(kind, 2, chance)
    for _ in range(60):
        if game.over:
            break
        if not game.owes:
            assert len(list(player.think(seen_by(game)))) < 130
        step(game, chance)


def top(desk: Desk) -> str:
    return type(desk.app.stack[-1]).__name__


def mine(desk: Desk) -> str:
    """Return what P1 types: they draw, and throw their lowest card."""
    if desk.game.drawn is None:
        return "#"
    card = desk.game.knowledge.hand(0)[0]
    return ("A" if card == JOKER else str(card)) + "#"


def on(desk: Desk) -> Desk:
    """Go on by one page; return the desk."""
    if top(desk) == "BoxTurn":
        return desk.wait(300).type("#" if top(desk) == "BoxTurn" else "")
    if top(desk) == "Turn":
        return desk.wait(100).type(mine(desk))
    return desk.type("#") if top(desk) == "Sets" else desk.wait(200)


def thrown(kind: str, seed: int = 3) -> Desk:
    """Return a desk at the device's first turn: P1 has drawn a card and thrown their lowest."""
    return on(on(Desk(seed=seed).type(THREE[kind])))


def until(desk: Desk, page: str) -> Desk:
    for _ in range(900):
        if top(desk) == page:
            return desk
        on(desk)
    raise AssertionError(f"no {page}: {desk.rows()}")


@by_keys
def test_one_plays_a_whole_game_for_three_with_two_of_the_device_s(kind: str):
    desk = until(Desk(seed=5).type(THREE[kind]), "Sets")
    winner = desk.game.name(desk.game.winners()[0])
    assert winner in ("Box", "Bix")
    assert desk.rows()[0].startswith(f"{winner} is out!")
    assert desk.referee.log()[-1][0] == OUT
    assert until(desk, "Scores").rows()[0].startswith(f"{winner} wins!  ")


def test_its_turn_shows_the_open_card_what_it_did_and_one_s_own_hand():
    desk = thrown("H6")
    hand = desk.rows()[3:7]
    assert desk.rows()[0] == "Box: take one"
    assert desk.rows()[7] == "#go on  *undo"
    desk.wait(1900)
    assert desk.rows()[0] == "Box draws a card"
    desk.wait(1900)
    assert desk.rows()[0] == f"Box throws {desk.game.open}"
    assert desk.rows()[3:7] == hand


def test_c_sorts_one_s_own_hand_in_its_turn_too():
    desk = thrown("H6")
    before = desk.words()
    assert desk.type("C").words() != before
    assert desk.type("C").words() == before


def test_what_it_throws_is_shown_for_a_while_and_a_sharp_goes_on():
    desk = thrown("H6")
    while desk.game.seat == 1:
        desk.wait(20)
    page = desk.rows()
    assert page[0] == f"Box throws {desk.game.open}"
    assert desk.wait(1000).rows() == page
    assert desk.type("#").rows()[0] == "Bix: take one"


def test_a_star_takes_back_to_my_own_last_move():
    desk = thrown("H6")
    while desk.game.seat == 1:
        desk.wait(20)
    desk.wait(400).type("*")
    assert desk.words().startswith("Undo P1's ")
    desk.type("#")
    assert top(desk) == "Turn"
    assert desk.game.drawn is not None


def test_stopping_its_claim_shows_its_hand_to_nobody_and_it_claims_anew():
    desk = until(Desk(seed=5).type(THREE["H6"]), "AnyClaim")
    seat = desk.game.seat
    assert desk.rows()[0] == desk.game.name(seat) + ": out?"
    desk.type("*")
    assert top(desk) == "BoxTurn"
    assert desk.game.seat == seat
    assert until(desk, "Sets").game.winners() == [seat]


def test_after_a_power_cut_it_plays_the_same():
    desk = thrown("H6").wait(1900)
    other = thrown("H6").wait(1900)
    other.power_off_and_on()
    other.type("#")
    for each_one in (desk, other):
        while each_one.game.seat == 1:
            each_one.wait(20)
    assert desk.referee.log() == other.referee.log()


@by_keys
def test_its_hand_is_on_no_page_where_two_pass_the_device_round(kind: str):
    desk = Desk(seed=3).type(THREE[kind].replace("A A 3 # 1", "A 3 # 3"))
    assert desk.rows()[0] == "Box: take one"
    for _ in range(100):
        hand = {str(card) for card in desk.game.knowledge.hand(2) if card > 9}
        words = set(" ".join(desk.rows()).split()) - {str(desk.game.open)}
        assert not hand & {word for word in words if word.isdigit() and len(word) == 2} - {
            str(desk.game.knowledge.draw)
        }
        if top(desk) != "BoxTurn":
            break
        desk.wait(100)
    assert desk.rows()[0].startswith("Hand me to")
    assert desk.type("3").notice() == "P1 presses 1"
