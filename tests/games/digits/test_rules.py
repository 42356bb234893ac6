"""Digits: the cards, what goes on what, drawing, winning: H1.1 to H1.5, H-a to H-d."""

from functools import partial

import pytest

from firmware.games.digits import rules
from firmware.games.digits.rules import cards
from firmware.games.shedding.rules import digits, twin
from firmware.play.knowledge import SCREEN, TABLE
from firmware.play.setup import Setup
from tests.games.shedding import positions
from tests.games.shedding.positions import hand, setup

at_table = partial(positions.at_table, "H1")
dealt = partial(positions.dealt, "H1")
play = partial(positions.play, "H1")
why = partial(positions.why, "H1")
legal = partial(positions.legal, "H1")


@pytest.mark.rule("H-a")
def test_monumerals_have_one_digit_and_twinumerals_one_twice():
    assert [number for number in range(1, 101) if twin(number)] == [
        11, 22, 33, 44, 55, 66, 77, 88, 99,
    ]  # fmt: skip
    assert [twin(number) for number in (11, 55, 99, 9, 10, 100)] == [1, 5, 9, 0, 0, 0]


@pytest.mark.rule("H1.1", "H-a")
def test_a_hundred_cards_seven_each_and_the_top_of_the_draw_pile_is_turned_over():
    assert list(cards(setup("H1", 2))) == list(range(1, 101))
    game = rules.new(setup("H1", 3, SCREEN))
    assert [hand(game, seat) for seat in range(3)] == [
        [1, 4, 7, 10, 13, 16, 19],
        [2, 5, 8, 11, 14, 17, 20],
        [3, 6, 9, 12, 15, 18, 21],
    ]
    assert (game.open, game.knowledge.draw, game.facts()["factors"]) == (22, 78, None)


@pytest.mark.rule("H1.1")
def test_where_the_players_shuffle_they_tell_the_first_open_card():
    game = rules.new(setup("H1", 2))
    assert (game.knowledge.hands, game.knowledge.draw) == ([7, 7], 85)
    assert legal(game) == "start P1, start P2"
    assert why(game, "open 23") == why(game, "draw") == ("start",)
    play(game, "start P2")
    assert why(game, "discard 23") == why(game, "ruling-open 23") == ("open",)
    assert why(game, "open F") == ("under",)
    assert why(game, "open 0") == ("card", 0)
    assert len(game.legal_moves()) == 100
    play(game, "open 23")
    assert (game.open, game.seat, game.knowledge.draw) == (23, 1, 85)
    assert why(game, "open 24") == ("opened", 23)


@pytest.mark.rule("H1.1")
def test_there_are_no_free_cards():
    assert why(at_table(), "discard F") == ("jokers",)
    with pytest.raises(ValueError, match="not the deck"):
        rules.new(Setup("H1", SCREEN, 2, bytes([*range(1, 101), 101])))


@pytest.mark.rule("H-d")
@pytest.mark.parametrize("players", [0, 1, 7, 255])
def test_two_to_six_play(players: int):
    for level in (TABLE, SCREEN):
        with pytest.raises(ValueError, match="no such game"):
            rules.new(Setup("H1", level, players, bytes(range(1, 101)) if level else b""))


@pytest.mark.rule("H-d")
def test_the_table_chooses_who_starts_and_it_goes_on_clockwise():
    game = play(rules.new(setup("H1", 3)), "start P3, open 23")
    assert game.seat == 2
    assert why(game, "start P1") == ("started",)
    assert play(game, "draw").seat == 0
    assert play(game, "draw").seat == 1
    assert why(rules.new(setup("H1", 3)), "start P4") == ("seat", 3)


@pytest.mark.rule("H1.2")
def test_the_book_s_example_upon_23_goes_any_card_with_a_2_or_a_3():
    game = at_table(shown=23)
    for card in (27, 35, 2, 3, 32, 20, 30, 92):
        assert why(game, f"discard {card}") is None, card
    for card in (1, 10, 45, 99, 100):
        assert why(game, f"discard {card}") == ("digit", card, 23)


@pytest.mark.rule("H1.2")
def test_the_100_has_the_digits_1_and_0_and_30_and_20_share_the_0():
    assert why(at_table(shown=100), "discard 20") is None
    assert why(at_table(shown=100), "discard 1") is None
    assert why(at_table(shown=30), "discard 20") is None
    assert why(at_table(shown=10), "discard 100") is None
    assert why(at_table(shown=22), "discard 100") == ("digit", 100, 22)
    assert why(at_table(shown=5), "discard 30") == ("digit", 30, 5)
    assert [digits(number) for number in (100, 1, 10, 30, 33)] == [3, 2, 3, 9, 8]


@pytest.mark.rule("H1.3")
def test_the_book_s_example_upon_3_goes_any_card_with_a_3_or_from_1_to_9():
    game = at_table(shown=3)
    for card in (1, 2, 4, 9, 13, 30, 35):
        assert why(game, f"discard {card}") is None, card
    assert why(game, "discard 14") == ("digit", 14, 3)


@pytest.mark.rule("H1.2")
def test_a_discard_is_the_open_card_then_and_ends_the_turn():
    game = play(dealt("27 5", "70 6", shown=23), "discard 27")
    assert (game.open, game.seat, game.laid, game.knowledge.hands) == (27, 1, 0, [1, 2])
    assert play(game, "discard 70").open == 70


@pytest.mark.rule("H1.4")
def test_who_does_not_discard_draws_one_even_if_a_card_of_his_goes():
    game = play(dealt("27 5", "70 6", shown=23, pile="44"), "draw")
    assert (hand(game, 0), game.seat, game.open) == ([5, 27, 44], 1, 23)
    assert game.drawn == [0, 1]
    game = play(at_table(), "draw")
    assert (game.knowledge.hands, game.knowledge.draw, game.seat) == ([8, 7, 7], 77, 1)


@pytest.mark.rule("H1.5", "H-c")
def test_the_first_empty_hand_wins_and_the_others_score_their_cards():
    game = dealt("27", "70 6", "1 2 4", shown=23)
    assert game.scores() is None
    assert game.result() == "hands 1 2 3"
    play(game, "discard 27")
    assert (game.over, game.scores(), game.result()) == (True, [0, 2, 3], "P1 wins, 0 2 3")
    assert (game.facts()["winner"], game.facts()["left"]) == (0, [0, 2, 3])
    assert game.legal_moves() == []
    assert why(game, "draw") == ("over",)


@pytest.mark.rule("H-c")
def test_they_may_play_on_for_places_and_score_2_3_4_by_finishing_order():
    game = dealt("27", "70 62", "1 9 4", "72 6", shown=23, places=True)
    play(game, "discard 27")
    assert (game.over, game.seat, game.out, game.scores()) == (False, 1, [0], None)
    play(game, "discard 70, draw, discard 72, discard 62, draw, discard 6")
    assert (game.out, game.over) == ([0, 1, 3], True)
    assert game.scores() == [0, 2, 4, 3]
    assert game.result() == "P1 wins, 0 2 4 3"


@pytest.mark.rule("H-c")
def test_next_are_those_still_in():
    game = play(dealt("27", "70 6", "1 2", shown=23, places=True), "discard 27, draw, draw")
    assert game.seat == 1
    assert why(game, "ruling-turn P1") == ("out", "P1")


@pytest.mark.rule("H-c")
def test_two_who_play_for_places_are_placed_when_the_first_has_finished():
    game = play(dealt("27", "70 6", shown=23, places=True), "discard 27")
    assert (game.over, game.scores()) == (True, [0, 2])


@pytest.mark.rule("H-b")
def test_as_soon_as_the_last_card_is_drawn_all_but_the_open_card_is_shuffled():
    game = dealt("1 2", "4 6", shown=23, draw="7")
    beneath = [card for card in range(1, 101) if card not in (1, 2, 4, 6, 7, 23)]
    play(game, "draw")
    assert (hand(game, 0), game.owes, game.knowledge.draw) == ([1, 2, 7], beneath, 0)
    assert legal(game) == "shuffle " + " ".join(str(card) for card in beneath)
    for text in ("draw", "discard 2", "ruling-turn P1", "shuffle 8 9", "shuffle"):
        assert why(game, text) == ("shuffle",)
    order = " ".join(str(card) for card in reversed(beneath))
    play(game, f"shuffle {order}")
    assert (game.owes, game.knowledge.draw, game.open, game.renewals) == ((), 94, 23, 1)
    assert (hand(game, 1), game.seat, game.shuffled) == ([4, 6], 1, (94, 1))
    assert why(game, f"shuffle {order}") == ("shuffle",)
    assert why(game, "shuffle") == ("shuffle",), "of no cards, where none are owed"
    assert game.below == sum(game.under) == 0
    assert play(game, "draw").shuffled == ()
    assert hand(game, 1) == [4, 6, 100]


@pytest.mark.rule("H-b")
def test_where_only_the_open_card_lies_there_it_waits_until_a_card_must_be_drawn():
    everything = [card for card in range(1, 101) if card not in (23, 24, 27, 50)]
    game = dealt("24 27", " ".join(map(str, everything)), shown=23, draw="50")
    game.under[:] = bytes(len(game.under))
    play(game, "draw")
    assert (game.owes, game.knowledge.draw, hand(game, 0)) == ((), 0, [24, 27, 50])
    play(game, "discard 30")
    assert (game.owes, game.knowledge.draw) == ((), 0), "nobody must draw yet"
    play(game, "draw")
    assert (game.owes, hand(game, 0)) == ([23], [24, 27, 50])
    play(game, "shuffle 23")
    assert (hand(game, 0), game.shuffled, game.knowledge.draw) == ([23, 24, 27, 50], (1, 0), 0)
    assert (game.owes, game.below) == ((), 0), "the 23 was the last one, and nothing lies beneath"


@pytest.mark.rule("H-b")
def test_a_single_card_beneath_the_open_one_is_a_new_draw_pile_too():
    everything = " ".join(str(card) for card in range(1, 101) if card not in (23, 27, 50))
    game = play(dealt("27", everything, shown=23, draw=""), "draw")
    assert (game.owes, legal(game)) == ([50], "shuffle 50")
    assert hand(play(game, "shuffle 50"), 0) == [27, 50]
    blind = play(at_table(players=2), "discard 27, ruling-draw 0, ruling-hand P1 91, draw")
    assert (blind.renewals, blind.knowledge.hands, blind.knowledge.draw) == (1, [91, 8], 0)


@pytest.mark.rule("H-b")
def test_the_players_who_shuffle_draw_on_with_counts_and_any_card_may_be_out_again():
    game = play(at_table(players=2), "discard 27, draw")
    assert why(game, "discard 23") == ("gone", 23)
    play(game, "ruling-draw 0, ruling-hand P2 40")
    assert game.below == 100 - 6 - 40 - 1
    play(game, "draw")
    assert (game.knowledge.draw, game.knowledge.hands, game.renewals) == (52, [7, 40], 1)
    assert why(game, "discard 23") is None
    assert why(game, "discard 27") == ("lies", 27)


@pytest.mark.rule("H-b")
def test_where_nothing_can_be_shuffled_either_nothing_is_drawn():
    everything = " ".join(str(card) for card in range(1, 101) if card not in (23, 27))
    game = play(dealt("27", everything, shown=23, draw=""), "draw")
    assert (game.owes, game.knowledge.hands, game.seat) == ((), [1, 98], 1)
    assert game.drawn == [0, 0]
    assert not game.drew((2,))


def test_what_cannot_be_is_refused_with_the_reason():
    game = dealt("27 5", "70 6", shown=23)
    assert why(game, "discard 0") == ("card", 0)
    assert why(game, "discard 70") == ("held", 70)
    assert why(game, "discard 23") == ("lies", 23)
    assert why(game, "discard F") == ("jokers",)
    play(game, "discard 27")
    assert why(game, "discard 23") == ("gone", 23)


def test_where_nobody_knows_the_hands_only_what_the_table_shows_is_refused():
    game = play(at_table(shown=23), "discard 27")
    assert why(game, "discard 23") == ("gone", 23)
    assert why(game, "discard 27") == ("lies", 27)
    assert why(game, "discard 70") is None
    assert len(game.legal_moves()) == len([c for c in range(1, 101) if digits(c) & 0b10000100]) - 1
