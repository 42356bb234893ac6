"""Great Digits: free cards, Monumerals, Twinumerals, the 100: H2.1 to H2.8, H-c, H-e."""

from functools import partial
from typing import Any

import pytest

from firmware.games.great_digits import rules
from firmware.games.great_digits.tables import cards
from firmware.games.hundred.table import JOKER
from firmware.knowledge import SCREEN
from firmware.setup import Setup
from tests.games.hundred import table
from tests.games.hundred.table import hand, options, places, setup

at_table = partial(table.at_table, "H2")
dealt = partial(table.dealt, "H2")
play = partial(table.play, "H2")
why = partial(table.why, "H2")
legal = partial(table.legal, "H2")


@pytest.mark.rule("H2.1", "H2.4", "H-c")
def test_the_usual_game_has_four_free_cards_and_a_special_100_and_counts_cards():
    game = rules.new(Setup("H2", 0, 2))
    assert (game.jokers, game.hundred, game.places) == (4, 0, False)
    assert cards(Setup("H2", 0, 2)) == [*range(1, 101), 101, 101, 101, 101]
    assert game.table.draw == 104 - 14 - 1


@pytest.mark.rule("H2.1")
@pytest.mark.parametrize("jokers", range(5))
def test_there_may_be_none_to_four_free_cards(jokers: int):
    game = rules.new(setup("H2", 2, SCREEN, jokers=jokers))
    assert game.table.draw == 100 + jokers - 14 - 1
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
    assert (game.open, game.top, game.table.draw) == (50, 50, 87)
    assert bytes(game.table.pile[-2:]) == bytes([JOKER, JOKER])
    assert game.table.pile[-87] == 60
    blind = play(rules.new(setup("H2", 2, jokers=2)), "start P1")
    assert why(blind, "open F") == ("under",)
    assert play(blind, "open 50").table.draw == 87


@pytest.mark.rule("H2.1")
def test_a_free_card_is_declared_as_a_number_from_1_to_99_that_matches():
    game = dealt("F 5", "70 6", shown=23, jokers=1)
    assert why(game, "free 45") == ("digit", 45, 23)
    assert why(game, "free 0") == ("free", 0)
    assert why(game, "free 100") == ("free", 100)
    assert why(game, "discard F") == ("declare",)
    assert list(game.declared()) == [n for n in range(1, 100) if "2" in str(n) or "3" in str(n)]
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


@pytest.mark.rule("H2.4")
def test_trick_makes_every_other_player_draw_three_and_the_turn_goes_on_as_it_stood():
    game = dealt("100 24", "7 50", "6 60", shown=23, pile="80 81 82 83 84 85")
    play(game, "trick")
    assert (hand(game, 1), hand(game, 2)) == ([7, 50, 80, 81, 82], [6, 60, 83, 84, 85])
    assert (hand(game, 0), game.seat, game.laid, game.open) == ([24], 0, 0, 23)
    assert game.drawn == [1, 3, 2, 3]
    assert game.under[100] == 1
    assert why(game, "trick") == ("gone", 100)
    assert legal(game) == "discard 24, draw"


@pytest.mark.rule("H2.4")
def test_trick_draws_clockwise_from_the_next():
    game = dealt("7 50", "100 24", "6 60", shown=23, pile="80 81 82 83 84 85")
    play(game, "draw, trick")
    assert (hand(game, 2), hand(game, 0)) == ([6, 60, 81, 82, 83], [1, 7, 50, 80, 84, 85])


@pytest.mark.rule("H2.4", "H-b")
def test_a_reshuffle_in_the_middle_of_a_trick_is_owed_before_anything_else():
    game = dealt("100 24", "7 50", "6 60", shown=23, draw="80 81 82 83")
    play(game, "trick")
    assert hand(game, 1) == [7, 50, 80, 81, 82]
    assert hand(game, 2) == [6, 60, 83]
    assert 100 not in game.owes
    assert 23 not in game.owes
    assert len(game.owes) == 100 - 6 - 4 - 1
    assert game.trick
    play(game, "shuffle " + " ".join(map(str, game.owes)))
    assert hand(game, 2) == [1, 2, 6, 60, 83]
    assert (game.seat, game.trick, game.under[100], game.below) == (0, False, 1, 1)
    assert game.drawn == [1, 3, 2, 3]


@pytest.mark.rule("H2.4", "H-b")
def test_the_100_may_come_back_by_a_reshuffle():
    game = dealt("100 24 25", "7 50", shown=23, draw="80 81 82")
    play(game, "trick, draw")
    assert 100 in game.owes
    order = [100, *[card for card in game.owes if card != 100]]
    play(game, "shuffle " + " ".join(map(str, order)))
    assert hand(game, 0) == [24, 25, 100]
    assert why(play(game, "draw"), "trick") is None


@pytest.mark.rule("H2.4")
def test_at_the_table_a_trick_is_counted_over_a_reshuffle_too():
    game = play(at_table(players=6, shown=23), "ruling-draw 4, ruling-hand P1 40")
    assert game.below == 100 - 75 - 4 - 1
    play(game, "trick")
    assert game.table.hands == [39, 10, 10, 10, 10, 10]
    assert (game.table.draw, game.renewals, game.below) == (9, 1, 1)
    assert game.drawn == [1, 3, 2, 3, 3, 3, 4, 3, 5, 3]
    assert why(game, "trick") == ("gone", 100)


@pytest.mark.rule("H2.4")
def test_treat_stands_instead_of_the_turn_and_makes_immune():
    game = play(dealt("100 24 9", "7 50 2", "6 60", shown=23), "treat")
    assert (game.immune, game.seat, hand(game, 0)) == ([True, False, False], 1, [9, 24])
    play(game, "discard 2, draw")
    assert (game.seat, game.obliged) == (0, False)
    assert len(hand(game, 2)) == 5
    play(game, "draw, discard 7, draw")
    assert (game.seat, game.obliged) == (0, False)
    assert why(game, "trick") == ("gone", 100)


@pytest.mark.rule("H2.4", "H2.5")
def test_who_is_immune_plays_on_by_the_basic_rules_though_the_turn_before_obliges():
    game = play(dealt("100 27 24 40", "2 50", shown=23, pile="80 81"), "treat, discard 2")
    assert not game.obliged
    assert why(game, "discard 27") is None
    assert why(game, "discard 40") == ("digit", 40, 2)
    play(game, "draw")
    assert hand(game, 0) == [24, 27, 40, 80]
    assert (game.seat, game.obliged) == (1, False), "the obligation is nobody else's"


@pytest.mark.rule("H2.4")
def test_who_is_immune_draws_for_a_trick_and_the_100_beside_him_never_comes_back():
    game = play(dealt("100 27", "2 50", shown=23, draw="80"), "treat, draw, draw")
    assert 100 not in game.owes
    assert game.below == len(game.owes) == 100 - 1 - 4 - 1
    assert places(game) == list(range(1, 101))


@pytest.mark.rule("H2.5")
def test_under_an_obligation_trick_may_be_played_and_the_obligation_remains():
    game = play(dealt("2 50", "100 7 24", shown=23), "discard 2")
    assert legal(game) == "discard 7, draw, trick"
    assert why(game, "treat") == ("answer",)
    play(game, "trick")
    assert (game.seat, game.obliged) == (1, True)
    assert why(game, "discard 24") == ("oblige",)
    play(game, "draw")
    assert len(hand(game, 1)) == 5


@pytest.mark.rule("H2.5")
def test_treat_is_refused_once_cards_have_been_discarded_and_trick_is_not():
    game = play(dealt("55 100 5", "7 50", shown=51), "discard 55")
    assert why(game, "treat") == ("late",)
    play(game, "trick")
    assert (game.seat, game.laid, game.run) == (0, 1, 5)
    assert legal(game) == "discard 5, end"


@pytest.mark.rule("H2.5")
def test_whoever_plays_the_last_card_as_trick_or_treat_has_won():
    game = play(dealt("100", "7 50", shown=51), "treat")
    assert (game.over, game.result()) == (True, "P1 wins, 0 2")
    game = play(dealt("100", "7 50", shown=51), "trick")
    assert (game.over, game.result()) == (True, "P1 wins, 0 5")
    game = play(dealt("100", "7 50", shown=51, draw="80"), "trick")
    assert (game.over, len(game.owes)) == (False, 95)
    assert play(game, "shuffle " + " ".join(map(str, game.owes))).scores() == [0, 5]


@pytest.mark.rule("H2.6")
def test_the_100_may_be_a_regular_card_with_the_digits_1_and_0():
    game = dealt("100 30 5", "7 50", shown=51, hundred="plain")
    assert why(game, "trick") == why(game, "treat") == ("plain",)
    assert why(game, "discard 100") is None
    assert why(play(game, "discard 100"), "discard 50") is None
    game = play(dealt("11 100 5", "7 50", shown=51, hundred="plain"), "discard 11, discard 100")
    assert (game.seat, game.run) == (0, 1)


@pytest.mark.rule("H2.4")
def test_a_special_100_is_never_discarded_by_matching():
    game = dealt("100 30 5", "7 50", shown=51)
    assert why(game, "discard 100") == ("special",)
    assert legal(game) == "discard 5, draw, trick, treat"
    assert why(at_table(shown=51), "discard 100") == ("special",)


@pytest.mark.rule("H2.4")
def test_who_does_not_hold_the_100_plays_neither():
    game = dealt("30 5", "7 50", shown=51)
    assert why(game, "trick") == why(game, "treat") == ("held", 100)
    assert why(at_table(), "trick") is None
    assert why(at_table(shown=100), "trick") == ("gone", 100)


@pytest.mark.rule("H2.7")
def test_the_100_turned_over_first_is_matched_by_the_digits_1_and_0():
    game = dealt("30 15 24", "7 50", shown=100)
    assert legal(game) == "discard 15, discard 30, draw"


@pytest.mark.rule("H-c")
def test_a_winning_monumeral_makes_nobody_draw_when_hands_are_scored():
    game = play(dealt("3", "70 60", shown=23), "discard 3")
    assert (game.over, game.scores()) == (True, [0, 2])


@pytest.mark.rule("H-c", "H2.2")
def test_playing_for_places_a_finishing_monumeral_obliges_the_next_still_in():
    game = dealt("3", "70 60", "50 51", "7 8", shown=23, places=True)
    play(game, "discard 3")
    assert (game.seat, game.obliged) == (1, True)
    play(game, "draw, draw, discard 7, draw, draw, discard 8")
    assert (game.out, game.seat, game.obliged) == ([0, 3], 1, True)


@pytest.mark.rule("H-c", "H2.3")
def test_playing_for_places_a_finishing_run_passes_the_turn_on_and_may_oblige():
    game = dealt("33 3", "70 60", "50 51", shown=23, places=True)
    play(game, "discard 33, discard 3")
    assert (game.seat, game.obliged, game.run) == (1, True, 0)
    game = play(dealt("33", "70 60", "50 51", shown=23, places=True), "discard 33")
    assert (game.seat, game.obliged, game.laid, game.run) == (1, False, 0, 0)


@pytest.mark.rule("H-c", "H2.4")
def test_playing_for_places_only_those_still_in_draw_for_a_trick():
    game = dealt("3", "100 60", "50 51", "40", shown=23, places=True)
    play(game, "discard 3, trick")
    assert [len(hand(game, seat)) for seat in range(4)] == [0, 1, 5, 4]
    assert game.obliged
    game = play(dealt("100", "60", "50", shown=23, places=True), "trick")
    assert (game.out, game.seat, game.obliged, game.table.hands) == ([0], 1, False, [0, 4, 4])
    game = play(dealt("100", "60", "50", shown=23, places=True), "treat")
    assert (game.out, game.seat, game.table.hands) == ([0], 1, [0, 1, 1])


@pytest.mark.rule("H-c", "H2.5")
def test_playing_for_places_an_obligation_ends_with_who_finishes_under_it_by_trick():
    game = dealt("3 9", "100", "50 51", shown=23, places=True)
    play(game, "discard 3, trick")
    assert (game.out, game.seat, game.obliged) == ([1], 2, False)


def test_drawing_and_tricks_show_new_cards_and_nothing_else_does():
    game = dealt("100 24 9", "7 50 2", shown=23)
    moves = {table.MOVES["H2"].text(move): game.drew(move) for move in game.legal_moves()}
    assert moves == {"discard 24": False, "draw": True, "trick": True, "treat": False}
