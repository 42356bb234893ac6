"""4½ Minutes: the challenge, FH18, and what two players do otherwise."""

import pytest

from firmware.games.minutes import rules
from firmware.play.knowledge import TABLE
from firmware.play.setup import Setup
from tests.games.minutes.positions import at_table, counted, dealt, display, play, why


@pytest.mark.rule("FH18")
def test_in_the_challenge_nobody_draws_until_one_card_is_left():
    game = dealt("R1 R2 G3 R4", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4", draws="B1 B2 B3", name="FH-challenge")
    play(game, "lay R1 A, lay Y1 A, lay G1 A, lay R2 B, lay Y2 B, lay G2 B")
    assert game.knowledge.hands == [2, 2, 2]
    assert game.knowledge.draw == 83
    play(game, "lay G3 A")
    assert display(game, 0) == "R4 B1 B2 B3"
    assert (game.knowledge.hands, game.knowledge.draw) == ([4, 2, 2], 80)


@pytest.mark.rule("FH18")
def test_two_players_go_up_to_five():
    game = play(counted(2, 5, draw=10, name="FH-challenge"), "lay R1 A")
    assert (game.knowledge.hands, game.knowledge.draw) == ([5, 5], 6)
    game = play(counted(3, 5, draw=10, name="FH-challenge"), "lay R1 A")
    assert (game.knowledge.hands, game.knowledge.draw) == ([2, 5], 10)


@pytest.mark.rule("FH18")
def test_the_refill_reaches_as_far_as_the_draw_pile():
    game = play(counted(2, 5, draw=2, name="FH-challenge"), "lay R1 A")
    assert (game.knowledge.hands, game.knowledge.draw) == ([3, 5], 0)


@pytest.mark.rule("FH18", "FH9")
def test_setting_aside_costs_only_the_cards_that_lie_there_then_four_new_ones():
    game = play(counted(2, 4, 4, draw=20, name="FH-challenge"), "aside")
    assert (game.aside, game.knowledge.hands, game.knowledge.draw) == (2, [4, 4, 4], 16)
    game = play(counted(3, 4, draw=20, name="FH-challenge"), "aside")
    assert (game.aside, game.knowledge.hands) == (3, [5, 4])


@pytest.mark.rule("FH18", "FH12")
def test_draw_two_gives_two_all_the_same():
    game = play(at_table(3, "FH-challenge"), "lay R+ A")
    assert (game.knowledge.hands, game.knowledge.draw) == ([3, 6, 4], 81)


@pytest.mark.rule("FH16", "FH18")
def test_time_may_be_up_before_anybody_begins_but_not_before_the_clock_is_started():
    game = play(rules.new(Setup("FH-challenge", TABLE, 3)), "time")
    assert (game.over, game.score, game.facts()["seat"]) == (True, 95, None)
    assert why(game, "start P1") == ("over",)
    assert why(rules.new(Setup("FH", TABLE, 3)), "time") == ("start",)


@pytest.mark.rule("FH2", "FH4", "FH9")
def test_two_players_have_five_cards_draw_up_to_five_and_draw_five_new_ones():
    game = play(at_table(2), "lay R1 A")
    assert (game.knowledge.hands, game.knowledge.draw) == ([5, 5], 84)
    play(game, "aside")
    assert (game.knowledge.hands, game.knowledge.draw, game.aside) == ([5, 5], 79, 5)
    game = play(counted(6, 5, draw=9), "lay R1 A")
    assert game.knowledge.hands == [5, 5]
