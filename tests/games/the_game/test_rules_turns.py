"""The Game: turns, drawing and the end, TG7 to TG12."""

import pytest

from firmware.games.the_game.result import Result
from firmware.games.the_game.rules import TheGame
from tests.games.the_game.positions import at_table, dealt, held, lay, play, ruled, why


@pytest.mark.rule("TG7", "TG16")
def test_a_turn_lays_two_cards_at_least_and_all_that_the_player_holds_at_most():
    game = dealt([10, 11, 12, 13, 14, 15, 16], [])
    assert why(game, "end") == ("few", 2)
    assert why(play(game, "lay 10 A"), "end") == ("few", 1)
    assert why(play(game, "lay 11 A"), "end") is None
    assert why(play(game, lay("12 13 14 15 16 A")), "end") is None
    assert game.knowledge.hands == [0, 7]
    assert play(game, "end").knowledge.hands == [7, 7]
    assert game.seat == 1


@pytest.mark.rule("TG8")
def test_linus_lays_four_cards_and_then_draws_four():
    game = dealt([10, 20, 30, 40], [], [], draws=[99, 98, 97, 96, 95])
    before = held(game)
    play(game, lay("10 20 30 40 A"))
    assert (game.knowledge.hands, game.knowledge.draw) == ([2, 6, 6], 80)
    play(game, "end")
    assert (game.knowledge.hands, game.knowledge.draw) == ([6, 6, 6], 76)
    assert held(game) == [*before[:2], 96, 97, 98, 99]
    assert (game.seat, game.laid) == (1, 0)


def run(game: TheGame, until: int) -> TheGame:
    """Let all lay their two lowest cards on A until `until` cards are left to draw."""
    while game.knowledge.draw > until:
        low, next_low = held(game, game.seat)[:2]
        play(game, lay(f"{low} {next_low} A") + ", end")
    return game


@pytest.mark.rule("TG8")
def test_a_refill_goes_as_far_as_the_draw_pile_reaches():
    game = run(dealt([]), 2)
    low = held(game)[:3]
    play(game, lay(" ".join(map(str, low)) + " A"))
    assert (game.knowledge.hands, game.knowledge.draw) == ([5], 2)
    assert play(game, "end").facts() == {
        "tops": [low[2], 1, 100, 100], "seat": 0, "laid": 0, "draw": 0, "hands": [7],
        "over": False, "left": 7, "marks": [0, 0, 0, 0],
    }  # fmt: skip


@pytest.mark.rule("TG9")
def test_with_the_draw_pile_empty_nobody_draws_and_one_card_will_do():
    game = run(dealt([]), 0)
    assert (game.knowledge.hands, game.due) == ([8], 1)
    assert why(game, "end") == ("few", 1)
    play(game, "lay 92 A")
    assert why(game, "end") is None
    assert play(game, "end").knowledge.hands == [7]
    assert play(game, "lay 93 A, lay 94 A, end").knowledge.hands == [5]


@pytest.mark.rule("TG9")
def test_the_draw_pile_that_runs_out_at_a_refill_lowers_the_minimum_from_the_next_turn_on():
    game = play(at_table(), "ruling-draw 1, lay 10 A, lay 11 A")
    assert game.due == 2
    assert play(game, "end").due == 1
    assert game.knowledge.hands == [6, 7]


@pytest.mark.rule("TG10")
def test_a_player_without_cards_is_passed_over():
    game = at_table("TG", 4)
    play(game, "ruling-draw 0, ruling-hand P2 0, ruling-hand P3 0, lay 10 A, end")
    assert game.seat == 3
    assert play(game, "lay 11 A, end").seat == 0
    play(game, "ruling-hand P4 0, lay 12 A, end")
    assert game.seat == 0


@pytest.mark.rule("TG10")
def test_the_last_card_of_a_hand_is_laid_and_the_others_go_on():
    game = play(at_table(), "ruling-draw 0, ruling-hand P1 1, lay 10 A")
    assert not game.over
    assert why(game, "lay 11 A") == ("empty",)
    assert play(game, "end").seat == 1
    assert play(game, "lay 11 A, end").seat == 1


@pytest.mark.rule("TG11")
def test_it_is_over_the_moment_the_second_card_cannot_be_laid():
    game = ruled(dealt([20, 21, 22, 23, 24, 25, 26], [80]), "1 95 5 5")
    assert why(game, "lay 26 A") is None
    assert not game.over
    play(game, "lay 26 A")
    assert game.over
    assert (game.laid, game.seat, game.left) == (1, 0, 97)
    for move in ("lay 25 A", "end", "cant", "start P1", "mark A 1"):
        assert why(game, move) == ("over",)
    assert game.legal_moves() == []


@pytest.mark.rule("TG11")
def test_who_has_laid_enough_may_be_stuck_and_it_is_the_next_player_s_turn():
    game = ruled(dealt([20, 21, 22, 23, 24, 25, 26], [80]), "1 95 5 5")
    play(game, "lay 25 A, lay 26 A")
    assert not game.over
    assert game.legal_moves() == [(2,)]
    assert play(game, "end").seat == 1


@pytest.mark.rule("TG11")
def test_it_is_over_before_the_first_card_if_the_next_player_has_none_that_goes():
    game = ruled(dealt([90, 91], [20, 21, 22, 23, 24, 25, 26]), "1 95 5 5")
    assert not game.over
    play(game, "lay 90 A, lay 91 A, end")
    assert (game.over, game.seat, game.laid) == (True, 1, 0)


@pytest.mark.rule("TG11")
def test_nobody_must_look_ahead():
    """One of two cards goes, and then the other would not: it is not over before it is laid."""
    game = ruled(dealt([20, 21, 22, 23, 24, 25, 94], [80]), "90 95 5 5")
    assert not game.over
    assert play(game, "lay 94 A").over


@pytest.mark.rule("TG11")
def test_with_the_draw_pile_empty_it_is_over_when_not_even_one_card_goes():
    game = ruled(run(dealt([]), 0), "91 99 2 2")
    play(game, "lay 98 A")
    assert not game.over
    assert game.legal_moves() == [(1, 99, 0), (2,)]
    play(game, "end, lay 99 A")
    assert not game.over
    assert play(game, "end").over
    assert game.left == 6


@pytest.mark.rule("TG12")
@pytest.mark.parametrize(
    ("left", "verdict"),
    [
        (1, "Excellent! P1 can't lay. Under ten left."),
        (9, "Excellent! P1 can't lay. Under ten left."),
        (10, "P1 can't lay. Under ten is excellent."),
        (98, "P1 can't lay. Under ten is excellent."),
    ],
)
def test_the_result_counts_the_cards_in_hands_and_draw_pile(left: int, verdict: str):
    in_hand = min(left, 7)
    game = play(at_table(), f"ruling-hand P2 0, ruling-draw {left - in_hand}")
    play(game, f"ruling-hand P1 {in_hand}")
    assert game.left == left
    assert not game.over
    shell = type(
        "House",
        (),
        {
            "referee": type("Referee", (), {"game": game, "kept": lambda *_: ([], 0, 0)}),
            "nearness": lambda: ("", False),
            "at": 0,
        },
    )
    assert Result(shell).verdict() == verdict


@pytest.mark.rule("TG12")
def test_the_last_card_of_all_beats_the_game_at_once():
    game = run(dealt([]), 0)
    for card in range(92, 99):
        play(game, f"lay {card} A")
    assert (game.left, game.over) == (1, False)
    play(game, "lay 99 A")
    assert (game.left, game.over) == (0, True)
