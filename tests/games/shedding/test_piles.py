"""The games of discarding: what is turned over first, and the draw pile made anew."""

from random import Random
from typing import Any

import pytest

from firmware.games.shedding.hand_over import piles
from firmware.games.shedding.rules import JOKER
from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup
from tests.desk import playing
from tests.games.shedding.positions import RULES, TABLES, dealt, hand, options, places, play, why


@pytest.mark.rule("H-e")
@pytest.mark.parametrize("name", ["H2", "H3", "H4"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_free_cards_turned_over_first_go_under_the_draw_pile(name: str, players: int):
    agreed = Setup(name, SCREEN, players, b"", options(name, jokers=2))
    cards = TABLES[name].cards(agreed)
    Random(players).shuffle(cards)
    rest = [card for card in cards if card != JOKER]
    place = players * TABLES[name].hand_size(players)
    agreed.deck = bytes([*rest[:place], JOKER, JOKER, *rest[place:]])
    game = RULES[name].new(agreed)
    assert (game.open, game.top) == (rest[place], rest[place])
    assert list(game.knowledge.pile[-game.knowledge.draw :]) == [*rest[place + 1 :], JOKER, JOKER]
    assert places(game) == sorted(cards)


@pytest.mark.rule("H-b", "H2.2")
@pytest.mark.parametrize("name", ["H2", "H3"])
def test_the_draw_pile_is_used_up_in_the_middle_of_three(name: str):
    end = ", end" if name == "H3" else ""
    game = dealt(name, "3 F", "40 50", "60", shown=23, draw="80 81", jokers=2)
    play(name, game, f"discard 3{end}, draw")
    assert game.owes[-1] == JOKER, "one free card lay there"
    assert not {3, 80, 81, 40, 60} & set(game.owes)
    assert 23 in game.owes
    assert (game.knowledge.draw, hand(game, 1)) == (0, [40, 50, 80, 81])
    assert why(name, game, "draw") == ("shuffle",)
    order = [JOKER, *game.owes[:-1]]
    play(name, game, "shuffle F " + " ".join(map(str, order[1:])))
    assert hand(game, 1) == [40, 50, 80, 81, JOKER]
    assert (game.seat, game.obliged, game.drawn, game.renewals) == (2, False, [1, 3], 1)
    assert list(game.knowledge.pile[-game.knowledge.draw :]) == order[1:]


@pytest.mark.rule("H-b")
@pytest.mark.parametrize("name", sorted(RULES))
def test_a_declared_free_card_or_card_that_lies_open_stays_when_the_rest_is_shuffled(name: str):
    wanted: dict[str, Any] = {} if name == "H1" else {"jokers": 1}
    first = {"H1": "discard 24", "H4": "free 24 4 6", "H3": "free 24, end"}.get(name, "free 24")
    cards = "24 18" if name == "H1" else "F 18"
    game = dealt(name, cards, "16 6", shown=12 if name == "H4" else 25, draw="", **wanted)
    play(name, game, f"{first}, draw")
    assert (game.open, game.top) == (24, 24 if name == "H1" else JOKER)
    assert game.top not in game.owes
    play(name, game, "shuffle " + " ".join(map(str, game.owes)))
    assert (game.open, game.below) == (24, 0)
    assert game.facts()["factors"] == ([4, 6] if name == "H4" else None)
    assert places(game) == list(
        TABLES[name].cards(Setup(name, SCREEN, 2, b"", options(name, **wanted)))
    )


@pytest.mark.rule("H-b", "H-f")
def test_how_the_discards_lie_is_known_also_after_somebody_has_joined():
    cards = TABLES["H1"].cards(Setup("H1", SCREEN, 2, b"", options("H1")))
    desk = playing(Setup("H1", SCREEN, 2, bytes(cards))).type("1")
    opened = desk.game.open
    assert piles(desk.referee) == [[opened], []]
    desk.type("<*> 2 2 A # #")
    assert desk.game.players == 3
    assert piles(desk.referee) == [[opened], []]
