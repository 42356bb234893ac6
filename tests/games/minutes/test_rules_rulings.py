"""4½ Minutes: rulings, because the table is right and the device is wrong."""

import pytest

from firmware.games.minutes import rules
from firmware.games.minutes.rules import value_of
from firmware.play.knowledge import TABLE
from firmware.play.setup import Setup
from tests.games.minutes.positions import at_table, counted, dealt, moves, play, tops, why
from tests.text_player import snapshot


def test_a_ruled_top_is_what_the_next_card_meets():
    game = play(at_table(), "lay R1 A, ruling-top A G5")
    assert tops(game) == ["G5", ""]
    assert why(game, "lay G1 A") is None
    assert why(game, "lay R1 A") == ("fit", value_of("R1"), value_of("G5"))
    assert play(game, "lay G1 A, ruling-top B RY").tops[1] == value_of("RY")


def test_a_top_that_was_named_wrongly_is_still_out_and_the_right_one_is_not():
    game = play(at_table(), "lay R> A P2, ruling-top A Y>")
    assert why(game, "lay Y> A P1") == ("gone", value_of("Y>"))
    assert why(game, "lay R> A P1") is None


@pytest.mark.rule("FH1")
def test_the_same_top_lies_on_both_piles_only_where_there_are_two_of_it():
    game = play(at_table(), "lay R> A P2, lay R1 B")
    assert why(game, "ruling-top B R>") == ("gone", value_of("R>"))
    play(game, "ruling-top A R1")
    assert tops(play(game, "ruling-top B R>")) == ["R1", "R>"]
    assert why(game, "lay R> A P1") == ("gone", value_of("R>"))


@pytest.mark.rule("FH13")
def test_a_block_is_ruled_to_its_count_and_ends_with_another_top():
    game = play(at_table(), "lay R1 A, lay R2 A, lay B# B, ruling-block B 2")
    assert why(game, "lay B2 B") == ("blocked", 1, 2)
    assert play(game, "ruling-block B 0").facts()["blocked"] is None
    game = play(at_table(), "lay R# A, ruling-top A R1")
    assert game.count == 0
    game = play(at_table(), "lay R# A, lay B1 B, ruling-top B B2, ruling-top A Y#")
    assert game.count == 2


@pytest.mark.rule("FH13", "FH15")
def test_a_block_that_play_cannot_come_to_is_not_ruled():
    game = play(at_table(), "lay R1 A")
    assert why(game, "ruling-block A 3") == why(game, "ruling-block B 3") == ("unblocked",)
    play(game, "ruling-top A R#")
    assert why(game, "ruling-block A 2") == ("three",)
    play(game, "ruling-block A 3, lay B1 B")
    assert why(game, "ruling-top B B#") == ("second",)
    play(game, "lay B2 B, lay B3 B, lay B# B")
    assert why(game, "ruling-block A 2") == ("second",)
    assert play(game, "ruling-block A 3").blocked == 0
    assert why(at_table(on_call=True), "ruling-block A 3") == ("many", 95)


@pytest.mark.rule("FH1")
def test_there_are_never_more_than_95_cards():
    game = play(at_table(), "lay R1 A")
    assert why(game, "ruling-draw 83") == ("many", 95)
    assert why(game, "ruling-display P2 5") == why(game, "ruling-aside 1") == ("many", 95)
    assert why(game, "ruling-top B R2") == ("many", 95)
    play(game, "ruling-draw 80, ruling-top B R2, ruling-aside 1")
    assert (game.left, game.aside) == (92, 1)
    assert why(play(at_table(on_call=True), "two"), "ruling-block A 3") is None
    assert why(play(at_table(on_call=True), "two"), "ruling-block B 3") == ("many", 95)


def test_where_fewer_cards_were_laid_than_typed_only_the_tops_are_known_to_be_gone():
    game = play(at_table(), "lay R> A P1, lay R~ A, lay R+ A, ruling-draw 78")
    assert why(game, "lay R> A P1") == ("gone", value_of("R>"))
    play(game, "ruling-draw 79")
    assert why(game, "lay R> A P1") is None
    assert why(game, "lay R+ A") == ("gone", value_of("R+"))


@pytest.mark.rule("FH4", "FH18")
def test_while_there_is_a_draw_pile_nobody_has_fewer_cards_than_the_rules_leave():
    for name, least in (("FH", 4), ("FH-challenge", 2)):
        game = play(at_table(3, name), "ruling-draw 12")
        assert why(game, f"ruling-display P1 {least - 1}") == ("count", least, 14)
        assert play(game, f"ruling-display P1 {least}").knowledge.hands == [least, 4, 4]
    game = counted(2, 3, 1)
    assert why(game, "ruling-draw 1") == ("few", "P1")
    assert why(game, "ruling-display P1 15") == ("count", 0, 14)


@pytest.mark.rule("FH16")
def test_a_ruling_never_ends_the_round():
    game = play(counted(1, 0), "ruling-aside 9")
    assert why(game, "ruling-display P1 0") == ("last",)
    assert why(play(counted(0, 4, draw=2), "time"), "ruling-draw 0") is None
    game = play(counted(0, 1, draw=0), "time")
    assert why(game, "ruling-display P2 0") == ("last",)


def test_draw_pile_displays_and_cards_aside_are_what_the_players_say():
    game = play(at_table(), "ruling-draw 12, ruling-display P2 7, ruling-aside 9")
    assert (game.knowledge.draw, game.knowledge.hands, game.aside) == (12, [4, 7, 4], 9)
    assert game.score == 12 + 15 + 18


def test_turn_and_direction_are_what_the_players_say():
    game = play(at_table(), "ruling-turn P3, ruling-way back, lay R1 A")
    assert (game.way, game.seat) == (-1, 1)
    assert play(game, "ruling-way clockwise, lay R2 A").seat == 2


def test_who_is_ruled_to_have_no_card_is_passed_over():
    assert play(counted(2, 2, 2), "ruling-display P1 0").seat == 1
    assert why(counted(2, 0, 2), "ruling-turn P2") == ("empty", "P2")


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("ruling-top C R1", ("pile",)),
        ("ruling-top B R1", ("first",)),
        ("ruling-block C 1", ("pile",)),
        ("ruling-block A 4", ("count", 0, 3)),
        ("ruling-draw 96", ("count", 0, 95)),
        ("ruling-display P4 2", ("seat", 3)),
        ("ruling-display P1 96", ("count", 4, 14)),
        ("ruling-aside 96", ("count", 0, 95)),
        ("ruling-turn P4", ("seat", 3)),
    ],
)
def test_a_ruling_that_cannot_be_is_refused_and_changes_nothing(move: str, reason: tuple):
    game = at_table()
    before = snapshot(game)
    assert game.play(moves.parse(move)) == reason
    assert snapshot(game) == before


def test_bytes_that_are_no_card_and_no_way_are_refused():
    assert at_table().why_not((9, 0, 80)) == ("card",)
    assert at_table().why_not((13, 2)) == ("count", 0, 1)


def test_with_two_players_there_is_no_direction_to_rule():
    assert why(at_table(2), "ruling-way back") == ("two",)


@pytest.mark.parametrize(
    "move", ["ruling-draw 12", "ruling-display P1 3", "ruling-aside 2", "ruling-top A R1"]
)
def test_the_device_that_dealt_is_sure_of_its_cards(move: str):
    assert why(dealt("R1 R2 R3 R4", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4"), move) == ("dealt",)


def test_nothing_is_ruled_before_somebody_starts():
    game = rules.new(Setup("FH", TABLE, 3))
    for move in ("ruling-top A R1", "ruling-draw 5", "ruling-way back", "ruling-turn P2"):
        assert why(game, move) == ("start",)


@pytest.mark.rule("FH16")
def test_counts_may_be_put_right_after_the_end_but_time_stays_up():
    game = play(at_table(), "time, ruling-draw 5, ruling-turn P2")
    assert (game.over, game.score) == (True, 17)
    game = play(counted(1, 1), "lay R1 A, lay R2 A")
    assert not play(game, "ruling-display P2 1").over
    assert game.seat == 1
