"""The Primes' Game: dealing, turns, and the claim to be out, H5.1 to H5.7."""

import pytest

from firmware.games.primes import manifest, rules, texts
from firmware.play.knowledge import SCREEN, TABLE
from firmware.play.setup import Setup
from tests.games.melding.positions import F, at_table, chosen, dealt, held, new, play, why
from tests.text_player import snapshot

BOOK = [22, 25, 28, 29, 13, 63, 23]
TWO_SETS = [23, 22, 13, 63, 59, 50, 39]


@pytest.mark.rule("H-a", "H5.1")
@pytest.mark.parametrize("jokers", range(5))
def test_the_cards_are_1_to_99_and_the_free_cards_agreed_on(jokers: int):
    agreed = Setup("H5", SCREEN, 2, b"", chosen(jokers))
    assert list(rules.cards(agreed)) == [*range(1, 100), *[F] * jokers]
    assert list(rules.cards(Setup("H5", SCREEN, 2))) == [*range(1, 100), F, F, F, F]


@pytest.mark.rule("H5.1", "H-d")
@pytest.mark.parametrize(("players", "draw"), [(2, 88), (3, 81), (4, 74), (5, 67), (6, 60)])
def test_everybody_is_dealt_seven_cards_and_one_is_turned_over(players: int, draw: int):
    game = at_table("H5", players)
    assert game.knowledge.hands == [7] * players
    assert (game.open, game.knowledge.draw) == (50, draw)
    known = dealt("H5", [[]] * players, [98])
    assert [len(held(known, seat)) for seat in range(players)] == [7] * players
    assert (known.open, known.knowledge.draw) == (98, draw)


@pytest.mark.rule("H5.7")
@pytest.mark.parametrize(("players", "draw"), [(2, 74), (3, 60), (4, 46)])
def test_advanced_players_are_dealt_fourteen(players: int, draw: int):
    game = at_table("H5-advanced", players)
    assert (game.knowledge.hands, game.knowledge.draw) == ([14] * players, draw)


@pytest.mark.rule("H-d", "H5.7")
@pytest.mark.parametrize(("name", "players"), [("H5", 1), ("H5", 7), ("H5-advanced", 5), ("H9", 2)])
def test_other_numbers_of_players_or_rules_are_no_game(name: str, players: int):
    for level in (TABLE, SCREEN):
        with pytest.raises(ValueError, match="no such game"):
            new_rules(name, level, players)


def new_rules(name: str, level: int, players: int):
    from firmware.games.primes import rules

    return rules.new(Setup(name, level, players, bytes(range(1, 100))))


@pytest.mark.parametrize("options", [b"\x05\x00", b"\x00\x02", b"\x00", b"\x00\x00\x00"])
def test_options_that_are_not_offered_are_no_game(options: bytes):
    with pytest.raises(ValueError, match="no such game"):
        new("H5", 2, options)


def test_a_deck_that_is_not_this_game_s_is_refused():
    for cards in (
        [*range(1, 101), F, F, F],
        [*range(1, 100), F, F, F],
        [*range(1, 99), 1, *[F] * 4],
    ):
        with pytest.raises(ValueError, match="not the deck"):
            new("H5", 2, b"", cards)


@pytest.mark.rule("H-d")
def test_the_table_chooses_who_starts_and_it_goes_clockwise():
    game = new("H5", 3)
    assert game.facts()["seat"] is None
    assert game.legal_moves() == [(0, 0), (0, 1), (0, 2)]
    assert why(game, "draw") == ("start",)
    assert why(game, "start P4") == ("seat", 3)
    play(game, "start P3, open 50, draw, throw 1")
    assert game.seat == 0
    assert play(game, "draw, throw 2, take, throw 3").seat == 2
    assert why(game, "start P1") == ("started",)


@pytest.mark.rule("H-e")
def test_a_free_card_turned_over_first_goes_under_the_draw_pile():
    game = dealt("H5", [[], []], [F, F, 40, 60])
    assert (game.open, game.knowledge.draw) == (40, 88)
    pile = list(game.knowledge.pile[-88:])  # type: ignore[attr-defined]
    assert (pile[0], pile[-4:]) == (60, [F, F, F, F])
    at = play(new("H5"), "start P1")
    assert why(at, "open F") == ("under",)
    assert play(at, "open 40").open == 40


def test_at_the_table_the_first_open_card_is_told_before_anything_else():
    game = play(new("H5"), "start P1")
    for text in ("draw", "take", "throw 5", "start P1", "out 5 23 22 13 63 20 25 28"):
        assert why(game, text) == ("open",), text
    assert why(game, "open 100") == ("card", 100, 99)
    assert why(game, "open 0") == ("card", 0, 99)
    assert why(play(game, "open 99"), "open 98") == ("told",)
    assert why(dealt("H5", [[], []], []), "open 98") == ("told",)


@pytest.mark.rule("H5.1")
def test_a_turn_draws_one_card_from_either_pile_and_throws_one():
    game = dealt("H5", [[80], [81]], [40, 60, 61])
    assert game.legal_moves() == [(2,), (3,)]
    assert why(game, "throw 80") == ("draw",)
    play(game, "draw")
    assert (game.drawn, game.knowledge.hands, game.knowledge.draw) == (60, [8, 7], 87)
    assert 60 in held(game)
    for text in ("draw", "take"):
        assert why(game, text) == ("drawn",)
    play(game, "throw 80")
    assert (game.open, game.seat, game.knowledge.hands) == (80, 1, [7, 7])
    play(game, "take")
    assert (game.drawn, game.open, game.knowledge.draw) == (80, 40, 87)
    assert 80 in held(game, 1)
    assert why(game, "throw 82") == ("held", 82)
    assert why(game, "throw 100") == ("card", 100, 99)


@pytest.mark.rule("H5.1")
def test_the_open_card_just_taken_may_be_thrown_again():
    for game in (at_table(), dealt("H5", [[], []], [50])):
        play(game, "take")
        assert game.told, "though nothing lies there now"
        assert why(game, "throw 50") is None
        play(game, "throw 50")
        assert (game.open, game.seat, game.knowledge.hands) == (50, 1, [7, 7])


@pytest.mark.rule("H5.1")
def test_a_free_card_is_thrown_and_taken_as_one():
    game = play(dealt("H5", [[F], [F, F]], [40, 60]), "draw, throw F")
    assert game.open == F
    play(game, "take")
    assert held(game, 1).count(F) == 3
    assert play(game, "throw F").open == F
    at = play(at_table(), "draw, throw F, take, throw 3, draw, throw F")
    assert at.open == F
    assert why(at_table("H5", 2, "50", chosen(0)), "draw") is None
    assert why(play(at_table("H5", 2, "50", chosen(0)), "draw"), "throw F") == ("jokers",)


@pytest.mark.rule("H5.5", "H5.2")
@pytest.mark.parametrize(
    ("hand", "sets"), [(BOOK, "23 22 25 28 29 13 63"), (TWO_SETS, "23 22 13 63 / 59 50 39")]
)
def test_who_has_seven_cards_in_sets_and_throws_the_eighth_has_won(hand: list[int], sets: str):
    known = play(dealt("H5", [hand, []], [40, 98]), f"draw, out 98 {sets}")
    assert (known.over, known.finished, known.open) == (True, [0], 98)
    assert known.knowledge.hands == [0, 7]
    at = play(at_table("H5", 2, "40"), f"draw, out 98 {sets}")
    assert (at.over, at.scoring, at.finished, at.open) == (False, True, [0], 98)


@pytest.mark.rule("H5.5")
def test_nobody_is_out_before_drawing_or_with_other_cards_than_he_holds():
    game = dealt("H5", [BOOK, TWO_SETS[4:]], [40, 98])
    out = "out 98 23 22 25 28 29 13 63"
    assert why(game, out) == ("draw",)
    play(game, "draw")
    assert why(game, out) is None
    assert why(game, "out 40 23 22 25 28 29 13 63") == ("held", 40)
    assert why(game, "out 98 23 22 25 28 29 13 53") == ("held", 53)
    assert why(game, "out 98 23 22 25 28 29 13 F63") == ("held", F)
    assert why(game, "out 98 23 22 25 28 29 13 13") == ("twice", 13)
    assert why(game, "out 98 23 22 25 28 29 13") == ("size", 7)
    assert why(game, "out 98 23 22 25 28 29 13 63 98") == ("size", 7)
    assert why(game, "out 63 23 22 25 28 29 13 98") == ("sets",)
    assert why(game, "out 98 22 23 25 28 29 13 63") == ("sets",)
    assert why(game, "out 98 23 22 / 25 28 29 13 63") == ("sets",)


@pytest.mark.rule("H5.5")
def test_a_refused_claim_costs_nothing_and_the_turn_goes_on():
    game = play(dealt("H5", [BOOK, []], [40, 98]), "draw")
    before = snapshot(game)
    assert why(game, "out 63 23 22 25 28 29 13 98") == ("sets",)
    assert snapshot(game) == before
    assert play(game, "throw 98").seat == 1


@pytest.mark.rule("H5.4", "H5.5")
def test_a_free_card_in_a_claim_says_what_it_stands_for():
    hand = [22, 25, 28, 29, 13, 63, F]
    game = play(dealt("H5", [hand, []], [40, 98]), "draw")
    assert why(game, "out 98 F23 22 25 28 29 13 63") is None
    assert why(game, "out 98 F24 22 25 28 29 13 63") == ("sets",)
    assert why(game, "out 98 23 22 25 28 29 13 63") == ("held", 23)
    assert play(game, "out 98 F23 22 25 28 29 13 63").laid == [F, 22, 25, 28, 29, 13, 63]


@pytest.mark.rule("H5.4", "H5.5")
def test_whoever_took_two_free_cards_openly_is_not_out_with_one():
    game = play(at_table(), "draw, throw F, take, throw 1, draw, throw F, take, throw 2")
    play(game, "draw, throw 3, draw")
    assert why(game, "out 40 23 22 13 63 / 59 F50 39") == ("shown", F)
    assert why(game, "out 40 23 22 13 63 / 59 F50 F39") is None


@pytest.mark.rule("H5.1")
def test_at_the_table_nobody_throws_a_card_for_which_his_hand_has_no_room():
    game = at_table()
    for card in range(1, 8):
        play(game, f"draw, throw {card}, take, throw {card + 60}")
    play(game, "draw, throw 8, take")
    assert why(game, "throw 97") == ("room", 97)
    assert why(game, "out 8 23 22 13 73 53 43 33") == ("room", 23)
    assert game.legal_moves() == [(4, card) for card in range(1, 9)]
    assert why(play(game, "throw 5, draw, throw 9, draw"), "throw 97") is None


@pytest.mark.rule("H5.7")
def test_advanced_players_are_out_with_three_sets_and_no_more():
    sets = "23 22 24 13 33 / 59 50 39 49 / 67 7 17 66 68"
    hand = [int(card) for card in sets.replace("/", "").split()]
    for game in (at_table("H5-advanced", 2, "90"), dealt("H5-advanced", [hand, []], [90, 98])):
        play(game, "draw")
        assert why(game, f"out 98 {sets}") is None
        four = "23 22 24 / 13 33 53 / 59 50 39 49 / 67 7 17 66"
        assert why(game, f"out 98 {four}") in (("sets",), ("held", 53))
        assert why(game, f"out 98 {four.replace('53', '33')}") in (("twice", 33), ("held", 33))
    game = play(at_table("H5-advanced", 2, "90"), "draw")
    assert why(game, f"out 98 {four}") == ("sets",)


@pytest.mark.rule("H5.5", "H5.7")
def test_where_the_game_is_chosen_it_says_that_one_set_is_enough():
    """It said two sets, and 14 cards in three."""
    assert [manifest.TOLD[name][0] for name in ("H5", "H5-advanced")] == [
        "7 in 1-2 sets",
        "14 in 1-3 sets",
    ]
    assert texts.WHICH["H5"].startswith("Seven cards in one set or two,")
    assert "in three sets at most" in texts.WHICH["H5-advanced"]
