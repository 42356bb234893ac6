"""Great Digits: Trick, Treat and the 100 otherwise: H2.4 to H2.7."""

from functools import partial

import pytest

from tests.games.shedding import positions
from tests.games.shedding.positions import hand, places

at_table = partial(positions.at_table, "H2")
dealt = partial(positions.dealt, "H2")
play = partial(positions.play, "H2")
why = partial(positions.why, "H2")
legal = partial(positions.legal, "H2")


@pytest.mark.rule("H2.4")
def test_trick_makes_every_other_player_draw_three_and_the_turn_goes_on_as_it_stood():
    game = dealt("100 24", "7 50", "6 60", shown=23, pile="80 81 82 83 84 85")
    play(game, "trick")
    assert (hand(game, 1), hand(game, 2)) == ([7, 50, 80, 81, 82], [6, 60, 83, 84, 85])
    assert (hand(game, 0), game.seat, game.laid, game.open) == ([24], 0, 0, 23)
    assert not game.obliged
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
    assert game.waiting
    play(game, "shuffle " + " ".join(map(str, game.owes)))
    assert hand(game, 2) == [1, 2, 6, 60, 83]
    assert (game.seat, game.waiting, game.under[100], game.below) == (0, False, 1, 1)
    assert game.drawn == [1, 3, 2, 3]


@pytest.mark.rule("H2.4", "H-b")
def test_the_100_may_come_back_by_a_reshuffle():
    game = dealt("100 24 25", "7 50", shown=23, draw="80 81 82 83")
    play(game, "trick, draw")
    assert 100 in game.owes
    order = [1, 100, *[card for card in game.owes if card not in (1, 100)]]
    play(game, "shuffle " + " ".join(map(str, order)) + ", draw, draw")
    assert hand(game, 0) == [24, 25, 83, 100]
    assert why(play(game, "draw"), "trick") is None


@pytest.mark.rule("H2.4")
def test_at_the_table_a_trick_is_counted_over_a_reshuffle_too():
    game = play(at_table(players=6, shown=23), "ruling-draw 4, ruling-hand P1 40")
    assert game.below == 100 - 75 - 4 - 1
    play(game, "trick")
    assert game.knowledge.hands == [39, 10, 10, 10, 10, 10]
    assert (game.knowledge.draw, game.renewals, game.below) == (9, 1, 1)
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
    game = play(dealt("100 27", "2 50", shown=23, draw="80"), "treat, draw")
    assert 100 not in game.owes
    assert game.below == len(game.owes) == 100 - 1 - 4 - 1
    assert places(game) == list(range(1, 101))


@pytest.mark.rule("H2.5")
def test_under_an_obligation_trick_may_be_played_and_lifts_it():
    game = play(dealt("2 50", "100 7 24", shown=23), "discard 2")
    assert legal(game) == "discard 7, draw, trick"
    assert why(game, "treat") == ("answer",)
    play(game, "trick")
    assert (game.seat, game.obliged) == (1, False)
    assert why(game, "discard 24") is None
    assert legal(game) == "discard 7, discard 24, draw"
    play(game, "draw")
    assert len(hand(game, 1)) == 3, "nobody draws three who is free"


@pytest.mark.rule("H2.5", "H-c")
def test_the_draws_of_a_trick_as_last_card_count_and_come_before_the_win():
    game = play(dealt("2 50", "100", "6", shown=23), "discard 2, trick")
    assert (game.over, game.result()) == (True, "P2 wins, 4 0 4")
    blind = play(at_table(players=3, shown=23), "ruling-hand P1 1, trick")
    assert (blind.over, blind.scores()) == (True, [0, 10, 10])


@pytest.mark.rule("H-b", "H2.4")
def test_the_last_card_of_a_trick_empties_the_pile_and_the_100_goes_under_after_the_shuffle():
    game = dealt("100 24", "7 50", "6 60", shown=23, draw="80 81 82 83 84 85")
    play(game, "trick")
    assert game.waiting
    assert 100 not in game.owes
    play(game, "shuffle " + " ".join(map(str, game.owes)))
    assert (game.knowledge.draw, game.under[100], game.waiting, game.shuffled) == (
        87,
        1,
        False,
        (87, 6),
    )
    blind = play(at_table(players=3, shown=23), "discard 43, ruling-draw 6, trick")
    assert (blind.knowledge.draw, blind.below, blind.shuffled) == (73, 1, (73, 6))


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
    assert why(at_table(shown=100), "trick") == ("lies", 100)


@pytest.mark.rule("H2.7")
def test_the_100_turned_over_first_is_matched_by_the_digits_1_and_0():
    game = dealt("30 15 24", "7 50", shown=100)
    assert legal(game) == "discard 15, discard 30, draw"
