"""The games of discarding: a player leaves in the middle, and the others play on (H-f)."""

import pytest

from firmware.play.knowledge import ON_CALL
from tests.desk import Desk, playing
from tests.games.shedding.positions import RULES, at_table, dealt, legal, play, setup, why

NAMES = ("H1", "H2", "H3", "H4")


def cards_in_all(game) -> int:
    """Return how many cards lie anywhere by what the rules know."""
    return sum(game.knowledge.hands) + game.knowledge.draw + game.below + 1 + game.aside


@pytest.mark.parametrize("name", NAMES)
def test_their_cards_go_under_the_draw_pile_and_they_are_passed_over(name: str):
    """H-f"""
    game = at_table(name, shown=24)
    before = (game.knowledge.draw, cards_in_all(game))
    play(name, game, "draw, ruling-leave P3")
    assert game.knowledge.hands[2] == 0
    assert (game.knowledge.draw, cards_in_all(game)) == (before[0] + 6, before[1])
    assert play(name, game, "draw").seat == 0
    assert play(name, game, "draw").seat == 1
    assert (game.over, game.facts()["hands"][2]) == (False, 0)


def test_who_leaves_in_their_turn_obliges_nobody_by_what_they_did_not_lay():
    game = play("H2", at_table("H2", 4), "discard 2")
    assert game.obliged
    play("H2", game, "ruling-leave P2")
    assert (game.seat, game.obliged) == (2, False)
    game = play("H3", at_table("H3", 4), "discard 3, ruling-leave P1")
    assert (game.seat, game.obliged) == (1, True), "what they laid counts (H3.2)"


def test_they_score_what_they_held_and_are_not_first():
    game = dealt("H1", "27", "31 32 33", "41 42")
    play("H1", game, "ruling-leave P2, discard 27")
    assert (game.over, game.winners(), game.scores()) == (True, [0], [0, 3, 2])


def test_with_places_they_take_the_last_one_and_the_game_ends_with_one_left():
    game = dealt("H1", "27", "31 32 33", "71 42", "17", places=True)
    play("H1", game, "ruling-leave P2, discard 27")
    assert (game.over, game.seat) == (False, 2)
    play("H1", game, "discard 71, discard 17")
    assert (game.over, game.scores()) == (True, [0, 4, 3, 2])
    game = dealt("H1", "27", "71 32 33", "41 42", places=True)
    play("H1", game, "discard 27, ruling-leave P2")
    assert (game.over, game.scores()) == (True, [0, 3, 2]), "only one is left"


def test_who_was_out_with_places_keeps_theirs():
    game = dealt("H1", "27", "71 32 33", "41 17", places=True)
    play("H1", game, "discard 27, ruling-leave P1, discard 71, discard 17")
    assert (game.over, game.seat, game.away) == (False, 1, {})
    assert why("H1", game, "ruling-leave P2") is None


def test_a_hundred_beside_them_stays_aside_and_nobody_draws_for_them():
    game = dealt("H2", "31 32", "100 51 2", "25 61 73")
    play("H2", game, "draw, treat")
    assert game.immune[1]
    play("H2", game, "ruling-leave P2")
    assert game.aside == 1
    assert (game.knowledge.hands, game.away) == ([3, 0, 3], {1: 2})


@pytest.mark.rule("H-f", "H2.2")
@pytest.mark.parametrize("name", ["H2", "H3"])
def test_who_takes_the_place_that_the_hundred_lies_beside_must_answer_and_it_stays_aside(name: str):
    game = dealt(name, "31 2 32", "100 51", "25 61", shown=12)
    ends = ", end" if name == "H3" else ""
    play(name, game, "draw, treat, ruling-leave P2, ruling-join P2, draw, discard 2" + ends)
    assert (game.seat, game.obliged, game.has_beside(1)) == (1, True, False)
    assert (game.aside, game.discarded(100)) == (1, True)
    play(name, game, "draw, ruling-leave P2, ruling-join P2")
    assert (game.aside, game.discarded(100)) == (1, True)


def test_of_a_hundred_that_is_aside_for_good_it_can_be_said_that_it_is_right_all_the_same():
    game = play("H2", at_table("H2", 3, shown=24), "draw, treat, ruling-leave P2, ruling-join P2")
    assert why("H2", game, "trick") == ("gone", 100)
    assert why("H2", play("H2", game, "ruling-hundred P3 no"), "trick") is None


def test_where_the_device_dealt_their_cards_are_drawn_last():
    game = dealt("H1", "31", "99 45", "25", draw="50")
    play("H1", game, "ruling-leave P2")
    assert (game.knowledge.draw, game.knowledge.hand(1)) == (3, [])
    game.knowledge.take(2, 3)
    assert game.knowledge.hand(2) == [25, 45, 50, 99]


@pytest.mark.parametrize("name", NAMES)
def test_nobody_leaves_whom_the_game_cannot_spare(name: str):
    assert why(name, RULES[name].new(setup(name, 3)), "ruling-leave P1") == ("start",)
    game = at_table(name, shown=24)
    assert why(name, game, "ruling-leave P4") == ("seat", 3)
    play(name, game, "ruling-leave P2")
    assert why(name, game, "ruling-leave P2") == ("out", "P2")
    assert why(name, game, "ruling-leave P1") == ("over",), "two play it"
    assert why(name, game, "ruling-turn P2") == ("out", "P2")
    assert why(name, game, "ruling-hand P2 3") == ("out", "P2")
    assert legal(name, game)


def test_on_call_the_turn_passes_them_too():
    game = RULES["H1"].new(setup("H1", 3, ON_CALL))
    play("H1", game, "start P1, ruling-leave P2, last")
    assert game.seat == 2


def test_by_keys_and_in_the_scores():
    desk: Desk = playing(setup("H1", 3)).type("1 23#")
    assert (
        desk.type("<*> 2 3 2 #").words()
        == "Without P2? 7 cards under the pile. #play on A anew *back"
    )
    assert desk.type("#").notice() == "Ruled: P2 leaves."
    assert "P2 -" in desk.type("27#").words()
    while not desk.game.over:
        card = next(
            number
            for number in range(1, 101)
            if not desk.game.discarded(number) and desk.game.fits(number)
        )
        desk.referee.submit((1, card))
    assert desk.game.scores()[1] == 7


@pytest.mark.parametrize("name", NAMES)
def test_who_joins_draws_a_hand_and_comes_behind_the_last_player(name: str):
    """H-f"""
    game = at_table(name, shown=24)
    draw, cards = game.knowledge.draw, cards_in_all(game)
    play(name, game, "ruling-join P4")
    size = game.hand_size
    assert (game.players, game.knowledge.hands) == (4, [size] * 4)
    assert (game.knowledge.draw, cards_in_all(game)) == (draw - size, cards)
    assert play(name, game, "draw, draw, draw").seat == 3
    assert play(name, game, "draw").seat == 0
    assert why(name, game, "ruling-join P4") == ("seat", 4)
    assert legal(name, game)


def test_who_left_comes_back_to_their_seat_and_scores_what_they_hold_at_the_end():
    game = dealt("H1", "27", "31 32 33", "41 42", pile="51 52 53")
    play("H1", game, "ruling-leave P2, ruling-join P2")
    assert game.away == {}
    play("H1", game, "discard 27")
    assert game.scores() == [0, 7, 2]


def test_nobody_joins_where_six_play_or_the_pile_is_too_small_or_before_the_first_card():
    assert why("H1", RULES["H1"].new(setup("H1", 3)), "ruling-join P4") == ("start",)
    assert why("H1", at_table("H1", 6), "ruling-join P7") == ("seat", 6)
    game = play("H1", at_table("H1", 3), "ruling-draw 7")
    assert why("H1", game, "ruling-join P4") == ("count", 8, 7)


def test_the_hundred_of_who_joins_may_lie_beside_them():
    game = play("H2", dealt("H2", "31 32", "51 2", pile="100"), "ruling-join P3, draw, draw, treat")
    assert game.immune == [False, False, True]


def test_on_call_the_turn_comes_to_who_joined():
    game = RULES["H1"].new(setup("H1", 2, ON_CALL))
    play("H1", game, "start P1, ruling-join P3, last, last")
    assert game.seat == 2
