"""The Game: experts, signs on piles, and what the device can know, TG13 to TG16."""

import pytest

from firmware.play.knowledge import NO, UNKNOWN, YES
from tests.games.the_game.positions import at_table, dealt, lay, play, ruled, why
from tests.text_player import snapshot


@pytest.mark.rule("TG13", "TG14")
@pytest.mark.parametrize("name", ["TG-expert1", "TG-expert2"])
def test_experts_lay_three_cards_and_one_once_the_draw_pile_is_empty(name: str):
    game = play(at_table(name), "lay 10 A, lay 11 A")
    assert why(game, "end") == ("few", 1)
    assert why(play(game, "lay 12 A"), "end") is None
    play(game, "end, ruling-draw 1, lay 13 A, lay 14 A")
    assert why(game, "end") == ("ask", 1)
    play(game, "lay 15 A, end")
    assert (game.knowledge.draw, game.due) == (0, 1)
    assert why(game, "end") == ("ask", 1)
    assert why(play(game, "lay 16 A"), "end") is None


@pytest.mark.rule("TG13")
@pytest.mark.parametrize(("players", "hand"), [(1, 8), (2, 7), (3, 6), (4, 6), (5, 6)])
def test_the_first_expert_level_has_the_hands_of_the_official_rules(players: int, hand: int):
    assert at_table("TG-expert1", players).knowledge.hands == [hand] * players


@pytest.mark.rule("TG14")
@pytest.mark.parametrize(("players", "hand"), [(1, 7), (2, 6), (3, 5), (4, 5), (5, 5)])
def test_the_second_expert_level_has_one_card_less_in_each_hand(players: int, hand: int):
    game = at_table("TG-expert2", players)
    assert game.knowledge.hands == [hand] * players
    play(game, lay("10 11 12 13 A"))
    assert play(game, "end").knowledge.hands == [hand] * players


@pytest.mark.rule("TG13")
def test_an_expert_is_stuck_at_the_third_card():
    game = ruled(dealt([20, 21, 22, 23, 24, 25, 26], [80], name="TG-expert1"), "1 95 5 5")
    play(game, "lay 25 A, lay 26 A")
    assert (game.over, game.laid, game.left) == (True, 2, 96)


@pytest.mark.rule("TG15")
def test_a_sign_on_a_pile_is_set_changed_and_taken_off_and_nothing_else_changes():
    game = at_table()
    before = snapshot(game)
    assert play(game, "mark C 1").marks == [0, 0, 1, 0]
    assert play(game, "mark A 2").marks == [2, 0, 1, 0]
    assert play(game, "mark A 1").marks == [1, 0, 1, 0]
    assert play(game, "mark A 0, mark C 0").marks == [0, 0, 0, 0]
    assert snapshot(game) == before


@pytest.mark.rule("TG15")
def test_a_sign_tells_no_number():
    for sign in (3, 37, 255):
        assert why(at_table(), f"mark A {sign}") == ("pile",)
    assert why(at_table(), "mark E 1") == ("pile",)


@pytest.mark.rule("TG15")
def test_a_sign_falls_when_the_seat_that_was_on_turn_is_on_turn_again():
    game = play(at_table("TG", 3), "lay 10 B, mark A 1, lay 11 B, mark D 2, end")
    assert (game.seat, game.marks) == (1, [1, 0, 0, 2])
    play(game, "lay 12 B, mark C 1, lay 13 B, end, lay 14 B, lay 15 B")
    assert (game.seat, game.marks) == (2, [1, 0, 1, 2])
    play(game, "end")
    assert (game.seat, game.marks) == (0, [0, 0, 1, 0])
    play(game, "lay 16 B, lay 17 B, end")
    assert (game.seat, game.marks) == (1, [0, 0, 0, 0])


@pytest.mark.rule("TG15")
def test_a_sign_set_anew_stays_another_round():
    game = play(at_table(), "mark A 1, lay 10 B, lay 11 B, end, mark A 1, lay 12 B, lay 13 B, end")
    assert (game.seat, game.marks) == (0, [1, 0, 0, 0])
    assert play(game, "lay 14 B, lay 15 B, end").marks == [0, 0, 0, 0]


@pytest.mark.rule("TG15")
def test_who_plays_alone_loses_his_signs_at_his_next_turn():
    game = play(at_table("TG", 1), "mark A 1, lay 10 B, lay 11 B")
    assert game.marks == [1, 0, 0, 0]
    assert play(game, "end").marks == [0, 0, 0, 0]


@pytest.mark.rule("TG15")
def test_a_sign_falls_when_its_pile_is_played_on():
    game = play(at_table(), "mark A 1, mark B 2, lay 10 B")
    assert game.marks == [1, 0, 0, 0]
    assert play(game, "lay 11 A").marks == [0, 0, 0, 0]


@pytest.mark.rule("TG15")
def test_a_sign_has_the_name_of_who_asked_but_never_of_who_is_on_turn():
    game = play(at_table("TG", 3), "ask A 1 P3, mark B 1")
    assert game.marks == [1, 1, 0, 0]
    assert game.askers == [2, -1, -1, -1]
    assert why(game, "ask A 1 P1") == ("turn", "P1")
    assert why(game, "ask A 1 P4") == ("seat", 3)
    assert why(game, "ask E 1 P3") == ("pile",)


@pytest.mark.rule("TS1")
def test_the_short_sheet_has_a_third_sign():
    assert why(at_table("TS", 3), "ask A 3 P3") is None
    assert why(at_table("TG", 3), "ask A 3 P3") == ("pile",)
    assert why(at_table("TS", 3), "mark A 4") == ("pile",)


@pytest.mark.rule("TG15")
@pytest.mark.parametrize(
    ("said", "card", "pile", "ignored"),
    [
        ("", 50, 0, False),
        ("ask A 1 P2", 3, 0, True),
        ("ask A 1 P2", 3, 1, False),
        ("mark A 1", 3, 0, True),
        ("ask A 2 P2", 11, 0, False),
        ("ask A 2 P2", 12, 0, True),
        ("ask C 2 P2", 90, 2, False),
        ("ask C 2 P2", 89, 2, True),
        ("lay 30 A, ask A 2 P2", 20, 0, False),
        ("ask A 1 P3, lay 50 B, lay 51 B, end, lay 52 B, lay 53 B, end", 3, 0, False),
    ],
)
def test_to_keep_off_is_ignored_by_any_card_and_no_big_jump_by_more_than_ten(
    said: str, card: int, pile: int, ignored: bool
):
    """Who asked may do it all the same."""
    game = at_table("TG", 3)
    assert (play(game, said) if said else game).ignores(card, pile) is ignored


@pytest.mark.rule("TG16")
def test_a_hand_that_the_device_knows_must_be_played_while_a_card_goes():
    game = dealt([50], [51])
    assert why(game, "end") == ("few", 2)
    assert why(game, "cant") == ("few", 2)
    play(game, "lay 50 A")
    assert why(game, "end") == ("few", 1)
    assert why(game, "cant") == ("few", 1)


@pytest.mark.rule("TG16")
def test_a_player_whose_hand_is_not_known_says_that_he_can_t_and_it_is_over():
    game = play(at_table(), lay("60 70 A", "71 B", "40 30 C", "29 D") + ", end, lay 72 A")
    assert why(game, "end") == ("ask", 1)
    assert game.can_go(1) == UNKNOWN
    before = snapshot(game)
    play(game, "cant")
    assert game.over
    assert game.left == 91
    assert snapshot(game) == {**before, "over": True}


@pytest.mark.rule("TG16")
def test_nobody_says_can_t_once_he_has_laid_enough():
    game = play(at_table(), "lay 50 A, lay 51 A")
    assert why(game, "cant") == ("enough",)


@pytest.mark.rule("TG16")
def test_where_more_cards_are_held_than_do_not_fit_one_certainly_goes():
    # Out and without a place are 22 to 30 but for what lies on top: fewer than seven below.
    game = ruled(at_table(), "30 31 24 23")
    misfits = [25, 26, 27, 28, 29]
    for card in range(2, 100):
        goes = any(why(game, f"lay {card} {pile}") is None for pile in "ABCD")
        assert goes == (card not in [*misfits, 23, 24, 30, 31])
    assert game.can_go(0) == UNKNOWN  # the rulings have bent the counts, which proves nothing
    play(game, "ruling-draw 80")
    assert game.left == 94
    assert game.can_go(0) == YES
    assert why(game, "end") == ("few", 2)
    assert why(game, "cant") == ("few", 2)
    play(game, "ruling-hand P1 6, ruling-draw 81")
    assert (game.left, game.can_go(0)) == (94, YES)
    play(game, "ruling-hand P1 5, ruling-draw 82")
    assert game.left == 94
    assert game.can_go(0) == UNKNOWN
    assert why(game, "end") == ("ask", 2)
    assert why(game, "cant") is None


@pytest.mark.rule("TG11", "TG16")
def test_where_no_card_that_is_out_fits_the_device_ends_the_game_itself():
    game = at_table("TG", 1)
    row = [(card, "A") for card in (*range(4, 50), *range(53, 98), 99)]
    for turn in range(0, 88, 8):
        play(game, lay(*[f"{card} {pile}" for card, pile in row[turn : turn + 8]]) + ", end")
    play(game, lay("95 96 97 99 A", "98 B", "3 C", "2 D"))
    assert (game.tops, game.left) == ([99, 98, 3, 2], 3)
    assert not game.over  # enough is laid
    play(game, "end")  # and 50, 51 and 52 fit nowhere
    assert (game.over, game.left) == (True, 3)


@pytest.mark.rule("TG16")
def test_an_empty_hand_certainly_goes_nowhere():
    game = play(at_table(), "ruling-hand P2 0")
    assert game.can_go(1) == NO
    assert game.can_go(0) == UNKNOWN


@pytest.mark.rule("TG16")
def test_the_device_that_dealt_always_knows():
    game = ruled(dealt([20, 21, 22, 23, 24, 25, 98], [30, 31, 32, 33, 34, 35, 36]), "90 95 5 5")
    assert game.can_go(0) == YES
    assert game.can_go(1) == NO
