"""Games 5 and 6: rulings, and a draw pile that is used up, H-b."""

import pytest

from firmware.play.knowledge import Hands
from tests.games.melding.positions import (
    F,
    at_table,
    chosen,
    dealt,
    everywhere,
    held,
    moves,
    new,
    play,
    why,
)
from tests.text_player import snapshot

NAMES = ["H5", "H5-advanced", "H6"]


@pytest.mark.rule("H-b")
@pytest.mark.parametrize("name", NAMES)
def test_where_the_device_deals_it_owes_a_shuffle_as_soon_as_the_last_card_is_drawn(name: str):
    game = dealt(name, [[F], []], [40], chosen(1))
    start = everywhere(game)
    while game.knowledge.draw > 1:
        thrown = held(game, game.seat)[-1]
        play(game, "draw")
        play(game, f"throw {thrown}".replace(str(F), "F"))
    assert game.owes == ()
    top, beneath = game.open, sorted(game.pile[:-1])
    assert why(game, "shuffle 1 2 3") == ("full",)
    table = game.knowledge
    assert isinstance(table, Hands)
    last = table.pile[-1]
    play(game, "draw")
    assert game.owes == beneath
    assert F in beneath, "a reshuffled free card is a free card again"
    assert (game.open, game.drawn, game.knowledge.draw) == (top, last, 0)
    assert game.legal_moves() == [(7, *beneath)]
    for text in ("draw", "take", "throw 5", "shuffle 1 2 3", "ruling-turn P2", "shuffle"):
        assert why(game, text) == ("shuffle",), text
    order = [*beneath[5:], *beneath[:5]]
    assert game.play((7, *order)) is None
    assert (game.owes, game.pile, game.drawn) == ((), [top], last)
    assert game.knowledge.draw == len(order)
    assert last in held(game, game.seat)
    assert everywhere(game) == start
    thrown = held(game, game.seat)[0]
    play(game, f"throw {thrown}".replace(str(F), "F"))
    play(game, "draw")
    assert game.drawn == order[0]


@pytest.mark.rule("H-b")
@pytest.mark.parametrize("name", NAMES)
def test_at_the_table_the_players_shuffle_and_all_but_the_open_card_is_to_be_drawn(name: str):
    game = play(at_table(name), "draw, throw 1, draw, throw 2, ruling-draw 1, draw")
    beneath = game.outside - 1
    assert (game.knowledge.draw, game.pile) == (beneath, [2])
    assert game.outside == game.last + 4 - 2 * game.hand_size - 1
    assert why(game, "throw 50") is None, "it may have been drawn again"
    assert why(game, "throw 2") == ("top", 2)


@pytest.mark.rule("H-b")
def test_what_somebody_took_openly_is_still_his_after_a_shuffle():
    game = play(at_table(), "take, throw 1, ruling-draw 1, draw")
    assert why(game, "throw 50") == ("elsewhere", 50)


def test_the_open_card_is_what_the_players_say():
    game = play(at_table(), "draw, throw 30, ruling-open 31")
    assert game.pile == [50, 31]
    play(game, "draw")
    assert why(game, "throw 31") == ("top", 31)
    assert why(game, "throw 30") is None
    play(game, "throw 29, ruling-open 50")
    assert game.pile == [31, 50], "it was not where I had it"
    play(game, "ruling-open F, draw, throw 28, ruling-open F")
    assert game.pile == [31, F, F], "there are more of these"


def test_an_open_card_that_somebody_was_thought_to_hold_is_there():
    game = play(at_table(), "take, throw 1, draw, throw 2, ruling-open 50")
    assert (game.shown, game.pile) == ([[], []], [1, 50])
    places = chosen(4, True)
    game = play(at_table("H5", 3, "50", places), "draw, out 98 23 22 25 28 29 13 63")
    assert play(game, "ruling-open 23").open == 23
    assert (len(game.laid), game.outside) == (7, 103 - 21)


def test_a_card_that_is_not_where_it_was_said_to_be_may_be_held_again():
    game = play(at_table(), "draw, throw 30, draw, throw 31, draw")
    assert why(game, "throw 30") == ("elsewhere", 30)
    assert why(game, "ruling-unseen 31") == ("top", 31)
    assert why(game, "ruling-unseen 32") == ("unseen", 32)
    assert why(play(game, "ruling-unseen 30"), "throw 30") is None
    taken = play(at_table("H5", 2, "99"), "take, throw 1, draw, throw 2, draw")
    out = "out 98 23 22 25 28 29 13 63"
    assert why(taken, out) == ("shown", 99)
    assert why(play(taken, "ruling-unseen 99"), out) is None


def test_the_turn_goes_where_the_players_say():
    game = play(at_table("H5", 3), "draw, throw 30, ruling-turn P1")
    assert (game.seat, game.drawn) == (0, None)
    assert why(play(game, "draw"), "ruling-turn P2") == ("drawn",)
    known = dealt("H5", [[], [], []], [40])
    assert play(known, "ruling-turn P3").seat == 2


def test_the_draw_pile_is_as_high_as_the_players_say():
    game = play(at_table(), "draw, throw 30")
    assert play(game, "ruling-draw 12").knowledge.draw == 12
    assert play(game, "ruling-draw 87").pile == [50, 30]
    assert play(game, "ruling-draw 88").knowledge.draw == 88
    assert game.pile == [30], "the 50 must be among the 88"
    assert why(game, "ruling-draw 89") == ("count", 1, 88)
    assert why(game, "ruling-draw 0") == ("count", 1, 88), "it is made anew at once"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("ruling-open 100", ("card", 100, 99)),
        ("ruling-open 0", ("card", 0, 99)),
        ("ruling-open F", ("jokers",)),
        ("ruling-unseen 0", ("card", 0, 99)),
        ("ruling-unseen F", ("jokers",)),
        ("ruling-turn P3", ("seat", 2)),
    ],
)
def test_a_ruling_that_cannot_be_is_refused_and_changes_nothing(text: str, reason: tuple):
    game = at_table("H5", 2, "50", chosen(0))
    before = snapshot(game)
    assert game.play(moves.parse(text)) == reason
    assert snapshot(game) == before


def test_no_open_card_is_ruled_where_none_lies():
    game = play(new("H5"), "start P1")
    for text in ("ruling-open 5", "ruling-turn P2"):
        assert why(game, text) == ("open",)
    assert why(play(at_table(), "take"), "ruling-open 5") == ("drawn",)


@pytest.mark.parametrize("text", ["ruling-open 5", "ruling-draw 5", "ruling-unseen 5"])
def test_the_device_that_dealt_is_sure_of_its_cards(text: str):
    assert why(dealt("H5", [[], []], [40]), text) == ("dealt",)
    assert why(new("H5"), text) == ("start",)


def test_only_drawing_shows_a_card_that_nobody_had_seen():
    game = at_table()
    assert game.drew((2,))
    assert not game.drew((3,))
    assert not game.drew((4, 5))
