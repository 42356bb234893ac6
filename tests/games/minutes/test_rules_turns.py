"""4½ Minutes: setting aside and the special cards, FH9 to FH15."""

import pytest

from firmware.games.minutes.rules import value_of
from tests.games.minutes.positions import (
    at_table,
    counted,
    dealt,
    display,
    emptied,
    play,
    topped,
    tops,
    why,
)


@pytest.mark.rule("FH4")
def test_who_has_more_than_four_cards_does_not_draw_until_three_are_left():
    game = play(dealt("R+ R2 R3 R4", "R1 Y2 Y3 Y4", "G1 G2 G3 G4"), "lay R+ A")
    hands = [list(game.knowledge.hands)]
    for turn in ("lay R1 A", "lay G1 A", "aside", "lay Y4 B", "aside", "aside", "lay Y3 B"):
        play(game, turn)
        hands.append(list(game.knowledge.hands))
    assert [hand[1] for hand in hands] == [6, 5, 5, 5, 4, 4, 4, 4]


@pytest.mark.rule("FH9")
def test_who_cannot_or_will_not_play_sets_the_whole_display_aside_and_draws_a_new_one():
    game = dealt("R1 R2 R3 R4", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4", draws="B1 B2 B3 B4 P7")
    play(game, "aside")
    assert display(game, 0) == "B1 B2 B3 B4"
    assert (game.aside, game.seat, game.knowledge.draw) == (4, 1, 79)
    assert tops(game) == ["", ""]
    assert game.score == 91 + 2 * 4


@pytest.mark.rule("FH9")
def test_a_display_of_more_is_set_aside_as_a_whole_and_four_are_drawn():
    game = play(dealt("R+ R2 R3 R4", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4"), "lay R+ A, aside")
    assert (game.aside, game.knowledge.hands) == (6, [4, 4, 4])


@pytest.mark.rule("FH9")
def test_new_cards_are_drawn_as_far_as_they_reach():
    game = play(counted(4, 4, draw=3), "aside")
    assert (game.knowledge.hands, game.knowledge.draw, game.aside) == ([3, 4], 0, 4)
    game = play(game, "aside, aside")
    assert (game.knowledge.hands, game.aside, game.over) == ([0, 0], 11, True)


@pytest.mark.rule("FH10")
def test_it_s_your_turn_names_any_player_himself_too_and_the_direction_stays():
    for named, order in (("P1", [0, 1, 2, 3]), ("P3", [2, 3, 0, 1]), ("P4", [3, 0, 1, 2])):
        game = play(at_table(4), f"lay R> A {named}")
        assert seats(game, 4) == order
        assert game.way == 1
    game = play(at_table(4), "lay R~ A, lay R> A P2")
    assert seats(game, 3) == [1, 0, 3]


def seats(game, count: int) -> list[int]:
    """Return who is on turn, card after card."""
    found = []
    for card in ("R1", "R2", "R3", "R4")[:count]:
        found.append(game.seat)
        play(game, f"lay {card} A")
    return found


@pytest.mark.rule("FH10")
def test_somebody_must_be_named_and_by_no_other_card():
    game = at_table(3)
    assert why(game, "lay R> A") == ("name",)
    assert why(game, "lay R> A P1 P2") == ("name",)
    assert why(game, "lay R> A P4") == ("seat", 3)
    assert why(game, "lay R1 A P2") == ("nobody",)
    assert why(game, "lay R~ A P2") == ("nobody",)


@pytest.mark.rule("FH10")
def test_only_a_player_who_still_has_cards_may_be_named():
    game = counted(2, 0, 1)
    assert why(game, "lay R> A P2") == ("empty", "P2")
    assert why(game, "lay R> A P3") is None
    assert why(game, "lay R> A P1") is None
    assert why(counted(1, 0, 1), "lay R> A P1") == ("empty", "P1")


@pytest.mark.rule("FH10")
def test_the_refill_counts_before_somebody_is_named():
    assert why(counted(1, 1, draw=1), "lay R> A P1") is None
    assert play(counted(1, 1, draw=1), "lay R> A P1").knowledge.hands == [1, 1]


@pytest.mark.rule("FH10")
def test_the_game_s_last_card_names_nobody():
    game = counted(1, 0, 0)
    assert why(game, "lay R> A P1") == ("nobody",)
    assert play(game, "lay R> A").over


@pytest.mark.rule("FH11")
def test_change_direction_turns_the_direction_at_once_and_back_again():
    game = play(at_table(4), "lay R~ A")
    assert (game.way, game.seat) == (-1, 3)
    play(game, "lay R1 A")
    assert game.seat == 2
    play(game, "lay B~ B")
    assert (game.way, game.seat) == (1, 3)


@pytest.mark.rule("FH11")
def test_with_two_players_the_direction_stays_as_it_is():
    game = play(at_table(2), "lay R~ A")
    assert (game.way, game.seat) == (1, 1)
    assert game.facts()["way"] == 1


@pytest.mark.rule("FH12")
def test_draw_two_gives_the_next_player_two_cards_before_his_turn():
    game = dealt("R+ R2 R3 R4", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4", draws="B1 B2 B3")
    play(game, "lay R+ A")
    assert display(game, 0) == "R2 R3 R4 B1"  # after the own refill
    assert display(game, 1) == "Y1 Y2 Y3 Y4 B2 B3"
    assert (game.seat, game.knowledge.draw) == (1, 80)


@pytest.mark.rule("FH12")
def test_draw_two_gives_as_many_as_there_are():
    game = play(counted(4, 4, draw=2, name="FH"), "lay R+ A")
    assert (game.knowledge.hands, game.knowledge.draw) == ([4, 5], 0)
    game = play(counted(4, 4, draw=1), "lay R+ A")
    assert (game.knowledge.hands, game.knowledge.draw) == ([4, 4], 0)


@pytest.mark.rule("FH12")
def test_draw_two_follows_the_direction_and_passes_over_who_has_no_cards():
    game = play(at_table(3), "lay R~ A, lay R+ A")
    assert (game.seat, game.knowledge.hands) == (1, [4, 6, 4])
    assert play(counted(2, 0, 2), "lay R+ A").seat == 2


@pytest.mark.rule("FH13")
def test_blocked_closes_its_pile_until_three_cards_lie_on_the_other():
    game = play(topped("R3", "B3"), "lay R# A")
    counts = []
    for card in ("B4", "B5", "B6"):
        counts.append(game.count)
        assert why(game, "lay R7 A") == ("blocked", 0, game.count)
        assert why(game, "lay PR A") == ("blocked", 0, game.count)
        play(game, f"lay {card} B")
    assert counts == [3, 2, 1]
    assert (game.count, game.facts()["blocked"]) == (0, None)
    assert why(game, "lay B7 A") == ("fit", value_of("B7"), value_of("R#"))
    assert why(game, "lay R7 A") is None
    assert why(game, "lay PR A") is None


@pytest.mark.rule("FH13")
def test_the_other_pile_may_be_begun_for_the_block():
    game = play(at_table(), "lay R# A")
    assert why(game, "lay R1 A") == ("blocked", 0, 3)
    assert play(game, "lay B1 B").count == 2


@pytest.mark.rule("FH13")
def test_pile_two_can_be_blocked_as_well():
    game = play(topped("R3", "B3"), "lay Y# B")
    assert game.facts()["blocked"] == 1
    assert why(game, "lay Y1 B") == ("blocked", 1, 3)
    assert play(game, "lay R1 A, lay R2 A, lay R4 A, lay Y1 B").count == 0


@pytest.mark.rule("FH14")
def test_a_display_set_aside_ends_the_block_at_once():
    game = play(topped("R3", "B3"), "lay R# A, lay B1 B, aside")
    assert (game.count, game.facts()["blocked"]) == (0, None)
    assert why(game, "lay R1 A") is None


@pytest.mark.rule("FH15")
def test_both_piles_are_never_blocked_not_even_by_the_third_card_of_the_countdown():
    game = play(topped("R3", "B3"), "lay R# A")
    for card in ("B4", "B5", "B6"):
        assert why(game, "lay B# B") == ("second",)
        play(game, f"lay {card} B")
    assert why(game, "lay B# B") is None


@pytest.mark.rule("FH15")
def test_a_second_blocked_as_the_only_card_leaves_nothing_but_to_set_aside():
    game = emptied("R# R2", "B# R1", "R4")
    play(game, "lay R2 A, lay R1 A, aside, lay R# A")
    assert [game.left, game.over] == [1, False]
    assert game.legal_moves() == [(2,)]
    assert play(game, "aside").over
    assert game.score == 2 * 2
