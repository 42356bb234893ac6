"""The games of discarding: rulings, because the table is right and the device is wrong."""

import pytest

from tests.games.hundred.table import RULES, at_table, dealt, hand, legal, play, setup, why
from tests.written import snapshot

NAMES = ("H1", "H2", "H3", "H4")
DISCARD = {"H1": "27", "H2": "27", "H3": "27", "H4": "12 2 6"}
OPEN = {"H1": "45", "H2": "45", "H3": "45", "H4": "24 3 8"}


def discarded(name: str):
    """Return a game at table level in which the first of three players has discarded one card."""
    return play(name, at_table(name, shown=18 if name == "H4" else 23), f"discard {DISCARD[name]}")


@pytest.mark.parametrize("name", NAMES)
def test_a_ruled_open_card_is_what_the_next_meets_and_what_was_named_wrongly_is_still_out(
    name: str,
):
    game = discarded(name)
    wrong = game.open
    play(name, game, f"ruling-open {OPEN[name]}")
    assert str(game.open) == OPEN[name].split()[0]
    assert why(name, game, f"discard {OPEN[name]}") == ("gone", game.open)
    assert not game.discarded(wrong)
    assert not game.discarded(99)


def test_a_ruled_open_card_of_h4_counts_by_its_factors():
    game = play("H4", discarded("H4"), "ruling-open 24 3 8")
    assert game.facts()["factors"] == [3, 8]
    assert why("H4", game, "discard 48 6 8") is None
    assert why("H4", game, "discard 28 4 7") == ("factors", 4, 7, 3, 8)
    assert why("H4", game, "ruling-open 24 3 7") == ("product", 3, 7, 24)
    assert why("H4", game, "ruling-open 22 2 11") == ("card", 22)


def test_a_ruled_monumeral_obliges_whoever_comes_after_its_discard():
    game = play("H2", at_table("H2"), "discard 27, ruling-open 7")
    assert game.obliged
    assert not play("H2", game, "ruling-open 27").obliged
    play("H2", game, "draw, ruling-open 7")
    assert not game.obliged, "a turn has come between"
    assert not play("H2", at_table("H2"), "ruling-open 7").obliged, "turned over first"


def test_a_free_card_that_lies_open_is_ruled_to_count_otherwise():
    game = play("H2", at_table("H2", jokers=1), "free 32, ruling-open 42")
    assert (game.open, game.discarded(42)) == (42, False)
    assert why("H2", game, "free 41") == ("gone", 101)


def test_a_card_that_a_ruling_has_shown_twice_lies_there_once():
    game = play("H1", at_table("H1"), "discard 27, ruling-open 23")
    assert (game.top, game.under[23]) == (23, 0)
    assert play("H1", game, "discard 27").under[23] == 1


def test_a_run_stands_or_falls_with_the_ruled_card():
    game = play("H2", at_table("H2"), "discard 33, discard 35, ruling-open 34")
    assert (game.run, game.seat) == (3, 0)
    assert play("H2", game, "ruling-open 45").run == 0
    game = play("H3", at_table("H3"), "discard 25, ruling-open 22")
    assert game.run == 2


@pytest.mark.parametrize("name", NAMES)
def test_where_the_device_dealt_a_ruled_open_card_costs_nobody_a_card(name: str):
    game = dealt(name, "12 6", "27 24", "5", shown=18)
    hands = [list(hand(game, seat)) for seat in range(3)]
    play(name, game, f"ruling-open {OPEN[name]}")
    assert [list(hand(game, seat)) for seat in range(3)] == hands
    assert (game.top, sum(game.under)) == (18, 0)


@pytest.mark.parametrize("name", NAMES)
def test_the_draw_pile_and_the_hands_are_what_the_players_say(name: str):
    game = play(name, discarded(name), "ruling-draw 5, ruling-hand P3 2")
    assert (game.table.draw, game.table.hands) == (5, [6, 7, 2])
    assert game.below == game.total - 5 - 15 - 1
    assert why(name, game, f"ruling-draw {game.total + 1}") == ("count", game.total)
    assert why(name, game, f"ruling-hand P3 {game.total + 1}") == ("count", game.total)
    assert why(name, game, "ruling-hand P4 1") == ("seat", 3)


@pytest.mark.parametrize("name", NAMES)
def test_where_the_device_dealt_the_counts_are_sure(name: str):
    game = dealt(name, "12 6", "27 24", shown=18)
    assert why(name, game, "ruling-draw 5") == why(name, game, "ruling-hand P1 5") == ("dealt",)
    assert play(name, game, "ruling-turn P2").seat == 1


@pytest.mark.parametrize("name", NAMES)
def test_the_turn_goes_where_the_players_say_and_begins_anew(name: str):
    game = play(name, discarded(name), "ruling-turn P3")
    assert (game.seat, game.laid, game.run, game.obliged) == (2, 0, 0, False)
    assert why(name, game, "ruling-turn P4") == ("seat", 3)


def test_a_ruled_turn_is_under_no_obligation():
    game = play("H2", at_table("H2"), "discard 3, ruling-turn P2")
    assert (game.seat, game.obliged) == (1, False)


@pytest.mark.rule("H1.5")
@pytest.mark.parametrize("name", NAMES)
def test_who_is_ruled_to_have_no_cards_has_won(name: str):
    game = play(name, discarded(name), "ruling-hand P1 0")
    assert (game.over, game.scores()) == (True, [0, 7, 7])
    play(name, game, "ruling-hand P1 1")
    assert (game.over, game.out, game.seat) == (False, [], 1)


@pytest.mark.parametrize("name", NAMES)
def test_who_was_thought_to_have_won_but_has_cards_is_in_again_and_the_next_has_his_turn(
    name: str,
):
    game = at_table(name, shown=18 if name == "H4" else 23)
    play(name, game, f"ruling-hand P1 1, discard {DISCARD[name]}")
    assert game.over
    play(name, game, "ruling-hand P1 2")
    assert (game.over, game.seat, game.out) == (False, 1, [])
    assert why(name, game, "draw") is None


@pytest.mark.rule("H-c")
@pytest.mark.parametrize("name", NAMES)
def test_playing_for_places_the_turn_passes_from_who_is_ruled_out(name: str):
    game = at_table(name, players=4, shown=18, places=True)
    play(name, game, "ruling-hand P1 0")
    assert (game.over, game.seat, game.out) == (False, 1, [0])
    play(name, game, "ruling-hand P3 0, draw")
    assert game.seat == 3
    assert play(name, game, "ruling-hand P4 0").scores() == [0, 4, 2, 3]


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_ruled_before_the_game_has_begun(name: str):
    game = RULES[name].new(setup(name, 3))
    before = snapshot(game)
    for text in (f"ruling-open {OPEN[name]}", "ruling-draw 5", "ruling-turn P1"):
        assert why(name, game, text) == ("start",)
    assert snapshot(game) == before
    assert legal(name, game) == "start P1, start P2, start P3"
