"""Great Digits: free cards, Monumerals, Twinumerals, the 100: H2.1 to H2.8, H-c, H-e."""

from functools import partial
from typing import Any

import pytest

from firmware.games.great_digits import rules
from firmware.games.great_digits.rules import cards
from firmware.games.shedding.rules import JOKER
from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup
from tests.games.shedding import positions
from tests.games.shedding.positions import free_numbers, hand, options, places, setup

at_table = partial(positions.at_table, "H2")
dealt = partial(positions.dealt, "H2")
play = partial(positions.play, "H2")
why = partial(positions.why, "H2")
legal = partial(positions.legal, "H2")


@pytest.mark.rule("H2.1", "H2.4", "H-c")
def test_the_usual_game_has_four_free_cards_and_a_special_100_and_counts_cards():
    game = rules.new(Setup("H2", 0, 2))
    assert (game.jokers, game.hundred, game.places) == (4, 0, False)
    assert list(cards(Setup("H2", 0, 2))) == [*range(1, 101), 101, 101, 101, 101]
    assert game.knowledge.draw == 104 - 14 - 1


@pytest.mark.rule("H2.1")
@pytest.mark.parametrize("jokers", range(5))
def test_there_may_be_none_to_four_free_cards(jokers: int):
    game = rules.new(setup("H2", 2, SCREEN, jokers=jokers))
    assert game.knowledge.draw == 100 + jokers - 14 - 1
    assert places(game) == [*range(1, 101)] + [JOKER] * jokers


@pytest.mark.parametrize(
    "agreed", [b"\x05\x00\x00", b"\x00\x02\x00", b"\x00\x00\x02", b"\x00", b"\x00\x00\x00\x00"]
)
def test_what_the_book_does_not_know_cannot_be_agreed(agreed: bytes):
    with pytest.raises(ValueError, match="no such options"):
        rules.new(Setup("H2", 0, 2, b"", agreed))


def test_the_deck_has_the_free_cards_that_were_agreed():
    deck = bytes([*range(1, 101), JOKER])
    assert rules.new(Setup("H2", SCREEN, 2, deck, options("H2", jokers=1))).jokers == 1
    with pytest.raises(ValueError, match="not the deck"):
        rules.new(Setup("H2", SCREEN, 2, deck, options("H2", jokers=2)))


@pytest.mark.rule("H-e")
def test_a_free_card_turned_over_first_goes_under_the_draw_pile():
    deck = bytes([*range(1, 15), JOKER, JOKER, 50, 60, *range(15, 50), *range(51, 60)])
    deck += bytes(range(61, 101))
    game: Any = rules.new(Setup("H2", SCREEN, 2, deck, options("H2", jokers=2)))
    assert (game.open, game.top, game.knowledge.draw) == (50, 50, 87)
    assert bytes(game.knowledge.pile[-2:]) == bytes([JOKER, JOKER])
    assert game.knowledge.pile[-87] == 60
    blind = play(rules.new(setup("H2", 2, jokers=2)), "start P1")
    assert why(blind, "open F") == ("under",)
    assert play(blind, "open 50").knowledge.draw == 87


@pytest.mark.rule("H2.1")
def test_a_free_card_is_declared_as_a_number_from_1_to_99_that_matches():
    game = dealt("F 5", "70 6", shown=23, jokers=1)
    assert why(game, "free 45") == ("digit", 45, 23)
    assert why(game, "free 0") == ("free", 0)
    assert why(game, "free 100") == ("free", 100)
    assert why(game, "discard F") == ("declare",)
    assert free_numbers(game) == [n for n in range(1, 100) if "2" in str(n) or "3" in str(n)]
    play(game, "free 32")
    assert (game.open, game.top, game.seat, hand(game, 0)) == (32, JOKER, 1, [5])
    assert why(game, "free 32") == ("gone", JOKER)
    assert why(dealt("5", "F", jokers=1), "free 32") == ("held", JOKER)
    assert why(dealt("5", "6"), "free 32") == ("jokers",)


@pytest.mark.rule("H2.1")
def test_the_book_s_example_a_free_card_is_33_and_all_cards_with_a_3_may_follow():
    game = play(dealt("F 37 43 5", "70 6", shown=23, jokers=1), "free 33")
    assert (game.seat, game.run, game.laid) == (0, 3, 1)
    assert play(game, "discard 37, discard 43, end").seat == 1


@pytest.mark.rule("H2.1", "H2.2")
def test_a_free_card_declared_as_a_monumeral_obliges_and_answers():
    game = play(dealt("F 5", "F 6", "1 2", shown=23, jokers=2), "free 2")
    assert game.obliged
    assert why(game, "free 27") == ("oblige",)
    assert play(game, "free 9").obliged


@pytest.mark.rule("H2.1")
def test_at_the_table_no_more_free_cards_are_played_than_can_be_out():
    game = play(at_table(jokers=2), "free 32, free 42")
    assert why(game, "free 52") == ("gone", JOKER)
    play(game, "ruling-draw 0, draw, free 52")
    assert why(game, "free 62") == ("gone", JOKER)


@pytest.mark.rule("H2.2")
def test_the_book_s_example_2_and_7_oblige_and_three_are_drawn_then_all_is_free():
    game = dealt("2 40", "7 50", "11 60", "74 30", shown=23, pile="80 81 82")
    play(game, "discard 2")
    assert (game.seat, game.obliged) == (1, True)
    assert why(game, "discard 50") == ("oblige",)
    play(game, "discard 7")
    assert (game.seat, game.obliged) == (2, True)
    play(game, "draw")
    assert hand(game, 2) == [11, 60, 80, 81, 82]
    assert (game.seat, game.obliged) == (3, False)
    assert why(game, "discard 74") is None
    assert play(game, "discard 74").obliged is False


@pytest.mark.rule("H2.2")
def test_after_the_three_the_next_may_oblige_anew():
    game = play(dealt("2 40", "7 50", "9 60", shown=23), "discard 2, draw, discard 9")
    assert (game.seat, game.obliged) == (0, True)


@pytest.mark.rule("H2.2")
def test_the_first_open_card_obliges_nobody():
    game = dealt("2 40", "7 50", shown=4)
    assert not game.obliged
    play(game, "draw")
    assert len(hand(game, 0)) == 3
    assert at_table(shown=4).obliged is False


@pytest.mark.rule("H2.3")
def test_the_book_s_example_upon_55_all_cards_with_a_5_may_follow_in_any_order():
    game = play(dealt("55 35 57 5 40", "7 50", shown=51), "discard 55")
    assert legal(game) == "discard 5, discard 35, discard 57, end"
    play(game, "discard 35, discard 57")
    assert why(game, "discard 40") == ("run", 40, 5)
    assert why(game, "draw") == ("laid",)
    play(game, "discard 5")
    assert (game.seat, game.laid) == (0, 4)
    play(game, "end")
    assert (game.seat, game.obliged, game.run) == (1, True, 0)


@pytest.mark.rule("H2.3", "H2.8")
def test_a_run_ends_when_the_player_says_so_and_never_by_itself():
    game = play(dealt("55 40", "7 50", shown=51), "discard 55")
    assert (game.seat, legal(game)) == (0, "end")
    assert play(game, "end").obliged is False
    assert why(game, "end") == ("nothing",)


@pytest.mark.rule("H2.8")
def test_a_discard_that_begins_no_run_ends_the_turn():
    game = play(dealt("57 75", "7 50", shown=51), "discard 57")
    assert (game.seat, game.laid) == (1, 0)


@pytest.mark.rule("H2.3")
def test_a_monumeral_that_is_not_the_last_of_a_run_obliges_nobody():
    game = play(dealt("55 35 5 40", "7 50", shown=51), "discard 55, discard 5, discard 35, end")
    assert not game.obliged
