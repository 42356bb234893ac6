"""Multiplication: products, declared factors, squares, free cards: H4.1 to H4.5."""

from functools import partial

import pytest

from firmware.games.multiplication import rules
from firmware.games.multiplication.rules import MOVES, cards, factors
from firmware.games.shedding.rules import DISCARD, JOKER, Discarding
from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup
from tests.games.shedding import positions
from tests.games.shedding.positions import free_numbers, hand, setup

at_table = partial(positions.at_table, "H4")
dealt = partial(positions.dealt, "H4")
play = partial(positions.play, "H4")
why = partial(positions.why, "H4")
legal = partial(positions.legal, "H4")


def pairs(game: Discarding, number: int) -> list[tuple[int, int]]:
    """Return the pairs of factors as which `number` goes now, whoever has it."""
    return [pair for pair in rules.pairs(number) if game.fits_as((DISCARD, number, *pair))]


@pytest.mark.rule("H4.1")
def test_the_42_products_of_the_table_and_up_to_two_free_cards():
    products = sorted({one * other for one in range(1, 11) for other in range(1, 11)})
    assert len(products) == 42
    assert list(cards(setup("H4", 2))) == products
    assert list(cards(Setup("H4", 0, 2))) == [*products, JOKER, JOKER]
    with pytest.raises(ValueError, match="no such options"):
        rules.new(Setup("H4", 0, 2, b"", b"\x03\x00"))


@pytest.mark.rule("H4.1")
@pytest.mark.parametrize(("players", "each"), [(2, 7), (3, 7), (4, 5), (5, 5), (6, 5)])
def test_seven_each_or_five_with_four_players_or_more(players: int, each: int):
    for level in (0, SCREEN):
        game = rules.new(setup("H4", players, level, jokers=2))
        assert game.knowledge.hands == [each] * players
        assert game.knowledge.draw == 44 - players * each - 1


def test_its_moves_are_those_of_the_others_with_factors():
    rows = [row for row, _ in MOVES]
    assert rows[:10] == [
        "start seat", "discard card factor factor", "draw", "open card", "shuffle card...",
        "ruling-open card factor factor", "ruling-draw count", "ruling-hand seat count",
        "ruling-turn seat", "free card factor factor",
    ]  # fmt: skip
    assert rows[-3:] == ["oblige", "ruling-leave seat", "ruling-join seat"]


@pytest.mark.rule("H4.2")
def test_the_book_s_example_on_12_as_2_x_6_goes_24_as_4_x_6_and_not_as_3_x_8():
    game = play(dealt("12 36", "24 5", "28", shown=18), "discard 12 2 6")
    assert (game.open, game.factors, game.seat) == (12, (2, 6), 1)
    assert why(game, "discard 24 3 8") == ("factors", 3, 8, 2, 6)
    assert pairs(game, 24) == [(4, 6)]
    play(game, "discard 24 4 6")
    assert pairs(game, 28) == [(4, 7)]
    assert why(game, "discard 28 4 7") is None


@pytest.mark.rule("H4.2", "H4.3")
def test_the_book_s_example_goes_on_with_36_as_4_x_9_and_the_next_player_draws():
    game = dealt("36 5", "24 50", "81 63", shown=18, pile="1")
    game.open, game.top, game.factors = 28, 18, (4, 7)
    play(game, "discard 36 4 9")
    assert (hand(game, 1), game.seat, game.obliged) == ([1, 24, 50], 2, False)
    assert game.drawn == [1, 1]
    assert why(game, "discard 81 9 9") is None
    assert why(game, "discard 63 7 9") is None
    assert why(game, "discard 24 4 6") == ("held", 24)
    assert pairs(game, 24) == [(4, 6)]
    assert pairs(game, 12) == [(3, 4)]
    assert pairs(game, 30) == []


@pytest.mark.rule("H4.4", "H4.3")
def test_the_book_s_example_a_free_card_as_4_by_4_x_1_on_28():
    game = dealt("F 5", "24 50", shown=18, jokers=1, pile="1")
    game.open, game.factors = 28, (4, 7)
    play(game, "free 4 4 1")
    assert (game.open, game.factors, game.top) == (4, (4, 1), JOKER)
    assert (hand(game, 1), game.seat) == ([1, 24, 50], 0)


@pytest.mark.rule("H4.2")
def test_factors_that_do_not_multiply_or_are_none_are_refused():
    game = dealt("12 36", "24 5", shown=18)
    assert why(game, "discard 12 3 6") == ("product", 3, 6, 12)
    assert why(game, "discard 12 1 12") == ("factor",)
    assert why(game, "discard 36 0 9") == ("factor",)
    assert why(game, "discard 11 1 11") == ("card", 11)
    assert why(game, "discard 100 10 10") == ("held", 100)
    assert why(game, "discard 24 4 6") == ("held", 24)
    with pytest.raises(ValueError, match="should read"):
        why(game, "discard 12")


@pytest.mark.rule("H4.2")
def test_the_first_open_card_is_matched_through_any_of_its_factor_pairs():
    game = dealt("12 35 49 50", "27 5", shown=24)
    assert (game.factors, game.facts()["factors"]) == ((), None)
    assert factors(24) == 1 << 3 | 1 << 4 | 1 << 6 | 1 << 8
    assert pairs(game, 12) == [(2, 6), (3, 4)]
    assert legal(game) == ("discard 12 2 6, discard 12 3 4, discard 12 6 2, discard 12 4 3, draw")
    assert why(game, "discard 35 5 7") == ("first", 5, 7, 24, 3, 4, 6, 8)


@pytest.mark.rule("H4.3")
@pytest.mark.parametrize("square", [1, 4, 9, 16, 25, 36, 49, 64, 81, 100])
def test_each_square_makes_the_next_player_lose_the_turn_and_draw_one(square: int):
    root = int(square**0.5)
    game = dealt(f"{square} 42", "24 56", "54 45", shown=root * 2 if root != 2 else 8)
    play(game, f"discard {square} {root} {root}")
    assert (game.seat, game.knowledge.hands) == (2, [1, 3, 2])


@pytest.mark.rule("H4.3")
def test_other_products_make_nobody_draw():
    game = play(dealt("12 36", "24 5", shown=18), "discard 12 2 6")
    assert (game.seat, game.knowledge.hands) == (1, [1, 2])


@pytest.mark.rule("H4.3")
def test_with_two_the_player_of_a_square_has_another_turn():
    game = play(dealt("16 5", "24 50", shown=8), "discard 16 2 8")
    assert (game.seat, game.laid, game.knowledge.hands) == (0, 0, [1, 3])


@pytest.mark.rule("H4.3")
def test_a_square_turned_over_first_obliges_nobody():
    game = dealt("12 5", "24 50", shown=36)
    assert (game.seat, game.knowledge.hands) == (0, [2, 2])
    assert pairs(game, 12) == [(2, 6), (3, 4)]
    assert play(game, "draw").seat == 1


@pytest.mark.rule("H4.3")
def test_a_square_lies_there_without_effect_once_it_has_had_it():
    game = play(dealt("16 5", "24 50", "30", shown=8), "discard 16 2 8, draw")
    assert (game.seat, game.knowledge.hands) == (0, [1, 3, 2])
    assert play(game, "draw").seat == 1


@pytest.mark.rule("H4.4")
def test_a_free_card_is_declared_as_a_product_of_the_table_with_its_factors():
    game = dealt("F 5", "24 50", shown=35, jokers=1)
    assert why(game, "free 11 1 11") == ("free", 11)
    assert why(game, "free 30 4 6") == ("product", 4, 6, 30)
    assert why(game, "free 24 4 6") == ("first", 4, 6, 35, 5, 7)
    assert free_numbers(game) == [
        5, 7, 10, 14, 15, 20, 21, 25, 28, 30, 35, 40, 42, 45, 49, 50, 56, 63, 70,
    ]  # fmt: skip
    assert why(game, "free 100 10 10") == ("first", 10, 10, 35, 5, 7)
    assert play(game, "free 70 10 7").factors == (10, 7)


@pytest.mark.rule("H4.5", "H1.4")
def test_who_does_not_discard_draws_one():
    game = play(dealt("12 5", "24 50", shown=36, pile="1"), "draw")
    assert (hand(game, 0), game.seat) == ([1, 5, 12], 1)


@pytest.mark.rule("H4.5", "H1.5", "H-c")
def test_the_first_empty_hand_wins_and_a_winning_square_makes_nobody_draw():
    game = play(dealt("16", "24 50", "30", shown=8), "discard 16 2 8")
    assert (game.over, game.scores(), game.result()) == (True, [0, 2, 1], "P1 wins, 0 2 1")


@pytest.mark.rule("H-c", "H4.3")
def test_playing_for_places_a_finishing_square_makes_the_next_still_in_draw():
    game = dealt("16", "24 50", "30 5", shown=8, places=True)
    assert game.drew((1, 16, 2, 8))
    play(game, "discard 16 2 8")
    assert (game.out, game.seat, game.knowledge.hands) == ([0], 2, [0, 3, 2])
    game = dealt("16", "24 50", shown=8, places=True)
    assert not game.drew((1, 16, 2, 8))
    assert play(game, "discard 16 2 8").scores() == [0, 2]


@pytest.mark.rule("H-b", "H4.3")
def test_a_square_may_have_the_draw_pile_made_anew_with_all_but_itself():
    game = dealt("16 5", "24 50", "30", shown=8, draw="")
    assert game.drew((1, 16, 2, 8))
    play(game, "discard 16 2 8")
    assert 16 not in game.owes
    assert 8 in game.owes
    play(game, "shuffle " + " ".join(map(str, game.owes)))
    assert (hand(game, 1), game.seat) == ([1, 24, 50], 2)


@pytest.mark.rule("H-b", "H2.1")
def test_a_free_card_that_is_reshuffled_is_a_free_card_again():
    game = dealt("F 5 20", "24 50", shown=35, jokers=1, draw="")
    play(game, "free 70 10 7, discard 50 5 10")
    assert why(game, "free 20 2 10") == ("gone", JOKER)
    play(game, "draw")
    assert game.owes[-1] == JOKER
    rest = " ".join(map(str, game.owes[:-1]))
    play(game, f"shuffle F {rest}, draw")
    assert hand(game, 0) == [5, 20, JOKER]
    assert why(game, "free 20 2 10") is None
