"""Numbers Memo: who starts, turns, pairs kept and the end, H7.3 to H7.5."""

import pytest

from firmware.games.memo import rules
from firmware.games.memo.rules import CONSECUTIVE, DIFFERENCE, SUM, Memo
from tests.games.memo.positions import agreed, at_table, laid_out, play, why
from tests.text_player import snapshot


@pytest.fixture(params=["at the table", "laid out"])
def game(request: pytest.FixtureRequest) -> Memo:
    """Ten cards that pair by their sum, eleven; the first of two players is on turn."""
    return at_table() if request.param == "at the table" else laid_out(3, 9, 8, 2)


@pytest.mark.rule("H7.3")
def test_the_book_s_23_of_forty_by_sum_needs_18():
    game = at_table(40)
    assert game.needed == 0
    assert play(game, "reveal 23").needed == 18


@pytest.mark.rule("H-d")
def test_the_table_chooses_who_starts_and_nothing_is_revealed_before():
    game = rules.new(agreed(players=3))
    assert game.legal_moves() == [(0, 0), (0, 1), (0, 2)]
    for text in ("reveal 3", "need 8 8", "end"):
        assert why(game, text) == ("start",)
    assert why(game, "start P4") == ("seat", 3)
    assert play(game, "start P3").seat == 2
    assert why(game, "start P1") == ("started",)


@pytest.mark.rule("H7.3")
def test_a_pair_is_kept_and_the_player_may_go_again(game: Memo):
    play(game, "reveal 3, need 8 8")
    assert game.facts() == {
        "seat": 0, "up": [], "again": True, "cards": [2, 0], "left": 8,
        "over": False, "winners": None,
    }  # fmt: skip
    play(game, "reveal 2, need 9 9")
    assert game.facts()["cards"] == [4, 0]
    assert game.seat == 0


@pytest.mark.rule("H7.3")
def test_or_he_stops_and_the_next_player_is_on_turn(game: Memo):
    play(game, "reveal 3, need 8 8, end")
    assert (game.seat, game.kept, game.knowledge.hands) == (1, False, [2, 0])
    assert why(game, "end") == ("first",)


@pytest.mark.rule("H7.3")
def test_no_pair_stays_up_until_it_is_turned_back_and_the_turn_passes_on(game: Memo):
    play(game, "reveal 3, need 8 9")
    assert (game.seat, game.up, game.knowledge.hands) == (0, [3, 9], [0, 0])
    assert game.legal_moves() == [(3,)]
    for text in ("reveal 2", "need 8 8", "need 2 2"):
        assert why(game, text) == ("both",)
    play(game, "end")
    assert (game.seat, game.up, game.left) == (1, [], 10)
    assert play(game, "reveal 3").up == [3], "they lie where they lay"


@pytest.mark.rule("H7.3")
def test_turns_go_clockwise_and_round():
    game = at_table(players=3)
    seats = []
    for _ in range(4):
        seats.append(game.seat)
        play(game, "reveal 1, need 10 2, end")
    assert seats == [0, 1, 2, 0]


@pytest.mark.rule("H7.3")
def test_the_needed_number_is_declared_before_the_second_card_is_revealed(game: Memo):
    assert why(game, "need 8 8") == ("first",)
    play(game, "reveal 3")
    assert why(game, "reveal 8") == ("declare",)
    assert why(game, "end") == ("second",)
    assert why(game, "need 8 8") is None


@pytest.mark.rule("H7.3")
def test_who_has_revealed_nothing_cannot_end_his_turn(game: Memo):
    assert why(game, "end") == ("first",)
    play(game, "reveal 3, need 8 8, reveal 2")
    assert why(game, "end") == ("second",)


@pytest.mark.rule("H7.4")
def test_a_wrong_declaration_costs_nothing_if_the_cards_pair(game: Memo):
    play(game, "reveal 3, need 7 8")
    assert (game.seat, game.kept, game.knowledge.hands) == (0, True, [2, 0])


@pytest.mark.rule("H7.4")
def test_and_makes_no_pair_if_they_do_not(game: Memo):
    play(game, "reveal 3, need 9 9")
    assert (game.up, game.knowledge.hands) == ([3, 9], [0, 0])


@pytest.mark.rule("H7.4")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("need 8 3", ("same",)),
        ("need 3 8", ("itself",)),
        ("need 0 8", ("card", 10)),
        ("need 11 8", ("card", 10)),
        ("need 8 0", ("card", 10)),
        ("need 8 11", ("card", 10)),
        ("need 8 255", ("card", 10)),
    ],
)
def test_the_card_that_is_up_already_or_none_at_all_is_refused(game: Memo, text: str, reason):
    play(game, "reveal 3")
    before = snapshot(game)
    assert why(game, text) == reason
    assert snapshot(game) == before


@pytest.mark.rule("H7.4")
def test_a_card_that_is_gone_is_refused_as_first_and_as_second(game: Memo):
    play(game, "reveal 3, need 8 8")
    assert why(game, "reveal 3") == why(game, "reveal 8") == ("gone",)
    play(game, "reveal 2")
    assert why(game, "need 9 8") == ("gone",)
    assert why(game, "need 8 9") is None, "it may be declared, wrongly"


@pytest.mark.parametrize("card", [0, 11, 101, 255])
def test_a_number_that_is_no_card_cannot_be_revealed(game: Memo, card: int):
    assert why(game, f"reveal {card}") == ("card", 10)


PAIRS = ["reveal 1, need 10 10", "reveal 2, need 9 9", "reveal 3, need 8 8", "reveal 4, need 7 7"]


@pytest.mark.rule("H7.5")
def test_when_all_are_collected_the_most_cards_win(game: Memo):
    play(game, ",".join(PAIRS[:3]) + ", end," + PAIRS[3])
    assert not game.over
    assert game.scores() is None
    play(game, "reveal 5, need 6 6")
    assert game.over
    assert game.scores() == [6, 4]
    assert game.result() == "P1 wins, 6 4"
    assert game.facts()["winners"] == [0]
    assert game.legal_moves() == []
    for text in ("reveal 1", "need 1 2", "end", "start P1"):
        assert why(game, text) == ("over",)


@pytest.mark.rule("H7.5")
def test_a_tie_is_shared():
    game = at_table(8, SUM, 3)
    for pair in ("reveal 1, need 8 8, end", "reveal 2, need 7 7, end", "reveal 3, need 6 5, end"):
        play(game, pair)
    play(game, "reveal 3, need 6 6, end, reveal 4, need 5 5")
    assert game.over
    assert game.scores() == [4, 4, 0]
    assert game.facts()["winners"] == [0, 1]
    assert game.result() == "P1 P2 share, 4 4 0"


@pytest.mark.rule("H7.1", "H7.5")
@pytest.mark.parametrize("pairs", [SUM, DIFFERENCE, CONSECUTIVE])
def test_two_cards_are_always_a_pair(pairs: int):
    game = play(at_table(2, pairs), "reveal 2, need 1 1")
    assert game.over
    assert game.scores() == [2, 0]


def test_a_card_is_seen_only_where_the_device_laid_them_out():
    reveal, need, miss, end = (1, 3), (2, 8, 8), (2, 8, 9), (3,)
    game = at_table()
    assert not game.drew(reveal)
    assert not play(game, "reveal 3").drew(need)
    assert not play(game, "need 8 9").drew(end)
    game = laid_out()
    assert game.drew(reveal)
    play(game, "reveal 3")
    assert game.drew(need)
    assert game.drew(miss)
    assert play(game, "need 8 9").drew(end), "taken back, both would be seen again"
    play(game, "end, reveal 3, need 8 8")
    assert not game.drew(end)
    assert not game.drew((4, 1))
