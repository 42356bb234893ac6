"""4½ Minutes: the end, the score and the verdict, FH16 and FH17."""

import pytest

from firmware.games.minutes import texts
from tests.games.minutes.positions import at_table, counted, play, why


@pytest.mark.rule("FH16")
def test_the_round_is_over_when_all_cards_are_gone():
    game = play(counted(1, 1), "lay R1 A, lay R2 A")
    assert (game.over, game.left, game.score) == (True, 0, 0)
    assert game.legal_moves() == []
    assert why(game, "aside") == ("over",)
    assert game.scores() == [0]


@pytest.mark.rule("FH16")
def test_the_round_is_over_when_time_is_up_and_no_card_counts_after():
    game = play(at_table(3), "lay R1 A, aside, time")
    assert game.over
    for move in ("lay R2 A", "aside", "time", "start P1"):
        assert why(game, move) == ("over",)
    assert (game.left, game.score, game.scores()) == (90, 98, [98])


@pytest.mark.rule("FH16")
def test_a_player_without_cards_is_passed_over():
    game = play(counted(2, 0, 2, 0), "lay R1 A")
    assert game.seat == 2
    assert play(game, "lay R2 A").seat == 0


@pytest.mark.rule("FH16")
def test_the_last_player_with_cards_goes_on_alone():
    game = play(counted(2, 1, 1), "lay R1 A, lay R2 A, lay R3 A")
    assert (game.seat, game.over) == (0, False)
    assert play(game, "lay R4 A").over


@pytest.mark.rule("FH17")
def test_a_card_left_costs_one_minus_point_and_one_set_aside_two():
    game = play(counted(4, 4, 5, draw=10), "ruling-aside 7, time")
    assert game.score == 10 + 4 + 4 + 5 + 2 * 7
    assert game.result() == "37 minus points"


@pytest.mark.rule("FH17")
def test_nobody_has_a_score_before_the_end():
    assert at_table().scores() is None


@pytest.mark.rule("FH17")
@pytest.mark.parametrize(
    ("least", "most"), [(0, 0), (1, 15), (16, 35), (36, 60), (61, 90), (91, 95 * 2 * 3)]
)
def test_three_rounds_make_a_total_with_a_verdict_of_its_own(least: int, most: int):
    verdict = texts.verdict(least)
    assert verdict == texts.verdict(most) == texts.session_verdict(at_table(), 3, [least])
    assert verdict != texts.verdict(most + 1) or most == 95 * 2 * 3
    assert least == 0 or verdict != texts.verdict(least - 1)


@pytest.mark.rule("FH17")
def test_there_are_six_verdicts_and_none_before_three_rounds():
    assert len({texts.verdict(total) for total in range(200)}) == 6
    assert [texts.session_verdict(at_table(), games, [20]) for games in (1, 2, 4)] == ["", "", ""]
