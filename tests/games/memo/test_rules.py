"""Numbers Memo: the cards that are played with and which of them pair, H7.1 and H7.2."""

import pytest

from firmware.games.memo import rules
from firmware.games.memo.rules import CONSECUTIVE, DIFFERENCE, SUM, cards, partner
from firmware.play.knowledge import SCREEN, TABLE
from firmware.play.setup import Setup
from tests.games.memo.positions import agreed


@pytest.mark.rule("H7.1")
def test_to_begin_with_there_are_ten_cards_that_pair_by_their_sum():
    usual = Setup("H7", TABLE, 2)
    assert list(cards(usual)) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    game = rules.new(usual)
    assert (game.count, game.pairs) == (10, SUM)


@pytest.mark.rule("H7.1")
@pytest.mark.parametrize("count", [2, 4, 40, 98, 100])
def test_the_players_choose_any_even_number_of_cards(count: int):
    setup = agreed(count, deck=bytes(range(count, 0, -1)))
    assert list(cards(setup)) == list(range(1, count + 1))
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
