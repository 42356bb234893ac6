"""The 100 Rummy: cards, claims and scores, H6.1 to H6.4."""

import pytest

from firmware.games.rummy import rules
from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup
from tests.games.melding.positions import F, at_table, chosen, dealt, held, new, play, why

SETS = "7 17 37 87 97 / 41 42 45 48 / 1 2 3 5 9"
HAND = [7, 17, 37, 87, 97, 41, 42, 45, 48, 1, 2, 3, 5, 9]


@pytest.mark.rule("H6.1")
def test_the_cards_are_1_to_100_and_the_free_cards_agreed_on():
    assert list(rules.cards(Setup("H6", SCREEN, 2, b"", chosen(0)))) == [*range(1, 101)]
    assert list(rules.cards(Setup("H6", SCREEN, 2))) == [*range(1, 101), F, F, F, F]


@pytest.mark.rule("H6.1", "H-d")
@pytest.mark.parametrize(("players", "draw"), [(2, 75), (3, 61), (4, 47)])
def test_two_to_four_players_are_dealt_fourteen_cards(players: int, draw: int):
    game = at_table("H6", players)
    assert (game.knowledge.hands, game.knowledge.draw) == ([14] * players, draw)
    for others in (1, 5):
        with pytest.raises(ValueError, match="no such game"):
            new("H6", others)


@pytest.mark.rule("H6.1")
def test_one_card_is_drawn_and_one_of_fifteen_thrown():
    game = dealt("H6", [[100], []], [40, 60, 61])
    play(game, "draw")
    assert (len(held(game)), game.drawn) == (15, 60)
    play(game, "throw 100, take")
    assert (game.drawn, len(held(game, 1))) == (100, 15)
    assert play(game, "throw 100").seat == 0


@pytest.mark.rule("H6.3", "H6.2")
def test_who_arranges_fourteen_and_throws_the_fifteenth_has_won():
    game = play(dealt("H6", [HAND, []], [40, 100]), f"draw, out 100 {SETS}")
    assert (game.over, game.finished, game.open) == (True, [0], 100)
    at = play(at_table("H6"), f"take, out 50 {SETS}, score P2 14")
    assert (at.over, at.result()) == (True, "P1 wins, 0 14")


@pytest.mark.rule("H6.2")
@pytest.mark.parametrize(
    "sets",
    [
        "7 17 37 / 87 97 67 47 27 / 1 2 3 5 9 8",  # three cards
        "7 17 37 87 42 / 41 45 48 40 / 1 2 3 5 9",  # 42 among sevens
        "7 17 37 87 / 10 1 2 3 / 41 42 43 45 46 48",  # 10 is no single-digit number
        "100 11 12 13 / 7 17 37 87 / 41 42 43 45 46 48",  # the 100 has no tens digit in common
    ],
)
def test_what_is_no_set_is_refused(sets: str):
    assert why(play(at_table("H6"), "draw"), f"out 99 {sets}") == ("sets",)


@pytest.mark.rule("H6.2")
def test_a_free_card_stands_for_any_number_the_100_too():
    game = play(at_table("H6"), "draw")
    sets = "10 20 30 F100 / 1 2 F3 F4 / 41 42 43 45 46 48"
    assert why(game, f"out 99 {sets}") is None
    assert why(game, f"out 99 {sets.replace('F3', 'F13')}") == ("sets",)
    assert why(game, f"out 99 {sets.replace('F100', 'F101')}") == ("sets",)


@pytest.mark.rule("H6.4")
@pytest.mark.parametrize(
    ("hand", "points"),
    [
        (HAND, 0),
        ([7, 17, 37, 87, 97, 41, 42, 45, 48, 1, 2, 3, 55, 66], 2),  # 1 2 3 go with the 7
        ([7, 17, 37, 87, 41, 42, 45, 1, 2, 3, 5, 60, 61, 62], 6),  # 7 in one set or the other
        ([1, 2, 13, 14, 25, 26, 37, 38, 49, 50, 51, 62, 73, 84], 14),
        ([1, 2, 3, F, 14, 25, 26, 37, 38, 49, 50, 67, 78, 89], 11),  # the free card counts
        ([F, F, F, F, 14, 25, 36, 47, 58, 69, 70, 81, 92, 3], 13),  # and helps in a set
    ],
)
def test_the_others_score_what_their_best_arrangement_leaves_and_their_free_cards(
    hand: list[int], points: int
):
    assert new("H6").cost(hand) == points


@pytest.mark.rule("H6.4")
def test_so_they_are_counted_where_the_device_knows_the_hands():
    left = [10, 20, 30, 40, 50, F, 61, 72, 83, 94, 15, 26, 38, 49]
    game = play(dealt("H6", [HAND, [], left], [67, 100]), f"draw, out 100 {SETS}")
    assert game.scores() == [0, game.cost(held(game, 1)), 9]


@pytest.mark.rule("H6.4", "H-c")
def test_at_the_table_the_points_are_said_and_for_places_nobody_counts():
    game = play(at_table("H6", 3), f"draw, out 99 {SETS}")
    assert why(game, "score P2 15") == ("count", 0, 14)
    assert play(game, "score P2 14, score P3 3").scores() == [0, 14, 3]
    places = play(at_table("H6", 2, "50", chosen(4, True)), f"draw, out 99 {SETS}")
    assert (places.over, places.scores()) == (True, [0, 2])
