"""The games of discarding: rulings, because the table is right and the device is wrong."""

import pytest

from firmware.games.shedding.specials import Specials
from tests.games.shedding.positions import RULES, at_table, dealt, legal, play, setup, why
from tests.text_player import snapshot

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
    assert why(name, game, f"discard {OPEN[name]}") == ("lies", game.open)
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


@pytest.mark.parametrize("name", NAMES)
def test_an_open_card_that_was_mistyped_counts_and_may_lie_anywhere(name: str):
    game = discarded(name)
    card = game.open
    assert why(name, game, f"discard {DISCARD[name]}") == ("lies", card)
    play(name, game, "ruling-mistyped")
    assert (game.open, game.discarded(card)) == (card, False)
    play(name, game, f"discard {DISCARD[name]}")
    assert why(name, game, f"discard {DISCARD[name]}") == ("lies", card)


def test_where_the_device_dealt_no_card_was_mistyped():
    assert why("H1", dealt("H1", "24 45", "56 67"), "ruling-mistyped") == ("dealt",)


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
    play("H2", game, "ruling-open 45")
    assert (game.run, game.seat) == (0, 1), "in H2 such a card ends the turn"
    game = play("H3", at_table("H3"), "discard 25, ruling-open 22")
    assert game.run == 2


@pytest.mark.parametrize("name", NAMES)
def test_where_the_device_dealt_the_open_card_is_sure_but_not_what_a_free_card_counts_as(name: str):
    game = dealt(name, "12 6", "27 24", "5", shown=18)
    assert why(name, game, f"ruling-open {OPEN[name]}") == ("dealt",)
    if name != "H1":
        free = dealt(name, "F 6", "27 24", "5", shown=18, jokers=1)
        free = play(name, free, "free 12 3 4" if name == "H4" else "free 12")
        assert play(name, free, f"ruling-open {OPEN[name]}").open == int(OPEN[name].split()[0])
        assert (free.top, free.under[18]) == (101, 1)


def test_the_factors_of_an_open_card_are_ruled_where_the_device_dealt_too():
    game = play("H4", dealt("H4", "24 6", "27 5", shown=18), "discard 24 3 8, ruling-open 24 4 6")
    assert game.factors == (4, 6)


@pytest.mark.parametrize("name", NAMES)
def test_the_draw_pile_and_the_hands_are_what_the_players_say(name: str):
    game = play(name, discarded(name), "ruling-draw 5, ruling-hand P3 2")
    assert (game.knowledge.draw, game.knowledge.hands) == (5, [6, 7, 2])
    assert game.below == game.total - 5 - 15 - 1
    assert why(name, game, f"ruling-draw {game.total - 15}") == ("count", 0, game.total - 16)
    most = game.total - 13 - 1
    assert why(name, game, f"ruling-hand P3 {most + 1}") == ("count", 1, most)
    assert why(name, game, "ruling-hand P4 1") == ("seat", 3)
    play(name, game, f"ruling-hand P3 {most}")
    assert (game.knowledge.draw, game.below, sum(game.under)) == (0, 0, 0), "no card is there twice"


@pytest.mark.parametrize("name", NAMES)
def test_where_the_device_dealt_the_counts_are_sure(name: str):
    game = dealt(name, "12 6", "27 24", shown=18)
    assert why(name, game, "ruling-draw 5") == why(name, game, "ruling-hand P1 5") == ("dealt",)
    assert play(name, game, "ruling-turn P2").seat == 1


@pytest.mark.parametrize("name", NAMES)
def test_the_turn_goes_where_the_players_say_and_begins_anew(name: str):
    game = play(name, discarded(name), "ruling-turn P3")
    assert (game.seat, game.laid, game.obliged) == (2, 0, False)
    assert not isinstance(game, Specials) or not game.run
    assert why(name, game, "ruling-turn P4") == ("seat", 3)


@pytest.mark.rule("H2.2")
def test_a_ruled_turn_is_under_no_obligation_but_whose_turn_it_was_keeps_it():
    game = play("H2", at_table("H2"), "discard 3, ruling-turn P2")
    assert (game.seat, game.obliged) == (1, True)
    play("H2", game, "ruling-turn P3")
    assert (game.seat, game.obliged) == (2, False)
    play("H2", game, "ruling-answer yes")
    assert why("H2", game, "discard 30") == ("oblige",)
    assert play("H2", game, "draw").knowledge.hands == [6, 7, 10]
    game = play("H2", at_table("H2"), "discard 22, ruling-turn P1")
    assert (game.seat, game.laid, game.run) == (0, 1, 2)


@pytest.mark.rule("H1.5")
@pytest.mark.parametrize("name", NAMES)
def test_nobody_wins_by_a_ruling(name: str):
    game = discarded(name)
    assert why(name, game, "ruling-hand P1 0") == ("count", 1, game.spare + 6)
    assert not game.over


@pytest.mark.parametrize("name", NAMES)
def test_a_game_that_is_over_takes_no_ruling_but_on_hands(name: str):
    game = at_table(name, shown=18 if name == "H4" else 23)
    play(name, game, f"ruling-hand P1 1, discard {DISCARD[name]}")
    for text in (f"ruling-open {OPEN[name]}", "ruling-draw 5", "ruling-turn P2"):
        assert why(name, game, text) == ("over",)
    assert play(name, game, "ruling-hand P2 5").scores() == [0, 5, 7]


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


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_ruled_before_the_game_has_begun(name: str):
    game = RULES[name].new(setup(name, 3))
    before = snapshot(game)
    for text in (f"ruling-open {OPEN[name]}", "ruling-draw 5", "ruling-turn P1"):
        assert why(name, game, text) == ("start",)
    assert snapshot(game) == before
    assert legal(name, game) == "start P1, start P2, start P3"


@pytest.mark.rule("H2.3", "H2.8", "H3.3")
def test_a_run_and_what_was_laid_in_this_turn_are_ruled_as_far_as_they_go_together():
    game = play("H2", at_table("H2"), "discard 34, ruling-turn P1, ruling-open 33, ruling-laid 1")
    assert (game.seat, game.laid, game.run, game.knowledge.hands) == (0, 1, 3, [6, 7, 7])
    assert why("H2", game, "discard 35") is None
    assert why("H2", game, "ruling-run 4") == ("nodigit", 33, 4)
    play("H2", game, "ruling-run 0")
    assert (game.laid, game.run) == (0, 0), "in H2 a turn that goes on is a run"
    game = play("H2", at_table("H2"), "discard 24, discard 34, ruling-open 35, ruling-turn P2")
    assert why("H2", game, "ruling-laid 2") == ("norun",)
    play("H2", game, "ruling-run 3")
    assert (game.seat, game.laid, game.run) == (1, 2, 3)
    assert why("H2", game, "ruling-laid 3") == ("count", 0, 2)
    game = play("H3", at_table("H3"), "discard 27, end, ruling-laid 1")
    assert (game.seat, game.laid, game.matched) == (1, 1, 2)
    assert play("H3", game, "ruling-laid 0").obliged is False
    assert why("H3", game, "ruling-run 7") == ("early",)
    assert why("H3", game, "ruling-run 10") == ("count", 0, 9)


@pytest.mark.rule("H2.2", "H2.4")
def test_who_must_answer_and_who_is_immune_are_ruled():
    game = at_table("H2", shown=7)
    assert why("H2", game, "ruling-answer yes") == ("early",), "it was turned over first"
    assert why("H2", play("H2", game, "draw, discard 27"), "ruling-answer yes") == ("nobody", 27)
    play("H2", game, "discard 2, ruling-answer no")
    assert (game.seat, game.obliged) == (0, False)
    assert play("H2", game, "ruling-answer yes").obliged
    play("H2", game, "ruling-hundred P1 yes")
    assert (game.immune, game.obliged) == ([True, False, False], False)
    assert why("H2", game, "ruling-answer yes") == ("immune", "P1")
    assert why("H2", game, "trick") == ("gone", 100)
    assert play("H2", game, "ruling-hundred P3 yes").immune == [False, False, True]
    assert play("H2", game, "ruling-hundred P3 no").immune == [False, False, False]
    plain = at_table("H2", hundred="plain")
    assert why("H2", plain, "ruling-hundred P1 yes") == ("plain",)
    known = dealt("H2", "24", "7", shown=23)
    assert why("H2", known, "ruling-hundred P1 yes") == ("dealt",)
    assert why("H2", at_table("H2", shown=100), "ruling-hundred P1 yes") == ("opened", 100)


def test_a_special_100_is_ruled_to_lie_open_only_where_it_was_turned_over_first():
    assert play("H2", at_table("H2"), "ruling-open 100").open == 100
    assert why("H2", play("H2", at_table("H2"), "discard 27"), "ruling-open 100") == ("special",)
    plain = play("H2", at_table("H2", hundred="plain"), "discard 27, ruling-open 100")
    assert plain.open == 100
