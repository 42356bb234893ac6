"""Who holds what: yes, no, or cannot know."""

import pytest

from firmware.play.knowledge import LEVELS, NO, SCREEN, TABLE, UNKNOWN, YES, Counts, Hands


@pytest.fixture
def counts() -> Counts:
    """Ten cards, three players with two each."""
    table = Counts(3, 10)
    table.deal(2)
    return table


@pytest.fixture
def dealt() -> Hands:
    """The cards 10 to 19 in falling order, three players with two each."""
    table = Hands(3, bytes(range(19, 9, -1)))
    table.deal(2)
    return table


def test_the_levels_have_their_names():
    assert (LEVELS[TABLE], LEVELS[SCREEN], LEVELS[1]) == ("table", "screen", "guided")


def test_before_the_deal_all_cards_are_in_the_draw_pile():
    for table in (Counts(3, 10), Hands(3, bytes(10))):
        assert (table.hands, table.draw) == ([0, 0, 0], 10)


def test_both_levels_count_hands_and_draw_pile(counts: Counts, dealt: Hands):
    for table in (counts, dealt):
        assert (table.hands, table.draw) == ([2, 2, 2], 4)


def test_the_table_level_cannot_know_a_card_but_of_an_empty_hand(counts: Counts):
    assert counts.hand(0) is None
    assert counts.holds(0, 10) == UNKNOWN
    counts.lay(0, 10)
    assert counts.holds(0, 11) == UNKNOWN
    counts.lay(0, 11)
    assert counts.holds(0, 12) == NO
    assert counts.hands == [0, 2, 2]


def test_the_device_that_dealt_knows_every_hand(dealt: Hands):
    assert [dealt.hand(seat) for seat in range(3)] == [[16, 19], [15, 18], [14, 17]]
    assert dealt.holds(0, 19) == YES
    assert dealt.holds(1, 19) == NO
    assert dealt.holds(0, 10) == NO  # in the draw pile
    dealt.lay(0, 19)
    assert dealt.holds(0, 19) == NO
    assert (dealt.hand(0), dealt.hands) == ([16], [1, 2, 2])


@pytest.mark.parametrize("held", [(), (15,), (11, 15), (11, 13, 15), (10, 11, 18, 19)])
def test_a_card_that_is_put_into_a_hand_takes_its_place_among_the_others(held: tuple):
    for card in set(range(8, 22)) - set(held):
        table = Hands(1, bytes(range(8, 22)))
        table.known[0], table.hands[0] = list(held), len(held)
        table.put(0, card)
        assert table.hand(0) == sorted((*held, card))
        assert table.hands == [len(held) + 1]


def test_a_card_that_is_not_held_cannot_be_taken_out(dealt: Hands):
    with pytest.raises(ValueError):
        dealt.lay(0, 18)
    assert dealt.hands == [2, 2, 2]


def test_a_refill_draws_from_the_top_in_the_order_of_the_deck(dealt: Hands):
    dealt.lay(1, 15)
    assert dealt.refill(1, 2) == 1
    assert (dealt.hand(1), dealt.draw) == ([13, 18], 3)
    assert dealt.refill(1, 4) == 2
    assert (dealt.hand(1), dealt.draw) == ([11, 12, 13, 18], 1)


def test_a_refill_goes_as_far_as_the_draw_pile_reaches(counts: Counts, dealt: Hands):
    for table in (counts, dealt):
        assert table.refill(0, 9) == 4
        assert (table.hands, table.draw) == ([6, 2, 2], 0)
        assert table.refill(1, 9) == 0
        assert (table.hands, table.draw) == ([6, 2, 2], 0)
    assert dealt.hand(0) == [10, 11, 12, 13, 16, 19]


def test_a_hand_that_is_full_or_more_than_full_draws_nothing(counts: Counts, dealt: Hands):
    for table in (counts, dealt):
        for size in (2, 1, 0):
            assert table.refill(0, size) == 0
        assert (table.hands, table.draw) == ([2, 2, 2], 4)


def test_the_deck_is_never_changed(dealt: Hands):
    dealt.lay(0, 19)
    dealt.refill(0, 2)
    assert dealt.pile == bytes(range(19, 9, -1))


def test_a_card_is_taken_turned_over_and_given_back(counts: Counts, dealt: Hands):
    for table in (counts, dealt):
        assert table.take(1, 2) == 2
        assert (table.hands, table.draw) == ([2, 4, 2], 2)
    assert dealt.hand(1) == [12, 13, 15, 18]
    assert (counts.turn_over(), dealt.turn_over()) == (None, 11)
    for table in (counts, dealt):
        table.put(0, 11)
        assert (table.hands, table.draw) == ([3, 4, 2], 1)
    assert dealt.hand(0) == [11, 16, 19]


def test_a_draw_pile_that_is_used_up_is_renewed_and_drawn_from_its_top(
    counts: Counts, dealt: Hands
):
    for table in (counts, dealt):
        assert table.take(0, 9) == 4
        assert table.take(0, 1) == 0
        table.renew([30, 7, 30])
        assert table.draw == 3
        assert table.take(1, 2) == 2
        assert (table.hands, table.draw) == ([6, 4, 2], 1)
    assert dealt.hand(1) == [7, 15, 18, 30]


def test_a_card_that_is_turned_over_after_the_pile_was_ruled_empty_leaves_it_empty(counts: Counts):
    counts.draw = 0
    assert counts.turn_over() is None
    assert counts.draw == 0
