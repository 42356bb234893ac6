"""The device plays Numbers Memo for a seat: by places, and by what was ever turned up there."""

from random import Random
from typing import Any

import pytest

from firmware.games.memo import player, rules
from firmware.games.memo.rules import END, NEED, REVEAL, START
from firmware.play.knowledge import SCREEN
from firmware.play.rules_base import BOXES
from firmware.play.setup import Setup
from tests.desk import Desk

Moves = list[tuple[int, ...]]


def dealt(cards: int = 10, pairs: int = 0, seed: int = 1) -> Any:
    """Return a game of two, both of whose seats are the device's, and P1 starts."""
    deck = Random(seed).sample(range(1, cards + 1), cards)
    game: Any = rules.new(Setup("H7", SCREEN, 2, bytes(deck), bytes((cards, pairs))))
    game.names, game.boxes = "BoxBix", BOXES
    game.play((START, 0))
    return game


def seen_by(game: Any, past: Moves) -> Any:
    """Return what the player on turn sees and remembers."""
    return list(player.look(game, past))[-1]


def thought(game: Any, past: Moves) -> tuple[int, ...]:
    return next(move for move in player.think(seen_by(game, past)) if move)


def as_cards(game: Any, move: tuple[int, ...]) -> tuple[int, ...]:
    if move[0] == REVEAL:
        return (REVEAL, game.places[move[1]])
    return (NEED, game.needed, game.places[move[1]]) if move[0] == NEED else move


def play(game: Any, past: Moves, move: tuple[int, ...]) -> None:
    assert game.play(move) is None, (move, game.facts())
    past.append(move)


@pytest.mark.parametrize("cards", [2, 10, 30, 100])
@pytest.mark.parametrize("pairs", [0, 1, 2])
def test_it_plays_whole_games_and_the_rules_refuse_nothing(cards: int, pairs: int):
    game, past = dealt(cards, pairs), []
    for _ in range(40 * cards):
        if game.over:
            break
        play(game, past, as_cards(game, thought(game, past)))
    assert game.over
    assert sum(game.knowledge.hands) == cards


def test_it_takes_a_pair_of_which_both_cards_were_seen():
    game, past = dealt(), []
    for move in ((REVEAL, 3), (NEED, 8, 5), (END,), (REVEAL, 8), (NEED, 3, 9), (END,)):
        play(game, past, move)
    move = as_cards(game, thought(game, past))
    assert move in ((REVEAL, 3), (REVEAL, 8))
    play(game, past, move)
    assert as_cards(game, thought(game, past)) in ((NEED, 8, 8), (NEED, 3, 3))


def test_it_knows_the_partner_of_a_new_card_where_that_was_seen():
    game, past = dealt(), []
    for move in ((REVEAL, 3), (NEED, 8, 5), (END,), (REVEAL, 6)):
        play(game, past, move)
    assert as_cards(game, thought(game, past)) == (NEED, 5, 5)


def seen_long_ago() -> tuple[Any, Moves]:
    """Return a game in which 1 was seen first, and nine cards since, and its moves."""
    game, past = dealt(40), []
    play(game, past, (REVEAL, 1))
    play(game, past, (NEED, 40, 2))
    for card in (3, 5, 7, 9):
        play(game, past, (END,))
        play(game, past, (REVEAL, card))
        play(game, past, (NEED, 41 - card, card + 1))
    play(game, past, (END,))
    play(game, past, (REVEAL, 40))
    return game, past


def test_like_people_it_forgets_what_was_seen_long_ago():
    game, past = seen_long_ago()
    assert len(seen_by(game, past)[4]) == 7
    assert as_cards(game, thought(game, past)) != (NEED, 1, 1)


def test_whoever_is_called_bot_forgets_nothing():
    game, past = seen_long_ago()
    game.names = "BotBot"
    assert as_cards(game, thought(game, past)) == (NEED, 1, 1)


def test_it_plays_the_same_wherever_cards_lie_that_nobody_has_seen():
    game, past = dealt(20), []
    for move in ((REVEAL, 3), (NEED, 18, 5), (END,), (REVEAL, 6)):
        play(game, past, move)
    seen, move = seen_by(game, past), thought(game, past)
    hidden = [at for at, card in enumerate(game.places) if card not in (3, 5, 6)]
    places = list(game.places)
    cards = [places[at] for at in hidden]
    for at, card in zip(hidden, reversed(cards), strict=True):
        places[at] = card
    game.places = bytes(places)
    assert (seen_by(game, past), thought(game, past)) == (seen, move)


# By keys: Memo dealt, two play, one of them the device, ten cards, P1 starts.
TWO = "8 2 A 2 # 1"


def top(desk: Desk) -> str:
    return type(desk.app.stack[-1]).__name__


def missed() -> Desk:
    """Return a desk at the device's turn: P1 has turned up 7 and 1."""
    return Desk(seed=8).type(TWO).type("1# 4# 2# #")


def test_its_turn_shows_what_it_turns_up_and_then_is_mine():
    desk = missed()
    assert desk.rows()[0] == "Box turns a card"
    shown = []
    while top(desk) == "BoxTurn":
        shown += [desk.rows()[0]] if desk.rows()[0] not in shown else []
        desk.wait(200)
    assert shown == [
        "Box turns a card",
        "Box: 3 needs 8",
        "Box: 3, 8: a pair!",
        "Box: 9 needs 2",
        "Box: 9, 2: a pair!",
        "Box: 6 needs 5",
        "Box: 6, 5: a pair!",
        "Box: 10 needs 1",
        "10, 4: no pair",
    ]
    assert desk.rows()[:2] == ["P1: place _", "0-6"]


def test_two_cards_that_are_no_pair_are_seen_for_three_seconds():
    desk = missed()
    while len(desk.game.up) < 2:
        desk.wait(20)
    begun = desk.now
    while len(desk.game.up) == 2:
        desk.wait(20)
    assert 2900 < desk.now - begun < 3300


def test_a_star_takes_its_turn_back_and_mine_to_the_two_cards_that_lay_open():
    desk = missed().wait(9000)
    desk.type("*")
    assert desk.words() == "Undo P1's end of turn? It is shown again. #yes *no"
    desk.type("#")
    assert desk.game.up == [7, 1]
    assert top(desk) == "Grid"


@pytest.mark.parametrize("waited", [100, 2000, 4000, 9000])
def test_a_power_cut_in_its_turn_loses_nothing(waited: int):
    desk = missed().wait(waited)
    before = desk.referee.log()
    desk.power_off_and_on()
    assert desk.type("#").referee.log() == before
    while top(desk) == "BoxTurn":
        desk.wait(200)
    assert desk.rows()[0] == "P1: place _"
    assert desk.game.knowledge.hands == [0, 6]


def test_alone_against_it_a_whole_game_is_played_to_its_points():
    desk, past = Desk(seed=3).type(TWO), Random(2)
    for _ in range(300):
        if desk.game.over:
            break
        if top(desk) == "BoxTurn":
            desk.wait(300).type("#" if top(desk) == "BoxTurn" else "")
        elif len(desk.game.up) == 2:
            desk.type("#")
        else:
            lying = [at for at in range(10) if not desk.game.gone[desk.game.places[at]]]
            place = past.choice([at for at in lying if desk.game.places[at] not in desk.game.up])
            needed = f"{desk.game.needed}#" if desk.game.up else ""
            desk.type(f"{needed}{place + 1}#")
    desk.wait(500)
    assert desk.game.over
    assert top(desk) == "Scores"
    assert sum(desk.game.knowledge.hands) == 10
    assert "Box" in desk.words()


def test_among_a_hundred_cards_all_it_says_has_room():
    desk = Desk(seed=3).type("8 2 A 2 1 1 0 0 # # 1 1# ")
    assert desk.game.count == 100
    desk.type(f"{desk.game.needed}# 2# #")
    for _ in range(40):
        desk.wait(400)
        if top(desk) != "BoxTurn":
            break
    assert top(desk) == "Grid"
