"""The Game: cards, hands, starting and what lies on what, TG1 to TG6."""

import pytest

from firmware.games.the_game import rules
from firmware.games.the_game.rules import cards
from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup
from tests.games.the_game.positions import at_table, dealt, held, lay, play, ruled, why


@pytest.mark.rule("TG1")
def test_there_are_98_cards_from_2_to_99_and_four_piles_that_start_on_1_and_100():
    assert list(cards()) == list(range(2, 100))
    assert len(cards()) == 98
    assert at_table().tops == [1, 1, 100, 100]


@pytest.mark.rule("TG1")
def test_a_new_game_has_nothing_on_its_piles_and_everything_before_it():
    game = at_table("TG", 1)
    assert game.facts() == {
        "tops": [1, 1, 100, 100], "seat": 0, "laid": 0, "draw": 90, "hands": [8],
        "over": False, "left": 98, "marks": [0, 0, 0, 0],
    }  # fmt: skip
    assert (game.unlaid, game.idle, sum(game.gone)) == (98, 0, 0)


@pytest.mark.rule("TG1")
@pytest.mark.parametrize("card", [0, 1, 100, 101, 255])
def test_a_number_that_is_no_card_is_refused(card: int):
    assert why(at_table(), f"lay {card} A") == ("card", card)
    assert why(dealt([50], [51]), f"lay {card} C") == ("card", card)


@pytest.mark.rule("TG1")
def test_there_is_no_fifth_pile():
    assert why(at_table(), "lay 50 E") == ("pile",)


@pytest.mark.rule("TG1")
@pytest.mark.parametrize("players", [0, 6, 7, 255])
def test_nobody_plays_without_players_or_with_six(players: int):
    with pytest.raises(ValueError, match="no such game"):
        rules.new(Setup("TG", SCREEN, players, bytes(cards())))


@pytest.mark.parametrize(
    "deck",
    [cards()[1:], [*cards(), 50], [*cards()[1:], 50], [*cards()[1:], 1], [*cards()[1:], 100], []],
)
def test_a_deck_with_a_card_too_few_too_many_or_wrong_is_refused(deck: list[int]):
    with pytest.raises(ValueError, match="not the deck"):
        rules.new(Setup("TG", SCREEN, 2, bytes(deck)))


@pytest.mark.rule("TG2")
@pytest.mark.parametrize(
    ("players", "hand", "draw"), [(1, 8, 90), (2, 7, 84), (3, 6, 80), (4, 6, 74), (5, 6, 68)]
)
def test_hands_are_8_alone_7_for_two_and_6_for_more_and_the_rest_is_drawn_from(
    players: int, hand: int, draw: int
):
    for game in (at_table("TG", players), dealt(*[[] for _ in range(players)])):
        assert game.knowledge.hands == [hand] * players
        assert game.knowledge.draw == draw


@pytest.mark.rule("TG2")
def test_cards_are_dealt_one_at_a_time_round_the_table():
    game = rules.new(Setup("TG", SCREEN, 3, bytes(cards())))
    assert held(game) == [2, 5, 8, 11, 14, 17]
    assert held(game, 1) == [3, 6, 9, 12, 15, 18]
    assert held(game, 2) == [4, 7, 10, 13, 16, 19]


@pytest.mark.rule("TG3")
def test_everybody_has_his_hand_before_the_starter_is_chosen_and_nothing_is_laid_before():
    game = rules.new(Setup("TG", SCREEN, 2, bytes(cards())))
    assert held(game) == [2, 4, 6, 8, 10, 12, 14]
    assert held(game, 1) == [3, 5, 7, 9, 11, 13, 15]
    for move in ("lay 2 A", "end", "cant", "mark A 1", "ruling-turn P1"):
        assert why(game, move) == ("start",)
    assert why(game, "start P3") == ("seat", 2)
    assert held(play(game, "start P2, lay 3 A"), 1) == [5, 7, 9, 11, 13, 15]


@pytest.mark.rule("TG3")
def test_after_the_starter_it_goes_round_clockwise():
    game = play(rules.new(Setup("TG", 0, 4)), "start P3")
    seats = [game.seat]
    for card in (10, 20, 30, 40):
        play(game, lay(f"{card} {card + 1} A") + ", end")
        seats.append(game.seat)
    assert seats == [2, 3, 0, 1, 2]


@pytest.mark.rule("TG3")
def test_who_plays_alone_starts_and_nobody_starts_twice():
    assert at_table("TG", 1).seat == 0
    assert why(at_table("TG", 1), "start P1") == ("started",)
    assert why(at_table(), "start P2") == ("started",)


@pytest.mark.rule("TG4")
@pytest.mark.parametrize(
    ("row", "pile"),
    [
        ("3 11 12 13 18 35 51", "A"),
        ("3 11 12 13 18 20 34 35 51", "B"),
        ("2 7 19 25 28 29 49", "A"),
        ("4 8 13", "B"),
        ("94 90 78 61 60 57", "C"),
        ("98 97 88 83 81", "D"),
    ],
)
def test_the_rows_of_the_book_go_and_turned_round_they_do_not(row: str, pile: str):
    game = at_table("TG", 1)
    numbers = row.split()
    for at in range(0, len(numbers), 3):
        play(game, lay(" ".join(numbers[at : at + 3]) + f" {pile}"))
        if game.laid > 1:
            play(game, "end")
    assert game.tops["ABCD".index(pile)] == int(numbers[-1])
    game = play(at_table("TG", 1), lay(f"{numbers[-1]} {pile}"))
    word = "up" if pile in "AB" else "down"
    assert why(game, f"lay {numbers[0]} {pile}") == (word, int(numbers[0]), int(numbers[-1]))


@pytest.mark.rule("TG4")
def test_any_gap_will_do():
    for move in ("lay 99 A", "lay 99 B", "lay 2 C", "lay 2 D", "lay 2 A", "lay 99 C"):
        assert why(at_table(), move) is None


@pytest.mark.rule("TG4")
def test_a_card_below_an_ascending_or_above_a_descending_top_is_refused():
    game = ruled(at_table(), "47 1 100 65")
    assert why(game, "lay 46 A") == ("up", 46, 47)
    assert why(game, "lay 2 A") == ("up", 2, 47)
    assert why(game, "lay 66 D") == ("down", 66, 65)
    assert why(game, "lay 99 D") == ("down", 99, 65)
    assert why(game, "lay 48 A") is None
    assert why(game, "lay 64 D") is None


@pytest.mark.rule("TG4")
def test_a_card_lies_only_once():
    game = play(at_table(), "lay 37 A")
    for pile in "ABCD":
        assert why(game, f"lay 37 {pile}") == ("laid", 37)


@pytest.mark.rule("TG4")
def test_nobody_lays_what_he_does_not_hold():
    game = dealt([50], [51])
    assert why(game, "lay 51 A") == ("held", 51)
    assert why(game, "lay 50 A") is None


@pytest.mark.rule("TG5", "TS4")
@pytest.mark.parametrize("name", ["TG", "TG-expert1", "TG-expert2", "TS"])
def test_tim_lays_37_on_an_ascending_47_and_sarah_75_on_a_descending_65(name: str):
    game = ruled(at_table(name), "47 47 65 65")
    for pile in "AB":
        assert why(game, f"lay 37 {pile}") is None
        assert why(game, f"lay 36 {pile}") == ("up", 36, 47)
        assert why(game, f"lay 38 {pile}") == ("up", 38, 47)
    for pile in "CD":
        assert why(game, f"lay 75 {pile}") is None
        assert why(game, f"lay 74 {pile}") == ("down", 74, 65)
        assert why(game, f"lay 76 {pile}") == ("down", 76, 65)
    assert play(game, lay("37 A", "75 D")).tops == [37, 47, 65, 75]


@pytest.mark.rule("TG5", "TS4")
def test_ten_back_is_ten_down_on_ascending_and_ten_up_on_descending_piles_only():
    game = ruled(at_table(), "47 1 100 65")
    assert why(game, "lay 57 A") is None  # onward, as any greater card
    assert why(game, "lay 55 D") is None
    game = ruled(at_table(), "99 99 2 2")
    assert [card for card in cards() if why(game, f"lay {card} A") is None] == [89]
    assert [card for card in cards() if why(game, f"lay {card} C") is None] == [12]


@pytest.mark.rule("TG5")
def test_the_trick_goes_as_often_as_you_like_in_a_chain_and_mixed_with_other_cards():
    game = play(at_table("TG", 1), lay("47 37 27 17 A", "50 60 70 80 D"))
    assert game.tops == [17, 1, 100, 80]
    # The book's note: by the normal rules, back, two normal ones, back, and yet another normal.
    game = play(ruled(at_table("TG", 1), "30 1 100 72"), lay("35 25 26 A", "60 70 50 D"))
    assert game.tops == [26, 1, 100, 50]


@pytest.mark.rule("TG6")
def test_linus_lays_on_the_first_twice_on_the_second_and_on_the_last_pile():
    game = play(dealt([10, 20, 30, 90], [], []), lay("10 A", "20 30 B", "90 D"))
    assert game.tops == [10, 30, 100, 90]
    assert game.laid == 4
    assert game.seat == 0


@pytest.mark.rule("TG6")
def test_each_card_is_judged_against_the_top_that_it_meets():
    game = play(at_table(), "lay 13 A")
    assert why(game, "lay 11 A") == ("up", 11, 13)
    assert why(play(game, "lay 21 A"), "lay 11 A") is None


@pytest.mark.rule("TG12")
def test_it_owes_no_chance_has_no_scores_and_tells_what_is_left():
    game = at_table()
    assert game.owes == ()
    assert game.scores() is None
    assert game.result() == "98 left"
