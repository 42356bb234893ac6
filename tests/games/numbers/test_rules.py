"""Numbers: matching, up to three cards, runs, answers: H3.1 to H3.4, H2.8."""

from functools import partial

import pytest

from firmware.games.numbers import rules
from firmware.games.numbers.rules import cards, match
from firmware.games.shedding.rules import JOKER
from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup
from tests.games.shedding import positions
from tests.games.shedding.positions import free_numbers, hand, setup

at_table = partial(positions.at_table, "H3")
dealt = partial(positions.dealt, "H3")
play = partial(positions.play, "H3")
why = partial(positions.why, "H3")
legal = partial(positions.legal, "H3")


def matching(number: int) -> list[int]:
    return [other for other in range(1, 101) if match(other, number)]


@pytest.mark.rule("H3.1")
def test_the_book_s_example_upon_23_goes_a_ones_digit_3_a_tens_digit_2_or_a_sum_5():
    ones = {3, 13, 23, 33, 43, 53, 63, 73, 83, 93}
    sums = {5, 14, 23, 32, 41, 50}
    assert set(matching(23)) == ones | set(range(20, 30)) | sums


@pytest.mark.rule("H3.1", "H1.3")
def test_a_single_digit_number_has_no_tens_digit_but_goes_on_any_other():
    assert matching(3) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 21, 23, 30, *range(33, 94, 10)]
    assert not match(5, 100)


@pytest.mark.rule("H3.1")
def test_the_100_has_ones_0_tens_0_and_sum_1():
    assert matching(100) == [1, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]


@pytest.mark.rule("H3.1")
def test_matching_is_mutual():
    for one in range(1, 101):
        for other in range(1, 101):
            assert match(one, other) == match(other, one)


@pytest.mark.rule("H3.1", "H3.3")
def test_the_book_s_example_27_57_66_and_then_all_cards_with_a_6():
    game = dealt("27 57 66 61 36 40 46 88", "7 50", shown=23)
    play(game, "discard 27")
    assert (game.seat, game.laid, game.matched) == (0, 1, 2)
    play(game, "discard 57, discard 66")
    assert (game.laid, game.matched, game.run) == (3, 0, 6)
    assert legal(game) == "discard 36, discard 46, discard 61, end"
    play(game, "discard 61, discard 36, discard 46")
    assert why(game, "discard 40") == ("run", 40, 6)
    assert (game.laid, game.seat) == (6, 0)
    assert play(game, "end").seat == 1


@pytest.mark.rule("H3.1")
def test_a_fourth_card_is_refused_even_if_it_matches():
    game = play(dealt("27 57 67 61", "7 50", shown=23), "discard 27, discard 57, discard 67")
    assert why(game, "discard 61") == ("three",)
    assert legal(game) == "end"


@pytest.mark.rule("H3.1")
def test_each_card_must_match_the_one_before_it():
    game = play(dealt("27 57 53", "7 50", shown=23), "discard 27")
    assert why(game, "discard 53") == ("match", 53, 27)
    assert why(play(game, "discard 57"), "discard 53") is None


@pytest.mark.rule("H3.2")
def test_the_book_s_example_53_59_9_obliges_then_7_then_three_are_drawn_then_all_is_free():
    game = dealt("53 59 9 1", "7 50", "11 60", "17 57 55 40", shown=23, pile="80 81 82")
    play(game, "discard 53, discard 59, discard 9, end")
    assert (game.seat, game.obliged, game.matched) == (1, True, 1)
    assert why(game, "discard 50") == ("oblige",)
    play(game, "discard 7")
    assert (game.seat, game.obliged) == (2, True), "an answer ends the turn: only one Monumeral"
    play(game, "draw")
    assert (hand(game, 2), game.seat, game.obliged) == ([11, 60, 80, 81, 82], 3, False)
    play(game, "discard 17, discard 57, discard 55, end")
    assert game.obliged is False


@pytest.mark.rule("H3.2")
def test_a_monumeral_on_the_way_obliges_nobody():
    game = play(dealt("53 3 33 1", "7 50", shown=23), "discard 53, discard 3, discard 33, end")
    assert (game.seat, game.obliged) == (1, False)


@pytest.mark.rule("H3.2", "H2.4")
def test_who_is_immune_plays_on_by_the_basic_rules():
    game = play(dealt("100 13 12 40", "3 50", shown=23), "treat, discard 3, end")
    assert (game.seat, game.obliged, game.matched) == (0, False, 3)
    play(game, "discard 13, discard 12")
    assert (game.seat, game.laid) == (0, 2)


@pytest.mark.rule("H2.8")
def test_a_turn_ends_only_when_the_player_says_so_but_for_an_answer():
    game = play(dealt("27 40", "7 50", shown=23), "discard 27")
    assert (game.seat, legal(game)) == (0, "end")
    assert why(game, "draw") == ("laid",)
    game = play(dealt("3 40", "7 6", shown=23), "discard 3, end, discard 7")
    assert game.seat == 0


@pytest.mark.rule("H1.4", "H3.4")
def test_whoever_discards_nothing_draws_one_and_cannot_just_end():
    game = dealt("27 40", "7 50", shown=23, pile="80")
    assert why(game, "end") == ("nothing",)
    assert hand(play(game, "draw"), 0) == [27, 40, 80]


@pytest.mark.rule("H3.3")
def test_cards_of_a_run_need_not_match_each_other_and_may_pass_the_three():
    game = play(dealt("55 51 35 45 5 57 1", "7 50", shown=53), "discard 55, discard 51, discard 35")
    assert (game.run, game.matched) == (5, 0)
    play(game, "discard 45, discard 57, discard 5, end")
    assert game.obliged


@pytest.mark.rule("H3.3")
def test_a_card_matched_without_the_run_s_digit_ends_the_run():
    game = play(dealt("55 35 36 51 57", "7 50", shown=53), "discard 55, discard 35, discard 36")
    assert (game.run, game.laid) == (0, 3)
    assert why(game, "discard 51") == ("three",)
    assert legal(game) == "end"


@pytest.mark.rule("H3.3")
def test_a_card_matched_after_a_run_must_be_among_the_first_three():
    game = play(dealt("55 35 45 47 57", "7 50", shown=53), "discard 55, discard 35, discard 45")
    assert why(game, "discard 47") == ("run", 47, 5)
    game = play(dealt("55 35 45 31", "7 50", shown=53), "discard 55, discard 35")
    assert why(game, "discard 31") is None
    assert why(game, "discard 45") is None


@pytest.mark.rule("H3.3")
def test_a_new_twinumeral_begins_a_run_of_its_own():
    game = play(dealt("55 22 27 57 52 2", "7 50", shown=53), "discard 55, discard 52")
    assert (game.run, game.laid) == (5, 2)
    play(game, "discard 22")
    assert game.run == 2
    assert legal(game) == "discard 2, discard 27, end"
    game = dealt("66 F 61 67 77 27", "7 50", shown=53, jokers=1)
    assert why(game, "discard 66") == ("match", 66, 53)
    play(dealt("65 66 67 77 27 61", "7 50", shown=63), "discard 65, discard 66, discard 67")


@pytest.mark.rule("H3.4", "H2.1")
def test_free_cards_are_declared_as_in_h2():
    game = dealt("F F 40", "7 50", shown=23, jokers=2)
    assert set(free_numbers(game)) == {n for n in matching(23) if n != 100}
    assert why(game, "free 100") == ("free", 100)
    assert why(game, "free 19") == ("match", 19, 23)
    play(game, "free 33, free 93, end")
    assert (game.open, game.top, game.under[JOKER]) == (93, JOKER, 1)


@pytest.mark.rule("H3.4", "H2.6")
def test_a_plain_100_matches_by_its_zeros_and_its_sum_and_has_a_run_s_1():
    game = dealt("100 10 11", "7 50", shown=30, hundred="plain")
    assert why(game, "discard 100") is None
    assert why(game, "trick") == ("plain",)
    game = play(dealt("11 100 40", "7 50", shown=12, hundred="plain"), "discard 11, discard 100")
    assert (game.run, game.laid) == (1, 2)


@pytest.mark.rule("H3.4")
def test_the_100_may_be_left_out():
    agreed = setup("H3", 2, SCREEN, hundred="out", jokers=1)
    assert list(cards(agreed)) == [*range(1, 100), JOKER]
    game = rules.new(agreed)
    assert game.knowledge.draw == 100 - 14 - 1
    blind = at_table(shown=30, hundred="out")
    assert why(blind, "discard 100") == ("card", 100)
    assert why(blind, "trick") == why(blind, "treat") == ("plain",)
    assert "discard 100" not in legal(blind)
    with pytest.raises(ValueError, match="not the deck"):
        rules.new(Setup("H3", SCREEN, 2, bytes(range(1, 101)), b"\x00\x02\x00"))


@pytest.mark.rule("H3.4", "H2.4")
def test_trick_in_the_midst_of_three_lets_the_turn_go_on_as_it_stood():
    game = play(dealt("27 57 100 67 61", "7 50", shown=23), "discard 27, discard 57, trick")
    assert (game.seat, game.laid, game.open, len(hand(game, 1))) == (0, 2, 57, 5)
    assert why(game, "treat") == ("late",)
    assert legal(game) == "discard 67, end"


@pytest.mark.rule("H2.7", "H3.1")
def test_the_100_turned_over_first_has_ones_0_and_sum_1():
    assert (
        legal(dealt("30 1 15 10", "7 50", shown=100)) == "discard 1, discard 10, discard 30, draw"
    )


@pytest.mark.rule("H-c", "H3.2")
def test_whoever_finishes_for_places_ends_his_turn_and_may_oblige():
    game = play(dealt("53 3", "7 50", "8 40", shown=23, places=True), "discard 53, discard 3")
    assert (game.out, game.seat, game.laid, game.obliged) == ([0], 1, 0, True)
    game = play(dealt("3 100", "7 50", "8 40", shown=23, places=True), "discard 3, trick")
    assert (game.out, game.seat, game.obliged) == ([0], 1, True)
    assert game.knowledge.hands == [0, 5, 5]


@pytest.mark.rule("H-c")
def test_an_answer_with_the_last_card_wins():
    game = play(dealt("3 40", "7", "8", shown=23), "discard 3, end, discard 7")
    assert (game.over, game.scores()) == (True, [1, 0, 1])
