"""Numbers Memo: cards, pairs, turns and the end, H7.1 to H7.5."""

import pytest

from firmware.games.memo import rules
from firmware.games.memo.rules import Memo
from firmware.games.memo.tables import CONSECUTIVE, DIFFERENCE, SUM, cards, partner
from firmware.knowledge import SCREEN, TABLE
from firmware.setup import Setup
from tests.games.memo.table import agreed, at_table, laid_out, play, snapshot, why


@pytest.fixture(params=["at the table", "laid out"])
def game(request: pytest.FixtureRequest) -> Memo:
    """Ten cards that pair by their sum, eleven; the first of two players is on turn."""
    return at_table() if request.param == "at the table" else laid_out(3, 9, 8, 2)


@pytest.mark.rule("H7.1")
def test_to_begin_with_there_are_ten_cards_that_pair_by_their_sum():
    usual = Setup("H7", TABLE, 2)
    assert cards(usual) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    game = rules.new(usual)
    assert (game.count, game.pairs) == (10, SUM)


@pytest.mark.rule("H7.1")
@pytest.mark.parametrize("count", [2, 4, 40, 98, 100])
def test_the_players_choose_any_even_number_of_cards(count: int):
    setup = agreed(count, deck=bytes(range(count, 0, -1)))
    assert cards(setup) == list(range(1, count + 1))
    assert rules.new(setup).facts() == {
        "seat": None, "up": [], "again": False, "cards": [0, 0], "left": count,
        "over": False, "winners": None,
    }  # fmt: skip


@pytest.mark.rule("H7.1")
@pytest.mark.parametrize("count", [0, 1, 3, 9, 99, 101, 102, 255])
def test_an_odd_number_none_or_more_than_a_hundred_is_refused(count: int):
    with pytest.raises(ValueError, match="no such game"):
        rules.new(agreed(count))


@pytest.mark.rule("H7.1")
@pytest.mark.parametrize("players", [0, 1, 7, 255])
def test_two_to_six_play(players: int):
    for allowed in range(2, 7):
        assert rules.new(agreed(players=allowed)).players == allowed
    with pytest.raises(ValueError, match="no such game"):
        rules.new(agreed(players=players))


@pytest.mark.rule("H7.2")
@pytest.mark.parametrize("options", [b"\x0a", b"\x0a\x03", b"\x0a\xff", b"\x0a\x00\x00"])
def test_a_fourth_way_of_pairing_or_half_an_answer_is_refused(options: bytes):
    with pytest.raises(ValueError, match="no such game"):
        rules.new(Setup("H7", TABLE, 2, b"", options))


@pytest.mark.parametrize(
    "deck",
    [
        [*range(1, 10)],
        [*range(1, 10), 9],
        [*range(1, 10), 11],
        [*range(10)],
        [*range(1, 12)],
        [],
    ],
)
def test_a_deck_with_a_card_too_few_too_many_or_wrong_is_refused(deck: list[int]):
    with pytest.raises(ValueError, match="not the deck"):
        rules.new(Setup("H7", SCREEN, 2, bytes(deck)))


@pytest.mark.rule("H7.2")
@pytest.mark.parametrize(
    ("pairs", "examples"),
    [
        (SUM, [(1, 40), (18, 23), (34, 7)]),
        (DIFFERENCE, [(1, 21), (18, 38), (34, 14)]),
        (CONSECUTIVE, [(1, 2), (18, 17), (34, 33)]),
    ],
)
def test_the_pairs_of_forty_cards_are_the_book_s(pairs: int, examples: list[tuple[int, int]]):
    for one, other in examples:
        assert partner(one, 40, pairs) == other
        assert partner(other, 40, pairs) == one


@pytest.mark.rule("H7.2")
@pytest.mark.parametrize("pairs", [SUM, DIFFERENCE, CONSECUTIVE])
@pytest.mark.parametrize("count", range(2, 101, 2))
def test_every_card_pairs_with_exactly_one_other(count: int, pairs: int):
    for card in range(1, count + 1):
        other = partner(card, count, pairs)
        assert other != card
        assert 1 <= other <= count
        assert partner(other, count, pairs) == card
        if pairs == SUM:
            assert card + other == count + 1
        elif pairs == DIFFERENCE:
            assert abs(card - other) * 2 == count
        else:
            assert abs(card - other) == 1
            assert max(card, other) % 2 == 0


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
    assert (game.seat, game.kept, game.table.hands) == (1, False, [2, 0])
    assert why(game, "end") == ("first",)


@pytest.mark.rule("H7.3")
def test_no_pair_stays_up_until_it_is_turned_back_and_the_turn_passes_on(game: Memo):
    play(game, "reveal 3, need 8 9")
    assert (game.seat, game.up, game.table.hands) == (0, [3, 9], [0, 0])
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
    assert (game.seat, game.kept, game.table.hands) == (0, True, [2, 0])


@pytest.mark.rule("H7.4")
def test_and_makes_no_pair_if_they_do_not(game: Memo):
    play(game, "reveal 3, need 9 9")
    assert (game.up, game.table.hands) == ([3, 9], [0, 0])


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
