"""4½ Minutes: on call, where the players judge the cards and the device counts."""

import pytest

from firmware.games.minutes import rules
from firmware.games.minutes.rules import cards
from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup
from tests.games.minutes.positions import at_table, counted, play, why


def begun(players: int = 3):
    return at_table(players, on_call=True)


@pytest.mark.rule("FH4")
def test_one_play_is_one_word_and_the_device_keeps_turn_and_counts():
    game = play(begun(), "play A, play B, play A, play A")
    assert (game.seat, game.knowledge.hands, game.knowledge.draw) == (1, [4, 4, 4], 79)
    assert game.tops == [0, 0]
    assert why(game, "play C") == ("pile",)


@pytest.mark.rule("FH10")
def test_the_symbols_have_words_of_their_own():
    game = play(begun(), "name P3")
    assert game.seat == 2
    assert why(game, "name") == ("name",)
    assert why(game, "name P4") == ("seat", 3)
    assert why(counted(2, 0, 1, on_call=True), "name P2") == ("empty", "P2")
    assert play(counted(1, 0, on_call=True), "name").over


@pytest.mark.rule("FH11", "FH12")
def test_direction_and_draw_two_are_kept():
    game = play(begun(), "reverse")
    assert (game.way, game.seat) == (-1, 2)
    play(game, "two")
    assert (game.seat, game.knowledge.hands) == (1, [4, 6, 4])
    assert play(begun(2), "reverse").way == 1


@pytest.mark.rule("FH13", "FH14", "FH15")
def test_the_block_is_counted_down_by_whatever_is_played():
    game = play(begun(), "play A, block B")
    assert why(game, "play B") == ("blocked", 1, 3)
    assert why(game, "block A") == why(game, "block B") == ("second",)
    play(game, "reverse")
    assert game.count == 2
    play(game, "two, play A")
    assert (game.count, game.facts()["blocked"]) == (0, None)
    assert why(game, "play B") is None
    assert play(game, "block A, play B, aside").count == 0


@pytest.mark.rule("FH5")
@pytest.mark.parametrize("first", ["play A", "name P2", "reverse", "two", "block A"])
def test_the_first_card_of_all_begins_pile_a(first: str):
    game = begun()
    assert why(game, "play B") == why(game, "block B") == ("first",)
    assert why(play(game, first), "play B") is None


@pytest.mark.rule("FH16", "FH17")
def test_time_and_score_are_as_ever():
    game = play(begun(), "aside, play A, time")
    assert (game.over, game.score) == (True, 90 + 8)
    assert why(game, "play A") == ("over",)


def test_cards_are_not_named_on_call_and_must_be_in_the_other():
    assert why(begun(), "lay R1 A") == ("on-call",)
    assert why(begun(), "ruling-top A R1") == ("on-call",)
    for move in ("play A", "name P1", "reverse", "two", "block A"):
        assert why(at_table(), move) == ("full",)


def test_where_the_device_dealt_it_sees_every_card_and_nobody_judges_instead():
    with pytest.raises(ValueError, match="no such game"):
        rules.new(Setup("FH", SCREEN, 2, bytes(cards()), b"\2"))
    for options in (b"", b"\0", b"\1"):  # version 0.1 asked here too how plays are told
        assert not rules.new(Setup("FH", SCREEN, 2, bytes(cards()), options)).on_call
