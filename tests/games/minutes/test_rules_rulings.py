"""4½ Minutes: rulings, because the table is right and the device is wrong."""

import pytest

from firmware.games.minutes import rules
from firmware.games.minutes.tables import value_of
from firmware.knowledge import TABLE
from firmware.setup import Setup
from tests.games.minutes.table import at_table, counted, dealt, moves, open_table, play, tops, why
from tests.written import snapshot


def test_a_ruled_top_is_what_the_next_card_meets():
    game = play(at_table(), "lay R1 A, ruling-top A G5")
    assert tops(game) == ["G5", ""]
    assert why(game, "lay G1 A") is None
    assert why(game, "lay R1 A") == ("fit", value_of("R1"), value_of("G5"))
    assert play(game, "ruling-top B RY").tops[1] == value_of("RY")


def test_a_top_that_was_named_wrongly_is_still_out_and_the_right_one_is_not():
    game = play(at_table(), "lay R> A P2, ruling-top A Y>")
    assert why(game, "lay Y> A P1") == ("gone", value_of("Y>"))
    assert why(game, "lay R> A P1") is None


def test_the_same_top_may_be_ruled_on_both_piles_and_put_right_again():
    game = play(at_table(), "lay R> A P2, ruling-top B R>, ruling-top A R1, ruling-top B R2")
    assert tops(game) == ["R1", "R2"]
    assert why(game, "lay R> A P1") is None


@pytest.mark.rule("FH13")
def test_a_block_is_ruled_to_its_count_and_ends_with_another_top():
    game = play(at_table(), "lay R1 A, lay B1 B, ruling-block B 2")
    assert why(game, "lay B2 B") == ("blocked", 1, 2)
    assert play(game, "ruling-block A 0").facts()["blocked"] is None
    game = play(at_table(), "lay R# A, ruling-top A R1")
    assert game.count == 0
    game = play(at_table(), "lay R# A, lay B1 B, ruling-top B B2, ruling-top A Y#")
    assert game.count == 2


@pytest.mark.rule("FH5", "FH13")
def test_where_a_block_is_ruled_before_any_card_the_other_pile_is_begun():
    game = play(at_table(), "ruling-block A 3")
    assert why(game, "lay R1 A") == ("blocked", 0, 3)
    assert play(game, "lay R1 B, lay R2 B, ruling-top B R3, aside").count == 0
    assert why(game, "lay R4 B") is None
    assert tops(play(game, "lay B1 A, lay R4 B")) == ["B1", "R4"]
    assert why(play(at_table(), "ruling-block B 3"), "lay R1 B") == ("blocked", 1, 3)


def test_draw_pile_displays_and_cards_aside_are_what_the_players_say():
    game = play(at_table(), "ruling-draw 12, ruling-display P2 7, ruling-aside 9")
    assert (game.table.draw, game.table.hands, game.aside) == (12, [4, 7, 4], 9)
    assert game.score == 12 + 15 + 18


def test_turn_and_direction_are_what_the_players_say():
    game = play(at_table(), "ruling-turn P3, ruling-way back, lay R1 A")
    assert (game.way, game.seat) == (-1, 1)
    assert play(game, "ruling-way clockwise, lay R2 A").seat == 2


def test_who_is_ruled_to_have_no_card_is_passed_over():
    assert play(counted(2, 2, 2), "ruling-display P1 0").seat == 1
    assert why(counted(2, 0, 2), "ruling-turn P2") == ("empty", 2)


def test_where_nobody_has_a_card_but_the_draw_pile_only_a_new_display_helps():
    game = play(counted(1, 1, draw=3), "ruling-display P1 0, ruling-display P2 0")
    assert not game.over
    assert why(game, "lay R1 A") == ("empty", 2)
    assert play(game, "aside").table.hands == [0, 3]


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("ruling-top C R1", ("pile",)),
        ("ruling-top B R1", ("first",)),
        ("ruling-block C 1", ("pile",)),
        ("ruling-block A 4", ("count", 0, 3)),
        ("ruling-draw 96", ("count", 0, 95)),
        ("ruling-display P4 2", ("seat", 3)),
        ("ruling-display P1 96", ("count", 0, 95)),
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


@pytest.mark.parametrize("move", ["ruling-draw 12", "ruling-display P1 3", "ruling-aside 2"])
def test_the_device_that_dealt_is_sure_of_its_counts(move: str):
    assert why(dealt("R1 R2 R3 R4", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4"), move) == ("dealt",)


def test_where_the_device_dealt_a_ruled_top_costs_nobody_a_card():
    game = dealt("R1 R2 R3 R4", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4")
    play(game, "lay R1 A, ruling-top A Y1")
    assert (game.table.hands, game.left) == ([4, 4, 4], 94)
    assert len(open_table(game).hand(1)) == 4
    assert why(game, "lay Y1 A") is None


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
