"""The Primes' Game: scores, places and what the table knows, H5.6 and H-c."""

import pytest

from tests.games.melding.positions import F, at_table, chosen, dealt, play, why

BOOK = [22, 25, 28, 29, 13, 63, 23]
OUT = "out 98 23 22 25 28 29 13 63"


@pytest.mark.rule("H5.6", "H-c")
def test_the_others_score_the_primes_and_free_cards_that_they_hold():
    hands = [BOOK, [2, 3, 97, F, F, 4, 6], [1, 9, 21, 33, 49, 91, 99], [8, 10, 12, 7, 14, 15, 16]]
    game = play(dealt("H5", hands, [40, 98]), "draw")
    assert (game.scores(), game.result()) == (None, "not over")
    play(game, OUT)
    assert game.scores() == [0, 5, 0, 1]
    assert game.result() == "P1 wins, 0 5 0 1"
    assert game.legal_moves() == []
    assert why(game, "draw") == ("over",)
    assert why(game, "ruling-turn P2") == ("over",)


@pytest.mark.rule("H5.6", "H-c")
def test_at_the_table_each_of_the_others_says_what_he_has():
    game = play(at_table("H5", 3), "draw, throw 1, draw, throw 2, draw, throw 3, draw, throw 4")
    assert why(game, "score P1 2") == ("playing",)
    play(game, f"draw, {OUT}")
    assert (game.over, game.seat, game.scores()) == (False, 2, None)
    assert game.legal_moves() == [(6, 2, count) for count in range(8)]
    assert why(game, "draw") == ("score", "P3")
    assert why(game, "score P1 2") == ("score", "P3")
    assert why(game, "score P3 8") == ("count", 0, 7)
    assert why(game, "ruling-turn P1") == ("score", "P3")
    play(game, "score P3 7")
    assert (game.over, game.seat, game.scores()) == (False, 0, None)
    play(game, "score P1 0")
    assert (game.over, game.scores(), game.result()) == (True, [0, 0, 7], "P2 wins, 0 0 7")


@pytest.mark.rule("H-c")
def test_for_places_they_play_on_and_score_two_three_and_so_on():
    hands = [BOOK, [53, 3, 33, 43, 73, 83, 93], [], [59, 9, 19, 39, 49, 69, 79]]
    options = chosen(0, places=True)
    known = dealt("H5", hands, [40, 98, 97, 96, 95, 94], options)
    at = at_table("H5", 4, "40", options)
    for game in (known, at):
        play(game, f"draw, {OUT}")
        assert (game.over, game.scoring, game.seat, game.open) == (False, False, 1, 98)
        assert (game.knowledge.hands, game.finished) == ([0, 7, 7, 7], [0])
        play(game, "take, out 98 53 3 33 43 73 83 93, draw, throw 97")
        assert (game.seat, game.finished, game.open) == (3, [0, 1], 97)
        play(game, "draw, throw 96")
        assert game.seat == 2, "those who are out are passed over"
        play(game, "draw, throw 95")
        assert game.scores() is None
        play(game, "draw, out 94 59 9 19 39 49 69 79")
        assert (game.over, game.scores()) == (True, [0, 2, 4, 3])
        assert game.result() == "P1 wins, 0 2 4 3"


@pytest.mark.rule("H-c")
def test_of_two_players_the_other_is_second_at_once():
    game = play(dealt("H5", [BOOK, []], [40, 98], chosen(0, True)), "draw, " + OUT)
    assert (game.over, game.scores()) == (True, [0, 2])


def test_the_cards_of_who_is_out_stay_out_of_the_game():
    options = chosen(0, places=True)
    for game in (at_table("H5", 3, "40", options), dealt("H5", [BOOK, [], []], [40, 98], options)):
        play(game, f"draw, {OUT}, draw")
        assert why(game, "throw 22") in (("elsewhere", 22), ("held", 22))
        assert game.outside == 99 - 7 - 8 - 7
    assert why(play(at_table("H5", 3, "40", options), f"draw, {OUT}, take"), "throw 98") is None
    game = play(at_table("H5", 3, "40", options), f"draw, {OUT}")
    assert why(game, "ruling-turn P1") == ("finished", "P1")


def test_at_the_table_a_card_that_certainly_lies_elsewhere_is_refused():
    game = play(at_table(), "draw, throw 30, take")
    assert why(game, "throw 50") == ("top", 50), "it lay beneath the one that was taken"
    assert why(game, "throw 30") is None
    play(game, "throw 31, draw")
    assert why(game, "throw 31") == ("top", 31), "it is the open card"
    assert why(game, "throw 30") == ("elsewhere", 30), "the other has taken it"
    assert (3, 30) not in game.legal_moves()
    assert [move[1] for move in game.legal_moves()] == [
        card for card in [*range(1, 100), F] if card not in (30, 31, 50)
    ]
    play(game, "throw 32, draw, throw 30")
    assert why(play(game, "take"), "throw 30") is None


def test_so_it_is_in_a_claim_which_also_has_what_its_player_has_taken():
    game = play(at_table("H5", 2, "22"), "draw, throw 99, take")
    assert why(game, OUT) == ("top", 22)
    assert why(game, "out 98 23 20 25 28 29 13 63") == ("shown", 99)
    assert why(game, "out 99 23 20 25 28 29 13 63") is None
    assert why(game, "out 99 23 20 25 28 29 13 13") == ("twice", 13)
    assert why(game, "out 99 23 20 25 28 29 13 F63") is None
    assert why(game, "out 99 23 20 25 28 29 13 100") == ("card", 100, 99)


def test_there_are_no_more_free_cards_in_a_claim_than_can_be_there():
    game = play(at_table("H5", 2, "50", chosen(2)), "draw, throw F, draw")
    assert why(game, "out 98 F23 20 25 28 29 13 63") is None
    assert why(game, "out 98 F23 F20 25 28 29 13 63") == ("top", F)
    play(game, "throw 60, draw")
    assert why(game, "out F F23 20 25 28 29 13 63") == ("elsewhere", F)
    assert why(game, "out 98 F23 F20 F25 28 29 13 63") == ("twice", F)
    assert why(at_draw(chosen(0)), "out 98 F23 20 25 28 29 13 63") == ("jokers",)


def at_draw(options: bytes):
    return play(at_table("H5", 2, "50", options), "draw")
