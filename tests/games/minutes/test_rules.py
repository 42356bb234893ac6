"""4½ Minutes: cards, displays, piles and what goes on what, FH1 to FH8."""

from collections import Counter

import pytest

from firmware.games.minutes import rules
from firmware.games.minutes.rules import LETTERS, NAMES, cards, copies, keys_of, text_of, value_of
from firmware.play.knowledge import SCREEN, TABLE
from firmware.play.setup import Setup
from tests.games.minutes.positions import (
    at_table,
    counted,
    dealt,
    deck,
    display,
    moves,
    open_table,
    play,
    topped,
    tops,
    why,
)
from tests.text_player import snapshot


@pytest.mark.rule("FH1")
def test_there_are_95_cards_seven_numbers_twice_and_five_of_each_special_card():
    counted = Counter(text_of(card) for card in cards())
    assert sum(counted.values()) == 95
    numbers = {word: count for word, count in counted.items() if word[1] in "1234567"}
    assert numbers == {colour + sign: 2 for colour in "RYGBP" for sign in "1234567"}
    specials = {word for word in counted if word not in numbers}
    assert specials == {
        "R>", "Y>", "G>", "B>", "P>", "R~", "Y~", "G~", "B~", "P~", "R+", "Y+", "G+", "B+", "P+",
        "R#", "Y#", "G#", "B#", "P#", "RY", "YG", "GB", "BP", "PR",
    }  # fmt: skip
    assert {counted[word] for word in specials} == {1}


@pytest.mark.rule("FH1")
def test_the_colours_are_red_yellow_green_blue_and_purple_by_their_letters():
    assert LETTERS == "RYGBP"
    assert [name[0].upper() for name in NAMES] == list(LETTERS)


@pytest.mark.rule("FH1")
def test_every_card_has_a_word_and_the_word_means_that_card():
    for card in set(cards()):
        assert value_of(text_of(card)) == card
        assert len(keys_of(card)) == 2
        assert copies(card) in (1, 2)
    assert [card for card in range(256) if copies(card)] == sorted(set(cards()))


@pytest.mark.rule("FH1")
@pytest.mark.parametrize("word", ["O3", "R8", "R0", "3R", "R", "", "RYG", "RG", "RR", "r3", "R?"])
def test_a_sixth_colour_or_an_unknown_number_is_no_card(word: str):
    with pytest.raises(ValueError, match="no card"):
        value_of(word)


@pytest.mark.rule("FH1")
@pytest.mark.parametrize("card", [0, 13, 15, 16, 80, 81, 255])
def test_a_byte_that_is_no_card_is_refused(card: int):
    for game in (at_table(), dealt("R1 R2 R3 R4", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4")):
        assert game.why_not((1, card, 0)) == ("card",)
    assert (text_of(card), keys_of(card)) == ("?", "")


@pytest.mark.rule("FH1")
def test_at_the_table_a_card_is_refused_when_all_its_copies_have_been_laid():
    game = play(at_table(), "lay R3 A, lay R3 A")
    assert why(game, "lay R3 A") == ("gone", value_of("R3"))
    game = play(game, "lay R+ A")
    assert why(game, "lay R+ A") == ("gone", value_of("R+"))


@pytest.mark.rule("FH2")
@pytest.mark.parametrize("players", [0, 1, 7, 255])
@pytest.mark.parametrize("level", [TABLE, SCREEN])
def test_it_is_for_two_to_six_players(players: int, level: int):
    with pytest.raises(ValueError, match="no such game"):
        rules.new(Setup("FH", level, players, bytes(cards()) if level == SCREEN else b""))


@pytest.mark.parametrize("options", [b"\2", b"\0\0", b"\xff"])
def test_options_that_there_are_not_are_refused(options: bytes):
    with pytest.raises(ValueError, match="no such game"):
        rules.new(Setup("FH", TABLE, 2, b"", options))


@pytest.mark.parametrize(
    "wrong", [cards()[1:], [*cards(), 1], [*cards()[1:], 2], [*cards()[1:], 0]]
)
def test_a_deck_with_a_card_too_few_too_many_or_wrong_is_refused(wrong: list[int]):
    with pytest.raises(ValueError, match="not the deck"):
        rules.new(Setup("FH", SCREEN, 2, bytes(wrong)))


@pytest.mark.rule("FH2")
@pytest.mark.parametrize("name", ["FH", "FH-challenge"])
@pytest.mark.parametrize(
    ("players", "size", "draw"), [(2, 5, 85), (3, 4, 83), (4, 4, 79), (5, 4, 75), (6, 4, 71)]
)
def test_displays_are_of_4_cards_of_5_with_two_players_and_the_rest_is_the_draw_pile(
    players: int, size: int, draw: int, name: str
):
    for level in (TABLE, SCREEN):
        game = rules.new(Setup(name, level, players, bytes(cards()) if level == SCREEN else b""))
        assert game.knowledge.hands == [size] * players
        assert game.knowledge.draw == draw
        assert game.left == 95


@pytest.mark.rule("FH2")
def test_cards_are_dealt_one_at_a_time_round_the_table_and_everybody_s_lie_open():
    game = rules.new(Setup("FH", SCREEN, 2, deck("R1 Y1 R2 Y2 R3 Y3 R4 Y4 R5 Y5 B7")))
    assert [display(game, 0), display(game, 1)] == ["R1 R2 R3 R4 R5", "Y1 Y2 Y3 Y4 Y5"]
    assert open_table(game).turn_over() == value_of("B7")


@pytest.mark.rule("FH3")
@pytest.mark.parametrize("name", ["FH", "FH-challenge"])
def test_any_player_can_begin_and_it_goes_clockwise(name: str):
    game = rules.new(Setup(name, TABLE, 4))
    assert game.facts()["seat"] is None
    for move in ("lay R1 A", "aside", "ruling-turn P1", "play A"):
        assert why(game, move) == ("start",)
    assert why(game, "start P5") == ("seat", 4)
    play(game, "start P3")
    seats = []
    for card in ("R1", "R2", "R3", "R4", "R5"):
        seats.append(game.seat)
        play(game, f"lay {card} A")
    assert seats == [2, 3, 0, 1, 2]
    assert game.way == 1
    assert why(game, "start P1") == ("started",)


def test_a_new_round_has_nothing_on_its_piles_and_everything_before_it():
    assert at_table(2).facts() == {
        "tops": [None, None], "seat": 0, "way": 1, "blocked": None, "count": 0, "draw": 85,
        "displays": [5, 5], "aside": 0, "over": False, "left": 95, "score": 95,
    }  # fmt: skip


@pytest.mark.rule("FH4")
def test_a_turn_lays_one_card_and_draws_one():
    game = dealt("R1 R2 R3 R4", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4", draws="B7 P7")
    play(game, "lay R2 A")
    assert display(game, 0) == "R1 R3 R4 B7"
    assert (game.seat, game.knowledge.draw) == (1, 82)
    assert (tops(game), game.facts()["tops"]) == (["R2", ""], [[2, 0, None], None])


@pytest.mark.rule("FH4")
def test_nobody_draws_where_no_card_is_left():
    game = play(counted(3, 1, 0), "lay R1 A")
    assert (game.knowledge.hands, game.knowledge.draw) == ([2, 1, 0], 0)


def test_a_card_that_does_not_lie_before_the_player_is_refused():
    game = dealt("R1 R2 R3 R4", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4")
    before = snapshot(game)
    assert game.play(moves.parse("lay Y1 A")) == ("held", value_of("Y1"))
    assert snapshot(game) == before


@pytest.mark.rule("FH5")
def test_the_first_card_begins_pile_one_and_any_later_one_may_begin_pile_two():
    game = at_table()
    assert why(game, "lay R1 B") == ("first",)
    play(game, "lay R1 A")
    assert why(game, "lay B7 A") == ("fit", value_of("B7"), value_of("R1"))
    play(game, "lay B7 B")
    assert tops(game) == ["R1", "B7"]


@pytest.mark.rule("FH5")
def test_there_is_no_third_pile():
    game = topped("R1", "B7")
    assert why(game, "lay R2 C") == ("pile",)
    assert why(game, "lay R# C") == ("pile",)


@pytest.mark.rule("FH6")
@pytest.mark.parametrize(
    ("top", "goes", "stays"),
    [
        ("R3", "R1 R7 Y3 P3 R> R~ R+", "Y4 P7 Y> B~ G+"),
        ("Y>", "Y1 R> B> Y~ Y+", "R1 R~ B+"),
        ("B~", "B6 R~ Y~ B>", "R6 R> Y+"),
        ("P+", "P1 Y+ P>", "Y1 Y~ Y>"),
    ],
)
def test_a_card_goes_on_its_colour_its_number_or_its_symbol(top: str, goes: str, stays: str):
    game = topped(top)
    check(game, goes, stays, "fit")


def check(game, goes: str, stays: str, word: str) -> None:
    for card in goes.split():
        name = " P1" if ">" in card else ""
        assert why(game, f"lay {card} A{name}") is None, card
    for card in stays.split():
        name = " P1" if ">" in card else ""
        said = why(game, f"lay {card} A{name}")
        assert said == (word, value_of(card), game.tops[0]), card


@pytest.mark.rule("FH7")
@pytest.mark.parametrize("top", ["R3", "Y>", "B~", "P+", "GB", "G#"])
def test_white_cards_go_on_any_card_white_ones_too(top: str):
    game = topped(top)
    check(game, "RY YG BP PR R# Y# B# P#", "", "fit")


@pytest.mark.rule("FH8")
def test_on_change_colour_goes_either_colour_shown_or_a_white_card():
    check(topped("RY"), "R1 Y7 R> Y~ R+ BP B#", "G1 B7 P3 G> P+ B~", "fit")
    check(topped("PR"), "P1 R7 P> R~ GB Y#", "G1 B7 Y3 B>", "fit")


@pytest.mark.rule("FH8")
def test_on_blocked_goes_its_colour_or_a_white_card():
    check(topped("G#"), "G1 G7 G> G~ BP B#", "R1 B7 P3 Y> P+", "fit")
